import type { Finding } from './findings.ts'
import { type Topic, topicOf } from './headings.ts'
import type { FactKey } from './keys.ts'
import { meaningOf } from './limit-labels.ts'
import { isDenied, isLabelBeside, type TopicMap } from './page-topics.ts'
import { type Cell, normal, type Row, type Sheet, spanOf } from './sheet.ts'
import { type Choice, triggerAt } from './triggers.ts'

/** What a policy chooses among a few: occurrence or claims-made, umbrella or excess, per what the aggregate applies, covered autos. */
export function readChoices(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) =>
      row.cells.flatMap((cell) => {
        if (cell.tokens.length > 40) return []
        const topic = topics.at(sheet.number, row.index, cell.left)
        return [
          ...triggerAt(row, cell, topic, topics.titleOf(sheet.number)),
          ...perAt(cell, topic),
          ...(isDenied(sheet.rows[row.index + 1], cell) || isLabelBeside(cell, row) ? [] : titleAt(cell)),
          ...compensationAt(cell, topic),
          ...symbolsAt(row, cell, topic),
        ].map((choice): Finding => {
          const spans = choice.cells.map((one) => spanOf(one))
          return {
            key: choice.key,
            value: choice.value,
            spans,
            valueSpan: spans.at(-1)!,
            page: sheet.number,
            row: row.index,
            sure: choice.sure,
            topic,
          }
        })
      }),
    ),
  )
}

const PER =
  /^(?:\d |[A-Z] )?(?:THE )?(?:GENERAL )?AGGREGATES?(?: LIMITS?)?(?: OF INSURANCE)?(?: IS| SHALL)?(?: (?:APPLIES|APPLICABLE|APPLY))?(?: ON A)?(?: SEPARATELY)? PER (POLICY|PROJECT|LOCATION)(?: BASIS)?$|^(?:\w+ )*DESIGNATED (?:CONSTRUCTION )?(PROJECT|LOCATION)S?(?: S)? GENERAL AGGREGATE(?: LIMIT)?$|^PER (PROJECT|LOCATION) (?:GENERAL )?AGGREGATE(?: LIMIT)?$/

const LONGEST_PER = 16
const SENTENCES = /(?<=[a-z)]\.)\s+(?=[A-Z])/

/** A title, a label with its value, or a sentence of its own; several sentences may share a cell. */
function perAt(cell: Cell, topic: Topic | null): Choice[] {
  if (topic !== 'gl' && topic !== null && topic !== 'reset') return []
  return cell.text.split(SENTENCES).flatMap((sentence): Choice[] => {
    const norm = normal(sentence)
    const match = norm.split(' ').length < LONGEST_PER ? PER.exec(norm) : null
    const word = match?.slice(1).find(Boolean)
    if (!word || /\b(NOT|NO)\b/.test(norm)) return []
    return [{ key: 'gl.aggregatePer', value: word.toLowerCase().replace(/s$/, ''), cells: [cell], sure: 0.85 }]
  })
}

function titleAt(cell: Cell): Choice[] {
  const topic = topicOf(cell)
  const named =
    (topic === 'gl' || topic === 'umbrella') && !/\b(EACH|PER|LIMITS?|OR)\b/.test(cell.norm)
      ? /\b(OCCURRENCE|CLAIMS ?MADE)\b/.exec(cell.norm)
      : null
  const trigger: Choice[] = named
    ? [
        {
          key: `${topic as 'gl' | 'umbrella'}.trigger`,
          value: named[1] === 'OCCURRENCE' ? 'occurrence' : 'claims-made',
          cells: [cell],
          sure: 0.84,
        },
      ]
    : []
  return [...trigger, ...kindAt(cell, topic)]
}

function kindAt(cell: Cell, topic: Topic | null): Choice[] {
  if (topic === 'umbrella') {
    const value = /\bUMBRELLA\b/.test(cell.norm) ? 'umbrella' : 'excess'
    return [
      {
        key: 'umbrella.type',
        value,
        cells: [cell],
        sure: /\bDECLARATIONS?\b|\bPOLICY\b/.test(cell.norm) ? 0.95 : 0.86,
      },
    ]
  }
  return topic === 'gl' && /COMMERCIAL GENERAL LIABILITY/.test(cell.norm)
    ? [{ key: 'gl.coverageForm', value: 'Commercial general liability', cells: [cell], sure: 0.92 }]
    : []
}

function compensationAt(cell: Cell, topic: Topic | null): Choice[] {
  if (/^PARTNERS OFFICERS AND OTHERS EXCLUSION( ENDORSEMENT)?$/.test(cell.norm))
    return [{ key: 'wc.officersExcluded', value: 'Y', cells: [cell], sure: 0.85 }]
  if (topic !== 'wc' && !/\bWORKERS COMP\w*\b.*\bSTATUTORY\b/.test(cell.norm)) return []
  if (
    /^(?:COMMERCIAL )?WORKERS COMPENSATION(?:$|\b.*\b(?:INFORMATION PAGE|POLICY|DECLARATIONS?|INSURANCE|COVERAGE)$)/.test(
      cell.norm,
    ) &&
    cell.tokens.length < 12
  )
    return [{ key: 'wc.statutory', value: 'per statute', cells: [cell], sure: 0.85 }]
  const found: Choice[] = []
  if (
    /\bSTATUTORY\b|\bWORKERS COMPENSATION LAW\b|^(?:[A0-9 ]*)WORKERS COMPENSATION INSURANCE\b|^WORKERS COMPENSATION AND EMPLOYERS LIABILITY (INSURANCE )?POLICY\b/.test(
      cell.norm,
    )
  )
    found.push({
      key: 'wc.statutory',
      value: 'per statute',
      cells: [cell],
      sure: /STATUTORY|LAW/.test(cell.norm) ? 0.9 : 0.85,
    })
  const states = /\bSTATES? LISTED HERE:?\s+([A-Z]{2}(?:[, ]+[A-Z]{2})*)\.?$/.exec(cell.text.toUpperCase())
  if (states) found.push({ key: 'wc.states', value: states[1]!, cells: [cell], sure: 0.88 })
  return found
}

const SYMBOLS: Record<string, string> = {
  1: 'any',
  2: 'owned',
  7: 'scheduled',
  8: 'hired',
  9: 'non-owned',
  61: 'any',
  62: 'owned',
  67: 'scheduled',
  68: 'hired',
  71: 'non-owned',
}
/** What the liability cover of an auto policy is limited by, row by row of its coverages. */
const LIABILITY_LIMITS: ReadonlySet<FactKey> = new Set([
  'auto.combinedSingleLimit',
  'auto.bodilyInjuryPerPerson',
  'auto.bodilyInjuryPerAccident',
  'auto.propertyDamage',
])

/** Whether a row's label names the liability cover: 'Covered autos BI, per person', 'Liability – each accident'. */
function isLiability(label: string): boolean {
  const meaning = meaningOf(label.replace(/^(?:\d|[A-Z]) /, '').replace(/^COVERED AUTOS? /, ''), 'auto')
  return meaning !== null && meaning !== 'other' && LIABILITY_LIMITS.has(meaning.key)
}
const WORDED: [string, RegExp][] = [
  ['any', /^(?:X )?ANY AUTOS?$/],
  ['owned', /^(?:X )?(?:ALL )?OWNED AUTOS?(?: ONLY)?$/],
  ['scheduled', /^(?:X )?(?:SCHEDULED|SPECIFICALLY DESCRIBED) AUTOS?(?: ONLY)?$/],
  ['hired', /^(?:X )?HIRED AUTOS?(?: ONLY)?$/],
  ['non-owned', /^(?:X )?NON ?OWNED AUTOS?(?: ONLY)?$/],
] // biome-ignore format: a table

/** 'Covered autos: 2 - Owned autos only', 'Covered autos | Any auto (symbol 1)'. */
function coveredAutosSaid(row: Row, cell: Cell): Choice[] {
  const label = /^COVERED AUTOS?(?: SYMBOLS?)?(?: LIABILITY)?(?= |$)/.exec(cell.norm)
  const next = row.cells[row.cells.indexOf(cell) + 1]
  const inline = label && cell.norm.slice(label[0].length).trim()
  const words = inline || (label && next?.norm)
  if (!words) return []
  const named = words.replace(/ ?SYMBOL \d+$/, '').replace(/^\d{1,2} /, '')
  const value = WORDED.find(([, pattern]) => pattern.test(named))?.[0]
  const cells = inline || !next ? [cell] : [cell, next]
  return value ? [{ key: 'auto.coveredAutos', value, cells, sure: 0.86 }] : []
}

/** Symbols as they are listed: '7, 8, 9', '2, 8 and 9'. Empty when the words hold anything else, or a number that is no symbol. */
function symbolsIn(norm: string): string[] {
  const numbers = norm
    .replaceAll(/\bAND\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return numbers.length <= 6 && numbers.every((one) => /^\d{1,2}$/.test(one) && isSymbol(Number(one))) ? numbers : []
}

/** Symbols of the business auto, garage, truckers and motor carrier forms. */
const isSymbol = (number: number) => (number > 0 && number < 11) || number === 19 || (number > 20 && number < 72)

/** 'Covered auto symbols for liability: 7, 8, 9', 'Autos covered | Symbol 2, 8, 9': without the word, numbers may count autos. */
const SYMBOLS_SAID =
  /^(?:COVERED AUTOS?|AUTOS? COVERED)(?: LIABILITY)?( SYMBOLS?)?(?: (?:FOR )?(?:AUTO(?:MOBILE)? )?LIABILITY)?(?: (?=\d|SYMBOLS?\b)|$)/

function symbolsSaid(cell: Cell, next: Cell | undefined): { numbers: string[]; cells: Cell[] } | null {
  const label = SYMBOLS_SAID.exec(cell.norm)
  if (!label) return null
  const inline = cell.norm.slice(label[0].length)
  const value = inline || (next?.norm ?? '')
  const worded = /^SYMBOLS? /.exec(value)
  if (!worded && !label[1]) return null
  return { numbers: symbolsIn(value.slice(worded?.[0].length ?? 0)), cells: inline || !next ? [cell] : [cell, next] }
}

/** The covered-auto symbols of the liability cover: in its row in a cell of their own, or said; else autos in ticked words. */
function symbolsAt(row: Row, cell: Cell, topic: Topic | null): Choice[] {
  const next = row.cells[row.cells.indexOf(cell) + 1]
  const said = symbolsSaid(cell, next)
  if (said) return ofSymbols(said.numbers, said.cells)
  if (topic !== 'auto') return []
  const numbers = next ? symbolsIn(next.norm) : []
  if (next && numbers.length && isLiability(cell.norm)) return ofSymbols(numbers, [cell, next])
  const inWords = coveredAutosSaid(row, cell)
  if (inWords.length) return inWords
  const worded = WORDED.find(([, pattern]) => pattern.test(cell.norm))
  const left = row.cells[row.cells.indexOf(cell) - 1]
  const marked = /^X\b/.test(cell.norm) || (left && /^\[?[X✓✔☒]\]?$/i.test(left.text) && cell.left - left.right < 40)
  return worded && marked ? [{ key: 'auto.coveredAutos', value: worded[0], cells: [cell], sure: 0.85 }] : []
}

function ofSymbols(numbers: string[], cells: Cell[]): Choice[] {
  const autos = numbers.flatMap((number) => SYMBOLS[Number(number)] ?? [])
  if (!autos.length) return []
  return [
    { key: 'auto.symbols', value: numbers.map(Number).join(', '), cells, sure: 0.9 },
    ...autos.map((value): Choice => ({ key: 'auto.coveredAutos', value, cells, sure: 0.88 })),
  ]
}
