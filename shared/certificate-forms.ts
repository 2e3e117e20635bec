import type { FormId } from './forms.ts'
import type { Labeled } from './labeled.ts'

/** The forms that certify insurance, the usual one first. */
export const CERTIFICATE_FORMS = ['25', '24', '27', '28'] as const satisfies readonly FormId[]
export type CertificateFormId = (typeof CERTIFICATE_FORMS)[number]

/** What interest somebody may have in insured property, and the forms that have a box for it. */
export const INTERESTS = [
  { id: 'MORTGAGEE', label: 'Mortgagee', forms: ['27', '28'] },
  { id: 'LENDERS_LOSS_PAYABLE', label: 'Lender’s loss payable', forms: ['27', '28'] },
  { id: 'LOSS_PAYEE', label: 'Loss payee', forms: ['27', '28'] },
  { id: 'ADDITIONAL_INSURED', label: 'Additional insured', forms: ['27'] },
  { id: 'CONTRACT_OF_SALE', label: 'Contract of sale', forms: ['28'] },
] as const satisfies readonly (Labeled & { forms: readonly CertificateFormId[] })[]
export type Interest = (typeof INTERESTS)[number]['id']

/** What a certificate of property is asked for with besides its holder; each is left out where nothing is said. */
export type Particulars = {
  interest?: Interest
  loanNumber?: string
  /** Which of several locations of the policy it is for. */
  location?: string
}
