import { describe, expect, it } from 'vitest'
import { formatDate } from '../../../shared/dates.ts'
import { ADDRESS } from '../../../tests/support/accounts.ts'
import { aLicensedForm, LIMITS, RUNS } from '../../../tests/support/certificates.ts'
import { certifying } from '../../../tests/support/certifying.ts'
import { inDays } from '../../../tests/support/days.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aCancellation, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import { listAccountHistory } from '../accounts/service.ts'
import { todayAt } from '../agency/service.ts'
import { deletePolicy, updatePolicy } from '../policies/change.ts'
import * as service from './service.ts'
import { checkCertificate, revokeCertificate, setCheckLink } from './standing.ts'

const DAY_MS = 86_400_000

const { scene, run, create } = certifying()

describe('a certificate', () => {
  it('ends with the first of its policies, and sooner when that is canceled', async () => {
    const { id } = await create()
    const effective = inDays(10)
    await aCancellation(scene.test, scene.mine, { policy_id: scene.policyId, effective_at: effective })
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({
      state: 'CURRENT',
      endsOn: effective,
      endsByCancellation: true,
    })
    scene.test.pass(11 * DAY_MS)
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({ state: 'EXPIRED' })
    scene.test.pass(-11 * DAY_MS)
  })

  it('of several policies ends with the first to end, canceled or not', async () => {
    const umbrella = await aPolicy(scene.test, scene.mine, {
      ...{ account_id: scene.accountId, type: 'UMBRELLA', policy_number: 'QF-2', inforce_at: inDays(-30) },
      ...{ expires_at: inDays(20), limits: JSON.stringify({ umbrellaOrExcessPerOccurrenceLimit: '1000000.00' }) },
    })
    const { id, policyIds } = await create()
    expect(policyIds).toHaveLength(2)
    const endsOn = async () => (await run((ctx) => service.getCertificate(ctx, id)))!.endsOn
    expect(await endsOn()).toBe(inDays(20))
    await aCancellation(scene.test, scene.mine, { policy_id: scene.policyId, effective_at: inDays(12) })
    expect(await endsOn()).toBe(inDays(12))
    await aCancellation(scene.test, scene.mine, { policy_id: umbrella, effective_at: inDays(7) })
    expect(await endsOn()).toBe(inDays(7))
  })

  it('ends when one of its policies is deleted', async () => {
    const { id } = await create()
    await run((ctx) => deletePolicy(ctx, scene.policyId))
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({
      state: 'EXPIRED',
      endsOn: await run(todayAt),
      endsByCancellation: false,
    })
  })

  it('ends by the shorter of the terms that stood on it and that its policy has now', async () => {
    const { id } = await create()
    await run((ctx) => updatePolicy(ctx, scene.policyId, { rev: 1, expiresAt: inDays(400) }))
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({ endsOn: RUNS.expires_at })
    await run((ctx) => updatePolicy(ctx, scene.policyId, { rev: 2, expiresAt: inDays(-1) }))
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({
      state: 'EXPIRED',
      endsOn: inDays(-1),
      endsByCancellation: false,
    })
  })

  it('ends with a lapse that a reinstatement left, unless it was issued after it', async () => {
    const before = await create()
    scene.test.pass(10 * DAY_MS)
    const effective = inDays(4)
    const aReinstated = (to: string, closed: boolean) =>
      aCancellation(scene.test, scene.mine, {
        policy_id: scene.policyId,
        effective_at: effective,
        closed_at: closed ? scene.test.house.now() : null,
        reinstated_at: scene.test.house.now(),
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
    scene.test.pass(-10 * DAY_MS)
  })

  it('ends by the agency’s days, not by those of the server', async () => {
    const lateToday = Date.parse(`${inDays(1)}T03:00:00Z`)
    const late = lateToday - scene.test.house.now().getTime()
    scene.test.pass(late)
    const lapsed = await create()
    await aCancellation(scene.test, scene.mine, {
      policy_id: scene.policyId,
      effective_at: inDays(-1),
      closed_at: scene.test.house.now(),
      reinstated_at: scene.test.house.now(),
      reinstatement_effective_at: inDays(1),
    })
    expect(await run((ctx) => service.getCertificate(ctx, lapsed.id))).toMatchObject({ endsOn: inDays(-1) })
    const other = await anAccount(scene.test, scene.mine)
    const otherPolicy = await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: other, limits: LIMITS })
    const deleted = await create({ accountId: other })
    await asOwner(scene.test.ownerUrl, (owner) =>
      owner
        .updateTable('policies')
        .set({ deleted_at: new Date(lateToday) })
        .where('id', '=', otherPolicy)
        .execute(),
    )
    expect(await run((ctx) => service.getCertificate(ctx, deleted.id))).toMatchObject({ endsOn: inDays(0) })
    scene.test.pass(-late)
  })

  it('is revoked once, with the reason, and is in the history of the account', async () => {
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
    const events = await run((ctx) => listAccountHistory(ctx, scene.accountId, { first: 10, after: null }))
    expect(events.map(({ event }) => [event.kind, event.about.number, event.reason])).toEqual([
      ['CERTIFICATE_REVOKED', certificateNumber, 'Issued to the wrong holder.'],
      ['CERTIFICATE_ISSUED', certificateNumber, null],
    ])
  })

  it('that is replaced and revoked says that it is revoked', async () => {
    const { id } = await create()
    await create({ replaces: id })
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({ state: 'REPLACED' })
    await run((ctx) => revokeCertificate(ctx, id, { reason: 'Issued to the wrong holder.' }))
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({ state: 'REVOKED' })
  })

  it('is revoked by one of two who revoke it at once, and its link is made once', async () => {
    await aLicensedForm(scene.test, scene.mine)
    const { id } = await create()
    const reasons = ['Wrong holder.', 'Wrong policy.', 'Asked for twice.', 'Never sent.']
    const revoked = await Promise.allSettled(
      reasons.map((reason) => run((ctx) => revokeCertificate(ctx, id, { reason }))),
    )
    expect(revoked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    for (const one of revoked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' })
    const opened = await Promise.all(reasons.map(() => run((ctx) => setCheckLink(ctx, id, true))))
    expect(new Set(opened.map(({ checkToken }) => checkToken)).size).toBe(1)
    const events = await run((ctx) => listAccountHistory(ctx, scene.accountId, { first: 10, after: null }))
    const kinds = ['CERTIFICATE_LINK_OPENED', 'CERTIFICATE_REVOKED', 'CERTIFICATE_ISSUED']
    expect(events.map(({ event }) => event.kind)).toEqual(kinds)
  })

  it('is issued on the day that stands on it, also for whoever checks it and when the agency’s clock is another by then', async () => {
    await aLicensedForm(scene.test, scene.mine)
    const midnight = Date.parse(`${inDays(1)}T00:00:00Z`)
    const late = midnight + 3 * 3600_000 - scene.test.house.now().getTime()
    scene.test.pass(late)
    const { id, issuedOn } = await create()
    scene.test.pass(-late)
    expect(issuedOn).toBe(inDays(0))
    const { fields } = await run((ctx) => service.getContent(ctx, id))
    expect(fields.find(({ name }) => name === 'Form_CompletionDate_A')?.value).toBe(formatDate(issuedOn))
    await asOwner(scene.test.ownerUrl, (owner) =>
      owner.updateTable('agencies').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', scene.mine.agencyId).execute(),
    )
    const { checkToken } = await run((ctx) => setCheckLink(ctx, id, true))
    expect(await checkCertificate(scene.test.house, checkToken!)).toMatchObject({ issuedOn })
  })

  it('can be checked by anyone with its link, who learns number, day, holder and standing, until the link is taken back', async () => {
    await aLicensedForm(scene.test, scene.mine)
    const { id, certificateNumber } = await create()
    const open = await run((ctx) => setCheckLink(ctx, id, true))
    const checked = await checkCertificate(scene.test.house, open.checkToken!)
    expect(checked).toEqual({
      certificateNumber,
      issuedOn: await run(todayAt),
      holderName: 'Paper Lantern Properties',
      standing: 'GENUINE',
    })
    await run((ctx) => revokeCertificate(ctx, id, { reason: 'Wrong holder.' }))
    expect(await checkCertificate(scene.test.house, open.checkToken!)).toMatchObject({ standing: 'REVOKED' })
    await run((ctx) => setCheckLink(ctx, id, false))
    expect(await checkCertificate(scene.test.house, open.checkToken!)).toBeNull()
    expect(await checkCertificate(scene.test.house, "' or true --")).toBeNull()
  })

  it('that is only a worksheet can be verified by no one', async () => {
    const { id } = await create()
    await expect(run((ctx) => setCheckLink(ctx, id, true))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('This is a worksheet, not a certificate'),
    })
    const link = asOwner(scene.test.ownerUrl, (owner) =>
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
      run((ctx) => service.listCertificates(ctx, { accountId: scene.accountId, ...filter }, { first, after }))
    expect((await list({ search: 'gingham' })).map(({ certificate }) => certificate.holder.name)).toEqual([
      'Gingham Row Lofts',
      'Gingham Square Mall',
    ])
    const [firstPage] = await list({}, 1)
    expect(await list({}, 10, firstPage!.cursor)).toHaveLength(2)
    const [{ certificate }] = (await list({ search: '0002' })) as unknown as [{ certificate: { id: string } }]
    await run((ctx) => revokeCertificate(ctx, certificate.id, { reason: 'Wrong.' }))
    expect(await run((ctx) => service.countCertificates(ctx, { accountId: scene.accountId }))).toEqual([
      { key: 'CURRENT', count: 2 },
      { key: 'REVOKED', count: 1 },
    ])
    expect(await list({ states: ['REVOKED'] })).toHaveLength(1)
    expect(await list({ endingWithin: 30 })).toHaveLength(0)
    expect(await list({ endingWithin: 264 })).toHaveLength(0)
    expect(await list({ endingWithin: 265 })).toHaveLength(2)
  })
})
