import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const read = (drawing: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      Each Occurrence Limit                $1,000,000
${drawing}`),
  ])
const valuesOf = (key: string, drawing: string) =>
  read(drawing)
    .facts.filter((fact) => fact.key === key)
    .map(({ value }) => value)

describe('the carrier’s name', () => {
  test.each([
    [
      'of a company for property and liability',
      'Insurer: Tidewrack Property & Liability Insurance Company',
      'Tidewrack Property & Liability Insurance Company',
    ],
    ['behind the letter of its label', 'Insurer A: Tidewrack Casualty Company', 'Tidewrack Casualty Company'],
    [
      'goes on in the next line',
      'Insurer:  Tidewrack Harbor Specialty\n                Underwriting Company',
      'Tidewrack Harbor Specialty Underwriting Company',
    ],
  ])('%s', (_what, line, name) => {
    expect(valuesOf('carrier.name', `      ${line}`)).toEqual([name])
  })

  test('stands before its NAIC number, not in the head of who writes for it', () => {
    const pages = ['Binder', 'Terms'].map((title) =>
      drawnPage(`
      TIDEWRACK SPECIALTY UNDERWRITERS            ${title}
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Each Occurrence Limit                $1,000,000

      Security:      Harbor Specialty Insurance Company, NAIC 97733`),
    )
    const names = readFacts(pages).facts.flatMap(({ key, value }) => (key === 'carrier.name' ? [value] : []))
    expect([...new Set(names)]).toEqual(['Harbor Specialty Insurance Company'])
  })

  test('is not claimed without its end', () => {
    expect(
      valuesOf(
        'carrier.name',
        `
      Insurer: Tidewrack Specialty
                         Underwriting Company`,
      ),
    ).toEqual([])
  })

  test.each([['Named Insured: Tidewrack Surety Company'], ['Agent: Tidewrack Surety Company']])(
    'is not that of the only company where a label tells who that is: %s',
    (line) => {
      const page = drawnPage(`
      Tidewrack Surety Company
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      ${line}
      Each Occurrence Limit                $1,000,000`)
      expect(readFacts([page]).facts.filter(({ key }) => key === 'carrier.name')).toEqual([])
    },
  )

  test('is the insured’s where labels tell that it is both', () => {
    expect(
      valuesOf(
        'carrier.name',
        `
      Insurer: Tidewrack Surety Company

      Named Insured: Tidewrack Surety Company`,
      ),
    ).toEqual(['Tidewrack Surety Company'])
  })

  test('is asked where two labels tell two', () => {
    const { conflicts } = read(`
      Insurer: Tidewrack Casualty Company

      Company: Lanternfish Indemnity Company`)
    expect(conflicts.map(({ key }) => key)).toContain('carrier.name')
  })
})

describe('the number a company has with the NAIC', () => {
  test.each([
    ['behind its label', 'Insurer: Tidewrack Casualty Company     NAIC: 99123', ['99123']],
    ['behind the name', 'Insurer: Tidewrack Casualty Company (NAIC 99123)', ['99123']],
    [
      'in a line of the letterhead',
      'Insurer: Tidewrack Casualty Company\n12 Mill Road - NAIC Company Code 99123',
      ['99123'],
    ],
    [
      'of another company',
      'Insurer: Tidewrack Casualty Company\n\n      Lanternfish Indemnity Company     NAIC: 99456',
      [],
    ],
    [
      'of another company, in a box',
      'Insurer: Tidewrack Casualty Company\n\n      Lanternfish Indemnity Company     NAIC Company ID     99456',
      [],
    ],
    [
      'of its own among several',
      'Insurer: Tidewrack Casualty Company     NAIC: 99123\n\n      Lanternfish Indemnity Company     NAIC: 99456',
      ['99123'],
    ],
    [
      'of one that is ticked',
      '[ ] Lanternfish Indemnity Company NAIC 99456\n      [X] Tidewrack Casualty Company NAIC 99123',
      ['99123'],
    ],
  ])('%s: %s', (_where, lines, numbers) => {
    expect(valuesOf('carrier.naic', `      ${lines}`)).toEqual(numbers)
  })
})
