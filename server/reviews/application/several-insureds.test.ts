import { expect, it } from 'vitest'
import type { ReviewPaper } from '../types.ts'
import { verifyApplication } from './verify-application.ts'

/** An application on a form of ACORD's with these boxes filled. */
function form(name: string, boxes: Record<string, string>): ReviewPaper {
  const elements = Object.entries(boxes).map(([box, value]) => ({
    name: box,
    value,
    confidence: 0.97,
    source: { page: 1, quote: value, boxes: [] },
  }))
  const facts = { kind: 'application', facts: [], policies: [], conflicts: [], acord: [{ form: name, elements }] }
  const page = { number: 1, width: 612, height: 792, origin: 'text', lines: [], fields: [], tables: [] }
  return { fileId: name, name: `${name}.pdf`, slot: '', facts, pages: [page], warnings: [] } as unknown as ReviewPaper
}
const verified = (...papers: ReviewPaper[]) =>
  verifyApplication({
    papers,
    records: [],
    today: '2026-06-15',
    choices: { lines: ['BUSINESS_OPERATIONS', 'WORKERS_COMPENSATION'] },
    text: '',
  }).findings
const of = (findings: ReturnType<typeof verified>, topic: string, group = 'Business Operations') =>
  findings.find((one) => one.topic === topic && one.group === group)

const TWO = {
  ...{ NamedInsured_FullName_A: 'Otter Joinery LLC', NamedInsured_FullName_B: 'Thimble Works Inc' },
  ...{ NamedInsured_TaxIdentifier_A: '12-3456789', NamedInsured_TaxIdentifier_B: '98-7654321' },
  ...{ CommercialStructure_AnnualRevenueAmount_A: '5,000', CommercialStructure_AnnualRevenueAmount_B: '2,000,000' },
}

it('what two insureds, or two locations, say is no contradiction', () => {
  const findings = verified(form('125', TWO))
  for (const topic of ['Named insured', 'FEIN', 'Annual revenue'])
    expect(of(findings, topic)?.verdict, topic).toBe('FOUND')
})

it('forms of one submission that are of different insureds contradict each other', () => {
  const findings = verified(form('125', TWO), form('126', { NamedInsured_FullName_A: 'John Heron' }))
  expect(of(findings, 'Named insured')).toMatchObject({
    ...{ verdict: 'CONTRADICTS', severity: 'HIGH', why: '125.pdf is of Otter Joinery LLC; 126.pdf is of John Heron.' },
  })
  const same = verified(form('125', TWO), form('126', { NamedInsured_FullName_A: 'Otter Joinery' }))
  expect(of(same, 'Named insured')?.verdict).toBe('FOUND')
})

it('a question or a numbered label of the form is nobody’s name', () => {
  for (const printed of ['19. ARE DAY CARE FACILITIES OPERATED OR CONTROLLED?', '7. Name of Applicant']) {
    const findings = verified(
      form('126', { NamedInsured_FullName_A: printed }),
      form('130', { NamedInsured_FullName_A: 'John Heron' }),
    )
    expect(of(findings, 'Named insured')?.cells[0]?.text).toBe('John Heron')
    expect(JSON.stringify(findings)).not.toContain(printed)
  }
})

it('the carriers before are read of the application for workers compensation', () => {
  const prior = {
    PriorCoverage_InsurerFullName_A: 'Quillfeather Mutual',
    PriorCoverage_PolicyNumberIdentifier_A: '1234567',
  }
  const findings = verified(form('130', { NamedInsured_FullName_A: 'John Heron', ...prior }))
  expect(of(findings, 'Prior carrier', 'Workers Compensation')?.cells[0]?.text).toBe('Quillfeather Mutual')
  expect(of(findings, 'Prior policy number', 'Workers Compensation')?.cells[0]?.text).toBe('1234567')
})
