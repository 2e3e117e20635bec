import { type ElementRow, type Is, waits } from './describe.ts'

/** Why words of a binder do not stand on the form: part of them would say less than is agreed. */
export const WRITTEN = waits('I do not read it from binders. Copy it from the binder, word for word.')

/** What a policy insures in words, for each kind of coverage. */
export const forms = (kind: string): ElementRow => [
  `Binder_${kind}_CoverageFormsDescription_A`,
  'Coverage and forms',
  'MULTILINE',
  WRITTEN,
]

/** An amount that words must call by its name. */
export const amount = (name: string, label: string, speaksOf: RegExp, is: Is = {}): ElementRow => [
  `${name}_A`,
  label,
  'AMOUNT',
  { speaksOf, ...is },
]
