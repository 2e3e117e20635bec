import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const statusesOf = (...lines: string[]) => [
  ...new Set(
    readFacts([drawnPage(lines.join('\n'))])
      .facts.filter(({ key }) => key === 'gl.eachOccurrence')
      .map(({ status }) => status),
  ),
]
const LIMIT = 'General liability: each occurrence limit $1,000,000'
const MAIL = ['From: Dana Quill', 'To: Fernleaf Risk Partners', 'Subject: Alder Roofing LLC']

describe('limits in a mail', () => {
  test.each([
    'We need these by Friday.',
    'Could you look into it?',
    'Please send a price.',
    'Their requirements are listed here.',
  ])('are not in force where it asks: %s', (words) => {
    expect(statusesOf(...MAIL, words, LIMIT)).not.toContain('current')
  })

  test.each([
    ['it tells what is bound', [...MAIL, 'It is bound. Could you look into the rest?', LIMIT]],
    ['it asks for nothing', [...MAIL, 'Here is what they have.', LIMIT]],
    ['it is no mail', ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'We need these by Friday.', LIMIT]],
  ])('are where %s', (_what, lines) => {
    expect(statusesOf(...lines)).toEqual(['current'])
  })
})

test.each([
  'Sign below to accept this.',
  'Coverage not bound.',
  'Draft, not for issuance',
  'DRAFT - NOT FOR BINDING',
  'This is a draft for your review.',
  'Premium indication prepared for your review',
  'These terms take effect only on our written acceptance.',
])('what a document offers is not in force: %s', (words) => {
  expect(statusesOf('COMMERCIAL GENERAL LIABILITY', words, LIMIT)).not.toContain('current')
})

test.each(['The premium is paid by bank draft.', 'Draft number 2041'])('no draft is told by: %s', (words) => {
  expect(statusesOf('COMMERCIAL GENERAL LIABILITY', words, LIMIT)).toEqual(['current'])
})

test('a policy is said not to be bound only where the document says it in words', () => {
  const disclaimed = (words: string) =>
    readFacts([
      drawnPage(['COMMERCIAL GENERAL LIABILITY', 'Policy number: QF-1042-26', words, LIMIT].join('\n')),
    ]).policies.map((policy) => policy.disclaimed ?? false)
  expect(disclaimed('Draft, not for binding')).toEqual([true])
  expect(disclaimed('PROPOSAL')).toEqual([false])
})
