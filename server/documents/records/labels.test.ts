import { expect, it } from 'vitest'
import { VEHICLE } from './families/autos.ts'
import { CLAIM } from './families/claims.ts'
import { fieldsNamed, vocabularyOf } from './labels.ts'
import { wordsOf } from './words.ts'

it.each([
  ['Covd Auto No.', VEHICLE, 'veh_number'],
  ['Injury Description', CLAIM, 'description'],
  ['Employee Name', CLAIM, 'claimant'],
  ['Salvage / Subro', CLAIM, 'claim_recovered'],
])('%s is a name of its field', (head, family, name) => {
  expect(fieldsNamed(head, vocabularyOf(family)).map((spec) => spec.name)).toEqual([name])
})

it.each(['Salvage', 'Subro', 'Nature of Injury', 'Employee No', 'Employee'])('%s is none in full', (head) => {
  expect(fieldsNamed(head, vocabularyOf(CLAIM))).toEqual([])
})

it('takes a word that JavaScript knows, too, for the word it is', () => {
  expect(wordsOf('Constructor No.')).toEqual(['constructor', 'number'])
})
