import { addDays, END_OF_DAY, momentIn } from '../../../../shared/dates.ts'
import { getAccount, listContactsOf } from '../../../domains/accounts/service.ts'
import { getAgency, listAgencyUsers } from '../../../domains/agency/service.ts'
import { createCertificate } from '../../../domains/certificates/service.ts'
import { drawSpecimen } from '../../../domains/files/specimen.ts'
import {
  addServiceRequestComment,
  createServiceRequest,
  mergeServiceRequests,
  reopenServiceRequest,
  resolveServiceRequest,
  takeServiceRequest,
} from '../../../domains/servicing/service.ts'
import { TOWNS } from '../accounts.ts'
import { type AskedHolder, type AskedRow, REQUESTS } from '../requests.ts'
import { keyOf, made, type Past, type Step, type World } from './step.ts'
import { withFile } from './with-file.ts'

/** What the clients asked for: opened, given to someone, commented on, resolved, merged, and one opened again. */
export const requestSteps = (world: World): Step[] => {
  const opened: string[] = []
  return REQUESTS.flatMap((asked, place) => {
    const id = () => opened[place]!
    const first: Step = {
      day: asked.day,
      by: place,
      work: async (past) => {
        opened[place] = await open(world, past, asked, place)
        const before = REQUESTS.findIndex((other) => other.account === asked.account && other !== asked)
        if (asked.again)
          await past.run((ctx) => mergeServiceRequests(ctx, opened[before]!, id(), keyOf(past, 'merged', place)))
      },
    }
    const comments = (asked.comments ?? []).map((content, at): Step => {
      const key = (past: Past) => keyOf(past, 'request comment', place, at)
      return {
        day: asked.day,
        by: place + 1,
        work: (past) => past.run((ctx) => addServiceRequestComment(ctx, id(), { content, key: key(past) })),
      }
    })
    return [first, ...comments, ...lastSteps(world, asked, place, id)]
  })
}

/** How a request ended: answered, with what went out, and perhaps opened again. */
function lastSteps(world: World, { account, ask, resolved }: AskedRow, place: number, id: () => string): Step[] {
  if (!resolved) return []
  const { day, notes, reopened, letter, issued } = resolved
  const resolve: Step = {
    day,
    by: place,
    work: async (past) => {
      const accountId = made(world.accounts, account)
      if (issued)
        await issueFor(past, ask.createCertificate as AskedHolder, { accountId, serviceRequestId: id() }, place)
      const answer = { notes, key: keyOf(past, 'resolved', place) }
      if (!letter) return resolveServiceRequest(past.acting, id(), answer)
      const { name } = await past.run((ctx) => getAccount(ctx, accountId))
      const drawn = await drawSpecimen(letter, [[{ text: `To ${name}`, bold: true }, null, { text: notes }]])
      return withFile(past, letter, drawn, (file) =>
        resolveServiceRequest(past.acting, id(), { ...answer, files: [file] }),
      )
    },
  }
  if (!reopened) return [resolve]
  const reopen: Step = {
    day: day + 1,
    by: place,
    work: (past) =>
      past.run((ctx) => reopenServiceRequest(ctx, id(), { reason: reopened, key: keyOf(past, 'reopened', place) })),
  }
  return [resolve, reopen]
}

function issueFor(
  past: Past,
  { name, address, additionalInsured }: AskedHolder,
  of: { accountId: string; serviceRequestId: string },
  place: number,
) {
  const holder = { name, address: { ...address, postalCode: TOWNS[address.city] } }
  const rest = { descriptionOfOperations: '', policyIds: null, replaces: null }
  return createCertificate(past.acting, { ...of, holder, additionalInsured, ...rest }, keyOf(past, 'issued', place))
}

function open(world: World, past: Past, { account, ask, policy, by, due, said }: AskedRow, place: number) {
  return past.run(async (ctx) => {
    const accountId = made(world.accounts, account)
    const [contact] = (await listContactsOf(ctx, [accountId])).get(accountId) ?? []
    const users = await listAgencyUsers(ctx)
    const { timeZone } = await getAgency(ctx)
    const input = {
      ...ask,
      accountId,
      clientName: contact?.name ?? null,
      clientEmail: contact?.email ?? null,
      clientPhone: contact?.phone ?? null,
      policyId: policy ? made(world.policies, `${policy}/0`) : null,
      assigneeId: by === undefined ? null : users[by % users.length]!.id,
      dueAt: due === undefined ? null : momentIn(timeZone, addDays(world.today, due), END_OF_DAY).toISOString(),
      key: keyOf(past, 'request', place),
    }
    if (!said) return (await createServiceRequest(ctx, input)).id
    const lines = said.lines.map(([role, content]) => ({ role, content, at: ctx.now.toISOString() }))
    return (await takeServiceRequest(ctx, input, { channel: said.channel, beganAt: ctx.now, said: lines })).id
  })
}
