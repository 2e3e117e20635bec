import { expect, it } from 'vitest'
import { inputOf } from './form-input.ts'

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
