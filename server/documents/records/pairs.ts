import { isCapitals, isKnown, keyOf, type Label, labelAt, type Vocabulary } from './labels.ts'
import { cleaned, type Pair, placeInOrder, segmentsOf, splitAtBars } from './segments.ts'
import { type Token, tokensAsText } from './tokens.ts'
import type { FieldSpec, RecordValue } from './types.ts'
import { isEntire, isNothing, isReference, isTold, leadingValue, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** What a text says under labels, and its runs of words without any (`entry`: behind a label nobody knows, as of a ledger). */
export type Said = { pairs: Pair[]; loose: { tokens: Token[]; entry: boolean }[]; groups: string[] }

type Reader = Said & {
  tokens: Token[]
  at: number
  group: string | null
  told: boolean
  vocabulary: Vocabulary
  headed: boolean
}

/** Reads the labels and values of a text. `headed`: it stands under a head, so its first words are a value. */
export function readPairs(tokens: Token[], vocabulary: Vocabulary, headed = false): Said {
  const reader: Reader = {
    pairs: [],
    loose: [],
    groups: [],
    tokens,
    at: 0,
    group: null,
    told: false,
    vocabulary,
    headed,
  }
  let entry = false
  while (reader.at < tokens.length) {
    const label = labelHere(reader, reader.at)
    const from = reader.at
    reader.told = false
    if (label) reader.at = label.to
    if (label && (readLabelled(reader, label, from) || label.colon))
      entry = label.fields.length === 0 && label.group === undefined
    else {
      reader.at = from
      addLoose(reader, entry)
      entry = false
    }
  }
  return reader
}

function addLoose(reader: Reader, entry: boolean): void {
  const { loose, tokens } = reader
  const token = tokens[reader.at]!
  const last = loose.at(-1)
  const goesOn = token.starts === '' && last && last.tokens.at(-1) === tokens[reader.at - 1] && !isSeparator(token)
  if (isSeparator(token)) loose.push({ tokens: [], entry: false })
  else if (goesOn) last.tokens.push(token)
  else loose.push({ tokens: [token], entry })
  reader.at += 1
}

const isSeparator = ({ word }: Token) => /^[|/•–—-]$/.test(word.text)

function labelHere(reader: Reader, at: number): Label | null {
  return labelAt(reader.tokens, at, isOpen(reader, at), reader.group, reader.vocabulary)
}

/** Whether the words before end here, so that a label may begin. */
function isOpen({ tokens, told, at: now, headed }: Reader, at: number): boolean {
  if (at === 0) return !headed
  if (told && at === now) return true
  const [before, token] = [tokens[at - 1]!.word.text, tokens[at]!]
  if (token.starts !== '' || /[;|:/.,(•]$/.test(before) || isSeparator(tokens[at - 1]!)) return true
  return isCapitals(before) && before.length > 3 && !isCapitals(token.word.text)
}

/** Reads what stands behind a label; false where that is nothing it can be. */
function readLabelled(reader: Reader, label: Label, from: number): boolean {
  if (label.group !== undefined) {
    reader.group = label.group
    reader.groups.push(label.group)
    return true
  }
  const before = reader.pairs.length
  if (label.fields.length === 0 || !label.fields.some((specs) => specs.some((spec) => spec.name.includes('.'))))
    reader.group = null
  if (label.fields.length > 1) readSeveral(reader, label.fields)
  else if (label.fields.length === 1) readOne(reader, label, label.fields[0]!)
  else readStatus(reader, from)
  const words = wordsOf(tokensAsText(reader.tokens.slice(from, label.to)))
  for (const pair of reader.pairs.slice(before)) pair.label = words
  return reader.pairs.length > before || isAlone(reader, label)
}

/** 'State of file: Closed': a word that only the one field can be, behind a label nobody knows. */
function readStatus(reader: Reader, from: number): void {
  const { fields, key } = reader.vocabulary.family
  const [spec, other] = fields.filter(({ kind }) => kind === 'status')
  const own = new Set(fields.find(({ name }) => name === key)!.words.flatMap(wordsOf))
  if (!reader.tokens.slice(from, reader.at).some(({ word }) => wordsOf(word.text).some((one) => own.has(one)))) return
  const next = reader.tokens[reader.at + 1]
  if (spec && !other && next?.starts !== '') readTold(reader, spec)
}

/** A label that fills its segment, as over an empty cell of a card. */
function isAlone({ tokens }: Reader, { to, capitals }: Label): boolean {
  return capitals && (to >= tokens.length || tokens[to]!.starts !== '')
}

function readOne(reader: Reader, label: Label, specs: FieldSpec[]): void {
  const { tokens } = reader
  if (!label.colon && reader.at > 0 && isBesideBelow(tokens[reader.at - 1]!, tokens[reader.at])) return
  const joint = /^(?:is|as|=|:)$/.test(tokens[reader.at]?.word.text ?? '') || isJoined(reader)
  if (joint) reader.at += 1
  if (specs[0]!.orWords && readCounted(reader, specs[0]!, joint)) return
  const told = specs.filter(({ kind }) => isTold(kind)).find((spec) => readTold(reader, spec))
  if (told || specs.some((spec) => readAbout(reader, spec)) || readNothing(reader, specs[0]!)) return
  const soft = specs.find(({ kind, orWords }) => !isTold(kind) || orWords)
  if (!soft) return
  const next = tokens[reader.at]
  const beside = next && (next.starts === 'gap' || next.starts === 'cell')
  const plain = soft.kind === 'name' && soft.name !== reader.vocabulary.family.key
  if (!next || !(label.colon || joint || label.capitals || beside || plain)) return
  if (next.starts === 'line' && !label.colon && !label.capitals) return
  if (isHeading(next, label, soft)) return
  const end = endOfSoft(reader, soft, next.starts !== '')
  addSoft(reader, soft, tokens.slice(reader.at, end), joint && !label.colon)
  if (end > reader.at && reader.pairs.at(-1)?.spec === soft) reader.at = end
}

/** 'limit - $5,000': a dash before a value in the same text, where no other label follows. */
function isJoined(reader: Reader): boolean {
  const [dash, next] = reader.tokens.slice(reader.at, reader.at + 2)
  if (!isDash(dash) || next?.starts !== '') return false
  const label = labelHere(reader, reader.at + 1)
  return !label?.colon && !(label && isValued(reader, label))
}

const isDash = (token: Token | undefined) => token?.starts === '' && /^[-–—]$/.test(token.word.text)

/** '72 hours', '12 months actual loss sustained': a number of a unit that its words name, to the end of what is said. */
function readCounted(reader: Reader, spec: FieldSpec, joint: boolean): boolean {
  const { tokens, at } = reader
  const [number, unit] = tokens.slice(at, at + 2).map(({ word }) => word.text)
  if (!/^\d{1,4}$/.test(number ?? '') || !/^\p{Ll}{3,}/u.test(unit ?? '') || tokens[at + 1]!.starts !== '') return false
  const end = endOfSoft(reader, spec, false)
  const before = reader.pairs.length
  addSoft(reader, spec, tokens.slice(at, end), joint)
  if (reader.pairs.length > before) reader.at = end
  return reader.pairs.length > before
}

/** Whether a line that follows a label stands under another one, left of it: of captions side by side each has its value below. */
function isBesideBelow({ line }: Token, next: Token | undefined): boolean {
  if (next?.starts !== 'line' || next.line === line) return false
  const [x, , width] = next.line.box
  return x + width <= line.box[0]
}

/** 'NAMED INSURED, PRODUCER AND TERM': capitals that go on behind a label name no one. */
function isHeading(next: Token, { colon, capitals }: Label, { kind }: FieldSpec): boolean {
  return kind === 'name' && capitals && !colon && next.starts === '' && isCapitals(next.word.text)
}

/** The words of one segment from here on. */
function ahead(tokens: Token[], at: number, most: number): Token[] {
  let end = at + 1
  while (end < Math.min(tokens.length, at + most) && tokens[end]!.starts === '') end++
  return tokens.slice(at, end)
}

function readTold(reader: Reader, spec: FieldSpec): boolean {
  const { tokens, vocabulary } = reader
  if (reader.at >= tokens.length) return false
  const words = ahead(tokens, reader.at, 8)
  const texts = words.map(({ word }) => word.text)
  const label = texts.findIndex((text, index) => index > 0 && isLabelWord(text, vocabulary))
  const read = leadingValue(spec.kind, label < 0 ? texts : texts.slice(0, label))
  if (!read) return false
  const rest = isEntire(spec.kind, read.value) ? null : tokens[reader.at + read.words]
  const whole = rest && valueOf(spec.kind, [...texts.slice(0, read.words), rest.word.text])
  if (whole) addTold(reader, spec, [...words.slice(0, read.words), rest], whole)
  else addTold(reader, spec, words.slice(0, read.words), read.value)
  reader.told = true
  readState(reader, spec)
  return true
}

/** An edition behind a form's number: 'CG 00 01 01 24'. */
export const WITH_EDITION = /^(.+ \d\d \d\d(?: \d\d)?(?: [A-Z])?) ((?:0[1-9]|1[0-2]) \d\d)$/

function addTold(reader: Reader, spec: FieldSpec, tokens: Token[], value: RecordValue): void {
  reader.at += tokens.length
  const [, form, edition] = (spec.kind === 'form' && typeof value === 'string' && WITH_EDITION.exec(value)) || []
  const own = reader.vocabulary.family.fields.find(({ kind }) => kind === 'edition')
  if (!form || !own) reader.pairs.push({ spec, value: cleaned(value, spec), tokens })
  else {
    reader.pairs.push({ spec, value: form, tokens: tokens.slice(0, -2) })
    reader.pairs.push({ spec: own, value: edition!, tokens: tokens.slice(-2) })
  }
}

const isLabelWord = (text: string, { exact }: Vocabulary) => /^[A-Z]{3,}$/.test(text) && exact.has(keyOf(wordsOf(text)))

/** 'LIMIT Each Occurrence: $1,000': what stands between the label and the amount says what it is of. */
function readAbout(reader: Reader, spec: FieldSpec): boolean {
  const about = reader.vocabulary.family.fields.find(({ name }) => name === spec.about)
  if (!about || reader.at >= reader.tokens.length) return false
  const words = ahead(reader.tokens, reader.at, 10)
  const colon = words.findIndex(({ word }) => word.text.endsWith(':'))
  const from = reader.at
  const texts = words.slice(0, colon + 1).map(({ word }) => word.text)
  const other = texts.some((text, index) => /[;|/]$/.test(text) || isKnown(texts.slice(index), reader.vocabulary))
  reader.at += colon + 1
  if (colon < 0 || other || !readTold(reader, spec)) {
    reader.at = from
    return false
  }
  const tokens = words.slice(0, colon + 1)
  reader.pairs.push({ spec: about, value: tokensAsText(tokens).replace(/:$/, ''), tokens })
  return true
}

/** 'L23A4321 (GA)': the state in brackets is a field of its own. */
function readState(reader: Reader, { state }: FieldSpec): void {
  const token = reader.tokens[reader.at]
  const spec = state && reader.vocabulary.family.fields.find(({ name }) => name === state)
  const value = token && /^\(\w\w\)$/.test(token.word.text) ? valueOf('state', [token.word.text.slice(1, 3)]) : null
  if (!spec || value === null) return
  reader.pairs.push({ spec, value, tokens: [token!] })
  reader.at += 1
}

function readNothing(reader: Reader, spec: FieldSpec): boolean {
  const words = ahead(reader.tokens, reader.at, 6)
  if (words.length === 0 || reader.at >= reader.tokens.length) return false
  for (const count of [1, 2]) {
    const text = tokensAsText(words.slice(0, count)).replace(/[;.,]$/, '')
    if (words.length < count || !isNothing(text, spec.saysNone)) continue
    reader.pairs.push({ spec, value: null, tokens: words.slice(0, count) })
    reader.at += count
    return true
  }
  if (!isReference(tokensAsText(words))) return false
  reader.pairs.push({ spec, value: null, elsewhere: true, tokens: words })
  reader.at += words.length
  return true
}

/** Where a value without a look of its own ends: before the next label, a bar, or the end of its segment where the next does not go on. */
function endOfSoft(reader: Reader, spec: FieldSpec, below: boolean): number {
  const { tokens, at } = reader
  let end = at
  while (end < tokens.length) {
    const token = tokens[end]!
    if (end > at && (token.word.text === '|' || (spec.kind !== 'text' && /;$/.test(tokens[end - 1]!.word.text)))) break
    if (end > at && token.starts !== '' && !goesOn(tokens, end, spec, below)) break
    const label = (end > at || token.starts !== '') && labelHere(reader, end)
    const isNext = label && /;$/.test(tokens[end - 1]?.word.text ?? '') && isDash(tokens[label.to])
    if (label && (label.colon || isNext || isValued(reader, label))) break
    end += 1
  }
  return end
}

/** Without a colon a label inside a text is one only before a value of its kind. */
function isValued({ tokens }: Reader, label: Label): boolean {
  const next = tokens[label.to]
  if (next?.starts === 'gap' || next?.starts === 'cell') return true
  const texts = ahead(tokens, label.to, 6).map(({ word }) => word.text)
  if (texts[0] === 'is') return true
  return (
    label.capitals || label.fields.some((specs) => specs.some(({ kind }) => isTold(kind) && leadingValue(kind, texts)))
  )
}

function goesOn(tokens: Token[], at: number, { kind }: FieldSpec, below: boolean): boolean {
  const [before, token] = [tokens[at - 1]!, tokens[at]!]
  const [, top, , height] = token.line.box
  const near = before.page === token.page && top - before.line.box[1] - before.line.box[3] < height * 0.7
  if (token.starts !== 'line' || !near) return false
  if (below && (kind === 'text' || kind === 'names')) return true
  return /^\p{Ll}/u.test(token.word.text) || /[,&(-]$/.test(before.word.text)
}

function addSoft({ pairs }: Reader, spec: FieldSpec, tokens: Token[], sentence: boolean): void {
  const lines =
    spec.kind === 'names' ? segmentsOf(tokens).map(tokensAsText).join('\n').replace(/,\n/g, ', ') : tokensAsText(tokens)
  const text = lines.replace(sentence ? /[\s;|/.]+$/ : /[\s;|/]+$/, '')
  const words = text.split(/[^\S\n]+/)
  const value = text ? (valueOf(spec.kind, words) ?? inWords(spec, words)) : null
  if (value !== null) pairs.push({ spec, value, tokens })
}

const MOST_WORDS = 6

/** 'Included', 'Actual loss sustained': words in the place of a figure. */
export function inWords({ orWords }: FieldSpec, words: string[]): string | null {
  const text = words.join(' ')
  return orWords && words.length <= MOST_WORDS && /\p{L}{3}/u.test(text) ? text : null
}

/** Values in the order of their labels: each takes the next segment that it may be. */
function readSeveral(reader: Reader, fields: FieldSpec[][]): void {
  const from = reader.at
  let end = from
  while (end < reader.tokens.length && !(reader.tokens[end]!.starts === 'cell' && end > from)) {
    if (reader.tokens[end]!.starts !== '' && labelHere(reader, end)) break
    end += 1
  }
  const segments = segmentsOf(reader.tokens.slice(from, end))
  const beside = reader.tokens[from]?.starts === '' ? splitAtBars(segments[0] ?? []) : segments
  const pairs = placeInOrder(beside, fields)
  const taken = pairs.flatMap((pair) => pair.tokens)
  reader.pairs.push(...pairs)
  if (taken.length) reader.at = Math.max(...taken.map((token) => reader.tokens.indexOf(token))) + 1
}
