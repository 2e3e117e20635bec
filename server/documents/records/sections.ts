import { readBeside } from './beside.ts'
import { cardTexts } from './card-texts.ts'
import { headingPairs } from './heading.ts'
import { labelAt, type Vocabulary } from './labels.ts'
import { readPairs, type Said } from './pairs.ts'
import { type Pair, segmentsOf } from './segments.ts'
import { statusAlone } from './status-alone.ts'
import { type Token, tokensAsText } from './tokens.ts'
import { valueOf } from './values.ts'

/** 'Totals', 'Policy totals:', '5 claims, total paid': what is told of several records. */
const TOTAL = /^[^\w$]*(?:\d+[^\w$]+)?(?:[A-Za-z]+[^\w$|]+){0,4}?(?:sub|grand )?totals?\b/i
/** 'Location 2 subtotal': also behind what it is of. */
const TOTAL_OF = /^\p{Lu}[\w-]*(?: [\w.-]+){0,4} sub-?totals?:?$/iu
export const isTotalOf = (text: string) => TOTAL.test(text) || TOTAL_OF.test(text)
/** 'Policy summary: 32 claims Paid $1,166,897'. */
const COUNTED = /\b(\d+) (?:claims|losses|incidents|accidents|occurrences)\b/i
/** 'Claims: 32 Paid: $1,166,897': a number behind a label in the plural says how many there are. */
const COUNT = /\b(?:claims|losses|incidents|accidents|occurrences):? (\d{1,4})(?![\w/-])/i
/** 'Open claims: 3' counts some of them. */
const OF_A_STATUS = /([\p{L}-]+) (?:claims|losses|incidents|accidents|occurrences)\b/iu

/** How many records a text says there are in all; null where it says none, or how many of a status. */
export function countIn(text: string): number | null {
  const found = COUNTED.exec(text) ?? COUNT.exec(text)
  const [, of] = OF_A_STATUS.exec(text) ?? []
  return found && !(of && valueOf('status', [of]) !== null) ? Number(found[1]) : null
}

/** 'No losses reported for this term', 'No claims for policy 888': nothing is listed. */
const NONE =
  /^(?:no|none|nil|zero)\b(?: [a-z]+){0,2}? (?:claims?|losse?s?|incidents?|accidents?|occurrences?)\b(?! (?:history|information|data|number|run|control))/i
export const saysNone = (text: string) => NONE.test(text)

/**
 * What a text says of one record: from its `key` on, or of the one before where it is null. `told` and `amounts` stand behind labels,
 * `beside` is told by where it stands.
 */
export type Section = { key: Pair | null; top: number; told: Pair[]; beside: Pair[]; amounts: Pair[] }
export type SectionedText = { sections: Section[]; loose: Said['loose']; isKeyed: boolean; isTotal: boolean }

/**
 * Labels and values outside tables with known heads: each key begins a section. `rows`: what rows of amounts on the page are for; `begins`: no
 * record is open that the first of them may be of.
 */
export function sectionsOf(
  tokens: Token[],
  vocabulary: Vocabulary,
  rows: string[][] = [],
  begins = false,
): SectionedText {
  const { key, heading } = vocabulary.family
  const { pairs: all, loose } = readPairs(tokens, vocabulary)
  const pairs = all.filter(({ spec, tokens: [first] }) => !(spec.name === key && first && COUNT.test(first.line.text)))
  const beside = readBeside([...new Set(tokens.map(({ line }) => line))], tokens[0]!.page, vocabulary, rows)
  const sections = [sectionFrom(null)]
  for (const pair of pairs) {
    const isKey = pair.spec.name === key && pair.value !== null
    if (isKey) sections.push(sectionFrom(pair))
    const section = sections.at(-1)!
    if (pair.spec.kind !== 'amount') section.told.push(pair)
    else if (!pair.tokens.some(({ line }) => beside.parts.has(line)) && !isOfAll(pair, tokens, vocabulary))
      section.amounts.push(pair)
    if (isKey && heading) section.told.push(...headingPairs(pair.tokens[0]!.line, loose, heading, vocabulary))
  }
  if (begins) takeLeads(sections)
  for (const pair of beside.pairs) {
    const [, top, , height] = pair.tokens[0]!.line.box
    sections.findLast((section) => section.top < top + height / 2)?.beside.push(pair)
  }
  const starts = sections.map((section) => (section.key ? tokens.indexOf(section.key.tokens[0]!) : 0))
  for (const [at, section] of sections.entries()) {
    const own = tokens.slice(starts[at], starts[at + 1])
    const status = section.key && statusAlone(section.key, own, [...section.told, ...section.amounts], vocabulary)
    if (status) section.beside.push(status)
    if (section.key) section.beside.push(...cardTexts(own, vocabulary))
  }
  const first = tokensAsText(segmentsOf(tokens)[0]!.slice(0, 6))
  const isKeyed = pairs.some(({ spec, value }) => spec.name === key && value !== null)
  return { sections, loose, isKeyed, isTotal: isTotalOf(first) }
}

/** 'Vehicle 2', over 'Year 2019': what stands before the first key, and again before each other one but not behind the last, is of the key below it. */
function takeLeads(sections: Section[]): void {
  const [before, ...own] = sections
  const names = before!.told.map(({ spec }) => spec.name)
  const others = own.slice(0, -1)
  const isLead = ({ told }: Section) =>
    names.every((name, at) => told[told.length - names.length + at]?.spec.name === name)
  const isTold = own.at(-1)?.told.some(({ spec }) => names.includes(spec.name))
  if (names.length === 0 || others.length === 0 || isTold || !others.every(isLead)) return
  const leads = [before!, ...others].map(({ told }) => told.splice(told.length - names.length))
  for (const [at, section] of own.entries()) section.told.push(...leads[at]!)
}

function sectionFrom(key: Pair | null): Section {
  const top = key ? key.tokens[0]!.line.box[1] : 0
  return { key, top, told: [], beside: [], amounts: [] }
}

/** An amount on a line of totals or of several records; one that begins with a record's own label, 'Total paid', is none. */
function isOfAll({ tokens: [first] }: Pair, tokens: Token[], vocabulary: Vocabulary): boolean {
  const { line } = first!
  const own = tokens.filter((token) => token.line === line)
  if (COUNT.test(line.text)) return true
  return (isTotalOf(line.text) || COUNTED.test(line.text)) && !labelAt(own, 0, true, null, vocabulary)?.fields.length
}
