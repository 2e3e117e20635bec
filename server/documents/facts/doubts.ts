import type { Finding } from './findings.ts'
import { normal, type Token } from './sheet.ts'

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
  const tokens = [...finding.spans, finding.valueSpan].flatMap(({ cell, from, to }) => cell.tokens.slice(from, to))
  const isDoubtful = tokens.some((token) => isOfValue(token) && inDoubt(token))
  return isDoubtful ? { ...finding, sure: Math.min(finding.sure, DOUBTED) } : finding
}

function inDoubt({ of: { confidence, others } }: Token): boolean {
  return (others?.length ?? 0) > 0 || (confidence ?? 1) < SURE
}
