import { inDoubt, isDisputed } from '../certainty.ts'
import type { Finding } from './findings.ts'
import { normal, type Span, type Token } from './sheet.ts'

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
  const isCutBox = CUT_BOX.test(finding.value) && tokensOf(finding.valueSpan).some(isRecognised)
  const isDoubtful = isCutBox || [...figures, ...words].some(({ of }) => isDisputed(of))
  return isDoubtful ? { ...finding, sure: inDoubt(finding.sure) } : finding
}

const isRecognised = ({ of }: Token) => of.confidence !== undefined

/** 'P.C. BOX 12', 'BOX 12': a box at the post office whose letters were misread or lost. */
const CUT_BOX = /^(?:P\W{0,2}[^O\W]\W{0,2})?BOX \d/i
const FIGURE = /\d|^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/
