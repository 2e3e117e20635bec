import type { Actor } from '../../server/ctx.ts'
import type { CertificateInput } from '../../server/domains/certificates/types.ts'
import { uploadTemplate } from '../../server/domains/forms/service.ts'
import { acord25 } from '../../server/forms/acord-25/index.ts'
import { ADDRESS } from './accounts.ts'
import { inDays } from './days.ts'
import { anUpload } from './files.ts'
import { makeFillablePdf } from './forms/fillable-pdf.ts'
import type { TestHouse } from './house.ts'
import { aCarrier, anAccount, aPolicy } from './records.ts'

/** The days of a policy that runs. */
export const RUNS = { inforce_at: inDays(-100), expires_at: inDays(265) }

export const LIMITS = JSON.stringify({ glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' })

/** An account with a liability policy of Quillfeather Mutual in force, QF-1042. */
export async function anInsured(test: Pick<TestHouse, 'ownerUrl'>, mine: { agencyId: string }) {
  const accountId = await anAccount(test, mine, { mailing_address: JSON.stringify(ADDRESS) })
  const carrierId = await aCarrier(test, mine, { name: 'Quillfeather Mutual' })
  const policy = { ...RUNS, account_id: accountId, carrier_id: carrierId, policy_number: 'QF-1042', limits: LIMITS }
  return { accountId, policyId: await aPolicy(test, mine, policy) }
}

/** The agency's own licensed PDF: what is issued from now on is a certificate and no worksheet. */
export async function aLicensedForm(test: TestHouse, { actor }: { actor: Actor }) {
  const pdf = await makeFillablePdf({ fields: acord25.fields, identifier: 'ACORD 0025 2016-03 Acroform' })
  const file = await anUpload(test, 'ACORD 25.pdf', pdf)
  await uploadTemplate({ house: test.house, actor }, { file, licenceConfirmed: true })
}

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
