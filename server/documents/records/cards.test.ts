import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page } from '../types.ts'
import { readRecords } from './read-records.ts'

/** Lines below one another, each of one text or of several beside one another. */
const lines = (...rows: (string | string[])[]): DrawnText[] =>
  rows.flatMap((cells, row) => [cells].flat().map((text, at) => ({ x: 40 + at * 200, y: 40 + row * 14, text })))
const cardsOf = (texts: DrawnText[]) => cardsOn(drawnPage(texts, []))
const cardsOn = (page: Page) =>
  readRecords([page]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const FIRST = ['Claim Number: Z-5001', 'Claimant: Ann Lee', 'Date of Loss: 02/03/2024', 'Date Reported: 02/05/2024', 'Status: Open'] // biome-ignore format: a list

describe('a card of one claim', () => {
  it('has the total told in it, and not the one told of all below it', () => {
    const all = ['5 claims, total paid $900.00', 'Grand totals: Reserve: $800.00']
    const [claim] = cardsOf(lines(...FIRST, 'Total Paid: $70.00', ...all))
    expect(claim).toMatchObject({ claim_number: 'Z-5001', claim_paid: 70 })
    expect(claim).not.toHaveProperty('claim_reserves')
    expect(cardsOf(lines(...FIRST, ...all))[0]).not.toHaveProperty('claim_paid')
  })

  it('is none behind a count of all', () => {
    const all = 'Claims: 12 Paid: 900.00 Reserve: 800.00'
    const found = cardsOf(lines(...FIRST, all, 'Adjuster: Mira Holt', 'Driver: Ivo Lund'))
    expect(found).toMatchObject([{ claim_number: 'Z-5001' }])
    expect(found[0]).not.toHaveProperty('claim_paid')
    expect(cardsOf(lines(...FIRST, 'Claims: 12-881', 'Paid: 900.00', 'Reserve: 800.00'))).toHaveLength(2)
  })

  it('has its status also behind a label nobody knows', () => {
    const told = FIRST.filter((text) => !text.startsWith('Status'))
    const more = ['Reserve: $5.00', 'State of file: Closed']
    expect(cardsOf(lines(...told, ...more))[0]).toMatchObject({ claim_status: 'Closed', claim_reserves: 5 })
    const sentence = ['Reserve: $5.00', 'State of file: Closed doors were forced']
    expect(cardsOf(lines(...told, ...sentence))[0]).not.toHaveProperty('claim_status')
  })

  it('has each value under its label in a box', () => {
    const rows = [['Claim Number\nZ-5001', 'Claimant\nAnn Lee', 'Date of Loss\n02/03/2024'], ['Date Reported\n02/05/2024', 'Adjuster\nMira Holt', 'Status\nOpen']] // biome-ignore format: a table
    const page = gridPage([{ widths: [150, 150, 150], rows, ruled: 'cells' }])
    expect(cardsOn(page)).toEqual([
      { claim_number: 'Z-5001', claimant: 'Ann Lee', date_of_loss: '02/03/2024', date_reported: '02/05/2024', adjuster: 'Mira Holt', claim_status: 'Open' },
    ]) // biome-ignore format: a table
  })

  it('has each label for itself, also where its value stands so close that the line looks full', () => {
    const close = (y: number, label: string, value: string): DrawnText[] => [{ x: 40, y, text: label }, { x: 100, y, text: value }] // biome-ignore format: a row
    const told = [['Claim Number', 'Z-5001'], ['Claimant', 'Ann Lee'], ['Date of Loss', '02/03/2024'], ['Date Reported', '02/05/2024'], ['Status', 'Open']] // biome-ignore format: a list
    const texts = told.flatMap(([label, value], at) => close(40 + at * 10, label!, value!))
    expect(cardsOf(texts)).toEqual([
      { claim_number: 'Z-5001', claimant: 'Ann Lee', date_of_loss: '02/03/2024', date_reported: '02/05/2024', claim_status: 'Open' },
    ]) // biome-ignore format: a table
  })
})

describe('cards of vehicles whose number stands before their year', () => {
  const vehicle = (number: string, year: string) => [`Vehicle Number: ${number}`, `Year: ${year}`, 'Make: Ford', 'Model: F-150', `VIN: 1FTMF1C5${number}XKD12345`] // biome-ignore format: a list
  const numbersIn = (cards: string[]) => cardsOf(lines(...cards)).map(({ veh_number, year }) => [veh_number, year])

  it('have it each for the year below', () => {
    expect(numbersIn([...vehicle('1', '2019'), ...vehicle('2', '2020'), ...vehicle('3', '2021')])).toEqual([
      ['1', 2019],
      ['2', 2020],
      ['3', 2021],
    ])
  })

  it('have it each for the year above, where it stands behind the last too', () => {
    const behind = (number: string, year: string) => [...vehicle(number, year).slice(1), `Vehicle Number: ${number}`]
    const rest = ['Vehicle Number: 9']
    expect(numbersIn([...rest, ...behind('1', '2019'), ...behind('2', '2020')])).toEqual([
      ['1', 2019],
      ['2', 2020],
    ])
  })
})
