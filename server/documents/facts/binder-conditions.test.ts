import { expect, test } from 'vitest'
import { CLAIMED } from '../certainty.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

/** The conditions and the times of a binder that has these lines below its limits; what is in doubt stands behind a question mark. */
function told(lines: string, effective = '05/01/2026 12:01 a.m.', ...pages: string[]) {
  const first = `
  INSURANCE BINDER
  Company: Thornbury Casualty Company
  Named Insured: Heron Example Builders LLC
  Binder Number: BND-20119
  Binder Effective: ${effective}
  COMMERCIAL GENERAL LIABILITY
  Each Occurrence                         $1,000,000
${lines}`
  const { facts } = readFacts([first, ...pages].map((page, at) => drawnPage(page, at + 1)))
  const of = (key: string) =>
    facts.flatMap((one) => (one.key === key ? [`${one.confidence < CLAIMED ? '? ' : ''}${one.value}`] : []))
  return { conditions: of('binder.conditions'), times: of('binder.effectiveTime') }
}

test.each([
  [
    'a list, an item over two lines',
    `
  SPECIAL CONDITIONS
  1. Signed application within 10 days.
  2. Favorable inspection, with all recommendations
     complied with in 60 days.

  AUTHORIZED REPRESENTATIVE`,
    '1. Signed application within 10 days.\n2. Favorable inspection, with all recommendations complied with in 60 days.',
  ],
  [
    'items without an end',
    `
  SUBJECTIVITIES
  Signed application
  Favorable inspection within 30 days

  PREMIUM   $5,000`,
    'Signed application\nFavorable inspection within 30 days',
  ],
  [
    'behind their label, before a sentence about the binder',
    `
  Subject to: signed terrorism form; loss runs valued
  within 90 days.
  This binder ends when the policy is issued.`,
    'Subject to: signed terrorism form; loss runs valued within 90 days.',
  ],
])('%s', (_, lines, text) => {
  expect(told(lines).conditions).toEqual([text])
})

test.each([
  ['conditions of the policy itself', '  CONDITIONS\n  The insurance is subject to the terms of the policy.'],
  [
    'more words further down',
    '  SPECIAL CONDITIONS\n  No work in Ohio.\n\n  The company may cancel at any time by notice.',
  ],
  ['a column beside', '  Special Conditions      PREMIUM\n  No work in Ohio.        Premium     $5,000'],
  ['a signature below', '  SUBJECT TO\n  Signed application.\n  Ann Example, ann@agency.example'],
  ['words on what is not bound', '  BINDING CONDITIONS\n  Option 2 was declined. Signed application.'],
])('in doubt: %s', (_, lines) => {
  expect(told(lines).conditions).toEqual([expect.stringMatching(/^\? /)])
})

test('in doubt where they may go on over the page', () => {
  const page = '\n  INSURANCE BINDER BND-20119, page 2\n  Signed by Ann Example'
  expect(told('  SPECIAL CONDITIONS\n  No work in Ohio.').conditions).toEqual(['No work in Ohio.'])
  expect(told('  SPECIAL CONDITIONS\n  No work in Ohio.', '05/01/2026', page).conditions).toEqual([
    '? No work in Ohio.',
  ])
})

test.each([
  ['05/01/2026 12:01 a.m.', ['12:01 AM']],
  ['05/01/2026 at noon', ['12:00 PM']],
  ['05/01/2026      12:01 AM', ['12:01 AM']],
  ['05/01/2026 to 06/01/2026 12:01 AM', []],
  ['05/01/2026', []],
])('its time: %s', (effective, times) => {
  expect(told('', effective).times).toEqual(times)
})
