import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

/** What a binder of June 2026 says of itself where it has these lines. */
const told = (...lines: string[]) =>
  Object.fromEntries(
    readFacts([
      drawnPage(`
  INSURANCE BINDER
  Company: Thornbury Casualty Company
  Named Insured: Heron Example Builders LLC
${lines.map((line) => `  ${line}`).join('\n')}

  COMMERCIAL GENERAL LIABILITY
  Each Occurrence                         $1,000,000
`),
    ]).facts.flatMap(({ key, value }) => (/^(?:binder|policy)\./.test(key) ? [[key, value]] : [])),
  )

test('its number and its days are those of the binder, not of the policy', () => {
  expect(told('Binder Number: BND-20119', 'Binder Effective: 06/01/2026', 'Binder Expires: 07/01/2026')).toEqual({
    'binder.number': 'BND-20119',
    'binder.effective': '06/01/2026',
    'binder.expiration': '07/01/2026',
  })
})

test('its period is that of the insurance as well', () => {
  expect(told('Binder Period: 06/01/2026 to 07/01/2026')).toEqual({
    'binder.effective': '06/01/2026',
    'binder.expiration': '07/01/2026',
    'policy.effective': '06/01/2026',
    'policy.expiration': '07/01/2026',
  })
  expect(told('Policy Period: 06/01/2026 to 06/01/2027')).toEqual({
    'policy.effective': '06/01/2026',
    'policy.expiration': '06/01/2027',
  })
})

test.each([
  ['This binder expires on July 15, 2026.', '07/15/2026'],
  ['This binder is in effect until 07/15/2026 or until the policy is issued.', '07/15/2026'],
  ['This binder may be canceled on 07/15/2026.', undefined],
  ['This binder does not extend the policy that expires on 07/15/2026.', undefined],
  ['This binder confirms the policy term that ends on 06/01/2027.', undefined],
  ['The quote expires on 07/15/2026.', undefined],
])('%s', (sentence, day) => {
  expect(told(sentence)['binder.expiration']).toBe(day)
})
