import { expect, it } from 'vitest'
import { composeMessage } from './presets.ts'

it('a certificate whose holder is left blank asks for the named insured as the holder, in the words of the specification', () => {
  const blank = composeMessage('GENERATE_TEMPLATE', { texts: {}, forms: ['25'] })
  expect(blank).toContain("Certificate holder: Use the named insured's information as the certificate holder.")
  const given = composeMessage('GENERATE_TEMPLATE', {
    texts: { holder: 'Gingham Mall, 1 Mock Lane, Testford, OH 43001' },
    forms: ['25'],
  })
  expect(given).toContain('Certificate holder: Gingham Mall, 1 Mock Lane, Testford, OH 43001')
  expect(given).not.toContain('named insured')
})
