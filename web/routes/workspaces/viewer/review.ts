import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { sourceName } from '../../../parts/source-name.ts'
import { insteadWords, shownValue, stateOf, type ValueState } from './counts.ts'

type Form = NonNullable<Artifact['form']>

/** A value that a person should look at before the form goes out, and why. */
export type ReviewItem = { field: FormValue; title: string; why: string; grave: boolean }

/**
 * What needs a person's eye, in the order of the form: values that were inferred, limits the policy names without an amount, blanks about
 * which the documents contradict each other or are in doubt, and values a check speaks of. A confirmed value is done.
 */
export function reviewItems(form: Form): ReviewItem[] {
  const checks = new Map<string, Form['findings']>()
  for (const finding of form.findings) {
    const own = form.fields.find((field) => finding.fields.includes(field.name))
    if (own) checks.set(own.name, [...(checks.get(own.name) ?? []), finding])
  }
  return form.fields.flatMap((field) => {
    if (field.confirmed) return []
    const found = checks.get(field.name) ?? []
    const state = stateOf(field)
    const reasons = [
      state === 'inferred' && whyInferred(field.source),
      state !== null &&
        state in WHY_INSTEAD &&
        `${WHY_INSTEAD[state]}${field.source ? ` (${sourceName(field.source)})` : ''}.`,
      field.reasonKind === 'CONFLICT' && (field.reason ?? 'The documents contradict each other.'),
      field.reasonKind === 'DOUBTED' && (field.reason ?? 'The value in the documents is in doubt.'),
      ...found.map(({ message }) => message),
    ].filter((reason) => reason !== false)
    if (!reasons.length) return []
    const grave = found.some(({ severity }) => severity === 'ERROR')
    return [{ field, title: titleOf(field), why: reasons.join(' '), grave }]
  })
}

const WHY_INSTEAD: Partial<Record<ValueState, string>> = {
  excluded: 'The policy excludes it',
  notIncluded: 'The policy does not include it',
  included: 'The policy includes it without an amount of its own',
}

/** A rule says itself why; anything else is named. */
function whyInferred(source: FormValue['source']) {
  if (source?.kind === 'RULE') return source.label
  return source ? `Inferred from ${sourceName(source)}.` : 'Inferred.'
}

/** Checks that are about no single value. */
export function wholeFindings(form: Form) {
  return form.findings.filter(({ fields }) => !form.fields.some((field) => fields.includes(field.name)))
}

function titleOf(field: FormValue) {
  const value = insteadWords(field) ?? (field.value ? shownValue(field) : 'blank')
  // The box of an answer is called by it: “Blanket: yes”.
  return field.label.endsWith(`: ${value.toLowerCase()}`) ? field.label : `${field.label}: ${value}`
}

/** The item before (-1) or after (1) the current one, around the end; without a current one the first or the last. */
export function stepFrom(items: ReviewItem[], current: string | null, by: 1 | -1): ReviewItem | null {
  const at = items.findIndex(({ field }) => field.name === current)
  if (at < 0) return (by > 0 ? items[0] : items.at(-1)) ?? null
  return items[(at + by + items.length) % items.length] ?? null
}
