import { expect, it } from 'vitest'
import { type DrawnTable, gridPage } from '../../../../tests/support/documents/grid-page.ts'
import { readPacket } from './read-packet.ts'

const PLACES: DrawnTable = {
  widths: [60, 60, 300],
  ruled: 'cells',
  rows: [
    ['Loc', 'Bldg', 'Address'],
    ['1', '1', '100 Elm St, Toledo, OH 43604'],
    ['1', '2', '102 Elm St (rear), Toledo, OH 43604'],
    ['2', '1', 'Unit 5, 2200 Lake Rd\nSandusky, OH 44870-1234'],
  ],
}
const CLASSES: DrawnTable = {
  widths: [60, 240, 80, 60, 80],
  ruled: 'cells',
  rows: [
    ['Loc', 'Classification', 'Code No.', 'Terr', 'Premium'],
    ['1', 'Apartment Buildings - garden', '60011', '503', '$1,498'],
    ['2', 'Lessors Risk Only', '61212', '505', '$526'],
    ['1', 'Swimming Pools', '48925', '503', '$412'],
  ],
}

it('places listed beside classes keep their addresses, and their classes are not lost', () => {
  const head = { x: 40, y: 20, text: 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS' }
  const records = readPacket([gridPage([PLACES, CLASSES], [head])])
  const told = (type: string, names: string[]) =>
    records.filter((record) => record.type === type).map(({ fields }) => names.map((name) => fields[name]?.value))
  expect(told('cgl_exposure_item', ['location_number', 'class_code', 'premium'])).toEqual([
    ['1', '60011', '$1,498'],
    ['2', '61212', '$526'],
    ['1', '48925', '$412'],
  ])
  expect(
    told('policy_location_item', ['location_number', 'building_number', 'premises_address', 'class_code']),
  ).toEqual([
    ['1', undefined, undefined, '60011'],
    ['2', '1', 'Unit 5, 2200 Lake Rd Sandusky, OH 44870-1234', '61212'],
    ['1', undefined, undefined, '48925'],
    ['1', '1', '100 Elm St, Toledo, OH 43604', undefined],
    ['1', '2', '102 Elm St (rear), Toledo, OH 43604', undefined],
  ])
})

it('places listed with what else is told of them are places', () => {
  const rows = [
    [
      'Loc #',
      'Bldg #',
      'Premises Address',
      'Classification',
      'Year Built',
      'Square Feet',
      'Roof',
      'Stories',
      'Sprinklered',
    ],
    ['1', '1', '100 Elm St, Toledo, OH 43604', 'Bakeries', '1959', '1316', 'Slate', '2', 'Yes'],
    ['2', '1', '8 Oak St, Toledo, OH 43604', 'Offices', '1995', '6579', 'Flat', '1', 'No'],
  ]
  const widths = [40, 40, 200, 80, 60, 60, 60, 60, 80]
  const records = readPacket([gridPage([{ widths, rows, ruled: 'cells' }])])
  expect(records.map(({ type, fields }) => [type, fields.premises_address?.value])).toEqual([
    ['policy_location_item', '100 Elm St, Toledo, OH 43604'],
    ['policy_location_item', '8 Oak St, Toledo, OH 43604'],
  ])
})

it('a number of a street is no number of a building', () => {
  const head = { x: 40, y: 20, text: 'BUSINESSOWNERS POLICY DECLARATIONS' }
  // Captions stand under their values.
  const rows = [
    ['1 / 1\nLoc / Bldg', '330 Larder Street, Joliet, IL 60432\nPremises address', 'Will\nCounty', 'Owner\nInsured is'],
    ['Frame\nConstruction', '1962\nYear built', '1\nStories', '3\nProtection class'],
  ]
  const records = readPacket([gridPage([{ widths: [130, 130, 130, 130], ruled: 'cells', rows }], [head])])
  expect(records.map(({ fields }) => [fields.location_number?.value, fields.building_number?.value])).toEqual([
    ['1', undefined],
  ])
})
