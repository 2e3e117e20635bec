import { expect, it } from 'vitest'
import { formatOf, showNumber } from './cell-format.ts'

it.each([
  [1234.5, '', '1234.5'],
  [0.1 + 0.2, 'General', '0.3'],
  [1234.5, '#,##0', '1,235'],
  [-1234.5, '$#,##0.00;($#,##0.00)', '-$1,234.50'],
  [0.125, '0.0%', '12.5%'],
  [46000, 'm/d/yyyy', '12/09/2025'],
  [46000.5, 'm/d/yyyy h:mm', '12/09/2025 12:00'],
  [0.75, 'h:mm', '18:00'],
  [46000, '[$-409]mmmm d, yyyy', '12/09/2025'],
  [12, '0 "days"', '12'],
])('shows %d in the format %s as %s', (value, format, shown) => {
  expect(showNumber(value, format, false)).toBe(shown)
})

it('counts from 1904 where the workbook does, and prefers formats it writes down', () => {
  expect(showNumber(0, 'm/d/yyyy', true)).toBe('01/01/1904')
  expect(formatOf(14, new Map())).toBe('m/d/yyyy')
  expect(formatOf(164, new Map([[164, '0.0']]))).toBe('0.0')
})
