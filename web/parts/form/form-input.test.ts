import { expect, it } from 'vitest'
import { changedParts, inputOf, openedForm } from './form-input.ts'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('makes the input that the names of the fields spell', () => {
  const form = formOf({
    'business.name': ' Otter & Thimble ',
    'business.mailingAddress.city': 'Sampleton',
    'business.mailingAddress.line2': '',
    type: 'BUSINESS',
  })
  expect(inputOf(form)).toEqual({
    business: { name: 'Otter & Thimble', mailingAddress: { city: 'Sampleton', line2: null } },
    type: 'BUSINESS',
  })
})

it('makes lists without holes of numbered names, in their order', () => {
  const form = formOf({ 'limits.10.name': 'c', 'limits.2.name': 'b', 'limits.0.name': 'a', 'limits.0.limit': '5' })
  expect(inputOf(form)).toEqual({ limits: [{ name: 'a', limit: '5' }, { name: 'b' }, { name: 'c' }] })
})

it('leaves out what says how the form is sent', () => {
  expect(inputOf(formOf({ key: 'k', rev: '3', intent: 'save', name: 'n' }))).toEqual({ name: 'n' })
})

it('tells what is another than when the form was opened, group by group', () => {
  const opened = {
    policyNumber: 'QF-1',
    market: null,
    pricing: { premium: '1000.00', taxes: null },
    details: { insured: { name: 'Otter', address: null }, locations: ['12 Example Street'] },
  }
  expect(changedParts(opened, structuredClone(opened))).toEqual({})
  const now = {
    ...structuredClone(opened),
    policyNumber: null,
    pricing: { premium: '1000.00', taxes: '5.00' },
    details: { insured: { name: 'Otter', address: '12 Example Street' }, locations: [] },
  }
  expect(changedParts<object>(opened, now)).toEqual({
    policyNumber: null,
    pricing: { taxes: '5.00' },
    details: { insured: { name: 'Otter', address: '12 Example Street' }, locations: [] },
  })
})

it('reads the form as it was opened, and says all of one that was not told', () => {
  const form = formOf({ opened: JSON.stringify([['name', 'a']]), name: 'b' })
  expect(inputOf(openedForm(form))).toEqual({ name: 'a' })
  expect(changedParts<object>(inputOf(openedForm(formOf({ name: 'b' }))), { name: 'b' })).toEqual({ name: 'b' })
})
