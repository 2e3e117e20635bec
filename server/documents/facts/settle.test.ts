import { describe, expect, test } from 'vitest'
import type { Said } from '../scorer/decide.ts'
import { settled } from './settle.ts'
import type { DocumentFacts, Fact } from './types.ts'

const said = (key: string, value: string, certainty: number): Said => ({
  key,
  nothing: 1 - certainty,
  values: [{ value, printed: value, certainty, source: { page: 1, quote: `${key} ${value}`, boxes: [] } }],
})

const NOTHING: DocumentFacts = { kind: 'declarations', title: null, policies: [], facts: [], conflicts: [] }

const policy = (more: Partial<DocumentFacts['policies'][number]> = {}): DocumentFacts['policies'][number] => ({
  lines: ['gl'],
  number: 'QXB-1',
  carrier: null,
  effective: '04/01/2026',
  expiration: '04/01/2027',
  insured: null,
  status: 'current',
  ...more,
})

const fact = (key: string, value: string, more: Partial<Fact> = {}): Fact => ({
  id: `f${key.length}${value.length}`,
  key: key as Fact['key'],
  policy: 0,
  value,
  printed: value,
  source: { page: 1, quote: `read ${value}`, boxes: [] },
  confidence: 0.9,
  status: 'current',
  ...more,
})

/** A policy as it was read. */
const READ: DocumentFacts = {
  ...NOTHING,
  policies: [policy()],
  facts: [
    fact('policy.number', 'QXB-1'),
    fact('gl.eachOccurrence', '1,000,000'),
    fact('gl.generalAggregate', '2,000,000'),
  ],
}

/** The values of a key that are claimed, and those in doubt. */
const of = ({ facts }: DocumentFacts, key: Fact['key']) => {
  const own = facts.filter((one) => one.key === key)
  const values = (sure: boolean) => own.filter((one) => one.confidence >= 0.6 === sure).map(({ value }) => value)
  return { claimed: values(true), doubted: values(false) }
}

describe('what was read, settled by the scorer', () => {
  test('takes from it a value it is sure of, with its place, as of a policy in force', () => {
    const facts = settled(NOTHING, [said('gl.occurrence', '3,000,000', 0.97), said('gl.number', 'QXB-1', 0.99)])
    expect(facts.facts.find(({ key }) => key === 'gl.eachOccurrence')).toMatchObject({
      value: '3,000,000',
      policy: 0,
      status: 'current',
      source: { page: 1, quote: 'gl.occurrence 3,000,000' },
    })
    expect(facts.policies).toMatchObject([{ number: 'QXB-1', lines: ['gl'], status: 'current' }])
    expect(facts.spoken).toEqual(['gl'])
  })

  test.each([
    ['aggregate', 'Products Aggregate Limit:', 'umbrella.aggregate', []],
    ['occurrence', 'Aggregate Limit:', 'umbrella.eachOccurrence', []],
    ['aggregate', 'Aggregate Limit:', 'umbrella.aggregate', ['5,000,000']],
    ['aggregate', '$5,000,000 each occurrence', 'umbrella.aggregate', ['5,000,000']],
  ] as const)('takes an umbrella’s %s beside “%s” for %s %j', (limit, label, key, values) => {
    const own = said(`umbrella.${limit}`, '5,000,000', 0.97)
    own.values[0]!.source.quote = `${label} 5,000,000`
    expect(of(settled(NOTHING, [said('umbrella.number', 'QXB-1', 0.99), own]), key).claimed).toEqual(values)
  })

  test('holds what is likely and not sure in doubt', () => {
    const likely = [said('gl.number', 'QXB-1', 0.99), said('gl.occurrence', '3,000,000', 0.8)]
    expect(of(settled(NOTHING, likely), 'gl.eachOccurrence')).toEqual({ claimed: [], doubted: ['3,000,000'] })
    expect(settled(NOTHING, [said('gl.occurrence', '3,000,000', 0.8)])).toMatchObject({ facts: [], spoken: [] })
  })

  test('keeps what was read only where the scorer finds it likely too', () => {
    const facts = settled(READ, [said('gl.occurrence', '1,000,000', 0.4)])
    expect(of(facts, 'gl.eachOccurrence').claimed).toEqual(['1,000,000'])
    expect(of(facts, 'gl.generalAggregate')).toEqual({ claimed: [], doubted: ['2,000,000'] })
  })

  test('holds in doubt what the scorer surely reads otherwise, and asks on about what was in conflict', () => {
    const other = settled(READ, [said('gl.occurrence', '5,000,000', 0.99)])
    expect(of(other, 'gl.eachOccurrence')).toEqual({ claimed: [], doubted: ['1,000,000'] })
    const doubtful = { ...READ, facts: [fact('gl.eachOccurrence', '1,000,000', { confidence: 0.55 })] }
    const sure = settled(doubtful, [said('gl.occurrence', '5,000,000', 0.99)])
    expect(of(sure, 'gl.eachOccurrence')).toEqual({ claimed: ['5,000,000'], doubted: [] })
    const both = [
      fact('gl.eachOccurrence', '1,000,000', { id: 'f1' }),
      fact('gl.eachOccurrence', '2,000,000', { id: 'f2' }),
    ]
    const conflict = { key: 'gl.eachOccurrence' as const, policy: 0, factIds: ['f1', 'f2'], why: 'two values' }
    const told = settled({ ...READ, facts: both, conflicts: [conflict] }, [said('gl.occurrence', '2,000,000', 0.99)])
    expect([of(told, 'gl.eachOccurrence').claimed, told.conflicts]).toEqual([['1,000,000', '2,000,000'], [conflict]])
  })

  test('takes an address for an agency’s only with its name', () => {
    const address = { line1: '14 Ferry Street', line2: '', city: 'Beckley', state: 'WV', zip: '25801' }
    const told = said('producer.address', '14 Ferry Street, Beckley, WV 25801', 0.99)
    told.values[0]!.address = address
    const streetOf = (name: string, certainty: number) =>
      of(settled(NOTHING, [said('producer.name', name, certainty), told]), 'producer.line1').claimed
    expect(streetOf('Old Harbor Agency', 0.8)).toEqual([])
    expect(streetOf('Old Harbor Agency', 0.99)).toEqual(['14 Ferry Street'])
  })

  test('tells the policies of two lines apart where it is sure of two numbers, and makes one of one number', () => {
    const read = {
      ...READ,
      policies: [policy({ lines: ['gl', 'auto'] })],
      facts: [...READ.facts, fact('auto.combinedSingleLimit', '750,000')],
    }
    const limits = [
      said('gl.occurrence', '1,000,000', 0.95),
      said('auto.csl', '750,000', 0.95),
      said('gl.number', 'QXB-1', 0.99),
    ]
    const two = settled(read, [...limits, said('auto.number', 'BA-77', 0.99)])
    expect(two.policies.map(({ number, lines }) => [number, lines])).toEqual([
      ['QXB-1', ['gl']],
      ['BA-77', ['auto']],
    ])
    const one = settled(read, [...limits, said('auto.number', 'QXB-1', 0.99)])
    expect(one.policies.map(({ number, lines }) => [number, lines])).toEqual([['QXB-1', ['gl', 'auto']]])
  })

  test('leaves alone an offer of which the scorer is not sure that it holds', () => {
    const offer = {
      ...READ,
      kind: 'quote' as const,
      policies: [policy({ status: 'quoted' })],
      facts: READ.facts.map((one) => ({ ...one, status: 'quoted' as const })),
    }
    expect(settled(offer, [])).toMatchObject({ facts: offer.facts, policies: [{ status: 'quoted' }], spoken: [] })
    const limits = settled(offer, [said('gl.occurrence', '1,000,000', 0.99)])
    expect(limits).toMatchObject({ facts: offer.facts, policies: [{ status: 'quoted' }] })
    const sure = [said('gl.number', 'QXB-1', 0.95), said('gl.occurrence', '1,000,000', 0.95)]
    const bound = settled(offer, sure)
    expect(bound.policies[0]!.status).toBe('current')
    expect(bound.facts.find(({ key }) => key === 'gl.eachOccurrence')).toMatchObject({ status: 'current' })
    const disclaimed = { ...offer, policies: [policy({ status: 'quoted', disclaimed: true })] }
    expect(settled(disclaimed, sure)).toMatchObject({ facts: offer.facts, policies: [{ status: 'quoted' }] })
  })

  test('leaves alone two policies of one line that no number tells apart, and a form that was read box by box', () => {
    const two = {
      ...READ,
      policies: [policy(), policy({ number: 'QXB-2' })],
      facts: [...READ.facts, fact('gl.eachOccurrence', '5,000,000', { policy: 1 })],
    }
    expect(settled(two, [said('gl.occurrence', '5,000,000', 0.95)]).facts).toEqual(two.facts)
    const boxes = { ...READ, policies: [policy({ row: 'gl' })] }
    expect(settled(boxes, [said('gl.occurrence', '5,000,000', 0.99)])).toBe(boxes)
  })

  test('asks more of a party than of a limit, and leaves two insureds alone', () => {
    const name = (value: string, certainty: number) => settled(NOTHING, [said('insured.name', value, certainty)])
    expect(of(name('Fern Hollow Bakery', 0.93), 'insured.name').claimed).toEqual([])
    expect(of(name('Fern Hollow Bakery', 0.96), 'insured.name').claimed).toEqual(['Fern Hollow Bakery'])
    expect(of(name('19. Are bakeries operated?', 0.99), 'insured.name').claimed).toEqual([])
    const two = {
      ...READ,
      facts: [fact('insured.name', 'Ardent Roofing LLC'), fact('insured.name', 'Fern Hollow Bakery', { policy: 1 })],
    }
    const facts = settled(two, [said('insured.name', 'Somebody Else Inc.', 0.99)])
    expect(of(facts, 'insured.name').claimed).toEqual(['Ardent Roofing LLC', 'Fern Hollow Bakery'])
  })

  test('does not doubt whose home it is, or whose autos, where nothing sure is found on a personal paper', () => {
    const name = fact('insured.name', 'Odette Fernhill', { confidence: 0.8 })
    const home = { ...NOTHING, policies: [policy({ lines: [] })], facts: [name] }
    const silent = [said('insured.name', 'Odette Fernhill', 0.1)]
    expect(of(settled({ ...home, isPersonal: true }, silent), 'insured.name').claimed).toEqual(['Odette Fernhill'])
    expect(of(settled(home, silent), 'insured.name').doubted).toEqual(['Odette Fernhill'])
    const likely = [said('insured.name', 'Percy Marsh', 0.5)]
    expect(of(settled({ ...home, isOfHouseholdAutos: true }, likely), 'insured.name').claimed).toEqual([
      'Odette Fernhill',
    ])
    const sure = [said('insured.name', 'Percy Marsh', 0.96)]
    expect(of(settled({ ...home, isPersonal: true }, sure), 'insured.name').doubted).toEqual(['Odette Fernhill'])
  })

  test('does not doubt who asks for insurance, or stands at a label of the insured, where nobody else is found', () => {
    const named = (kind: DocumentFacts['kind'], confidence: number, other: Said, name = 'Heron LLC') =>
      of(
        settled({ ...NOTHING, kind, facts: [fact('insured.name', name, { policy: null, confidence })] }, [other]),
        'insured.name',
      )
    const silent = said('insured.name', 'Heron LLC', 0.1)
    expect(named('application', 0.64, silent).claimed).toEqual(['Heron LLC'])
    expect(named('declarations', 0.9, silent).claimed).toEqual(['Heron LLC'])
    expect(named('declarations', 0.64, silent).doubted).toEqual(['Heron LLC'])
    expect(named('application', 0.64, said('insured.name', 'Plover LLC', 0.5)).doubted).toEqual(['Heron LLC'])
    expect(named('schedule', 0.94, silent, 'First Example Bank').doubted).toEqual(['First Example Bank'])
  })

  test('does not doubt the agency of a submission by whose name or label it is one', () => {
    const named = (value: string, confidence: number) =>
      of(
        settled(
          { ...NOTHING, kind: 'application', facts: [fact('producer.name', value, { policy: null, confidence })] },
          [said('producer.name', value, 0.1)],
        ),
        'producer.name',
      ).claimed
    expect(named('Dunlin Insurance Brokers', 0.64)).toEqual(['Dunlin Insurance Brokers'])
    expect(named('Dunlin Insurance', 0.94)).toEqual(['Dunlin Insurance'])
    expect(named('Dunlin Insurance', 0.64)).toEqual([])
    expect(named('Heron Payroll', 0.94)).toEqual([])
    expect(named('Dunlin Underwriting Agency', 0.94)).toEqual([])
  })

  test('does not doubt a mark of which nothing is said', () => {
    const read = {
      ...READ,
      facts: [...READ.facts, fact('gl.trigger', 'occurrence'), fact('gl.aggregatePer', 'project')],
    }
    const facts = settled(read, [said('gl.number', 'QXB-1', 0.99)])
    expect(of(facts, 'gl.trigger').claimed).toEqual(['occurrence'])
    expect(of(facts, 'gl.aggregatePer')).toEqual({ claimed: ['project'], doubted: [] })
  })
})
