import { TextField } from '../../../parts/form/fields.tsx'
import { textOf } from '../../../parts/form/form-result.ts'
import { CheckField } from '../../../ui/field.tsx'

type CarrierFieldsProps = { was?: { name: string; isCarrier: boolean; isBroker: boolean } }

/** The name and roles of a company. */
export function CarrierFields({ was }: CarrierFieldsProps) {
  return (
    <>
      <TextField label="Name" name="name" value={was?.name} hint="As it appears on policies and certificates." />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-13 font-medium">What it is</legend>
        <CheckField name="isCarrier" path="isCarrier" value="yes" defaultChecked={was?.isCarrier ?? true}>
          Carrier: it insures
        </CheckField>
        <CheckField name="isBroker" path="isBroker" value="yes" defaultChecked={was?.isBroker ?? false}>
          Broker: you place through it
        </CheckField>
      </fieldset>
    </>
  )
}

/** The input to send. */
export const carrierInput = (form: FormData) => ({
  name: textOf(form, 'name'),
  isCarrier: form.has('isCarrier'),
  isBroker: form.has('isBroker'),
  key: textOf(form, 'key'),
})
