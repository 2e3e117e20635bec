import { afterAll, beforeAll, expect, test } from 'vitest'
import { pool } from '../../../server/documents/index.ts'
import { compareCoverage } from '../../../server/reviews/comparison/index.ts'
import type { Review } from '../../../server/reviews/types.ts'
import type { Verdict } from '../../../shared/reviews.ts'
import { AUTHORS } from '../bed/families/authors/index.ts'
import { type Printer, startPrinter } from '../bed/print.ts'
import { drawPairs } from './comparisons.ts'
import { readPair } from './read-pair.ts'
import { type Score, scoreOf } from './score-comparison.ts'

let printer: Printer
beforeAll(async () => {
  printer = await startPrinter()
})
afterAll(async () => {
  await printer.close()
  await pool.close()
})

/** How many cells of a finding have words, at least. */
const LEAST_SAYING: Partial<Record<Verdict, number>> = { EQUAL: 2, BETTER: 2, WORSE: 2, DIFFERS: 2, CONTRADICTS: 2 }

/** What is wrong with how a review shows what it found, a sentence each. */
const unsaid = ({ findings, columns }: Review) =>
  findings.flatMap(({ id, verdict, cells, why }) => {
    const saying = cells.filter(({ place }) => place !== null)
    const isWhole =
      cells.length === columns.length &&
      saying.length >= (LEAST_SAYING[verdict] ?? 1) &&
      saying.every(({ text, place }) => text && place!.quote) &&
      cells.every(({ place, note }) => place !== null || note) &&
      why.length > 0
    return isWhole ? [] : [`${id} is ${verdict}`]
  })

// Authors that nobody looked at while the comparison was built.
test('differences between documents of authors kept out are found, and nothing is claimed that is not so', {
  timeout: 900_000,
}, async () => {
  const authors = AUTHORS.filter(({ split }) => split === 'threshold')
  const scores: Score[] = []
  for (const { name, printed, expected } of await drawPairs(authors, { seed: 11, count: 9 }, printer)) {
    const papers = await readPair(printed)
    const review = compareCoverage({ papers, records: [], today: '2026-06-15', choices: {}, text: '' })
    expect(unsaid(review)).toEqual([])
    scores.push(scoreOf(review, expected, name))
  }
  const sum = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0)
  expect(sum(({ planted }) => planted)).toBeGreaterThan(20)
  expect(scores.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(sum(({ found }) => found) / sum(({ read }) => read)).toBeGreaterThanOrEqual(0.95)
  expect(sum(({ found }) => found) / sum(({ planted }) => planted)).toBeGreaterThan(0.4)
})
