import { oncePer } from '../../lib/once-per.ts'
import type { Token } from './tokens.ts'
import type { Family, FieldSpec } from './types.ts'
import { likeness, wordsOf } from './words.ts'

/** A family with its labels ready to be looked up. */
export type Vocabulary = {
  family: Family
  generic: Set<string>
  /** What its table must stand under; null where that may be anything. */
  under: RegExp | null
  /** What none of its heads may say. */
  unless: RegExp | null
  labels: { spec: FieldSpec; words: string[]; weight: number }[]
  exact: Map<string, FieldSpec[]>
  /** As `exact`, with the words that name a field where nothing names it better. */
  heads: Map<string, FieldSpec[]>
  groups: Map<string, string>
  columns: Map<string, string>
  /** Every word of a label: where another stands, none goes on. */
  spoken: Set<string>
  /** What was found for words asked for before: heads and labels repeat from page to page. */
  asked: Map<string, { spec: FieldSpec; alike: number }[]>
}

/** Words that name one or more fields, up to the token `to`. Unknown ones have no fields. */
export type Label = {
  to: number
  fields: FieldSpec[][]
  group?: string
  colon: boolean
  capitals: boolean
}

/** What words count that name a field only where nothing names it better. */
export const LESSER = 0.9
/** A label with a colon may differ a little from the words we know. */
const ALIKE = 0.75
const LONGEST = 6
const LONGEST_UNKNOWN = 4
const LONGEST_PART = 3

/** One key for the same words in any order. */
export const keyOf = (words: readonly string[]): string => (words.length < 2 ? (words[0] ?? '') : keyOfMany(words))
const keyOfMany = oncePer((words: readonly string[]) => [...new Set(words)].sort().join(' '))

/** The family's labels, ready to be looked up. */
export function vocabularyOf(family: Family): Vocabulary {
  const labelled = (weight: number, wordsFor: (spec: FieldSpec) => string[]) =>
    family.fields.flatMap((spec) => wordsFor(spec).map((text) => ({ spec, words: wordsOf(text), weight })))
  const own = labelled(1, ({ words }) => words)
  const lesser = labelled(LESSER, (spec) => spec.lesser ?? [])
  const named = (lists: Record<string, string[]> = {}) =>
    new Map(
      Object.entries(lists).flatMap(([name, texts]) => texts.map((text) => [keyOf(wordsOf(text)), name] as const)),
    )
  const [fields, columns] = [named(family.groups?.fields), named(family.groups?.columns)]
  const labels = [...own, ...lesser]
  const keys = [...fields.keys(), ...columns.keys()].flatMap((key) => key.split(' '))
  return {
    family,
    generic: new Set(family.generic),
    under: anyOf(family.under),
    unless: anyOf(family.unless),
    labels,
    exact: byWords(own),
    heads: byWords(labels),
    groups: fields,
    columns,
    spoken: new Set([...OF_COUNTS, ...keys, ...labels.flatMap(({ words }) => words)]),
    asked: new Map(),
  }
}

/** Alone, they are spelled otherwise than in a label: 'number of' is a count. */
const OF_COUNTS = ['number']

const anyOf = (patterns: string[] | undefined) => (patterns ? new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'i') : null)

function byWords(labels: Vocabulary['labels']): Map<string, FieldSpec[]> {
  const found = new Map<string, FieldSpec[]>()
  for (const { spec, words } of labels) {
    const known = found.get(keyOf(words)) ?? []
    if (!known.includes(spec)) found.set(keyOf(words), [...known, spec])
  }
  return found
}

const MOST_ASKED = 5_000

/** The fields these words name, best first, with how alike they are. */
export function fieldsLike(words: string[], vocabulary: Vocabulary): { spec: FieldSpec; alike: number }[] {
  const { labels, generic, asked } = vocabulary
  const key = keyOf(words)
  const known = asked.get(key)
  if (known) return known
  const best = new Map<FieldSpec, number>()
  for (const label of labels) {
    const alike = likeness(words, label.words, generic) * label.weight
    if (alike > (best.get(label.spec) ?? 0)) best.set(label.spec, alike)
  }
  const found = [...best].map(([spec, alike]) => ({ spec, alike })).sort((a, b) => b.alike - a.alike)
  if (asked.size < MOST_ASKED) asked.set(key, found)
  return found
}

/** The field an amount is of where the words before told what it is for: 'BI: Reserve $0.00'. */
function columnSpec(words: string[], group: string | null, vocabulary: Vocabulary): FieldSpec | null {
  const column = group && vocabulary.columns.get(keyOf(words))
  return column ? { name: `${group}.${column}`, kind: 'amount', words: [] } : null
}

/**
 * The label that begins at a token, or null. `open`: a label may begin here without a colon, as the words before it end there; `group`:
 * what the amounts that follow are for.
 */
export function labelAt(
  tokens: Token[],
  at: number,
  open: boolean,
  group: string | null,
  vocabulary: Vocabulary,
): Label | null {
  const colon = colonLabel(tokens, at, open, group, vocabulary)
  if (colon || !open) return colon
  const [one, several] = [bareLabel(tokens, at, group, vocabulary), severalLabel(tokens, at, vocabulary)]
  return one && several && one.to >= several.to ? one : (several ?? one)
}

function colonLabel(
  tokens: Token[],
  at: number,
  open: boolean,
  group: string | null,
  vocabulary: Vocabulary,
): Label | null {
  let end = at
  for (; end < Math.min(tokens.length, at + LONGEST); end++) {
    const { word, starts } = tokens[end]!
    if (end > at && starts !== '') return null
    if (word.text.endsWith(':')) break
    if (/[;|]$/.test(word.text)) return null
  }
  if (end >= Math.min(tokens.length, at + LONGEST)) return null
  const texts = tokens.slice(at, end + 1).map(({ word }) => word.text)
  const words = wordsOf(texts.join(' '))
  if (words.length === 0) return null
  const base = { to: end + 1, colon: true, capitals: isCapitals(texts.join(' ')) }
  const own = vocabulary.groups.get(keyOf(words))
  if (own) return { ...base, fields: [], group: own }
  const column = columnSpec(words, group, vocabulary)
  if (column) return { ...base, fields: [[column]] }
  const lesser = vocabulary.heads.has(keyOf(words)) && !vocabulary.exact.has(keyOf(words))
  const [best, ...others] = lesser ? [] : fieldsLike(words, vocabulary)
  const known = texts.some((_, index) => index > 0 && isLaterLabel(texts, index, vocabulary, best?.spec))
  const before = at > 0 && tokens[at]!.starts === '' && !tokens[at]!.newLine ? tokens[at - 1]!.word.text : ''
  const inside = !open && /^\p{Lu}/u.test(before)
  if (best && ((best.alike > 0.99 && !inside) || (open && !known && best.alike >= ALIKE))) {
    const same = others.filter(({ alike }) => alike > best.alike - 0.01)
    return { ...base, fields: [[best.spec, ...same.map(({ spec }) => spec)]] }
  }
  const begins = (open || tokens[at]!.newLine) && tokens.slice(at + 1, end + 1).every(({ newLine }) => !newLine)
  const unknown = begins && end - at < LONGEST_UNKNOWN && /^\p{Lu}/u.test(texts[0]!) && !/\d/.test(texts.join(''))
  const inner = isCapitals(texts[0]!) && !isCapitals(texts.at(-1)!) && isKnown(texts.slice(0, 1), vocabulary)
  return unknown && !known && !inner ? { ...base, fields: [] } : null
}

/** Whether a label we know begins later among these words, which those before it say nothing of. */
function isLaterLabel(texts: string[], index: number, vocabulary: Vocabulary, best: FieldSpec | undefined): boolean {
  if (/^\p{Lu}/u.test(texts[0]!) && /^\p{Ll}/u.test(texts[index]!)) return false
  const before = wordsOf(texts.slice(0, index).join(' '))
  const more = before.every((word) => vocabulary.generic.has(word))
  return isKnown(texts.slice(index), vocabulary, more ? best : undefined)
}

/** Whether these words are a label as we know it, of another field than `but`. */
export function isKnown(texts: string[], { exact, groups }: Vocabulary, but?: FieldSpec): boolean {
  const key = keyOf(wordsOf(texts.join(' ')))
  const specs = exact.get(key)
  return groups.has(key) || (specs !== undefined && !(but && specs.includes(but)))
}

function bareLabel(tokens: Token[], at: number, group: string | null, vocabulary: Vocabulary): Label | null {
  let text = ''
  let found: Label | null = null
  for (let end = at; end < Math.min(tokens.length, at + LONGEST - 1); end++) {
    const { word, starts } = tokens[end]!
    if (end > at && starts !== '') break
    text = `${text} ${word.text}`
    const own = wordsOf(word.text)
    if (own.length === 0) continue
    if (!own.every((one) => vocabulary.spoken.has(one))) break
    const words = wordsOf(text)
    const column = columnSpec(words, group, vocabulary)
    const specs = column ? [column] : vocabulary.exact.get(keyOf(words))
    if (specs) {
      const texts = tokens.slice(at, end + 1).map((token) => token.word.text)
      found = { to: end + 1, fields: [specs], colon: false, capitals: isCapitals(texts.join(' ')) }
    }
    if (/[:;|]$/.test(word.text)) break
  }
  return found
}

/** 'HANDLER / DRIVER' over a cell or before its values: they come in this order. */
function severalLabel(tokens: Token[], at: number, vocabulary: Vocabulary): Label | null {
  if (!tokens.slice(at, at + LONGEST + 2).some(({ word }) => word.text === '/')) return null
  let end = at
  for (; end < Math.min(tokens.length, at + LONGEST + 2); end++) {
    const { word, starts } = tokens[end]!
    if ((end > at && starts !== '') || (/\d|\p{Ll}/u.test(word.text) && isCapitals(tokens[at]!.word.text))) break
  }
  const texts = tokens.slice(at, end).map(({ word }) => word.text)
  const whole = isCapitals(texts.join(' ')) || end >= tokens.length || tokens[end]!.starts !== ''
  const fields = whole && texts.includes('/') ? severalFields(texts.join(' '), vocabulary) : []
  return fields.length > 1 ? { to: end, fields, colon: false, capitals: isCapitals(texts.join(' ')) } : null
}

/**
 * The fields a head names that names several: 'Claimant / Notes', or one by two names: 'Occupancy / Classification'. Empty where none of its parts
 * is known; an 'and' joins two whose values look different.
 */
export function severalFields(text: string, vocabulary: Vocabulary): FieldSpec[][] {
  const named = (parts: string[]) => parts.map((part) => vocabulary.heads.get(keyOf(wordsOf(part))) ?? [])
  const parts = text.split(/\s*[/&]\s*/)
  const short = parts.every((part) => part.split(' ').length <= LONGEST_PART)
  const fields = short ? named(parts) : []
  const both = fields.length === 1 ? named(text.split(/\s+and\s+/i)) : []
  const kinds = new Set(both.map(([spec]) => spec?.kind))
  const [first] = fields
  if (parts.length > 1 && first?.length && fields.every(([spec]) => spec === first[0])) return [first]
  if (both.length > 1 && both.every((specs) => specs.length) && kinds.size === both.length) return both
  return fields.some((specs) => specs.length) ? fields : []
}

/** The fields that a head names with all its words. */
export const fieldsNamed = (head: string, { exact }: Vocabulary): FieldSpec[] => exact.get(keyOf(wordsOf(head))) ?? []

/** The fields that these words name one behind the other, each by a label of `longest` words; empty where a word is none of any or one comes twice. */
export function namedInTurn(text: string, { exact }: Vocabulary, longest = LONGEST_PART): FieldSpec[][] {
  const words = text.split(' ').filter((word) => wordsOf(word).length)
  const fields: FieldSpec[][] = []
  for (let at = 0; at < words.length; ) {
    const most = Math.min(words.length, at + longest)
    const ends = Array.from({ length: most - at }, (_, index) => most - index)
    const end = ends.find((to) => exact.has(keyOf(wordsOf(words.slice(at, to).join(' ')))))
    if (!end) return []
    fields.push(exact.get(keyOf(wordsOf(words.slice(at, end).join(' '))))!)
    at = end
  }
  return new Set(fields).size === fields.length ? fields : []
}

/** Words in capitals, as small labels over a value are set. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase()
}
