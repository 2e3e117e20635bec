import { describe, expect, it } from 'vitest'
import { anOffer, type OfferSpec } from '../../../tests/support/offers.ts'
import { NothingToReview, type ReviewPaper } from '../types.ts'
import { compareCoverage } from './index.ts'

const review = (papers: ReviewPaper[]) =>
  compareCoverage({ papers, records: [], today: '2026-06-15', choices: {}, text: '' })
const compared = (...specs: OfferSpec[]) => review(specs.map((spec, at) => anOffer(`Option ${String(at + 1)}`, spec)))
const found = (id: string, ...specs: OfferSpec[]) => compared(...specs).findings.find((finding) => finding.id === id)

const AGGREGATE = 'gl.generalAggregate'

describe('two options', () => {
  it.each([
    [AGGREGATE, '2,000,000', '1,000,000', 'WORSE', 'HIGH'],
    [AGGREGATE, '1,000,000', '2,000,000', 'BETTER', 'HIGH'],
    [AGGREGATE, '1,000,000', '1,000,000', 'EQUAL', 'NONE'],
    ['gl.medicalExpense', '10,000', '5,000', 'WORSE', 'MODERATE'],
    ['gl.deductible', '1,000', '2,500', 'WORSE', 'MODERATE'],
    ['cyber.retention', '50,000', '10,000', 'BETTER', 'HIGH'],
    ['policy.premium', '10,000', '10,300', 'WORSE', 'LOW'],
    ['policy.premium', '10,000', '7,000', 'BETTER', 'HIGH'],
    ['gl.trigger', 'occurrence', 'claims-made', 'WORSE', 'HIGH'],
    ['gl.retroactiveDate', '01/01/2024', '01/01/2020', 'BETTER', 'HIGH'],
    ['policy.effective', '06/01/2026', '07/01/2026', 'DIFFERS', 'MODERATE'],
    ['property.valuation', 'Replacement cost', 'Actual cash value', 'DIFFERS', 'LOW'],
    ['insured.name', 'Otter Roofing LLC', 'Heron Paving LLC', 'CONTRADICTS', 'HIGH'],
    ['insured.name', 'Otter Roofing', 'Otter Roofing LLC', 'UNSURE', 'LOW'],
    ['carrier.name', 'Quill Mutual', 'Quill Mutual Insurance Company', 'EQUAL', 'NONE'],
  ] as const)('%s of %s against %s is %s', (key, was, is, verdict, severity) => {
    expect(found(key, { facts: [[key, was]] }, { facts: [[key, is]] })).toMatchObject({ verdict, severity })
  })

  it('tell the computed difference, and what to ask for', () => {
    const finding = found(AGGREGATE, { facts: [[AGGREGATE, '2,000,000']] }, { facts: [[AGGREGATE, '1,000,000']] })
    expect(finding?.why).toBe('Option 2’s general aggregate is $1,000,000 lower: $1,000,000 against $2,000,000.')
    expect(finding?.action).toBe('Ask the carrier of option 2 whether it can offer $2,000,000 as option 1 does.')
    expect(finding?.cells.map(({ place }) => place?.quote)).toEqual([
      `${AGGREGATE} 2,000,000`,
      `${AGGREGATE} 1,000,000`,
    ])
  })

  it('are not judged where a value is in doubt, and show both', () => {
    const doubted = { facts: [[AGGREGATE, '1,000,000', { confidence: 0.55 }]] } as const
    const finding = found(AGGREGATE, { facts: [[AGGREGATE, '2,000,000']] }, doubted)
    expect(finding).toMatchObject({ verdict: 'UNSURE', severity: 'MODERATE' })
    expect(finding?.cells.map(({ text }) => text)).toEqual(['$2,000,000', '$1,000,000'])
  })

  it('are not judged where one has two values', () => {
    const two = { facts: [[AGGREGATE, '1,000,000'], [AGGREGATE, '3,000,000']] } as const // biome-ignore format: a row
    const finding = found(AGGREGATE, { facts: [[AGGREGATE, '1,000,000']] }, two)
    expect(finding?.verdict).toBe('UNSURE')
    expect(finding?.why).toBe('Option 2 has several values of general aggregate: $1,000,000 and $3,000,000.')
  })

  it('tell where it was looked for what one does not say, also when not all of it could be read', () => {
    const said: OfferSpec = { facts: [[AGGREGATE, '2,000,000']] }
    const finding = found(AGGREGATE, said, { facts: [], words: ['Thank you'], warnings: ['Page 2 could not be read.'] })
    expect(finding).toMatchObject({ verdict: 'NOT_SHOWN', severity: 'MODERATE' })
    expect(finding?.cells[1]).toMatchObject({
      text: '',
      place: null,
      note: 'Not found in 1 of 1 page of Option 2.pdf, which was not read in full.',
    })
  })

  it('are not told to be cheaper where they are for other lines of business', () => {
    const [both, one] = [{ lines: ['gl', 'auto'] }, { lines: ['gl'] }] as const
    const finding = found(
      'policy.premium',
      { facts: [['policy.premium', '9,000'], ['auto.premium', '4,000']], lines: [...both.lines] }, // biome-ignore format: a row
      { facts: [['policy.premium', '5,000']], lines: [...one.lines] },
    )
    expect(finding?.verdict).toBe('DIFFERS')
    expect(finding?.why).toContain('not for the same lines of business')
  })
})

it('a term that is told of one line is not that of the others', () => {
  const of = (begins: string): OfferSpec => ({
    facts: [['policy.effective', begins], ['wc.eachAccident', '500,000', { policy: null }]], // biome-ignore format: a row
  })
  const ids = compared(of('06/01/2026'), of('07/01/2026')).findings.map(({ id }) => id)
  expect(ids).toContain('policy.effective.gl')
  expect(ids).not.toContain('policy.effective')
})

describe('forms', () => {
  const LIST = ['Forms and endorsements', 'CG 20 10 04 13 Additional Insured', 'CG 24 04 05 09 Waiver']
  const EXCLUSION = 'CG 21 47 12 07 Employment-Related Practices Exclusion'
  it.each([
    ['the same', [...LIST], 'form.CG2010', 'EQUAL', 'NONE'],
    ['of another edition', [LIST[0]!, 'CG 20 10 12 19 Additional Insured', LIST[2]!], 'form.CG2010', 'DIFFERS', 'LOW'],
    ['that exclude and stand in one', [...LIST, EXCLUSION], 'form.CG2147', 'ONLY_ONE', 'HIGH'],
    ['that stand in one', [LIST[0]!, LIST[1]!, EXCLUSION], 'form.CG2404', 'ONLY_ONE', 'MODERATE'],
    ['where the other names one alone, which is no list', [LIST[0]!, LIST[1]!], 'form.CG2404', 'NOT_SHOWN', 'LOW'],
    ['where the other lists none', ['No forms are told'], 'form.CG2010', 'NOT_SHOWN', 'LOW'],
    [
      'named elsewhere',
      [LIST[0]!, LIST[1]!, EXCLUSION, 'The waiver is that of CG 24 04 here.'],
      'form.CG2404',
      'NOT_SHOWN',
      'LOW',
    ],
  ] as const)('%s', (_, words, id, verdict, severity) => {
    expect(found(id, { facts: [], words: LIST }, { facts: [], words })).toMatchObject({ verdict, severity })
  })
})

describe('what makes a premium', () => {
  const parts = (fee: string, tax: string) => [
    'Annual premium: $8,000',
    `Policy fee: ${fee}`,
    `Surplus lines tax: ${tax}`,
  ]
  it('is compared part by part', () => {
    const specs = [parts('$150', '$388.00'), parts('$250', '$388.00')].map((words): OfferSpec => ({ facts: [], words }))
    expect(found('premium.policy-fee', ...specs)).toMatchObject({
      verdict: 'WORSE',
      why: 'Option 2’s policy fee is $100 higher: $250 against $150.',
    })
    expect(found('premium.surplus-lines-tax', ...specs)?.verdict).toBe('EQUAL')
  })
})

describe('of three options', () => {
  it('the best is told', () => {
    const of = (value: string): OfferSpec => ({ facts: [[AGGREGATE, value]] })
    const finding = found(AGGREGATE, of('1,000,000'), of('3,000,000'), of('2,000,000'))
    expect(finding?.verdict).toBe('DIFFERS')
    expect(finding?.why).toBe('Option 2 is best with $3,000,000: option 1 $1,000,000 and option 3 $2,000,000.')
    expect(finding?.cells).toHaveLength(3)
  })
})

describe('options', () => {
  it('are named by their carriers where those are sure and distinct', () => {
    const of = (carrier: string, confidence = 0.9): OfferSpec => ({
      facts: [['carrier.name', carrier, { confidence }]],
    })
    expect(compared(of('Quill Mutual'), of('Heron Casualty')).columns).toEqual([
      'Option 1: Quill Mutual',
      'Option 2: Heron Casualty',
    ])
    expect(compared(of('Quill Mutual'), of('Quill Mutual')).columns).toEqual(['Option 1', 'Option 2'])
    expect(compared(of('Quill Mutual', 0.5), of('Heron Casualty')).columns).toEqual([
      'Option 1',
      'Option 2: Heron Casualty',
    ])
  })

  it('are of several files each by their slots; what offers nothing is left out and told', () => {
    const second = anOffer('Endorsement', { facts: [['gl.deductible', '500']], slot: '[Option 1]' })
    const application = anOffer('Application', {
      facts: [['gl.deductible', '250']],
      slot: '[Option 2]',
      kind: 'application',
    })
    const { columns, findings, notes } = review([
      anOffer('Option 1', { facts: [[AGGREGATE, '2,000,000']] }),
      second,
      anOffer('Option 2', { facts: [[AGGREGATE, '2,000,000'], ['gl.deductible', '500']] }), // biome-ignore format: a row
      application,
    ])
    expect(columns).toHaveLength(2)
    expect(findings.map(({ id, verdict }) => [id, verdict])).toEqual([[AGGREGATE, 'EQUAL'], ['gl.deductible', 'EQUAL']]) // biome-ignore format: a row
    expect(notes).toEqual(['Application.pdf was not compared: it offers no coverage.'])
  })

  it('are asked for where there is one alone', () => {
    expect(() => compared({ facts: [[AGGREGATE, '2,000,000']] })).toThrow(NothingToReview)
  })

  it('have the differences that matter most on top, none of them twice', () => {
    const of = (aggregate: string, medical: string, premium: string): OfferSpec => ({
      facts: [[AGGREGATE, aggregate], ['gl.medicalExpense', medical], ['policy.premium', premium], ['gl.trigger', 'occurrence']], // biome-ignore format: a row
      words: [`Policy fee: $${premium.slice(0, 3)}`],
    })
    const { highlights } = compared(of('2,000,000', '10,000', '900'), of('1,000,000', '5,000', '300'))
    expect(highlights).toEqual(['policy.premium', AGGREGATE, 'gl.medicalExpense'])
  })
})
