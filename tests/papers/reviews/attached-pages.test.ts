import { afterAll, beforeAll, expect, it } from 'vitest'
import { pool } from '../../../server/documents/index.ts'
import { reviewCertificate } from '../../../server/reviews/certificate/review-certificate.ts'
import type { ReviewPaper } from '../../../server/reviews/types.ts'
import { anOffer } from '../../support/offers.ts'
import { REMARKS } from './certificate-values.ts'
import { type Case, certificateCases, TODAY } from './certificates.ts'
import { reviewCase } from './review-case.ts'

const PRIMARY = /^asked\|primary/

/** A certificate whose description says this, with a contract that asks for primary wording. */
async function papersSaying(description: string): Promise<ReviewPaper[]> {
  const sound = certificateCases().find(
    ({ name, asked, way }) => name.startsWith('sound') && asked && way === 'fields',
  )!
  const made: Case = { ...sound, policies: [], values: { ...sound.values, [REMARKS]: description } }
  return (await reviewCase(made)).papers
}

/** A page of ACORD 101 that says this. */
const remarks = (text: string): ReviewPaper => {
  const words = ['ADDITIONAL REMARKS SCHEDULE', text, ...Array<string>(34).fill(''), 'ACORD 101 (2008/01)']
  return anOffer('Remarks', { facts: [], words, slot: '[Certificate]', kind: 'schedule' })
}

const judged = (papers: ReviewPaper[]) =>
  reviewCertificate({ papers, records: [], today: TODAY, choices: {}, text: '' }).findings.find(({ id }) =>
    PRIMARY.test(id.split('|').slice(1).join('|')),
  )!

let referring: ReviewPaper[]
let whole: ReviewPaper[]
beforeAll(async () => {
  referring = await papersSaying('Roofing at 12 Elm Street. See attached ACORD 101.')
  whole = await papersSaying('Roofing at 12 Elm Street.')
}, 900_000)
afterAll(() => pool.close())

it('a wording is missing where the description stands for itself', () => {
  expect(judged(whole)).toMatchObject({ verdict: 'MISSING' })
})

it('a wording is not shown where the description refers to a page that did not come', () => {
  expect(judged(referring)).toMatchObject({
    verdict: 'NOT_SHOWN',
    cells: [{ text: 'See attached ACORD 101.', place: { of: 'file' } }, {}],
    why: 'The description refers to a page that is not among the documents.',
  })
})

it('a page that came says it, or does not', () => {
  const said = judged([...referring, remarks('Coverage is primary and noncontributory.')])
  expect(said.verdict).toBe('MET')
  expect(said.cells[0]!.place).toMatchObject({ fileId: 'Remarks', quote: 'Coverage is primary and noncontributory.' })
  expect(judged([...referring, remarks('Work begins in May.')]).verdict).toBe('MISSING')
})

it('a page that was not read in full does not make it missing', () => {
  const cut = { ...remarks('Work begins in May.'), warnings: ['Page 2 could not be read.'] }
  expect(judged([...referring, cut])).toMatchObject({ verdict: 'NOT_SHOWN' })
})
