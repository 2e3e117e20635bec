import { expect, it } from 'vitest'
import type { WorkspaceRowFragment } from '../../graph/generated/graphql.ts'
import { groupRows } from './group-rows.ts'
import { filterOf, readView, writeView } from './view.ts'

it('reads back the view it wrote, and leaves out what is as usual', () => {
  const address =
    'q=kiln&status=IDLE&status=WORKING&user=u1&preset=GENERATE_TEMPLATE&date=week&group=status&sort=TITLE_ASC'
  expect(writeView(readView(new URLSearchParams(address))).toString()).toBe(address)
  expect(writeView(readView(new URLSearchParams('date=nonsense&sort=x&group='))).toString()).toBe('')
})

it('counts days from the user’s own midnight', () => {
  const now = new Date(2026, 10, 20, 15, 30).getTime()
  const view = readView(new URLSearchParams('date=yesterday'))
  expect(filterOf(view, now)).toMatchObject({
    updatedAfter: new Date(2026, 10, 19).toISOString(),
    updatedBefore: new Date(2026, 10, 20).toISOString(),
    states: null,
  })
})

it('groups by day bands and by the order of the states', () => {
  const now = new Date(2026, 10, 20, 15, 30).getTime()
  const row = (id: string, state: WorkspaceRowFragment['state'], day: number) =>
    ({ id, state, updatedAt: new Date(2026, 10, day, 12).toISOString() }) as WorkspaceRowFragment
  const rows = [row('a', 'IDLE', 20), row('b', 'WORKING', 19), row('c', 'CREATED', 15), row('d', 'IDLE', 1)]
  expect(groupRows(rows, 'date', now).map((group) => ('title' in group ? group.title : ''))).toEqual([
    'Today',
    'Yesterday',
    'Past week',
    'Past month',
  ])
  expect(groupRows(rows, 'status', now).map((group) => group.rows.map(({ id }) => id))).toEqual([
    ['c'],
    ['b'],
    ['a', 'd'],
  ])
  expect(groupRows(rows, 'none', now)).toEqual([{ rows }])
})
