import { beforeAll, describe, expect, it } from 'vitest'
import { Rehearsal, rehearseHere, rehearsing } from '../../../tests/support/rehearsal/rehearse.ts'
import { aRoofer } from '../../../tests/support/roofer.ts'

rehearseHere()

let account: string
beforeAll(async () => {
  const { test, agency } = rehearsing()
  account = await aRoofer(test, agency)
})

const ask = async (question: string) => {
  const told = await new Rehearsal({ accountId: account }).say(question)
  expect(told.refusals).toEqual([])
  return told.answer.replace(/ \[\d+\]/g, '').replaceAll('**', '')
}

const CLIENT = 'Juniper & Slate Roofing LLC'
const none = (line: string) => `No ${line} policy is on file for ${CLIENT}. Looked at, all that is on file:`
const GL = 'General Liability RQ-201: status Active; canceled and reinstated on 05/01/2026'
const AUTO = 'Auto HS-301: status Active; cancellation effective 05/30/2026'
const PROPERTY = 'Property HS-302: status Canceled; cancellation effective 03/01/2026'

const TABLE: [question: string, ...told: string[]][] = [
  ['What is the umbrella limit?', none('umbrella or excess')],
  ['do they have an excess policy', none('umbrella or excess')],
  ['how much umbrella do they have?', none('umbrella or excess')],
  ['Does this client carry cyber?', none('cyber')],
  ["what's their cyber limit", none('cyber')],
  ['is there professional liability', none('professional liability')],
  ['what is the E&O aggregate', none('professional liability')],
  ['is there a D&O policy in place?', none('directors and officers')],
  ['Is the GL policy canceled?', 'No.', GL],
  ['Was the GL ever canceled?', 'Yes, and taken back.', GL],
  ['Is the auto canceled?', 'Not yet.', AUTO],
  ['has the auto policy been cancelled', 'Not yet.', AUTO],
  ['Is the auto still active?', 'Yes.', AUTO],
  ['Is the property policy still in force?', 'No.', PROPERTY],
  ['did the property cancel?', 'Yes.', PROPERTY],
  ['Is the workers comp in force?', 'No.', 'Workers Compensation WC-9: status Binding; effective date 06/01/2026'],
  ['Has the GL been reinstated?', 'Yes.', GL],
  ['did they reinstate the GL?', 'Yes.', GL],
  ['is the auto going to be canceled?', 'Yes.', AUTO],
  ['are professional services excluded on the GL', 'I found nothing about'],
  ['When was the GL reinstated?', 'canceled and reinstated on 05/01/2026'],
  ['Is there a pending cancellation on the auto?', 'Yes.', AUTO],
  ['is there a pending cancellation on the general liability', 'No.', GL],
  ['Why is the auto being canceled?', 'cancellation reason Insured nonpayment'],
  ['Was RQ-101 renewed?', 'Yes.', 'General Liability RQ-101: status Expired', 'renewed by General Liability RQ-201'],
  ['is policy RQ-101 expired', 'Yes.', 'status Expired'],
  ['Has RQ-201 expired?', 'No.', 'status Active; expiration date 01/01/2027'],
  ['did the auto lapse?', 'No.', 'Auto HS-301: status Active'],
  ['When does the general liability renew?', 'General Liability RQ-201: expiration date 01/01/2027'],
  ['what general liability do they have', 'policy in force that fits type “general liability”'],
  ['what does the certificate say about the umbrella', 'Certificate 2026-0007', 'Umbrella limit and cyber'],
] // biome-ignore format: a table

describe('lines of business and the standing of policies', () => {
  it.each(TABLE)('%s', async (question, ...told) => {
    const answer = await ask(question)
    const [verdict] = told
    if (/^(?:Yes|No)/.test(verdict!)) expect(answer.startsWith(verdict!), answer).toBe(true)
    for (const one of told) expect(answer).toContain(one)
    expect(answer).not.toMatch(/renewal of or|or description of operations/)
  })

  it('tell a cancellation that was taken back only where it is asked for', async () => {
    const all = await ask('What does this client have?')
    expect(all).toMatch(/RQ-201: status Active; [^\n]*; premium \$5,000$/m)
    expect(all).toMatch(/HS-301: status Active; [^\n]*; cancellation effective 05\/30\/2026$/m)
    expect(await ask('Which policies are canceled?')).not.toContain('RQ-201')
  })
})
