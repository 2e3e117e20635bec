import { expect, it } from 'vitest'
import { makeEml } from '../../../../tests/support/documents/mail.ts'
import { readEmail } from './read-email.ts'

it.each([
  ['Mon, 5 Oct 2026 09:00:00 -0700', 'October 5, 2026 at 9:00 AM (UTC-07:00)'],
  ['Mon, 5 Oct 2026 23:30:00 +0530', 'October 5, 2026 at 11:30 PM (UTC+05:30)'],
  ['Mon, 5 Oct 2026 21:15:00 PDT', 'October 5, 2026 at 9:15 PM (UTC-07:00)'],
  ['Tue, 03 Mar 2026 14:05:00 +0000', 'March 3, 2026 at 2:05 PM (UTC)'],
  ['soon', 'soon'],
])('tells when an e-mail was sent by the clock of its sender: %s', async (date, told) => {
  const { blocks } = await readEmail(makeEml({ date }))
  expect(JSON.stringify(blocks[0])).toContain(`Date: ${told}`)
})
