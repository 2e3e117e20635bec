import { describe, expect, it } from 'vitest'
import { drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page } from '../types.ts'
import { yearRows } from './year-rows.ts'

/** Cells of rows that begin at these places, levels of 11 points. */
const drawn = (xs: number[], rows: string[][], top = 60): Page =>
  drawnPage(
    rows.flatMap((cells, row) => cells.flatMap((text, at) => (text ? [{ x: xs[at]!, y: top + row * 11, text }] : []))),
    [],
  )
const told = (page: Page) =>
  yearRows(page).map(({ term, measured, isSum }) => [
    isSum ? 'all' : term!.value,
    Object.fromEntries(measured.map(({ name, value }) => [name, value])),
  ])

describe('a summary of claims by year', () => {
  const XS = [30, 130, 190, 260, 340, 410, 480, 560]
  const HEADS = [
    ['', '', '', '', '', 'Paid', 'Outstanding', 'Total'],
    ['Policy', 'Effective', 'Expiration', '# Total', 'Paid', 'Loss', 'Losses and', 'Incurred'],
    ['Number', 'Date', 'Date', 'Claims', 'Losses', 'Expense', 'Expenses', 'Losses'],
  ]
  const rows = (whole: string) => [
    ['QX 7001 02', '02/01/2024', '02/01/2025', '3', '$1,000.00', '$50.25', '$200.00', whole],
    ['QX 7001 01', '02/01/2023', '02/01/2024', '2', '$300.00', '$0.00', '$0.00', '$300.00'],
    ['', '', 'Total:', '5', '$1,300.00', '$50.25', '$200.00', '$1,550.25'],
  ]

  it('by term and policy, under heads on three lines, with what was paid in two parts that make up the whole', () => {
    expect(told(drawn(XS, [...HEADS, ...rows('$1,250.25')]))).toEqual([
      ['02/01/2024 - 02/01/2025', { count: 3, claim_paid: 1050.25, claim_reserves: 200, claim_incurred: 1250.25 }],
      ['02/01/2023 - 02/01/2024', { count: 2, claim_paid: 300, claim_reserves: 0, claim_incurred: 300 }],
      ['all', { count: 5, claim_paid: 1350.25, claim_reserves: 200, claim_incurred: 1550.25 }],
    ])
  })
  it('tells no amount where the parts do not make up the whole', () => {
    expect(told(drawn(XS, [...HEADS, ...rows('$1,999.25')])).map(([, fields]) => fields)).toEqual([{}, {}, {}])
  })
  it('by year alone, in whole dollars', () => {
    const page = drawn(
      [30, 150, 220, 300, 380],
      [
        ['Policy year', 'Claims', 'Paid', 'Reserved', 'Incurred'],
        ['2022', '0', '0', '0', '0'],
        ['2023', '4', '9,100', '1,000', '10,100'],
        ['All years', '4', '9,100', '1,000', '10,100'],
      ],
    )
    expect(told(page)).toEqual([
      ['2022', { count: 0, claim_paid: 0, claim_reserves: 0, claim_incurred: 0 }],
      ['2023', { count: 4, claim_paid: 9100, claim_reserves: 1000, claim_incurred: 10100 }],
    ])
  })
  it('in a grid, its term in one cell', () => {
    const page = gridPage([
      {
        ruled: 'cells',
        widths: [160, 80, 100, 100],
        rows: [
          ['Term', 'Number of claims', 'Total incurred', 'Loss ratio'],
          ['07/01/2023 - 07/01/2024', '2', '$5,000', '41%'],
          ['07/01/2024 - 07/01/2025', '1', '$750', '6%'],
        ],
      },
    ])
    expect(told(page)).toEqual([
      ['07/01/2023 - 07/01/2024', { count: 2, claim_incurred: 5000 }],
      ['07/01/2024 - 07/01/2025', { count: 1, claim_incurred: 750 }],
    ])
  })
  it('tells no whole where each column has a part of it', () => {
    const page = drawn(
      [30, 100, 200, 300, 400],
      [
        ['', 'Indemnity', 'Medical', 'Expenses', 'Total'],
        ['Year', 'Incurred', 'Incurred', 'Incurred', 'Losses'],
        ['2023', '$10.00', '$20.00', '$5.00', '$30.00'],
        ['2024', '$11.00', '$21.00', '$5.00', '$32.00'],
      ],
    )
    expect(told(page)).toEqual([
      ['2023', {}],
      ['2024', {}],
    ])
  })
})

describe('no summary by year', () => {
  it.each([
    ['days of losses', ['03/02/2024', '03/09/2024', '$100.00', '$50.00', '$150.00']],
    ['a claim beside its year', ['2024', 'KT-40017', '$100.00', '$50.00', '$150.00']],
  ])('is made of %s', (_, row) => {
    expect(told(drawn([30, 110, 200, 300, 400], [['Year', 'Reported', 'Paid', 'Reserve', 'Incurred'], row]))).toEqual(
      [],
    )
  })
})
