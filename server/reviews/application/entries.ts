import { type PaperRecord, plainName, recordsOf } from '../../documents/index.ts'
import { ofBoxes } from './answers.ts'
import type { EntryField, ListSpec } from './lists.ts'
import { type Answer, answerIn, fieldIn, type Part } from './said.ts'
import { isSame, placeOf, wordsOfName } from './same.ts'

type RecordField = PaperRecord['fields'][string]

/** One entry of a list, as one part tells it: what it says in each of the list's fields. */
export type Entry = { part: Part; side: Part['side']; fields: Record<string, Answer> }

/** The entries of a list that a part holds: records as they were read, boxes of ACORD's forms, and the locations told outside of lists. */
export function entriesIn(list: ListSpec, part: Part): Entry[] {
  const read = recordsOf(part.records, list.of).map(({ fields }) => fieldsOf(list, part, fields))
  const told = list.of === 'location' ? locationsTold(part) : []
  const all = [...read, ...boxed(list, part), ...told]
  const [main] = list.named
  const held = all.filter((fields) => fields[main!] && (list.look?.test(fields[main!]!.shown) ?? true))
  return once(
    list,
    held.map((fields) => ({ part, side: part.side, fields })),
  )
}

const fieldsOf = (list: ListSpec, part: Part, fields: Record<string, RecordField>): Entry['fields'] =>
  mapped(list, ({ names }) => {
    const field = names.map((name) => fields[name]).find((one) => one !== undefined)
    return field && fieldIn(part, field)
  })

function boxed(list: ListSpec, part: Part): Entry['fields'][] {
  const names = new Set(Object.values(list.fields).flatMap(({ acord = [] }) => acord))
  const letters = Map.groupBy(
    part.boxes.filter(({ name }) => names.has(name)),
    ({ letter }) => letter,
  )
  return [...letters.values()].map((boxes) =>
    mapped(list, ({ acord = [], kind }) => ofBoxes(acord, { ...part, boxes }, kind)[0]),
  )
}

const locationsTold = (part: Part): Entry['fields'][] =>
  part.facts
    .filter(({ key }) => key === 'location')
    .map(({ value, confidence, source }) => ({ address: answerIn(part, value, confidence, source) }))

const mapped = (list: ListSpec, read: (field: EntryField) => Answer | undefined): Entry['fields'] =>
  Object.fromEntries(
    Object.entries(list.fields).flatMap(([name, field]) => {
      const found = read(field)
      return found?.shown ? [[name, found]] : []
    }),
  )

/** Entries that a side tells in several places are one; what they tell differently is in doubt. */
export function once(list: ListSpec, entries: readonly Entry[]): Entry[] {
  const [surest] = list.keys
  const kept = Map.groupBy(entries, (entry) => keyOf(list, surest!, entry) ?? entry)
  return [...kept.values()].map(([first, ...others]) => {
    if (!others.length) return first!
    const fields = Object.entries(first!.fields).map(([name, answer]) => {
      const { kind } = list.fields[name]!
      const isOne = others.every(
        ({ fields: { [name]: one } }) => !one || isSame(kind, answer.shown, one.shown) !== false,
      )
      return [name, isOne ? answer : { ...answer, isSure: false }]
    })
    return { ...first!, fields: Object.fromEntries(fields) }
  })
}

/** Pairs of entries that are the same one, by the surest key that tells one of either side; then what is left of either. */
export function paired(list: ListSpec, own: readonly Entry[], others: readonly Entry[]) {
  const pairs: [Entry, Entry][] = []
  let left = { own: [...own], others: [...others] }
  for (const keys of list.keys) {
    const [mine, theirs] = [left.own, left.others].map((entries) =>
      Map.groupBy(entries, (one) => keyOf(list, keys, one)),
    )
    const found = [...mine!].flatMap(([key, [entry, ...more]]): [Entry, Entry][] => {
      const [other, ...further] = (key !== null && theirs!.get(key)) || []
      const isOne = other && !more.length && !further.length && isNear(list, entry!, other)
      return isOne ? [[entry!, other]] : []
    })
    const gone = new Set(found.flat())
    pairs.push(...found)
    left = { own: left.own.filter((one) => !gone.has(one)), others: left.others.filter((one) => !gone.has(one)) }
  }
  return { pairs, ...left }
}

/** By what an entry is found again; null where it does not tell all of it. */
function keyOf({ fields: specs }: ListSpec, keys: readonly string[], { fields }: Entry): string | null {
  const told = keys.flatMap((key) => (fields[key] ? [plainOf(specs[key]!, fields[key].shown)] : []))
  return told.length === keys.length ? told.join('|') : null
}

/** A value however it is written. */
function plainOf({ kind }: EntryField, shown: string): string {
  if (kind === 'name') return wordsOfName(shown)
  const place = kind === 'address' ? placeOf(shown) : null
  return place ? `${place.number} ${place.street}` : plainName(shown)
}

/** So many letters of a number may be misprinted. */
const MISPRINTED = 2

/** Whether two entries may be one: what tells them apart is the same but for a misprint, or one of them does not tell it. */
function isNear({ apart }: ListSpec, one: Entry, other: Entry): boolean {
  const [a, b] = [one, other].map(({ fields }) => apart && fields[apart] && plainName(fields[apart].shown))
  if (!a || !b || a.endsWith(b) || b.endsWith(a)) return true
  return a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length <= MISPRINTED
}
