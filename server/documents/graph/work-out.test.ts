import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { table, worked } from '../../../tests/support/documents/told.ts'

const autos = (from: number) => [
  ['Unit', 'Vehicle', 'Stated amount'],
  [`${from}`, 'Ford F-550', '$40,000'],
  [`${from + 1}`, 'Kenworth W900', '$61,000'],
]
const options = table([
  ['Coverage', 'Expiring', 'Option 1', 'Option 2'],
  ['Rented premises', '50,000', '100,000', '300,000'],
  ['Automobile premium', '42,261', '41,851', '45,000'],
])

describe('what is worked out over the values of documents', () => {
  it('adds up a column over the pages it goes on, and the rows that are named', () => {
    const pages = [table(autos(1)), table(autos(3), 2)]
    expect(worked('total stated amount of the schedule?', ...pages)).toMatchObject({ value: '202,000', way: 'sum' })
    expect(worked('total stated amount of the fords', ...pages)).toMatchObject({ value: '80,000' })
  })

  it('is the next thing a question may want, where the first cannot be had', () => {
    expect(worked('latest total stated amount', table(autos(1)))).toMatchObject({ way: 'sum', value: '101,000' })
  })

  it('leaves out the row that sums up the others', () => {
    const page = table([...autos(1), ['Total', '', '$101,000']])
    expect(worked('total stated amount', page)).toMatchObject({ value: '101,000', parts: [{}, {}] })
  })

  it('adds up no numbers that only name their rows', () => {
    expect(worked('total units', table(autos(1)))).toBeNull()
  })

  it('tells how far two columns of one row are apart', () => {
    const { value, parts, isNamed } = worked('difference between expiring and option 1 on the automobile', options)!
    expect([value, parts.map(({ name }) => name), isNamed]).toEqual(['410', ['Expiring', 'Option 1'], true])
  })

  it('tells which column has the highest of a row, and which row of a column', () => {
    expect(worked('which option has the highest rented premises limit', options)!.parts[0]).toMatchObject({
      name: 'Option 2',
      value: '300,000',
    })
    expect(worked('which vehicle has the lowest stated amount', table(autos(1)))!.parts[0]).toMatchObject({
      value: '$40,000',
    })
  })

  it('counts the days between two dates that are named, and from the date at the top of a letter', () => {
    const page = gridPage(
      [],
      [
        { x: 30, y: 30, text: 'Westmarch Claims Office' },
        { x: 30, y: 50, text: '12/17/2026' },
        { x: 30, y: 90, text: 'Date of loss: 09/03/2026' },
        { x: 30, y: 110, text: 'Date reported: 09/12/2026' },
      ],
    )
    expect(worked('how many days between the loss and the letter', page)).toMatchObject({ value: '105 days' })
    expect(worked('how many days from loss to report', page)).toMatchObject({ value: '9 days' })
  })

  it('reads a change told in a sentence as what was and what is', () => {
    const text = 'The general aggregate limit shown is changed from 2,000,000 to 9,000,000 as of this day.'
    const page = gridPage([], [{ x: 30, y: 30, text }])
    expect(worked('old vs new general aggregate limit', page)!.parts.map(({ value }) => value)).toEqual([
      '2,000,000',
      '9,000,000',
    ])
  })

  it('knows signs, and tells how many rows have no figure', () => {
    const rows = [...autos(1), ['3', 'Returned trailer', '-$1,000'], ['4', 'Loaned van', 'Included']]
    expect(worked('total stated amount', table(rows))).toMatchObject({ value: '100,000', untold: 1 })
  })

  it('adds up no row that has the look of a sum, no options, and no column with a figure it cannot read', () => {
    expect(worked('total stated amount', table([...autos(1), ['3', 'Fleet', '$101,000']]))).toBeNull()
    expect(worked('total stated amount', table([...autos(1), ['3', 'Van', '$1,000 / $2,000']]))).toBeNull()
    const choices = [
      ['Choice', 'Annual premium'],
      ['Option A', '$4,000'],
      ['Option B', '$5,500'],
    ]
    expect(worked('total annual premium', table(choices))).toBeNull()
  })

  it('takes no other date for one that is named', () => {
    const texts = ['Effective date: 02/10/2025', 'Expiration date: 11/01/2025', 'Proof of loss is due: 08/07/2025']
    const page = gridPage(
      [],
      texts.map((text, at) => ({ x: 30, y: 30 + at * 20, text })),
    )
    expect(worked('how many days between the inspection and the settlement', page)).toBeNull()
    expect(worked('how many days between the effective date and the expiration date', page)).toMatchObject({
      value: '264 days',
    })
  })

  it('says nothing where the question names what no value is told with', () => {
    expect(worked('total boiler premium for the marina', table(autos(1)))).toBeNull()
    expect(worked('what is the stated amount', table(autos(1)))).toBeNull()
  })
})
