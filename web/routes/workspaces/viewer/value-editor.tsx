import { useState } from 'react'
import type { FormValue } from '../../../graph/workspace.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Field, TextArea, TextInput } from '../../../ui/field.tsx'
import { focusOnAppear } from '../../../ui/focus.ts'

type ValueEditorProps = { field: FormValue; onSave: (value: string) => void; onCancel: () => void }

/** Changes one value, with the control its type asks for. */
export function ValueEditor({ field, onSave, onCancel }: ValueEditorProps) {
  const [value, setValue] = useState(field.value)
  const [error, setError] = useState<string>()
  const max = field.maxLength ?? undefined
  const shared = { value, maxLength: max, ref: focusOnAppear }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const tidied = tidy(field.type, value)
        const wrong = field.type === 'DATE' && tidied && !isDate(tidied)
        if (wrong) return setError(`“${value.trim()}” is not a date. Write it as month/day/year.`)
        onSave(tidied)
      }}
    >
      {field.type === 'TICK' ? (
        <label htmlFor="tick-value" className="flex items-center gap-2 text-13">
          <Checkbox
            id="tick-value"
            checked={value !== ''}
            onChange={(event) => setValue(event.target.checked ? 'true' : '')}
          />
          {field.label}
        </label>
      ) : (
        <Field label={field.label} hint={HINTS[field.type]} {...(error ? { error } : {})}>
          {(control) =>
            field.type === 'MULTILINE' ? (
              <TextArea {...control} {...shared} onChange={(event) => setValue(event.target.value)} />
            ) : (
              <TextInput
                {...control}
                {...shared}
                inputMode={field.type === 'AMOUNT' ? 'decimal' : undefined}
                onChange={(event) => setValue(event.target.value)}
              />
            )
          }
        </Field>
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

const HINTS: Partial<Record<FormValue['type'], string>> = {
  DATE: 'Month/day/year, for example 04/01/2027',
  AMOUNT: 'An amount in dollars',
}

/** Dates and amounts may be typed in any usual way and are saved in the form's own. */
function tidy(type: FormValue['type'], value: string) {
  const text = value.trim()
  if (type === 'DATE') {
    const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
    const parts = iso ? [iso[2]!, iso[3]!, iso[1]!] : /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text)?.slice(1)
    if (!parts) return text
    const [month = '', day = '', year = ''] = parts
    return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}`
  }
  return text
}

/** Whether a date in the form's own spelling is a day of the calendar. */
function isDate(text: string) {
  const [month, day, year] = text.split('/').map(Number)
  const date = new Date(year ?? 0, (month ?? 0) - 1, day ?? 0)
  return /^\d\d\/\d\d\/\d{4}$/.test(text) && date.getMonth() + 1 === month && date.getDate() === day
}
