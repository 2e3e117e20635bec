import { isDenied } from '../../../../shared/sentence.ts'
import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import { OTHERS } from '../../submission/said.ts'
import { SCHEDULE } from '../families/packets.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token, tokensAsText, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import type { GridRow } from './grid-rows.ts'
import { WORTH } from './worth.ts'

/** How a term of property insurance looks. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  coinsurance: /^\d{2,3}\s?%?$/,
  valuation: /^(?:RC|ACV|FRC|\p{L}+(?: \p{L}+){0,2})$/u,
  causes_of_loss: /^\p{L}+$/u,
  deductible: /^\$?[\d,]{3,}$/,
}
const LABELS = SCHEDULE.fields.flatMap(({ name, words }) => (LOOKS[name] ? words.map((word) => ({ name, word })) : []))
const LABEL = new RegExp(
  `\\b(?:${LABELS.toSorted((a, b) => b.word.length - a.word.length)
    .map(({ word }) => word)
    .join('|')})\\b[:=]?`,
  'gi',
)
const bareOf = (label: string) => label.replace(/[:=]$/, '').toLowerCase()
/** A line that names fewer terms is a sentence about one. */
const LEAST = 2

/** The terms that a line by a list of values tells of what is listed: 'Coinsurance 90 Valuation RC - apply to Building and BPP of all'. `of`: its words. */
export function termsIn(rows: readonly GridRow[]): PaperRecord[] {
  const found = rows.flatMap((row): PaperRecord[] => {
    const tokens = tokensOf(
      row.cells.flatMap(({ lines }) => lines),
      row.page,
      Number.POSITIVE_INFINITY,
    )
    const text = tokensAsText(tokens)
    const told = toldIn(text, tokens)
    const of = fieldOf(text, tokens)
    return Object.keys(told).length >= LEAST && of ? [{ type: 'terms', page: row.page, fields: { ...told, of } }] : []
  })
  return found.length === 1 ? found : []
}

function toldIn(text: string, tokens: Token[]): Record<string, RecordField> {
  const labels = [...text.matchAll(LABEL)]
  const told: Record<string, RecordField> = {}
  for (const [at, label] of labels.entries()) {
    const behind = text.slice(label.index + label[0].length, labels[at + 1]?.index)
    const [value = ''] = behind.split(/ [-–—] |[;.](?:\s|$)|,\s/)
    const { name } = LABELS.find(({ word }) => word.toLowerCase() === bareOf(label[0]))!
    const field = LOOKS[name]!.test(value.trim()) ? fieldOf(value.trim(), tokens) : null
    if (field && !told[name]) told[name] = field
  }
  return told
}

/** What a sentence of terms begins with: 'All buildings and contents:'. */
const NAMED = /^(?:(?:all|each|the)\s+)?(?<names>[^:.;\d]+):\s+(?<terms>\S.*?)[.;]?$/i
const OPEN = /^(?:(?:all|each|the)\s+)/i

/**
 * The terms that sentences by a list of values tell of what they name: 'Buildings and contents: Special causes of loss, 90% coinsurance'. One that says
 * anything more tells nothing. `of`: a name.
 */
export const namedTermsIn = (rows: readonly GridRow[]): PaperRecord[] =>
  rows.flatMap((row, at) => {
    const [heading, another] = rows[at - 1]?.cells ?? []
    const isOfOther = heading && !another && OTHERS.test(heading.text)
    return isOfOther ? [] : row.cells.flatMap((cell) => sentencesIn(cellTokens(cell, false)).flatMap(termsNamed))
  })

function sentencesIn(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]]
  for (const token of tokens) {
    sentences.at(-1)!.push(token)
    if (/[.;]$/.test(token.word.text)) sentences.push([])
  }
  return sentences.filter(({ length }) => length)
}

function termsNamed(tokens: Token[]): PaperRecord[] {
  const text = tokensAsText(tokens)
  const { names, terms } = NAMED.exec(text)?.groups ?? {}
  if (!names || !terms || OTHERS.test(text) || isDenied(text)) return []
  const called = names.split(/,\s*(?:and\s+)?|\s+and\s+/i).map((name) => name.replace(OPEN, ''))
  const fields = fieldsOf(terms.split(/,\s+(?:and\s+)?|\s+and\s+/i), tokens)
  const isOfProperty = called.some((name) => WORTH.has(limitConcept(normal(name))))
  if (!isOfProperty || Object.keys(fields).length < LEAST) return []
  return called.flatMap((name) => {
    const of = fieldOf(name, tokens)
    return of ? [{ type: 'terms named', page: tokens[0]!.page, fields: { ...fields, of } }] : []
  })
}

/** What each of some terms says, before or behind its label; none where one is not understood or two are of one thing. */
function fieldsOf(terms: readonly string[], tokens: Token[]): Record<string, RecordField> {
  const told = terms.map((term) => {
    const [label, another] = [...term.matchAll(LABEL)]
    const value = label && !another ? term.replace(label[0], '').trim() : ''
    const name = label && LABELS.find(({ word }) => word.toLowerCase() === bareOf(label[0]))?.name
    const field = name && LOOKS[name]!.test(value) ? fieldOf(value, tokens) : null
    return name && field ? ([name, field] as const) : null
  })
  const fields = Object.fromEntries(told.filter((one) => one !== null))
  return Object.keys(fields).length === terms.length ? fields : {}
}
