import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { FieldError } from '../../lib/app-error.ts'
import { listAgencyUsers } from '../agency/service.ts'
import { findCarriers } from '../carriers/service.ts'
import type { NameOf } from './changes.ts'
import { mistakesOfDays } from './rules.ts'
import type { Policy, PolicyFacts } from './types.ts'

type Companies = Pick<PolicyFacts, 'carrierId' | 'brokerId'>

const idsIn = (facts: Companies[], of: (one: Companies) => (string | null)[]) => [
  ...new Set(facts.flatMap(of).filter((id) => id !== null)),
]

/** What a policy that is to be written names that is not there, or not what it is named as; and what is wrong with its days. */
export async function mistakesIn(
  ctx: Ctx,
  facts: PolicyFacts,
  cancellation: Policy['cancellation'] = null,
): Promise<FieldError[]> {
  must(ctx, 'read', 'policy')
  const { carrierId, brokerId, agencyUserId } = facts
  const carriers = await findCarriers(
    ctx,
    idsIn([facts], (one) => [one.carrierId, one.brokerId]),
  )
  const users = agencyUserId ? await listAgencyUsers(ctx) : []
  const wrong: [boolean, string, string][] = [
    [
      carrierId !== null &&
        !carriers.some(({ id, isCarrier, mergedInto }) => id === carrierId && isCarrier && !mergedInto),
      'carrierId',
      'Choose one of the carriers.',
    ],
    [
      brokerId !== null && !carriers.some(({ id, isBroker, mergedInto }) => id === brokerId && isBroker && !mergedInto),
      'brokerId',
      'Choose one of the brokers.',
    ],
    [
      agencyUserId !== null && !users.some(({ id }) => id === agencyUserId),
      'agencyUserId',
      'Choose one of your users.',
    ],
  ]
  return [
    ...wrong.flatMap(([isWrong, field, message]) => (isWrong ? [{ path: [field], message }] : [])),
    ...mistakesOfDays(facts, cancellation),
  ]
}

/** What the companies and persons that these policies name are called. */
export async function namesIn(ctx: Ctx, facts: Companies[]): Promise<NameOf> {
  must(ctx, 'read', 'policy')
  const carriers = await findCarriers(
    ctx,
    idsIn(facts, (one) => [one.carrierId, one.brokerId]),
  )
  const names = new Map([...carriers, ...(await listAgencyUsers(ctx))].map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? 'Unknown'
}
