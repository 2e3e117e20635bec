import { expect, it } from 'vitest'
import { ruleOn, rulesIn } from './rules.ts'

const text = [
  'House rules',
  'A certificate never says primary unless the endorsement is in the',
  'policy file. Ask Robin Placeholder where in doubt.',
  'A certificate is never issued for a policy that has expired.',
].join('\n')
const rules = rulesIn({ rules: [{ file: 'R1', title: 'House rules', pages: [{ page: 1, text }] }] })

it('a rule is a whole sentence, over the lines of its page', () => {
  expect(rules.map(({ words }) => words)).toEqual([
    'A certificate never says primary unless the endorsement is in the policy file.',
    'Ask Robin Placeholder where in doubt.',
    'A certificate is never issued for a policy that has expired.',
  ])
})

it.each([
  ['The policy expired on 01/17/2021.', 2],
  ['The certificate says $2,000,000, the policy $1,000,000.', null],
  ['The letter names no insurer.', null],
])('the rule on what was found: %s', (why, at) => {
  expect(ruleOn(why, ['Certificate', 'Policy'], rules)).toBe(at === null ? null : rules[at])
})
