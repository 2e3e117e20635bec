import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Ruling } from '../types.ts'
import { readRecords } from './read-records.ts'

const HEADS = ['Claim Number', 'Date of Loss', 'Driver', 'Accident', 'Paid', 'Reserve', 'Salvage/Subro']
/** What the rows of a ruled table say of driver, paid, reserve and recovered; '\n' ends a line of a cell. */
const told = (rows: string[][], heads = HEADS) => {
  const page = gridPage([{ widths: heads.map(() => 110), rows: [heads, ...rows], ruled: 'cells' }])
  return readRecords([page]).map(({ fields }) =>
    ['driver', 'claim_paid', 'claim_reserves', 'claim_recovered'].map((name) => fields[name]?.value),
  )
}
const claim = (driver: string, accident: string, paid: string, reserve: string) => ['Z-1', '02/03/2024', driver, accident, paid, reserve, '4.00'] // biome-ignore format: a row
const PLAIN = ['Z-2', '02/04/2024', 'Ivo Lund', 'Hail', '7.00', '8.00', '.00']
const OTHER = ['Ivo Lund', 7, 8, 0]
const DRIVER = 'Orla Finch\nLiability\nPhysical Damage'

describe('lines of amounts below those of a record', () => {
  it('are parts of it, named in another column', () => {
    const rows = [claim(DRIVER, 'Fell', '30.00\n10.00\n20.00', '3.00\n3.00\n.00'), PLAIN]
    expect(told(rows)).toEqual([['Orla Finch', 30, 3, 4], OTHER])
  })

  it('leave a text beside them whole', () => {
    const rows = [claim(DRIVER, 'Fell off\nthe ladder\nat dawn', '30.00\n10.00\n20.00', '3.00\n3.00\n.00'), PLAIN]
    const page = gridPage([{ widths: HEADS.map(() => 110), rows: [HEADS.with(3, 'Description'), ...rows], ruled: 'cells' }]) // biome-ignore format: a row
    const { description, driver } = readRecords([page])[0]!.fields
    expect([description?.value, driver?.value]).toEqual(['Fell off the ladder at dawn', 'Orla Finch'])
  })

  it('take an amount from the record that they contradict', () => {
    const rows = [claim(DRIVER, 'Fell', '30.00\n10.00\n21.00', '3.00\n3.00\n.00'), PLAIN]
    expect(told(rows)).toEqual([['Orla Finch', undefined, 3, 4], OTHER])
  })

  it('are none where a line names nothing, or two of them the same', () => {
    const unnamed = claim('Orla Finch\nBell', 'Fell', '30.00\n10.00\n20.00', '3.00\n3.00\n.00')
    expect(told([unnamed, PLAIN])[0]![0]).toBe('Orla Finch Bell')
    const twice = claim('Orla Finch\nBell\nBell', 'Fell', '30.00\n10.00\n20.00', '3.00\n3.00\n.00')
    expect(told([twice, PLAIN])[0]![0]).toBe('Orla Finch Bell Bell')
  })

  it('are none in a row of the total of a policy', () => {
    const total = ['', '', 'WQ-77120 Total', '', '37.00', '11.00', '4.00']
    expect(told([claim('Orla Finch', 'Fell', '30.00', '3.00'), PLAIN, total])).toEqual([
      ['Orla Finch', 30, 3, 4],
      OTHER,
    ])
  })

  it('are none where each line is of a field of its own', () => {
    const heads = HEADS.with(2, 'Claimant / Adjuster').with(4, 'Paid / Recovered').with(6, 'Line')
    const rows = [['Z-1', '02/03/2024', 'Orla Finch\nMira Holt', 'Fell', '30.00\n10.00', '5.00', 'GL']]
    const page = gridPage([{ widths: heads.map(() => 110), rows: [heads, ...rows], ruled: 'cells' }])
    const { claimant, adjuster, claim_paid: paid, claim_recovered: back } = readRecords([page])[0]!.fields
    expect([claimant, adjuster, paid, back].map((field) => field?.value)).toEqual(['Orla Finch', 'Mira Holt', 30, 10])
  })
})

describe('a text that runs over the cells of its row', () => {
  const XS = [30, 140, 250, 360]
  const row = (y: number, cells: string[]): DrawnText[] => cells.map((text, at) => ({ x: XS[at]! + 3, y, text }))
  const rulings = [30, 45, 60, 75, 90, 105].map((at): Ruling => ({ axis: 'horizontal', at, from: 30, to: 470 }))
  const walls = [...XS, 470].map((at): Ruling => ({ axis: 'vertical', at, from: 30, to: 105 }))
  const described = (label: string) => {
    const texts = [
      ...row(34, ['Claim Number', 'Date of Loss', 'Status', 'Paid']),
      ...row(49, ['Z-1', '02/03/2024', 'Open', '5.00']),
      ...row(64, [label, 'Backed into a crate', 'in the rain, and', 'fell']),
      ...row(79, ['Z-2', '02/04/2024', 'Closed', '6.00']),
      ...row(94, [label, 'Hail on the roof', 'of the shed', '']).slice(0, 3),
    ]
    const found = readRecords([drawnPage(texts, [...rulings, ...walls])])
    return found.map(({ fields }) => [fields.claim_number?.value, fields.description?.value])
  }

  it('is told under the label that begins it', () => {
    expect(described('Loss description:')).toEqual([
      ['Z-1', 'Backed into a crate in the rain, and fell'],
      ['Z-2', 'Hail on the roof of the shed'],
    ])
  })

  it('is none behind a label of another kind', () => {
    expect(described('Claimant:').map(([, description]) => description)).toEqual([undefined, undefined])
  })
})
