import { expect, test } from 'vitest'
import { drawnPage } from '../../facts/drawn-pages.ts'
import { lossesInProse } from './losses-in-prose.ts'

const toldIn = (...sentences: string[]) =>
  lossesInProse(drawnPage(`\n${sentences.map((one) => `  ${one}`).join('\n')}\n`)).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const REVIEWED = 'We have reviewed five years of losses.'
const FELL =
  'On March 14, 2024 a guard failed; Elm Mutual paid $42,600 under the general liability policy, nothing is reserved and the claim is closed.'
const CAR =
  'On January 22, 2026 a truck ran into a car; Larch has paid $8,350 under the automobile policy, holds a reserve of $15,000, and the claim is open.'
const FIRST = { date_of_loss: '03/14/2024', line: 'general liability', paid: '42,600', claim_status: 'closed' }

test('sentences tell losses: day, line, paid, reserved, open or closed', () => {
  expect(toldIn(REVIEWED, FELL, CAR)).toEqual([
    FIRST,
    { date_of_loss: '01/22/2026', line: 'automobile', paid: '8,350', reserved: '15,000', claim_status: 'open' },
  ])
})

test('the next sentence goes on with what was paid, reported and closed', () => {
  const rest = 'We reported it on March 15, 2024, Elm Mutual paid $1,150 and it is closed.'
  expect(toldIn('In five years there was one claim: on March 14, 2024 a stone hit a car.', rest)).toEqual([
    { date_of_loss: '03/14/2024', date_reported: '03/15/2024', paid: '1,150', claim_status: 'closed' },
  ])
  const other = 'You may recall the fire of 2017, for which $210,000 was paid.'
  expect(toldIn(REVIEWED, 'On March 14, 2024 a stone hit a car.', other)).toEqual([])
})

test('a status that is denied or hoped for is none', () => {
  const status = (said: string) => toldIn(REVIEWED, FELL.replace('the claim is closed', said))[0]!.claim_status
  expect(status('the claim is not closed')).toBeUndefined()
  expect(status('the claim should be closed soon')).toBeUndefined()
  expect(status('the claim is open')).toBe('open')
})

test.each([
  ['We like it here.', FELL.replace(' and the claim', ' and the file')],
  ['We had one loss.', FELL, CAR],
  [REVIEWED, FELL.replace('a guard', 'his guard')],
  [REVIEWED, FELL.replace('a guard', 'our neighbor had a fire and a guard')],
  [REVIEWED, FELL.replace('a guard', 'Plover Stucco Inc. had a fire and a guard')],
  [REVIEWED, FELL.replace('On March 14, 2024', 'Since March 14, 2024')],
  [REVIEWED, FELL.replace('paid', 'never paid')],
  [REVIEWED, FELL.replace('paid $42,600', 'paid $42,600, then paid $900')],
  [REVIEWED, FELL.replace('On March 14, 2024', 'On March 14, 2024 or on March 15, 2024')],
])('no loss of ours: “%s %s”', (...sentences) => {
  expect(toldIn(...sentences)).toEqual([])
})
