import { isNamed, POLICY_FIELDS } from '../../../shared/policy-fields.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { FieldError } from '../../lib/app-error.ts'
import { listAgencyUsers, userNames } from '../agency/service.ts'
import { findCarriers } from '../carriers/service.ts'
import type { NameOf } from './changes.ts'
import { mistakesOfDays } from './rules.ts'
import type { Policy, PolicyFacts } from './types.ts'

type Facts = Pick<PolicyFacts, (typeof NAMED)[number]['id']>

/** The fields that name a company or a user by its id. */
const NAMED = POLICY_FIELDS.filter(isNamed)

const companiesIn = (facts: Facts[]) => [
  ...new Set(
    NAMED.flatMap(({ id, holds }) => (holds === 'user' ? [] : facts.map((one) => one[id]))).filter((id) => id !== null),
  ),
]

/** What a policy that is to be written names that is not there, or not what it is named as; and what is wrong with its days. */
export async function mistakesIn(
  ctx: Ctx,
  facts: PolicyFacts,
  cancellation: Policy['cancellation'] = null,
): Promise<FieldError[]> {
  must(ctx, 'read', 'policy')
  const companies = (await findCarriers(ctx, companiesIn([facts]))).filter(({ mergedInto }) => !mergedInto)
  const users = NAMED.some(({ id, holds }) => holds === 'user' && facts[id]) ? await listAgencyUsers(ctx) : []
  const known = {
    carrier: { all: companies.filter(({ isCarrier }) => isCarrier), choose: 'Choose one of the carriers.' },
    broker: { all: companies.filter(({ isBroker }) => isBroker), choose: 'Choose one of the brokers.' },
    user: { all: users, choose: 'Choose one of your users.' },
  }
  const unknown = NAMED.filter(
    (field) => facts[field.id] && !known[field.holds].all.some(({ id }) => id === facts[field.id]),
  )
  return [
    ...unknown.map(({ id, holds }) => ({ path: [id], message: known[holds].choose })),
    ...mistakesOfDays(facts, cancellation),
  ]
}

/** What the companies and users that these policies name are called. */
export async function namesIn(ctx: Ctx, facts: Facts[]): Promise<NameOf> {
  must(ctx, 'read', 'policy')
  const carriers = await findCarriers(ctx, companiesIn(facts))
  const names = new Map(carriers.map(({ id, name }) => [id, name]))
  const userNameOf = await userNames(ctx)
  return (id) => names.get(id) ?? userNameOf(id)
}
