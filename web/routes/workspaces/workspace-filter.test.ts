import { expect, it } from 'vitest'
import { filterOf, groupingOf } from './workspace-filter.ts'

const NOW = new Date(2026, 10, 20, 15, 30).getTime()
const VIEW = { search: '  ', chosen: {}, group: null, sort: 'UPDATED_DESC' }

it('counts days from the user’s own midnight', () => {
  expect(filterOf({ ...VIEW, chosen: { date: ['yesterday'] } }, NOW)).toEqual({
    search: '',
    states: [],
    presets: [],
    agencyUserIds: [],
    updatedAfter: new Date(2026, 10, 19).toISOString(),
    updatedBefore: new Date(2026, 10, 20).toISOString(),
    sort: 'UPDATED_DESC',
  })
  expect(groupingOf({ ...VIEW, group: 'DATE' }, NOW)).toEqual({
    by: 'DATE',
    today: new Date(2026, 10, 20).toISOString(),
  })
  expect(groupingOf(VIEW, NOW)).toBeNull()
})
