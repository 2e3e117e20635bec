import { expect, test } from 'vitest'
import { agencyName } from './agency-names.ts'

test.each([
  ['Fernleaf Agency Inc Holloway IA', 'Fernleaf Agency Inc'],
  ['Fernleaf Agency LLC, New Bristow, MA', 'Fernleaf Agency LLC'],
  ['Fernleaf Insurance, Holloway, ID', 'Fernleaf Insurance'],
  ['Fernleaf Agency Inc Holloway ZZ', 'Fernleaf Agency Inc Holloway ZZ'],
  ['Fernleaf Agency Holloway IA', 'Fernleaf Agency Holloway IA'],
  ['Fernleaf Agency of Holloway', 'Fernleaf Agency of Holloway'],
])('of “%s” the agency’s name is “%s”', (printed, name) => {
  expect(agencyName(printed).replace(/,$/, '')).toBe(name)
})
