import { describe, expect, it } from 'vitest'
import type { DocumentFacts } from '../../documents/facts/types.ts'
import type { Policy } from '../policies/types.ts'
import { grantsOf } from './grants.ts'

const HOLDER = 'Paper Lantern Properties'
const policy = (details: Policy['details'] = {}) =>
  ({ policyNumber: 'QF-1042', type: 'GENERAL_LIABILITY', details }) as Policy
const granted = (subject: Policy, facts: DocumentFacts[] = []) =>
  [
    ...grantsOf(
      subject,
      facts.map((one) => ({ id: 'f', name: 'a.pdf', facts: one })),
      HOLDER,
    ).granted.keys(),
  ].sort()

type Told = {
  key?: string
  value?: string
  quote?: string
  confidence?: number
  status?: string
  policy?: number | null
}

/** What was read of an endorsement of the policy QF-1042 that waives subrogation for anyone. */
function read({
  kind = 'endorsement',
  number = 'QF-1042',
  ...told
}: Told & { kind?: string; number?: string | null } = {}) {
  const words = 'Blanket waiver of subrogation where required by written contract'
  const { key = 'wording.waiver', value = words, quote = words, confidence = 0.9, status = 'current' } = told
  const fact = {
    key,
    value,
    policy: told.policy === undefined ? 0 : told.policy,
    confidence,
    status,
    source: { quote },
  }
  return { kind, policies: [{ number, status: 'current', lines: ['gl'] }], facts: [fact] } as unknown as DocumentFacts
}

describe('a read file grants', () => {
  it('what it surely words of its own policy', () => {
    expect(granted(policy(), [read()])).toEqual(['waiver'])
    expect(granted(policy(), [read({ policy: null })])).toEqual(['waiver'])
    const named = { key: 'wording.additionalInsuredNamed', value: HOLDER, quote: `Schedule: ${HOLDER}` }
    expect(granted(policy(), [read(named)])).toEqual(['additionalInsured'])
    expect(granted(policy(), [read({ ...named, value: `${HOLDER} Annex LLC`, quote: 'Schedule' })])).toEqual([])
    const anybody = {
      key: 'wording.waiverNamed',
      value: 'Any person where required by written contract',
      quote: 'Schedule',
    }
    expect(granted(policy(), [read(anybody)])).toEqual(['waiver'])
    expect(granted(policy(), [read({ key: 'gl.aggregatePer', value: 'project' })])).toEqual(['perProject'])
  })

  it.each([
    ['is not sure', { confidence: 0.59 }],
    ['has ended', { status: 'expired' }],
    ['stands in a certificate', { kind: 'certificate' }],
    ['stands in a quote', { kind: 'quote' }],
    ['is of another policy', { number: 'QF-9999' }],
    ['is of the other policy in the file', { policy: 1 }],
  ])('nothing by wording that %s', (_, told) => {
    expect(granted(policy(), [read(told)])).toEqual([])
  })
})

describe('the record of a policy grants', () => {
  it('what its entries say, and nothing where one denies it', () => {
    const anybody = { type: 'Where required by written contract', description: '' }
    expect(granted(policy({ blanketAdditionalInsureds: [anybody] }))).toEqual(['additionalInsured'])
    for (const type of ['N/A', '-', 'nil', 'None', 'See form', ''])
      expect(granted(policy({ blanketAdditionalInsureds: [{ type, description: '' }] })), type).toEqual([])
    expect(granted(policy({ namedAdditionalInsureds: ['PAPER LANTERN PROPERTIES'] }))).toEqual(['additionalInsured'])
    expect(granted(policy({ namedAdditionalInsureds: ['Paper Lantern Properties LLC'] }))).toEqual([])
    const told = (title: string, description: string) =>
      granted(policy({ coverageDescriptions: [{ title, description, policyQuotes: [] }] }))
    expect(told('Blanket waiver of subrogation', '')).toEqual(['waiver'])
    expect(told('Blanket waiver of subrogation', 'N/A')).toEqual([])
    expect(told('Additional insured', 'Paper Lantern Properties Annex LLC')).toEqual([])
    expect(told('Additional insured', 'Paper Lantern Properties, 12 Example Street')).toEqual(['additionalInsured'])
  })
})
