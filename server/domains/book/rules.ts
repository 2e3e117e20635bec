import type { AccountSort } from '../../../shared/accounts.ts'
import type { CertificateSort } from '../../../shared/certificates.ts'
import type { PolicySort } from '../../../shared/policies.ts'
import type { RequestSort } from '../../../shared/requests.ts'
import { AppError } from '../../lib/app-error.ts'
import type { BookFilter } from './types.ts'

type Orders<Sort> = Partial<Record<NonNullable<BookFilter['order']>, Sort>>
const ACCOUNTS: Orders<AccountSort> = { NAME_ASC: 'NAME_ASC', NEWEST: 'CREATED_DESC' }
const POLICIES: Orders<PolicySort> = {
  ...{ PREMIUM_DESC: 'PREMIUM_DESC', EXPIRES_ASC: 'EXPIRES_ASC' },
  ...{ NEWEST: 'CREATED_DESC', NAME_ASC: 'ACCOUNT_ASC' },
}
const CERTIFICATES: Orders<CertificateSort> = { NEWEST: 'CREATED_DESC', NAME_ASC: 'HOLDER_ASC' }
const REQUESTS: Orders<RequestSort> = { NEWEST: 'OPENED_DESC', DUE_ASC: 'DUE_ASC' }

const ORDERS = { ACCOUNT: ACCOUNTS, POLICY: POLICIES, CERTIFICATE: CERTIFICATES, SERVICE_REQUEST: REQUESTS }
/** How records are put in order where nothing is said. */
export const USUAL = {
  ACCOUNT: 'NAME_ASC',
  POLICY: 'ACCOUNT_ASC',
  CERTIFICATE: 'CREATED_DESC',
  SERVICE_REQUEST: 'LATE_FIRST',
}

/** The order of a list that a filter asks for. Throws INVALID for one that its records do not have. */
export function sortOf({ of, order, policy }: BookFilter): string {
  if (!order) return of === 'POLICY' && policy?.expires ? 'EXPIRES_ASC' : USUAL[of]
  const sort = ORDERS[of][order]
  if (!sort) throw new AppError('INVALID', `Such records are not put in the order ${order}.`)
  return sort
}
