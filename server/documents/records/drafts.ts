import { contradicts, type Told } from './contradictions.ts'
import type { Vocabulary } from './labels.ts'
import { openName } from './open-name.ts'
import { inWords, readPairs, type Said } from './pairs.ts'
import { fieldOf } from './record-field.ts'
import { cleaned, type Pair, placeInOrder, segmentsOf } from './segments.ts'
import { splitByLook } from './split-by-look.ts'
import { sumsOf } from './sums.ts'
import { type Token, tokensAsText } from './tokens.ts'
import type { FieldSpec, PaperRecord, RecordField, RecordValue } from './types.ts'
import { isEntire, isNothing, isReference, isTold, valueOf } from './values.ts'

/** What is known of the group of records a record stands in: its policy, its term. */
export type Scope = Map<string, Told>

/** A longer head is no name but a text. */
const LONGEST_NAME = 40
/** 'Claims: 0': a count of none is no entry. */
const isCountOfNone = (value: RecordValue | null | undefined) => typeof value === 'string' && /^0+$/.test(value)
/** Fewer values of its own make no record. */
const LEAST_FIELDS = 3

/** A record while it is read. The first value of a field holds, unless it stands elsewhere or another place contradicts it. */
export class Draft {
  readonly vocabulary: Vocabulary
  readonly page: number
  readonly scope: Scope
  readonly values = new Map<string, Told & { below: boolean }>()
  private readonly open = new Map<string, Told>()
  private readonly misread = new Map<string, Told>()
  private readonly elsewhere = new Set<FieldSpec>()
  private readonly contested = new Set<string>()
  /** Texts name other policies than the one told above. */
  private isDoubted = false
  /** The list says that it is one no more. */
  isEnded = false

  constructor(vocabulary: Vocabulary, page: number, scope: Scope) {
    this.vocabulary = vocabulary
    this.page = page
    this.scope = scope
  }

  /**
   * Takes a value; one of the same page that contradicts the first leaves the field without any. A next page may be of another record, and
   * what is told in a note `below` a row of a table says nothing against the row.
   */
  put(pair: Pair, below = false): void {
    const { spec, value, tokens, label } = pair
    const first = this.values.get(spec.name)
    const isRival = first && first.below === below && first.tokens[0]?.page === tokens[0]?.page
    if (isRival && value !== null && contradicts(first, { value, tokens, label }, spec.kind))
      this.contested.add(spec.name)
    this.fill(pair, below)
  }

  /** Takes a value where nothing is told yet: one that is told less surely than others. */
  fill({ spec, value, elsewhere, tokens, label }: Pair, below = false): void {
    if (elsewhere) this.elsewhere.add(spec)
    if (value === null || this.values.has(spec.name)) return
    this.values.set(spec.name, { value, tokens, label, below })
    this.elsewhere.delete(spec)
  }

  /** What a text says: of the policy only on the record's own page, and nothing is sure where it is not the one told above. */
  putTold(pair: Pair): void {
    const { spec, value, tokens } = pair
    if (spec.scope && tokens[0]!.page !== this.page) return
    if (spec.scope && this.isDoubted) return
    const above = spec.scope && value !== null && this.scope.get(spec.name)
    if (above && above.value !== value) this.isDoubted = true
    else this.put(pair)
  }

  /** A value under a head that names no field of ours is kept under that head, so that it can be asked for. */
  putOpen(head: string, tokens: Token[]): void {
    const name = openName(head)
    const text = tokensAsText(tokens)
    const known = this.vocabulary.family.fields.some((spec) => spec.name === name)
    if (!name || known || name.length > LONGEST_NAME || isNothing(text) || this.open.has(name)) return
    this.open.set(name, { value: text, tokens })
  }

  /** The words of a cell that are no value of its column's field. */
  putMisread({ name, kind }: FieldSpec, tokens: Token[]): void {
    const text = tokensAsText(tokens)
    if (isTold(kind) && !isNothing(text) && !isReference(text)) this.misread.set(name, { value: text, tokens })
  }

  /** What a text below the record or beside it says. An entry without a label is what one field said stands elsewhere. */
  take({ pairs, loose }: Said, below = false): void {
    for (const pair of pairs) this.put(pair, below)
    for (const { tokens, entry } of loose) {
      const open = [...this.elsewhere].filter(({ kind }) => kind === 'name')
      if (!entry || open.length !== 1) continue
      const value = leadingName(tokens)
      if (value) this.fill({ spec: open[0]!, ...value })
    }
  }

  has(name: string): boolean {
    return this.values.has(name)
  }

  hasGroups(): boolean {
    return [...this.values.keys()].some((name) => name.includes('.'))
  }

  record(): PaperRecord | null {
    const { family } = this.vocabulary
    if (
      this.isEnded ||
      isCountOfNone(this.values.get(family.key)?.value) ||
      !this.has(family.key) ||
      this.values.size < LEAST_FIELDS
    )
      return null
    const told = new Map([...this.values].filter(([name]) => !this.contested.has(name)))
    const own = fieldsOf([...told, ...sumsOf(told, this.open, family), ...this.open])
    if (Object.keys(own).length === 0) return null
    const misread = fieldsOf([...this.misread].filter(([name]) => !this.values.has(name)))
    return {
      ...{ type: family.type, page: this.page, fields: { ...fieldsOf(this.inherited()), ...own } },
      ...(Object.keys(misread).length && { misread }),
    }
  }

  /** The words of its key, where it tells too little to be a record and is none that ended or counts nothing. */
  unkept(): Token[] | null {
    const key = this.values.get(this.vocabulary.family.key)
    return key && !this.isEnded && !isCountOfNone(key.value) && !this.record() ? key.tokens : null
  }

  private inherited() {
    if (this.isDoubted) return []
    const scoped = this.vocabulary.family.fields.filter(({ scope, name }) => scope && !this.values.has(name))
    return scoped.flatMap(({ name }) => {
      const found = this.scope.get(name)
      return found ? [[name, found] as const] : []
    })
  }
}

/** The fields of a record; amounts named 'group.column' are one field for each group. */
function fieldsOf(values: (readonly [name: string, Told])[]): Record<string, RecordField> {
  const fields: Record<string, RecordField> = {}
  const groups = new Map<string, { amounts: Record<string, number>; tokens: Token[] }>()
  for (const [name, { value, tokens }] of values) {
    const [group, column] = name.split('.')
    const field = fieldOf(value, tokens)
    if (!field) continue
    if (column === undefined) fields[name] = field
    else {
      const known = groups.get(group!) ?? { amounts: {}, tokens: [] }
      groups.set(group!, {
        amounts: { ...known.amounts, [column]: Number(value) },
        tokens: [...known.tokens, ...tokens],
      })
    }
  }
  for (const [group, { amounts, tokens }] of groups) fields[group] = fieldOf(amounts, tokens)!
  return fields
}

function leadingName(tokens: Token[]): { value: RecordValue; tokens: Token[] } | null {
  const end = tokens.findIndex(({ word }) => /[;.]$/.test(word.text) && word.text.length > 2)
  const own = end < 0 ? tokens : tokens.slice(0, end + 1)
  const value = valueOf('name', tokensAsText(own).replace(/[;.]$/, '').split(' '))
  return value === null ? null : { value, tokens: own }
}

/** What a cell under known heads says: the value of its column, and what is said in it under labels of its own. */
export function readCell(tokens: Token[], fields: FieldSpec[][], vocabulary: Vocabulary): Said {
  const [only] = fields
  const whole = tokensAsText(tokens)
  if (fields.length === 1 && only?.[0]) {
    const spec = only[0]
    if (isReference(whole)) return said({ spec, value: null, elsewhere: true, tokens })
    if (isNothing(whole, spec.saysNone)) return said({ spec, value: null, tokens })
    const value = spec.kind === 'text' ? null : valueOf(spec.kind, whole.split(' '))
    if (value !== null) return said({ spec, value: cleaned(value, spec), tokens })
  }
  const inner = readPairs(tokens, vocabulary, fields.length > 0)
  const loose = inner.loose.filter(({ tokens: own, entry }) => own.length && !entry)
  if (fields.length === 1 && only?.[0])
    addRest(
      inner,
      only![0],
      loose.map(({ tokens: own }) => own),
      tokens,
    )
  else if (fields.length > 1) {
    const own = loose.flatMap((one) => one.tokens)
    const segments = partsAtBars(segmentsOf(own), fields.length)
    const split = segments.length < fields.length ? splitByLook(own, fields) : null
    inner.pairs.push(...(split ?? placeInOrder(segments, fields)))
  }
  return inner
}

/** 'K-100/2000' under 'Claim No / File No': a word of as many parts as its head has. */
function partsAtBars(segments: Token[][], count: number): Token[][] {
  const [segment] = segments
  const texts = segments.length === 1 && segment!.length === 1 ? segment![0]!.word.text.split('/') : []
  if (texts.length !== count || texts.includes('')) return segments
  return texts.map((text) => [{ ...segment![0]!, word: { ...segment![0]!.word, text } }])
}

const said = (pair: Pair): Said => ({ pairs: [pair], loose: [], groups: [] })

/** What a cell holds beside its own labels is its column's value; a text without such labels is taken as it stands. */
function addRest(inner: Said, spec: FieldSpec, rest: Token[][], all: Token[]): void {
  const parts = inner.pairs.length === 0 ? segmentsOf(all) : rest
  const own = parts.flat()
  const words = tokensAsText(own).split(' ')
  const whole = own.length ? (valueOf(spec.kind, words) ?? inWords(spec, words)) : null
  const leading = leadingPart(spec, parts)
  if (inner.pairs.length === 0 && whole !== null) inner.pairs.push({ spec, value: cleaned(whole, spec), tokens: own })
  else if (leading !== null) inner.pairs.push({ spec, value: cleaned(leading, spec), tokens: parts[0]! })
  else if (whole !== null) inner.pairs.push({ spec, value: cleaned(whole, spec), tokens: own })
}

/** The first of several parts where it alone may be the value; a text is all of them. */
function leadingPart(spec: FieldSpec, [first, ...others]: Token[][]): RecordValue | null {
  const value =
    first && others.length && spec.kind !== 'text' ? valueOf(spec.kind, tokensAsText(first).split(' ')) : null
  return value !== null && isEntire(spec.kind, value) ? value : null
}
