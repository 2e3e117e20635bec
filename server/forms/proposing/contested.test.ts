import { describe, expect, test } from 'vitest'
import { DECLARATIONS, evidenceOf } from '../../../tests/support/forms/drawn-evidence.ts'

const told = (...rows: string[]) => [[DECLARATIONS, ...rows].join('\n')]
const listed = (...rows: string[]) => told('  Coverage                       Limit            Deductible', ...rows)
const building = (limit: string, deductible = '') => `  Building                       ${limit}          ${deductible}`

describe('one amount that two files tell otherwise', () => {
  test.each([
    ['in words', told('  Building limit: $500,000'), told('  Building limit: $600,000')],
    ['in lists', listed(building('500,000')), listed(building('600,000'))],
    ['in a list and in words', listed(building('500,000')), told('  Building limit: $600,000')],
  ])('%s is asked about', (_, one, other) => {
    const found = evidenceOf([one, other])
    expect(found).toMatchObject({
      coverages: [],
      choices: ['Building: 500,000 (page 1)', 'Building: 600,000 (page 1)'],
    })
    expect(found.why('EvidenceOfProperty_LimitAmount_A')).toContain('more than one value')
    expect(evidenceOf([one, other], { instructions: 'Building: 600,000' })).toMatchObject({
      asked: [],
      coverages: ['Building: 600,000'],
    })
  })
})

test('one limit with two deductibles keeps its limit', () => {
  const rows = [
    building('500,000', '1,000'),
    building('500,000', '25,000'),
    '  Business Personal Property     80,000           1,000',
  ]
  const found = evidenceOf([listed(...rows)])
  expect(found).toMatchObject({
    coverages: ['Building: 500,000', 'Business Personal Property: 80,000'],
    deductibles: ['1,000'],
    asked: [],
  })
  expect(found.why('EvidenceOfProperty_DeductibleAmount_A')).toBe('The documents give more than one value.')
})

test('causes of loss that two files tell otherwise are on no form', () => {
  const head = '  Coverage                       Limit            Causes of Loss'
  const causes = (form: string) => told(head, `  Building                       500,000          ${form}`)
  const special = 'Policy_PolicyType_SpecialIndicator_A'
  expect(evidenceOf([causes('Special'), causes('Special')]).value(special)).toBe('true')
  const found = evidenceOf([causes('Special'), causes('Basic')])
  expect(found.value(special)).toBe('')
  expect(found.why(special)).toBe('The documents give more than one value.')
})

test('a location that the second file tells is a second one', () => {
  const at = (address: string) => told('  LOCATIONS OF ALL PREMISES', `  ${address}`, '', '  Building limit: $500,000')
  const [elm, oak] = ['12 Elm Street, Erie, PA 16501', '9 Oak Street, Erie, PA 16501']
  expect(evidenceOf([at(elm), at(elm)])).toMatchObject({ premises: '12 Elm Street', asked: [] })
  expect(evidenceOf([at(elm), at(oak)])).toMatchObject({ premises: '', coverages: [], asked: ['place'] })
})
