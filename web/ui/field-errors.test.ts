import { expect, it } from 'vitest'
import { errorAt, errorsOfNoField } from './field-errors.ts'

const ERRORS = [
  { path: ['mailing', 'city'], message: 'Write the city the mail goes to.' },
  { path: ['address', 'city'], message: 'Write the city the insured is in.' },
  { path: ['contacts', '1', 'email'], message: 'This is not an e-mail address.' },
  { path: [], message: 'Somebody else has changed this account.' },
]

it('gives two fields of one name each its own error', () => {
  expect(errorAt(ERRORS, 'address.city')?.message).toBe('Write the city the insured is in.')
  expect(errorAt(ERRORS, 'mailing.city')?.message).toBe('Write the city the mail goes to.')
  expect(errorAt(ERRORS, 'contacts.1.email')?.message).toBe('This is not an e-mail address.')
})

it('gives a field nothing of another whose path only ends alike', () => {
  expect(errorAt(ERRORS, 'city')).toBeUndefined()
  expect(errorAt(ERRORS, 'contacts.0.email')).toBeUndefined()
})

it('leaves to the form what no field of it shows', () => {
  const shown = new Set(['address.city', 'mailing.city'])
  expect(errorsOfNoField(ERRORS, shown).map(({ message }) => message)).toEqual([
    'This is not an e-mail address.',
    'Somebody else has changed this account.',
  ])
})
