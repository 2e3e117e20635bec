import { paragraphsOf, type Sentence, sentencesOf } from '../../submission/prose.ts'
import type { Page, Passage } from '../../types.ts'
import { fieldOf } from '../record-field.ts'
import { type Token, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { addsUp, COUNT, isOfElse } from './fleet.ts'
import { type FleetPart, fleetClass, fleetPart } from './fleet-words.ts'
import { type GridRow, lineHeight } from './grid-rows.ts'
import { textOf } from './underlying.ts'

type Told = Map<FleetPart, string>

const KIND = /^[\W\d]{0,4}(?<kind>[^:\d]{3,40}):\s+(?<said>.+?)\.?$/
/** A row nearer than so much of its height goes on with the one above it, where it is none of the list. */
const GOES_ON = 0.7

/** Vehicles that lines tell, a class each: 'Heavy trucks: 9 owned, 7 local and 2 intermediate, hauling gravel'. */
export function fleetInLines(rows: readonly GridRow[], starts: number | null): PaperRecord[] {
  const kinds = rows.map((row) => (row.cells.length === 1 ? lineIn(textOf(row)) : null))
  return rows.flatMap((row, at): PaperRecord[] => {
    const line = kinds[at]
    if (!line?.told) return []
    const title = rows[kinds.slice(0, at).lastIndexOf(null)]
    const next = rows[at + 1]
    const goesOn = next && !kinds[at + 1] && next.top - row.bottom < GOES_ON * lineHeight(row)
    if (goesOn || isOfElse(textOf(row), starts) || (title && isOfElse(textOf(title), starts))) return []
    if (kinds.filter((one) => one?.kind === line.kind).length > 1) return []
    return recordOf(line.kind, line.told, tokensOf(row.cells[0]!.lines, row.page, Number.POSITIVE_INFINITY), row.page)
  })
}

/** What a line tells of the class at its head; `told` is null where a part of it is not understood. */
function lineIn(text: string): { kind: string; told: Told | null } | null {
  const { kind: head = '', said = '' } = KIND.exec(text)?.groups ?? {}
  const kind = fleetClass(head)
  if (!kind) return null
  const told: Told = new Map()
  for (const piece of said.split(/[,;]\s+|\s+and\s+(?=\d)/)) {
    const { count, all, cargo, words = '' } = /^(?:(?<count>\d+)|(?<all>all)|(?<cargo>hauling)) (?<words>.+)$/i.exec(piece)?.groups ?? {} // biome-ignore format: a pattern
    const part = cargo ? 'hauled' : fleetPart(words)
    if (!part || told.has(part) || (count && (part === 'hauled' || !COUNT.test(count)))) return { kind, told: null }
    // 'All local' is as many as the only number before it; a sum of several is not printed.
    if (cargo || count) told.set(part, cargo ? words : count!)
    else if (all && told.size === 1) told.set(part, [...told.values()][0]!)
    else if (!all) return { kind, told: null }
  }
  return { kind, told: addsUp((part) => (part === 'hauled' ? 0 : Number(told.get(part) ?? 0))) ? told : null }
}

const OWN = /^(?:the|our)? ?(?:fleet|vehicles|autos|insured|applicant|we)\b.*\b(?:is|are|has|have|owns?|operates?|of)$/i

/** Vehicles that a sentence of a letter tells: 'The fleet is 3 private passenger cars and 7 light trucks, all owned.' */
export const fleetInProse = ({ lines, number }: Page): PaperRecord[] =>
  paragraphsOf(lines)
    .flatMap(sentencesOf)
    .flatMap((sentence) => countedIn(sentence, number))

function countedIn({ text, lines }: Sentence, page: number): PaperRecord[] {
  const { subject, list, whose } =
    /^(?<subject>\D{2,40}) (?<list>\d.*), all (?<whose>[\w-]+)\.?$/i.exec(text)?.groups ?? {}
  const part = fleetPart(whose ?? '')
  if (!subject || !list || !part || part === 'hauled' || !OWN.test(subject) || isOfElse(text, null)) return []
  const counted = list.split(/,\s+(?:and\s+)?|\s+and\s+/).map((one) => {
    const { count = '', words = '' } = /^(?<count>\d+) (?<words>.+)$/.exec(one)?.groups ?? {}
    return { count, kind: COUNT.test(count) ? fleetClass(words) : null }
  })
  const kinds = new Set(counted.map(({ kind }) => kind))
  if (kinds.has(null) || kinds.size < counted.length) return []
  const source: Passage = { page, quote: text, boxes: lines.map(({ box }) => box) }
  const field = (value: string): RecordField => ({ value, source })
  return counted.map(({ count, kind }) => ({
    type: 'fleet',
    page,
    fields: { class: field(kind!), [part]: field(count) },
  }))
}

function recordOf(kind: string, told: Told, tokens: Token[], page: number): PaperRecord[] {
  const all = [['class', kind] as const, ...told]
  const fields = all.flatMap(([name, value]) => {
    const field = fieldOf(value, tokens)
    return field ? [[name, field] as const] : []
  })
  return fields.length > 1 && fields[0]![0] === 'class'
    ? [{ type: 'fleet', page, fields: Object.fromEntries(fields) }]
    : []
}
