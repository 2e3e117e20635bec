import { expect, test } from 'vitest'
import { recordOf } from '../../../../tests/support/forms/drawn-applications.ts'
import type { PaperRecord } from '../../../documents/index.ts'
import { termsOf } from './terms-told.ts'

const terms = (called: string, records: PaperRecord[]) =>
  [
    ...termsOf((type) => records.flatMap((record) => (record.type === type ? [{ fileId: 'a', record }] : [])), called),
  ].map(([part, { value }]) => `${part} ${value}`)

test('a list of terms tells those of each coverage, and what it is called', () => {
  const income = recordOf('terms of subject', { coverage: 'Business income', coinsurance: '50' })
  const building = recordOf('terms of subject', { coverage: 'Building', coinsurance: '90' })
  expect(terms('Bus. income', [building, income])).toEqual(['name Business income', 'coinsurance 50'])
  expect(terms('Contents', [building, income])).toEqual([])
  expect(terms('Building', [building, building])).toEqual([])
})

test('a sentence tells those of what it names, a percentage without its sign', () => {
  const of = (name: string, coinsurance: string) => recordOf('terms named', { of: name, coinsurance })
  const all = [of('buildings', '90%'), of('tools & dies', '80'), of('Business income', '50%')]
  expect(terms('Building', all)).toEqual(['coinsurance 90'])
  expect(terms('Tools & Dies', all)).toEqual(['coinsurance 80'])
  expect(terms('Stock', all)).toEqual([])
  expect(terms('Building', [...all, of('Building', '80')])).toEqual([])
})
