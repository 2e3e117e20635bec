import type { CertificateDetailsFragment } from '../../../graph/generated/graphql.ts'
import { AddressFields } from '../../../parts/form/address-fields.tsx'
import { TextAreaField, TextField } from '../../../parts/form/fields.tsx'
import { CheckField } from '../../../ui/field.tsx'

/** What stands in the fields at first: of a certificate that is issued again, or of a client's request for one. */
export type CertificateStart = Pick<
  CertificateDetailsFragment,
  'holder' | 'additionalInsured' | 'descriptionOfOperations'
>
type CertificateFieldsProps = { was?: CertificateStart | undefined }

/** Who holds it and what it is to say. */
export function CertificateFields({ was }: CertificateFieldsProps) {
  return (
    <>
      <TextField label="Certificate holder" name="holder.name" value={was?.holder.name} />
      <AddressFields path="holder.address" value={was?.holder.address} />
      <StatementFields was={was} />
    </>
  )
}

/** What a certificate says besides the policies; checked against the endorsements on file. */
export function StatementFields({ was }: CertificateFieldsProps) {
  return (
    <>
      <CheckField
        name="additionalInsured"
        path="additionalInsured"
        value="yes"
        defaultChecked={was?.additionalInsured ?? false}
        hint="Only where an endorsement of a policy on file grants it."
      >
        The holder is an additional insured
      </CheckField>
      <TextAreaField
        label="Description of operations"
        name="descriptionOfOperations"
        value={was?.descriptionOfOperations}
        optional
        hint="Locations, vehicles, jobs. What it claims of endorsements is checked against the policies."
      />
    </>
  )
}
