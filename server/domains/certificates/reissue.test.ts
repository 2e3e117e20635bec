import { describe, expect, it } from 'vitest'
import { mediumDate } from '../../../shared/dates.ts'
import { LIMITS } from '../../../tests/support/certificates.ts'
import { certifying } from '../../../tests/support/certifying.ts'
import { inDays } from '../../../tests/support/days.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import { updatePolicy } from '../policies/change.ts'
import { previewReissue } from './reissue.ts'
import * as service from './service.ts'

const DAY_MS = 86_400_000

const { scene, run, create } = certifying()

describe('a certificate', () => {
  it('is issued again after a renewal with the changes shown, once, and stays as it was', async () => {
    const old = await create()
    scene.test.pass(300 * DAY_MS)
    const renewed = JSON.stringify({ glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '3000000.00' })
    const next = await aPolicy(scene.test, scene.mine, {
      account_id: scene.accountId,
      previous_id: scene.policyId,
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
    const other = await anAccount(scene.test, scene.mine)
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
    scene.test.pass(-300 * DAY_MS)
  })

  it('is compared with the renewal while both terms run, with whatever is chosen instead, and with no renewal that has not begun', async () => {
    const old = await create()
    const next = { account_id: scene.accountId, previous_id: scene.policyId, policy_number: 'QF-2042', limits: LIMITS }
    const renewal = await aPolicy(scene.test, scene.mine, { ...next, inforce_at: inDays(-1), expires_at: inDays(364) })
    const preview = (policyIds?: string[]) => run((ctx) => previewReissue(ctx, old.id, policyIds))
    const renewed = await preview()
    expect(renewed).toMatchObject({ problem: null, renewals: [], input: { policyIds: [renewal] } })
    expect(renewed.changes).toContainEqual(expect.objectContaining({ was: 'QF-1042', is: 'QF-2042' }))
    expect(await preview([scene.policyId])).toMatchObject({ problem: null, changes: [] })
    expect((await preview([scene.policyId, renewal])).problem).toContain('Choose one of them.')
    expect(await preview([])).toMatchObject({ problem: 'Choose at least one policy.', changes: [] })
    await run((ctx) => updatePolicy(ctx, renewal, { rev: 1, inforceAt: inDays(8) }))
    expect(await preview()).toMatchObject({
      input: { policyIds: [scene.policyId] },
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
    await run((ctx) => updatePolicy(ctx, scene.policyId, { rev: 1, details: { extraLimits: limits('100000') } }))
    const { id } = await create()
    const changes = async () => (await run((ctx) => previewReissue(ctx, id))).changes
    expect(await changes()).toEqual([])
    await run((ctx) => updatePolicy(ctx, scene.policyId, { rev: 2, details: { extraLimits: limits('250000') } }))
    const section = 'General Liability QF-1042'
    expect(await changes()).toEqual([{ section, label: 'Pollution', was: '100,000', is: '250,000' }])
  })

  it('compares what its attached page says several times under one name as one', async () => {
    const say = (...limits: string[]) => {
      const extraLimits = ['500000', ...limits].map((limit, at) => ({ name: at ? 'Pollution' : 'Liquor', limit }))
      return asOwner(scene.test.ownerUrl, (owner) =>
        owner
          .updateTable('policies')
          .set({ details: JSON.stringify({ extraLimits }) })
          .where('id', '=', scene.policyId)
          .execute(),
      )
    }
    await say('100000', '250000')
    const { id } = await create()
    await say('150000', '250000')
    const { changes } = await run((ctx) => previewReissue(ctx, id))
    expect(changes).toMatchObject([{ label: 'Pollution', was: '100,000; 250,000', is: '150,000; 250,000' }])
  })
})
