import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pool } from '../../../server/documents/index.ts'
import { reviewLossRuns } from '../../../server/reviews/loss-runs/index.ts'
import { statementFrom } from '../../../server/reviews/loss-runs/statement.ts'
import { safeHtml } from '../../../shared/safe-html.ts'
import { drawLossRuns } from './loss-runs.ts'
import { inWords, type Outcome, outcomeOf, withoutWords } from './trials.ts'

afterAll(() => pool.close())

/** The share of planted defects that must be found. */
const FOUND = 0.95

/** The layout that prints no totals. */
const UNTOTALED = 'no totals'

describe.each([
  ['built on', { seed: 4, each: 4, kept: false }, 60],
  ['kept back', { seed: 5, each: 5, kept: true }, 30],
] as const)('loss runs in layouts %s', (_, drawing, least) => {
  const outcomes: Outcome[] = []
  beforeAll(async () => {
    for (const trial of await drawLossRuns(drawing)) outcomes.push(await outcomeOf(trial, reviewLossRuns))
  })

  test('have nearly all that is planted in them found, and nothing else', () => {
    const missed = outcomes.flatMap(({ trial, missed: own }) => own.map((what) => `${trial.name}: ${what}`))
    const found = outcomes.flatMap(({ found: own }) => own)
    expect(found.length + missed.length).toBeGreaterThanOrEqual(least)
    expect(found.length / (found.length + missed.length), missed.join('\n')).toBeGreaterThanOrEqual(FOUND)
    expect(outcomes.flatMap(({ trial, untrue }) => untrue.map((what) => `${trial.name}: ${what}`))).toEqual([])
  })

  test('show words on the side that a verdict speaks of', () => {
    expect(outcomes.flatMap(({ review }) => withoutWords(review).map(inWords))).toEqual([])
    expect(outcomes.flatMap(({ review }) => review.findings).length).toBeGreaterThan(outcomes.length * 3)
  })

  test('have printed totals that are equal to the cent, or said to be uncertain', () => {
    const clean = outcomes.filter(({ trial }) => trial.defects.length === 0 && trial.family !== UNTOTALED)
    expect(clean.length).toBeGreaterThan(0)
    for (const { review, trial } of clean)
      expect(review.findings.filter(({ verdict }) => verdict === 'EQUAL').length, trial.name).toBeGreaterThan(0)
  })

  test('become statements whose figures have sources, in safe HTML', () => {
    for (const { review, trial } of outcomes) {
      const agency = { name: 'Wren Agency', lines: [] }
      const about = { insured: 'Otter <b>& Sons</b>', agency, today: trial.today, fileName: (id: string) => id }
      const { html } = statementFrom(review, about)
      expect(html).not.toContain('<b>&')
      expect(safeHtml(html)).toBe(html)
      const marks = new Set([...html.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)))
      const listed = [...html.matchAll(/<li>\[(\d+)\]/g)].map(([, number]) => Number(number))
      expect([...marks].sort((a, b) => a - b)).toEqual(listed)
    }
  })
})
