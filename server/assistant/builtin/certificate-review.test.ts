import { expect, it } from 'vitest'
import { composeMessage } from '../../../shared/presets/message.ts'
import { certificateCases } from '../../../tests/papers/reviews/certificates.ts'
import { certificatePdf } from '../../../tests/papers/reviews/draw-certificate.ts'
import { contractPdf, policyPdf } from '../../../tests/papers/reviews/draw-papers.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const message = composeMessage('CERTIFICATE_REVIEW', { texts: {}, forms: [] })
const found = (rehearsal: Rehearsal) => {
  const { body } = rehearsal.conversation.artifacts[0]!
  if (body.kind !== 'review') throw new Error('The artifact is no review.')
  return body.review
}

it('tells what a certificate lacks that the contract asks for, with words on both sides', async () => {
  const { account, values } = certificateCases()[0]!
  const rehearsal = new Rehearsal({ preset: 'CERTIFICATE_REVIEW' })
  const answer = await rehearsal.say(message, [
    await paperOf('[Certificate] Certificate.pdf', await certificatePdf(values, 'fields')),
    await paperOf('[Contract] Contract.pdf', await contractPdf(account, { occurrence: 2_000_000 }, 0)),
    await paperOf('[Binder or Policy] Policy.pdf', await policyPdf(account, 'gl', 0)),
  ])
  const review = found(rehearsal)
  expect(review.columns).toEqual(['Certificate', 'Contract', 'Policy'])
  const short = review.findings.find(({ verdict, cells }) => verdict === 'SHORT' && cells[1]?.source)
  expect(short?.cells.map(({ source }) => source?.kind)).toEqual(['DOCUMENT', 'DOCUMENT', 'DOCUMENT'])
  expect(answer.answer).toContain('$1,000,000 is $1,000,000 less than the $2,000,000 asked for.')
  expect(answer.answer).toContain('The policy expired on 04/01/2026')
  expect(answer.sources.map(({ quote }) => quote).join()).toContain('1,000,000')
})

it('tells the findings of several certificates apart', async () => {
  const [one, other] = certificateCases().filter(({ name }) => name.startsWith('sound 0'))
  const rehearsal = new Rehearsal({ preset: 'CERTIFICATE_REVIEW' })
  await rehearsal.say(message, [
    await paperOf('[Certificate] One.pdf', await certificatePdf(one!.values, 'fields')),
    await paperOf('[Certificate] Two.pdf', await certificatePdf(other!.values, 'fields')),
  ])
  const groups = new Set(found(rehearsal).findings.map(({ group }) => group.split(':')[0]))
  expect(groups).toEqual(new Set([one!.account.insured.name, other!.account.insured.name]))
})

it('asks for the certificate where none came', async () => {
  const rehearsal = new Rehearsal({ preset: 'CERTIFICATE_REVIEW' })
  const { account } = certificateCases()[0]!
  const { answer } = await rehearsal.say(message, [
    await paperOf('[Contract] Contract.pdf', await contractPdf(account, { occurrence: 1_000_000 }, 0)),
  ])
  expect(answer).toContain('Add the certificate')
})
