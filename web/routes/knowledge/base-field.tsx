import { SelectField } from '../../parts/form/fields.tsx'
import type { Base } from './knowledge-list.tsx'

type BaseFieldProps = { bases: readonly Base[]; value: string | undefined; onValue?: (id: string) => void }

/** Which knowledge base a document goes into: the first by default. */
export default function BaseField({ bases, value, onValue }: BaseFieldProps) {
  return (
    <SelectField
      label="Knowledge base"
      name="baseId"
      choices={bases.map(({ id, title }) => ({ id, label: title }))}
      value={value ?? bases[0]!.id}
      {...(onValue && { onValue })}
    />
  )
}
