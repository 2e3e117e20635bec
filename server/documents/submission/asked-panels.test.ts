import { expect, it } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { askedOn } from './asked-panels.ts'

const LEFTS = [30, 200, 330, 480]
const asked = (...rows: string[]) => {
  const texts = rows.flatMap((row, at) =>
    row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text })),
  )
  return askedOn(drawnPage(texts, [])).map(({ part, parts }) => `${part} ${parts['']}`)
}
const PANEL = [
  'Coverage form | Occurrence | Each occurrence | $1,000,000',
  'General aggregate | $2,000,000 per location | Medical expense | $10,000',
]

it('limits stand beside their words under a heading that asks for them', () => {
  expect(asked('General liability requested', ...PANEL)).toEqual([
    'gl.eachOccurrence 1,000,000',
    'gl.generalAggregate 2,000,000',
    'gl.aggregatePer location',
    'gl.medicalExpense 10,000',
  ])
})

it('but under one of what is in force, or of no line, nothing is asked for', () => {
  expect(asked('Expiring general liability', ...PANEL)).toEqual([])
  expect(asked('General liability', ...PANEL)).toEqual([])
  expect(asked('Limits requested', ...PANEL)).toEqual([])
  expect(asked('General liability requested', 'Each occurrence | 500,000 | 1,000,000')).toEqual([])
})
