import { describe, expect, it } from 'vitest'
import { heldRow as row } from '../../../tests/support/forms/on-file.ts'
import { type HeldRow, recordsAsPaper } from './as-paper.ts'

const ACCOUNT = row('ACCOUNT', 'a', {
  name: 'Otter LLC',
  mailingAddress: '12 Example Street, Suite 4, Sampleton, OH 43001',
})
const AUTO = { type: 'Auto', policyNumber: 'HS-77', carrier: 'Harbor Sample', inforceAt: '01/01/2026' }

const told = (...rows: HeldRow[]) =>
  Object.fromEntries(
    (recordsAsPaper(rows)?.facts.facts ?? []).map(({ key, value, source }) => [key, `${value} (${source.held?.path})`]),
  )

describe('records in the shape of a document', () => {
  it('say of each policy in force whom it insures, and what it holds', () => {
    expect(told(ACCOUNT, row('POLICY', 'p', { ...AUTO, 'pricing.premium': '$6,100.50' }))).toEqual({
      'insured.name': 'Otter LLC (name)',
      'insured.line1': '12 Example Street (mailingAddress)',
      'insured.line2': 'Suite 4 (mailingAddress)',
      'insured.city': 'Sampleton (mailingAddress)',
      'insured.state': 'OH (mailingAddress)',
      'insured.zip': '43001 (mailingAddress)',
      'policy.number': 'HS-77 (policyNumber)',
      'carrier.name': 'Harbor Sample (carrier)',
      'policy.effective': '01/01/2026 (inforceAt)',
      'policy.premium': '6,100.50 (pricing.premium)',
      'policy.type': 'Auto (type)',
    })
  })

  it('take limits without a field of their own by the names that documents have, once each', () => {
    const limits = 'Combined single limit $1,000,000; Uninsured motorists as required; Towing $500'
    expect(told(ACCOUNT, row('POLICY', 'p', { ...AUTO, 'details.extraLimits': limits }))).toMatchObject({
      'auto.combinedSingleLimit': '1,000,000 (details.extraLimits)',
    })
    const doubled = 'Combined single limit $1,000,000; Combined single limit $500,000'
    expect(told(ACCOUNT, row('POLICY', 'p', { ...AUTO, 'details.extraLimits': doubled }))).not.toHaveProperty(
      'auto.combinedSingleLimit',
    )
  })

  it('take limits of a policy of one line by their names without it, and write amounts as forms do', () => {
    const limits = { 'details.extraLimits': 'Each claim 1000000.00; Aggregate 3000000.00' }
    const ofType = (type: string) => told(ACCOUNT, row('POLICY', 'p', { ...AUTO, ...limits, type }))
    for (const type of ['Professional Liability', 'Errors and Omission Liability'])
      expect(ofType(type)).toMatchObject({
        'professional.eachClaim': '1,000,000 (details.extraLimits)',
        'professional.aggregate': '3,000,000 (details.extraLimits)',
      })
    expect(Object.keys(ofType('Package')).filter((key) => /eachClaim|aggregate/.test(key))).toEqual([])
  })

  it('say of a policy above others by its type whether it is an umbrella, and of a rental what property it insures', () => {
    expect(told(ACCOUNT, row('POLICY', 'p', { ...AUTO, type: 'Excess' }))).toMatchObject({
      'umbrella.type': 'excess (type)',
    })
    const rental = {
      ...AUTO,
      type: 'Rental',
      'limits.propertyBuildingLimit': '$500,000',
      'limits.glAggregateLimit': '$1',
    }
    const facts = told(ACCOUNT, row('POLICY', 'p', rental))
    expect(facts).toMatchObject({ 'property.building': '500,000 (limits.propertyBuildingLimit)' })
    expect(facts).not.toHaveProperty('gl.generalAggregate')
  })

  it('give somebody else who is insured no address of the client', () => {
    const facts = told(ACCOUNT, row('POLICY', 'p', { ...AUTO, 'details.insured.name': 'Heron Realty LP' }))
    expect(facts).toMatchObject({ 'insured.name': 'Heron Realty LP (details.insured.name)' })
    expect(facts).not.toHaveProperty('insured.line1')
  })

  it('say nothing of a policy that is not in force', () => {
    expect(recordsAsPaper([ACCOUNT, row('POLICY', 'p', AUTO, false)])).toBeNull()
  })

  it('say of a policy that has yet to begin only what is bound', () => {
    const binding = row('POLICY', 'p', { ...AUTO, state: 'Binding' }, false)
    expect(recordsAsPaper([ACCOUNT, binding])).toBeNull()
    expect(recordsAsPaper([ACCOUNT, binding], { ofBound: true })?.facts.policies).toHaveLength(1)
    const expired = row('POLICY', 'p', { ...AUTO, state: 'Expired' }, false)
    expect(recordsAsPaper([ACCOUNT, expired], { ofBound: true })).toBeNull()
  })
})
