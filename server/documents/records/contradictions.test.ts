import { describe, expect, it } from 'vitest'
import { drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page } from '../types.ts'
import { headOf } from './packets/head.ts'
import { readPacket } from './packets/read-packet.ts'
import { readRecords } from './read-records.ts'

const CARD = ['Claim Number: Z-5001', 'Claimant: Ann Lee', 'Date of Loss: 02/03/2024', 'Date Reported: 02/05/2024']
const page = (rows: string[], number = 1): Page =>
  drawnPage(
    rows.map((text, row) => ({ x: 40, y: 40 + row * 20, text })),
    [],
    number,
  )
const claim = (...rows: string[]) => readRecords([page([...CARD, ...rows])])[0]!.fields

describe('of two values of a field neither is told', () => {
  it.each([
    ['claim_paid', 'Paid: $5.00', 'Paid: $7.00'],
    ['claim_status', 'Status: Open', 'Claim Status: Closed'],
    ['claimant', 'Status: Open', 'Claimant: Bo Tate'],
    ['description', 'Description: Slipped on ice', 'Description: Hail on roof'],
  ])('%s: “%s”, “%s”', (name, ...rows) => {
    expect(claim(...rows)).toHaveProperty('claim_number')
    expect(claim(...rows)).not.toHaveProperty(name)
  })

  it('in a column and a cell of details', () => {
    const rows = [
      ['Claim No', 'Date of Loss', 'Status', 'Paid', 'Details'],
      ['A-1', '05/02/2019', 'Open', '$5.00', 'Status: Closed\nPaid: $5.00'],
    ]
    const [{ fields }] = readRecords([gridPage([{ widths: rows[0]!.map(() => 140), rows, ruled: 'cells' }])]) as [
      ReturnType<typeof readRecords>[0],
    ]
    expect(fields).not.toHaveProperty('claim_status')
    expect(fields.claim_paid!.value).toBe(5)
  })

  it('in two notes below one row, where the row does not tell it', () => {
    const heads = ['Claim No', 'Date of Loss', 'Status', 'Total Paid']
    const row = ['A-1', '05/02/2019', 'Open', '$5.00']
    const rows = [heads, row, ['Description: Hail on roof | Status: Closed'], ['Description: Struck a deer']]
    const [found] = readRecords([gridPage([{ widths: heads.map(() => 140), rows, ruled: 'cells' }])])
    expect(found!.fields).not.toHaveProperty('description')
    expect(found!.fields.claim_status!.value).toBe('Open')
  })

  it('by the first pages of a packet, or one entry of its schedules', () => {
    const pages = [page(['Policy Number: GL-440012']), page(['Policy Number: GL-440013'], 2)]
    expect(headOf(pages)).not.toHaveProperty('policy_number')
    expect(headOf([pages[0]!, page(['policy AB-990011'], 2)]).policy_number!.value).toBe('GL-440012')
    const rows = [
      ['1', 'CLASS 91580\nTERRITORY 003\nPREMIUM $3,038\nANNUAL PREMIUM $8,453'],
      ['2', 'CLASS 45192\nTERRITORY 004\nPREMIUM $1,137\nANNUAL PREMIUM $1,137'],
    ]
    const title = { x: 30, y: 20, text: 'COMMERCIAL GENERAL LIABILITY' }
    const packet = readPacket([gridPage([{ widths: [60, 640], rows, ruled: 'cells' }], [title])])
    const items = packet.filter(({ type }) => type === 'cgl_exposure_item')
    expect(items.map(({ fields }) => [fields.class_code?.value, fields.premium?.value])).toEqual([
      ['91580', undefined],
      ['45192', '$1,137'],
    ])
  })
})

describe('no contradiction is', () => {
  it.each<[name: string, value: string | number, first: string, second: string]>([
    ['claim_paid', 5, 'Paid: $5.00', 'Amount Paid: $5'],
    ['claim_paid', 5, 'Paid: $5.00', 'Total Paid: $570.00'],
    ['claim_status', 'Open', 'Status: Open', 'Status: OPEN'],
    ['claimant', 'Ann Lee', 'Status: Open', 'Claimant: Ann Lee, Jr.'],
    ['claim_status', 'Closed', 'Claim Status: Closed', 'Status: Open'],
    ['description', 'Slipped on ice', 'Description: Slipped on ice', 'Notes: 02/04/2024 - Final payment issued'],
    ['claim_paid', 5, 'Paid: $5.00', 'Policy summary: 32 claims Paid: $1,166.00'],
    ['claim_paid', 5, 'Paid: $5.00', 'Policy totals: Paid: $1,166.00'],
  ])('%s is %s: “%s”, “%s”', (name, value, first, second) => {
    expect(claim(first, second)[name]?.value).toBe(value)
  })

  it('what the next page tells before its own first record', () => {
    const next = ['Status: Closed', ...CARD.map((row) => row.replace('Z-5001', 'Z-5002'))]
    const [first] = readRecords([page([...CARD, 'Status: Open']), page(next, 2)])
    expect(first!.fields.claim_status!.value).toBe('Open')
  })
})
