import { expect, it } from 'vitest'
import { anOffer } from '../../tests/support/offers.ts'
import { limitAnswers } from './application/answers.ts'
import { judgeAnswers } from './application/judge-answers.ts'
import { partsOf } from './application/said.ts'
import { reviewOffers } from './comparison/index.ts'
import { proposalOf } from './comparison/proposal.ts'
import { holdingsOf } from './holdings.ts'
import { judge } from './judge.ts'
import { heldIn } from './judged.ts'
import { summarizePolicy } from './policy/summary.ts'
import type { Requirement } from './requirements.ts'

const INJURY = 'gl.personalAdvertisingInjury'
const LIMITS = [
  ['gl.eachOccurrence', '1,000,000'],
  ['gl.generalAggregate', '2,000,000'],
] as const
const ROW = 'Personal and Advertising Injury Limit: Excluded'
const excluding = (name = 'Option 1', words = [ROW]) => anOffer(name, { facts: LIMITS, words, kind: 'declarations' })
const insuring = anOffer('Option 2', { facts: [...LIMITS, [INJURY, '1,000,000']], kind: 'declarations' })
const input = (...papers: ReturnType<typeof anOffer>[]) => ({
  papers,
  records: [],
  today: '2026-06-15' as const,
  choices: {},
  text: '',
})

it('a summary shows a limit as excluded, not as unknown', () => {
  const { tables, findings } = summarizePolicy(input(excluding()))
  const rows = tables.flatMap((table) => table.rows.map((cells) => cells.map(({ text }) => text)))
  expect(rows).toContainEqual(['Personal and advertising injury', 'Excluded'])
  expect(findings.map(({ topic }) => topic)).not.toContain('Personal and advertising injury')
})

it('a comparison says which option excludes what another insures', () => {
  const review = reviewOffers(input(excluding(), insuring))
  const finding = review.findings.find(({ id }) => id === INJURY)!
  expect(finding).toMatchObject({ verdict: 'BETTER', severity: 'HIGH' })
  expect(finding.why).toBe('Option 1 excludes personal and advertising injury; option 2 has $1,000,000.')
  expect(finding.cells.map(({ text }) => text)).toEqual(['Excluded', '$1,000,000'])
  const about = {
    insured: null,
    agency: { name: 'Wren', lines: [] },
    today: '2026-06-15' as const,
    fileName: (id: string) => id,
  }
  expect(proposalOf(review, about).html).toMatch(/<td>Personal and advertising injury<\/td><td>Excluded/)
  expect(reviewOffers(input(insuring, excluding('Option 1'))).findings.find(({ id }) => id === INJURY)?.verdict).toBe(
    'BETTER',
  )
})

it('a contract’s limit that the policy excludes is missing, with the words', () => {
  const asked = {
    ...{ ask: 'limit', line: 'gl', key: INJURY, label: 'Personal and advertising injury' },
    ...{ amount: 1_000_000, printed: '$1,000,000', days: null, who: null },
    place: { of: 'message', quote: '…' },
  } as Requirement
  const judged = judge(asked, heldIn([excluding()]))
  expect(judged).toMatchObject({
    verdict: 'MISSING',
    severity: 'HIGH',
    cell: { text: 'Excluded', place: { quote: ROW } },
  })
  expect(judged.why).toBe('The policy excludes it, where $1,000,000 is asked for.')
  expect(judge({ ...asked, isGuess: true }, heldIn([excluding()])).verdict).toBe('UNSURE')
})

it('what an application asks for is held against the words that exclude it', () => {
  const application = anOffer('Application', { facts: [[INJURY, '1,000,000']], kind: 'application' })
  const answers = limitAnswers(INJURY, { parts: partsOf([application, excluding()]), records: [] })
  const finding = judgeAnswers(
    { group: 'G', label: 'Personal and advertising injury', kind: 'amount', isWish: true },
    answers,
    { Application: '', Documents: '' },
  )
  expect(finding).toMatchObject({ verdict: 'DIFFERS' })
  expect(finding?.cells[1]?.text).toBe('Excluded')
})

it.each([
  ['of a line the policy has not', ['Building: Excluded']],
  ['of a limit that another row includes', [ROW, 'Personal and Advertising Injury Limit: Included']],
  ['beside its amount', ['Each Occurrence Limit: Excluded']],
  ['in a sentence', ['Personal and advertising injury is one of the things that may be excluded']],
])('words %s exclude no limit', (_, words) => {
  expect(holdingsOf(excluding('Option 1', words)).filter(({ isExcluded }) => isExcluded)).toEqual([])
})
