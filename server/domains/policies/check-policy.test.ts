import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PolicyFileType } from '../../../shared/policies.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aPolicyPdf, type PolicySpec } from '../../../tests/support/policies.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import type { Ctx } from '../../ctx.ts'
import { readUploaded } from '../files/jobs.ts'
import { checkPolicy } from './check-policy.ts'
import { uploadPolicyFile } from './files.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let expiring: string
let renewal: string
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  const own = { account_id: await anAccount(test, mine), limits: JSON.stringify({ glAggregateLimit: '2000000.00' }) }
  const term = { inforce_at: '2025-04-01', expires_at: '2026-04-01', policy_number: 'QF-000-1041', premium: '8000.00' }
  expiring = await aPolicy(test, mine, { ...own, ...term, state: 'EXPIRED' })
  renewal = await aPolicy(test, mine, { ...own, previous_id: expiring })
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const check = async (policyId = renewal) => run((ctx) => checkPolicy(ctx, policyId))

async function aFile(
  policyId: string,
  name: string,
  paper: Partial<PolicySpec> | Buffer,
  type: PolicyFileType = 'POLICY_DOCUMENT',
  read = true,
) {
  const file = await anUpload(test, name, Buffer.isBuffer(paper) ? paper : await aPolicyPdf(paper))
  const { id } = await uploadPolicyFile({ house: test.house, actor: mine.actor }, policyId, { type, file })
  if (read) await readUploaded(test.house, { agencyId: mine.agencyId, fileId: id }, new AbortController().signal)
  return id
}

const FORMS = ['CG 00 01 04 13  Commercial General Liability Coverage Form', 'CG 20 10 04 13  Additional Insured - Owners, Lessees or Contractors', 'QF 20 33 04 25  Automatic Additional Insured'] // biome-ignore format: a list
const EXPIRING = { number: 'QF-000-1041', effective: '04/01/2025', expiration: '04/01/2026', forms: FORMS }

describe('the policy document of a renewal', () => {
  it('is checked against the documents and the record of the expiring policy, with both sources', async () => {
    const was = await aFile(expiring, 'Expiring.pdf', EXPIRING)
    const is = await aFile(renewal, 'Renewal.pdf', {
      aggregate: '$1,000,000',
      effective: '04/15/2026',
      expiration: '04/15/2027',
      insured: 'Otter & Thimble Joinery Inc',
      forms: [FORMS[0]!, FORMS[2]!.replace('04 25', '04 26'), 'CG 21 47 12 07  Employment-Related Practices Exclusion'],
    })
    const [found, ...others] = await check()
    expect(others).toEqual([])
    expect(found).toMatchObject({ against: 'EXPIRING', fileName: 'Renewal.pdf', wasName: 'QF-000-1041, Expiring.pdf' })
    expect(found).toMatchObject({ isReading: false, notCompared: [], wasPolicyId: expiring })
    expect(found!.columns).toEqual(['Expiring policy', 'Policy document'])
    const first = found!.findings.filter(({ severity }) => severity === 'HIGH' || severity === 'MODERATE')
    expect(first.map(({ id, verdict, why }) => [id, verdict, why])).toEqual([
      ['term.begins', 'CONTRADICTS', 'A gap of 14 days without coverage.'],
      ['insured.name', 'CONTRADICTS', expect.stringContaining('“Otter & Thimble Joinery Inc”')],
      ['gl.generalAggregate', 'SHORT', expect.stringContaining('$1,000,000 lower: $1,000,000 against $2,000,000')],
      ['form.CG2010', 'MISSING', 'No longer on the policy. Not among the forms on page 1 of Renewal.pdf.'],
      ['form.CG2147', 'ONLY_ONE', 'A new exclusion. Not among the forms on page 1 of Expiring.pdf.'],
      ['form.QF2033', 'CONTRADICTS', expect.stringContaining('The editions differ')],
    ])
    const finding = (id: string) => found!.findings.find((one) => one.id === id)
    expect(finding('gl.generalAggregate')?.cells).toMatchObject([
      { text: '$2,000,000', source: { kind: 'DOCUMENT', fileId: was, page: 1, quote: expect.stringContaining('2,000,000') } },
      { text: '$1,000,000', source: { kind: 'DOCUMENT', fileId: is, page: 1, quote: expect.stringContaining('1,000,000') } },
    ]) // biome-ignore format: one place beside the other
    const cells = found!.findings.flatMap((one) => one.cells)
    expect(cells.filter(({ text, note }) => !text && !note)).toEqual([])
    const ofFiles = cells.flatMap(({ source }) => (source?.kind === 'DOCUMENT' ? [source] : []))
    expect(ofFiles.filter(({ boxes, pageWidth }) => !boxes.length || !pageWidth)).toEqual([])
    expect(finding('form.CG2010')?.cells[1]).toMatchObject({
      text: 'Not among the forms listed',
      source: { fileId: is },
    })
    expect(finding('gl.medicalExpense')?.verdict).toBe('MET')
    expect(finding('form.CG0001')?.verdict).toBe('MET')
  })

  it('is checked against the record alone, and then tells no form as new or dropped', async () => {
    await aFile(renewal, 'Renewal.pdf', {})
    const [found] = await check()
    const verdicts = new Map(found!.findings.map(({ id, verdict }) => [id, verdict]))
    expect(verdicts.get('gl.generalAggregate')).toBe('MET')
    expect(verdicts.get('gl.medicalExpense')).toBe('NOT_SHOWN')
    expect(verdicts.get('form.QF1001')).toBe('NOT_SHOWN')
    expect(verdicts.get('policy.premium')).toBe('NOT_SHOWN')
    expect([...verdicts.values()].filter((one) => one === 'MISSING' || one === 'ONLY_ONE')).toEqual([])
    expect(found!.wasName).toBe('QF-000-1041')
    expect(found!.notCompared).toEqual([
      'No list of forms was found in the record of the expiring policy: whether forms were added or dropped is not known.',
    ])
  })

  it('is checked against the quote as well, by its dates', async () => {
    await aFile(renewal, 'Quote.pdf', { number: 'Q-77', eachOccurrence: '$2,000,000' }, 'QUOTE_DOCUMENT')
    await aFile(renewal, 'Renewal.pdf', { effective: '04/02/2026' })
    const [, quote] = await check()
    expect(quote).toMatchObject({ against: 'QUOTE', wasName: 'Quote.pdf', fileName: 'Renewal.pdf' })
    expect(quote!.columns).toEqual(['Quote', 'Policy document'])
    const first = quote!.findings.filter(({ severity }) => severity === 'HIGH' || severity === 'MODERATE')
    expect(first.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['gl.eachOccurrence', 'SHORT'],
      ['policy.effective', 'CONTRADICTS'],
    ])
  })

  it('is not compared while it is read, when it cannot be read, or when it does not say which policy it is', async () => {
    const waiting = await aFile(renewal, 'Renewal.pdf', {}, 'POLICY_DOCUMENT', false)
    expect(await check()).toMatchObject([
      { isReading: true, findings: [], notCompared: ['Renewal.pdf is being read.'] },
    ])
    await readUploaded(test.house, { agencyId: mine.agencyId, fileId: waiting }, new AbortController().signal)
    await aFile(renewal, 'Broken.pdf', Buffer.from('%PDF-1.7 nothing'))
    await aFile(renewal, 'Change.pdf', {}, 'ENDORSEMENT')
    const [found] = await check()
    expect(found!.fileName).toBe('Renewal.pdf')
    expect(found!.notCompared).toEqual([
      expect.stringMatching(/^Broken\.pdf: /),
      expect.stringContaining('No list of forms was found in the record'),
      'Change.pdf is an endorsement: what it changes is not compared.',
    ])
  })

  it('that is not there yet leaves nothing compared; without a quote or an expiring policy there is no check', async () => {
    expect(await check()).toMatchObject([{ against: 'EXPIRING', fileName: null, isReading: false, findings: [] }])
    expect(await check(expiring)).toEqual([])
    const others = await anAgency(test)
    await expect(as(test.house, others.actor, (ctx) => checkPolicy(ctx, renewal))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
