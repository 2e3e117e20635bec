import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { sheetOf } from './sheet.ts'
import { endsLabel, labelOf } from './text-labels.ts'

test.each([
  ['Named insured and', 'address', true],
  ['Named insured and mailing', 'address', true],
  ['Named insured', 'address', false],
  ['Alder Roofing and', 'address', false],
])('under “%s” the word “%s” ends the label: %s', (above, below, ends) => {
  const [, row] = sheetOf(drawnPage(`${above}\n${below}`)).rows
  expect(endsLabel(row!.cells[0]!)).toBe(ends)
})

test.each([
  ['Tenant / insured', 'insured'],
  ['Certificate / policy number: GL-4410', 'number'],
  ['Tenant / insured persons only', undefined],
  ['Suite 4 / insured', undefined],
])('the second name of “%s” tells whose label it is: %s', (words, kind) => {
  const [row] = sheetOf(drawnPage(words)).rows
  expect(labelOf(row!.cells[0]!)?.kind).toBe(kind)
})
