import { expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
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
