import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatDate, mediumDate } from '../../../shared/dates.ts'
import { ADDRESS } from '../../../tests/support/accounts.ts'
import { aLicensedForm, anInsured, aRequest, LIMITS, RUNS } from '../../../tests/support/certificates.ts'
import { inDays } from '../../../tests/support/days.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aCancellation, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import { asOwner } from '../../db/connection.ts'
import { listAccountHistory } from '../accounts/service.ts'
import { todayAt } from '../agency/service.ts'
import { deletePolicy, updatePolicy } from '../policies/change.ts'
import { previewReissue } from './reissue.ts'
import * as service from './service.ts'
import { checkCertificate, revokeCertificate, setCheckLink } from './standing.ts'
import type { CertificateInput } from './types.ts'

const DAY_MS = 86_400_000

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
let policyId: string
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  ;({ accountId, policyId } = await anInsured(test, mine))
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const create = (given: Partial<CertificateInput> = {}, key: string | null = null) =>
  service.createCertificate(
    { house: test.house, actor: mine.actor },
    aRequest(accountId, { descriptionOfOperations: 'Unit 7.', ...given }),
    key,
  )

describe('a certificate', () => {
  it('ends with the first of its policies, and sooner when that is canceled', async () => {
    const { id } = await create()
    const effective = inDays(10)
    await aCancellation(test, mine, { policy_id: policyId, effective_at: effective })
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({
      state: 'CURRENT',
      endsOn: effective,
      endsByCancellation: true,
    })
    test.pass(11 * DAY_MS)
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({ state: 'EXPIRED' })
    test.pass(-11 * DAY_MS)
  })

  it('ends when one of its policies is deleted', async () => {
    const { id } = await create()
    await run((ctx) => deletePolicy(ctx, policyId))
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({
      state: 'EXPIRED',
      endsOn: await run(todayAt),
      endsByCancellation: false,
    })
  })

  it('ends by the shorter of the terms that stood on it and that its policy has now', async () => {
    const { id } = await create()
    await run((ctx) => updatePolicy(ctx, policyId, { rev: 1, expiresAt: inDays(400) }))
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({ endsOn: RUNS.expires_at })
    await run((ctx) => updatePolicy(ctx, policyId, { rev: 2, expiresAt: inDays(-1) }))
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({
      state: 'EXPIRED',
      endsOn: inDays(-1),
      endsByCancellation: false,
    })
  })

  it('ends with a lapse that a reinstatement left, unless it was issued after it', async () => {
    const before = await create()
    test.pass(10 * DAY_MS)
    const effective = inDays(4)
    const aReinstated = (to: string, closed: boolean) =>
      aCancellation(test, mine, {
        policy_id: policyId,
        effective_at: effective,
        closed_at: closed ? test.house.now() : null,
        reinstated_at: test.house.now(),
        reinstatement_effective_at: to,
      })
    await aReinstated(effective, true)
    await aReinstated(inDays(8), false)
    expect(await run((ctx) => service.getCertificate(ctx, before.id))).toMatchObject({ state: 'CURRENT' })
    await aReinstated(inDays(8), true)
    const after = await create()
    expect(await run((ctx) => service.getCertificate(ctx, before.id))).toMatchObject({
      state: 'EXPIRED',
      endsOn: effective,
      endsByCancellation: true,
    })
    expect(await run((ctx) => service.getCertificate(ctx, after.id))).toMatchObject({ state: 'CURRENT' })
    test.pass(-10 * DAY_MS)
  })

  it('ends by the agency’s days, not by those of the server', async () => {
    const lateToday = Date.parse(`${inDays(1)}T03:00:00Z`)
    const late = lateToday - test.house.now().getTime()
    test.pass(late)
    const lapsed = await create()
    await aCancellation(test, mine, {
      policy_id: policyId,
      effective_at: inDays(-1),
      closed_at: test.house.now(),
      reinstated_at: test.house.now(),
      reinstatement_effective_at: inDays(1),
    })
    expect(await run((ctx) => service.getCertificate(ctx, lapsed.id))).toMatchObject({ endsOn: inDays(-1) })
    const other = await anAccount(test, mine)
    const otherPolicy = await aPolicy(test, mine, { ...RUNS, account_id: other, limits: LIMITS })
    const deleted = await create({ accountId: other })
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('policies')
        .set({ deleted_at: new Date(lateToday) })
        .where('id', '=', otherPolicy)
        .execute(),
    )
    expect(await run((ctx) => service.getCertificate(ctx, deleted.id))).toMatchObject({ endsOn: inDays(0) })
    test.pass(-late)
  })

  it('is revoked once, with the reason, and stands in the history of the account', async () => {
    const { id, certificateNumber } = await create()
    expect(await mistakes(run((ctx) => revokeCertificate(ctx, id, { reason: ' ' })))).toEqual([
      'reason: Say why the certificate is revoked.',
    ])
    expect(await run((ctx) => revokeCertificate(ctx, id, { reason: 'Issued to the wrong holder.' }))).toMatchObject({
      state: 'REVOKED',
    })
    await expect(run((ctx) => revokeCertificate(ctx, id, { reason: 'Again' }))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const events = await run((ctx) => listAccountHistory(ctx, accountId, { first: 10, after: null }))
    expect(events.map(({ event }) => [event.kind, event.about.number, event.reason])).toEqual([
      ['CERTIFICATE_REVOKED', certificateNumber, 'Issued to the wrong holder.'],
      ['CERTIFICATE_ISSUED', certificateNumber, null],
    ])
  })

  it('is revoked by one of two who revoke it at once, and its link is made once', async () => {
    await aLicensedForm(test, mine)
    const { id } = await create()
    const reasons = ['Wrong holder.', 'Wrong policy.', 'Asked for twice.', 'Never sent.']
    const revoked = await Promise.allSettled(
      reasons.map((reason) => run((ctx) => revokeCertificate(ctx, id, { reason }))),
    )
    expect(revoked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    for (const one of revoked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' })
    const opened = await Promise.all(reasons.map(() => run((ctx) => setCheckLink(ctx, id, true))))
    expect(new Set(opened.map(({ checkToken }) => checkToken)).size).toBe(1)
    const events = await run((ctx) => listAccountHistory(ctx, accountId, { first: 10, after: null }))
    const kinds = ['CERTIFICATE_LINK_OPENED', 'CERTIFICATE_REVOKED', 'CERTIFICATE_ISSUED']
    expect(events.map(({ event }) => event.kind)).toEqual(kinds)
  })

  it('is issued on the day that stands on it, also for whoever checks it and when the agency’s clock is another by then', async () => {
    await aLicensedForm(test, mine)
    const midnight = Date.parse(`${inDays(1)}T00:00:00Z`)
    const late = midnight + 3 * 3600_000 - test.house.now().getTime()
    test.pass(late)
    const { id, issuedOn } = await create()
    test.pass(-late)
    expect(issuedOn).toBe(inDays(0))
    const { fields } = await run((ctx) => service.getContent(ctx, id))
    expect(fields.find(({ name }) => name === 'Form_CompletionDate_A')?.value).toBe(formatDate(issuedOn))
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('agencies').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', mine.agencyId).execute(),
    )
    const { checkToken } = await run((ctx) => setCheckLink(ctx, id, true))
    expect(await checkCertificate(test.house, checkToken!)).toMatchObject({ issuedOn })
  })

  it('is issued again after a renewal with the changes shown, once, and stays as it was', async () => {
    const old = await create()
    test.pass(300 * DAY_MS)
    const renewed = JSON.stringify({ glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '3000000.00' })
    const next = await aPolicy(test, mine, {
      account_id: accountId,
      previous_id: policyId,
      policy_number: 'QF-2042',
      inforce_at: inDays(265),
      expires_at: inDays(630),
      limits: renewed,
    })
    const preview = await run((ctx) => previewReissue(ctx, old.id))
    expect(preview.problem).toBeNull()
    expect(preview.input.policyIds).toEqual([next])
    expect(preview.changes.map(({ label, was, is }) => [label, was, is])).toEqual(
      expect.arrayContaining([
        ['Policy number', 'QF-1042', 'QF-2042'],
        ['General aggregate', '2,000,000', '3,000,000'],
      ]),
    )
    const other = await anAccount(test, mine)
    await expect(create({ ...preview.input, accountId: other, policyIds: null })).rejects.toThrow(
      'A certificate can only be replaced by one of the same account.',
    )
    const again = await create(preview.input)
    expect(again).toMatchObject({ replaces: old.id, policyIds: [next] })
    expect(await run((ctx) => service.getCertificate(ctx, old.id))).toMatchObject({
      state: 'REPLACED',
      replacedBy: again.id,
      blobKey: old.blobKey,
    })
    await expect(create(preview.input)).rejects.toMatchObject({ code: 'CONFLICT' })
    test.pass(-300 * DAY_MS)
  })

  it('is compared with the renewal while both terms run, with whatever is chosen instead, and with no renewal that has not begun', async () => {
    const old = await create()
    const next = { account_id: accountId, previous_id: policyId, policy_number: 'QF-2042', limits: LIMITS }
    const renewal = await aPolicy(test, mine, { ...next, inforce_at: inDays(-1), expires_at: inDays(364) })
    const preview = (policyIds?: string[]) => run((ctx) => previewReissue(ctx, old.id, policyIds))
    const renewed = await preview()
    expect(renewed).toMatchObject({ problem: null, renewals: [], input: { policyIds: [renewal] } })
    expect(renewed.changes).toContainEqual(expect.objectContaining({ was: 'QF-1042', is: 'QF-2042' }))
    expect(await preview([policyId])).toMatchObject({ problem: null, changes: [] })
    expect((await preview([policyId, renewal])).problem).toContain('Choose one of them.')
    expect(await preview([])).toMatchObject({ problem: 'Choose at least one policy.', changes: [] })
    await run((ctx) => updatePolicy(ctx, renewal, { rev: 1, inforceAt: inDays(8) }))
    expect(await preview()).toMatchObject({
      input: { policyIds: [policyId] },
      changes: [],
      renewals: [
        `General Liability QF-1042 renews ${mediumDate(inDays(8))} as QF-2042, not in force yet: issue it again from that day.`,
      ],
    })
  })

  it('shows before it is issued again what would be different on its attached page', async () => {
    const limits = (pollution: string) => [
      { name: 'Liquor', limit: '500000' },
      { name: 'Pollution', limit: pollution },
    ]
    await run((ctx) => updatePolicy(ctx, policyId, { rev: 1, details: { extraLimits: limits('100000') } }))
    const { id } = await create()
    const changes = async () => (await run((ctx) => previewReissue(ctx, id))).changes
    expect(await changes()).toEqual([])
    await run((ctx) => updatePolicy(ctx, policyId, { rev: 2, details: { extraLimits: limits('250000') } }))
    const section = 'General Liability QF-1042'
    expect(await changes()).toEqual([{ section, label: 'Pollution', was: '100,000', is: '250,000' }])
  })

  it('compares what its attached page says several times under one name as one', async () => {
    const say = (...limits: string[]) => {
      const extraLimits = ['500000', ...limits].map((limit, at) => ({ name: at ? 'Pollution' : 'Liquor', limit }))
      return asOwner(test.ownerUrl, (owner) =>
        owner
          .updateTable('policies')
          .set({ details: JSON.stringify({ extraLimits }) })
          .where('id', '=', policyId)
          .execute(),
      )
    }
    await say('100000', '250000')
    const { id } = await create()
    await say('150000', '250000')
    const { changes } = await run((ctx) => previewReissue(ctx, id))
    expect(changes).toMatchObject([{ label: 'Pollution', was: '100,000; 250,000', is: '150,000; 250,000' }])
  })

  it('can be checked by anyone with its link, who learns number, day, holder and standing, until the link is taken back', async () => {
    await aLicensedForm(test, mine)
    const { id, certificateNumber } = await create()
    const open = await run((ctx) => setCheckLink(ctx, id, true))
    const checked = await checkCertificate(test.house, open.checkToken!)
    expect(checked).toEqual({
      certificateNumber,
      issuedOn: await run(todayAt),
      holderName: 'Paper Lantern Properties',
      standing: 'GENUINE',
    })
    await run((ctx) => revokeCertificate(ctx, id, { reason: 'Wrong holder.' }))
    expect(await checkCertificate(test.house, open.checkToken!)).toMatchObject({ standing: 'REVOKED' })
    await run((ctx) => setCheckLink(ctx, id, false))
    expect(await checkCertificate(test.house, open.checkToken!)).toBeNull()
    expect(await checkCertificate(test.house, "' or true --")).toBeNull()
  })

  it('that is only a worksheet can be checked by nobody', async () => {
    const { id } = await create()
    await expect(run((ctx) => setCheckLink(ctx, id, true))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('This is a worksheet, not a certificate'),
    })
    const link = asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('certificates')
        .set({ check_token: 'x'.repeat(32) })
        .where('id', '=', id)
        .execute(),
    )
    await expect(link).rejects.toThrow('certificates_no_worksheet_checked')
  })

  it('is listed by holder, number and state, the newest first, page by page', async () => {
    for (const name of ['Gingham Square Mall', 'Lemon Barrel Builders', 'Gingham Row Lofts'])
      await create({ holder: { name, address: ADDRESS } })
    const list = async (filter: service.CertificateFilter, first = 10, after: string | null = null) =>
      run((ctx) => service.listCertificates(ctx, { accountId, ...filter }, { first, after }))
    expect((await list({ search: 'gingham' })).map(({ certificate }) => certificate.holder.name)).toEqual([
      'Gingham Row Lofts',
      'Gingham Square Mall',
    ])
    const [firstPage] = await list({}, 1)
    expect(await list({}, 10, firstPage!.cursor)).toHaveLength(2)
    const [{ certificate }] = (await list({ search: '0002' })) as unknown as [{ certificate: { id: string } }]
    await run((ctx) => revokeCertificate(ctx, certificate.id, { reason: 'Wrong.' }))
    expect(await run((ctx) => service.countCertificates(ctx, { accountId }))).toEqual([
      { key: 'CURRENT', count: 2 },
      { key: 'REVOKED', count: 1 },
    ])
    expect(await list({ states: ['REVOKED'] })).toHaveLength(1)
    expect(await list({ endingWithin: 30 })).toHaveLength(0)
    expect(await list({ endingWithin: 264 })).toHaveLength(0)
    expect(await list({ endingWithin: 265 })).toHaveLength(2)
  })
})
