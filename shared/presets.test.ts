import { expect, it } from 'vitest'
import { composeMessage, PRESETS, withoutPrefix } from './presets.ts'

it('each slot of files has its own prefix, which no person is shown', () => {
  const prefixes = PRESETS.map(({ id, inputs }) => [id, inputs.flatMap((one) => ('prefix' in one ? [one.prefix] : []))])
  expect(prefixes).toEqual([
    ['DOCUMENT_EXPLORATION', ['[Policy]']],
    ['GENERATE_TEMPLATE', ['[Input]']],
  ])
  expect(withoutPrefix('[Policy] Otter.pdf')).toBe('Otter.pdf')
  expect(withoutPrefix('[Input] Otter.pdf')).toBe('Otter.pdf')
  expect(withoutPrefix('[Draft] Otter.pdf')).toBe('[Draft] Otter.pdf')
})

it('a holder that was left blank is the named insured, in the words of the specification', () => {
  const message = (texts: Record<string, string>) => composeMessage('GENERATE_TEMPLATE', { texts, forms: ['25'] })
  expect(message({ holder: '  ' })).toBe(
    "Fill ACORD 25 (Certificate of Liability Insurance).\n\nCertificate holder: Use the named insured's information as the certificate holder.",
  )
  expect(message({ holder: 'Paper Lantern', instructions: 'By noon.' })).toBe(
    'Fill ACORD 25 (Certificate of Liability Insurance).\n\nCertificate holder: Paper Lantern\n\nBy noon.',
  )
})

it('a question that was left blank asks what the policy covers', () => {
  expect(composeMessage('DOCUMENT_EXPLORATION', { texts: {}, forms: [] })).toBe(
    'What does this policy cover? Give the parties, dates, limits, deductibles and main exclusions.',
  )
})
