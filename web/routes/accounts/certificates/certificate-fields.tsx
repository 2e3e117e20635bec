import { addressLine } from '../../../../shared/accounts.ts'
import type { CertificateFormId } from '../../../../shared/certificate-forms.ts'
import { formCard } from '../../../../shared/forms.ts'
import { request } from '../../../graph/client.ts'
import { type CertificateDetailsFragment, CertificateHoldersDocument } from '../../../graph/generated/graphql.ts'
import { AddressFields, fieldsOf } from '../../../parts/form/address-fields.tsx'
import { TextAreaField } from '../../../parts/form/fields.tsx'
import { SuggestingField } from '../../../parts/form/suggesting-field.tsx'
import { CheckField } from '../../../ui/field.tsx'
import type { Candidates } from './form-choice.tsx'
import { PropertyFields } from './property-fields.tsx'

/** What stands in the fields at first: of a certificate that is issued again, or of a client's request for one. */
export type CertificateStart = Pick<
  CertificateDetailsFragment,
  'holder' | 'additionalInsured' | 'descriptionOfOperations'
> &
  Partial<Pick<CertificateDetailsFragment, 'particulars'>>
type StatementFieldsProps = { was?: CertificateStart | undefined; form: CertificateFormId }
type CertificateFieldsProps = StatementFieldsProps & { accountId: string; candidates: Candidates }

/** The holder, with suggestions of the account's holders, and what the certificate states. */
export function CertificateFields({ was, form, accountId, candidates }: CertificateFieldsProps) {
  return (
    <>
      <SuggestingField
        label={formCard(form).interest ? 'Additional interest' : 'Certificate holder'}
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
      {form !== '25' && <PropertyFields form={form} candidates={candidates} was={was?.particulars} />}
      <StatementFields was={was} form={form} />
    </>
  )
}

/** The claims of a certificate besides the policies; checked against the endorsements on file. */
export function StatementFields({ was, form }: StatementFieldsProps) {
  return (
    <>
      {form === '25' && (
        <CheckField
          name="additionalInsured"
          path="additionalInsured"
          value="yes"
          defaultChecked={was?.additionalInsured ?? false}
          hint="Only where an endorsement on a policy on file grants it."
        >
          The holder is an additional insured
        </CheckField>
      )}
      <TextAreaField
        label={form === '25' ? 'Description of operations' : 'Remarks'}
        name="descriptionOfOperations"
        value={was?.descriptionOfOperations}
        optional
        hint={`${form === '25' ? 'Locations, vehicles, jobs. ' : ''}What it says about endorsements is checked against the policies.`}
      />
    </>
  )
}
