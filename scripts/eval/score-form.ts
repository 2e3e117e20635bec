import { isEqual } from './equality.ts'
import type { FormGold, Paper } from './gold.ts'
import type { Measure } from './measure.ts'

/** The elements of a form as they came out, each with the words it rests on, and what the reader took the document for. */
export type Filled = { kind: string; values: Map<string, { value: string; source: string | null }> }

export type FormScore = {
  document: string
  /** As the reader says. */
  kind: string
  form: string
  /** Elements the gold file gives a value for. */
  answerable: number
  /** Of those, how many were filled, rightly or wrongly. */
  filled: number
  right: number
  /** Filled values that are not the expected one, also where the element must stay blank. */
  wrong: { field: string; expected: string; got: string; source: string | null }[]
  /** Filled elements the gold file does not name: no one has said whether they are right. */
  unjudged: { field: string; got: string; source: string | null }[]
  /** Answerable elements that stayed blank. */
  missed: string[]
  paper: Paper
} & Measure

/** Holds a filled form against the gold file of its document. */
export function scoreForm(gold: FormGold, { kind, values }: Filled, measure: Measure): FormScore {
  const { document, form } = gold
  const wrong: FormScore['wrong'] = []
  const missed: string[] = []
  const count = { answerable: 0, filled: 0, right: 0 }
  for (const [field, expected] of Object.entries(gold.fields)) {
    const wanted = expected === true ? 'true' : expected || ''
    const { value: got = '', source = null } = values.get(field) ?? {}
    if (wanted) count.answerable++
    if (wanted && got) count.filled++
    if (isEqual(wanted, got)) count.right += wanted ? 1 : 0
    else if (got) wrong.push({ field, expected: wanted, got, source })
    else missed.push(field)
  }
  const unjudged = [...values]
    .filter(([field, { value }]) => value && !(field in gold.fields))
    .map(([field, { value, source }]) => ({ field, got: value, source }))
  return { document, kind, form, ...count, wrong, unjudged, ...measure, missed, paper: gold }
}
