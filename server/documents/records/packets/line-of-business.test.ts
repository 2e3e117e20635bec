import { describe, expect, it } from 'vitest'
import { type DrawnText, gridPage } from '../../../../tests/support/documents/grid-page.ts'
import { readPacket } from './read-packet.ts'

const PLACES = [['Location No.', 'Code', 'Classification'], ['1', '91580', 'Contractors'], ['2', '45192', 'Hotels']] // biome-ignore format: a table
const LIABILITY = 'Personal & Advertising Injury Limit: $1,000,000'
const EMPLOYERS = 'Bodily Injury by Accident: $500,000'

/** The types of record that a page of these texts over a list tells of. */
const typesOf = (rows: string[][], ...told: string[]) => {
  const texts = told.map((text, at): DrawnText => ({ x: 40, y: 30 + at * 14, text }))
  const page = gridPage([{ widths: rows[0]!.map(() => 120), rows, ruled: 'cells' }], texts)
  return [...new Set(readPacket([page]).map(({ type }) => type))]
}
/** The list with one more column, its head first. */
const withColumn = (...column: string[]) => PLACES.map((row, at) => [...row, column[at]!])

describe('a list under no named line of business', () => {
  it('is of the one that alone has the limits told', () => {
    expect(typesOf(PLACES, LIABILITY)).toEqual(['cgl_exposure_item', 'policy_location_item'])
    expect(typesOf(PLACES, EMPLOYERS)).toEqual(['wc_class_code_item', 'policy_location_item'])
  })

  it('is of none where limits of two are told, or the list tells what that line has not', () => {
    expect(typesOf(PLACES, LIABILITY, EMPLOYERS)).toEqual(['policy_location_item'])
    expect(typesOf(withColumn('Coinsurance', '80%', '90%'), LIABILITY)).toEqual([])
  })

  it('is one of places only where each has two things beside its number, and nothing else is told of it', () => {
    expect(typesOf(PLACES)).toEqual(['policy_location_item'])
    expect(typesOf(withColumn('Premium', '$500', '$700'))).toEqual([])
    expect(typesOf(PLACES.map((row, at) => (at ? row.with(2, '') : row)))).toEqual([])
    expect(typesOf(PLACES.map((row, at) => [...row.slice(1), ['State', 'OH', 'PA'][at]!]))).toEqual([])
  })
})
