import { expect, it } from 'vitest'
import { inputOf } from '../../../parts/form/form-input.ts'
import { atTypedRows, detailsOf } from './policy-input.ts'

function typed(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(`details.${name}`, value)
  return detailsOf(inputOf<{ details?: object }>(form).details)
}

it('says of every list what it holds, also that it holds nothing any more', () => {
  expect(typed({ deductible: '$1,000 per claim' })).toEqual({
    deductible: '$1,000 per claim',
    blanketAdditionalInsureds: [],
    namedAdditionalInsureds: [],
    locations: [],
    coverageDescriptions: [],
    exclusionDescriptions: [],
    extraLimits: [],
  })
})

it('leaves out rows that hold nothing, and keeps a row that holds a part', () => {
  const details = typed({
    'locations.0': '12 Example Street',
    'locations.1': ' ',
    'extraLimits.0.name': 'Employee benefits',
    'extraLimits.0.limit': '',
    'extraLimits.1.name': '',
    'extraLimits.1.limit': '',
  })
  expect(details.locations).toEqual(['12 Example Street'])
  expect(details.extraLimits).toEqual([{ name: 'Employee benefits', limit: '' }])
})

it('keeps the words of the policy that an entry was taken from', () => {
  const details = typed({
    'exclusionDescriptions.0.title': 'Mold',
    'exclusionDescriptions.0.description': '',
    'exclusionDescriptions.0.policyQuotes.0': 'This insurance does not apply to fungi.',
  })
  expect(details.exclusionDescriptions).toEqual([
    { title: 'Mold', description: '', policyQuotes: ['This insurance does not apply to fungi.'] },
  ])
})

it('puts an error of a row where the row was typed, with blank ones before it', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['locations.0', ' '],
    ['locations.1', '12 Example Street'],
    ['deductible', '$1'],
  ] as const)
    form.append(`details.${name}`, value)
  const { details } = inputOf<{ details?: object }>(form)
  const at = (...path: string[]) => atTypedRows([{ path, message: '' }], details)[0]!.path
  expect(at('policies', '0', 'details', 'locations', '0')).toEqual(['policies', '0', 'details', 'locations', '1'])
  expect(at('details', 'deductible')).toEqual(['details', 'deductible'])
  expect(at('details', 'locations')).toEqual(['details', 'locations'])
  expect(at()).toEqual([])
})
