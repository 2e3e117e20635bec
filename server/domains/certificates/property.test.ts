import { describe, expect, it } from 'vitest'
import type { CertificateFormId, Interest } from '../../../shared/certificate-forms.ts'
import { RUNS } from '../../../tests/support/certificates.ts'
import { certifying } from '../../../tests/support/certifying.ts'
import { inDays } from '../../../tests/support/days.ts'
import { aCancellation, aCarrier, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import { startBatch } from './batches.ts'
import { interestsIn } from './interests.ts'
import { issueWaiting } from './issue-batch.ts'
import { previewReissue } from './reissue.ts'
import * as service from './service.ts'
import { findBatch } from './store/batches.ts'
import type { CertificateInput } from './types.ts'

const { scene, run, create } = certifying()

const BANK = {
  name: 'First Sample Bank',
  address: { line1: '7 Vault Row', city: 'Testford', zone: 'OH', postalCode: '43002' },
} as const
const MORTGAGEE = [{ title: 'Mortgagee', description: 'First Sample Bank, loan 77-120', policyQuotes: [] }]

/** A property policy of the account in force. */
const aProperty = async (number = 'PR-2088', details: object = {}) =>
  aPolicy(scene.test, scene.mine, {
    ...RUNS,
    account_id: scene.accountId,
    carrier_id: await aCarrier(scene.test, scene.mine, { name: `Harbor Sample ${number}` }),
    type: 'PROPERTY',
    policy_number: number,
    limits: JSON.stringify({ propertyBuildingLimit: '1250000.00', propertyContentsLimit: '375000.00' }),
    details: JSON.stringify({ locations: ['12 Example Street, Sampleton, OH 43001'], ...details }),
  })

const issue = (form: CertificateFormId, given: Partial<CertificateInput> = {}) =>
  create({ form, holder: BANK, descriptionOfOperations: '', ...given })

const valuesOf = async (id: string) => {
  const { fields, overflow } = await run((ctx) => service.getContent(ctx, id))
  const onPage = overflow.map(({ label, text, origin }) => ({ name: label, value: text, origin }))
  return new Map([...fields, ...onPage].map(({ name, value, origin }) => [name, [value, origin.label]]))
}

describe('a certificate of property', () => {
  it.each([
    ['24', 'CertificateHolder_FullName_A', 'Policy_Property_PolicyNumberIdentifier_A'],
    ['27', 'AdditionalInterest_FullName_A', 'Policy_PolicyNumberIdentifier_A'],
    ['28', 'AdditionalInterest_FullName_A', 'Policy_PolicyNumberIdentifier_A'],
  ] as const)(
    'on ACORD %s says what the policy has on file, each value with its field',
    async (form, holder, number) => {
      const policyId = await aProperty()
      const certificate = await issue(form)
      expect(certificate).toMatchObject({
        form,
        policyIds: [policyId],
        certificateNumber: expect.stringMatching(/-0001$/),
      })
      const values = await valuesOf(certificate.id)
      expect(values.get(holder)).toEqual(['First Sample Bank', 'As asked for'])
      expect(values.get(number)).toEqual(['PR-2088', 'Property PR-2088, Policy number'])
      expect(values.get('NamedInsured_FullName_A')).toEqual(['Otter & Thimble Joinery LLC', 'The account'])
      expect(values.get('Producer_FullName_A')?.[1]).toBe('The agency')
      expect([...values.values()]).toContainEqual(['1,250,000', 'Property PR-2088, Building'])
      expect([...values.values()]).toContainEqual([
        form === '24' ? '12 Example Street, Sampleton, OH 43001' : '12 Example Street',
        'Property PR-2088, Locations',
      ])
    },
  )

  it('is not issued where no policy of that line is in force', async () => {
    expect(await mistakes(issue('28'))).toEqual([
      expect.stringMatching(/^policyIds: .*General Liability is not shown on ACORD 28./),
    ])
  })

  it('is of one policy: of two, one is chosen', async () => {
    const [one] = [await aProperty('PR-1'), await aProperty('PR-2')]
    expect(await mistakes(issue('27'))).toEqual([expect.stringMatching(/^policyIds: .*Choose one of them./)])
    const { policyIds } = await issue('27', { policyIds: [one] })
    expect(policyIds).toEqual([one])
  })

  it('is of one location: of two, it asks at its field', async () => {
    await aProperty('PR-3', {
      locations: ['12 Example Street, Sampleton, OH 43001', '40 Sawdust Lane, Testford, OH 43002'],
    })
    expect(await mistakes(issue('28'))).toEqual([expect.stringMatching(/^particulars.location: .*40 Sawdust Lane/)])
    const { id } = await issue('28', { particulars: { location: '40 Sawdust Lane, Testford, OH 43002' } })
    expect((await valuesOf(id)).get('Location_PhysicalAddress_LineOne_A')?.[0]).toBe('40 Sawdust Lane')
  })

  it('names an interest only where the policy says that the holder has it, with the loan number as asked for', async () => {
    await aProperty('PR-4', { coverageDescriptions: MORTGAGEE })
    const particulars = { interest: 'MORTGAGEE', loanNumber: '77-120' } as const
    const values = await valuesOf((await issue('28', { particulars })).id)
    expect(values.get('AdditionalInterest_Interest_MortgageeIndicator_A')).toEqual([
      'true',
      'Property PR-4, Coverage descriptions',
    ])
    expect(values.get('AdditionalInterest_AccountNumberIdentifier_A')).toEqual(['77-120', 'As asked for'])
    for (const given of [
      { particulars: { interest: 'LOSS_PAYEE' } },
      { particulars, holder: { ...BANK, name: 'Second Sample Bank' } },
    ] as const)
      expect(await mistakes(issue('28', given))).toEqual([
        expect.stringMatching(/^particulars.interest: .*does not name .* Sample Bank as (loss payee|mortgagee)/),
      ])
    expect(await mistakes(issue('28', { descriptionOfOperations: 'Loss payee clause applies.' }))).toEqual([
      expect.stringMatching(/^descriptionOfOperations: /),
    ])
  })

  it('takes the kind of an interest and its party from one clause that names no other kind', async () => {
    const told = (title: string, description: string) => [{ title, description, policyQuotes: [] }]
    const apart = 'Mortgagee: Harbor National Bank. Loss payee: First Sample Bank'
    const apartId = await aProperty('PR-5', { coverageDescriptions: told('Interests', apart) })
    const of = (id: string, interest: Interest) => issue('28', { policyIds: [id], particulars: { interest } })
    expect(await mistakes(of(apartId, 'MORTGAGEE'))).toEqual([
      expect.stringMatching(/^particulars.interest: .*does not name First Sample Bank as mortgagee/),
    ])
    expect(await of(apartId, 'LOSS_PAYEE')).toMatchObject({ form: '28' })
    const together = 'Mortgagee Harbor National Bank, loss payee First Sample Bank'
    const togetherId = await aProperty('PR-6', { coverageDescriptions: told('Interests', together) })
    for (const interest of ['MORTGAGEE', 'LOSS_PAYEE'] as const)
      expect(await mistakes(of(togetherId, interest))).toEqual([expect.stringMatching(/^particulars.interest: /)])
  })

  it.each(['24', '27', '28'] as const)('on ACORD %s says in its remarks only what is on file', async (form) => {
    const remarks = 'Special form incl. flood; replacement cost, agreed value, no coinsurance.'
    const id = await aProperty('PR-11')
    expect(await mistakes(issue(form, { policyIds: [id], descriptionOfOperations: remarks }))).toEqual([
      expect.stringMatching(/^descriptionOfOperations: .*does not state “Special form”, “flood”, .*“no coinsurance”: /),
    ])
    const description = 'Special form, agreed value, no coinsurance; replacement cost. Flood $500,000.'
    const coverageDescriptions = [{ title: 'Property', description, policyQuotes: [] }]
    const other = await aProperty('PR-12', { coverageDescriptions })
    expect(await issue(form, { policyIds: [other], descriptionOfOperations: remarks })).toMatchObject({ form })
  })

  it('names an interest of the location it is for, and of no other', async () => {
    const locations = [
      'Location 1: 12 Example Street, Sampleton, OH 43001',
      'Location 2: 40 Sawdust Lane, Testford, OH 43002',
    ]
    const told = (description: string) => ({
      locations,
      coverageDescriptions: [{ title: 'Mortgagee', description, policyQuotes: [] }],
    })
    const of = (id: string, location?: string) =>
      issue('28', { policyIds: [id], particulars: { interest: 'MORTGAGEE', ...(location && { location }) } })
    for (const words of ['First Sample Bank, location 2', 'First Sample Bank, 40 Sawdust Lane, Testford, OH 43002']) {
      const id = await aProperty(`PR-${words.length}`, told(words))
      expect(await mistakes(of(id, locations[0]))).toEqual([
        expect.stringMatching(/^particulars.interest: .*as mortgagee of this location/),
      ])
      expect(await mistakes(of(id))).toEqual([
        expect.stringMatching(/^particulars.location: .*First Sample Bank as mortgagee of one of several locations/),
      ])
      expect(await of(id, locations[1])).toMatchObject({ form: '28' })
    }
    const id = await aProperty('PR-9', told('First Sample Bank'))
    expect(await of(id, locations[0])).toMatchObject({ form: '28' })
  })

  it('has no place for what another form has one for', async () => {
    await aProperty()
    expect(await mistakes(issue('24', { additionalInsured: true }))).toEqual([
      expect.stringMatching(/^additionalInsured: /),
    ])
    expect(await mistakes(issue('24', { particulars: { interest: 'MORTGAGEE' } }))).toEqual([
      expect.stringMatching(/^particulars.interest: /),
    ])
  })

  it('goes on while the policy has a cancellation ahead, and ends with it', async () => {
    const id = await aProperty()
    await aCancellation(scene.test, scene.mine, { policy_id: id, effective_at: inDays(20) })
    expect(await issue('27')).toMatchObject({ policyIds: [id], endsOn: inDays(20), endsByCancellation: true })
  })

  it('is issued again on its form, with what changed', async () => {
    await aProperty()
    const { id } = await issue('28', { particulars: { loanNumber: '9' } })
    const { input, changes, problem } = await run((ctx) => previewReissue(ctx, id))
    expect({ form: input.form, particulars: input.particulars, changes, problem }).toEqual({
      ...{ form: '28', particulars: { loanNumber: '9' }, changes: [], problem: null },
    })
  })

  it('is issued to many, to each on the form it has', async () => {
    await aProperty()
    await issue('28', { particulars: { loanNumber: '9' } })
    await create()
    const holders = [
      'First Sample Bank, 7 Vault Row, Testford, OH 43002',
      'Paper Lantern Properties, 12 Example Street, Sampleton, OH 43000',
      'Nobody Yet, 1 New Road, Sampleton, OH 43001',
    ].join('\n')
    const asked = {
      accountId: scene.accountId,
      form: 'AS_HELD',
      holders,
      additionalInsured: false,
      descriptionOfOperations: '',
      policyIds: null,
    } as const
    const { id } = await run((ctx) => startBatch(ctx, asked, null))
    await issueWaiting({ house: scene.test.house, actor: scene.mine.actor }, id, new AbortController().signal)
    const { items } = (await run((ctx) => findBatch(ctx.db, id)))!
    expect(items.map(({ form, state, particulars }) => [form, state, particulars.loanNumber])).toEqual([
      ['28', 'ISSUED', '9'],
      ['25', 'ISSUED', undefined],
      ['25', 'LEFT_OUT', undefined],
    ])
  })
})

describe('the interests that remarks claim', () => {
  it.each([
    ['First Bank is the mortgagee and cannot be removed', ['MORTGAGEE']],
    ['First Bank is first mortgageholder, without exception', ['MORTGAGEE']],
    ["First Bank is lender's loss payee; Second Bank loss payee", ['LENDERS_LOSS_PAYABLE', 'LOSS_PAYEE']],
    ['First Bank is not a mortgagee', []],
    ['Mortgagee: none', []],
    ['Loan 77-120 on 12 Example Street', []],
  ])('are %s', (text, claimed) => expect(interestsIn(text)).toEqual(claimed))
})
