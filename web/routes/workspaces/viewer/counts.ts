import { shownFieldValue } from '../../../../shared/field-value.ts'
import { SAID_INSTEAD, type SaidInstead } from '../../../../shared/kinds.ts'
import type { FormValue } from '../../../graph/workspace.ts'

/** Each value of a form is in exactly one of these; a value in none of them does not matter on this form. */
export const STATES = ['sourced', 'inferred', 'edited', 'excluded', 'notIncluded', 'included', 'absent'] as const
export type ValueState = (typeof STATES)[number]

export const STATE_WORDS = {
  sourced: 'sourced',
  inferred: 'inferred',
  edited: 'edited',
  excluded: 'excluded',
  notIncluded: 'not included',
  included: 'included, no amount',
  absent: 'not found',
} as const satisfies Record<ValueState, string>

/**
 * How a value came about. A blank counts only where a reader of this form looks for it: a coverage that is not there, a
 * second line of an address or a box that is not ticked counts nothing.
 */
export function stateOf(field: FormValue): ValueState | null {
  const instead = insteadOf(field)
  if (instead) return INSTEAD[instead]
  if (field.state === 'BLANK') return field.expected && field.type !== 'TICK' ? 'absent' : null
  if (field.state === 'EDITED') return 'edited'
  if (field.value.toLowerCase() === 'excluded') return 'excluded'
  return field.state === 'INFERRED' ? 'inferred' : 'sourced'
}

const INSTEAD = { EXCLUDED: 'excluded', NOT_INCLUDED: 'notIncluded', INCLUDED: 'included' } as const

/** What the documents say of a blank in place of an amount, in words that are shown with it. */
function insteadOf({ state, reasonKind }: Pick<FormValue, 'state' | 'reasonKind'>): SaidInstead | null {
  return state === 'BLANK' && reasonKind && reasonKind in INSTEAD ? (reasonKind as SaidInstead) : null
}

/** How a blank of which the documents say something reads; undefined of any other. */
export function insteadWords(field: Pick<FormValue, 'state' | 'reasonKind'>): string | undefined {
  const instead = insteadOf(field)
  return instead ? SAID_INSTEAD[instead] : undefined
}

/** What is shown alone: the values of one state, or those that were something else on the form of the term before. */
export type Shown = ValueState | 'changed'

export const isShown = (field: FormValue, only: Shown): boolean =>
  only === 'changed' ? field.before !== null : stateOf(field) === only

/** What a value was on the form of the term before, as people read it; null where it was the same or is not known. */
export function beforeWords({ type, before }: Pick<FormValue, 'type' | 'before'>): string | null {
  if (!before) return null
  return `Changed from ${type === 'TICK' ? before.value : shownFieldValue(type, before.value)}`
}

/**
 * How many values there are of each state, which add up to `all`; `filled` of them stand on the form, `changed` were something else on the form of the
 * term before.
 */
export function countsOf(fields: FormValue[]) {
  const counts = { sourced: 0, inferred: 0, edited: 0, excluded: 0, notIncluded: 0, included: 0, absent: 0 }
  for (const field of fields) {
    const state = stateOf(field)
    if (state) counts[state] += 1
  }
  const all = STATES.reduce((sum, state) => sum + counts[state], 0)
  const changed = fields.filter((field) => isShown(field, 'changed')).length
  return { ...counts, all, changed, filled: fields.filter((field) => field.value).length }
}

/** "30 with a source, 1 inferred, 1 excluded". */
export function sumUp(fields: FormValue[]) {
  const counts = countsOf(fields)
  return STATES.flatMap((state) => {
    const words = state === 'sourced' ? 'with a source' : STATE_WORDS[state]
    return counts[state] ? [`${String(counts[state])} ${words}`] : []
  }).join(', ')
}

/** A value as people read it. */
export function shownValue({ type, value }: Pick<FormValue, 'type' | 'value'>) {
  return shownFieldValue(type, value)
}
