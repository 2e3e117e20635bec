import { beforeAll, expect, it } from 'vitest'
import { Rehearsal, rehearseHere, rehearsing } from '../../../tests/support/rehearsal/rehearse.ts'
import { aRoofer } from '../../../tests/support/roofer.ts'

rehearseHere()

let account: string
beforeAll(async () => {
  const { test, agency } = rehearsing()
  account = await aRoofer(test, agency)
})

const reply = async (question: string) => {
  const wish = `Draft an e-mail to Corvin Blank (corvin@x.example.com) that answers “${question}”`
  const told = await new Rehearsal({ accountId: account }).say(wish)
  expect(told.refusals).toEqual([])
  const draft = told.calls.find(({ name }) => name === 'DRAFT_EMAIL')?.input as
    | { toEmail: string; body: string; sources: unknown[] }
    | undefined
  return { draft, answer: told.answer }
}

it.each([
  ['When does the GL policy expire?', 'General Liability RQ-201: expiration date 01/01/2027'],
  ['Is the property policy still in force?', 'Property HS-302: status Canceled'],
])('“%s” is answered in the draft from the records, with their sources', async (question, line) => {
  const { draft } = await reply(question)
  expect(draft).toMatchObject({ toEmail: 'corvin@x.example.com', body: expect.stringContaining(line) })
  expect(draft!.body).toContain(`You asked: “${question}”`)
  expect(draft!.body).not.toMatch(/\[\d\]|\*\*|Not counted/)
  expect(draft!.sources.length).toBeGreaterThan(0)
})

it('nothing is drafted where the records do not tell it: what was found is said, and what the e-mail should say is asked', async () => {
  const { draft, answer } = await reply('Is the rented trailer covered while it stands in our yard?')
  expect(draft).toBeUndefined()
  expect(answer).toContain('I have not drafted an e-mail yet. What should it say?')
})
