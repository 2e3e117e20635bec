import { describe, expect, it } from 'vitest'
import type { FactKey } from '../../../documents/facts/keys.ts'
import type { DocumentFacts, Fact, PolicyFacts } from '../../../documents/facts/types.ts'
import { choosePolicy, type FieldValues, offersOf } from './offers.ts'

let made = 0
const fact = (key: FactKey, value: string, own: Partial<Fact> & { page?: number } = {}): Fact => ({
  id: `f${String(++made)}`,
  key,
  policy: 0,
  value,
  printed: value,
  source: { page: own.page ?? 1, quote: `${key} ${value}`, boxes: [] },
  confidence: 0.9,
  status: 'current',
  ...own,
})
const policy = (own: Partial<PolicyFacts> = {}): PolicyFacts => ({
  lines: ['gl'],
  number: 'QF-1042',
  carrier: null,
  effective: null,
  expiration: null,
  insured: null,
  status: 'current',
  ...own,
})
const file = (facts: Fact[], policies = [policy()]): DocumentFacts => ({
  kind: 'declarations',
  title: null,
  policies,
  facts,
  conflicts: [],
})
const EMPTY: FieldValues = { single: {}, listed: {} }
const WANTED = { number: 'QF-1042', type: null }
const aggregate = (facts: Fact[], was: string | null = null) => {
  const now = { single: { 'limits.glAggregateLimit': was }, listed: {} }
  return offersOf(file(facts), WANTED, now).offers.find(({ id }) => id === 'limits.glAggregateLimit')
}

describe('the premium', () => {
  const offered = (facts: Fact[], lines: PolicyFacts['lines'] = ['gl']) =>
    offersOf(file(facts, [policy({ lines })]), WANTED, EMPTY).offers.find(({ id }) => id === 'pricing.premium')
      ?.choices[0]?.value
  it('is the policy’s own, or that of its only line', () => {
    const ofLine = fact('gl.premium', '8,450')
    expect(offered([ofLine])).toBe('8450.00')
    expect(offered([ofLine, fact('policy.premium', '9,000')])).toBe('9000.00')
    expect(offered([ofLine], ['gl', 'auto']), 'one of several lines').toBeUndefined()
    expect(offered([fact('gl.premium', '8,450', { policy: 1 })])).toBeUndefined()
  })
})

describe('an offer', () => {
  it.each([
    ['agrees where the policy has none', [fact('gl.generalAggregate', '2,000,000')], null, 'AGREES'],
    ['differs from what the policy has', [fact('gl.generalAggregate', '2,000,000')], '1000000.00', 'DIFFERS'],
    ['is the same as what the policy has', [fact('gl.generalAggregate', '2,000,000')], '2000000.00', 'SAME'],
    [
      'is unsure where the file tells two',
      [fact('gl.generalAggregate', '2,000,000'), fact('gl.generalAggregate', '4,000,000', { page: 4 })],
      null,
      'UNSURE',
    ],
    [
      'is unsure where it is read with doubt',
      [fact('gl.generalAggregate', '2,000,000', { confidence: 0.55 })],
      null,
      'UNSURE',
    ],
  ])('%s', (_what, facts, was, group) => {
    expect(aggregate(facts, was)?.group).toBe(group)
  })

  it('tells each value with its page and words, and one said twice once', () => {
    const facts = [fact('gl.generalAggregate', '2,000,000'), fact('gl.generalAggregate', '2,000,000', { page: 3 })]
    expect(aggregate(facts)).toMatchObject({
      group: 'AGREES',
      choices: [
        { value: '2000000.00', shown: '$2,000,000', page: 1, quote: 'gl.generalAggregate 2,000,000', boxes: [] },
      ],
    })
  })

  it('is made of no value of its own kind only', () => {
    expect(aggregate([fact('gl.generalAggregate', 'Excluded')])).toBeUndefined()
    expect(aggregate([fact('gl.generalAggregate', '2,000,000', { status: 'superseded' })])).toBeUndefined()
  })

  it('of one of several stands by itself, unless the policy has it', () => {
    const facts = [fact('location', '12 Example Street'), fact('location', '40 Mock Lane')]
    const now = { single: {}, listed: { 'details.locations': ['12 Example  street'] } }
    const { offers } = offersOf(file(facts), WANTED, now)
    expect(offers.map(({ id, group }) => [id, group])).toEqual([
      ['details.locations.12 Example Street', 'SAME'],
      ['details.locations.40 Mock Lane', 'AGREES'],
    ])
  })

  it('of a limit without a field of its own becomes an extra limit under its name', () => {
    const { offers } = offersOf(file([fact('auto.combinedSingleLimit', '1,000,000')]), WANTED, EMPTY)
    expect(offers).toMatchObject([
      { id: 'details.extraLimits.Combined single limit', choices: [{ value: '1000000.00' }] },
    ])
  })

  it('knows a carrier by a shortened name', () => {
    const now = { single: { carrierId: 'Quillfeather Mutual Insurance Co.' }, listed: {} }
    const { offers } = offersOf(file([fact('carrier.name', 'Quillfeather Mutual Insurance Company')]), WANTED, now)
    expect(offers[0]?.group).toBe('SAME')
  })
})

describe('the address of an insured', () => {
  const parts: [FactKey, string][] = [
    ['insured.line1', '12 Bobbin Lane'],
    ['insured.city', 'Sampleton'],
    ['insured.state', 'OH'],
    ['insured.zip', '43001'],
  ]
  const address = (change: (key: FactKey) => Parameters<typeof fact>[2] = () => ({}), told = parts) =>
    offersOf(file(told.map(([key, value]) => fact(key, value, change(key)))), WANTED, EMPTY).offers.find(
      ({ path }) => path === 'details.insured.address',
    )

  it('is one line of its parts', () => {
    expect(address()).toMatchObject({
      group: 'AGREES',
      choices: [{ value: '12 Bobbin Lane, Sampleton, OH 43001' }],
    })
  })

  it('is not put together from several pages', () => {
    expect(address((key) => (key === 'insured.zip' ? { page: 3 } : {}))).toBeUndefined()
  })

  it('is as sure as its least sure part', () => {
    expect(address((key) => (key === 'insured.line1' ? { confidence: 0.55 } : {}))?.group).toBe('UNSURE')
  })

  it('is unsure without its street', () => {
    const town = parts.filter(([key]) => key !== 'insured.line1')
    expect(address(undefined, town)).toMatchObject({ group: 'UNSURE', choices: [{ value: 'Sampleton, OH 43001' }] })
  })
})

describe('the policy of a file', () => {
  const two = [policy({ number: 'A-1' }), policy({ number: 'B-2', lines: ['auto'] })]

  it.each([
    ['is told by its number', { number: 'b2', type: null }, two, 1],
    ['is the only one', { number: 'C-3', type: null }, [policy()], 0],
    ['is the only one of its line', { number: null, type: 'COMMERCIAL_AUTO' as const }, two, 1],
    ['is not guessed', { number: null, type: null }, two, null],
    ['is none that was canceled', { number: null, type: null }, [policy({ status: 'cancelled' })], null],
  ])('%s', (_what, wanted, policies, index) => {
    expect(choosePolicy(file([], policies), wanted)).toBe(index)
  })

  it.each([
    ['another number', { number: 'ZZ-7', type: null }, {}, /bears the number QF-1042/],
    ['another insured', { ...WANTED, insured: ['Marzipan Storage', 'Marzipan'] }, {}, /insures Otter Example/],
    ['another line', { ...WANTED, type: 'COMMERCIAL_AUTO' as const }, {}, /another line/],
    ['the period before', WANTED, { inforceAt: '2027-04-01' }, /another policy period/],
    ['the period after', WANTED, { expiresAt: '2026-04-01' }, /another policy period/],
  ])('%s makes a file doubtful: nothing of it agrees by itself', (_what, wanted, single, doubt) => {
    const told = [policy({ insured: 'Otter Example LLC', effective: '04/01/2026', expiration: '04/01/2027' })]
    const offers = offersOf(file([fact('gl.generalAggregate', '2,000,000')], told), wanted, { single, listed: {} })
    expect(offers.doubt).toMatch(doubt)
    expect(offers.offers.map(({ group }) => group)).toEqual(['UNSURE'])
  })

  it.each([['Otter Example LLC'], ['Marzipan Storage', 'Otter Example'], []])(
    'an insured by any of the names is the same one: %j',
    (...insured) => {
      const told = [policy({ insured: 'Otter Example LLC' })]
      expect(
        offersOf(file([fact('gl.generalAggregate', '2,000,000')], told), { ...WANTED, insured }, EMPTY).doubt,
      ).toBe(null)
    },
  )

  it('a stamp over a page with values makes a file doubtful, and no other stamp', () => {
    const stamped = (page: number) =>
      offersOf(
        { ...file([fact('gl.generalAggregate', '2,000,000', { page: 2 })]), stamps: [{ page, words: 'SPECIMEN' }] },
        WANTED,
        EMPTY,
      )
    expect(stamped(2)).toMatchObject({
      doubt: 'Page 2 of this file is stamped “SPECIMEN”.',
      offers: [{ group: 'UNSURE' }],
    })
    expect(stamped(9)).toMatchObject({ doubt: null, offers: [{ group: 'AGREES' }] })
  })

  it('a certificate that came as the policy is doubtful, too', () => {
    const certificate = { ...file([fact('gl.generalAggregate', '2,000,000')]), kind: 'certificate' as const }
    expect(offersOf(certificate, WANTED, EMPTY).doubt).toBe('This file is a certificate, not the policy.')
  })

  it('not being told, nothing is offered, and it says why', () => {
    const told = offersOf(file([fact('gl.generalAggregate', '2,000,000')], two), { number: null, type: null }, EMPTY)
    expect(told).toMatchObject({ offers: [], problem: expect.stringContaining('2 policies') })
    const ended = offersOf(file([], [policy({ status: 'cancelled' })]), { number: null, type: null }, EMPTY)
    expect(ended.problem).toBe('The only policy in this file has ended or is a different one.')
  })
})
