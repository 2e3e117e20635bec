import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { lines, table, told, worked, workOutOf } from '../../../tests/support/documents/told.ts'
import type { Page } from '../types.ts'

const valuesOf = (question: string, ...pages: Page[]) =>
  worked(question, ...pages)?.parts.map(({ name, value }) => [name, value]) ?? null
const amounts = (...values: string[]) => fleet(['Stated amount'], ...values.map((value) => [value]))
/** A row for each, behind the names of vehicles. */
function fleet(heads: string[], ...rows: string[][]): Page {
  const makes = ['Ford', 'Kenworth', 'Isuzu', 'Hino', 'Mack', 'Volvo', 'Dodge', 'Sterling', 'Oshkosh']
  return table([['Vehicle', ...heads], ...rows.map((row, at) => [makes[at]!, ...row])])
}
const files = (...papers: [name: string, lines: string[]][]) =>
  papers.flatMap(([name, texts], at) => told([lines(texts)], `F${at + 1}`, name))

describe('what is worked out of values', () => {
  it('is the least and the greatest, the first and the last day', () => {
    const bought = fleet(['Bought'], ['03/01/2020'], ['07/15/2018'], ['01/02/2024'])
    expect(worked('which vehicle has the oldest bought', bought)).toMatchObject({ value: '07/15/2018' })
    expect(worked('latest bought vehicle', bought)).toMatchObject({ value: '01/02/2024' })
    expect(worked('lowest stated amount', amounts('$61,000', '$40,000'))).toMatchObject({ value: '40,000' })
  })

  it('is nothing where all are alike, but what they are together and what each is', () => {
    const alike = amounts('$40,000', '$40,000')
    expect(worked('which vehicle has the highest stated amount', alike)).toBeNull()
    expect(worked('total stated amount', alike)).toMatchObject({ value: '80,000' })
    expect(worked('stated amount of each of the vehicles', alike)!.parts).toHaveLength(2)
    expect(worked('total stated amount', amounts('$0', '$0'))).toBeNull()
    expect(worked('average stated amount', amounts('$40,000', '$41,000', '$42,000.50'))).toMatchObject({
      value: '41,000.17',
    })
    const days = lines(['Date of loss: 09/03/2026', 'Date reported: 09/03/2026'])
    expect(
      worked('number of days bought', fleet(['Bought'], ['03/01/2020'], ['07/15/2018'], ['01/02/2024'])),
    ).toBeNull()
    expect(worked('how many days from loss to report', days)).toBeNull()
  })

  it('is exact to the cent, and a difference of two and no more, whichever is greater', () => {
    expect(worked('total stated amount', amounts('$1,000.30', '-$900.10', '-$100.20'))).toMatchObject({ value: '0' })
    const [first, second] = [amounts('$40,000.10', '$61,000.30'), amounts('$61,000.30', '$40,000.10')]
    expect(worked('difference in stated amount', first)).toMatchObject({ value: '21,000.20' })
    expect(worked('difference in stated amount', second)).toMatchObject({ value: '21,000.20' })
    expect(worked('difference in stated amount', amounts('$1,000', '$2,500', '$7,000'))).toBeNull()
  })

  it('is each of a few, and of more a list', () => {
    const some = [1, 2, 4, 8, 16, 32, 64, 128].map((of) => `$${of},000`)
    expect(worked('stated amount of each of the vehicles', amounts(...some))!.parts).toHaveLength(8)
    expect(worked('stated amount of each of the vehicles', amounts(...some, '$9,000'))).toBeNull()
  })
})

describe('what an amount is', () => {
  it.each(['($1,000)', '-$1,000', '$1,000 CR', '$1,000 return'])('is below zero where it is printed %s', (value) => {
    expect(worked('total stated amount', amounts('$40,000', value))).toMatchObject({ value: '39,000' })
  })

  it.each([
    '€1,000',
    '12345678',
    'A1,000',
    '5-1,000',
    '1/2',
    '$1,000 / $2,000',
    '$1,000 as of 03/01/2020',
    '$1,000 for each and every one of the trailers',
  ])('cannot be read from %s, and nothing is worked out of its column', (value) => {
    const page = gridPage([
      {
        widths: [90, 300],
        ruled: 'cells',
        rows: [['Vehicle', 'Stated amount'], ['Ford', '$40,000'], ['Mack', '$61,000'], ['Isuzu', value]], // biome-ignore format: a table
      },
    ])
    expect(worked('total stated amount', page)).toBeNull()
    expect(worked('stated amount of each of the vehicles', page)).toBeNull()
  })

  it('is no day of two', () => {
    expect(
      worked('latest bought', fleet(['Bought'], ['03/01/2020'], ['03/01/2021'], ['03/01/2022, 03/01/2023'])),
    ).toBeNull()
  })

  it('is told beside the rows that tell words, and those that tell nothing', () => {
    expect(worked('total stated amount', amounts('$1,000', '$5,000', 'Included', 'Not covered'))!.untold).toBe(2)
  })

  it('is no number that only names something, and no small number in a column of money', () => {
    const page = table([
      ['Class', 'Code', 'Employees', 'Premium'],
      ['Carpentry', '5403', '12', '812'],
      ['Roofing', '5551', '7', '944'],
    ])
    expect(worked('total employees', page)).toMatchObject({ value: '19' })
    expect(worked('total code', page)).toBeNull()
    expect(worked('highest code', page)).toBeNull()
    expect(worked('total premium', page)).toBeNull()
    // Its whole name must be asked for.
    expect(worked('total employees', table([['Class', 'Part time employees'], ['Roofing', '12'], ['Carpentry', '7']]))).toBeNull() // biome-ignore format: a table
    const codes = table([['Class', 'Code', 'Payroll'], ['Roofing', '91580', '40,000'], ['Carpentry', '91340', '61,000']]) // biome-ignore format: a table
    expect(worked('highest roofing', codes)).toBeNull()
    expect(worked('total class code', lines(['Class code 1: 91580', 'Class code 2: 98305']))).toBeNull()
    const years = lines(['Vehicle 1 model year: 2019', 'Vehicle 2 model year: 2021'])
    expect(worked('highest vehicle value', years)).toBeNull()
  })
})

describe('which values are meant', () => {
  it('are those of a whole column, though a row leaves another cell empty', () => {
    const rows = [['1', 'Ford', '$500', '$40,000'], ['2', 'Kenworth', '', '$61,000'], ['3', 'Isuzu', '$500', '$30,000']] // biome-ignore format: a table
    const page = table([['Unit', 'Vehicle', 'Deductible', 'Stated amount'], ...rows])
    expect(worked('total stated amount', page)).toMatchObject({ value: '131,000' })
    expect(worked('which vehicle has the highest stated amount', page)).toMatchObject({ value: '61,000' })
  })

  it('are those that can be told from one another by name', () => {
    const same = table([
      ['Vehicle', 'Stated amount'],
      ['Ford', '$40,000'],
      ['Ford', '$61,000'],
    ])
    expect(worked('highest stated amount', same)).toBeNull()
    const nameless = gridPage([{ widths: [90, 90], ruled: 'cells', rows: [['Paid', 'Reserve'], ['$100.00', '$7,000.00'], ['$300.00', '$9,000.00']] }]) // biome-ignore format: a table
    expect(worked('highest paid', nameless)).toBeNull()
    const once = table([['Name', 'Paid', 'Reserve'], ['', '$100.00', '$7.00'], ['Ann Lee', '$300.00', '$9.00']]) // biome-ignore format: a table
    expect(worked('highest paid', once)).toBeNull()
  })

  it('are rows of a column where they are added up, or numbered labels, and never those of one row', () => {
    const limits = lines(['Building 1 limit: $500,000', 'Building 2 limit: $250,000', 'Building 1 age: 12'])
    expect(worked('total building limit', limits)).toMatchObject({ value: '750,000' })
    const row = table([
      ['Coverage', 'Each person', 'Each accident'],
      ['Bodily injury', '$25,000', '$50,000'],
    ])
    expect(worked('total bodily injury', row)).toBeNull()
    const twice = lines(['GENERAL LIABILITY', 'Each occurrence: $1,000,000', 'UMBRELLA', 'Each occurrence: $5,000,000'])
    expect(worked('total each occurrence', twice)).toBeNull()
    expect(valuesOf('highest each occurrence', twice)).toEqual([
      ['UMBRELLA', '$5,000,000'],
      ['GENERAL LIABILITY', '$1,000,000'],
    ])
  })

  it('are no rows that sum up others, whatever they are called', () => {
    const rows = (name: string, amount: string) =>
      table([['Vehicle', 'Stated amount'], ['Ford', '$40,000'], ['Mack', '$61,000'], [name, amount]]) // biome-ignore format: a table
    expect(worked('total stated amount', rows('Total', '$105,000'))).toMatchObject({ value: '101,000' })
    expect(worked('highest stated amount', rows('Total', '$105,000'))).toMatchObject({ value: '61,000' })
    expect(worked('total stated amount', rows('All vehicles', '$101,000'))).toMatchObject({ value: '101,000' })
    expect(worked('total stated amount', rows('Fleet', '$101,000'))).toBeNull()
    const dates = fleet(['Bought'], ['03/01/2020'], ['07/15/2018'])
    expect(worked('latest bought', dates)).toMatchObject({ value: '03/01/2020' })
  })

  it('are chosen by what some are named by', () => {
    const page = table([
      ['Coverage', 'Expiring', 'Option 1', 'Option 2'],
      ['General aggregate', '$2,000,000', '$3,000,000', '$4,000,000'],
      ['Medical payments', '$5,000', '$10,000', '$6,000'],
    ])
    expect(valuesOf('which option has the lowest medical payments', page)).toEqual([
      ['Option 2', '$6,000'],
      ['Option 1', '$10,000'],
    ])
    expect(worked('which coverage has the highest expiring limit', page)).toMatchObject({ value: '2,000,000' })
    expect(valuesOf('general aggregate of each of the options', page)).toEqual([
      ['Option 1', '$3,000,000'],
      ['Option 2', '$4,000,000'],
    ])
  })

  it('are none where a word is the name of other values', () => {
    const page = fleet(['Gross annual receipts', 'Deductible'], ['$40,000', 'None'], ['$61,000', 'None'])
    expect(worked('highest gross annual receipts deductible', page)).toBeNull()
    expect(worked('highest gross annual receipts', page)).toMatchObject({ value: '61,000' })
    // What the rows are called does not choose among the columns of one.
    const row = table([['Coverage', 'Expiring', 'Renewal'], ['Liability premium', '$1,000', '$2,000']]) // biome-ignore format: a table
    expect(worked('which coverage has the highest premium', row)).toBeNull()
    expect(worked('highest liability premium', row)).toMatchObject({ value: '2,000' })
  })

  it('are none where others fit as well, unless they tell the same', () => {
    const of = (first: string, second: string, number = 1) =>
      table([['Vehicle', 'Garage', 'Stated amount'], ['Ford', 'Elm', first], ['Mack', 'Oak', second]], number) // biome-ignore format: a table
    const other = (first: string, second: string) =>
      table([['Trailer', 'Stated amount'], ['Utility', first], ['Wabash', second]], 2) // biome-ignore format: a table
    expect(worked('highest stated amount', of('$40,000', '$61,000'), other('$40,000', '$61,000'))).not.toBeNull()
    const again = table([['Vehicle', 'Stated amount'], ['Ford', '$40,000'], ['Mack', '$61,000']], 2) // biome-ignore format: a table
    expect(worked('highest stated amount', of('$40,000', '$61,000'), again)).toMatchObject({ value: '61,000' })
    expect(worked('highest stated amount', of('$40,000', '$61,000'), other('$8,000', '$9,000'))).toBeNull()
    const longer = table([['Trailer', 'Stated amount'], ['Utility', '$1,000'], ['Wabash', '$2,500'], ['Dane', '$9,000']], 2) // biome-ignore format: a table
    expect(worked('highest stated amount', of('$40,000', '$61,000'), longer)).toBeNull()
    // Another table is no more of the same one, for its names or its values alone.
    const sameNames = table([['Vehicle', 'Stated amount'], ['Ford', '$8,000'], ['Mack', '$9,000'], ['Dane', '$1,500']], 2) // biome-ignore format: a table
    const sameValues = table([['Vehicle', 'Stated amount'], ['Utility', '$40,000'], ['Wabash', '$61,000'], ['Dane', '$90,000']], 2) // biome-ignore format: a table
    for (const more of [sameNames, sameValues])
      expect(worked('highest stated amount', of('$40,000', '$61,000'), more)).toBeNull()
  })

  it('are what is named, but for words of what documents are of and a name that stands nowhere', () => {
    const page = fleet(['Gross receipts'], ['$40,000'], ['$61,000'])
    expect(worked('total gross receipts on the fleet schedule of the auto policy', page)).toMatchObject({
      value: '101,000',
    })
    expect(worked('total gross receipts for Kentmere', page)).toMatchObject({ value: '101,000' })
    expect(worked('difference in gross receipts for Kentmere', page)).toBeNull()
    expect(worked('which carrier has the highest premium', fleet(['Premium'], ['$4,000'], ['$6,100']))).toBeNull()
  })

  it('are those of all columns that fit, where each is asked for', () => {
    const page = fleet(['Liability premium', 'Collision premium'], ['$812.00', '$90.00'], ['$944.00', '$85.00'])
    expect(valuesOf('each of the premiums', page)).toEqual([
      ['Ford, Liability premium', '$812.00'],
      ['Kenworth, Liability premium', '$944.00'],
      ['Ford, Collision premium', '$90.00'],
      ['Kenworth, Collision premium', '$85.00'],
    ])
  })

  it('are enough of what is named, and no columns of what only tells rows apart', () => {
    const page = amounts('$40,000', '$61,000')
    expect(worked('total stated amount of the marina boilers', page)).toBeNull()
    expect(worked('highest vehicle', page)).toBeNull()
    expect(
      worked('oldest ford', fleet(['Bought', 'Sold'], ['03/01/2020', '03/01/2021'], ['07/15/2018', '07/15/2019'])),
    ).toBeNull()
  })
})

describe('over several files', () => {
  const quotes = files(
    ['Harborline quote.pdf', ['QUOTATION SUMMARY', 'Total premium: $4,000', 'Policy fee 1: $100.00']],
    ['westmarch_quote.pdf', ['QUOTATION SUMMARY', 'Total premium: $5,500', 'Policy fee 1: $175.00']],
  )

  it('tells values by the names of their files, by which they are asked for', () => {
    expect(workOutOf('which quote has the lowest total premium', quotes)!.parts.map(({ name }) => name)).toEqual([
      'Harborline quote.pdf',
      'westmarch_quote.pdf',
    ])
  })

  it('adds up no labels of several files', () => {
    expect(workOutOf('total premium', quotes)).toBeNull()
    expect(workOutOf('total policy fee', quotes)).toBeNull()
  })

  it('tells each of all files, and not those of one', () => {
    const own = files(
      ['a.pdf', ['Building 1 limit: $500,000', 'Building 2 limit: $250,000']],
      ['b.pdf', ['Named insured: Ann Lee']],
    )
    expect(workOutOf('building limit of each of the papers', own)).toBeNull()
    expect(workOutOf('premium of each of the quotes', quotes)!.parts).toHaveLength(2)
  })
})
