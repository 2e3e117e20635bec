import type { UserError } from '../../../graph/client.ts'
import { request } from '../../../graph/client.ts'
import { type ManagedUserFragment, ManagedUsersDocument, type SeatsFragment } from '../../../graph/generated/graphql.ts'
import { sentenceOf } from '../../../graph/request-failed.ts'
import { doForm, type FormResult } from '../../../parts/form/form-result.ts'

export const SUBSCRIPTION = '/app/settings/subscription'
export const SEATS = `${SUBSCRIPTION}/seats`

/** Who may open the dialogs about users. */
export const MANAGES_USERS = { may: ['confirm', 'agency-user'], refusal: 'Owners manage users.' } as const

export type ManagedUsers = { users: ManagedUserFragment[]; seats: SeatsFragment }

/** The users of the agency, those who may sign in first, and its seats. */
export async function loadManagedUsers(): Promise<ManagedUsers> {
  const { agencyUser, agencyUsers } = await request(ManagedUsersDocument, {})
  const active = agencyUsers.filter(({ state }) => state === 'ACTIVE')
  const disabled = agencyUsers.filter(({ state }) => state !== 'ACTIVE')
  return { users: [...active, ...disabled], seats: agencyUser!.agency.subscription }
}

export const isFull = ({ numSeats, numSeatsActive }: SeatsFragment) =>
  numSeats !== null && numSeats !== undefined && numSeatsActive >= numSeats

const seatsOf = (count: number) => `${String(count)} ${count === 1 ? 'seat' : 'seats'}`

/** "All 6 seats are taken." */
export const fullSentence = ({ numSeats }: SeatsFragment) =>
  numSeats === 1 ? 'The only seat is taken.' : `All ${seatsOf(numSeats ?? 0)} are taken.`

/** "5 of 6 seats are assigned then." */
export const seatsAfter = ({ numSeats, numSeatsActive }: SeatsFragment, more: 1 | -1) => {
  const then = numSeatsActive + more
  if (numSeats === null || numSeats === undefined) return `${seatsOf(then)} ${then === 1 ? 'is' : 'are'} assigned then.`
  return `${String(then)} of ${seatsOf(numSeats)} ${then === 1 ? 'is' : 'are'} assigned then.`
}

/** Runs the mutation of a dialog: whatever goes wrong is a sentence in it, the first of several (spec 1 §8). */
export async function tryInDialog(work: () => Promise<{ errors: UserError[] }>): Promise<FormResult | null> {
  try {
    const failure = await doForm(work)
    return failure && { ...failure, errors: failure.errors.slice(0, 1) }
  } catch (error) {
    if (error instanceof Response) throw error
    return { errors: [{ path: [], message: sentenceOf(error) }] }
  }
}
