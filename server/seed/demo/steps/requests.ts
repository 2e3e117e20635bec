import { addDays, END_OF_DAY, momentIn } from '../../../../shared/dates.ts'
import { listContactsOf } from '../../../domains/accounts/service.ts'
import { getAgency, listAgencyUsers } from '../../../domains/agency/service.ts'
import {
  addServiceRequestComment,
  createServiceRequest,
  reopenServiceRequest,
  resolveServiceRequest,
  takeServiceRequest,
} from '../../../domains/servicing/service.ts'
import { type AskedRow, REQUESTS } from '../requests.ts'
import { keyOf, made, type Past, type Step, type World } from './step.ts'

/** What the clients asked for: opened, given to somebody, commented on, resolved, and one opened again. */
export const requestSteps = (world: World): Step[] =>
  REQUESTS.flatMap((asked, place) => {
    let opened: string | null = null
    const id = () => opened!
    const steps: Step[] = [
      {
        day: asked.day,
        by: place,
        work: async (past) => {
          opened = await open(world, past, asked, place)
        },
      },
    ]
    asked.comments?.forEach((content, at) => {
      const key = (past: Past) => keyOf(past, 'request comment', place, at)
      steps.push({
        day: asked.day,
        by: place + 1,
        work: (past) => past.run((ctx) => addServiceRequestComment(ctx, id(), { content, key: key(past) })),
      })
    })
    if (!asked.resolved) return steps
    const { day, notes, reopened } = asked.resolved
    steps.push({
      day,
      by: place,
      work: (past) => resolveServiceRequest(past.acting, id(), { notes, key: keyOf(past, 'resolved', place) }),
    })
    if (reopened)
      steps.push({
        day: day + 1,
        by: place,
        work: (past) =>
          past.run((ctx) => reopenServiceRequest(ctx, id(), { reason: reopened, key: keyOf(past, 'reopened', place) })),
      })
    return steps
  })

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
