import { type CertificateFormId, INTERESTS } from '../../../../shared/certificate-forms.ts'
import type { CertificateDetailsFragment } from '../../../graph/generated/graphql.ts'
import { SelectField, TextField } from '../../../parts/form/fields.tsx'
import { type Candidates, whyLeftOut } from './form-choice.tsx'

type PropertyFieldsProps = {
  form: CertificateFormId
  candidates: Candidates
  was?: CertificateDetailsFragment['particulars'] | undefined
}

/** What only forms of property ask for: which of several locations, the interest the holder has, and the loan. */
export function PropertyFields({ form, candidates, was }: PropertyFieldsProps) {
  const fitting = candidates.filter((one) => whyLeftOut(one, `ACORD_${form}`) === null)
  const places = fitting.map(({ policy }) => policy.details.locations)
  const locations = [...new Set(places.flat())]
  const interests = INTERESTS.filter(({ forms }) => forms.some((one) => one === form))
  return (
    <>
      {places.some((of) => of.length > 1) && (
        <SelectField
          label="Location"
          name="particulars.location"
          value={was?.location}
          choices={locations.map((id) => ({ id, label: id }))}
          none="The only one"
          hint="Amounts on file are of all locations together, so they stay blank."
        />
      )}
      {interests.length > 0 && (
        <>
          <SelectField
            label="Interest"
            name="particulars.interest"
            value={was?.interest}
            choices={interests}
            none="Leave it blank"
            hint="Only where a policy on file says so."
          />
          <TextField label="Loan number" name="particulars.loanNumber" value={was?.loanNumber} optional />
        </>
      )}
    </>
  )
}
