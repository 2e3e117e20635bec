import type { Line, Page } from '../../types.ts'
import { SCHEDULE } from '../families/packets.ts'
import { type Token, tokensAsText } from '../tokens.ts'
import type { Entry } from './entries.ts'
import { agreement } from './items.ts'

/** 'SECTION 12 - AGGREGATE LIMIT', 'Provision No. 3. Deductible': a word, a number and a title without figures. */
const HEADING = /^(?<word>\p{L}{3,}) (?:(?:No\.?|Number) )?(?<number>\d+)[A-Z]?\s*[-–—.:]\s*(?<title>\p{Lu}[^\d$;:]*)$/u
/** The words behind which headings of the packet's provisions are counted, from one on; labels of places and classes are none. */
function countedWords(pages: Page[]): Set<string> {
  const told = pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => {
      const { word = '', number } = HEADING.exec(text)?.groups ?? {}
      return word ? [{ word: word.toLowerCase(), number: Number(number) }] : []
    }),
  )
  const words = Map.groupBy(told, ({ word }) => word)
  const isCounted = (own: typeof told) => {
    const numbers = new Set(own.map(({ number }) => number))
    return numbers.has(1) && Math.max(...numbers) === numbers.size
  }
  const isLabel = (word: string) => SCHEDULE.fields.some((field) => field.name in VALUES && field.words.includes(word))
  return new Set([...words].flatMap(([word, own]) => (isCounted(own) && !isLabel(word) ? [word] : [])))
}

const TYPE = /\b(?:treated as|is an?|as an?)\s+(?<type>limitation|condition|exclusion|definition|extension|provision|warranty|exception|duty)\b(?: provision)?/i // biome-ignore format: a pattern
const LETTER = /^[A-Z0-9]{1,2}\.$/
/** What says which item a clause is about, in its text: a label of the field and a value that looks so. */
const VALUES = { location_number: '\\d+[A-Z]?', building_number: '\\d+[A-Z]?', class_code: '\\d{3,6}', territory: '\\w+', state: '[A-Z]{2}' } // biome-ignore format: a list
/** Letters of either case, as labels stand within sentences and at their beginning. */
const eitherCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
const DESIGNATIONS = Object.entries(VALUES).map(([name, value]) => {
  const { words } = SCHEDULE.fields.find((field) => field.name === name)!
  const labels = words.toSorted((a, b) => b.length - a.length).map(eitherCase)
  return { name, pattern: `\\b(?:${labels.join('|')})\\.?(?: of)? (${value})\\b` }
})
const ABOUT: [name: string, look: RegExp][] = [
  ...DESIGNATIONS.map(({ name, pattern }): [string, RegExp] => [name, new RegExp(pattern)]),
  ['form_number', /\b([A-Z]{2,5}(?: [A-Z\d]{1,5}){1,4})(?=,? edition)/],
  ['edition_date', /\bedition(?: date)? (\d\d[ /]\d\d)/i],
]

/** What a clause says one behind the other of the item it is about: 'Location 1, building 2, Business Income'. */
function scopeLook(items: Entry[]): RegExp {
  const coverages = [...new Set(items.flatMap((item) => item.get('coverage')?.value ?? []))].map(String)
  const named = coverages
    .sort((a, b) => b.length - a.length)
    .map((text) => `(?:[Cc]overage )?${text.replace(/[^\p{L}\d ]/gu, '\\$&')}`)
  const one = DESIGNATIONS.map(({ pattern }) => pattern.replace(/\((?!\?)/g, '(?:')).join('|')
  return new RegExp(`(?:${one})(?:, (?:${[one, ...named].join('|')}))*`, 'g')
}

/** Of what the text says one behind the other, the most; the first of those alike. */
const longestOf = (text: string, look: RegExp) =>
  (text.match(look) ?? []).reduce<string | null>(
    (most, one) => (most && most.split(', ').length >= one.split(', ').length ? most : one),
    null,
  )

/** More pairs of clauses and items than any packet has are not compared. */
const MOST_PAIRS = 2_000_000

type IsHeading = (text: string) => boolean
type Paragraph = Token[]
type Section = { title: Token[]; paragraphs: Paragraph[] }

/** The clauses of a packet's provisions: numbered sections, each told of one item. */
export function clausesOf(pages: Page[], items: Entry[]): Entry[] {
  const sections = sectionsOf(pages)
  if (sections.length * items.length > MOST_PAIRS) return []
  const look = scopeLook(items)
  const clauses = sections.flatMap((section) => clauseOf(section, items, look) ?? [])
  const types = typesByTitle(clauses)
  for (const clause of clauses) {
    const type = types.get(titleOf(clause))
    if (!clause.has('clause_type') && type) clause.set('clause_type', type)
  }
  return clauses
}

const titleOf = (clause: Entry) => String(clause.get('clause_title')!.value)

/** What all clauses of a title that say their type say. */
function typesByTitle(clauses: Entry[]) {
  const types = new Map<string, Exclude<ReturnType<Entry['get']>, undefined> | null>()
  for (const clause of clauses) {
    const [title, type] = [titleOf(clause), clause.get('clause_type')]
    if (!type) continue
    const known = types.get(title)
    types.set(title, known === undefined || known?.value === type.value ? type : null)
  }
  return types
}

function sectionsOf(pages: Page[]): Section[] {
  const sections: Section[] = []
  const words = countedWords(pages)
  const isHeading: IsHeading = (text) => words.has(HEADING.exec(text)?.groups?.word?.toLowerCase() ?? '')
  for (const page of pages) {
    if (!page.lines.some(({ text }) => isHeading(text))) continue
    for (const column of linesByColumn(page, isHeading)) readColumn(column, page.number, sections, isHeading)
  }
  return sections
}

function readColumn(lines: Line[], page: number, sections: Section[], isHeading: IsHeading): void {
  const right = Math.max(...lines.map(({ box }) => box[0] + box[2]))
  const step = usualStep(lines)
  let above: Line | null = null
  for (const line of lines) {
    const tokens = line.words.map((word, index): Token => ({ word, page, line, starts: '', newLine: index === 0 }))
    const section = sections.at(-1)
    if (isHeading(line.text)) sections.push({ title: tokens, paragraphs: [] })
    else if (section) {
      const apart = above ? line.box[1] - above.box[1] > step * 1.25 : !isOpenEnded(section.paragraphs.at(-1))
      const last = section.paragraphs.at(-1)
      if (!last && section.paragraphs.length === 0) section.paragraphs.push(tokens)
      else if (apart) section.paragraphs.push(tokens)
      else last!.push(...tokens)
    }
    above = isHeading(line.text) || line.box[0] + line.box[2] > right + 1 ? null : line
  }
}

const isOpenEnded = (paragraph: Paragraph | undefined) =>
  paragraph !== undefined && !/[.;:]$/.test(paragraph.at(-1)!.word.text)

/** From line to line within a paragraph: the lower quartile, as those between paragraphs are longer. */
function usualStep(lines: Line[]): number {
  const steps = lines.slice(1).map(({ box }, index) => box[1] - lines[index]!.box[1])
  const lower = steps.filter((step) => step > 0).sort((a, b) => a - b)
  return lower[lower.length >> 2] ?? Infinity
}

/** The lines below the first heading, column by column: those that begin at one left edge. */
function linesByColumn(page: Page, isHeading: IsHeading): Line[][] {
  const first = page.lines.find(({ text }) => isHeading(text))!
  const lefts = new Map<number, Line[]>()
  for (const line of page.lines) {
    if (line.box[1] < first.box[1] - 1) continue
    const left = [...lefts.keys()].find((at) => Math.abs(at - line.box[0]) < 3) ?? line.box[0]
    lefts.set(left, [...(lefts.get(left) ?? []), line])
  }
  const foot = page.height * 0.92
  return [...lefts]
    .filter(([, lines]) => lines.some(({ text }) => isHeading(text)) || lines.length > 4)
    .sort(([a], [b]) => a - b)
    .map(([, lines]) => lines.filter(({ box }) => box[1] < foot).sort((a, b) => a.box[1] - b.box[1]))
}

function clauseOf({ title, paragraphs }: Section, items: Entry[], look: RegExp): Entry | null {
  const heading = HEADING.exec(tokensAsText(title))?.groups?.title
  const last = paragraphs.at(-1)
  if (!heading || !last) return null
  const body = LETTER.test(last[0]!.word.text) ? last.slice(1) : last
  const all = paragraphs.flat()
  const text = paragraphs.map(tokensAsText).join(' ')
  const clause: Entry = new Map([
    ['clause_title', { value: inTitleCase(heading), tokens: title }],
    ['clause_text', { value: tokensAsText(body), tokens: body }],
  ])
  const put = (name: string, words: string, value: string, tokens: Token[]): boolean => {
    const own = runOf(words, tokens)
    if (own.length) clause.set(name, { value, tokens: own })
    return own.length > 0
  }
  const type = TYPE.exec(text)?.groups?.type
  if (type) put('clause_type', type, type.toLowerCase(), all)
  const scope = longestOf(tokensAsText(body), look) ?? longestOf(text, look)
  if (scope) put('clause_scope', scope, scope, [...body, ...all])
  const isAboutAll = ABOUT.map(([name, told]) => {
    const value = told.exec(text)?.[1]
    return !value || put(name, value, value, all)
  })
  if (isAboutAll.every(Boolean)) addItem(clause, text, items)
  return clause
}

/** The words of a text that say this; none where they do not stand in it as they are. */
function runOf(value: string, tokens: Token[]): Token[] {
  const bare = (text: string) => text.replace(/[.,;:()]+$|^\(/g, '')
  const words = value.split(' ').map(bare)
  const at = tokens.findIndex((_, from) =>
    words.every((word, index) => bare(tokens[from + index]?.word.text ?? '') === word),
  )
  return at < 0 ? [] : tokens.slice(at, at + words.length)
}

/** What the schedules say of the item a clause is about: only what all items it may be about have in common. */
function addItem(clause: Entry, text: string, items: Entry[]): void {
  const words = text.toUpperCase()
  const names = ['exclusion_name', 'limit_type', 'limit', 'coverage', 'exposure']
  const about = items.filter((item) => agreement(item, clause))
  const mostNamed = Math.max(0, ...about.map((item) => named(item, words, names)))
  const likely = about.filter((item) => named(item, words, names) === mostNamed)
  const [first] = likely
  for (const [name, said] of first ?? []) {
    const common = likely.every((item) => item.get(name)?.value === said.value)
    if (common && !clause.has(name)) clause.set(name, said)
  }
}

const named = (item: Entry, words: string, names: string[]) =>
  names.filter((name) => item.has(name) && words.includes(String(item.get(name)!.value).toUpperCase())).length

const inTitleCase = (text: string) =>
  text === text.toUpperCase()
    ? text.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text
