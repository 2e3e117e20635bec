import { expect, it, test } from 'vitest'
import { gridPage } from '../../../../tests/support/documents/grid-page.ts'
import type { RecordValue } from '../types.ts'
import { readHandedIn } from './read-handed-in.ts'
import { sideIn } from './sides.ts'

test.each([
  ['Log yard, 80 ft', 'Log yard', '80 ft'],
  ['Barn 1,200 feet', 'Barn', '1,200 feet'],
  ['Bldg 1, 45', 'Bldg 1', '45'],
  ['Building 2', 'Building 2', ''],
  ['Route 9', 'Route 9', ''],
])('%s', (text, what, distance) => {
  expect(sideIn(text)).toEqual({ what, distance })
})
test('none', () => expect(sideIn('N/A')).toBeNull())

it('a list of places tells what stands beside them, and what alarms they have', () => {
  const heads = ['Loc', 'Address', 'Right exposure', 'Exposure rear, distance', 'Fire alarm', 'Burglar alarm']
  const rows = [
    ['1', '12 Elm Street, Macon, GA 31201', 'Log yard, 80 ft', 'Creek', 'Central station', 'Not connected'],
    ['2', '9 Oak Street, Macon, GA 31201', 'N/A', 'Barn, 45', 'Local gong', 'Central station'],
  ]
  const page = gridPage([{ widths: [40, 170, 110, 140, 110, 110], rows: [heads, ...rows], ruled: 'cells' }])
  const told = readHandedIn([page], null, false).map(
    ({ fields }): Record<string, RecordValue> =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, { value }]) => (/exposure|alarm/.test(name) ? [[name, value]] : [])),
      ),
  )
  expect(told).toEqual([
    {
      exposure_right: 'Log yard',
      exposure_right_distance: '80 ft',
      exposure_rear: 'Creek',
      fire_alarm: 'Central station',
    },
    {
      ...{ exposure_rear: 'Barn', exposure_rear_distance: '45' },
      ...{ fire_alarm: 'Local gong', burglar_alarm: 'Central station' },
    },
  ])
})
