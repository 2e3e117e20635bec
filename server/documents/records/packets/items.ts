import { isDoubted } from '../record-field.ts'
import type { Entry, Schedule } from './entries.ts'

/** What says which item an entry is of. */
const IDENTITY = ['location_number', 'building_number', 'state', 'class_code', 'coverage']
/** Schedules of as many entries as there are items are in their order when so many of them agree. */
const AGREEING = 0.95

/**
 * The items a packet schedules, each with what all schedules say of it. The longest schedule says which there are; another is joined
 * by order where it lists as many or a run of them, or by what it says of which item it is; where neither is sure it adds nothing.
 */
export function itemsOf(schedules: Schedule[]): Entry[] {
  const own = schedules.map(({ entries }) => entries.filter((entry) => identityOf(entry).length > 0))
  const [base, ...others] = own
    .filter((entries) => entries.length > 0)
    .sort((a, b) => rankOf(b) - rankOf(a) || b.length - a.length)
  if (!base || !isOfOneItem(base)) return []
  const items = base.map((entry) => new Map(entry))
  for (const entries of others) if (!addInOrder(items, entries)) addByIdentity(items, entries)
  return items
}

/** The entries of a list of forms alone, which says of no item, where no item tells the forms it comes under. */
export function formsOf(schedules: Schedule[], items: Entry[]): Entry[] {
  if (items.some((item) => item.has('form_number'))) return []
  const alone = schedules.filter(({ entries }) => entries.every((entry) => identityOf(entry).length === 0))
  return alone.flatMap(({ entries }) => entries.filter((entry) => entry.has('form_number')))
}

const identityOf = (entry: Entry) => IDENTITY.filter((name) => entry.has(name))
/** Entries that say more than a place are of an item each. */
const isOfOneItem = (entries: Entry[]) =>
  entries.filter((entry) => identityOf(entry).length > 1).length * 2 > entries.length

/** A list of what is insured says which items there are before one of the places where it stands. */
const rankOf = (entries: Entry[]) =>
  Number(isOfOneItem(entries)) + Number(entries.every((entry) => entry.has('class_code') || entry.has('coverage')))

/** How much of what says which item it is two entries share beyond doubt; null where they differ in anything. */
export function agreement(a: Entry, b: Entry): number | null {
  let shared = 0
  for (const [name, { value, tokens }] of b) {
    const other = a.get(name)
    if (!other) continue
    if (String(other.value).toUpperCase() !== String(value).toUpperCase()) return null
    if (IDENTITY.includes(name) && !isDoubted(value, tokens) && !isDoubted(other.value, other.tokens)) shared += 1
  }
  return shared
}

function addInOrder(items: Entry[], entries: Entry[]): boolean {
  if (entries.length > items.length) return false
  const offsets =
    entries.length === items.length ? [0] : Array.from({ length: items.length - entries.length + 1 }, (_, at) => at)
  const needed = entries.length === items.length ? AGREEING : 1
  const fitting = offsets.filter((offset) => {
    let agreed = 0
    for (const [index, entry] of entries.entries()) {
      if (agreement(items[offset + index]!, entry)) agreed += 1
      else if (needed === 1) return false
    }
    return agreed >= entries.length * needed
  })
  if (fitting.length !== 1) return false
  for (const [index, entry] of entries.entries()) {
    const item = items[fitting[0]! + index]!
    if (agreement(item, entry)) add(item, entry)
  }
  return true
}

/** More pairs than any packet has are not compared. */
const MOST_PAIRS = 2_000_000

function addByIdentity(items: Entry[], entries: Entry[]): void {
  if (items.length * entries.length > MOST_PAIRS) return
  for (const item of items) {
    const identity: Entry = new Map(identityOf(item).map((name) => [name, item.get(name)!]))
    const matching = entries.filter((entry) => agreement(identity, entry))
    if (matching.length === 1 && agreement(item, matching[0]!)) add(item, matching[0]!)
  }
}

function add(item: Entry, entry: Entry): void {
  for (const [name, said] of entry) if (!item.has(name)) item.set(name, said)
}

/** The first of the entries that say the same of these fields. */
export function distinctBy(entries: Entry[], names: string[]): Entry[] {
  const first = new Map<string, Entry>()
  for (const entry of entries) {
    const key = JSON.stringify(names.map((name) => entry.get(name)?.value ?? null))
    if (!first.has(key)) first.set(key, entry)
  }
  return [...first.values()]
}
