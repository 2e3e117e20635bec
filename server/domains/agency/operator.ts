import { z } from 'zod'
import { labelOf } from '../../../shared/labeled.ts'
import { ROLES, SIGHTS } from '../../../shared/roles.ts'
import { asOwner, type Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { recordOperated } from '../history/service.ts'
import { normaliseEmail } from './rules.ts'
import { createAgency, DEMO } from './seed.ts'
import { setUserRights } from './store/users.ts'
import * as store from './store.ts'
import type { AgencyUser } from './types.ts'

/** Operator commands across all agencies; these verbs take the database owner's connection string. */

export type AgencyInBrief = { name: string; isDemo: boolean; users: Pick<AgencyUser, 'name' | 'email' | 'state'>[] }

const person = z.object({
  name: z.string().trim().min(1, "Give the user's name with --user."),
  email: z.string().trim().max(254).pipe(z.email("Give the user's e-mail address with --email.")),
})
const agencyInput = z.object({
  name: z.string().trim().min(1, 'Give the agency a name with --name.'),
  phone: z.string().optional(),
  mailingAddress: z.object({
    line1: z.string().optional(),
    city: z.string().optional(),
    zone: z.string().optional(),
    postalCode: z.string().optional(),
  }),
  user: person,
})

/** Every agency with its users, the demo agency first, then by name. */
export const listAgencies = (ownerUrl: string): Promise<AgencyInBrief[]> =>
  asOwner(ownerUrl, async (db) => {
    const demo = new Set<string>(DEMO.users.map(({ email }) => email))
    const agencies = (await store.listAgenciesWithUsers(db)).map(({ name, users }) => ({
      name,
      isDemo: users.some(({ email }) => demo.has(email)),
      users,
    }))
    return agencies.sort((a, b) => Number(b.isDemo) - Number(a.isDemo) || a.name.localeCompare(b.name, 'en'))
  })

/** Creates an agency and its first user, who can sign in immediately. Throws INVALID for what is missing, CONFLICT for a known address. */
export const createAgencyWithUser = (ownerUrl: string, input: unknown) =>
  asOwner(ownerUrl, async (db) => {
    const { user, ...agency } = parse(agencyInput, input)
    await refuseKnown(db, user.email)
    await createAgency(db, { ...agency, users: [user] })
    return { name: agency.name, email: user.email }
  })

/** Adds a user to the agency of that name, or to the only one there is. Throws NOT_FOUND, INVALID or CONFLICT with a sentence. */
export const addAgencyUser = (ownerUrl: string, agencyName: string | undefined, input: unknown) =>
  asOwner(ownerUrl, async (db) => {
    const user = parse(person, input)
    await refuseKnown(db, user.email)
    const agency = await findAgency(db, agencyName)
    await store.addUser(db, { id: newId(), agencyId: agency.id, ...user })
    return { name: agency.name, email: user.email }
  })

/** Enables or disables a user; sessions of a disabled user have ended when this returns. Throws NOT_FOUND. */
export const setAgencyUserState = (ownerUrl: string, email: string, state: AgencyUser['state']) =>
  asOwner(ownerUrl, async (db) => {
    const user = await findKnown(db, email)
    await store.setUserState(db, user.id, state)
    return user
  })

/** Makes a user who can sign in an owner: for an agency that has none left who can. Throws NOT_FOUND, CONFLICT. */
export const makeOwner = (ownerUrl: string, email: string) =>
  asOwner(ownerUrl, async (db) => {
    const user = await findKnown(db, email)
    if (user.state !== 'ACTIVE')
      throw new AppError('CONFLICT', `${user.name} cannot sign in. Enable the user first, with enable-user.`)
    if (user.role === 'OWNER') return user
    await setUserRights(db, user.id, { role: 'OWNER', sees: 'ALL_ACCOUNTS' })
    const changes = [
      { field: 'role', label: 'Role', was: labelOf(ROLES, user.role), is: labelOf(ROLES, 'OWNER') },
      { field: 'sees', label: 'Sees', was: labelOf(SIGHTS, user.sees), is: labelOf(SIGHTS, 'ALL_ACCOUNTS') },
    ].filter(({ was, is }) => was !== is)
    const about = { user: user.name, email: user.email }
    await recordOperated(db, user.agencyId, { actor: 'OPERATOR', at: new Date() }, [
      { kind: 'AGENCY_USER_RIGHTS_CHANGED', subject: { accountId: null }, about, changes },
    ])
    return user
  })

async function findKnown(db: Db, email: string) {
  const user = await store.findUserByEmail(db, normaliseEmail(email))
  if (user) return user
  throw new AppError('NOT_FOUND', `No one signs in with "${email}". npm run agency -- list shows who does.`)
}

/** The agency of that name, or the only one there is. Throws NOT_FOUND with the names there are. */
export const findAgencyNamed = (ownerUrl: string, name: string | undefined) =>
  asOwner(ownerUrl, async (db) => {
    const { id, name: found } = await findAgency(db, name)
    return { id, name: found }
  })

async function refuseKnown(db: Db, email: string) {
  if (await store.findUserByEmail(db, normaliseEmail(email))) {
    throw new AppError('CONFLICT', `Someone already signs in with ${email}.`)
  }
}

async function findAgency(db: Db, name: string | undefined) {
  const agencies = await store.listAgenciesWithUsers(db)
  const [found, ...others] = name ? agencies.filter((agency) => agency.name === name) : agencies
  if (found && !others.length) return found
  if (!agencies.length)
    throw new AppError('NOT_FOUND', 'There is no agency yet. Make one with npm run agency -- create.')
  const names = agencies.map((agency) => `"${agency.name}"`).join(', ')
  throw new AppError('NOT_FOUND', `Say which agency with --agency: ${names}.`)
}
