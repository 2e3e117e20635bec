import { lineOf } from '../../reading/lines.ts'
import type { Line, Page } from '../../types.ts'
import { keyOf, labelAt, type Vocabulary } from '../labels.ts'
import { readPairs } from '../pairs.ts'
import type { Pair } from '../segments.ts'
import { type Token, tokensAsText, tokensOf } from '../tokens.ts'
import type { ValueKind } from '../types.ts'
import { valueOf } from '../values.ts'
import { wordsOf } from '../words.ts'

/** What an entry may begin with: values by how they look. */
const LEADS: { names: string[]; look: RegExp | ValueKind }[] = [
  { names: ['location_number'], look: /^(\d{1,3})$/ },
  { names: ['location_number', 'building_number'], look: /^(\d{1,3})\s?[-/]\s?(\d{1,3})$/ },
  { names: ['form_number'], look: 'form' },
  { names: ['state'], look: 'state' },
  { names: ['class_code'], look: /^(\d{4,5})$/ },
]

function partsOf(text: string, { look }: (typeof LEADS)[number]): string[] {
  if (look instanceof RegExp) return look.exec(text)?.slice(1) ?? []
  return text === text.toUpperCase() && valueOf(look, text.split(' ')) ? [text] : []
}

/** What an entry is of by what stands in front of it, without a label. */
export function leadOf(tokens: Token[], { family }: Vocabulary): Pair[] {
  const text = tokensAsText(tokens)
  const lead = LEADS.find((one) => partsOf(text, one).length)
  const parts = lead ? partsOf(text, lead) : []
  return parts.flatMap((value, index) => {
    const spec = family.fields.find(({ name }) => name === lead?.names[index])
    return spec ? [{ spec, value, tokens }] : []
  })
}

/** Left edges nearer than this are one, in points. */
const SAME_LEFT = 2.5
/** So many leads below one another begin entries; so many labelled values each has at least. */
const LEAST_LEADS = 2
const LEAST_PAIRS = 2
/** A space of so many lines ends the last entry. */
const FAR = 2
/** Lines nearer than so much of their height go on with one another. */
const NEAR = 0.4

/** What each entry of a page says, and the left edge of what they begin with. */
export type LedPage = { entries: Pair[][]; left: number }
/** What an entry begins with, on one line or more. */
type Lead = { lines: Line[]; tokens: Token[] }

/**
 * The entries of a page that stand right of their leads: a column of numbers, states or form numbers, and beside each, down to the next, labels
 * and values in any order. `before`: where the leads of the page before stood, at which a single one goes on with them. Null where a page has none.
 */
export function leadEntries(page: Page, vocabulary: Vocabulary, before: number | null): LedPage | null {
  const lines = partedAtEdges(page.lines)
  const leads = leadColumn(lines, page.number, vocabulary, before)
  if (leads.length === 0) return null
  const captioned = leads.filter(({ lines: [first] }) => isUnderCaption(first!, lines, vocabulary))
  if (captioned.length * 2 > leads.length) return null
  const own = new Set(leads.flatMap((lead) => lead.lines))
  const edge = leads[0]!.lines[0]!.box[0] + SAME_LEFT
  const beside = lines.filter(
    (line) => line.box[0] > edge && topOf(line) > topOf(leads[0]!.lines[0]!) - line.box[3] / 2,
  )
  const left = usualLeft(beside)
  const body = beside.filter((line) => line.box[0] > left - SAME_LEFT && !own.has(line))
  const right = Math.max(...body.map(({ box }) => box[0] + box[2]))
  const isLabelled = (line: Line) =>
    (labelAt(tokensOf([line], page.number, Infinity), 0, true, null, vocabulary)?.fields.length ?? 0) > 0
  const entries = leads.map(({ lines: [first], tokens }, index) => {
    const next = leads[index + 1]?.lines[0]
    const from = topOf(first!) - first!.box[3] / 2
    const to = next ? topOf(next) - next.box[3] / 2 : Infinity
    const text = body.filter((line) => topOf(line) > from && topOf(line) < to)
    const { pairs } = readPairs(
      tokensOf(next ? text : unbroken(first!, text), page.number, right, isLabelled),
      vocabulary,
    )
    return { pairs, all: [...leadOf(tokens, vocabulary), ...pairs] }
  })
  const labelled = entries.filter(({ pairs }) => pairs.length >= LEAST_PAIRS)
  return labelled.length * 2 > entries.length
    ? { entries: entries.map(({ all }) => all), left: leads[0]!.lines[0]!.box[0] }
    : null
}

/** Whether a label stands right above a line: it is a value of a form then. */
const isUnderCaption = ({ box: [left, top, , height] }: Line, lines: Line[], { exact }: Vocabulary) =>
  lines.some(({ box: [x, y, , own], text }) => {
    const gap = top - y - own
    return (
      Math.abs(x - left) < SAME_LEFT && gap > -height * NEAR && gap < height * NEAR && exact.has(keyOf(wordsOf(text)))
    )
  })

const topOf = ({ box }: Line) => box[1]
const edgesOf = (lines: Line[]) => Map.groupBy(lines, ({ box }) => Math.round(box[0] / SAME_LEFT))

/** The left edge that most lines have. */
function usualLeft(lines: Line[]): number {
  const [most] = [...edgesOf(lines).values()].sort((a, b) => b.length - a.length)
  return Math.min(...(most ?? []).map(({ box }) => box[0]))
}

/** The lines, those in two where a lead stands close before a word at the left edge of others. */
function partedAtEdges(lines: Line[]): Line[] {
  const edges = new Set([...edgesOf(lines)].flatMap(([edge, own]) => (own.length > LEAST_LEADS ? [edge] : [])))
  return lines.flatMap((line) => {
    const at = line.words.findIndex(({ box }, index) => index > 0 && edges.has(Math.round(box[0] / SAME_LEFT)))
    const parts = at > 0 ? [line.words.slice(0, at), line.words.slice(at)].map(lineOf) : []
    return parts[0] && LEADS.some((lead) => partsOf(parts[0]!.text, lead).length) ? parts : [line]
  })
}

/** The leads at the leftmost left edge that several have; a known label before a value is none. */
function leadColumn(lines: Line[], page: number, { exact }: Vocabulary, before: number | null): Lead[] {
  const isLead = (text: string) => LEADS.some((lead) => partsOf(text, lead).length)
  const first = lines.filter(
    ({ text, words: [label, value] }) => isLead(text) && !(value && exact.has(keyOf(wordsOf(label!.text)))),
  )
  const goesOnFrom = ({ box }: Line) => before !== null && Math.abs(box[0] - before) < SAME_LEFT
  const [, column] =
    [...edgesOf(first)]
      .sort(([a], [b]) => a - b)
      .find(([, own]) => own.length >= LEAST_LEADS || own.some(goesOnFrom)) ?? []
  const leads: Lead[] = []
  const left = column?.[0]?.box[0] ?? Infinity
  const under = lines.filter(({ box }) => Math.abs(box[0] - left) < SAME_LEFT).sort((a, b) => topOf(a) - topOf(b))
  for (const line of under) {
    const tokens = tokensOf([line], page, Infinity)
    const above = leads.at(-1)
    const last = above?.lines.at(-1)
    const goesOn = last && topOf(line) - topOf(last) - last.box[3] < line.box[3] * NEAR
    if (goesOn && isLead(`${tokensAsText(above!.tokens)} ${line.text}`)) {
      above!.lines.push(line)
      above!.tokens.push(...tokens)
    } else if (column?.includes(line)) leads.push({ lines: [line], tokens })
  }
  return leads
}

/** What stands beside the last lead, only as far as no wide space is between. */
function unbroken({ box: [, top, , height] }: Line, lines: Line[]): Line[] {
  let bottom = top + height
  for (const { box } of lines.toSorted((a, b) => topOf(a) - topOf(b))) {
    if (box[1] - bottom > box[3] * FAR) break
    bottom = Math.max(bottom, box[1] + box[3])
  }
  return lines.filter((line) => topOf(line) < bottom)
}
