import { isOneName } from '../documents/index.ts'
import { type EarlierForm, earlierForms } from './proposing/application/earlier-forms.ts'
import { plain } from './proposing/entry-lists.ts'
import type { FormDefinition, FormField, FormValues, ProposalInput, ValueSource } from './types.ts'

/** What an element held on the form before, as people read it, and where. */
export type HeldBefore = { value: string; source: Extract<ValueSource, { kind: 'document' }> }

/** The parts that tell the entry of a list from others; of an entry of any other list nothing tells that it is the same. */
const TELL_APART: Partial<Record<NonNullable<FormField['listed']>['list'], readonly string[]>> = {
  class: ['class_code'],
  contact: ['name'],
  individual: ['name'],
  interest: ['name'],
  loss: ['date', 'description'],
  place: ['line1'],
  prior: ['policy.number'],
}

/**
 * What the latest earlier form of this kind, of this insured, among the files says otherwise than a filled one. Rows of lists are compared where both
 * forms tell the same entry once, in whatever row. The days of the term are another's every year and are no change.
 */
export function changedSince(
  form: Pick<FormDefinition, 'id' | 'fields' | 'insured'>,
  values: FormValues,
  given: Pick<ProposalInput, 'files' | 'today'>,
): Map<string, HeldBefore> {
  const before = latestBefore(form, values, given)
  if (!before) return new Map()
  const told = Object.fromEntries([...before].map(([name, { value }]) => [name, value]))
  const twins = twinsOf(form.fields, values, told)
  return new Map(
    form.fields.flatMap((field) => {
      const value = values[field.name]
      const twin = twins.get(field.name)
      if (!value || !twin || isOfTerm(field)) return []
      const held = field.type === 'TICK' ? tickedBefore(form.fields, twin, before) : before.get(twin)
      return held && plain(held.value) !== plain(value) ? [[field.name, held] as const] : []
    }),
  )
}

/** The boxes of the latest form before; none where two of one day may be meant, or it is of another insured. */
function latestBefore(
  { id, insured }: Pick<FormDefinition, 'id' | 'insured'>,
  values: FormValues,
  { files, today }: Pick<ProposalInput, 'files' | 'today'>,
): EarlierForm['boxes'] | null {
  const [latest, another] = earlierForms(id, { files, today }).filter(({ isCurrent }) => !isCurrent)
  if (!latest || another?.from === latest.from) return null
  const [name, now] = [latest.boxes.get(insured)?.value, values[insured]]
  return name && now && isOneName(name, now) ? latest.boxes : null
}

const isOfTerm = ({ type, carried, listed, leftAlone }: FormField) =>
  leftAlone !== undefined || (type === 'DATE' && carried !== 'standing' && !listed)

/** Of each element the one that held the same before: itself, or that of the row in which the same entry stood. */
function twinsOf(fields: readonly FormField[], values: FormValues, told: FormValues): Map<string, string> {
  const twins = new Map(fields.flatMap(({ name, listed }) => (isInRow(listed) ? [] : [[name, name] as const])))
  const rows = [
    ...Map.groupBy(
      fields.filter(({ listed }) => isInRow(listed)),
      rowOf,
    ).values(),
  ]
  const old = Map.groupBy(rows, (row) => entryIn(row, told))
  const now = Map.groupBy(rows, (row) => entryIn(row, values))
  for (const [entry, [row, again]] of now) {
    const [same, twice] = (entry && old.get(entry)) || []
    if (!row || again || !same || twice) continue
    for (const field of row) {
      const twin = same.find((one) => stemOf(one) === stemOf(field))
      if (twin) twins.set(field.name, twin.name)
    }
  }
  return twins
}

/** The applicant itself stands in the first row, whatever it is called. */
const isInRow = (listed: FormField['listed']) => listed && !(listed.list === 'applicant' && listed.at === 0)
const rowOf = ({ listed }: FormField) =>
  [listed!.list, listed!.at, listed!.building, listed!.list === 'prior' && listed!.line].join(' ')
const stemOf = ({ name }: FormField) => name.replace(/_[A-Z]\d?$/, '')

/** What tells the entry of a row from others; null where the row does not hold all of it. */
function entryIn(row: readonly FormField[], values: FormValues): string | null {
  const { list } = row[0]!.listed!
  const parts = (TELL_APART[list] ?? []).map((part) => {
    const field = row.find(({ listed, type }) => listed!.part === part && type !== 'TICK')
    return field ? (values[field.name] ?? '') : ''
  })
  if (!parts.length || parts.includes('') || row[0]!.listed!.building !== undefined) return null
  return [list, 'line' in row[0]!.listed! && row[0]!.listed.line, ...parts.map(plain)].join(' ')
}

/** The choice that was ticked in place of this one, where exactly one was. */
function tickedBefore(fields: readonly FormField[], twin: string, before: EarlierForm['boxes']) {
  const row = fields.find(({ name }) => name === twin)!
  if (before.has(twin)) return undefined
  const choices = fields.filter((one) => one.name !== twin && one.type === 'TICK' && isOneChoice(one, row))
  const [ticked, another] = choices.filter(({ name }) => before.has(name))
  return ticked && !another ? { ...before.get(ticked.name)!, value: ticked.label } : undefined
}

const isOneChoice = (one: FormField, other: FormField) =>
  one.holds && other.holds
    ? one.holds.key === other.holds.key && one.holds.line === other.holds.line
    : one.listed !== undefined &&
      other.listed !== undefined &&
      rowOf(one) === rowOf(other) &&
      one.listed.part === other.listed.part
