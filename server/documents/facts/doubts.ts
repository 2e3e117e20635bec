import type { Finding } from './findings.ts'
import { normal, type Span, type Token } from './sheet.ts'

/** A word recognised with less confidence than this may be another. */
const SURE = 0.8
/** What is left of a finding whose words are in doubt: enough to be offered, too little to be claimed. */
const DOUBTED = 0.55

/**
 * A value read from a scan is as sure as its least sure word: where the passes of recognition differ, or none was sure, it may be
 * offered, and is not claimed.
 */
export function doubted(finding: Finding): Finding {
  const value = ` ${normal(finding.value)} `
  const isOfValue = ({ norm }: Token) => norm !== '' && value.includes(norm)
  const tokensOf = ({ cell, from, to }: Span) => cell.tokens.slice(from, to)
  // Dates and amounts are written in another way than they stand: any figure where the value stands is of it.
  const figures = /\d/.test(value) ? tokensOf(finding.valueSpan).filter(({ norm }) => FIGURE.test(norm)) : []
  const words = [...finding.spans, finding.valueSpan].flatMap(tokensOf).filter(isOfValue)
  const isDoubtful = [...figures, ...words].some(inDoubt)
  return isDoubtful ? { ...finding, sure: Math.min(finding.sure, DOUBTED) } : finding
}

const FIGURE = /\d|^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/

function inDoubt({ of: { confidence, others } }: Token): boolean {
  return (others?.length ?? 0) > 0 || (confidence ?? 1) < SURE
}
