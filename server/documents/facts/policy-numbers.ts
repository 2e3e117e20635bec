import { datesAmong } from './dates.ts'
import { type Span, spanOf, type Token } from './sheet.ts'

export type PolicyNumber = { text: string; span: Span /** What stands in the next line of it. */; rest?: Span }

/** The first part of a number that was broken at a hyphen, and the end of one. */
export const ENDS_BROKEN = /^[A-Z0-9-]*[A-Z0-9]-$/
export const ENDS_NUMBER = /^[A-Z0-9-]+$/

/**
 * A policy number at the start of these words: 'LG695378', '73 TRS 104039', 'BKS (25) 57 89 12 34'. Null for dates, money, words, and for
 * what ends in a hyphen.
 */
export function policyNumber(span: Span): PolicyNumber | null {
  const { tokens } = span.cell
  let from = span.from
  while (from < span.to && /^(#|NO\.?|:|NUMBER:?|-)$/i.test(tokens[from]!.text)) from += 1
  let to = from
  let digits = 0
  while (to < span.to && to - from < 7) {
    const token = tokens[to]!
    const text = token.text.replace(/[,;]$/, '')
    if (datesAmong([token]).length || /[$%]/.test(text)) break
    // Its term stands apart behind a hyphen: '4417093 - 11'.
    if (text === '-' && to > from && endsApart(tokens, to + 1, span.to)) {
      digits += tokens[to + 1]!.text.length
      to += 2
      break
    }
    if (!/^[(]?[A-Z0-9][A-Z0-9\-/.()#*]*[)]?$/.test(text)) break
    const hasDigit = /\d/.test(text)
    if (!hasDigit && !prefixOfNumber(tokens, to, span.to, from)) break
    digits += (text.match(/\d/g) ?? []).length
    to += 1
    if (/[,;]$/.test(token.text)) break
  }
  const text = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ')
    .replace(/[.,;]+$/, '')
  if (text.endsWith('-') || digits < 3 || text.replace(/[^A-Z0-9]/g, '').length < 5 || /^\d{5}(-\d{4})?$/.test(text))
    return null
  return { text, span: spanOf(span.cell, from, to) }
}

/** Whether a few digits at a place end a number, with nothing but another label behind them. */
const endsApart = (tokens: Token[], at: number, end: number) =>
  at < end && /^\d{2,3}$/.test(tokens[at]!.text) && (at + 1 === end || /^[A-Z]{2}/.test(tokens[at + 1]!.text))

/** Up to five letters, in one part or two: 'CPP', 'WC-', 'ABC-GL'. */
const PREFIX = /^(?:[A-Z]{1,5}|[A-Z]{1,3}-[A-Z]{1,3})-?$/

/** Letters alone belong to a number when they are few and digits follow them: 'CPP 0012345'. A letter or two may also end it. */
function prefixOfNumber(tokens: Token[], index: number, end: number, from: number) {
  const text = tokens[index]!.text
  const next = index + 1 < end ? tokens[index + 1]!.text : ''
  if (
    PREFIX.test(text) &&
    /^[(]?[A-Z]{0,3}\d/.test(next) &&
    !datesAmong([tokens[index + 1]!]).length &&
    !/^(FROM|TO|OF|TERM|PAGE|EFF|EXP|DATE)$/.test(text)
  )
    return true
  // 'ACP GLO 3016543210': two prefixes.
  const third = index + 2 < end ? tokens[index + 2]!.text : ''
  if (index === from && /^[A-Z]{2,4}$/.test(text) && /^[A-Z]{2,4}$/.test(next) && /^\d{4,}/.test(third)) return true
  return (
    index > from &&
    index === end - 1 &&
    /^[A-Z]{1,3}$/.test(text) &&
    !/^(NEW|REN|DEC|EFF|EXP|TO|NO|THE|OF|FOR|BOP|CGL|END)$/.test(text)
  )
}
