import { parseDate } from '../../../shared/dates.ts'
import { plainName } from '../../documents/index.ts'
import type { FormField } from '../types.ts'
import type { FormDraft } from './draft.ts'
import { isOneParty } from './mentions.ts'
import type { Entry } from './placed.ts'

type Told = NonNullable<ReturnType<Entry['get']>>

/** An element that holds a part of an entry of a list. */
export type ListedField = FormField & { listed: NonNullable<FormField['listed']> }

export const listedIn = (fields: readonly FormField[], list: ListedField['listed']['list']): ListedField[] =>
  fields.filter((field): field is ListedField => field.listed?.list === list)

/** What the box of a tick is called in an entry, whatever its letter. */
export const boxOf = ({ name }: Pick<FormField, 'name'>): string => `box ${name.replace(/_[A-Z]\d?$/, '')}`
const disputedOf = (part: string) => `${part} disputed`

/** Whether a part of an entry says what the words of a tick speak of. */
export const isTicked = (field: FormField, value: string): boolean =>
  field.speaksOf?.test(value) === true && field.mustNotSpeakOf?.test(value) !== true

/** Each entry in the elements of its place; those without one go to an attached page, whole. */
export function putEntries(
  draft: FormDraft,
  fields: readonly FormField[],
  list: ListedField['listed']['list'],
  entries: readonly Entry[],
  called: string,
): void {
  const own = listedIn(fields, list)
  const places = Math.max(0, ...own.map(({ listed }) => listed.at + 1))
  for (const field of own) {
    const entry = entries[field.listed.at]
    const told = entry && wholeLine(toldIn(entry, field), entry, field, own)
    if (told) draft.put(field.name, told.value, told.source, told.isInferred)
    else if (entry?.has(disputedOf(field.listed.part))) draft.contest(field.name)
  }
  spillEntries(draft, own, entries.slice(places), called, places)
}

/** The street of an address with its second line, where the form has one line for both. */
function wholeLine(
  told: ReturnType<typeof toldIn>,
  entry: Entry,
  { listed }: ListedField,
  own: readonly ListedField[],
) {
  const line2 = listed.part === 'line1' ? entry.get('line2') : undefined
  const hasOwn = own.some((one) => one.listed.part === 'line2' && one.listed.at === listed.at)
  return told && line2?.value && !hasOwn ? { ...told, value: `${told.value}, ${line2.value}` } : told
}

/** Entries that have no place of their own, part by part, numbered from the one after `before`. */
export function spillEntries(
  draft: FormDraft,
  own: readonly ListedField[],
  entries: readonly Entry[],
  called: string,
  before: number,
): void {
  // The row that has the most elements tells what is asked of each.
  const [first] = [...Map.groupBy(own, ({ listed }) => listed.at).values()].toSorted((a, b) => b.length - a.length)
  for (const [at, entry] of entries.entries())
    for (const field of first ?? []) {
      const told = toldIn(entry, field)
      if (told)
        draft.spill(
          field.section.replace(/ \d+$/, ''),
          `${called} ${before + at + 1}: ${field.label.toLowerCase()}`,
          told.value === 'true' ? 'yes' : told.value,
          told.source,
        )
    }
}

function toldIn(entry: Entry, field: ListedField) {
  if (field.type !== 'TICK') {
    const told = entry.get(field.listed.part)
    return told && { ...told, isInferred: told.isInferred ?? false }
  }
  const box = entry.get(boxOf(field))
  if (box) return { ...box, value: 'true', isInferred: false }
  const told = entry.get(field.listed.part)
  return told && isTicked(field, told.value) ? { ...told, value: 'true', isInferred: true } : undefined
}

/**
 * Entries of one list with those of others that are the same thing; what they tell otherwise is told by none. `areApart`: an entry that
 * may be either of two which are not the same stays by itself.
 */
export function mergedEntries(
  lists: readonly (readonly Entry[])[],
  isOne: (one: Entry, other: Entry) => boolean,
  areApart = false,
): Entry[] {
  const [merged, loose]: [Entry[], Entry[]] = [[], []]
  const all = lists.flat()
  const isEither = (entry: Entry) => {
    const alike = all.filter((one) => one !== entry && isOne(one, entry))
    return alike.some((one) => alike.some((other) => !isOne(one, other)))
  }
  for (const entry of all) {
    const twin = merged.find((one) => isOne(one, entry))
    if (areApart && isEither(entry)) loose.push(new Map(entry))
    else if (twin) addTo(twin, entry)
    else merged.push(new Map(entry))
  }
  return [...merged, ...loose]
}

function addTo(entry: Entry, other: Entry): void {
  for (const [part, told] of other) {
    const own = entry.get(part)
    if (entry.has(disputedOf(part))) continue
    // What is on file comes before what documents say.
    const isHeld = own?.source.kind === 'account' && told.source.kind !== 'account'
    if (isHeld || isOlder(told, own)) continue
    if (!own) entry.set(part, told)
    else if (plain(own.value) !== plain(told.value)) {
      entry.delete(part)
      entry.set(disputedOf(part), told)
    }
  }
}

/** Whether the one is told by a form that is earlier than what tells the other. */
const isOlder = ({ asOf }: Told, own: Told | undefined): boolean =>
  own !== undefined && asOf !== undefined && (own.asOf === undefined || asOf < own.asOf)

/** Whether two entries are of one name, whole or with no more than its legal form left out. */
export function isOneNamed(one: Entry, other: Entry): boolean {
  const [name, another] = [one, other].map((entry) => entry.get('name')?.value ?? '') as [string, string]
  return plainName(name) !== '' && (plainName(name) === plainName(another) || isOneParty(name, another))
}

/** A value as it compares: a day, a number with its fraction, else letters and figures alone. */
export function plain(value: string): string {
  const day = parseDate(value.trim())
  if (day) return day
  return FRACTION.test(value)
    ? `${Number(value.replace(/[$,%\s]/g, ''))}`
    : value.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
const FRACTION = /^\s*\$?\s?[\d,]*\.\d+\s?%?\s*$/

/**
 * The entries that stand, with what an earlier form (`earlier`) tells of each. An entry that it alone tells may be of no more: where others are told, it is among
 * the ones `left`, unless the form is for a term to come.
 */
export function withEarlier(
  own: readonly Entry[],
  earlier: readonly (readonly Entry[])[],
  isCurrent: boolean,
  isOne: (one: Entry, other: Entry) => boolean,
  areApart = false,
): { entries: Entry[]; left: Entry[] } {
  const isKnown = (entry: Entry) => !own.length || isCurrent || own.some((one) => isOne(one, entry))
  const entries = mergedEntries([own, ...earlier.map((some) => some.filter(isKnown))], isOne, areApart)
  return { entries, left: earlier.flat().filter((entry) => !isKnown(entry)) }
}
