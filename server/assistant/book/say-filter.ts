import { ACCOUNT_GAPS, ACCOUNT_TYPES, US_STATES } from '../../../shared/accounts.ts'
import { formatDate, type Span } from '../../../shared/dates.ts'
import { type Labeled, labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import { REQUEST_STATES, REQUEST_TYPES } from '../../../shared/requests.ts'
import { CERTIFICATE_STATES, POLICY_STATES } from '../../../shared/states.ts'
import type {
  AccountWhere,
  BookFilter,
  CertificateWhere,
  PolicyWhere,
  Related,
  RequestWhere,
} from '../../domains/book/types.ts'

const orOf = (words: readonly string[]) => words.join(' or ')
const labels = (list: readonly Labeled[], ids: readonly string[] = []) => orOf(ids.map((id) => labelOf(list, id)))
const people = (names: readonly string[]) =>
  orOf(names.map((name) => (name === 'ME' ? 'you' : name === 'NOBODY' ? 'nobody' : name)))

function days({ from, to }: Span): string {
  if (from && from === to) return `on ${formatDate(from)}`
  if (from && to) return `from ${formatDate(from)} to ${formatDate(to)}`
  if (from) return `on or after ${formatDate(from)}`
  return to ? `on or before ${formatDate(to)}` : 'on any day'
}

function premium({ over, atLeast, under, atMost }: NonNullable<PolicyWhere['premium']>): string {
  const said = [
    over !== undefined && `over ${dollars(over)}`,
    atLeast !== undefined && `of at least ${dollars(atLeast)}`,
    under !== undefined && `under ${dollars(under)}`,
    atMost !== undefined && `of at most ${dollars(atMost)}`,
  ]
  return `a premium ${said.filter(Boolean).join(' and ')}`
}
const dollars = (amount: number) => formatUsd(amount.toFixed(2))

/** Before the noun, the noun, and behind it. */
const phrase = (before: string, noun: string, behind: (string | false | undefined)[]) =>
  [before, noun, ...behind].filter(Boolean).join(' ')

function policies(where: PolicyWhere = {}, isOne = false): string {
  const { types, carriers, inForce, states, effective, expires, premium: range } = where
  return phrase(labels(POLICY_TYPES, types), isOne ? 'policy' : 'policies', [
    carriers && `of ${orOf(carriers)}`,
    inForce && 'in force today',
    states && `with the status ${labels(POLICY_STATES, states)}`,
    effective && `effective ${days(effective)}`,
    expires && `expiring ${days(expires)}`,
    range && `with ${premium(range)}`,
  ])
}

const certificates = ({ states, holder, ends, issued }: CertificateWhere = {}, isOne = false): string =>
  phrase(labels(CERTIFICATE_STATES, states).toLowerCase(), isOne ? 'certificate' : 'certificates', [
    holder && `whose holder’s name has “${holder}”`,
    ends && `ending ${days(ends)}`,
    issued && `issued ${days(issued)}`,
  ])

const requests = (where: RequestWhere = {}, isOne = false): string => {
  const { states, types, assignees, overdue, due, opened } = where
  return phrase(
    [overdue && 'overdue', labels(REQUEST_STATES, states).toLowerCase()].filter(Boolean).join(' '),
    isOne ? 'service request' : 'service requests',
    [
      types && `of the type ${labels(REQUEST_TYPES, types)}`,
      assignees && `assigned to ${people(assignees)}`,
      due && `due ${days(due)}`,
      opened && `opened ${days(opened)}`,
    ],
  )
}

function related(one: Related): string {
  const { atLeast, atMost } = one
  const words = (isOne: boolean) =>
    'policy' in one
      ? policies(one.policy, isOne)
      : 'certificate' in one
        ? certificates(one.certificate, isOne)
        : requests(one.request, isOne)
  if (atMost === 0) return `no ${words(true)}`
  if (atLeast === undefined && atMost === undefined) return withArticle(words(true))
  if (atLeast === atMost) return `exactly ${String(atLeast)} ${words(atLeast === 1)}`
  const bounds = [
    atLeast !== undefined && `at least ${String(atLeast)}`,
    atMost !== undefined && `at most ${String(atMost)}`,
  ]
  return `${bounds.filter(Boolean).join(' and ')} ${words((atMost ?? atLeast) === 1)}`
}
const withArticle = (words: string) => `${/^(?:[aeio]|umb)/i.test(words) ? 'an' : 'a'} ${words}`

/** The accounts of a filter: "in Ohio with …". */
function accounts(where: AccountWhere): string {
  const { names, types, states, missing, producers, serviceReps, team, has = [] } = where
  const kinds = types ? labels(ACCOUNT_TYPES, types).toLowerCase() : ''
  return [
    ...[kinds, 'accounts'],
    names && `named ${orOf(names)}`,
    states && `in ${labels(US_STATES, states)}`,
    missing && `with ${orOf(missing.map((gap) => labelOf(ACCOUNT_GAPS, gap).toLowerCase()))} on file`,
    producers && `whose producer is ${people(producers)}`,
    serviceReps && `whose service representative is ${people(serviceReps)}`,
    team && `whose producer or service representative is ${people(team)}`,
    has.length > 0 && `with ${has.map(related).join(' and ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const GROUPED: Record<NonNullable<BookFilter['groupBy']>, string> = {
  TYPE: 'type',
  STATE: 'status',
  CARRIER: 'carrier',
  ACCOUNT: 'account',
  ASSIGNEE: 'assignee',
  ADDRESS_STATE: 'state',
  PRODUCER: 'producer',
  SERVICE_REP: 'service representative',
}
const ORDERED: Record<NonNullable<BookFilter['order']>, string> = {
  PREMIUM_DESC: 'the highest premium first',
  EXPIRES_ASC: 'the first to expire first',
  NEWEST: 'the newest first',
  DUE_ASC: 'the first due first',
  NAME_ASC: 'by name',
}

/** A filter in words, as it was understood: "Accounts with a policy of Cinder Block expiring from … to … and no Umbrella policy in force today". */
export function sayFilter({ of, account, policy, certificate, request, groupBy, order, limit }: BookFilter): string {
  const onlyNamed = account?.names && Object.keys(account).length === 1
  const whose = account && (onlyNamed ? `of ${orOf(account.names!)}` : `of ${accounts(account)}`)
  const what =
    of === 'ACCOUNT'
      ? accounts(account ?? {})
      : [
          of === 'POLICY' ? policies(policy) : of === 'CERTIFICATE' ? certificates(certificate) : requests(request),
          whose,
        ]
          .filter(Boolean)
          .join(' ')
  const said = [
    what,
    groupBy && `by ${GROUPED[groupBy]}`,
    order && ORDERED[order],
    limit && `the first ${String(limit)}`,
  ].filter(Boolean)
  const words = said.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
