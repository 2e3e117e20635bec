import { describe, expect, it } from 'vitest'
import { anOffer, type OfferSpec } from '../../../tests/support/offers.ts'
import type { PolicyFacts } from '../../documents/index.ts'
import { heldIn } from '../judged.ts'
import type { Requirement } from '../requirements.ts'
import { againstContracts } from './asked.ts'
import { certificatesOf } from './certificate.ts'
import { coverOf } from './cover.ts'
import { parties } from './parties.ts'

type Facts = OfferSpec['facts']

/** A certificate with these rows, and what is said of each and of the whole. */
function aCertificate(
  rows: { row: NonNullable<PolicyFacts['row']>; lines: PolicyFacts['lines']; facts: Facts }[],
  whole: Facts = [],
) {
  const facts = [
    ...rows.flatMap(({ facts: own }, policy) => own.map(([key, value]) => [key, value, { policy }] as const)),
    ...whole.map(([key, value]) => [key, value, { policy: null }] as const),
  ]
  const paper = anOffer('Certificate', { facts, kind: 'certificate' })
  const [first] = paper.facts.policies
  const policies = rows.map(({ row, lines }) => ({ ...first!, row, lines }))
  return certificatesOf({ ...paper, facts: { ...paper.facts, policies } }, [])[0]!
}

const asked = (more: Partial<Requirement>): Requirement => ({
  ...{ ask: 'waiver', line: null, key: 'wording.waiver', label: 'Waiver of subrogation', amount: null, printed: '' },
  ...{ days: null, who: null, place: { of: 'file', fileId: 'c', page: 1, quote: '…', boxes: [] } },
  ...more,
})
const verdictOn = (certificate: ReturnType<typeof aCertificate>, requirement: Requirement) =>
  againstContracts(certificate, [requirement], heldIn([]))[0]!.verdict

describe('a certificate shows a wording only for what it says', () => {
  const gl = { row: 'gl' as const, lines: ['gl' as const] }
  const auto = { row: 'auto' as const, lines: ['auto' as const] }
  const limits: Record<'gl' | 'auto', Facts[number]> = {
    gl: ['gl.eachOccurrence', '1,000,000'],
    auto: ['auto.combinedSingleLimit', '1,000,000'],
  }
  const ticked: Facts[number] = ['certificate.waiver', 'Y']

  it('where it is asked on every line', () => {
    const both = aCertificate([
      { ...gl, facts: [limits.gl, ticked] },
      { ...auto, facts: [limits.auto, ticked] },
    ])
    const one = aCertificate([
      { ...gl, facts: [limits.gl, ticked] },
      { ...auto, facts: [limits.auto] },
    ])
    expect(verdictOn(both, asked({}))).toBe('MET')
    expect(verdictOn(one, asked({}))).toBe('UNSURE')
    expect(verdictOn(one, asked({ line: 'gl' }))).toBe('MET')
  })

  it('where its description names a line', () => {
    const primary = { ask: 'primary' as const, key: 'wording.primary' as const, label: 'Primary and noncontributory' }
    const saying = (text: string) =>
      aCertificate(
        [
          { ...gl, facts: [limits.gl] },
          { ...auto, facts: [limits.auto] },
        ],
        [['certificate.description', text]],
      )
    const ofGl = saying('Coverage is primary and noncontributory for General Liability.')
    expect(verdictOn(ofGl, asked({ ...primary, line: 'gl' }))).toBe('MET')
    expect(verdictOn(ofGl, asked({ ...primary, line: 'auto' }))).toBe('UNSURE')
    expect(verdictOn(ofGl, asked(primary))).toBe('UNSURE')
    expect(verdictOn(saying('Coverage is primary and noncontributory.'), asked({ ...primary, line: 'auto' }))).toBe(
      'MET',
    )
  })

  it('for whom it names, or for whoever a contract names', () => {
    const insured = asked({
      ask: 'additional insured',
      key: 'wording.additionalInsured',
      label: 'Additional insured',
      line: 'gl',
      parties: 'Calm, and its lender',
    })
    const box: Facts[number] = ['certificate.additionalInsured', 'Y']
    const ticking = (...whole: Facts) => aCertificate([{ ...gl, facts: [limits.gl, box, ticked] }], whole)
    const contract = (...words: string[]) => anOffer('Contract', { facts: [], kind: 'contract', words })
    const on = (one: ReturnType<typeof ticking>, requirement = insured, words: string[] = []) =>
      againstContracts(one, [requirement], heldIn([]), [contract(...words)])[0]!.verdict
    expect(on(ticking())).toBe('UNSURE')
    expect(on(ticking(['holder.name', 'World Market, Inc.']))).toBe('UNSURE')
    expect(on(ticking(['holder.name', 'Calm']))).toBe('MET')
    expect(
      on(ticking(['holder.name', 'Calm Holdings Inc.']), insured, ['Between Calm Holdings Inc. (“Calm”) and Finch.']),
    ).toBe('MET')
    expect(on(ticking(['certificate.description', 'Calm is an additional insured.']))).toBe('MET')
    expect(on(ticking(['certificate.description', 'Blanket additional insured.']))).toBe('MET')
    expect(on(ticking(), asked({ line: 'gl', parties: 'Calm' }))).toBe('UNSURE')
    const of = (parties: string, description: string) =>
      on(ticking(['certificate.description', description]), { ...insured, parties })
    expect(of('Maple Holdings, Inc.', 'Including Job 12.')).toBe('UNSURE')
    expect(of('City of Erie and its employees', 'Covers leased employees.')).toBe('UNSURE')
    expect(of('Calm', 'Permit required by the city.')).toBe('UNSURE')
    expect(of('City of Erie and its employees', 'For the City of Erie, all jobs.')).toBe('MET')
  })

  it('and what is asked of another party is not compared', () => {
    const one = aCertificate([{ ...gl, facts: [limits.gl, ticked] }])
    expect(verdictOn(one, asked({ line: 'gl', isOthers: true, who: 'Owner' }))).toBe('UNSURE')
  })
})

it.each([
  ['Each claim $1,000,000 Aggregate $2,000,000', 2_000_000, 'UNSURE'],
  ['Each claim $2,000,000 Aggregate $2,000,000', 2_000_000, 'MET'],
  ['Each claim $1,000,000 Aggregate $2,000,000', 1_000_000, 'MET'],
  ['Each claim $1,000,000 Aggregate $2,000,000', 3_000_000, 'SHORT'],
])('the other row: %s, asked %d each claim', (limit, amount, verdict) => {
  const facts: Facts = [
    ['certificate.otherDescription', 'Professional liability'],
    ['certificate.otherLimit', limit],
  ]
  const certificate = aCertificate([{ row: 'other', lines: ['professional'], facts }])
  const limitAsked = {
    ask: 'limit' as const,
    line: 'professional' as const,
    key: 'professional.eachClaim' as const,
    label: 'Each claim',
    amount,
    printed: '$',
  }
  expect(verdictOn(certificate, asked(limitAsked))).toBe(verdict)
})

describe('a certificate names', () => {
  const named = aCertificate(
    [],
    [
      ['insured.name', 'Copper Finch LLC'],
      ['holder.name', 'Maple Holdings LLC'],
    ],
  )
  const found = (papers: Parameters<typeof coverOf>[0], contracts: Parameters<typeof parties>[1] = []) =>
    parties(named, contracts, coverOf(papers, []))
  const policy = (...facts: Facts) =>
    anOffer('Policy', {
      kind: 'declarations',
      facts: [['policy.number', 'X-1'], ['gl.eachOccurrence', '1,000,000'], ...facts],
    })
  const ofPolicy = (...facts: Facts) =>
    found([policy(...facts)]).find(({ key }) => key === 'policy|insured.name')!.verdict

  it('an insured that policies have under a further name', () => {
    expect(ofPolicy(['insured.name', 'Zebra Works Inc.'])).toBe('CONTRADICTS')
    expect(ofPolicy(['insured.name', 'Zebra Works Inc.'], ['insured.additionalName', 'Copper Finch LLC'])).toBe('EQUAL')
    expect(ofPolicy(['insured.name', 'Zebra Works Inc.'], ['insured.dba', 'Copper Finch LLC'])).toBe('EQUAL')
  })

  it.each([
    ['see Exhibit B', 'UNSURE'],
    ['See attached Exhibit B', 'UNSURE'],
    ['Northgate Properties Inc.', 'CONTRADICTS'],
  ])('another holder than the contract’s: %s', (holder, verdict) => {
    const contract = anOffer('Contract', { facts: [], kind: 'contract', words: [`Certificate Holder: ${holder}`] })
    expect(found([], [contract]).find(({ key }) => key === 'holder')!.verdict).toBe(verdict)
  })
})
