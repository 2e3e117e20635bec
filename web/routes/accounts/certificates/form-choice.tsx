import { CERTIFICATE_FORMS, type CertificateFormId } from '../../../../shared/certificate-forms.ts'
import { formCard } from '../../../../shared/forms.ts'
import type { CertificateCandidatesQuery, CertificateForm } from '../../../graph/generated/graphql.ts'
import { SelectField } from '../../../parts/form/fields.tsx'

export type Candidates = CertificateCandidatesQuery['certificateCandidates']

/** "28" for ACORD_28. */
export const formIdOf = (form: CertificateForm) => form.slice('ACORD_'.length) as CertificateFormId

/** The forms that a policy in force may stand on; ACORD 25 where none may, which says why. */
export function formsOf(candidates: Candidates): CertificateForm[] {
  const forms = CERTIFICATE_FORMS.map((id): CertificateForm => `ACORD_${id}`)
  const allowed = forms.filter((form) => candidates.some((one) => one[form] === null))
  return allowed.length ? allowed : forms.slice(0, 1)
}

/** Why a policy is not on a form; of no form in particular, why it is on none of them. */
export const whyLeftOut = (candidate: Candidates[number], form: CertificateForm | null): string | null =>
  candidate[form ?? formsOf([candidate])[0]!] ?? null

type FormChoiceProps = {
  forms: readonly CertificateForm[]
  value: string
  onValue: (form: string) => void
  /** A further choice in front of the forms. */
  first?: { id: string; label: string }
}

/** On which form it is issued. */
export const FormChoice = ({ forms, value, onValue, first }: FormChoiceProps) => (
  <SelectField
    label="Form"
    name="form"
    value={value}
    onValue={onValue}
    choices={[
      ...(first ? [first] : []),
      ...forms.map((id) => {
        const { name, title } = formCard(formIdOf(id))
        return { id, label: `${name}, ${title}` }
      }),
    ]}
  />
)
