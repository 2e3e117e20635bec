import { expect, it } from 'vitest'
import { groundsOf, unsourcedFigures } from './figures.ts'
import { derivedFrom } from './worked-out.ts'

const quotes = ['Date of loss 09/03/2026', 'Letter of 12/17/2026', 'Option 1 $35,006', 'Option 3 $56,884']
const unsourced = (statement: string) =>
  unsourcedFigures(statement, groundsOf([...quotes, derivedFrom(statement, quotes)]))

it('what follows from the figures a statement names may be said', () => {
  expect(unsourced('105 days: from 09/03/2026 to 12/17/2026.')).toEqual([])
  expect(unsourced('$21,878 apart: $56,884 and $35,006.')).toEqual([])
  expect(unsourced('$91,890 together: $56,884 and $35,006.')).toEqual([])
})

it('what does not follow, or rests on figures no source holds, may not', () => {
  expect(unsourced('106 days: from 09/03/2026 to 12/17/2026.')).toEqual(['106 days'])
  expect(unsourced('$21,879 apart: $56,884 and $35,006.')).toEqual(['$21,879'])
  expect(unsourced('$1,884 apart: $56,884 and $55,000.')).toEqual(['$1,884', '$55,000'])
  expect(unsourced('The difference is $21,878.')).toEqual(['$21,878'])
})
