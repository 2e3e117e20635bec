import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page } from '../types.ts'
import { readRecords } from './read-records.ts'

const XS = [40, 190, 340, 490]
const STEP = 10
/** Levels of texts from a height on, each text at its column; an empty one is left out. */
const levels = (top: number, rows: string[][], xs = XS): DrawnText[] =>
  rows.flatMap((cells, row) => cells.flatMap((text, at) => (text ? [{ x: xs[at]!, y: top + row * STEP, text }] : [])))
const valuesOf = (...pages: Page[]) =>
  readRecords(pages).map(({ type, fields }) => ({
    type,
    ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  }))
const page = (texts: DrawnText[], number = 1) => drawnPage(texts, [], number)

const FIRST = ['CLAIM NUMBER', 'DATE OF LOSS', 'STATUS', 'DATE CLOSED']
const SECOND = ['CAUSE OF LOSS', 'ADJUSTER', 'LOSS PAID', 'LOSS RESERVE']
/** A claim of two levels of captions, each over its values. */
const claim = (values: string[], more: string[], ...wraps: string[][]) => [FIRST, values, SECOND, more, ...wraps]
const ONE = claim(['Z-5001', '02/03/2024', 'Open', ''], ['Barn fire', 'Mira Holt', '10.00', '5.00'])
const TWO = claim(
  ['Z-5002', '02/04/2024', 'Closed', '03/01/2024'],
  ['Hail on the', 'Ada Quill', '20.00', '.00'],
  ['glass house'],
)
const THREE = claim(['Z-5003', '02/05/2024', 'Open', ''], ['', 'Ada Quill', '30.00', '']) // biome-ignore format: a row
const CLAIMS = [
  { type: 'claim', claim_number: 'Z-5001', date_of_loss: '02/03/2024', claim_status: 'Open', description: 'Barn fire', adjuster: 'Mira Holt', claim_paid: 10, claim_reserves: 5 },
  { type: 'claim', claim_number: 'Z-5002', date_of_loss: '02/04/2024', claim_status: 'Closed', date_closed: '03/01/2024', description: 'Hail on the glass house', adjuster: 'Ada Quill', claim_paid: 20, claim_reserves: 0 },
  { type: 'claim', claim_number: 'Z-5003', date_of_loss: '02/05/2024', claim_status: 'Open', adjuster: 'Ada Quill', claim_paid: 30 },
] // biome-ignore format: a table
/** Blocks below one another. */
const column = (blocks: string[][][], top = 60, apart = 70) =>
  blocks.flatMap((rows, at) => levels(top + at * apart, rows))

describe('blocks with captions over their values', () => {
  it('are a record each, and a caption over nothing says nothing', () => {
    expect(valuesOf(page(column([ONE, TWO, THREE])))).toEqual(CLAIMS)
    expect(valuesOf(page(column([ONE, THREE], 60, 40)))).toEqual([CLAIMS[0], CLAIMS[2]])
  })

  it('are read in cells with rulings too', () => {
    const grid = ([first, values, second, more, wrap = []]: string[][]) => ({
      widths: [150, 150, 150, 150],
      rows: [
        first!.map((caption, at) => `${caption}\n${values![at]}`),
        second!.map((caption, at) => `${caption}\n${more![at]}${wrap[at] ? `\n${wrap[at]}` : ''}`),
      ],
      ruled: 'cells' as const,
    })
    expect(valuesOf(gridPage([ONE, TWO, THREE].map(grid)))).toEqual(CLAIMS)
  })

  it('go on over the end of a page', () => {
    const [head, rest] = [TWO.slice(0, 2), TWO.slice(2)]
    const foot: DrawnText = { x: 40, y: 590, text: 'Page 1 of 2' }
    const first = page([...column([ONE]), ...levels(500, head), foot])
    const top: DrawnText = { x: 40, y: 30, text: 'Quillfeather Mutual loss run' }
    expect(valuesOf(first, page([top, ...levels(60, rest), ...levels(130, THREE)], 2))).toEqual(CLAIMS)
    expect(valuesOf(first, page([top, ...levels(60, rest)], 2))).toEqual(CLAIMS.slice(0, 2))
  })

  it('have the policy told above them, also between two', () => {
    const policy = (y: number, number: string): DrawnText => ({ x: 40, y, text: `Policy Number: ${number}` })
    const texts = [policy(40, 'PX-70001'), ...levels(60, ONE), policy(125, 'PX-70002'), ...levels(145, TWO)]
    expect(valuesOf(page(texts)).map(({ policy_number }: Record<string, unknown>) => policy_number)).toEqual(['PX-70001', 'PX-70002']) // biome-ignore format: a row
  })

  it('say nothing under a caption that stands twice in one', () => {
    const twice = [...ONE, SECOND, ['', '', '99.00', '98.00']]
    const [first, second] = valuesOf(page(column([twice, TWO])))
    expect(first).toMatchObject({ claim_number: 'Z-5001', date_of_loss: '02/03/2024' })
    for (const name of ['claim_paid', 'claim_reserves', 'adjuster']) expect(first).not.toHaveProperty(name)
    expect(second).toEqual(CLAIMS[1])
  })

  it('end before the totals of all and before what another block says', () => {
    const totals = [['Claims: 3', '', '60.00', '5.00']]
    const vehicle = [
      ['UNIT', 'PLATE NUMBER'],
      ['7', 'QX-1200'],
    ]
    const texts = [...column([ONE, THREE]), ...levels(190, vehicle), ...levels(230, TWO), ...levels(300, totals)]
    expect(valuesOf(page(texts))).toEqual([CLAIMS[0], CLAIMS[2], CLAIMS[1]])
  })

  it('may begin over the caption of their key', () => {
    const shown = (name: string, number: string, paid: string) => [['CLAIMANT', 'ADJUSTER'], [name, ''], ['CLAIM NUMBER', 'TOTAL PAID', 'STATUS'], [number, paid, 'Open']] // biome-ignore format: a row
    const texts = column([
      shown('Orla Finch', 'Z-1', '1.00'),
      shown('', 'Z-2', '2.00'),
      shown('Ivo Lund', 'Z-3', '3.00'),
    ])
    expect(valuesOf(page(texts))).toMatchObject([{ claimant: 'Orla Finch', claim_paid: 1 }, { claim_paid: 2 }, { claimant: 'Ivo Lund' }]) // biome-ignore format: a row
    expect(valuesOf(page(texts))[1]).not.toHaveProperty('claimant')
  })

  it('have nothing of what heads each page', () => {
    const heading = levels(20, [
      ['POLICY', 'ADJUSTER'],
      ['PX-70009', 'Bo Marsh'],
    ])
    const bare = claim(ONE[1]!, ['Barn fire', '', '10.00', '5.00']).map((row, at) => (at === 2 ? row.with(1, '') : row))
    const pages = [1, 2, 3, 4].map((number) =>
      page([...heading, ...column(number > 1 ? [bare] : [bare, bare])], number),
    )
    const found = valuesOf(...pages)
    expect(found).toHaveLength(5)
    for (const one of found) expect(one).not.toHaveProperty('adjuster')
  })

  it('leave out what runs under two captions', () => {
    const long = 'A fire that spread over the whole width of barns'
    const [first] = valuesOf(page(column([claim(ONE[1]!, [long, '', '10.00', '5.00']), TWO])))
    expect(first).toMatchObject({ claim_number: 'Z-5001', claim_paid: 10 })
    for (const name of ['description', 'adjuster']) expect(first).not.toHaveProperty(name)
  })

  it('end before captions that few of them have', () => {
    const more = [...ONE, ['CLAIMANT', 'DRIVER'], ['Orla Finch', 'Ivo Lund']]
    const texts = [TWO, more, TWO, TWO].flatMap((rows, at) => levels(60 + at * 80, rows))
    expect(valuesOf(page(texts))[1]).toEqual(CLAIMS[0])
  })

  it('leave out one of two that stand side by side under a caption', () => {
    const [first] = valuesOf(page([...column([ONE, TWO]), { x: 560, y: 90, text: '7.00' }]))
    expect(first).toMatchObject({ claim_number: 'Z-5001', claim_paid: 10 })
    expect(first).not.toHaveProperty('claim_reserves')
  })

  it('have what stands beside a caption only where it is told which', () => {
    const xs = [40, 240, 340, 490]
    const shown = (rows: string[][], at: number) => [
      ...levels(60 + at * 70, rows.slice(0, 3), xs),
      ...levels(90 + at * 70, rows.slice(3)),
    ]
    const texts = [claim(ONE[1]!, ['', 'Mira Holt', '10.00', '5.00']), TWO].flatMap(shown)
    const [first] = valuesOf(page(texts))
    expect(first).toMatchObject({ claim_number: 'Z-5001', claim_paid: 10 })
    for (const name of ['description', 'adjuster']) expect(first).not.toHaveProperty(name)
    const wall = { axis: 'vertical', at: 180, from: 50, to: 250 } as const
    const [walled] = valuesOf(drawnPage(texts, [wall]))
    expect(walled).toMatchObject({ claim_number: 'Z-5001', adjuster: 'Mira Holt' })
    expect(walled).not.toHaveProperty('description')
  })

  it('without the value of their key are none, nor is what they say on the next page of another', () => {
    const cut = [FIRST, ['', '02/09/2024', 'Open', '']]
    const rest = [SECOND, ['Flood', 'Bo Marsh', '99.00', '98.00']]
    const pages = [page([...column([ONE, TWO, ONE, THREE]), ...levels(500, cut)]), page(levels(60, rest), 2)]
    expect(valuesOf(...pages)).toEqual([CLAIMS[0], CLAIMS[1], CLAIMS[0], CLAIMS[2]])
  })

  it('tell vehicles and drivers', () => {
    const vehicle = (unit: string, year: string, make: string, vin: string) => [['VEH NO', 'YEAR', 'MAKE', 'MODEL'], [unit, year, make, 'Hauler'], ['VIN', 'COST NEW'], [vin, '$9,000']] // biome-ignore format: a row
    const vehicles = column([vehicle('1', '2018', 'Ford', '1FTFW1E51MFA00921'), vehicle('2', '', 'Ram', '3AKJHHDR0JSJT1182'), vehicle('3', '2020', '', '1GRAA0621XB023455'), vehicle('4', '2020', 'Ram', '1GRAA0621XB023455'), vehicle('5', '2021', 'Ram', '1GRAA0621XB023456')]) // biome-ignore format: a row
    const told = valuesOf(page(vehicles)).map((one: Record<string, unknown>) => [one.veh_number, one.year, one.make])
    expect(told).toEqual([['1', 2018, 'Ford'], ['3', 2020, undefined], ['4', 2020, 'Ram'], ['5', 2021, 'Ram']]) // biome-ignore format: a list
    const driver = (name: string, born: string, licence: string) => [['NAME', 'DATE OF BIRTH'], [name, born], ['LICENSE NUMBER', 'STATE'], [licence, 'OH']] // biome-ignore format: a row
    const drivers = column([driver('Holt, Mira', '04/09/1971', 'H-7711'), driver('Finch, Orla', '', 'F-8822')])
    expect(valuesOf(page(drivers))).toEqual([
      { type: 'driver', name: 'Holt, Mira', date_of_birth: '04/09/1971', driver_license_number: 'H-7711', state_licensed: 'OH' },
      { type: 'driver', name: 'Finch, Orla', driver_license_number: 'F-8822', state_licensed: 'OH' },
    ]) // biome-ignore format: a table
  })

  it('are none where the captions are heads of several rows', () => {
    const policy = [
      ['POLICY NUMBER', 'EFFECTIVE DATE'],
      ['PX-70001', '01/01/2024'],
    ]
    const table = (numbers: string[]) => [
      ...levels(60, policy),
      ...levels(96, [FIRST]),
      ...numbers.flatMap((number, at) => levels(112 + at * 16, [[number, '02/03/2024', 'Open', '02/09/2024']])),
    ]
    const pages = [
      page(table(['Z-1', 'Z-2', 'Z-3', 'Z-4'])),
      page(table(['Z-5', 'Z-6', 'Z-7']), 2),
      page(table(['Z-8']), 3),
    ]
    const found = valuesOf(...pages).map(({ claim_number }: Record<string, unknown>) => claim_number)
    expect(found).toEqual(['Z-1', 'Z-2', 'Z-3', 'Z-4', 'Z-5', 'Z-6', 'Z-7', 'Z-8'])
  })
})
