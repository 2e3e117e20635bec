import { expect, test } from 'vitest'
import { glPolicy } from '../../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere } from '../../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const gl = glPolicy()

function emailOf({ conversation }: Rehearsal) {
  const body = conversation.artifacts.findLast((artifact) => artifact.body.kind === 'email')?.body
  if (body?.kind !== 'email') throw new Error('No e-mail was drafted.')
  return body.email
}

test.each([
  ['email the insured that the audit is due 5/1, address it to Ms. Lopez', 'Ms. Lopez', 'The audit is due 5/1.'],
  [
    'Email the insured that the audit is due 5/1. Address to Mr. Aldridge. What is the aggregate?',
    'Mr. Aldridge',
    'The audit is due 5/1.',
  ],
  [
    'what is the general aggregate? then email the insured about it and address it to Ms. Lopez',
    'Ms. Lopez',
    'The general aggregate limit is',
  ],
])('“%s” greets %s by the whole name and says nothing of the greeting', async (message, name, says) => {
  const rehearsal = new Rehearsal()
  await rehearsal.say(message, [await gl])
  const { toName, body } = emailOf(rehearsal)
  expect(toName).toBe(name)
  expect(body).toMatch(new RegExp(`^Hello ${name},\\n`))
  expect(body).toContain(says)
  expect(body).not.toMatch(/12 Example Street|address/)
})

test.each([
  ['more formal, subject line Invoice 75532 past due, address to Mr. Aldridge', 'Mr. Aldridge'],
  ['make it shorter. address it to Ms. Lopez and sign it as Bob', 'Ms. Lopez'],
])('a draft changed by “%s” greets %s', async (message, name) => {
  const rehearsal = new Rehearsal()
  await rehearsal.say('email the insured that the audit is due 5/1', [await gl])
  await rehearsal.say(message)
  expect(emailOf(rehearsal).toName).toBe(name)
  expect(emailOf(rehearsal).body).toMatch(new RegExp(`^Dear ${name},\\n\\nThe audit is due 5/1\\.`))
})
