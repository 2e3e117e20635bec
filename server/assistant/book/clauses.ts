import type { Span } from '../../../shared/dates.ts'
import type {
  AccountWhere,
  BookFilter,
  CertificateWhere,
  PolicyWhere,
  Related,
  RequestWhere,
} from '../../domains/book/types.ts'
import type { When } from './atoms.ts'

/** How many of a kind there are to be. */
type Many = { atLeast?: number; atMost?: number }

/** What a question says of records of a kind: those that are asked for, or those that accounts have. */
export type Clause = {
  of: 'POLICY' | 'CERTIFICATE' | 'SERVICE_REQUEST'
  isNone: boolean
  many: Many
  policy: PolicyWhere
  certificate: CertificateWhere
  request: RequestWhere
  /** Clauses that "and" puts beside each other share what follows only where "both" says so. */
  group: number
  words: string
}

const RELATED = { POLICY: 'policy', CERTIFICATE: 'certificate', SERVICE_REQUEST: 'request' } as const

export const boundsOf = ({ atLeast, atMost }: Many) => ({
  ...(atLeast !== undefined && { atLeast }),
  ...(atMost !== undefined && { atMost }),
})

/** Policies are those in force where nothing else is said; what is due, or waits for somebody, is open. */
export function standing({ of, policy, request }: Clause) {
  if (of === 'POLICY' && !policy.states && !policy.effective) policy.inForce = true
  if (of === 'SERVICE_REQUEST' && (request.due || request.overdue)) request.states ??= ['OPEN']
}

function relatedOf(clause: Clause): Related {
  const many = clause.isNone ? { atMost: 0 } : clause.many
  if (clause.of === 'POLICY') return { policy: clause.policy, ...many }
  return clause.of === 'CERTIFICATE'
    ? { certificate: clause.certificate, ...many }
    : { request: clause.request, ...many }
}

/** The records that a day can only be of. */
export const OF_WHEN: Partial<Record<When, Clause['of']>> = {
  ...{ effective: 'POLICY', issued: 'CERTIFICATE' },
  ...{ due: 'SERVICE_REQUEST', opened: 'SERVICE_REQUEST' },
}

/** Puts days into a clause. False where it has others, and then these take their place. */
export function putDays({ of, policy, certificate, request }: Clause, when: When, span: Span): boolean {
  const isTaken = when === 'expires' ? policy.expires || certificate.ends : when === 'effective' && policy.effective
  if (when === 'expires' && of === 'POLICY') policy.expires = span
  if (when === 'expires' && of === 'CERTIFICATE') {
    certificate.ends = span
    certificate.states ??= ['CURRENT']
  }
  if (when === 'effective') policy.effective = span
  if (when === 'issued') certificate.issued = span
  if (when === 'due') request.due = span
  if (when === 'opened') request.opened = span
  return !isTaken
}

/** What has expired, has that for its status. */
export function putExpired({ of, policy, certificate }: Clause) {
  if (of === 'POLICY') policy.states = ['EXPIRED']
  if (of === 'CERTIFICATE') certificate.states = ['EXPIRED']
}

/** The filter of all clauses; the first of them is of what is asked for, where that is no account. */
export function filterOf(
  head: BookFilter['of'],
  where: AccountWhere,
  clauses: readonly Clause[],
  extra: Partial<BookFilter>,
): BookFilter {
  const own = head === 'ACCOUNT' ? null : clauses[0]!
  const has = clauses.filter((clause) => clause !== own).map(relatedOf)
  const account: AccountWhere = { ...where, ...(has.length && { has }) }
  const said = own?.[RELATED[own.of]]
  return {
    of: head,
    ...(Object.keys(account).length && { account }),
    ...(own && said && Object.keys(said).length && { [RELATED[own.of]]: said }),
    ...extra,
  }
}
