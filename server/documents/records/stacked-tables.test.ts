import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page, Ruling } from '../types.ts'
import { readRecords } from './read-records.ts'

const LINE = 11
/** Lines of cells under one another at these places; an empty cell is left out. */
function rows(xs: number[], lines: string[][], top: number): DrawnText[] {
  return lines.flatMap((cells, row) =>
    cells.flatMap((text, at) => (text ? [{ x: xs[at]!, y: top + row * LINE, text }] : [])),
  )
}

const HEADS = [
  ['Claimant', 'Line', 'Handling Office', 'Accident Description', '', ''],
  ['Claim No', 'Juris', 'Status', '', '', 'Total'],
  ['Loss Date', 'Date Rcvd', 'Closed Date', 'Cause', 'Reserves', 'Recoveries'],
]
const FIRST = [
  ['Mira Holt', 'AUTO', '014/88', 'Backed into a parked van', '', ''],
  ['KT-40017', 'OH', 'Closed', 'at the gate', '', ''],
  ['03/04/2023', '03/06/2023', '05/01/2023', 'Reversing', '120.50', '.00'],
]
const SECOND = [
  ['Orla Finch', 'AUTO', '014/88', 'Cracked windshield', '', ''],
  ['KT-40018', 'OH', 'Open', '', '', ''],
  ['07/08/2023', '07/09/2023', '', 'Debris', '.00', '-15.00'],
]
const XS = [30, 150, 240, 330, 520, 600]
const CLAIMS = [
  { claim_number: 'KT-40017', claimant: 'Mira Holt', claim_status: 'Closed', date_of_loss: '03/04/2023', date_reported: '03/06/2023', date_closed: '05/01/2023', description: 'Backed into a parked van at the gate', claim_reserves: 120.5, claim_recovered: 0 },
  { claim_number: 'KT-40018', claimant: 'Orla Finch', claim_status: 'Open', date_of_loss: '07/08/2023', date_reported: '07/09/2023', description: 'Cracked windshield', claim_reserves: 0, claim_recovered: -15 },
] // biome-ignore format: a table

const valuesOf = (page: Page) =>
  readRecords([page]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

describe('stacked tables', () => {
  const rulingAt = (at: number): Ruling => ({ axis: 'horizontal', at, from: 30, to: 660 })

  it('reads records of three lines under three lines of heads, parted by rulings', () => {
    const texts = [...rows(XS, HEADS, 60), ...rows(XS, FIRST, 100), ...rows(XS, SECOND, 133)]
    const total: DrawnText = { x: 30, y: 172, text: 'Claim count 2' }
    const found = valuesOf(drawnPage([...texts, total], [132, 165].map(rulingAt)))
    expect(found).toEqual(CLAIMS.map((claim) => expect.objectContaining(claim)))
    expect(found[1]).not.toHaveProperty('date_closed')
  })

  it('reads them where only spaces part them', () => {
    const texts = [...rows(XS, HEADS, 60), ...rows(XS, FIRST, 105), ...rows(XS, SECOND, 150)]
    expect(valuesOf(drawnPage(texts, []))).toEqual(CLAIMS.map((claim) => expect.objectContaining(claim)))
  })

  it('reads the first of them below a typed rule', () => {
    const rule: DrawnText = { x: 30, y: 95, text: '- '.repeat(70).trim() }
    const texts = [...rows(XS, HEADS, 60), rule, ...rows(XS, FIRST, 105), ...rows(XS, SECOND, 150)]
    expect(valuesOf(drawnPage(texts, []))).toEqual(CLAIMS.map((claim) => expect.objectContaining(claim)))
  })

  it('leaves out a record in which a value stands under a head of another kind', () => {
    const shifted = [['KT-40018', 'OH', 'Open', 'Cracked windshield', '', ''], SECOND[2]!]
    const texts = [...rows(XS, HEADS, 60), ...rows(XS, FIRST, 105), ...rows(XS, shifted, 150)]
    expect(valuesOf(drawnPage(texts, []))).toEqual([expect.objectContaining(CLAIMS[0]!)])
  })

  it('takes of amounts told in rows those of the total', () => {
    const xs = [30, 110, 200, 330, 420, 480, 540, 600]
    const heads = [
      ['Claim No', 'Claimant', 'Department', '', '', '', '', ''],
      ['Policy Number', 'Class', 'DOL', '', '', '', '', ''],
      ['Eff Date', 'Insured', 'Date Rcvd', 'Loss Description', '', 'Indem', 'Medical', 'Total'],
    ]
    const claim = (number: string, paid: string) => [
      [number, 'Ivo Lund', 'Yard', '', 'Reserves', '0', '10', '10'],
      ['WQ77120', '5146', '02/03/2022', '', 'Payments', '40', '60', paid],
      ['01/01/2022', 'Elm Works', '02/05/2022', 'Slipped on ice', 'Incurred', '40', '70', '110'],
    ]
    const texts = [
      ...rows(xs, heads, 60),
      ...rows(xs, claim('55101', '100'), 105),
      ...rows(xs, claim('55102', '1,100'), 150),
    ]
    const found = valuesOf(drawnPage(texts, []))
    const same = { policy_number: 'WQ77120', effective_date: '01/01/2022', date_of_loss: '02/03/2022', date_reported: '02/05/2022', description: 'Slipped on ice', claim_reserves: 10 } // biome-ignore format: a row
    expect(found).toEqual([
      expect.objectContaining({ ...same, claim_number: '55101', claim_paid: 100 }),
      expect.objectContaining({ ...same, claim_number: '55102', claim_paid: 1100 }),
    ])
  })

  it('takes the total of amounts in rows, and nothing of a column in which it is not sure which line is under which head', () => {
    const xs = [30, 130, 210, 330, 400, 460]
    const heads = [
      ['Claim Number', 'Injury Date', 'Accident Description', 'Expense Type', 'Payments', 'Incurred less'],
      ['Claimant Name', 'Report Date', 'Nature', '', '', 'Recovery'],
      ['Carrier', 'Days', 'Examiner', '', '', ''],
    ]
    const claim = (number: string, [first, second, third, fourth]: string[], total: string) => [
      [number, '02/03/2022', first!, 'IND', '10.00', '10.00'],
      ['LUND, IVO', '02/05/2022', second!, 'MED', '20.00', '20.00'],
      ['Elm Mutual', '2', third!, 'EXP', '5.00', '5.00'],
      ['', '', fourth!, 'TOTAL', total, '35.00'],
    ]
    const wide = 'Slipped on a wet floor at'
    const texts = [
      ...rows(xs, heads, 60),
      ...rows(xs, claim('55101', ['Slipped', 'Sprain', 'Ada Quill', ''], '35.00'), 105),
      ...rows(xs, claim('55102', [wide, 'Pier Seven', 'Bo Marsh', 'Ada Quill'], '36.00'), 165),
    ]
    const rulings = [58, 95, 155, 215].map(rulingAt)
    const [first, second] = valuesOf(drawnPage(texts, rulings))
    expect(first).toMatchObject({ claim_number: '55101', claimant: 'LUND, IVO', date_reported: '02/05/2022', description: 'Slipped', adjuster: 'Ada Quill', claim_paid: 35 }) // biome-ignore format: a row
    expect(second).toMatchObject({ claim_number: '55102', claimant: 'LUND, IVO', date_of_loss: '02/03/2022' })
    for (const found of [first, second]) expect(found).not.toHaveProperty('claim_recovered')
    for (const name of ['claim_paid', 'adjuster', 'description']) expect(second).not.toHaveProperty(name)
  })

  describe('heads that name no field', () => {
    const heads = [
      ['Claimant', 'Line', 'Handling Office', 'Accident Description', 'Reserves', 'Recoveries'],
      ['Claim No', 'Date Rcvd', 'Status', '', '', ''],
    ]
    const bare = ['Reference', 'Desk', 'Zone', 'Remark', '', '']
    const entry = (number: string) => [
      ['Mira Holt', 'AUTO', '014/88', 'Backed into a parked van', '120.50', '.00'],
      [number, '03/06/2023', 'Closed', '', '', ''],
    ]
    const more = ['QX', 'Blue', 'North', 'Towed', '', '']
    const three = [
      ...rows(XS, [...heads, bare], 60),
      ...rows(XS, [...entry('KT-40017'), more], 105),
      ...rows(XS, [...entry('KT-40018'), more], 150),
    ]
    const known = { claimant: 'Mira Holt', claim_status: 'Closed', claim_reserves: 120.5 }
    const both = ['KT-40017', 'KT-40018'].map((number) => expect.objectContaining({ ...known, claim_number: number }))

    it('are heads down to the ruling below them', () => {
      expect(valuesOf(drawnPage(three, [rulingAt(95)]))).toEqual(both)
    })

    it('are none without it, or over a ruling of other columns', () => {
      expect(valuesOf(drawnPage(three, []))).toEqual([])
      expect(valuesOf(drawnPage(three, [{ ...rulingAt(95), from: 200 }]))).toEqual([])
    })

    it('end before values, though the next ruling is below these', () => {
      const two = [...rows(XS, heads, 60), ...rows(XS, entry('KT-40017'), 90), ...rows(XS, entry('KT-40018'), 120)]
      expect(valuesOf(drawnPage(two, [115, 145].map(rulingAt)))).toEqual(both)
    })
  })

  describe('one column of two heads', () => {
    const xs = [30, 110, 190, 260, 560]
    const heads = ['Claim No', 'Loss Date', 'Status', 'Loss Description', 'Paid']
    const claim = (number: string, ...lines: string[]) => [
      [number, '02/03/2024', 'Open', lines[0] ?? '', '5.00'],
      ...lines.slice(1).map((line) => ['', '', '', line, '']),
    ]
    /** What is told of claimant and description by claims below one another, in a document with heads in these lines. */
    const told = (rows: string[][], ...claims: string[][][]) => {
      const texts = claims.flatMap((lines, at) => rows2(lines, 110 + at * 50))
      const total: DrawnText[] = [{ x: 30, y: 120 + claims.length * 50, text: 'Subtotal' }]
      const found = valuesOf(drawnPage([...rows2(rows, 60), ...texts, ...total], []))
      return found.map(({ claim_number, claimant, description, claim_paid }) => [claim_number, claimant, description, claim_paid]) // biome-ignore format: a row
    }
    const rows2 = (lines: string[][], top: number) => rows(xs, lines, top)
    const over = [['', '', '', 'Claimant', ''], heads]
    const first = claim('Z-1', 'Orla Finch', 'Fell off a ladder')
    const second = claim(
      'Z-2',
      'Ivo Lund',
      'Struck by a falling crate that a truck had left in the lane beside these',
      'near the dock',
    )
    const both = [['Z-1', 'Orla Finch', 'Fell off a ladder', 5], ['Z-2', 'Ivo Lund', 'Struck by a falling crate that a truck had left in the lane beside these near the dock', 5]] // biome-ignore format: a list

    it('is parted by them, whichever stands on the level of the others', () => {
      expect(told(over, first, second)).toEqual(both)
      const under = [heads.with(3, 'Claimant'), ['', '', '', 'Loss Description', '']]
      expect(told(under, first, second)).toEqual(both)
    })

    it('tells nothing of a record of one line, which may be of either', () => {
      expect(told(over, first, claim('Z-3', 'Hail'), second, claim('Z-4'))).toEqual([
        both[0],
        ['Z-3', undefined, undefined, 5],
        both[1],
        ['Z-4', undefined, undefined, 5],
      ])
    })

    it('tells nothing where the first line may go on with the second', () => {
      const long = 'The Quillfeather Brothers Harbor Storage and Cold Transport Company'
      expect(told(over, first, claim('Z-5', long, 'Partners of Elm', 'Roof leak'), second)[1]).toEqual(['Z-5', undefined, undefined, 5]) // biome-ignore format: a row
    })

    it('tells both where another column has lines as well', () => {
      const long = 'Quillfeather Harborstorage Brothers Coldtransport Company Partnership'
      const beside = (rows: string[][]) => rows.map((row, at) => (at ? row.with(2, 'note') : row))
      const claims = [claim('Z-5', long, 'Overflow of a drain', 'in the rain'), claim('Z-6', 'Ada Quill', 'Hail')]
      const [found] = told([over[0]!, heads.with(2, 'Office')], ...claims.map(beside), first)
      expect(found).toEqual(['Z-5', long, 'Overflow of a drain in the rain', 5])
    })

    it('is one text where the second head stands over another column, or aside', () => {
      const aside = over.with(0, ['', 'Claimant', '', '', ''])
      const whole = ['Z-1', undefined, 'Orla Finch Fell off a ladder', 5]
      expect(told(aside, first, second)[0]).toEqual(whole)
      const title: DrawnText = { x: 300, y: 60, text: 'Claimant' }
      const texts = [title, ...rows2([heads], 71), ...rows2(first, 110), ...rows2(second, 160)]
      expect(valuesOf(drawnPage(texts, [])).some((found) => 'claimant' in found)).toBe(false)
    })
  })

  it('takes heads that are only wrapped for one line of heads', () => {
    const wrapped = [
      ['Claim Number', 'Date of Loss', 'Claimant', 'Total Paid'],
      ['A-1', '01/02/2023', 'Ann Lee', '$5.00'],
      ['A-2', '01/03/2023', 'Bo Tate', '$6.00'],
    ]
    const found = valuesOf(gridPage([{ widths: [40, 40, 90, 40], rows: wrapped, ruled: 'cells' }]))
    expect(found.map(({ claim_number, claim_paid }) => [claim_number, claim_paid])).toEqual([['A-1', 5], ['A-2', 6]]) // biome-ignore format: a list
  })
})

describe('typed records of two lines without a space between', () => {
  const heads = [
    ['Claim No', 'Claimant', 'Loss Date', 'Reserves'],
    ['', 'Adjuster', 'Description', ''],
  ]
  const claims = (last: string[]) => [
    ['KT-40017', 'Mira Holt', '03/04/2023', '120.50'],
    ['', 'Ivo Lund', 'Backed into a parked van', ''],
    ['KT-40018', 'Orla Finch', '07/08/2023', '90.00'],
    last,
  ]
  const xs = [30, 150, 260, 420]
  const total: DrawnText = { x: 420, y: 160, text: '210.50' }
  const told = (last: string[]) => {
    const shifted = rows([30, 160, 280, 420], [claims(last)[1]!], 111)
    const texts = [
      ...rows(xs, [heads[0]!], 60),
      ...rows([30, 160, 280, 420], [heads[1]!], 71),
      ...rows(xs, [claims(last)[0]!], 100),
      ...shifted,
      ...rows(xs, [claims(last)[2]!], 122),
      ...rows([30, 160, 280, 420], [last], 133),
    ]
    return valuesOf(drawnPage([...texts, { x: 30, y: 160, text: 'Page total' }, total], []))
  }

  it('are parted where each begins again, though a sum stands apart below', () => {
    expect(told(['', 'Ana Reyes', 'Cracked windshield', ''])).toMatchObject([
      {
        claim_number: 'KT-40017',
        adjuster: 'Ivo Lund',
        description: 'Backed into a parked van',
        claim_reserves: 120.5,
      },
      { claim_number: 'KT-40018', adjuster: 'Ana Reyes', description: 'Cracked windshield', claim_reserves: 90 },
    ])
  })

  it('are not, where a line stands elsewhere than in the one above', () => {
    const found = told(['KT-40019', '', '', ''])
    expect(found.filter(({ adjuster }) => adjuster)).toEqual([])
  })
})
