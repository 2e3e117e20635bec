import { expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

const bornIn = (births: string[], today: string, title = 'Schedule of drivers') => {
  const rows = births.map((birth, index) => [String(index + 1), `Ann Lee${'abcdef'[index]}`, birth, `K12345${index}`])
  const page = gridPage(
    [{ widths: [50, 150, 120, 120], ruled: 'cells', rows: [['No', 'Driver', 'Date of Birth', 'License Number'], ...rows] }], // biome-ignore format: a table
    [{ x: 40, y: 20, text: title }],
  )
  return readRecords([page], today).map(({ fields }) => fields.date_of_birth?.value)
}

it('a year of birth in two digits is the one in which the driver is of an age to drive on that day', () => {
  expect(bornIn(['12/08/64', '3/4/07', '03/04/28'], '2026-11-22')).toEqual(['12/08/1964', '03/04/2007', '03/04/1928'])
  expect(bornIn(['12/08/64', '3/4/07', '03/04/28'], '2045-01-31')).toEqual(['12/08/1964', '03/04/2007', '03/04/2028'])
})

it('is left out where the driver would be a child or past every age', () => {
  expect(bornIn(['3/4/20', '03/04/1920', '03/04/2020'], '2026-11-22')).toEqual([undefined, '03/04/1920', '03/04/2020'])
})

it('is told on the day of an old document too, and left out where that tells another year', () => {
  const paper = 'Schedule of drivers as of 05/01/2005'
  expect(bornIn(['3/4/20', '3/4/12', '3/4/88'], '2026-11-22', paper)).toEqual(['03/04/1920', undefined, '03/04/1988'])
  const never = 'Schedule of drivers until 12/31/2099'
  expect(bornIn(['3/4/78'], '2026-11-22', never)).toEqual(['03/04/1978'])
})
