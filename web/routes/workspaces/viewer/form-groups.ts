import type { FormValue } from '../../../graph/workspace.ts'
import { isShown, type Shown, shownValue, stateOf } from './counts.ts'

/** A part of the form as the trade names it. */
export type FormGroup = {
  name: string
  /** What counts on this form, in its order. */
  rows: FormValue[]
  /** Other fields of this part: blank and not expected. */
  rest: FormValue[]
  /** What this part says, in a few words. */
  gist: string
}

/** The form's values by its parts. With `only`, the values of one kind alone. */
export function groupsOf(fields: FormValue[], only: Shown | null): FormGroup[] {
  return [...Map.groupBy(fields, (field) => field.section)].flatMap(([name, own]: [string, FormValue[]]) => {
    const counted = own.filter((field) => stateOf(field) !== null)
    const rows = only ? own.filter((field) => isShown(field, only)) : counted
    if (only && !rows.length) return []
    const rest = only ? [] : own.filter((field) => stateOf(field) === null)
    return [{ name, rows, rest, gist: gistOf(counted) }]
  })
}

/** The first words and the first amount: "QF-000-1042, $1,000,000 each occurrence". */
function gistOf(fields: FormValue[]) {
  const filled = fields.filter((field) => field.value)
  const amount = filled.find((field) => field.type === 'AMOUNT')
  const words = filled.filter((field) => field.type === 'TEXT' || field.type === 'MULTILINE')
  const said = words.slice(0, amount ? 1 : 2).map(shownValue)
  return [...said, ...(amount ? [`${shownValue(amount)} ${amount.label.toLowerCase()}`] : [])].join(', ')
}
