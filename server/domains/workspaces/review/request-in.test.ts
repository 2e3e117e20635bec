import { expect, it } from 'vitest'
import { requestIn } from './request-in.ts'

it.each([
  [
    'Ask the carrier to raise each occurrence to at least $2,000,000.',
    'carrier or agent',
    'Please raise each occurrence to at least $2,000,000.',
  ],
  ['Ask for a certificate of the renewal.', 'carrier or agent', 'Please provide a certificate of the renewal.'],
  [
    'Ask the producer for waiver of subrogation on general liability.',
    'carrier or agent',
    'Please provide waiver of subrogation on general liability.',
  ],
  ['Ask the insured which is right before the carrier does.', 'insured', 'Please tell us which is right.'],
  ['Ask the client about flood, and offer it.', 'insured', 'Please tell us about flood.'],
  [
    'Ask the carrier of option 2 whether it gives the same.',
    'carrier of option 2',
    'Please tell us whether it gives the same.',
  ],
  [
    'Ask each carrier to confirm who the named insured is.',
    'carrier or agent',
    'Please confirm who the named insured is.',
  ],
  ['Look for it yourself, or ask the carrier.', 'carrier or agent', 'Please tell us where this is shown.'],
  [
    'Look at the pages of this form yourself, or ask for a complete copy.',
    'carrier or agent',
    'Please provide a complete copy.',
  ],
])('%s', (action, whom, what) => expect(requestIn(action)).toEqual({ whom, what }))

it.each([
  'Compare them yourself.',
  'See whether these are the policies of Task.',
  'Look up the rating of Ask & Co.',
  null,
])('nobody is asked by: %s', (action) => expect(requestIn(action)).toBeNull())
