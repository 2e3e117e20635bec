import type { FormField } from '../../../server/forms/types.ts'

/** A value for every element, each text different from every other as far as its length allows; every tick on. */
export function aValueForEach(fields: FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map((field, index) => [field.name, aValue(field, index)]))
}

function aValue({ type, maxLength, name }: FormField, index: number): string {
  if (type === 'TICK') return 'true'
  if (type === 'DATE') return `${String((index % 12) + 1).padStart(2, '0')}/15/2026`
  if (type === 'AMOUNT') return `${index + 1},000,000`
  if (maxLength === 1) return 'Y'
  if (type === 'CODE') return 'ABCDEF'.charAt(index % 6)
  if (name.includes('NAICCode')) return String(10_000 + index)
  if (name.includes('StateOrProvinceCode')) return 'IL'
  return `Value ${index}`
}
