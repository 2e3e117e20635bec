import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

type Row = string | string[]
const pageOf = (rows: Row[], number = 1) => {
  const texts = rows.flatMap((cells, row): DrawnText[] =>
    [cells].flat().flatMap((text, at) => (text ? [{ x: 40 + at * 200, y: 40 + row * 12, text }] : [])),
  )
  return drawnPage(texts, [], number)
}
const told = (...pages: Row[][]) =>
  readRecords(pages.map((rows, at) => pageOf(rows, at + 1)))
    .filter(({ type }) => type === 'vehicle')
    .map(({ fields }) => ['veh_number', 'year', 'make', 'model', 'vin'].map((name) => fields[name]?.value))

const VINS = ['3AKJHHDR0JSJT1182', '1FTFW1E51MFA00921', '1GRAA0621XB023455']
const block = (name: string, vin: number): Row[] => [name, [`VIN: ${VINS[vin]}`, 'Radius: 50 miles'], ['Comp Premium', 'Auto Total'], ['$120', '$900'], ''] // biome-ignore format: a row
const ONE = block('1. 2018 Freightliner Cascadia 125', 0)
const TWO = block('2. 1999 Great Dane Reefer', 2)
const FIRST = ['1', 2018, 'Freightliner', 'Cascadia 125', VINS[0]]
const SECOND = ['2', 1999, 'Great Dane', 'Reefer', VINS[2]]

describe('vehicles in numbered blocks', () => {
  it('are told by number, year, make and model, over pages too', () => {
    expect(told([...ONE, ...TWO], block('3. 2021 Ford F-150', 1))).toEqual([FIRST, SECOND, ['3', 2021, 'Ford', 'F-150', VINS[1]]]) // biome-ignore format: a row
  })

  it('count on from 1, each but once', () => {
    expect(told(ONE)).toEqual([])
    expect(told(TWO, block('3. 2021 Ford F-150', 1))).toEqual([])
    expect(told([...ONE, ...TWO], [...ONE, ...TWO])).toEqual([FIRST, SECOND])
    expect(told([...ONE, ...TWO, ...block('7. 2021 Ford F-150', 1)])).toEqual([FIRST, SECOND])
  })

  it('have a VIN of their own, or a heading that speaks of vehicles', () => {
    const bare = ['1. 2018 Ford F-150', '2. 2020 Ram 2500']
    const both = [['1', 2018, 'Ford', 'F-150', undefined], ['2', 2020, 'Ram', '2500', undefined]] // biome-ignore format: a list
    expect(told(['Scheduled autos', ...bare])).toEqual(both)
    expect(told(['Revenue by year', ...bare])).toEqual([])
    expect(told(['Auto losses', ...bare])).toEqual([])
    expect(told([...ONE, '2. 1999 Great Dane Reefer'])).toEqual([FIRST])
  })

  it('are none where the list says that they are no more', () => {
    expect(told(['Deleted vehicles', ...ONE, ...TWO])).toEqual([])
    expect(told([...ONE.slice(0, 2), 'Sold 03/01/2024', ...TWO])).toEqual([SECOND])
  })

  it('have no more in their name than names them', () => {
    const [make, model] = [2, 3]
    const named = (name: string) => told([...block(name, 0), ...TWO])[0]!
    expect(named('1. 2018 Ford F-150, crew cab')[model]).toBe('F-150')
    expect(named('1. 2018 Ford F-150 - crew cab')[model]).toBe('F-150')
    expect(named('1. 2018 Ford F-150 VIN unknown')[model]).toBe('F-150')
    expect(named('1. 2018 Reefer').slice(make)).toEqual([undefined, undefined, VINS[0]])
  })

  it('have no VIN of what stands far below', () => {
    const [first] = told(['Scheduled autos', '1. 2018 Ford F-150', '', '', '', '', `VIN: ${VINS[1]}`, ...TWO])
    expect(first).toEqual(['1', 2018, 'Ford', 'F-150', undefined])
  })

  it('are none where persons are counted', () => {
    expect(readRecords([pageOf(['Rated drivers', '1. Ivo Lund', '2. Orla Finch', 'Vehicles', ...ONE, ...TWO])]).map(({ type }) => type)).toEqual(['vehicle', 'vehicle']) // biome-ignore format: a row
  })
})
