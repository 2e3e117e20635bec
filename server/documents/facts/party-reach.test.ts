import { describe, expect, test } from 'vitest'
import { personIn, reachIn } from './party-reach.ts'

describe('the person beside a phone or an e-mail address', () => {
  test.each([
    ['Dana Quill, 555-555-0100', 'Dana Quill'],
    ['Dana B. Quill (555) 555-0100', 'Dana B. Quill'],
    ['Nora O’Hare nora@fernleaf.example', 'Nora O’Hare'],
    ['Policyholder Services (800) 555-0100', null],
    ['Roadside Assistance 800-555-0100', null],
    ['Bond Desk 555-555-0100', null],
    ['Fernleaf Holdings LLC 555-555-0100', null],
    ['Phone 555-555-0100', null],
    ['Dana 555-555-0100', null],
    ['Dana Quill Nora Hare Lee 555-555-0100', null],
    ['ask for Dana Quill 555-555-0100', null],
  ])('in “%s” is %s', (text, person) => {
    expect(personIn(text)).toBe(person)
  })
})

describe('in an agent’s block', () => {
  const BLOCK = ['Fernleaf Risk Partners', '2584 Orchard Drive', 'Amity Springs, OR 97288']
  const reached = (...lines: string[]) =>
    Object.fromEntries(
      reachIn(
        [...BLOCK, ...lines].map((text) => ({ text, spans: [] })),
        0.9,
      ).map(({ key, value }) => [key.replace('producer.', ''), value]),
    )

  test.each([
    [
      'a person and a phone in one line',
      ['Dana Quill, 555-555-0100'],
      { contact: 'Dana Quill', phone: '555-555-0100' },
    ],
    ['a person over a phone', ['Dana Quill', '555-555-0100'], { contact: 'Dana Quill', phone: '555-555-0100' }],
    [
      'a person over an e-mail address',
      ['Dana Quill', 'dana@fernleaf.example'],
      { contact: 'Dana Quill', email: 'dana@fernleaf.example' },
    ],
    ['a person whom nothing reaches', ['Dana Quill'], {}],
    ['the agency’s own words by its phone', ['Fernleaf office 555-555-0100'], { phone: '555-555-0100' }],
    ['another’s words by a phone', ['Roadside Helpline 800-555-0100'], {}],
    ['another’s words over a phone', ['Policyholder services', '800-555-0100'], {}],
    ['the phone for claims', ['Claims: 800-555-0100'], {}],
  ])('%s', (_what, lines, found) => {
    expect(reached(...lines)).toEqual(found)
  })
})
