import { expect, it } from 'vitest'
import { mistakes } from '../../../tests/support/refusal.ts'
import { parse } from '../../lib/parse.ts'
import { type PolicyChangeInput, policyChange } from './input.ts'

const read = (said: PolicyChangeInput) => parse(policyChange, said)
const wrongIn = (said: PolicyChangeInput) => mistakes((async () => read(said))())

it('keeps of its lists neither blank entries nor doubles, and no mark that nobody sees', () => {
  const limit = { name: 'Liquor', limit: '500000' }
  const { policyNumber, details } = read({
    policyNumber: 'QF-\u202e1\u200b',
    details: {
      locations: ['', '  ', 'x', 'x', '\u200b'],
      extraLimits: [limit, { name: '', limit: ' ' }, limit],
      exclusionDescriptions: [
        { title: ' ', policyQuotes: [''] },
        { title: 'Mold', policyQuotes: [' ', 'No fungi.'] },
      ],
    },
  })
  expect(policyNumber).toBe('QF-1')
  expect(details).toMatchObject({
    locations: ['x'],
    extraLimits: [limit],
    exclusionDescriptions: [{ title: 'Mold', description: '', policyQuotes: ['No fungi.'] }],
  })
})

it('refuses a second extra limit of one name at its place among those that were sent', async () => {
  const extraLimits = [
    { name: 'Liquor', limit: '500000' },
    { name: ' ', limit: '' },
    { name: 'LIQUOR ', limit: '250000' },
  ]
  expect(await wrongIn({ details: { extraLimits } })).toEqual([
    'details.extraLimits.2.name: Another limit has this name already.',
  ])
})

it('takes days that documents can have, and says which those are', async () => {
  expect(read({ expiresAt: '2100-12-31' }).expiresAt).toBe('2100-12-31')
  expect(await wrongIn({ expiresAt: '1899-12-31' })).toEqual(['expiresAt: Enter a day from 1900 to 2100.'])
  expect(await wrongIn({ expiresAt: 'soon' })).toEqual(['expiresAt: Enter a date.'])
})
