import { expect, test } from 'vitest'
import type { Box } from '../types.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const DRAWING = (amount: string) => `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Policy Number: GL-4410-26
  Each Occurrence      ${amount}
  General Aggregate    $2,000,000`

const occurrence = (amount: string, origin: 'text' | 'ocr') =>
  readFacts([{ ...drawnPage(DRAWING(amount)), origin }]).facts.find(({ key }) => key === 'gl.eachOccurrence')?.value

test.each([
  ['$1,000,000', '1,000,000'],
  ['1,000,000', '1,000,000'],
  ['$ 1,000,000', '1,000,000'],
  ['$1M', '1,000,000'],
  ['300,000', '300,000'],
  ['Excluded', undefined],
  ['Included', undefined],
  ['N/A', undefined],
  ['See schedule', undefined],
  ['TBD', undefined],
])('each occurrence %s is %s', (amount, value) => {
  expect(occurrence(amount, 'text')).toBe(value)
})

test('a dollar sign that was recognised as a digit makes no amount', () => {
  expect(occurrence('81,000,000', 'ocr')).toBeUndefined()
  expect(occurrence('$1,000,000', 'ocr')).toBe('1,000,000')
  expect(occurrence('500,000', 'ocr')).toBe('500,000')
})

test('the same pages give the same facts, with the same ids', () => {
  const page = drawnPage(DRAWING('$1,000,000'))
  expect(readFacts([page])).toEqual(readFacts([structuredClone(page)]))
  expect(JSON.parse(JSON.stringify(readFacts([page])))).toEqual(readFacts([page]))
})

test('each of several limits behind one label is quoted with its own part of it', () => {
  const { facts } = readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL-4410-26
      Per occurrence / aggregate      $1,000,000 / $2,000,000`),
  ])
  const quotes = Object.fromEntries(facts.map(({ key, source }) => [key, source.quote]))
  expect(quotes).toMatchObject({
    'gl.eachOccurrence': 'Per occurrence … $1,000,000',
    'gl.generalAggregate': 'aggregate … $2,000,000',
  })
})

test('of two limits across the row of a line, each is named by the words behind it', () => {
  const { facts } = readFacts([
    drawnPage(`
      COMMERCIAL PACKAGE DECLARATIONS
      Policy Number: GL-4410-26
      CGL                      $1,000,000      each occurrence      $2,000,000      aggregate
      Workers compensation     $500,000        each accident`),
  ])
  const amounts = Object.fromEntries(facts.map(({ key, value }) => [key, value]))
  expect(amounts).toMatchObject({ 'gl.generalAggregate': '2,000,000', 'wc.eachAccident': '500,000' })
  expect(amounts['gl.eachOccurrence']).not.toBe('2,000,000')
})

const limitsOf = (...lines: string[]) =>
  Object.fromEntries(
    readFacts([
      drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL-4410-26
      ${lines.join('\n      ')}`),
    ])
      .facts.filter(({ status }) => status === 'current')
      .map(({ key, value }) => [key, value]),
  )

test('nobody insures so much medical expense of one person', () => {
  expect(limitsOf('Medical Expense          $250,000')).toMatchObject({ 'gl.medicalExpense': '250,000' })
  expect(limitsOf('Medical Expense          $1,000,000')).not.toHaveProperty('gl.medicalExpense')
})

test.each(['SCHEDULE OF THE FOLLOWED POLICY', 'LEAD UMBRELLA'])('limits under “%s” are of another policy', (whose) => {
  const facts = limitsOf(whose, 'Each Occurrence          $1,000,000')
  expect(facts['gl.eachOccurrence'] ?? facts['umbrella.eachOccurrence']).toBeUndefined()
})

test('a label wraps over two lines, whatever amount stands in the box beside it', () => {
  const facts = limitsOf(
    'Each Occurrence  $1,000,000',
    '                                 Products and completed operations',
    '                                 aggregate limit                       $3,000,000',
  )
  expect(facts).toMatchObject({ 'gl.eachOccurrence': '1,000,000', 'gl.productsAggregate': '3,000,000' })
  expect(facts).not.toHaveProperty('gl.generalAggregate')
})

const umbrellaWith = (rows: string) =>
  Object.fromEntries(
    readFacts([
      drawnPage(`
      COMMERCIAL UMBRELLA POLICY DECLARATIONS
      Policy Number: UM-4410-26
      ${rows}`),
    ]).facts.map(({ key, value }) => [key, value]),
  )

test.each([
  ['Excess Casualty Crisis Fund     $500,000     aggregate', undefined],
  ['Umbrella Liability              $500,000     aggregate', '500,000'],
])('what stands behind an amount makes it the limit of the row’s coverage: %s', (row, limit) => {
  expect(umbrellaWith(row)['umbrella.aggregate']).toBe(limit)
})

test.each([
  ['Subject to a signed application and to underlying general liability insurance of at least', undefined],
  ['Subject to a signed application. Your limit under this umbrella liability insurance is', '1,000,000'],
])('the least that another policy must have is no limit, wherever the sentence wraps: %s', (lead, limit) => {
  expect(umbrellaWith(`${lead}\n      $1,000,000 each occurrence.`)['umbrella.eachOccurrence']).toBe(limit)
})

test.each([
  ['Was until this change      Is', '500,000'],
  ['Limit deleted              Limit substituted', '500,000'],
  ['Required by contract       Provided', '500,000'],
  ['Provided                   Required by contract', '2,000,000'],
])('of two columns that which holds is read: %s', (heads, limit) => {
  const { facts } = readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL-4410-26
                                 ${heads}
      Each Occurrence            $2,000,000                 $500,000
      General Aggregate          $2,000,000                 $500,000`),
  ])
  expect(facts.find(({ key }) => key === 'gl.eachOccurrence')?.value).toBe(limit)
})

const limitsOn = (drawing: string) =>
  Object.fromEntries(readFacts([drawnPage(drawing)]).facts.map(({ key, value }) => [key, value]))

test.each([
  ['Damage to premises rented to you:', '500,000'],
  ['Damage to premises rented to you', undefined],
])('an amount that found no room beside its label stands right under it: “%s”', (label, limit) => {
  const facts = limitsOn(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL-4410-26
      Acme Mutual              Each occurrence: $1,000,000
      NAIC 38812               ${label}
      and its affiliates       $500,000`)
  expect(facts['gl.damageToRentedPremises']).toBe(limit)
})

test.each([
  ['3.B Bodily injury by accident, each accident', '1,000,000'],
  ['3.B Injury reports received', undefined],
])('a caption with the number of its box is of the amount right under it: “%s”', (caption, limit) => {
  const facts = limitsOn(`
      WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
      Policy Number: WC-77-1042
      3.A States      ${caption}
      CA              $1,000,000`)
  expect(facts['wc.eachAccident']).toBe(limit)
})

test('an amount close under its own label is not the one of the label to the left', () => {
  const page = drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: GL-4410-26
      Damage to Rented Premises       Products and Completed Operations Aggregate
      $ 300,000                       $ 1,000,000
      General Aggregate               Each Occurrence
      $ 2,000,000                     $ 500,000`)
  const raised = (box: Box): Box => [box[0], box[1] - 4, box[2], box[3]]
  const lines = page.lines.map((line) =>
    line.text.startsWith('$')
      ? { ...line, box: raised(line.box), words: line.words.map((word) => ({ ...word, box: raised(word.box) })) }
      : line,
  )
  const { facts, conflicts } = readFacts([{ ...page, lines }])
  expect(conflicts).toEqual([])
  expect(Object.fromEntries(facts.map(({ key, value }) => [key, value]))).toMatchObject({
    'gl.damageToRentedPremises': '300,000',
    'gl.productsAggregate': '1,000,000',
    'gl.generalAggregate': '2,000,000',
    'gl.eachOccurrence': '500,000',
  })
})

test.each([
  ['', undefined],
  ['Not Covered any one premises', undefined],
  ['Nil any one premises', undefined],
  ['$300,000', '300,000'],
])('a row with “%s” for an amount takes none of its neighbors’', (beside, rented) => {
  const facts = limitsOf(
    'Each Occurrence Limit                       $1,000,000',
    `Damage to Premises Rented to You Limit      ${beside}`,
    'Medical Expense Limit                       $10,000',
  )
  expect(facts).toMatchObject({ 'gl.eachOccurrence': '1,000,000', 'gl.medicalExpense': '10,000' })
  expect(facts['gl.damageToRentedPremises']).toBe(rented)
})

test.each(['2,000 (000s)', '2,000 (000)', '$2,000 (000’s)'])('%s is counted in thousands', (amount) => {
  expect(limitsOf(`General Aggregate Limit          ${amount}`)).toMatchObject({ 'gl.generalAggregate': '2,000,000' })
})

test.each([
  'LIMITS OF INSURANCE ($000)',
  'LIMITS OF INSURANCE (IN $000)',
  'LIMITS OF INSURANCE (000s)',
  'Coverage                         $000',
  'Coverage                         (000)',
  'AMOUNTS IN THOUSANDS OF DOLLARS',
  'LIMITS OF INSURANCE (Three zeros omitted)',
])('under “%s” no amount is taken as it is printed', (heading) => {
  const facts = limitsOf(heading, 'Each Occurrence Limit            1,000', 'General Aggregate Limit          2,000')
  expect([facts['gl.eachOccurrence'], facts['gl.generalAggregate']]).toEqual([undefined, undefined])
})

test.each([
  ...['Policy Number GL-000-AB 12', 'Policy Number 000 123 456', 'Code 1 000', 'Territory: 000', 'Producer 000 North'],
  'Products Aggregate Limit         $1,000, 000',
])('“%s” counts no amount in thousands', (line) => {
  const facts = limitsOf(line, 'Each Occurrence Limit            1,000,000')
  expect(facts['gl.eachOccurrence']).toBe('1,000,000')
})

test('amounts of a list in running words limit what stands behind them', () => {
  const { facts } = readFacts([
    drawnPage(`
  GENERAL LIABILITY QUESTIONNAIRE
  27. What liability limits would you like for the new year?
  Please quote: $1,000,000 each occurrence, $2,000,000 general aggregate, $2,000,000 products and completed
  operations aggregate, $1,000,000 personal and advertising injury, $100,000 damage to rented premises, $5,000
  medical expense. Occurrence form.`),
  ])
  const limits = facts.map(({ key, value }) => `${key} ${value}`)
  expect(limits).toContain('gl.personalAdvertisingInjury 1,000,000')
  expect(limits).toContain('gl.damageToRentedPremises 100,000')
  expect(limits).not.toContain('gl.damageToRentedPremises 5,000')
})

test('limits set to the right, under the title of their own list, are none of the list above it', () => {
  const { facts } = readFacts([
    drawnPage(`
    AUTO INSURANCE DECLARATIONS
    Policy Number: QF-19221-09

    Vehicle Information
    Vehicle        Coverage        Deductible
    2023 Wagon     Collision:      $500

    Coverage Information
                                                Limits
    Coverage                 (applicable to all vehicles)        Vehicle 1
    Bodily Injury Liability        $500,000 each person          $439.70
                               $1,000,000 each accident
    Property Damage Liability    $500,000 each accident          $275.50
    Comprehensive                                                $71.60`),
  ])
  expect(facts.flatMap(({ key, value }) => (key.startsWith('auto.') ? [`${key} ${value}`] : []))).toEqual([
    'auto.bodilyInjuryPerPerson 500,000',
    'auto.bodilyInjuryPerAccident 1,000,000',
    'auto.propertyDamage 500,000',
    'auto.collisionDeductible 500',
  ])
})

test('limits of each person and each accident behind their words are told apart where premiums stand behind them', () => {
  const { facts } = readFacts([
    drawnPage(`
    AUTO INSURANCE DECLARATIONS
    Policy Number: QF-19221-09
    Coverage                     Limits                                         Vehicle 1     Vehicle 2
    Bodily Injury Liability      $30,000 Each Person/$60,000 Each accident      $161.44       $159.74`),
  ])
  expect(facts.flatMap(({ key, value }) => (key.startsWith('auto.') ? [`${key} ${value}`] : []))).toEqual([
    'auto.bodilyInjuryPerPerson 30,000',
    'auto.bodilyInjuryPerAccident 60,000',
  ])
})
