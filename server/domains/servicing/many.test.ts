import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { asOwner } from '../../../tests/support/owner.ts'
import { aColleague } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import { servicing } from '../../../tests/support/servicing.ts'
import * as service from './service.ts'
import { undoServiceRequestsUpdate } from './undo.ts'

const { scene, run, create, resolve, historyOf, me } = servicing()

describe('a change of many requests', () => {
  it('changes all or none', async () => {
    const [one, two] = [await create(), await create()]
    await resolve(two.id)
    const assign = (ids: string[]) => run((ctx) => service.updateServiceRequests(ctx, ids, { assigneeId: me() }))
    expect((await refusal(assign([one.id, two.id]))).message).toBe(
      'Resolved meanwhile: “Other”. Take them out of the selection and try again.',
    )
    expect((await run((ctx) => service.findServiceRequests(ctx, [one.id])))[0]!.assigneeId).toBe(null)
    expect(await assign([one.id])).toMatchObject([{ assigneeId: me() }])
    for (const many of [[], Array.from({ length: 201 }, () => one.id)])
      expect(await mistakes(assign(many))).toEqual(['ids: Choose up to 200 requests.'])
  })

  it('is undone: each has again what it had, unless the same was changed since or it was resolved', async () => {
    const colleague = await aColleague(scene.test, scene.mine)
    const day = '2027-01-05T23:59:00.000Z'
    const had = await create({ assigneeId: colleague, dueAt: day })
    const [same, taken, closed, commented] = [
      await create({ assigneeId: me() }),
      await create(),
      await create(),
      await create(),
    ]
    const ids = [had, same, taken, closed, commented].map(({ id }) => id)
    const update = randomUUID()
    await run((ctx) => service.updateServiceRequests(ctx, ids, { assigneeId: me(), key: update }))
    await run((ctx) => service.updateServiceRequest(ctx, taken.id, { assigneeId: colleague }))
    await resolve(closed.id)
    await run((ctx) => service.addServiceRequestComment(ctx, commented.id, { content: 'Called.' }))
    await run((ctx) => service.updateServiceRequest(ctx, had.id, { dueAt: null }))
    const key = randomUUID()
    const undo = () => run((ctx) => undoServiceRequestsUpdate(ctx, ids, update, key))
    const { keptIds } = await undo()
    expect(keptIds.toSorted()).toEqual([taken.id, closed.id].toSorted())
    const now = async () => {
      const found = await run((ctx) => service.findServiceRequests(ctx, ids))
      return ids.map((id) => found.find((one) => one.id === id)!.assigneeId)
    }
    expect(await now()).toEqual([colleague, me(), colleague, me(), null])
    expect((await historyOf(had.id)).at(-1)).toMatchObject({
      updateTypes: ['ASSIGN'],
      snapshot: { assigneeId: colleague, dueAt: null },
    })
    await run((ctx) => service.updateServiceRequest(ctx, commented.id, { assigneeId: colleague }))
    expect(await undo()).toEqual({ keptIds })
    expect((await now()).at(-1)).toBe(colleague)

    const dated = randomUUID()
    await run((ctx) => service.updateServiceRequests(ctx, [had.id], { dueAt: day, key: dated }))
    await run((ctx) => service.updateServiceRequest(ctx, had.id, { assigneeId: me() }))
    await run((ctx) => undoServiceRequestsUpdate(ctx, [had.id], dated))
    expect((await run((ctx) => service.findServiceRequests(ctx, [had.id])))[0]).toMatchObject({
      assigneeId: me(),
      dueAt: null,
    })
    expect((await refusal(run((ctx) => undoServiceRequestsUpdate(ctx, ids, dated, key)))).code).toBe('CONFLICT')
    for (const many of [[], Array.from({ length: 201 }, () => had.id)])
      expect(await mistakes(run((ctx) => undoServiceRequestsUpdate(ctx, many, dated)))).toEqual([
        'ids: Choose up to 200 requests.',
      ])
  })
  it('gives nothing back to a user who has left', async () => {
    const colleague = await aColleague(scene.test, scene.mine)
    const { id } = await create({ assigneeId: colleague })
    const update = randomUUID()
    await run((ctx) => service.updateServiceRequests(ctx, [id], { assigneeId: null, key: update }))
    await asOwner(scene.test.ownerUrl, (owner) =>
      owner.updateTable('agency_users').set({ state: 'DISABLED' }).where('id', '=', colleague).execute(),
    )
    expect(await run((ctx) => undoServiceRequestsUpdate(ctx, [id], update))).toEqual({ keptIds: [id] })
    expect((await run((ctx) => service.findServiceRequests(ctx, [id])))[0]!.assigneeId).toBe(null)
  })
})
