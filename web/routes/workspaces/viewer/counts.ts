import type { FormValue } from '../../../graph/workspace.ts'

/** How a form's values came about. A box that is not ticked is an answer, so it does not count as missing. */
export function countsOf(fields: FormValue[]) {
  return {
    sourced: fields.filter((field) => field.state === 'SOURCED').length,
    inferred: fields.filter((field) => field.state === 'INFERRED').length,
    edited: fields.filter((field) => field.state === 'EDITED').length,
    missing: fields.filter((field) => field.state === 'BLANK' && field.type !== 'TICK'),
  }
}

/** A value as people read it: a tick is yes or no, lines of an address stand beside each other. */
export function shownValue(field: FormValue) {
  if (field.type === 'TICK') return field.value ? 'Yes' : 'No'
  return field.value.replace(/\s*\n\s*/g, ', ')
}
