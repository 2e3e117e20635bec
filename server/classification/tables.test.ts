import { expect, it } from 'vitest'
import { codesIn, ownTable, tableText } from './tables.ts'

it('the tables of Cara are whole', () => {
  const [naics, sic] = [ownTable('NAICS').codes, ownTable('SIC').codes]
  expect([naics.length, sic.length]).toEqual([1012, 1005])
  expect(naics.reduce((sum, { wordings }) => sum + wordings.length, 0)).toBe(18730)
  expect(naics.find(({ code }) => code === '238310')).toMatchObject({
    title: 'Drywall and Insulation Contractors',
    groups: [
      'Construction',
      'Specialty Trade Contractors',
      'Building Finishing Contractors',
      'Drywall and Insulation Contractors',
    ],
  })
  expect(sic.find(({ code }) => code === '1742')!.groups[0]).toBe('Construction')
})

it('codes of SIC that are kin to NAICS are in the tables', () => {
  const { codes, kin } = ownTable('SIC')
  const known = new Set(codes.map(({ code }) => code))
  expect(Object.keys(kin!)).toEqual(ownTable('NAICS').codes.map(({ code }) => code))
  expect(
    Object.values(kin!)
      .flat()
      .filter(([code]) => !known.has(code)),
  ).toEqual([])
})

it('a table is read as it is written', () => {
  for (const name of ['NAICS', 'SIC'] as const)
    expect(codesIn(tableText(ownTable(name).codes))).toEqual(ownTable(name).codes)
})
