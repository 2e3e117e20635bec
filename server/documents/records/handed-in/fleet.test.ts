import { describe, expect, test } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { drawnPage as drawnText } from '../../facts/drawn-pages.ts'
import type { PaperRecord } from '../types.ts'
import { fleetInProse } from './fleet-told.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 160, 220, 280, 340, 440, 500, 580]
const saidIn = (records: readonly PaperRecord[]) =>
  Object.fromEntries(
    records
      .filter(({ type }) => type === 'fleet')
      .map(({ fields: { class: kind, ...parts } }) => [
        kind!.value,
        Object.fromEntries(Object.entries(parts).map(([part, { value }]) => [part, value])),
      ]),
  )
const recordsOn = (rows: string[], starts: number | null = 2027) => {
  const texts = ['Umbrella application', '', ...rows].flatMap((row, at) =>
    row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text })),
  )
  const page = drawnPage(
    texts.filter(({ text }) => text.trim()),
    [],
  )
  return readHandedIn([page], starts, false)
}
const told = (rows: string[], starts?: number | null) => saidIn(recordsOn(rows, starts))

const HEADS = 'Type | Owned | Non-owned | Leased | Property hauled | Local | Intermediate | Long distance'
const CARS = 'Private passenger | 4 | 2 | 0 | None | 6 | 0 | 0'
const TRUCKS = 'Light trucks | 11 |   | 2 | Tools | 9 | 4 | N/A'
const BOTH = {
  'private passenger': { owned: '4', non_owned: '2', leased: '0', local: '6', intermediate: '0', long: '0' },
  'light truck': { owned: '11', leased: '2', hauled: 'Tools', local: '9', intermediate: '4' },
}

describe('a table of vehicles by class', () => {
  test('tells what it prints, also a zero, and each number with its head and its class', () => {
    expect(told(['Vehicles', HEADS, CARS, TRUCKS, 'Total | 15 | 2 | 2 |   | 15 | 4 | 0'])).toEqual(BOTH)
    const [, trucks] = recordsOn(['Vehicles', HEADS, CARS, TRUCKS]).filter(({ type }) => type === 'fleet')
    expect(trucks!.fields.local!.source).toMatchObject({ page: 1, quote: 'Local … Light trucks … 9' })
  })

  test('and nothing of rows and columns of something else', () => {
    expect(told(['Vehicles', HEADS, CARS, 'Hired autos | if any', 'Trailers | 7', TRUCKS])).toEqual(BOTH)
    const premiums = 'Type | Owned | Premium | Leased | Property hauled | Local | Year | Garaged'
    expect(told(['Vehicles', premiums, 'Light trucks | 3 | 420 | 1 | Tools | 4 | 2019 | 2'])).toEqual({
      'light truck': { owned: '3', leased: '1', hauled: 'Tools', local: '4' },
    })
  })

  test('takes the column of this year beside that of the last', () => {
    const heads = 'Type | Owned | Owned last year | Leased | Leased 2025 | Local'
    expect(told(['Vehicles', heads, 'Light trucks | 3 | 5 | 1 | 2 | 4'])).toEqual({
      'light truck': { owned: '3', leased: '1', local: '4' },
    })
    const twice = 'Type | Owned | Leased | Local | Owned | Leased | Local'
    expect(told(['Vehicles', twice, 'Light trucks |   |   |   | 5 | 2 | 7'])).toEqual({})
    expect(told([' | This year |   |   | Last year', twice, 'Light trucks | 3 | 1 | 4 | 5 | 2 | 7'])).toEqual({})
  })

  test.each([
    ['Vehicles at expiration, expiring term'],
    ['Fleet last year'],
    ['Annual premium by class'],
    ['Vehicles 2025-2026'],
    ['Vehicles quoted by another carrier'],
  ])('is not read under “%s”', (title) => {
    expect(told([title, HEADS, CARS, TRUCKS], 2026)).toEqual({})
    expect(told([title, 'Units | of each class', HEADS, CARS, TRUCKS], 2026)).toEqual({})
  })

  test('of a year is read for that year alone, and as of a day for any', () => {
    expect(told(['Vehicles 2027', HEADS, CARS, TRUCKS])).toEqual(BOTH)
    expect(told(['Vehicles 2027', HEADS, CARS, TRUCKS], null)).toEqual({})
    expect(told(['Vehicles as of 08/01/2026', HEADS, CARS, TRUCKS])).toEqual(BOTH)
  })

  test('ends where another heading begins, and a note below takes it back', () => {
    expect(told(['Vehicles', HEADS, CARS, TRUCKS, 'Last year', 'Heavy trucks | 5 |   |   |   | 5'])).toEqual(BOTH)
    expect(told(['Vehicles', HEADS, CARS, TRUCKS, ' ', ' ', ' ', 'Heavy trucks | 5 |   |   |   | 5'])).toEqual(BOTH)
    expect(told(['Vehicles', HEADS, CARS, TRUCKS, '* Counts of the expiring term.'])).toEqual({})
  })

  test('with a figure that is no number of vehicles tells nothing', () => {
    expect(told(['Vehicles', HEADS, CARS, 'Light trucks | 4,200 |   | 2 | Tools | 9 | 4'])).toEqual({})
    expect(told(['Vehicles', HEADS, CARS, 'Light trucks | $420 |   | 2 | Tools | 9 | 4'])).toEqual({})
  })

  test('with a cell under two heads tells nothing', () => {
    expect(told(['Vehicles', HEADS, CARS, 'Light trucks | 11 |   | 2 | Tools, pipe and all fittings | 9 | 4'])).toEqual(
      {},
    )
  })

  test('leaves out a row that does not add up, a class told twice, a column that its total denies, and cargo that goes on', () => {
    const { 'private passenger': cars } = BOTH
    expect(told(['Vehicles', HEADS, CARS, 'Light trucks | 11 |   | 2 | Tools | 9 | 1'])).toEqual({
      'private passenger': cars,
    })
    expect(told(['Vehicles', HEADS, CARS, TRUCKS, TRUCKS])).toEqual({ 'private passenger': cars })
    const denied = told(['Vehicles', HEADS, CARS, TRUCKS, 'All units | 19 | 2 | 2 |   | 15 | 4 | 0'])
    expect(denied['private passenger']).not.toHaveProperty('owned')
    expect(denied['light truck']).toMatchObject({ leased: '2', local: '9' })
    expect(told(['Vehicles', HEADS, TRUCKS, ' |   |   |   | and pipe'])['light truck']).not.toHaveProperty('hauled')
  })
})

describe('lines of vehicles by class', () => {
  test('tell each number with its word, and all of them where one is told', () => {
    const rows = ['Vehicles', 'Private passenger: 3 owned, all local', 'Heavy trucks: 9 owned, 7 local and 2 intermediate, hauling gravel'] // biome-ignore format: rows
    expect(told(rows)).toEqual({
      'private passenger': { owned: '3', local: '3' },
      'heavy truck': { owned: '9', local: '7', intermediate: '2', hauled: 'gravel' },
    })
    // A sum of several numbers is not printed.
    expect(told(['Vehicles', 'Medium trucks: 4 owned and 1 leased, all local'])).toEqual({
      'medium truck': { owned: '4', leased: '1' },
    })
  })

  test.each([
    [['Vehicles last year', 'Heavy trucks: 9 owned, all local']],
    [['Vehicles', 'Heavy trucks: 9 owned, 5 local']],
    [['Vehicles', 'Heavy trucks: 9 owned, 2 sold']],
    [['Vehicles', 'Heavy trucks: 900 owned at $420']],
    [['Vehicles', 'Heavy trucks: 9 owned', 'Heavy trucks: 7 owned']],
    [['Vehicles', 'Heavy trucks: 9 owned, hauling gravel last year']],
    [['Premium by class', 'Heavy trucks: 9 owned']],
  ])('say nothing where they are of something else or not all understood: %s', (rows) => expect(told(rows)).toEqual({}))
})

test('a line of vehicles that goes on below is not cut', () => {
  const line = (text: string, y: number) => ({ x: 30, y, text })
  const linesOf = (below: string) => drawnPage([line('Vehicles', 60), line('Heavy trucks: 9 owned, hauling pipe and', 74), line(below, 84)], []) // biome-ignore format: a page
  expect(saidIn(readHandedIn([linesOf('fittings')], 2027, false))).toEqual({})
  expect(saidIn(readHandedIn([linesOf('Buses: 2 owned')], 2027, false))).toHaveProperty('bus')
})

describe('a sentence of a letter', () => {
  const said = (sentence: string) => saidIn(fleetInProse(drawnText(`\n  May 4, 2026\n\n  ${sentence}\n`)))

  test('tells numbers of classes that are all somebody’s', () => {
    expect(said('The fleet is 3 private passenger cars, 7 light trucks and 2 heavy trucks, all owned.')).toEqual({
      'private passenger': { owned: '3' },
      'light truck': { owned: '7' },
      'heavy truck': { owned: '2' },
    })
  })

  test.each([
    'The fleet of last year is 3 light trucks and 2 heavy trucks, all owned.',
    'Last year the fleet was 3 light trucks and 2 heavy trucks, all owned.',
    'The fleet is 3 light trucks and 2 vans, all owned.',
    'The fleet is 3 light trucks and 2 heavy trucks.',
    'Stonebreak Ready Mix has 3 light trucks and 2 heavy trucks, all owned.',
    'The fleet is 3 light trucks and 2 light trucks, all owned.',
  ])('and nothing else: %s', (sentence) => expect(said(sentence)).toEqual({}))
})
