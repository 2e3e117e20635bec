import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { sheetOf } from '../facts/sheet.ts'
import { readAnswered } from './read-answered.ts'

const answeredOn = (page: string) => readAnswered([sheetOf(drawnPage(page))])

test('labels and questions without end are read in the time of their length', () => {
  expect(answeredOn(`  1. ${'abc: '.repeat(16_000)}`)).toEqual([])
  expect(answeredOn(`  1. ${'Any? '.repeat(16_000)}No.`)).toHaveLength(1000)
})

test('what is as long as a page is no question', () => {
  expect(answeredOn(`  1. Are cranes used ${'and owned '.repeat(40)}? No.`)).toEqual([])
})

test('a mark under NO beside an exception is no plain no', () => {
  const answer = (beside: string) =>
    answeredOn(`
  Question                                       YES     NO     EXPLANATION
  Do employees travel out of state?                       X      ${beside}
`).map((one) => one.answer)
  expect(answer('Office staff')).toEqual(['no'])
  expect(answer('Except for trade shows')).toEqual([null])
})

test('questions in two columns are answered each in its own, also beneath', () => {
  const asked = answeredOn(`
  1. Do you operate drones?                        4. Any tax liens?
     Yes, one for roofs                               No
  2. Any seasonal help?                            5. Are you a franchise?
     Yes, 4 from April                                No
  3. Are there swimming pools?                     6. Do you own a boat?
     No                                               Yes, a skiff
`)
  expect(asked.map(({ question, answer }) => `${question} ${answer}`)).toEqual([
    'Do you operate drones? yes',
    'Any seasonal help? yes',
    'Are there swimming pools? no',
    'Any tax liens? no',
    'Are you a franchise? no',
    'Do you own a boat? yes',
  ])
})

test('a question as wide as the page between two columns is no part of them', () => {
  const asked = answeredOn(`
  1. Do you operate drones?     No        4. Any tax liens?          No
  2. Any seasonal help?         No        5. Are you a franchise?
  3. Do you do any work at all for a subsidiary or for others?        Yes
  6. Are there swimming pools?  No        7. Do you own a boat?      No
  8. Do you have a dock?        No        9. Do you own a plane?     No
`)
  const of = (words: string) => asked.find(({ question }) => question.includes(words))?.answer
  expect([of('franchise'), of('subsidiary'), of('boat')]).toEqual([null, 'yes', 'no'])
})

test('a mark between a yes and a no is at the one it stands nearer to', () => {
  const answers = answeredOn(`
  Are cranes used?                  Yes     X No
  Are drones used?                  X Yes     No
  Are boats used?                   Yes X     No
  Are trains used?                  Yes  X  No
`)
  expect(answers.map(({ answer }) => answer)).toEqual(['no', 'yes', 'yes', null])
})

test('what stands behind the columns of answers may name one of them', () => {
  const asked = answeredOn(`
                                                 Yes     No      If yes, explain
  Do employees travel out of state?                       X
  Are subcontractors used?                        X               Gutter crew
`)
  expect(asked.map(({ answer, explanation }) => [answer, explanation])).toEqual([
    ['no', ''],
    ['yes', 'Gutter crew'],
  ])
})

test('what is to be explained may stand under a question that is marked', () => {
  const explained = (mark: string, words: string, label = 'If yes, explain') =>
    answeredOn(`
  Question                                       YES     NO
  Do you operate drones?                          ${mark}
    ${label}:  ${words}
  Any tax liens?                                          X
`).map(({ question, answer, explanation }) => [question, answer, explanation])
  const [drones, liens, another] = explained('X', 'One for roof photos')
  expect([drones, another]).toEqual([['Do you operate drones?', 'yes', 'One for roof photos'], undefined])
  expect(liens).toEqual(['Any tax liens?', 'no', ''])
  expect(explained('X', 'One', 'Explain each yes')[0]).toEqual(['Do you operate drones?', 'yes', ''])
  expect(explained('X', '____________')[0]).toEqual(['Do you operate drones?', 'yes', ''])
  expect(explained('        X', 'Sold in 2024')[0]).toEqual(['Do you operate drones?', null, ''])
})

test('a yes and a no may stand beside the heading of a list that goes on', () => {
  const answered = answeredOn(`
  SECTION II - GENERAL QUESTIONS, APPLICANT AND SUBSIDIARIES (continued)        YES     NO
  Do you operate drones?                                                         X
  Any tax liens?                                                                         X
`)
  expect(answered.map(({ answer }) => answer)).toEqual(['yes', 'no'])
})

test('rulings below the last mark part no questions', () => {
  const page = drawnPage(`
  GENERAL QUESTIONS                               YES     NO
  Do you operate drones?                           X
  Any tax liens?                                           X
  SECTION III
`)
  const ruling = (at: number) => ({ axis: 'horizontal' as const, at, from: 0, to: 600 })
  const rulings = [700, 720, 740].map(ruling)
  expect(readAnswered([sheetOf({ ...page, rulings })]).map(({ answer }) => answer)).toEqual(['yes', 'no'])
})

test('a column of numbers may be headed No. or #, and a finished question ends before another sentence', () => {
  const page = (head: string) =>
    drawnPage(`
  ${head}    Question                                   YES     NO     If yes, explain
  1     Do you operate drones?                      X              One for roofs
  2     Any work sold or discontinued?              X              Paving sold in 2023
  3     Are cranes rented to others, with or                X
        without operators?
  4     Any tax liens?                                      X
  Kind of work sublet    Paving
  5     Any seasonal help?                          X
`)
  const ruling = (at: number) => ({ axis: 'horizontal' as const, at, from: 0, to: 600 })
  for (const head of ['No.', '#  ']) {
    const one = page(head)
    const below = one.lines.filter(({ text }) => /^\d\b/.test(text)).map(({ box }) => ruling(box[1] - 2))
    for (const rulings of [[], below]) {
      const asked = readAnswered([sheetOf({ ...one, rulings })]).map((own) => [own.question, own.answer])
      expect(asked).toContainEqual(['Any seasonal help?', 'yes'])
      expect(asked.slice(0, 4)).toEqual([
        ['Do you operate drones?', 'yes'],
        ['Any work sold or discontinued?', 'yes'],
        ['Are cranes rented to others, with or without operators?', 'no'],
        ['Any tax liens?', 'no'],
      ])
    }
  }
})

test('marks may stand before their questions', () => {
  const asked = answeredOn(`
  YES     NO
           X     1. Do you operate drones?
   X             2. Are foreign products sold, distributed or used
                    as components?
           X     3. Any tax liens?
`)
  expect(asked.map(({ question, answer }) => `${question} ${answer}`)).toEqual([
    'Do you operate drones? no',
    'Are foreign products sold, distributed or used as components? yes',
    'Any tax liens? no',
  ])
})

test('several labels of a row have their answers beside them, also below another row', () => {
  const asked = answeredOn(`
  Audit     At expiration     Seasonal employees            No        Tax liens, 5 years        No
                              Volunteer labor               Yes       Work above 15 feet        No
  Used for drinking           Yes       No
`)
  expect(asked.map(({ question, answer }) => `${question} ${answer}`)).toEqual([
    'Seasonal employees no',
    'Tax liens, 5 years no',
    'Volunteer labor yes',
    'Work above 15 feet no',
  ])
})
