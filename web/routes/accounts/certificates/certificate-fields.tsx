import { addressLine } from '../../../../shared/accounts.ts'
import { request } from '../../../graph/client.ts'
import { type CertificateDetailsFragment, CertificateHoldersDocument } from '../../../graph/generated/graphql.ts'
import { AddressFields, fieldsOf } from '../../../parts/form/address-fields.tsx'
import { TextAreaField } from '../../../parts/form/fields.tsx'
import { SuggestingField } from '../../../parts/form/suggesting-field.tsx'
import { CheckField } from '../../../ui/field.tsx'

/** What stands in the fields at first: of a certificate that is issued again, or of a client's request for one. */
export type CertificateStart = Pick<
  CertificateDetailsFragment,
  'holder' | 'additionalInsured' | 'descriptionOfOperations'
>
type CertificateFieldsProps = { was?: CertificateStart | undefined }

/** The holder, with suggestions of the account's holders, and what the certificate states. */
export function CertificateFields({ was, accountId }: CertificateFieldsProps & { accountId: string }) {
  return (
    <>
      <SuggestingField
        label="Certificate holder"
        name="holder.name"
        value={was?.holder.name}
        shortest={0}
        find={async (search, signal) =>
          (await request(CertificateHoldersDocument, { accountId, search }, { signal })).certificateHolders
        }
        listLabel="Holders of this account"
        failure="Earlier holders cannot be shown right now."
        show={({ name, address }) => [name, addressLine(address)]}
        fieldsOf={({ name, address: { line1, line2, city, zone, postalCode } }) => ({
          'holder.name': name,
          ...fieldsOf('holder.address', { line1, line2, city, zone, postalCode }),
        })}
      />
      <AddressFields path="holder.address" value={was?.holder.address} />
      <StatementFields was={was} />
    </>
  )
}

/** The claims of a certificate besides the policies; checked against the endorsements on file. */
export function StatementFields({ was }: CertificateFieldsProps) {
  return (
    <>
      <CheckField
        name="additionalInsured"
        path="additionalInsured"
        value="yes"
        defaultChecked={was?.additionalInsured ?? false}
        hint="Only where an endorsement on a policy on file grants it."
      >
        The holder is an additional insured
      </CheckField>
      <TextAreaField
        label="Description of operations"
        name="descriptionOfOperations"
        value={was?.descriptionOfOperations}
        optional
        hint="Locations, vehicles, jobs. What it says about endorsements is checked against the policies."
      />
    </>
  )
}
