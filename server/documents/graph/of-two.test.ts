import { describe, expect, it } from 'vitest'
import { lines, table, told, worked, workOutOf } from '../../../tests/support/documents/told.ts'
import type { Page } from '../types.ts'

const partsOf = (question: string, ...pages: Page[]) =>
  worked(question, ...pages)?.parts.map(({ name, value }) => [name, value]) ?? null

const terms = table([
  ['Coverage', 'Expiring', 'Renewal'],
  ['Liability premium', '$4,000', '$5,000'],
  ['Property premium', '$7,000', '$7,700'],
])
const fees = lines(['Policy fee: $100.00', 'Inspection fee: $250.00', 'Rate per $100: $9.57', 'Units: 12'])

describe('two values that are named', () => {
  it('are told by what they differ in: their columns, their rows, their headings', () => {
    expect(partsOf('difference between expiring and renewal on the property premium', terms)).toEqual([
      ['Expiring', '$7,000'],
      ['Renewal', '$7,700'],
    ])
    expect(partsOf('difference between the liability premium and the property premium at renewal', terms)).toEqual([
      ['Liability premium', '$5,000'],
      ['Property premium', '$7,700'],
    ])
    expect(worked('difference between expiring and renewal on the property premium', terms)!.of).toBe(
      'Property premium',
    )
    const headed = lines(['FEES AND TAXES', 'Policy fee: $100.00', 'Inspection fee: $250.00'])
    expect(partsOf('policy fee minus inspection fee', headed)!.map(([name]) => name)).toEqual([
      'Policy fee',
      'Inspection fee',
    ])
    const twice = lines(['GENERAL LIABILITY', 'Each occurrence: $1,000,000', 'UMBRELLA', 'Each occurrence: $5,000,000'])
    expect(partsOf('difference between umbrella and general liability on each occurrence', twice)).toEqual([
      ['UMBRELLA', '$5,000,000'],
      ['GENERAL LIABILITY', '$1,000,000'],
    ])
    expect(worked('policy fee plus inspection fee', fees)).toMatchObject({ value: '350', isNamed: true, of: '' })
    expect(worked('lowest fee', lines(['Fee 1: $100.00', 'Fee 2: $250.00']))).toMatchObject({ isNamed: false })
  })

  it('may be called old and new, whatever the document calls them', () => {
    expect(partsOf('old vs new liability premium', terms)).toEqual([
      ['Expiring', '$4,000'],
      ['Renewal', '$5,000'],
    ])
  })

  it('are none where others fit as well and tell another value', () => {
    const options = table([
      ['Coverage', 'Expiring', 'Option 1', 'Option 2'],
      ['Medical payments', '$5,000', '$10,000', '$6,000'],
    ])
    expect(partsOf('old vs new medical payments', options)).toBeNull()
    expect(partsOf('expiring vs option 2 on medical payments', options)).toEqual([
      ['Expiring', '$5,000'],
      ['Option 2', '$6,000'],
    ])
  })

  it('are in one row or one column before they are far apart', () => {
    const other = table(
      [
        ['Coverage', 'Renewal', 'Deductible'],
        ['Property premium', '$9,900', '$1,000'],
      ],
      2,
    )
    expect(worked('difference between expiring and renewal on the property premium', terms, other)!.value).toBe('700')
  })

  it('are amounts of money, and of a premium where nothing is said', () => {
    expect(worked('difference between units and inspection fee', fees)).toBeNull()
    const page = table([
      ['Carrier', 'Premium', 'Fee'],
      ['Harborline', '$4,000', '$100.00'],
      ['Westmarch', '$5,500', '$250.00'],
    ])
    expect(worked('difference between harborline and westmarch', page)).toMatchObject({ value: '1,500' })
    expect(worked('difference between harborline and westmarch on the fee', page)).toMatchObject({ value: '150' })
  })

  it('are two, and none is taken for what other values are called', () => {
    expect(worked('difference between policy fee and fee', lines(['Policy fee: $100.00', 'Rate: $2.00']))).toBeNull()
    const dates = lines([
      'Effective date: 02/10/2025',
      'Proof of loss is due: 08/07/2025',
      'Inspection date: 03/01/2025',
    ])
    expect(partsOf('how many days between the inspection and the effective date', dates)).toEqual([
      ['Effective date', '02/10/2025'],
      ['Inspection date', '03/01/2025'],
    ])
    expect(worked('how many days between the inspection and the settlement', dates)).toBeNull()
  })

  it('are none that lack a word by which another value is called', () => {
    const page = lines(['Policy fee: $100.00', 'Annual inspection fee: $250.00', 'State tax: $30.00'])
    expect(worked('difference between policy fee and annual inspection tax', page)).toBeNull()
    expect(worked('difference between policy fee and annual inspection fee', page)).toMatchObject({ value: '150' })
  })

  it('share what one of them leaves out', () => {
    const page = table([
      ['Class', 'Estimated payroll', 'Audited payroll'],
      ['Kitchens and dining', '$420,119', '$473,612'],
      ['Outside sales', '$893,731', '$1,000,979'],
    ])
    const question = 'By how much did the payroll of outside sales come in over the estimate?'
    expect(worked(question, page)).toMatchObject({ value: '107,248' })
  })

  it('may be said with words that other values are told with, and none is called by', () => {
    const page = lines(['Named insured: Ann Lee', 'Date of loss: 03/02/2026', 'Date of report: 03/12/2026'])
    expect(worked('how many days between the loss of Lee and the report', page)).toMatchObject({ value: '10 days' })
  })

  it('speak of what both are asked of', () => {
    expect(worked('difference between expiring and renewal on the boiler of the marina', terms)).toBeNull()
    expect(worked('difference between expiring and renewal on the liability', terms)).toMatchObject({ value: '1,000' })
  })

  it('hold still, unless what was is asked for', () => {
    const page = lines([
      'The general aggregate limit is changed from 2,000,000 to 9,000,000 as of this day.',
      'Umbrella limit: $5,000,000',
    ])
    expect(worked('difference between the general aggregate and the umbrella limit', page)!.value).toBe('4,000,000')
    expect(worked('difference between the previous general aggregate and the umbrella limit', page)!.value).toBe(
      '3,000,000',
    )
  })

  it('may leave out what the other says', () => {
    const page = table([
      ['Class', 'Estimated payroll', 'Audited payroll'],
      ['Sales', '$100,000', '$130,000'],
      ['Drivers', '$200,000', '$250,000'],
    ])
    expect(
      worked('did the audited payroll of sales come in over the estimated', page)!.parts.map(({ value }) => value),
    ).toEqual(['$130,000', '$100,000'])
  })

  it('may be days of a span, and of documents by their names', () => {
    const page = lines(['Policy period: 01/01/2026 to 01/01/2027', 'Date of loss: 03/02/2026'])
    expect(worked('how many days between the effective date and the loss', page)).toMatchObject({ value: '60 days' })
    expect(worked('how many days between the loss and the expiration', page)).toMatchObject({ value: '305 days' })
    const quotes = [
      ...told([lines(['Total premium: $4,000'])], 'F1', 'Harborline quote.pdf'),
      ...told([lines(['Total premium: $5,500'])], 'F2', 'westmarch_quote.pdf'),
    ]
    expect(workOutOf('difference between harborline and westmarch', quotes)).toMatchObject({ value: '1,500' })
  })
})
