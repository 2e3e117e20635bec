import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import { createView, deleteView, listViews, MOST_VIEWS, renameView } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
})
afterAll(() => test.close())

const run = <T>(work: (ctx: Ctx) => Promise<T>, who = mine) => as(test.house, who.actor, work)
/** Someone else of the same agency. */
async function aColleague() {
  const userId = newId()
  const user = { id: userId, agency_id: mine.agencyId, email: 'sam@otter.example.com', name: 'Sam Specimen' }
  await asOwner(test.ownerUrl, (owner) => owner.insertInto('agency_users').values(user).execute())
  return { ...mine, userId, actor: { ...mine.actor, userId } }
}

const OHIO = { list: '/app/accounts', name: 'Ohio', query: 'state=OH' }
const namesOf = async (who = mine) => (await run(listViews, who)).map(({ name }) => name)

describe('a saved view', () => {
  it('is kept, renamed and deleted, and is its user’s alone', async () => {
    const view = await run((ctx) => createView(ctx, { ...OHIO, name: '  Ohio ' }))
    expect(await run(listViews)).toEqual([{ id: view.id, ...OHIO }])
    const others = [await aColleague(), await anAgency(test)]
    for (const other of others) {
      expect(await namesOf(other)).toEqual([])
      expect(await refusal(run((ctx) => renameView(ctx, view.id, 'Taken'), other))).toMatchObject({ code: 'NOT_FOUND' })
      await run((ctx) => deleteView(ctx, view.id), other)
    }
    await run((ctx) => renameView(ctx, view.id, 'OHIO'))
    expect(await namesOf()).toEqual(['OHIO'])
    await run((ctx) => deleteView(ctx, view.id))
    await run((ctx) => deleteView(ctx, view.id))
    expect(await namesOf()).toEqual([])
  })

  it('has a name that no other of the list has, which other lists may have', async () => {
    const view = await run((ctx) => createView(ctx, OHIO))
    await run((ctx) => createView(ctx, { ...OHIO, list: '/app/policies' }))
    const second = await run((ctx) => createView(ctx, { ...OHIO, name: 'Michigan' }))
    const taken = ['name: You have a view of this name already.']
    expect(await mistakes(run((ctx) => createView(ctx, { ...OHIO, name: 'ohio' })))).toEqual(taken)
    expect(await mistakes(run((ctx) => renameView(ctx, second.id, 'OHIO')))).toEqual(taken)
    expect(await mistakes(run((ctx) => renameView(ctx, view.id, ' ')))).toEqual(['name: Enter a name for the view.'])
    const elsewhere = { ...OHIO, name: 'x', list: 'https://elsewhere.example.com' }
    expect(await mistakes(run((ctx) => createView(ctx, elsewhere)))).toEqual(['list: This is no list of Cara.'])
  })

  it(`is one of ${String(MOST_VIEWS)} of a list at most, also of those saved at once`, async () => {
    const many = await anAgency(test)
    const save = (place: number) => run((ctx) => createView(ctx, { ...OHIO, name: `View ${String(place)}` }), many)
    const saved = await Promise.allSettled(Array.from({ length: MOST_VIEWS + 3 }, (_, place) => save(place)))
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_VIEWS)
    const refused = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: 3 }, () => 'You keep 20 views of this list. Delete one to save another.'),
    )
  })

  it('belongs to a user only', async () => {
    const cara = as(test.house, { ...mine.actor, kind: 'cara' }, (ctx) => createView(ctx, { ...OHIO, name: 'Hers' }))
    expect(await refusal(cara)).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
