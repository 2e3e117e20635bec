import { expect, test } from 'vitest'
import { drawnPage } from '../../facts/drawn-pages.ts'
import { classesInProse } from './classes-in-prose.ts'

const toldIn = (...lines: string[]) =>
  classesInProse(drawnPage(`\n${lines.map((one) => `  ${one}`).join('\n')}\n`)).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const PAYROLL = 'Now the payroll for the twelve months to come.'
const BOARD = 'We figure $486,000 for the nine full-time and two part-time people who hang board, which is class 5445.'

test('sentences tell classes with their payroll and staff', () => {
  const plaster = 'The three plasterers, all of them full time, will make $182,500; that is class 5480.'
  expect(toldIn(PAYROLL, BOARD, plaster)).toEqual([
    { class_code: '5445', full_time_employees: '9', part_time_employees: '2', exposure: '486,000' },
    { class_code: '5480', full_time_employees: '3', exposure: '182,500' },
  ])
})

test('several classes stand in one sentence, each with its name', () => {
  const two =
    'class 8018 warehouse and shipping, $412,000 with 9 full-time people; and class 8742 outside sales, $288,500.'
  expect(toldIn(`For the payroll we expect: ${two}`)).toEqual([
    { class_code: '8018', classification: 'warehouse and shipping', full_time_employees: '9', exposure: '412,000' },
    { class_code: '8742', classification: 'outside sales', exposure: '288,500' },
  ])
  const placed =
    'Location 1 is rated under class 56654, Oven makers, on sales of $12,600,000, and location 2 under class 97222, Oven repair, on a payroll of $540,000.'
  expect(toldIn(placed)).toEqual([
    { location_number: '1', class_code: '56654', classification: 'Oven makers', exposure: '12,600,000' },
    { location_number: '2', class_code: '97222', classification: 'Oven repair', exposure: '540,000' },
  ])
})

test('lines below one of payroll are a list of classes', () => {
  const list = ['- Finishing, class 3372, 17 full time and 2 part time, $812,000', '- Drivers, class 7380, $104,500']
  expect(toldIn('Please quote us. The payroll comes to this:', '', ...list)).toEqual([
    {
      class_code: '3372',
      classification: 'Finishing',
      full_time_employees: '17',
      part_time_employees: '2',
      exposure: '812,000',
    },
    { class_code: '7380', classification: 'Drivers', exposure: '104,500' },
  ])
})

test.each([
  ["My son's company has a payroll of $145,000 in class 5022."],
  ['Plover Seed Company of Hawk Point has a payroll of $145,000 in class 5022.'],
  ['Last year the payroll in class 5022 came to $145,000.'],
  ['The payroll was $145,000 in class 5022.'],
  ['The payroll of the audit had $145,000 for class 5022.'],
  ['We have no payroll of $145,000 in class 5022.'],
  ['If we grow, the payroll comes to $145,000 in class 5022.'],
  ['I do the payroll and am to be included, class 5022, with $78,000.'],
  ['The payroll in class 5022 is $145,000 or $150,000.'],
  ['The payroll in class 5022 is $145,000; the payroll in class 5022 is $150,000.'],
  ['The truck is of class 5022 and cost $145,000.'],
])('no class of ours to come: “%s”', (sentence) => {
  expect(toldIn(sentence)).toEqual([])
})
