import { ACCOUNT_TEAM } from '../../../shared/accounts.ts'
import { type IsoDate, mediumDate } from '../../../shared/dates.ts'
import { labelOf, nameOf } from '../../../shared/labeled.ts'
import { POLICY_TYPES, policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { idFrom } from '../../lib/ids.ts'
import { findClients, holdAccounts } from '../accounts/service.ts'
import type { Account } from '../accounts/types.ts'
import { listAgencyUsers, todayAt, userNames } from '../agency/service.ts'
import { findCarriers, findCarriersNamed } from '../carriers/service.ts'
import type { Carrier } from '../carriers/types.ts'
import {
  changesBetween,
  factsOf,
  listPoliciesOf,
  lockPolicies,
  mistakesOfDays,
  newPolicy,
  stateAfterEdit,
  stateBy,
  withChange,
} from '../policies/service.ts'
import type { Policy, PolicyFacts } from '../policies/types.ts'
import { saidBy } from './columns.ts'
import { type Named, type ReadPolicy as Read, readPolicy } from './policy-values.ts'
import { contradiction, problemAt, refused, settled, twinProblem } from './refusals.ts'
import * as references from './store/references.ts'
import type { Change, Column, Planned, Problem, RawRow, Said } from './types.ts'
import { policyTypeOf, userNamed } from './values.ts'

/** A planned row, with what it would write. New companies are identified by name. */
export type PolicyPlan = Planned & {
  companies?: { carrier: string | null; broker: string | null }
  create?: { accountId: string; facts: PolicyFacts }
  change?: { policy: Policy; facts: PolicyFacts }
}

/** The outcomes of rows of policies. Their accounts and policies are locked until the transaction ends. */
export async function planPolicies(
  ctx: Ctx,
  columns: readonly Column[],
  rows: readonly RawRow[],
): Promise<PolicyPlan[]> {
  must(ctx, 'read', 'policy')
  const all = rows.map((row) => ({ row, said: saidBy(columns, row.cells) }))
  const accountOf = await accountsFor(
    ctx,
    all.map(({ said }) => said),
  )
  const accounts = all.map(({ said }) => accountOf(said))
  const ids = [...new Set(accounts.flatMap((found) => ('account' in found ? [found.account.id] : [])))]
  const listed = await listPoliciesOf(ctx, ids)
  const policies = Map.groupBy(
    await lockPolicies(
      ctx,
      listed.map(({ id }) => id),
    ),
    ({ accountId }) => accountId,
  )
  const companies = await companiesFor(ctx, all, [...policies.values()].flat())
  const today = await todayAt(ctx)
  const taken = new Map<string, RawRow>()
  const created: { row: RawRow; create: Create }[] = []
  return all.map(({ row, said }, place): PolicyPlan => {
    const title = [said.accountName ?? said.accountReference ?? said.accountEmail, said.policyNumber]
      .filter(Boolean)
      .join(', ')
    const settledBy = ofAnotherLine(row, columns, said, title) ?? settled('POLICIES', row, columns, said, title)
    if (settledBy) return settledBy
    const found = accounts[place]!
    if ('problem' in found) return { ...refused(row, title), problems: [found.problem] }
    const { account } = found
    const read = readPolicy(columns, said, companies, today)
    if ('problems' in read) return { ...refused(row, title), problems: read.problems }
    const matching = matches(policies.get(account.id) ?? [], read)
    if (matching.length > 1)
      return refused(row, title, `${String(matching.length)} policies of ${account.name} could be meant.`)
    const policy = matching[0]
    const before = policy && taken.get(policy.id)
    if (policy) taken.set(policy.id, row)
    if (before) return refused(row, title, twinProblem('POLICIES', columns, row, before))
    if (policy) return planChange(row, account, policy, read, companies, today)
    const plan = planNew(row, account, read, companies, today, policies.get(account.id) ?? [])
    const { create } = plan
    if (!create) return plan
    const twin = created.find((one) => isOneTerm(one.create, create))
    if (twin) return refused(row, title, twinProblem('POLICIES', columns, row, twin.row))
    created.push({ row, create })
    return plan
  })
}

type Create = NonNullable<PolicyPlan['create']>

/** Whether two new policies would be one. */
const isOneTerm = ({ accountId, facts }: Create, other: Create) =>
  accountId === other.accountId && isOfTerm(facts, other.facts)

type Term = Pick<PolicyFacts, 'policyNumber' | 'inforceAt' | 'expiresAt'>

/** Whether two policies of an account have one number and terms that overlap or are not stated. */
function isOfTerm(one: Term, other: Term): boolean {
  if (!one.policyNumber || one.policyNumber.toLowerCase() !== other.policyNumber?.toLowerCase()) return false
  if (!one.inforceAt || !other.inforceAt || one.inforceAt === other.inforceAt) return true
  const [first, second] = one.inforceAt < other.inforceAt ? [one, other] : [other, one]
  return first.expiresAt !== null && second.inforceAt! < first.expiresAt
}

/** A row with the policy number of another row, but a different line of business. */
function ofAnotherLine(row: RawRow, columns: readonly Column[], said: Said, title: string): Planned | null {
  if (!row.twinDiffers || !row.twinCells || !said.policyNumber) return null
  const lineOf = ({ type }: Said) => (type ? policyTypeOf(type) : null)
  const [own, other] = [lineOf(said), lineOf(saidBy(columns, row.twinCells))]
  if (!own || !other || own === other) return null
  return refused(
    row,
    title,
    `Row ${String(row.twin)} has this policy number for ${labelOf(POLICY_TYPES, other)}. A policy has one line of business: send a package as one row, as Package, or give each line a number of its own.`,
    'type',
  )
}

type Found = { account: Account } | { problem: Problem }

/** How the account of a row is found: by its reference, else by e-mail and exact name, all that the row gives of them. */
export async function accountsFor(ctx: Ctx, all: readonly Said[]): Promise<(said: Said) => Found> {
  must(ctx, 'read', 'policy')
  const valuesOf = (field: string) => [...new Set(all.flatMap((said) => said[field]?.toLowerCase() ?? []))]
  const idOf = await references.findReferences(ctx.db, valuesOf('accountReference'))
  const alike = await findClients(ctx, { emails: valuesOf('accountEmail'), names: valuesOf('accountName') })
  const held = await holdAccounts(ctx, [...idOf.values(), ...alike.map(({ id }) => id)])
  return (said) => {
    const { accountReference: reference, accountEmail: email, accountName: name } = said
    if (reference) {
      const account = held.get(idOf.get(reference.toLowerCase()) ?? '')
      const emails = email ? [email] : []
      const other = account && contradiction({ ...account, emails: [account.email] }, { reference, name, emails })
      if (other) return { problem: problemAt('accountReference', other) }
      return account
        ? ofBusiness(account)
        : {
            problem: problemAt(
              'accountReference',
              `No account has the reference “${reference}”. Import the accounts first.`,
            ),
          }
    }
    if (!email && !name) return { problem: problemAt(null, 'This row names no account.') }
    const fits = alike.filter(
      (account) =>
        (!email || account.email.toLowerCase() === email.toLowerCase()) &&
        (!name || account.name.toLowerCase() === name.toLowerCase()),
    )
    const field = name ? 'accountName' : 'accountEmail'
    if (!fits.length)
      return { problem: problemAt(field, `No account is there for “${[name, email].filter(Boolean).join(', ')}”.`) }
    if (fits.length > 1)
      return { problem: problemAt(field, `${String(fits.length)} accounts fit. Refer to them by your reference.`) }
    return ofBusiness(held.get(fits[0]!.id)!)
  }
}

const ofBusiness = (account: Account): Found =>
  account.type === 'BUSINESS'
    ? { account }
    : { problem: problemAt(null, 'Personal policies are not supported yet. This account is a person’s.') }

/** The temporary id of a new company. */
export const companyId = (agencyId: string, name: string) => idFrom('company', agencyId, name.toLowerCase())

type Companies = Named & { named: Map<string, Carrier>; nameOf: (id: string) => string }

/** The companies that rows name; a new one has a temporary id until it is created. */
export async function companiesFor(
  ctx: Ctx,
  all: readonly { said: Said }[],
  policies: readonly Policy[],
): Promise<Companies> {
  must(ctx, 'read', 'policy')
  const typed = [
    ...new Set(all.flatMap(({ said }) => [said.carrier, said.broker].filter((name) => name !== undefined))),
  ]
  const found = await findCarriersNamed(ctx, typed)
  const known = await findCarriers(ctx, [
    ...new Set(policies.flatMap(({ carrierId, brokerId }) => [carrierId, brokerId].filter((id) => id !== null))),
  ])
  const named = new Map(found.map((carrier) => [carrier.name.toLowerCase(), carrier]))
  const idOf = (name: string) => named.get(name.toLowerCase())?.id ?? companyId(ctx.agencyId, name)
  const users = await listAgencyUsers(ctx)
  const userNameOf = await userNames(ctx)
  const names = new Map([...found, ...known].map(({ id, name }) => [id, name]))
  for (const name of typed) names.set(idOf(name), names.get(idOf(name)) ?? name)
  const userOf = (typed: string) => userNamed(users, typed)
  return { named, idOf, userOf, nameOf: (id) => names.get(id) ?? userNameOf(id) }
}

/** The policies a row may mean: of its number, in its term if both state one; without a number, of its line and term. */
function matches(policies: readonly Policy[], { change }: Read): Policy[] {
  const { policyNumber, inforceAt, expiresAt, type } = change
  if (policyNumber) {
    const ofNumber = policies.filter((policy) => policy.policyNumber?.toLowerCase() === policyNumber.toLowerCase())
    const ofTerm = ofNumber.filter((policy) => policy.inforceAt === inforceAt)
    if (!inforceAt) return ofNumber
    return ofTerm.length ? ofTerm : ofNumber.filter((policy) => policy.inforceAt === null)
  }
  return policies.filter(
    (policy) =>
      !policy.policyNumber &&
      policy.type === type &&
      policy.inforceAt === (inforceAt ?? null) &&
      policy.expiresAt === (expiresAt ?? null),
  )
}

const mistakesAsProblems = (mistakes: ReturnType<typeof mistakesOfDays>) =>
  mistakes.map(({ path, message }) => problemAt(path.at(-1) ?? null, message))

/** Companies that a row names and that do not exist, or not in that role. */
function newCompanies({ said }: Read, { named }: Companies) {
  const missing = (name: string | undefined, is: 'isCarrier' | 'isBroker') =>
    name && !named.get(name.toLowerCase())?.[is] ? name : null
  return { carrier: missing(said.carrier, 'isCarrier'), broker: missing(said.broker, 'isBroker') }
}

const newCompanyChanges = ({ carrier, broker }: ReturnType<typeof newCompanies>): Change[] =>
  [...new Set([carrier, broker])].flatMap((name) => (name ? [{ label: NEW_COMPANY, was: null, is: name }] : []))

/** The parts of a plan that name a new company: an earlier row of the same file may have added it since. */
export const NEW_COMPANY = 'New company'

/** The users of the account who look after its new policy, where its row names nobody; one nobody knows is left blank. */
const teamOf = (account: Account, { said }: Read): Partial<Pick<Account, 'producerId' | 'serviceRepId'>> =>
  Object.fromEntries(ACCOUNT_TEAM.flatMap(({ id }) => (said[nameOf(id)] === undefined ? [[id, account[id]]] : [])))

function planNew(
  row: RawRow,
  account: Account,
  read: Read,
  companies: Companies,
  today: IsoDate,
  others: readonly Policy[],
): PolicyPlan {
  const { type } = read.change
  const title = [account.name, read.change.policyNumber].filter(Boolean).join(', ')
  if (!type) return refused(row, title, 'Choose a line of business.', 'type')
  // Whatever a file does not state is left blank: no date, no agent and no way of billing or payment is made up. Only the team is the account's.
  const usual = newPolicy(type, today, null)
  const pricing = { ...usual.pricing, billingType: null, paymentIntervalType: 'NONE' as const }
  const blank = { ...usual, expiresAt: null, pricing }
  const said = { ...withChange(blank, read.change), ...teamOf(account, read) }
  const facts = { ...said, state: stateBy(said, today) }
  const mistakes = mistakesAsProblems(mistakesOfDays(facts, null))
  if (mistakes.length) return { ...refused(row, title), problems: mistakes }
  const overlapped = others.find((policy) => isOfTerm(policy, facts))
  if (overlapped) return refused(row, title, overlapProblem(overlapped), 'inforceAt')
  const made = newCompanies(read, companies)
  const changes = [
    ...told(changesBetween({ ...blank, type: facts.type }, facts, companies.nameOf)),
    ...newCompanyChanges(made),
  ]
  return {
    ...{ position: row.position, outcome: 'CREATE', title: [account.name, policyTitle(facts)].join(', ') },
    ...{
      changes,
      problems: read.notes,
      aboutId: account.id,
      companies: made,
      create: { accountId: account.id, facts },
    },
  }
}

function planChange(
  row: RawRow,
  account: Account,
  policy: Policy,
  read: Read,
  companies: Companies,
  today: IsoDate,
): PolicyPlan {
  const title = [account.name, policyTitle(policy)].join(', ')
  if (read.change.type && read.change.type !== policy.type)
    return refused(row, title, 'This policy number is of another line of business in Cara.', 'type')
  const before = factsOf(policy)
  const facts = withChange(before, read.change)
  const mistakes = mistakesAsProblems(mistakesOfDays(facts, policy.cancellation))
  if (mistakes.length) return { ...refused(row, title), problems: mistakes }
  const after = { ...facts, state: stateAfterEdit(before, facts, today) }
  const changes = told(changesBetween(before, after, companies.nameOf))
  const shared = { position: row.position, title, problems: read.notes, aboutId: policy.id }
  if (!changes.length) return { ...shared, outcome: 'SAME', changes }
  const made = newCompanies(read, companies)
  return {
    ...shared,
    outcome: 'CHANGE',
    changes: [...changes, ...newCompanyChanges(made)],
    companies: made,
    change: { policy, facts },
  }
}

function overlapProblem({ policyNumber, inforceAt, expiresAt }: Term) {
  const days = [inforceAt, expiresAt].map((day) => (day ? mediumDate(day) : 'an open day'))
  return `${policyNumber!} is in Cara from ${days.join(' to ')}, which overlaps this row. Correct its days in Cara or here.`
}

const told = (changes: readonly Change[]): Change[] => changes.map(({ label, was, is }) => ({ label, was, is }))
