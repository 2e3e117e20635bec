import { describe, expect, it, test } from 'vitest'
import { layOut as laidOut } from '../layout/lay-out.ts'
import { layOut } from '../reading/layout/paper.ts'
import { amountsInWords, candidatesOf } from './candidates.ts'
import { cellGraph } from './cell-graph.ts'

const candidatesIn = (...paragraphs: string[]) => {
  const { pages } = layOut(
    paragraphs.map((paragraph) => ({ paragraph })),
    5,
  )
  const graph = cellGraph(pages.map(laidOut))
  return candidatesOf(graph).map(({ type, value }) => `${type} ${value}`)
}

describe('amounts in words', () => {
  it.each([
    ['One Million Dollars each occurrence', [1_000_000]],
    ['two hundred fifty thousand', [250_000]],
    ['five hundred and ten thousand dollars and one million five hundred thousand', [510_000, 1_500_000]],
    ['twenty-five thousand', [25_000]],
    ['one of two insureds, for a million reasons', []],
  ])('%s', (text, amounts) => {
    expect(amountsInWords(text).map(({ amount }) => amount)).toEqual(amounts)
  })
})

test('amounts, dates and numbers stand side by side, and a date is no number', () => {
  const found = candidatesIn('Policy QXB-4410-92 from 04/01/2026: $1,000,000 each occurrence')
  expect(found).toEqual(expect.arrayContaining(['number QXB441092', 'date 2026-04-01', 'amount 1000000']))
  expect(found.filter((one) => one.startsWith('number'))).not.toContain('number 04012026')
})

test('a number of several words is found whole and in its parts', () => {
  expect(candidatesIn('Number QXB 4410 92 2')).toEqual(
    expect.arrayContaining(['number QXB4410', 'number QXB441092', 'number QXB4410922']),
  )
})

test('the box of an address is no number', () => {
  expect(candidatesIn('Write to PO BOX 305054').filter((one) => one.startsWith('number'))).toEqual([])
})

test('a number of two prefixes with a hyphen is found with them', () => {
  expect(candidatesIn('Policy Number ABC-GL 0047713-02')).toContain('number ABCGL004771302')
})

test('a number is found with its term apart behind a hyphen', () => {
  expect(candidatesIn('Policy Number CPP 0047713 - 02')).toContain('number CPP004771302')
  expect(candidatesIn('Policy Number CPP 0047713 - 2026')).not.toContain('number CPP00477132026')
})

test('a date that a line parts is whole', () => {
  const words =
    'This insurance shall be in force for the named insured shown below until and upon April 1, 2027 at noon.'
  expect(candidatesIn(words)).toContain('date 2027-04-01')
})

test('figures of a page that counts in thousands may count thousands', () => {
  expect(candidatesIn('Amounts in thousands', 'Aggregate 2,000')).toEqual(
    expect.arrayContaining(['amount 2000', 'amount 2000000']),
  )
  expect(candidatesIn('Aggregate 2,000')).not.toContain('amount 2000000')
})

test('a name is found behind its label, in a sentence, and over two lines', () => {
  expect(candidatesIn('Named Insured: Otter & Thimble Works, LLC')).toContain('name otterandthimbleworksllc')
  expect(
    candidatesIn('This confirms that Harrow Pond Insurance Company covers Otter Thimble Works, LLC from today.'),
  ).toEqual(expect.arrayContaining(['name harrowpondinsurancecompany', 'name otterthimbleworksllc']))
})

test('an address is whole with the street over its city', () => {
  expect(candidatesIn('Otter Works LLC\n12 Specimen Road\nBarre, VT 05641')).toContain(
    'address 12specimenroadbarrevt05641',
  )
  expect(candidatesIn('Agency: Fern Brokers, 12 Specimen Road, Barre, VT 05641')).toContain(
    'address 12specimenroadbarrevt05641',
  )
})

test('a name is found behind a number, before what stands in parentheses, and among words that are all in capitals', () => {
  expect(candidatesIn('Policy EFP 0479 441 of Harrow Pond Insurance Company (NAIC 49732), from today')).toContain(
    'name harrowpondinsurancecompany',
  )
  expect(candidatesIn('CGL POL NR UA 3876 342 WITH HARROW POND INSURANCE EXCHANGE, TERM ONE YEAR')).toContain(
    'name harrowpondinsuranceexchange',
  )
})

test('a line of running words is no name', () => {
  expect(
    candidatesIn('settlement or defense of the claim as requested').filter((one) => one.startsWith('name')),
  ).toEqual([])
})

test('an address is whole where a sentence goes on in the next line, and where its city may have begun before', () => {
  expect(
    candidatesIn('This is for Otter Works LLC, 12 Specimen Road,\nBarre, VT 05641, and for nobody else'),
  ).toContain('address 12specimenroadbarrevt05641')
  expect(candidatesIn('Otter Works LLC\n12 Specimen Road, West\nBarre, VT 05641')).toEqual(
    expect.arrayContaining(['address 12specimenroadwestbarrevt05641']),
  )
})

test('the number of a form with its edition is no number of a policy', () => {
  const found = candidatesIn('QXB-4410-92 with CG 20 10 04 13 and CG 21 47 12 07')
  expect(found.filter((one) => one.startsWith('number'))).toEqual(['number QXB441092'])
})
