import { expect, it } from 'vitest'
import { FORMS } from '../../../forms/index.ts'
import { fatesOf, type Outcome } from './fates.ts'
import type { Request } from './request.ts'

it.each([
  ['25', ['Certificate holder']],
  ['125', []],
])('whose an address is, is asked back of ACORD %s where it has a holder', (id, names) => {
  const request = { holders: [], unsure: [], strangers: ['480 Foundry Lane'], endorsements: [], project: null }
  const outcome = { form: FORMS.find((form) => form.id === id), filled: { values: new Map() }, own: [], calls: [] }
  const fates = fatesOf(request as unknown as Request, outcome as unknown as Outcome)
  expect(fates.map(({ name }) => name)).toEqual(names)
})
