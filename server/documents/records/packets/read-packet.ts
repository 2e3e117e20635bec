import type { Page } from '../../types.ts'
import { CLAUSE_FIELDS, PACKET_RECORDS, PACKETS, type Packet, SCHEDULE } from '../families/packets.ts'
import { vocabularyOf } from '../labels.ts'
import { passageOf, type Token, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { clausesOf } from './clauses.ts'
import { endorsementsOf, joinEndorsements } from './endorsements.ts'
import { type Entry, schedulesOf } from './entries.ts'
import { HEAD_PAGES, headOf } from './head.ts'
import { formsOf, itemsOf } from './items.ts'

const VOCABULARY = vocabularyOf(SCHEDULE)

/**
 * The records of a policy packet: its items with what all its schedules say of them, and by themselves its locations, forms, endorsements,
 * premiums and clauses. Where the papers do not say which line of business they are of, only the places of a list of nothing else.
 */
export function readPacket(pages: Page[]): PaperRecord[] {
  const schedules = schedulesOf(pages)
  const items = itemsOf(schedules)
  const forms = formsOf(schedules, items)
  const scheduled = new Set(
    schedules.flatMap(({ entries }) =>
      entries.flatMap((entry) => [...entry.values()].map(({ tokens }) => tokens[0]!.page)),
    ),
  )
  const line = items.length ? lineOf(pages, scheduled) : null
  if (!line) return placesOf(items, pages)
  const endorsements = endorsementsOf(pages, VOCABULARY)
  joinEndorsements(endorsements, items)
  nameLimits([...items, ...endorsements])
  addPart(
    items,
    schedules.flatMap(({ entries }) => entries),
    line,
  )
  const head = { ...headOf(pages), lob: { value: line.packet.lob, source: passageOf(line.tokens) } }
  const record = (type: string, fields: Record<string, string>) => (entry: Entry) => recordOf(type, fields, entry, head)
  const derived = PACKET_RECORDS.flatMap(({ type, needs, once, fields }) => {
    const own = { policy_endorsement_item: endorsements, policy_form_item: [...items, ...forms] }[type] ?? items
    const entries = own.filter((entry) => needs.every((name) => entry.has(name)))
    return (once ? distinct(entries, Object.values(fields)) : entries).map(record(type, fields))
  })
  const clauses = clausesOf(pages, items).map(record('policy_clause_item', { ...CLAUSE_FIELDS, ...CLAUSE_OWN }))
  return [...items.map(record(line.packet.type, line.packet.fields)), ...derived, ...clauses]
}

const LISTED = ['location_number', 'class_code', 'classification']
const OF_A_PLACE = [...LISTED, 'building_number', 'premises_address', 'territory', 'state', 'exposure_basis']

/** The locations of a list that tells nothing but what is where. */
function placesOf(items: Entry[], pages: Page[]): PaperRecord[] {
  const alone = items.every((item) => [...item.keys()].every((name) => OF_A_PLACE.includes(name)))
  const { type, fields } = PACKET_RECORDS.find((one) => one.type === 'policy_location_item')!
  const places = alone ? items.filter((item) => LISTED.every((name) => item.has(name))) : []
  const head = places.length ? headOf(pages) : {}
  return distinct(places, Object.values(fields)).map((entry) => recordOf(type, fields, entry, head))
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
      const text = line.text.toLowerCase().replace(/[^a-z]+/g, ' ')
      for (const found of naming.filter(({ packet }) => packet.names.some((name) => text.includes(name)))) {
        found.count += 1
        if (found.count === 1) found.tokens = tokensOf([line], page.number, Infinity)
      }
    }
  }
  const [best, second] = naming.sort((a, b) => b.count - a.count)
  return best!.count > second!.count ? best! : null
}

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

function distinct(entries: Entry[], names: string[]): Entry[] {
  const seen = new Map(
    entries
      .map((entry) => [JSON.stringify(names.map((name) => entry.get(name)?.value ?? null)), entry] as const)
      .reverse(),
  )
  return entries.filter((entry) => [...seen.values()].includes(entry))
}

function recordOf(
  type: string,
  fields: Record<string, string>,
  entry: Entry,
  head: Record<string, RecordField>,
): PaperRecord {
  const own = Object.entries(fields).flatMap(([name, ours]) => {
    const said = entry.get(ours)
    return said ? [[name, { value: said.value, source: passageOf(said.tokens) }] as const] : []
  })
  const page = Math.min(...own.map(([, { source }]) => source.page))
  return { type, page, fields: { ...head, ...Object.fromEntries(own) } }
}
