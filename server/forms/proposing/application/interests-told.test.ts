import { expect, test } from 'vitest'
import { asking, recordOf } from '../../../../tests/support/forms/drawn-applications.ts'
import type { LineOfBusiness } from '../../../documents/index.ts'
import { interestsOfLines } from './interests-told.ts'

const names = (...lines: LineOfBusiness[]) => {
  const one = (name: string, interest: string) => recordOf('interest', { name, interest, line1: '2 Ledger Way' })
  const facts = asking({ handedIn: [one('Elm Bank', 'Mortgagee'), one('City of Elm', 'Additional insured')] })
  const input = { files: [{ fileId: 'a', fileName: 'a.pdf', facts }], instructions: '', today: '2026-06-15' }
  return interestsOfLines(input, lines).map((entry) => entry.get('name')?.value)
}

test('who is insured besides is of liability, who lends of property', () => {
  expect(names('gl')).toEqual(['City of Elm'])
  expect(names('property')).toEqual(['Elm Bank'])
  expect(names('gl', 'property', 'wc')).toEqual(['Elm Bank', 'City of Elm'])
  expect(names('wc')).toEqual([])
})
