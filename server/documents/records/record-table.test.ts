import { expect, it } from 'vitest'
import { drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

it('keeps a claim’s amounts over their parts only where these add up to them', () => {
  const rows = [
    ['Claim No', 'Date of Loss', 'Kind', 'Paid', 'Reserve'],
    ['A-1001', '05/02/2019', '', '$15.00', '$3.00'],
    ['', '', 'MED', '$10.00', '$1.00'],
    ['', '', 'EXP', '$4.00', '$2.00'],
  ]
  const [claim] = readRecords([gridPage([{ widths: [90, 90, 90, 90, 90], ruled: 'cells', rows }])])
  expect(claim!.fields.claim_reserves?.value).toBe(3)
  expect(claim!.fields).not.toHaveProperty('claim_paid')
})

it('reads no record in a row of totals that counts the claims under their numbers', () => {
  const rows = [
    ['Loss Date', 'Claim No', 'Status', 'Paid', 'Reserve'],
    ['05/02/2019', '1001', 'Open', '$15.00', '$3.00'],
    ['05/03/2019', '1002', 'Open', '$16.00', '$4.00'],
    ['Policy Totals:', '2', '', '$31.00', '$7.00'],
  ]
  const found = readRecords([gridPage([{ widths: [90, 90, 90, 90, 90], ruled: 'cells', rows }])])
  expect(found.map(({ fields }) => [fields.claim_number?.value, fields.claim_paid?.value])).toEqual([
    ['1001', 15],
    ['1002', 16],
  ])
})

it('reads lines of labels between the rows of a table as told of the claim above them', () => {
  const lefts = [40, 140, 220, 300, 380, 460]
  const row = (y: number, ...texts: string[]) => texts.map((text, at) => ({ x: lefts[at]!, y, text }))
  const claim = (y: number, number: string, paid: string) => [
    ...row(y, number, '05/02/2019', '05/04/2019', 'Closed', paid, '$0.00'),
    { x: 60, y: y + 11, text: 'Claimant: Mira Holt' },
    { x: 330, y: y + 11, text: 'Adjuster: Boadicea Tatersall-Vane' },
    { x: 60, y: y + 22, text: 'Description: Fall from the ladder beside the old mill' },
  ]
  const page = drawnPage(
    [
      ...row(40, 'Claim No', 'Loss Date', 'Reported', 'Status', 'Paid', 'Reserve'),
      ...claim(56, 'A-1001', '$15.00'),
      ...claim(96, 'A-1002', '$16.00'),
      ...claim(136, 'A-1003', '$17.00'),
    ],
    [],
  )
  const told = ['claim_number', 'claim_paid', 'claimant', 'adjuster', 'description']
  const found = readRecords([page]).map(({ fields }) => told.map((name) => fields[name]?.value))
  expect(found).toEqual(
    [
      ['A-1001', 15],
      ['A-1002', 16],
      ['A-1003', 17],
    ].map((own) => [...own, 'Mira Holt', 'Boadicea Tatersall-Vane', 'Fall from the ladder beside the old mill']),
  )
})
