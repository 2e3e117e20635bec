import { afterAll, expect, it } from 'vitest'
import { findQuote, pool } from '../../../server/documents/index.ts'
import { ROW_FIELDS } from '../../../server/forms/acord-25/elements.ts'
import type { Finding } from '../../../server/reviews/types.ts'
import { REMARKS } from './certificate-values.ts'
import { type Case, certificateCases } from './certificates.ts'
import { reviewCase } from './review-case.ts'

afterAll(() => pool.close())

const OCCURRENCE = ROW_FIELDS.gl.amounts.find(([key]) => key === 'gl.eachOccurrence')![1]

/** What is found of a sound certificate with these changes. */
async function findingsOf(change: (made: Case) => void) {
  const sound = certificateCases().find(
    ({ name, way, policies }) => name.startsWith('sound') && way === 'fields' && policies.length,
  )!
  const made = structuredClone({ ...sound, asked: null, policies: ['gl' as const] })
  change(made)
  const { review, papers } = await reviewCase(made)
  const of = (key: string): Finding => review.findings.find(({ id }) => id.endsWith(`|${key}`))!
  return { of, page: papers[0]!.pages[0]! }
}

it('limits of a policy with another number do not contradict the row: it may be another policy', async () => {
  const { of } = await findingsOf((made) => {
    made.values[ROW_FIELDS.gl.number] = 'ZZQ-9900871'
    made.values[OCCURRENCE] = '2,000,000'
  })
  expect(of('policy|gl|policy.number').verdict).toBe('CONTRADICTS')
  expect(of('policy|gl|gl.eachOccurrence')).toMatchObject({ verdict: 'UNSURE' })
}, 900_000)

it('a description that a row contradicts is shown with the words of the row', async () => {
  const { of, page } = await findingsOf((made) => {
    made.policies = []
    made.values[REMARKS] = 'General liability each occurrence limit $3,000,000 applies to all work.'
  })
  const found = of('described|$3,000,000')
  expect(found.verdict).toBe('CONTRADICTS')
  const [cell] = found.cells
  expect(cell!.text).toContain('Each occurrence: $1,000,000')
  expect(cell!.place!.quote).toMatch(/\$3,000,000/)
  expect(cell!.place!.quote).toMatch(/1,000,000/)
  expect(findQuote(page, cell!.place!.quote)).not.toBeNull()
}, 900_000)

it('limits against each other are shown with both', async () => {
  const { of, page } = await findingsOf((made) => {
    made.values[OCCURRENCE] = '4,000,000'
  })
  const { cells } = of(`amounts|${OCCURRENCE}`)
  expect(cells[0]!.place!.quote).toMatch(/4,000,000 … 2,000,000|4,000,000.*2,000,000/)
  expect(findQuote(page, cells[0]!.place!.quote)).not.toBeNull()
}, 900_000)
