import { expect, it } from 'vitest'
import { namesBehind } from './name-behind.ts'

const WITH = /\bcurrently with\b|\bcurrent agency\b/i
const named = (text: string) => namesBehind(text, WITH).map(({ name }) => name)

it.each([
  ['They are currently with Old Harbor Agency.', 'Old Harbor Agency'],
  ['currently with the Smith & Sons Agency, Inc.', 'Smith & Sons Agency, Inc.'],
  ['Currently with J. P. Plover Insurance, effective June 1, 2026', 'J. P. Plover Insurance'],
  ['The current agency is Agents of the Harbor LLC. Please move RQ-201.', 'Agents of the Harbor LLC'],
  ['CURRENT AGENCY: OLD HARBOR AGENCY\nRQ-201', 'OLD HARBOR AGENCY'],
  ['The client is currently with Old Harbor Agency since 2019; move RQ-201', 'Old Harbor Agency'],
])('takes the name in “%s”', (text, name) => {
  expect(named(text)).toEqual([name])
})

it.each([
  'They are currently with old harbor agency.',
  'currently with us',
  'currently with Jane Doe at Harbor Agency',
  'currently with Smith, Jones and Plover',
  'currently with St. Plover Agency',
  'currently with Plover LLC Move the policies',
  'CURRENTLY WITH OLD HARBOR AGENCY EFFECTIVE JUNE',
  'currently with Plover and Tern Agency',
  'currently with Agency 360',
])('is not sure of a name in “%s”', (text) => {
  expect(named(text)).toEqual([null])
})

it('takes no name that is denied', () => {
  expect(named('They are not currently with Old Harbor Agency.')).toEqual([])
})
