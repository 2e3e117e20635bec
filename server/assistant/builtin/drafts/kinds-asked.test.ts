import { expect, it } from 'vitest'
import type { FoundUnit } from '../../search-files.ts'
import type { Material } from '../answer/material.ts'
import { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { columnAsked, labelsAsked, lookingLike, mayTell } from './kinds-asked.ts'
import { numbersIn, rowInWords, rowsNamed } from './rows.ts'

const aUnit = (unit: Partial<FoundUnit>): FoundUnit => {
  const cells = unit.cells ?? []
  const value = unit.value ?? cells.map(({ text }) => text).join(' ')
  return {
    kind: 'sentence',
    label: '',
    lead: '',
    section: '',
    page: 1,
    file: 'F1',
    covered: 1,
    labelled: 1,
    quote: value,
    ...unit,
    value,
    cells,
  } as FoundUnit
}
const aRow = (row: Record<string, string>) =>
  aUnit({ kind: 'row', cells: Object.entries(row).map(([head, text]) => ({ head: head.trim(), text })) })

const material = (units: FoundUnit[]): Material => ({
  citations: new Citations(),
  papers: [{ pages: 1 } as Paper],
  passages: [],
  unitsFor: () => units,
  unitsOf: () => units,
  answersFor: () => ({ sure: 0, things: [] }),
  today: '2026-05-14',
  workedFor: () => null,
})

const FLEET = [
  aRow({ 'Unit #': '6', Vehicle: '2007 Ford F-550', State: 'IN' }),
  aRow({ 'Unit #': '7', Vehicle: '2014 Isuzu NPR', State: 'KY' }),
]

it.each([
  ['take unit 7 off', ['2014 Isuzu NPR']],
  ['take the F-550 off', ['2007 Ford F-550']],
  ['the driver licensed in Ohio', []],
  ['take unit 9 off', []],
  ['all 7 of them', []],
])('rows that are named: %s', (words, vehicles) => {
  expect(rowsNamed(words, FLEET).map(({ cells }) => cells[1]!.text)).toEqual(vehicles)
})

it('tells a row with the heads of its columns, and cites it', () => {
  const all = material(FLEET)
  expect(rowInWords(FLEET[0]!, all)).toBe('- Unit: 6; Vehicle: 2007 Ford F-550; State: IN')
  expect(all.citations.sources).toHaveLength(1)
})

it('names an entry of a list without heads only where it alone answers to the name', () => {
  const bare = (key: string, words: string) =>
    aUnit({
      kind: 'row',
      cells: [
        { head: '', text: key },
        { head: '', text: words },
      ],
    })
  expect(rowsNamed('unit 4', [bare('4', '2014 Isuzu'), bare('5', '2015 Ford')])).toHaveLength(1)
  expect(rowsNamed('unit 4', [bare('4', '2014 Isuzu'), bare('4', '12 Main St')])).toHaveLength(0)
})

it('finds the numbers documents go by', () => {
  const units = [
    aUnit({ kind: 'pair', label: 'Quote', value: 'Quote number Q961767034' }),
    aRow({ Policy: 'Umbrella', Number: 'GT2452151' }),
    aUnit({ kind: 'pair', label: 'Phone number', value: '555-0100' }),
  ]
  const told = numbersIn(material(units), () => true)
  expect(told.map(({ value }) => value)).toEqual(['Q961767034', 'GT2452151'])
})

it.each([
  ['how much they owe', 'Policy GL-7650', false],
  ['how much they owe', 'The premium of $14,093 was not received.', true],
  ['by when', 'It is due within 20 days.', true],
  ['what they must carry', '11. Insurance. Tenant shall carry:', false],
])('“%s” may be told by “%s”: %s', (words, line, may) => {
  expect(mayTell(words, line)).toBe(may)
})

it('tells what a label, a column or a short document says where no plain answer does', () => {
  const due = aUnit({ kind: 'pair', label: 'Minimum due', value: '$2,287' })
  expect(labelsAsked('min due', [due], material([]))).toEqual(['- Minimum due: $2,287'])
  const rows = ['8810', '5183'].map((code) => aRow({ Code: code, Payroll: `$${code},000`, Rate: '9.57' }))
  expect(columnAsked('the payrolls', rows, material([]))).toEqual([
    '- Code: 8810; Payroll: $8810,000',
    '- Code: 5183; Payroll: $5183,000',
  ])
  expect(columnAsked('the premium', rows, material([]))).toEqual([])
  const changed = aUnit({ value: 'The aggregate is changed from 2,000,000 to 9,000,000.' })
  const other = aUnit({ value: 'This endorsement is part of the policy.' })
  expect(lookingLike('what this endorsement did', [other, changed], material([]))).toEqual([`“${changed.value}”`])
  const long = { ...material([]), papers: [{ pages: 30 } as Paper] }
  expect(lookingLike('what this endorsement did', [changed], long)).toEqual([])
})
