import { isStreet } from '../../facts/addresses.ts'
import type { Page } from '../../types.ts'
import { CLAUSE_FIELDS, PACKET_RECORDS, PACKETS, type Packet, SCHEDULE } from '../families/packets.ts'
import { vocabularyOf } from '../labels.ts'
import { fieldOf } from '../record-field.ts'
import { passagesOf, type Token, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { clausesOf } from './clauses.ts'
import { endorsementsOf, joinEndorsements } from './endorsements.ts'
import { type Entry, type Schedule, schedulesOf } from './entries.ts'
import { HEAD_PAGES, headOf } from './head.ts'
import { distinctBy, formsOf, itemsOf } from './items.ts'
import { ratedPlaces } from './rated-places.ts'
import { formsTold } from './told-forms.ts'

const VOCABULARY = vocabularyOf(SCHEDULE)

/**
 * The records of a policy packet: its items with what all its schedules say of them, and by themselves its locations, forms, endorsements,
 * premiums and clauses. Where the documents do not say which line of business they are of, only the places of a list of nothing else.
 */
export function readPacket(pages: Page[]): PaperRecord[] {
  const schedules = schedulesOf(pages)
  const items = itemsOf(schedules)
  const scheduled = new Set(
    schedules.flatMap(({ entries }) =>
      entries.flatMap((entry) => [...entry.values()].map(({ tokens }) => tokens[0]!.page)),
    ),
  )
  const told = pages.map((page): Schedule => ({ entries: formsTold(page), fields: '', page: page.number }))
  const forms = formsOf([...schedules, ...told], items)
  const line = items.length || forms.length ? (lineOf(pages, scheduled) ?? lineByLimits(pages, items)) : null
  if (!line) return placesOf(schedules, pages)
  const endorsements = endorsementsOf(pages, VOCABULARY)
  joinEndorsements(endorsements, items)
  nameLimits([...items, ...endorsements])
  addPart(
    items,
    schedules.flatMap(({ entries }) => entries),
    line,
  )
  const head = { ...headOf(pages), lob: { value: line.packet.lob, source: passagesOf(line.tokens)[0]! } }
  const record = (type: string, fields: Record<string, string>) => (entry: Entry) => recordOf(type, fields, entry, head)
  const derived = PACKET_RECORDS.flatMap(({ type, needs, once, fields }) => {
    const own = { policy_endorsement_item: endorsements, policy_form_item: [...items, ...forms] }[type] ?? items
    const entries = own.filter((entry) => needs.every((name) => entry.has(name)))
    return (once ? distinctBy(entries, Object.values(fields)) : entries).map(record(type, fields))
  })
  const clauses = clausesOf(pages, items).map(record('policy_clause_item', { ...CLAUSE_FIELDS, ...CLAUSE_OWN }))
  const places = [...unplaced(schedules, items), ...(line.packet.lob === 'BOP' ? ratedPlaces(pages, items) : [])].map(
    record(LOCATION.type, { ...LOCATION.fields, ...RATED }),
  )
  return [...items.map(record(line.packet.type, line.packet.fields)), ...derived, ...places, ...clauses]
}

const OF_A_PLACE = ['location_number', 'class_code', 'classification', 'building_number', 'premises_address', 'territory', 'state', 'exposure_basis'] // biome-ignore format: a list
/** What a building is rated by. */
const RATED = { construction: 'construction', protection_class: 'protection_class', year_built: 'year_built' }
const LOCATION = PACKET_RECORDS.find(({ type }) => type === 'policy_location_item')!
/** A place is told by its number and so many other things. */
const LEAST_TOLD = 2

/** The locations of a list that tells nothing but what is where. */
function placesOf(schedules: Schedule[], pages: Page[]): PaperRecord[] {
  const entries = schedules.flatMap((schedule) => schedule.entries)
  const alone = entries.every((entry) => [...entry.keys()].every((name) => OF_A_PLACE.includes(name)))
  const { type, fields } = LOCATION
  const places = alone ? entries.filter((entry) => entry.has('location_number') && entry.size > LEAST_TOLD) : []
  const head = places.length ? headOf(pages) : {}
  return distinctBy(places, Object.values(fields)).map((entry) => recordOf(type, fields, entry, head))
}

/** The places with their addresses that none of the items is surely at: as where two buildings of one number are listed. */
function unplaced(schedules: Schedule[], items: Entry[]): Entry[] {
  const told = new Set(items.map((item) => item.get('premises_address')?.value))
  const entries = schedules.flatMap((schedule) => schedule.entries)
  const places = entries.filter(
    (entry) => entry.has('location_number') && [...entry.keys()].every((name) => OF_A_PLACE.includes(name)),
  )
  const own = places.filter((entry) => entry.has('premises_address') && !told.has(entry.get('premises_address')!.value))
  return distinctBy(own, Object.values(LOCATION.fields))
}

const CLAUSE_OWN = {
  clause_type: 'clause_type',
  clause_title: 'clause_title',
  clause_text: 'clause_text',
  clause_scope: 'clause_scope',
}

type NamedLine = { packet: Packet; tokens: Token[] }

/** Lines of a page's head, where its line of business stands. */
const HEAD_LINES = 14

/** The line of business that the pages of the schedules and the first pages name most. */
function lineOf(pages: Page[], scheduled: Set<number>): NamedLine | null {
  const naming = PACKETS.map((packet): NamedLine & { count: number } => ({ packet, tokens: [], count: 0 }))
  for (const page of pages) {
    if (!scheduled.has(page.number) && page.number > HEAD_PAGES) continue
    for (const line of page.lines.slice(0, HEAD_LINES)) {
      const text = plainWords(line.text)
      for (const found of naming.filter(({ packet }) => packet.names.some((name) => text.includes(name)))) {
        found.count += 1
        if (found.count === 1) found.tokens = tokensOf([line], page.number, Infinity)
      }
    }
  }
  const [best, second] = naming.sort((a, b) => b.count - a.count)
  return best!.count > second!.count ? best! : null
}

/** Where no page names a line, the one that alone has the limits of the first pages, if its items tell nothing else than these. */
function lineByLimits(pages: Page[], items: Entry[]): NamedLine | null {
  const lines = pages.slice(0, HEAD_PAGES).flatMap((page) => page.lines.map((line) => ({ line, page: page.number })))
  const found = PACKETS.flatMap((packet): NamedLine[] => {
    const named = lines.find(({ line }) =>
      packet.limits.some((limit) => plainWords(line.text).trim().startsWith(limit)),
    )
    const own = Object.values(packet.fields)
    const fits = items.every((item) =>
      [...item.keys()].every((name) => own.includes(name) || name === 'premises_address'),
    )
    return named && fits ? [{ packet, tokens: tokensOf([named.line], named.page, Infinity) }] : []
  })
  return found.length === 1 ? found[0]! : null
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]+/g, ' ')

/** The coverage part all items are of, where a schedule names only one. */
function addPart(items: Entry[], entries: Entry[], line: NamedLine): void {
  const parts = entries.flatMap((entry) => entry.get('coverage_part') ?? [])
  const [part] = parts
  if (!part || !('coverage_part' in line.packet.fields) || parts.some(({ value }) => value !== part.value)) return
  for (const item of items) if (!item.has('coverage_part')) item.set('coverage_part', part)
}

/** The limit of a property item is one of its coverage. */
function nameLimits(items: Entry[]): void {
  for (const item of items) {
    const coverage = item.get('coverage')
    if (coverage && item.has('limit') && !item.has('limit_type')) item.set('limit_type', coverage)
  }
}

function recordOf(
  type: string,
  fields: Record<string, string>,
  entry: Entry,
  head: Record<string, RecordField>,
): PaperRecord {
  const own = Object.entries(fields).flatMap(([name, ours]) => {
    const said = entry.get(ours)
    const field = said && !(name === 'building_number' && isOfStreet(said.tokens)) && fieldOf(said.value, said.tokens)
    return field ? [[name, field] as const] : []
  })
  const page = Math.min(...own.map(([, { source }]) => source.page))
  return { type, page, fields: { ...head, ...Object.fromEntries(own) } }
}

/** Whether a number begins the street of an address: '330 Larder Street, Joliet', but not '2 9 Elm Street'. */
function isOfStreet([number]: readonly Token[]): boolean {
  const { word, line } = number!
  const words = line.words.slice(line.words.indexOf(word)).map(({ text }) => text)
  return !/^\d/.test(words[1] ?? '') && isStreet(words.join(' ').split(',')[0]!)
}
