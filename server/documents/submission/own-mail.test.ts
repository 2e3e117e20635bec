import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { ownMail } from './own-mail.ts'

const OWN = `
  From: Petra Lindqvist
  Subject: Insurance renewal

  Our legal name is Heron Example Builders LLC and our mailing address is 4 Quay Street, Mobile, AL 36602.
  We would like a quote for general liability.
`
const OLDER = `
  From: Gus Hale
  Sent: November 3, 2026
  Subject: Ours
  FEIN: 39-7654321
`
const textOf = (text: string) =>
  ownMail([drawnPage(text), { ...drawnPage('  Policy Number: GL-1'), number: 2, part: 'policy.pdf' }]).map(
    ({ lines }) => lines.map((line) => line.text).join(' '),
  )

test.each([
  ['a header', OLDER],
  ['a mark over it', `\n  ---------- Forwarded message ---------\n${OLDER}`],
  ['marks before its lines', OLDER.replace(/^ {2}(?=\S)/gm, '  > ')],
])('an older mail below that of an applicant, told by %s, is none of theirs', (_by, older) => {
  const [mail, attached] = textOf(OWN + older)
  expect(mail).toContain('Heron Example Builders')
  expect(mail).not.toContain('39-7654321')
  expect(attached).toBe('Policy Number: GL-1')
})

test('a mail that only hands on another stays whole', () => {
  expect(textOf(`\n  From: Oona Trask\n  Subject: FW\n\n  See below, please.\n${OLDER}`)[0]).toContain('39-7654321')
})
