import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ADDRESS } from '../../../tests/support/accounts.ts'
import { aLicensedForm, LIMITS, RUNS } from '../../../tests/support/certificates.ts'
import { certifying } from '../../../tests/support/certifying.ts'
import { inDays } from '../../../tests/support/days.ts'
import { anAgency } from '../../../tests/support/house.ts'
import { aCancellation, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import { readDocument } from '../../documents/reading/read-document.ts'
import { getAgency } from '../agency/service.ts'
import { updateAgency } from '../agency/update.ts'
import { updatePolicy } from '../policies/change.ts'
import { listVersions } from '../servicing/parts.ts'
import { createServiceRequest } from '../servicing/service.ts'
import * as service from './service.ts'

const { scene, run, create } = certifying()

const valuesOf = async (id: string) => {
  const { fields } = await run((ctx) => service.getContent(ctx, id))
  return new Map(fields.map((field) => [field.name, field]))
}

describe('createCertificate', () => {
  it('states what the policies in force have, on a PDF that says the same, with the record each value is from', async () => {
    const certificate = await create()
    const year = inDays(0).slice(0, 4)
    expect(certificate).toMatchObject({
      certificateNumber: `${year}-0001`,
      holder: { name: 'Paper Lantern Properties' },
      state: 'CURRENT',
      endsOn: RUNS.expires_at,
      policyIds: [scene.policyId],
      worksheet: true,
    })
    const values = await valuesOf(certificate.id)
    expect(values.get('GeneralLiability_GeneralAggregate_LimitAmount_A')).toMatchObject({
      value: '2,000,000',
      origin: {
        source: { kind: 'policy', policyId: scene.policyId, path: 'limits.glAggregateLimit' },
        label: 'General Liability QF-1042, General aggregate',
      },
    })
    const path = await scene.test.house.outside.blobs.toLocalFile(certificate.blobKey)
    const { pages } = await readDocument(path, 'certificate.pdf', {
      agencyId: scene.mine.agencyId,
      limits: { bytes: 1e7, pages: 10 },
    })
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
    for (const shown of ['QF-1042', '2,000,000', 'Paper Lantern Properties', `${year}-0001`, 'Quillfeather Mutual'])
      expect(text).toContain(shown)
  })

  it('gives numbers in sequence, also to many at once, and one for a key that comes many times', async () => {
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 8 }, () => create({}, key)))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    const others = await Promise.all(Array.from({ length: 4 }, () => create()))
    const numbers = [same[0]!, ...others].map(({ certificateNumber }) => Number(certificateNumber.slice(5))).sort()
    expect(numbers).toEqual([1, 2, 3, 4, 5])
    await expect(create({ descriptionOfOperations: 'Something else.' }, key)).rejects.toThrow(
      'sent before with something else',
    )
  })

  it('is drawn on the agency’s own licensed PDF when it has uploaded one', async () => {
    await aLicensedForm(scene.test, scene.mine)
    const certificate = await create()
    expect(certificate.worksheet).toBe(false)
    expect((await valuesOf(certificate.id)).get('NamedInsured_FullName_A')?.value).toBe('Otter & Thimble Joinery LLC')
  })

  it('names the agency’s contact for questions about certificates', async () => {
    const contact = { contactName: 'Dana Placeholder', contactEmail: 'dana@lantern.example.com', contactPhone: null }
    await run(async (ctx) => {
      const { name, phone, timeZone, rev } = await getAgency(ctx)
      const said = { name, phone, mailingAddress: ADDRESS, timeZone, rev }
      return updateAgency(ctx, { ...said, configuration: { liabilityCOIConfiguration: contact } })
    })
    const values = await valuesOf((await create()).id)
    const told = ['FullName', 'EmailAddress', 'PhoneNumber'].map((part) => {
      const { value, origin } = values.get(`Producer_ContactPerson_${part}_A`)!
      return [value, origin.label]
    })
    const { phone } = await run(getAgency)
    expect(told).toEqual([
      ['Dana Placeholder', 'The agency'],
      ['dana@lantern.example.com', 'The agency'],
      [phone, 'The agency'],
    ])
  })

  it('names the page a value was accepted from', async () => {
    const source = {
      fileId: randomUUID(),
      fileName: 'Declarations.pdf',
      page: 3,
      quote: 'General Aggregate $2,000,000',
      acceptedBy: null,
      acceptedAt: '',
    }
    const other = await anAccount(scene.test, scene.mine)
    await aPolicy(scene.test, scene.mine, {
      ...RUNS,
      account_id: other,
      limits: LIMITS,
      sources: JSON.stringify({ 'limits.glAggregateLimit': source }),
    })
    const { id } = await create({ accountId: other })
    const values = await valuesOf(id)
    expect(values.get('GeneralLiability_GeneralAggregate_LimitAmount_A')?.origin.file).toMatchObject({
      fileName: 'Declarations.pdf',
      page: 3,
    })
    expect(values.get('GeneralLiability_EachOccurrence_LimitAmount_A')?.origin.file).toBeNull()
  })

  it('is refused at its field for what no policy on file backs', async () => {
    expect(await mistakes(create({ additionalInsured: true }))).toEqual([
      expect.stringMatching(
        /^additionalInsured: The policy on this certificate does not grant additional insured status/,
      ),
    ])
    expect(await mistakes(create({ descriptionOfOperations: 'Waiver of subrogation applies.' }))).toEqual([
      expect.stringMatching(/^descriptionOfOperations: .*a waiver of subrogation/),
    ])
    expect(await mistakes(create({ descriptionOfOperations: 'Umbrella limit $5,000,000.' }))).toEqual([
      expect.stringMatching(/^descriptionOfOperations: .*\$5,000,000 of coverage, which no policy on this certificate/),
    ])
    expect(await mistakes(create({ descriptionOfOperations: 'Policy QF-9999 applies.' }))).toEqual([
      expect.stringMatching(/^descriptionOfOperations: .*policy QF-9999, which is not on this certificate/),
    ])
    expect(await mistakes(create({ holder: { name: ' ', address: {} } }))).toEqual(
      expect.arrayContaining([
        'holder.name: Enter the name of the certificate holder.',
        'holder.address.line1: Enter the street and number.',
      ]),
    )
  })

  it('marks an additional insured where the policy grants it', async () => {
    const details = { blanketAdditionalInsureds: [{ type: 'Where required by written contract', description: '' }] }
    const other = await anAccount(scene.test, scene.mine)
    await aPolicy(scene.test, scene.mine, {
      ...RUNS,
      account_id: other,
      limits: LIMITS,
      details: JSON.stringify(details),
    })
    const { id } = await create({ accountId: other, additionalInsured: true })
    const values = await valuesOf(id)
    expect(values.get('CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A')?.value).toBe('Y')
  })

  it('grants a named additional insured to no one else', async () => {
    const details = JSON.stringify({ namedAdditionalInsureds: ['Marzipan Storage Partners'] })
    const other = await anAccount(scene.test, scene.mine)
    await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: other, limits: LIMITS, details })
    const holder = { name: 'Marzipan Storage Partners', address: ADDRESS }
    expect(await create({ accountId: other, holder, additionalInsured: true })).toMatchObject({
      additionalInsured: true,
    })
    expect(await mistakes(create({ accountId: other, additionalInsured: true }))).toHaveLength(1)
  })

  it('has no policy that is not in force, does not fit, or shares a line with another', async () => {
    const old = await aPolicy(scene.test, scene.mine, {
      account_id: scene.accountId,
      inforce_at: inDays(-800),
      expires_at: inDays(-400),
      limits: LIMITS,
    })
    expect(await mistakes(create({ policyIds: [old] }))).toEqual([
      'policyIds: A chosen policy is not in force today. Choose again.',
    ])
    const property = await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: scene.accountId, type: 'PROPERTY' })
    expect(await mistakes(create({ policyIds: [property] }))).toEqual([
      'policyIds: Property is not shown on a certificate of liability.',
    ])
    await aPolicy(scene.test, scene.mine, {
      ...RUNS,
      account_id: scene.accountId,
      policy_number: 'QF-2',
      limits: LIMITS,
    })
    expect(await mistakes(create())).toEqual([expect.stringMatching(/would be on the same line of the form/)])
    expect(await create({ policyIds: [scene.policyId] })).toMatchObject({ policyIds: [scene.policyId] })
    const empty = await anAccount(scene.test, scene.mine)
    expect(await mistakes(create({ accountId: empty }))).toEqual([expect.stringMatching(/no policy in force/)])
  })

  it('has several policies that share the line for others', async () => {
    for (const type of ['CYBER', 'DIRECTORS_AND_OFFICERS'] as const)
      await aPolicy(scene.test, scene.mine, {
        ...RUNS,
        account_id: scene.accountId,
        type,
        policy_number: type,
        details: JSON.stringify({ extraLimits: [{ name: 'Each claim', limit: '500000' }] }),
      })
    expect((await create()).policyIds).toHaveLength(3)
  })

  it('is not kept when a policy was canceled while it was drawn', async () => {
    const { blobs } = scene.test.house.outside
    const put = blobs.putBytes.bind(blobs)
    blobs.putBytes = async (...given) => {
      await aCancellation(scene.test, scene.mine, {
        policy_id: scene.policyId,
        effective_at: inDays(-1),
        closed_at: new Date(),
      })
      return put(...given)
    }
    try {
      expect(await mistakes(create())).toEqual([expect.stringMatching(/no policy in force/)])
    } finally {
      blobs.putBytes = put
    }
    const page = { first: 9, after: null }
    expect(await run((ctx) => service.listCertificates(ctx, { accountId: scene.accountId }, page))).toEqual([])
  })

  it('may be corrected and sent again by a form that was refused after it had its number, which it keeps', async () => {
    const key = randomUUID()
    const { blobs } = scene.test.house.outside
    const put = blobs.putBytes.bind(blobs)
    blobs.putBytes = async (...given) => {
      await run((ctx) => updatePolicy(ctx, scene.policyId, { rev: 1, limits: { glAggregateLimit: '3000000.00' } }))
      return put(...given)
    }
    try {
      await expect(create({}, key)).rejects.toThrow('A policy changed while')
    } finally {
      blobs.putBytes = put
    }
    const holder = { name: 'Gingham Square Mall', address: ADDRESS }
    const sent = await Promise.all(Array.from({ length: 4 }, () => create({ holder }, key)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(sent[0]).toMatchObject({ holder, certificateNumber: `${inDays(0).slice(0, 4)}-0001` })
    expect((await create()).certificateNumber).toMatch(/-0002$/)
    await expect(create({}, key)).rejects.toThrow('sent before with something else')
  })

  it('is made once when a key comes at once with several inputs', async () => {
    const key = randomUUID()
    const names = ['Gingham Square Mall', 'Lemon Barrel Builders', 'Button Row Lofts']
    const sent = await Promise.allSettled(names.map((name) => create({ holder: { name, address: ADDRESS } }, key)))
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const kept = await run((ctx) =>
      service.listCertificates(ctx, { accountId: scene.accountId }, { first: 9, after: null }),
    )
    expect(kept).toHaveLength(1)
  })

  it('answers only a request of its account, and is in its history', async () => {
    const ask = (accountId: string) =>
      run((ctx) => createServiceRequest(ctx, { type: 'OTHER', accountId })).then(({ id }) => id)
    const serviceRequestId = await ask(scene.accountId)
    const { id, certificateNumber } = await create({ serviceRequestId })
    const [, issued] = await run((ctx) => listVersions(ctx, [serviceRequestId]))
    expect(issued).toMatchObject({ updateTypes: ['UPDATE'], about: { certificate: id, number: certificateNumber } })
    const strange = await ask(await anAccount(scene.test, scene.mine))
    expect(await mistakes(create({ serviceRequestId: strange }))).toEqual([
      'serviceRequestId: This request is of another account.',
    ])
  })

  it('offers again who holds certificates of the account, each once and the newest first', async () => {
    const named = (name: string, more: { line1?: string } = {}) => ({
      holder: { name, address: { ...ADDRESS, ...more } },
    })
    for (const name of ['Gingham Square Mall', 'Lemon Barrel Builders', 'GINGHAM SQUARE MALL'])
      await create(named(name))
    await create(named('Gingham Square Mall', { line1: '77 Other Street' }))
    const elsewhere = await anAccount(scene.test, scene.mine)
    await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: elsewhere, limits: LIMITS })
    await create({ accountId: elsewhere, ...named('Gingham Row Lofts') })
    const offered = async (search: string) =>
      (await run((ctx) => service.listHolders(ctx, scene.accountId, search))).map(({ name, address }) => [
        name,
        address.line1,
      ])
    expect(await offered('')).toEqual([
      ['Gingham Square Mall', '77 Other Street'],
      ['GINGHAM SQUARE MALL', ADDRESS.line1],
      ['Lemon Barrel Builders', ADDRESS.line1],
    ])
    expect(await offered('mall sq')).toHaveLength(2)
    expect(await offered('100%')).toEqual([])
    expect(await run((ctx) => service.listHolders(ctx, 'nobody', ''))).toEqual([])
  })

  it('does not issue for another agency’s account or policy', async () => {
    const theirs = await anAgency(scene.test)
    const account = await anAccount(scene.test, theirs)
    await expect(create({ accountId: account })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const policy = await aPolicy(scene.test, theirs, { ...RUNS, account_id: account, limits: LIMITS })
    expect(await mistakes(create({ policyIds: [policy] }))).toHaveLength(1)
  })
})
