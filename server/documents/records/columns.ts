import { isValue } from '../layout/head-rows.ts'
import { fieldsLike, fieldsNamed, keyOf, LESSER, namedInTurn, severalFields, type Vocabulary } from './labels.ts'
import { canBeSplit } from './split-by-look.ts'
import type { FieldSpec, ValueKind } from './types.ts'
import { isNothing, isReference, isTold, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** The fields each column of a table holds, none for an unknown one; `sum` tells how sure that is all together. */
export type Columns = { fields: FieldSpec[][][]; sum: number; known: number; parted: Parted[] }
/** Columns that together hold a field, in the order their words are said; it is that of the last of them. */
export type Parted = { columns: number[]; last: number }

/** A head must be as alike as this to the words of a field, and so much more than to those of any other field for its column. */
const ALIKE = 0.72
const MARGIN = 0.03
/** No text: a date, an amount, a code. */
const isPlain = (text: string) => !text || isValue(text)
/** How sure each of several fields of one head is. */
const SEVERAL = 0.8
/** The share of a column's values that must look like the field's. */
const FITS = 0.5

/**
 * Which column holds which field, each once: by the likeness of its head to the field's words and by how its values look. Where two
 * fields are as likely, a column is left unknown.
 */
export function columnsByField(heads: string[], values: string[][], vocabulary: Vocabulary): Columns {
  const fields = heads.map((_, column) => inTurn(heads, column, values[column]!, vocabulary))
  const parted = partedFields(heads, vocabulary)
  for (const { last, spec } of parted) fields[last] = [[spec]]
  const taken = new Set(fields.flat(2).map(({ name }) => name))
  const likely = heads.flatMap((head, column): Scored[] =>
    fieldsLike(wordsOf(withoutUnit(head)), vocabulary)
      .filter(({ alike }) => alike >= ALIKE)
      .filter(({ spec, alike }) => !(spec.kind === 'text' && alike <= LESSER && values[column]!.every(isPlain)))
      .map(({ spec, alike }) => ({ column, spec, score: alike * (0.6 + 0.4 * fitOf(values[column]!, spec)) }))
      .filter(({ score, spec, column }) => score > 0 && fitOf(values[column]!, spec) >= FITS),
  )
  const isTotal = (column: number) => wordsOf(heads[column]!).includes('total')
  const isOfPart = ({ column, spec, score }: Scored) =>
    spec.kind === 'amount' &&
    !isTotal(column) &&
    likely.some((other) => other.spec === spec && isTotal(other.column) && other.score > score - MARGIN)
  const pairs = likely.filter((pair) => !isOfPart(pair))
  let sum = taken.size * SEVERAL
  for (const { column, spec, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (fields[column]!.length || taken.has(spec.name)) continue
    const rivals = pairs.filter((other) => other.spec === spec || other.column === column)
    const rival = rivals.find(
      (other) => other.score > score - MARGIN && isRival(other, { column, spec }, fields, taken),
    )
    taken.add(spec.name)
    if (rival) continue
    fields[column] = [[spec]]
    sum += score
  }
  sum += addTyped(fields, heads, values, vocabulary)
  heads.forEach((head, column) => {
    if (fields[column]!.length) return
    const several = severalFields(head, vocabulary)
    const isByTwoNames = several.length === 1 && /[/&]/.test(head)
    const isTaken = several.flat().some((spec) => fields.flat(2).includes(spec))
    if (several.length > 1 || (isByTwoNames && !isTaken)) {
      fields[column] = several
      sum += several.filter((specs) => specs.length).length * SEVERAL
    }
  })
  return { fields, sum, known: fields.filter((own) => own.length).length, parted }
}

/** 'Exposure (dollars)', 'Rate (per 1,000)': what a figure is counted in says nothing of what it is. */
const withoutUnit = (head: string) => head.replace(UNIT, '').trim() || head
const UNIT =
  /\s*\((?:per [^)]*|y\s?\/\s?n|yes\s?\/\s?no|(?:in )?(?:us )?dollars|usd|annual|years?|months|days|[$#%]|[^)]*(?:\bmm\b|\d|000|\$\d)[^)]*)\)/i

/** What a head may name, and how sure that is. Of an amount in parts ('Loss | Expense | Total') it names the whole. */
type Scored = { column: number; spec: FieldSpec; score: number }

/** The fields that stand in several columns, where the first and the last of their parts have one. */
function partedFields(heads: string[], vocabulary: Vocabulary): (Parted & { spec: FieldSpec })[] {
  const { family, generic } = vocabulary
  const keys = heads.map((head) => keyOf(wordsOf(head).filter((word) => !generic.has(word))))
  const named = (words: string[]) => words.map((own) => keyOf(wordsOf(own)))
  const specs = family.fields.filter((spec) => !heads.some((head) => fieldsNamed(head, vocabulary).includes(spec)))
  return specs.flatMap((spec) => {
    const found = (spec.parts ?? []).map((words) => keys.findIndex((key) => named(words).includes(key)))
    const columns = found.filter((column) => column >= 0)
    const last = found.at(-1)
    return last !== undefined && last >= 0 && found[0]! >= 0 ? [{ spec, columns, last }] : []
  })
}

/**
 * The fields of a head that names several in turn, with a bar between or none, where the column's values can be split so: 'Year Make Model'.
 * None where another head names one of them alone.
 */
function inTurn(heads: string[], column: number, values: string[], vocabulary: Vocabulary): FieldSpec[][] {
  const head = heads[column]!
  const said = values.filter((text) => text && !isNothing(text))
  const others = heads.filter((_, at) => at !== column).flatMap((text) => fieldsNamed(text, vocabulary))
  // Heads over one another look like one without bars as well: there a field must be one whose names tell where they end.
  const bare = [namedInTurn(head, vocabulary, 1), namedInTurn(head, vocabulary)]
  const ways = fieldsNamed(head, vocabulary).length
    ? []
    : [severalFields(head, vocabulary), ...bare.filter((fields) => fields.flat().some(({ names }) => names))]
  const named = ways.find((fields) => {
    const parted = said.filter((text) => canBeSplit(text, fields))
    return parted.length > 0 && parted.length >= said.length * FITS
  })
  return named?.flat().some((spec) => others.includes(spec)) ? [] : (named ?? [])
}

/** Looks that tell a field of their own, under a head that has a word of it, where a family has one field of them. */
const TELLING: ValueKind[] = ['status', 'year', 'began', 'state', 'edition']
const TYPED = 0.6
const LEAST_VALUES = 2

/** Gives columns of unknown heads to the fields that their values alone tell. How much surer that makes the whole. */
function addTyped(fields: FieldSpec[][][], heads: string[], values: string[][], { family }: Vocabulary): number {
  let sum = 0
  const alone = TELLING.map((kind) => family.fields.filter((one) => one.kind === kind)).filter(
    ({ length }) => length === 1,
  )
  for (const spec of [...alone.flat(), ...family.fields.filter(({ look }) => look)]) {
    if (fields.flat(2).includes(spec)) continue
    const columns = heads.flatMap((head, column) =>
      !fields[column]!.length && mayMean(head, spec) && isAllOf(values[column]!, spec) ? [column] : [],
    )
    if (columns.length !== 1) continue
    fields[columns[0]!] = [[spec]]
    sum += TYPED
  }
  return sum
}

/** Whether a head has a word of the field's own heads. */
function mayMean(head: string, { words, lesser = [] }: FieldSpec): boolean {
  const own = new Set([...words, ...lesser].flatMap(wordsOf))
  return wordsOf(head).some((word) => own.has(word))
}

function isAllOf(values: string[], { kind, look }: FieldSpec): boolean {
  const said = values.filter((text) => text && !isNothing(text))
  const fits = (text: string) => (look ? look.test(text) : valueOf(kind, text.split(' ')) !== null)
  return said.length >= LEAST_VALUES && said.every(fits)
}

type Placed = { column: number; spec: FieldSpec }

function isRival(other: Placed, { column, spec }: Placed, fields: FieldSpec[][][], taken: Set<string>): boolean {
  if (other.column === column)
    return other.spec !== spec && !taken.has(other.spec.name) && other.spec.kind === spec.kind
  return fields[other.column]!.length === 0
}

function fitOf(values: string[], { kind, orWords }: FieldSpec): number {
  if (!isTold(kind) || orWords) return 1
  const said = values.filter((text) => text && !isNothing(text) && !isReference(text))
  if (said.length === 0) return 0.75
  const firsts = said.filter(
    (text) => valueOf(kind, text.split(' ')) !== null || valueOf(kind, [text.split(' ')[0]!]) !== null,
  )
  return firsts.length / said.length
}
