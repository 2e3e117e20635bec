import { describe, expect, it } from 'vitest'
import type { DocumentFacts } from '../../../server/documents/index.ts'
import { EXPOSURES } from '../../../server/reviews/gaps/exposures.ts'
import { findGaps } from '../../../server/reviews/gaps/find-gaps.ts'
import { NothingToReview, type ReviewPaper, type ReviewRecord } from '../../../server/reviews/types.ts'
import { anOffer, type OfferSpec } from '../../support/offers.ts'
import { applicant } from './applicants.ts'
import { carrierPapers } from './carrier-papers.ts'
import { contract, DESCRIBED, FRESH, liabilityPolicy } from './gaps.ts'
import { groundless, inputFrom } from './reviewed.ts'

const ROOFER = 'Residential roofing contractor. Uses subcontractors.'

function gapsIn(...given: Parameters<typeof inputFrom>) {
  const input = inputFrom(...given)
  const review = findGaps(input)
  const typed = review.findings.filter(({ cells }) => cells.every(({ place }) => !place) && cells[0]!.text)
  expect(groundless(review, input).filter((one) => !typed.includes(one))).toEqual([])
  for (const { group, cells } of review.findings) {
    expect(cells[0]!.text).not.toBe('')
    if (group === 'Policy-confirmed') expect(cells[1]!.place).not.toBeNull()
  }
  return review
}

describe('what a user writes shows the exposures it names', () => {
  it.each(DESCRIBED)('$text', ({ text, shows }) => {
    // What only an exclusion makes a gap is told of a policy that excludes all of it.
    const { findings, notes } = gapsIn([], { text })
    const told = EXPOSURES.filter(({ line, id }) => line && shows.includes(id)).map(({ id }) => id)
    expect(findings.map(({ id }) => id).toSorted()).toEqual(told.toSorted())
    expect(findings.every(({ verdict, group }) => verdict === 'NOT_SHOWN' && group === 'Exposure-inferred')).toBe(true)
    expect(notes).toHaveLength(1)
  })
})

it('shows what the kind of business usually has, in the words that tell of it', () => {
  const { findings } = gapsIn([], { text: 'A restaurant. It is not large. No employees.' })
  const products = findings.find(({ id }) => id === 'products')!
  expect(products).toMatchObject({
    verdict: 'NOT_SHOWN',
    group: 'Exposure-inferred',
    cells: [{ text: 'A restaurant' }, {}],
  })
  expect(products.why).toMatch(/^What you wrote tells of the class “.*Restaurants”, which usually has this exposure/)
  expect(findings.map(({ id }) => id)).not.toContain('employees')
})

it('finds what fresh wordings give, and nothing else', () => {
  const told = FRESH.map(({ text, must, may }) => {
    const ids = gapsIn([], { text }).findings.map(({ id }) => id)
    return {
      must,
      found: must.filter((id) => ids.includes(id)),
      untrue: ids.filter((id) => !must.includes(id) && !may.includes(id)),
    }
  })
  const count = (of: 'must' | 'found' | 'untrue') => told.flatMap((one) => one[of]).length
  expect(count('found') / count('must')).toBeGreaterThanOrEqual(0.9)
  expect(count('untrue')).toBeLessThanOrEqual(1)
})

it('asks for words or documents where there are none', () => {
  expect(() => findGaps(inputFrom([], { text: '  ' }))).toThrow(NothingToReview)
})

describe('a policy', () => {
  it.each([
    ['subcontractors', ['CG 22 94 10 01', 'Exclusion - Damage to Work Performed by Subcontractors on Your Behalf']],
    ['residential', ['HM 10 20 01 19', 'Residential Construction Exclusion']],
  ] as const)('confirms the gap it lists an exclusion for: %s', async (id, form) => {
    const { findings } = gapsIn([await liabilityPolicy([[...form], ['CG 20 10 12 19', 'Additional Insured']])], {
      text: ROOFER,
    })
    const confirmed = findings.filter(({ group }) => group === 'Policy-confirmed')
    expect(confirmed.map((one) => one.id)).toEqual([id])
    expect(confirmed[0]).toMatchObject({
      verdict: 'GAP',
      cells: [{ text: expect.any(String) }, { text: expect.stringContaining(form[1].slice(0, 12)) }],
    })
  })

  it('confirms no gap that the policy of another line would close', async () => {
    const { findings } = gapsIn(
      [await liabilityPolicy([['CG 21 49 09 99', 'Total Pollution Exclusion Endorsement']])],
      { text: ROOFER },
    )
    expect(findings.filter(({ group }) => group === 'Policy-confirmed')).toEqual([])
    const pollution = findings.find(({ id }) => id === 'pollution')!
    expect(pollution).toMatchObject({
      verdict: 'NOT_SHOWN',
      cells: [{}, { text: expect.stringContaining('Pollution') }],
    })
  })

  it('confirms nothing where it excludes nothing', async () => {
    const { findings } = gapsIn([await liabilityPolicy([['CG 20 10 12 19', 'Additional Insured']])], { text: ROOFER })
    expect(findings.filter(({ group }) => group === 'Policy-confirmed')).toEqual([])
    expect(findings.map(({ id, verdict }) => [id, verdict])).toEqual(
      expect.arrayContaining([
        ['pollution', 'NOT_SHOWN'],
        ['liability', 'MET'],
        ['products', 'MET'],
      ]),
    )
  })

  it('confirms the gap whose limit it shows as excluded', () => {
    const words = ['General Aggregate Limit $2,000,000', 'Products-Completed Operations Aggregate Limit Excluded']
    const policy = anOffer('Policy', {
      kind: 'declarations',
      lines: ['gl'],
      facts: [['gl.generalAggregate', '2,000,000']],
      words,
    })
    const { findings } = findGaps({ ...inputFrom([]), papers: [policy], text: 'A bakery.' })
    const verdicts = Object.fromEntries(findings.map(({ id, verdict }) => [id, verdict]))
    expect(verdicts).toMatchObject({ liability: 'MET', products: 'GAP' })
  })

  it('is short of what a contract asks for', async () => {
    const { findings } = gapsIn([await liabilityPolicy([]), await contract()])
    expect(
      findings.filter(({ group }) => group === 'Policy-confirmed').map(({ topic, verdict }) => [topic, verdict]),
    ).toEqual([['Contract: General liability: Each occurrence: $2,000,000', 'GAP']])
  })
})

describe('a gap is closed only by words that name the coverage', () => {
  const CARS = 'Nurses drive their own cars to patients.'
  const verdictsIn = (text: string, papers: ReviewPaper[], records: ReviewRecord[] = []) => {
    const { findings } = findGaps({ papers, records, today: '2027-03-01', choices: {}, text })
    return Object.fromEntries(findings.map(({ id, verdict }) => [id, verdict]))
  }
  const autoPolicy = (...autos: string[]) =>
    anOffer('Policy', {
      kind: 'declarations',
      lines: ['auto'],
      facts: [['auto.combinedSingleLimit', '1,000,000'], ...autos.map((one) => ['auto.coveredAutos', one] as const)],
    })
  const aPolicy = (facts: OfferSpec['facts'], lines: OfferSpec['lines'] = ['property']) =>
    anOffer('Policy', { kind: 'declarations', facts, lines })

  it('and by no policy that has expired', () => {
    const ending = (expiration: string) => {
      const paper = autoPolicy('any')
      const policies = paper.facts.policies.map((policy) => ({ ...policy, expiration }))
      return { ...paper, facts: { ...paper.facts, policies } }
    }
    const gap = (papers: ReviewPaper[]) =>
      findGaps({ papers, records: [], today: '2027-03-01', choices: {}, text: CARS }).findings
    expect(gap([ending('09/01/2027')]).map(({ verdict }) => verdict)).toContain('MET')
    const told = gap([ending('03/01/2027')])
    expect(told.map(({ verdict }) => verdict)).not.toContain('MET')
    expect(told.map(({ why }) => why).join()).toContain('the policy that shows it expired on 03/01/2027')
  })

  it.each([
    [['scheduled'], 'NOT_SHOWN', 'MET'],
    [['hired'], 'NOT_SHOWN', 'NOT_SHOWN'],
    [['non-owned'], 'MET', 'NOT_SHOWN'],
    [['any'], 'MET', 'MET'],
    [[], 'NOT_SHOWN', 'MET'],
  ])('covered autos %j: own cars %s, vehicles of the business %s', (autos, own, vehicles) => {
    expect(verdictsIn(CARS, [autoPolicy(...autos)])).toMatchObject({ 'own cars': own })
    expect(verdictsIn('We have three delivery vans.', [autoPolicy(...autos)])).toMatchObject({ vehicles })
  })

  it.each([
    ['CG 99 01 01 20 Hired and Non-Owned Auto Liability', 'MET'],
    ['CG 99 02 01 20 Exclusion - Non-Owned Auto', 'NOT_SHOWN'],
  ])('own cars by a listed form: %s', (form, verdict) => {
    const words = ['Forms and endorsements', 'CG 00 01 04 13 Liability Coverage Form', form]
    expect(
      verdictsIn(CARS, [
        anOffer('Policy', { kind: 'declarations', facts: [['gl.eachOccurrence', '1,000,000']], words }),
      ]),
    ).toMatchObject({ 'own cars': verdict })
  })

  it.each([
    [
      [
        ['property.premium', '4,100'],
        ['property.building', '900,000'],
      ],
      { property: 'MET', income: 'NOT_SHOWN' },
    ],
    [
      [
        ['property.building', '900,000'],
        ['property.businessIncome', '200,000'],
      ],
      { property: 'MET', income: 'MET' },
    ],
    [[['property.building', '0']], { property: 'NOT_SHOWN', income: 'NOT_SHOWN' }],
  ] as [OfferSpec['facts'], object][])('property that says %j', (facts, verdicts) => {
    expect(verdictsIn('A restaurant.', [aPolicy(facts, [])])).toMatchObject(verdicts)
  })

  it('vehicles of customers are not those a garage policy covers in general', () => {
    const [liability, keepers] = [
      aPolicy([['garage.eachClaim', '500,000']]),
      aPolicy([
        ['garage.eachClaim', '90,000', { source: { page: 1, quote: 'Garagekeepers coverage $90,000', boxes: [] } }],
      ]),
    ]
    expect(verdictsIn('Valet parking.', [liability])).toMatchObject({ garage: 'NOT_SHOWN' })
    expect(verdictsIn('Valet parking.', [keepers])).toMatchObject({ garage: 'MET' })
  })

  it('a policy whose limits were not read answers by a heading that says its line, and else in doubt', () => {
    const number = ['policy.number', 'WX-1'] as const
    const of = (words: string[]) => {
      const paper = anOffer('Policy', { kind: 'declarations', lines: ['wc'], facts: [number], words })
      const policies = paper.facts.policies.map((one) => ({ ...one, number: 'WX-1' }))
      return verdictsIn('Nine employees.', [{ ...paper, facts: { ...paper.facts, policies } }]).employees
    }
    expect(of(['Workers Compensation Policy', 'Policy number WX-1'])).toBe('MET')
    expect(of(['Policy number WX-1'])).toBe('UNSURE')
  })

  it('a package on record names no line of its own', () => {
    const record = (value: string): ReviewRecord => ({
      id: 'p1',
      type: 'POLICY',
      name: 'P-1',
      isCurrent: true,
      values: [{ path: 'type', label: 'Type', value }],
    })
    expect(verdictsIn('A warehouse.', [], [record('Package')])).toMatchObject({ property: 'NOT_SHOWN' })
    expect(verdictsIn('A warehouse.', [], [record('Property')])).toMatchObject({ property: 'MET', income: 'NOT_SHOWN' })
  })

  it('vehicles that a business owns are not those of its employees', () => {
    expect(verdictsIn('We own two vehicles.', [])).toEqual({ vehicles: 'NOT_SHOWN' })
  })
})

describe('what a contract asks for', () => {
  const asking = (slot: string, clauses: DocumentFacts['clauses']): ReviewPaper => {
    const paper = anOffer('Contract', { facts: [], slot, kind: 'contract' })
    return { ...paper, facts: { ...paper.facts, ...(clauses && { clauses }) } }
  }
  const demand = {
    asks: ['waiver'] as const,
    who: null,
    limits: [],
    days: null,
    source: { page: 1, quote: 'a waiver of subrogation', boxes: [] },
  }
  const review = (...papers: ReviewPaper[]) =>
    findGaps({ papers, records: [], today: '2027-03-01', choices: {}, text: '' })

  it.each(['[Contract]', '[Input Document]', ''])('is a gap also of wordings, whatever it came as: %s', (slot) => {
    const contract = asking(slot, [{ heading: '', demands: [{ ...demand, asks: [...demand.asks] }] }])
    const policy = anOffer('Policy', { kind: 'declarations', facts: [['gl.eachOccurrence', '1,000,000']] })
    expect(review(contract, policy).findings.map(({ topic, verdict }) => [topic, verdict])).toEqual([
      ['Contract: For all coverages: Waiver of subrogation', 'NOT_SHOWN'],
    ])
  })

  it('may be more where not all of it could be read', () => {
    expect(review(asking('', undefined)).notes.join(' ')).toContain('Not all of Contract.pdf could be read')
  })
})

describe('what documents list', () => {
  it('shows exposures, and their policies that they are covered', async () => {
    const { findings } = gapsIn(await carrierPapers(applicant(2)), { slot: '[Policy]' })
    const verdictOf = (id: string) => findings.find((one) => one.id === id)?.verdict
    expect(verdictOf('vehicles')).toBe('MET')
    expect(verdictOf('employees')).toBe('MET')
    expect(verdictOf('severe')).toBe('NOT_SHOWN')
  })

  it('shows vehicles and employees without a policy for them', async () => {
    const [liability, auto, compensation] = await carrierPapers(applicant(2))
    const schedule = { ...auto!, facts: { ...auto!.facts!, kind: 'schedule' as const } }
    const classes = { ...compensation!, facts: { ...compensation!.facts!, kind: 'application' as const } }
    const { findings } = gapsIn([liability!, schedule, classes])
    const missing = findings.filter(({ verdict }) => verdict === 'NOT_SHOWN').map(({ id }) => id)
    expect(missing).toEqual(expect.arrayContaining(['vehicles', 'employees', 'severe']))
  })

  it('is covered where the agency keeps a policy of the line', async () => {
    const auto: ReviewRecord = {
      id: 'p1',
      type: 'POLICY',
      name: 'Auto BA-1',
      isCurrent: true,
      values: [{ path: 'type', label: 'Type', value: 'Auto' }],
    }
    const { findings } = gapsIn([], { text: 'We own two vans.', records: [auto] })
    expect(findings.find(({ id }) => id === 'vehicles')!.verdict).toBe('MET')
    const { findings: without } = gapsIn([], { text: 'We own two vans.', records: [{ ...auto, isCurrent: false }] })
    expect(without.find(({ id }) => id === 'vehicles')!.verdict).toBe('NOT_SHOWN')
  })
})

it('tells a loss for each gap, by way of example, unless only coverage is asked for', () => {
  const text = 'A restaurant with a bar.'
  const { tables, findings } = gapsIn([], { text, choices: { mode: ['SCENARIOS'] } })
  expect(tables[0]!.rows).toHaveLength(findings.length)
  expect(tables[0]!.rows.every(([, example]) => example!.text.startsWith('For example: '))).toBe(true)
  expect(gapsIn([], { text, choices: { mode: ['REVIEW'] } }).tables).toEqual([])
})
