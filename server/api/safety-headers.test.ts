import { expect, it } from 'vitest'
import { connections, contentPolicy } from './safety-headers.ts'

it('lets the card form of the payment provider in where cards are entered in Cara, and nowhere else', () => {
  const policies = (takesCards: boolean) => `${contentPolicy('', takesCards)}; ${connections('localhost', takesCards)}`
  expect(policies(false)).not.toContain('stripe')
  expect(policies(true)).toMatch(/script-src 'self' https:\/\/js\.stripe\.com;/)
  expect(policies(true)).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com;/)
  expect(policies(true)).toMatch(/connect-src 'self' .*https:\/\/api\.stripe\.com$/)
})
