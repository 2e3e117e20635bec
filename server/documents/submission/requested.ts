import { findAmounts, formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { linesNamed } from '../facts/headings.ts'
import type { FactKey, LineOfBusiness } from '../facts/keys.ts'
import { inlineLine, meaningOf } from '../facts/limit-labels.ts'
import { omitsZeros } from '../facts/limit-pages.ts'
import { normal } from '../facts/sheet.ts'
import { wordsOf } from '../records/words.ts'
import { attributeOf } from './attribute-of.ts'

/** Limits whose words are as sure as those of a policy. */
const SURE = 0.8
const LIMITS = /^(?:gl|umbrella|wc)\./

/** The limits that a label asks for: its own, or those that each part of its value names. None where one of them is not understood. */
export function limitsUnder(label: string, text: string, section = ''): [part: string, value: string][] {
  const named = normal(label)
  const own = inlineLine(`${named} `)
  const [ofSection, another] = linesNamed(section.toUpperCase())
  const topic = own?.topic ?? (another ? null : (ofSection ?? null))
  const parts = (omitsZeros(text) ? text : text.replace(/\s*\([^)]*\)\s*$/, '')).trim().split(/\s+\/\s+/)
  const told = parts.map((part) => {
    const [first, another] = findAmounts(part)
    if (first?.from !== 0 || another) return null
    const behind = part.slice(first.to).trim()
    const key = keyOf(behind ? normal(behind) : own?.rest.trim() || named, topic)
    return key && !(behind && parts.length === 1) ? ([key, formatAmount(first.amount)] as [string, string]) : null
  })
  return told.every((one) => one !== null) ? (told as [string, string][]) : []
}

const PER = /,?\s*\b(?:per|each)\s+(?<per>claim|occurrence)\b/i

/** The deductible of property damage that a label asks for, and what it is taken from each time: 'per claim'. */
export function deductibleUnder(label: string, text: string): [part: string, value: string][] {
  const amount = parseAmount(text.replace(PER, '').replace('$', '').trim())
  const named = label.replace(PER, ' ')
  // That of bodily injury and property damage is another.
  const own = new Set(attributeOf(named)?.words.flatMap(wordsOf))
  const isIts = attributeOf(named)?.part === 'gl.pdDeductible' && wordsOf(named).every((word) => own.has(word))
  if (amount === null || !isIts) return []
  const per = (PER.exec(label) ?? PER.exec(text))?.groups?.per
  return [
    ['gl.pdDeductible', formatAmount(amount)],
    ...(per ? [['gl.deductiblePer', `per ${per.toLowerCase()}`] as [string, string]] : []),
  ]
}

/** The limit of a line that words call; null where they call none for sure. */
export const limitCalled = (label: string, line: LineOfBusiness): FactKey | null => keyOf(normal(label), line)

function keyOf(label: string, topic: LineOfBusiness | null): FactKey | null {
  const meaning = meaningOf(
    label
      .replace(/\bLIMITS?\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    topic,
  )
  return meaning && meaning !== 'other' && meaning.sure >= SURE && LIMITS.test(meaning.key) ? meaning.key : null
}
