import { expect, test } from 'vitest'
import { drawnPage } from '../../facts/drawn-pages.ts'
import { priorInProse } from './prior-in-prose.ts'

const toldIn = (...sentences: string[]) =>
  priorInProse(drawnPage(`\n  May 4, 2026\n\n  Dear Nell,\n\n${sentences.map((one) => `  ${one}`).join('\n')}\n`)).map(
    ({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const CHANGE = 'Our policies run out on August 1, 2026.'
const LIABILITY = {
  line: 'General liability',
  carrier: 'Elm Mutual',
  policy_number: 'EM-4410',
  premium: 6260,
  expiration_date: '08/01/2026',
}
const COMP = {
  line: 'Workers compensation',
  carrier: 'Larch Casualty',
  policy_number: 'LC 55108',
  premium: 4100,
  experience_mod: '0.92',
  expiration_date: '08/01/2026',
}

test('sentences tell the policies in force: line, insurer, number and premium', () => {
  const comp = 'and the compensation is with Larch Casualty, number LC 55108, at $4,100 with a modification of 0.92.'
  expect(toldIn(CHANGE, `Our liability is with Elm Mutual, policy EM-4410, at $6,260, ${comp}`)).toEqual([
    LIABILITY,
    COMP,
  ])
})

test('a pronoun goes on with what the sentence before named', () => {
  const that = 'That one is with Elm Mutual, number EM-4410, and costs us $6,260.'
  expect(toldIn(CHANGE, 'We like the present liability.', that)).toEqual([LIABILITY])
  expect(toldIn(CHANGE, 'Elm Mutual paid.', 'They have the liability under EM-4410 for $6,260.')).toEqual([LIABILITY])
})

test('the day of change is of what is asked for, not of all that is named', () => {
  const asked =
    'We need general liability. Nobody wants an umbrella. Everything ends by August 1, 2026, when our general liability policy does.'
  expect(toldIn(asked, 'Our liability is with Elm Mutual, policy EM-4410, at $6,260.')).toEqual([LIABILITY])
})

test('a policy ends on a day that is told with it', () => {
  const until = 'Elm Mutual has the liability until August 1, 2026, under EM-4410 for $6,260.'
  expect(toldIn(until)).toEqual([LIABILITY])
  expect(toldIn(until.replace(' until August 1, 2026,', ''))).toEqual([])
})

test.each([
  'His liability is with Elm Mutual, policy EM-4410, at $6,260.',
  'Our liability was with Elm Mutual, policy EM-4410, at $6,260.',
  'Our liability is with Elm Mutual, policy EM-4410, with a limit of $1,000,000 each occurrence.',
  'The umbrella is with Elm Mutual, policy EM-4410, at $6,260.',
  'Our liability is insured, and we are at 9 Front Street, Beaufort, NC 28516 for $6,260.',
])('“%s” tells no policy in force', (sentence) => {
  expect(toldIn(CHANGE, sentence)).toEqual([])
})

const NOW = 'from August 1, 2025 to August 1, 2026'
const PACKAGE = 'The package is at Elm & Alder Mutual.'

test('what an insurer has altogether names it for the policies that follow, also for one that was', () => {
  const policies = `The general liability is policy ELM-GL-4410 ${NOW} at $6,260, and was ELM-GL-3310 from August 1, 2024 to August 1, 2025 at $5,940.`
  expect(
    toldIn(PACKAGE, policies).map((one) => [one.policy_number, one.carrier, one.effective_date, one.premium]),
  ).toEqual([
    ['ELM-GL-4410', 'Elm & Alder Mutual', '08/01/2025', 6260],
    ['ELM-GL-3310', 'Elm & Alder Mutual', '08/01/2024', 5940],
  ])
})

test('an insurer of one line is none of another', () => {
  const property = `The property is policy ELM-PR-4411 ${NOW} at $9,100.`
  expect(toldIn('Our compensation is with Elm Mutual.', property).map(({ carrier }) => carrier)).toEqual([undefined])
  expect(toldIn(PACKAGE, property).map(({ carrier }) => carrier)).toEqual(['Elm & Alder Mutual'])
})

test('the sentences behind a policy tell what it costs, its modification and its claims', () => {
  const began = 'The policy that began on August 1, 2025 is number EM-4410.'
  const costs = 'It costs $6,260 with a mod of 0.92, and there were two claims with $1,140 paid.'
  expect(toldIn('Our compensation is with Elm Mutual.', began, costs)).toEqual([
    {
      line: 'Workers compensation',
      carrier: 'Elm Mutual',
      policy_number: 'EM-4410',
      effective_date: '08/01/2025',
      premium: 6260,
      experience_mod: '0.92',
      claims: '2',
      paid: 1140,
    },
  ])
  expect(
    toldIn('Our compensation is with Elm Mutual.', began, 'It costs $6,260 at his company.')[0],
  ).not.toHaveProperty('premium')
})

test.each([
  [
    `The umbrella would lie over it.`,
    `General liability is insured by Elm Mutual under policy EM-4410, ${NOW}, at $6,260.`,
  ],
  [
    'We like the present insurer.',
    'The general liability is policy EM-4410 from August 1, 2026 to August 1, 2027 at $6,260.',
  ],
  ['We like the present insurer.', `My son's company has general liability, policy EM-4410, ${NOW}, at $6,260.`],
  ['We like the present insurer.', `Larch Mutual has quoted general liability as EM-4410, ${NOW}, at $6,260.`],
])('no policy of ours that ends: “%s %s”', (...sentences) => {
  expect(toldIn(...sentences)).toEqual([])
})
