import { stemsOf, writtenOut } from '../../../documents/index.ts'
import type { FoundUnit } from '../../search-files.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'

/** More rows than these answer to no name. */
const MOST_ROWS = 3

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d/-]+/u)
    .filter(Boolean)

/**
 * The row of a list that words name: by a column and what stands in it ("unit 6", "loc 20"), by a number or a model ("the F-550"), or by an
 * address. Of rows with the same name those that the words tell most of. None where too many answer to it.
 */
export function rowsNamed(text: string, units: FoundUnit[]): FoundUnit[] {
  const said = tokensOf(writtenOut(text))
  const rows = units.filter(({ kind }) => kind === 'row')
  const scored = [...new Map(rows.map((unit) => [`${unit.file} ${unit.page} ${unit.value}`, unit])).values()].map(
    (unit) => ({
      unit,
      names: unit.cells.filter((cell, at) => isNamed(cell, said, at === 0 && unit.cells.every(({ head }) => !head)))
        .length,
      told: unit.cells.filter(({ text: own }) => own.length > 3 && said.join(' ').includes(tokensOf(own).join(' ')))
        .length,
    }),
  )
  const named = scored.filter(({ names }) => names > 0)
  const best = Math.max(...named.map(({ names, told }) => names + told / 10))
  const found = named.filter(({ names, told }) => names + told / 10 === best).map(({ unit }) => unit)
  // A list without heads does not say of what it is: only where it alone answers to the name.
  const isPlain = found.length === 1 || found.every(({ cells }) => cells.some(({ head }) => head))
  return found.length > MOST_ROWS || !isPlain ? [] : found
}

/** Words before the number of an entry. */
const KEYS = /^\p{L}{2,}$/u
const NUMBER = /\d|^[ivx]+$/

/** Whether words name what stands in a cell. */
function isNamed({ head, text }: FoundUnit['cells'][number], said: string[], isBare: boolean): boolean {
  const own = tokensOf(text.split(',')[0]!)
  if (own.length === 1 && own[0]!.length < 4) {
    if (!NUMBER.test(own[0]!)) return false
    const heads = stemsOf(writtenOut(head))
    return said.some(
      (word, at) =>
        word === own[0] &&
        at > 0 &&
        (isBare || heads.includes(stemsOf(said[at - 1]!)[0] ?? '')) &&
        KEYS.test(said[at - 1]!),
    )
  }
  if (own.length > 2 && /^\d/.test(own[0]!) && said.join(' ').includes(own.slice(0, 3).join(' '))) return true
  return own.some((word) => /\d/.test(word) && /\p{L}|\d{4}/u.test(word) && !word.includes('/') && said.includes(word))
}

/** A row as a letter tells it: each value behind the head of its column. */
export function rowInWords({ cells, file, page, quote }: FoundUnit, { citations }: Material): string {
  citations.cite(file, page, quote)
  return `- ${cells.map(({ head, text }) => plainWords(head ? `${head.replace(/[.:#\s]+$/, '')}: ${text}`.replace(/^: /, '') : text)).join('; ')}`
}

/** The numbers documents go by: of policy, quote, claim, account or invoice. */
export const NUMBERS_QUERY = 'policy number, quote number, claim number, account number, invoice number'
const KIND = /\b(policy|quote|quotation|claim|invoice|binder)\b/i
const MOST_NUMBERS = 6

/** What the documents are numbered by, each with what it is the number of: "Quote number: Q96176". */
export function numbersIn(material: Material, isWanted: (kind: string) => boolean): { line: string; value: string }[] {
  const seen = new Set<string>()
  return material.unitsOf(NUMBERS_QUERY).flatMap((unit) =>
    labelled(unit).flatMap(({ label, value }) => {
      const kind = KIND.exec(label)?.[1]?.toLowerCase()
      if (!kind || !isWanted(kind) || !IS_NUMBER.test(value) || seen.has(value) || seen.size >= MOST_NUMBERS) return []
      seen.add(value)
      material.citations.cite(unit.file, unit.page, unit.quote)
      return [{ line: `- ${plainWords(label)}: ${plainWords(value)}`, value }]
    }),
  )
}

const IS_NUMBER = /^(?=\S*\d)[\p{L}\d][\p{L}\d./-]*(?: (?=\S*\d)[\p{L}\d./-]+){0,3}$/u
const LABEL = /\b(?:number|no|num)\b|#/i

/** What a unit labels as a number: its label with its value, the label within its value, or a row of a kind and its number. */
function labelled({ kind, label, value, cells }: FoundUnit): { label: string; value: string }[] {
  if (kind === 'row') {
    const number = cells.find(({ head }) => LABEL.test(head))
    const of = cells.find(({ head }) => KIND.test(head) && !LABEL.test(head))
    return number && of ? [{ label: `${of.text} policy number`, value: number.text }] : []
  }
  if (kind !== 'pair') return []
  if (LABEL.test(label)) return [{ label, value }]
  const [, inner, number] = /^(.{3,30}?(?:number|no\.?|#))[:\s]+(\S.*)$/i.exec(value) ?? []
  return inner && number ? [{ label: inner, value: number }] : []
}
