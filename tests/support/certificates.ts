import type { CertificateInput } from '../../server/domains/certificates/types.ts'
import { ADDRESS } from './accounts.ts'

const DAY_MS = 86_400_000

/** So many days from today, as it is kept. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** The days of a policy that runs. */
export const RUNS = { inforce_at: inDays(-100), expires_at: inDays(265) }

/** What a certificate is asked for with. */
export const aRequest = (accountId: string, given: Partial<CertificateInput> = {}): CertificateInput => ({
  accountId,
  holder: { name: 'Paper Lantern Properties', address: ADDRESS },
  additionalInsured: false,
  descriptionOfOperations: '',
  policyIds: null,
  replaces: null,
  ...given,
})
