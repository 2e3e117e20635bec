import { useState } from 'react'
import { readFieldValue } from '../../../../shared/field-value.ts'
import type { FormValue } from '../../../graph/workspace.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Select } from '../../../ui/field.tsx'
import { focusUnlessTyping } from '../../../ui/focus.ts'
import { ReadField } from '../../../ui/read-field.tsx'

type ValueEditorProps = {
  field: FormValue
  /** What stands in it first. */
  typed: string
  onTyped?: (text: string) => void
  onSave: (value: string) => void
  onCancel: () => void
}

/** Changes one value, with the control its type asks for. */
export function ValueEditor({ field, typed: begun, onTyped, onSave, onCancel }: ValueEditorProps) {
  const [typed, setTyped] = useState(begun)
  const change = (text: string) => {
    setTyped(text)
    onTyped?.(text)
  }
  const [asked, setAsked] = useState(false)
  const { type, maxLength, choices, isOpen } = field
  const read = (text: string) => readFieldValue(type, text, { maxLength, choices, isOpen })
  return (
    <form
      className="grid gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const given = read(typed)
        setAsked(true)
        if (given.ok) onSave(given.value)
      }}
    >
      {type === 'TICK' ? (
        <label htmlFor="tick-value" className="flex items-center gap-2 text-13">
          <Checkbox
            id="tick-value"
            ref={focusUnlessTyping}
            checked={typed !== ''}
            onChange={(event) => change(event.target.checked ? 'true' : '')}
          />
          {field.label}
        </label>
      ) : type === 'CHOICES' || (type === 'CHOICE' && !isOpen) ? (
        <Choices field={field} typed={typed} onTyped={change} />
      ) : (
        <ReadField
          label={field.label}
          hint={HINTS[type]}
          typed={typed}
          onTyped={change}
          read={read}
          asked={asked}
          lines={type === 'MULTILINE'}
          inputMode={type === 'AMOUNT' ? 'decimal' : undefined}
          inputRef={focusUnlessTyping}
        />
      )}
      <div className="flex gap-1">
        <Button type="submit" look="primary" size="sm">
          Save
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The choices of a field: one of them or none, or any of them, a line each. */
function Choices({
  field,
  typed,
  onTyped,
}: Pick<ValueEditorProps, 'field' | 'typed'> & { onTyped: (text: string) => void }) {
  const { label, type, choices } = field
  if (type === 'CHOICE')
    return (
      <Select aria-label={label} value={typed} onChange={(event) => onTyped(event.target.value)}>
        <option value="">Blank</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    )
  const chosen = typed.split('\n')
  return (
    <fieldset className="grid gap-1 text-13">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice} htmlFor={`choice-${choice}`} className="flex items-center gap-2">
          <Checkbox
            id={`choice-${choice}`}
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onTyped(choices.filter((one) => (one === choice ? target.checked : chosen.includes(one))).join('\n'))
            }
          />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}

const HINTS: Partial<Record<FormValue['type'], string>> = {
  DATE: 'Month/day/year, for example 04/01/2027',
  AMOUNT: 'In dollars, for example 1,000,000 or 1.5m',
}
