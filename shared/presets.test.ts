import { expect, it } from 'vitest'
import { choicesIn, composeMessage, typedIn } from './presets/message.ts'
import { OFFERED_PRESETS, PRESETS, wayOf, withoutPrefix } from './presets.ts'

it('each slot of files has its own prefix, which no person is shown', () => {
  const prefixes = PRESETS.map(({ id, inputs }) => [id, inputs.flatMap((one) => ('prefix' in one ? [one.prefix] : []))])
  expect(prefixes).toEqual([
    ['CERTIFICATE_REVIEW', ['[Certificate]', '[Contract]', '[Binder or Policy]']],
    ['CONTRACT_REVIEW', ['[Contract]', '[Quote or Policy]']],
    ['COVERAGE_COMPARISON', ['[Option 1]', '[Option 2]', '[Option 3]', '[Option 4]', '[Option 5]']],
    ['DOCUMENT_EXPLORATION', ['[Policy]']],
    ['UNDERWRITING_ANALYSIS', ['[Input Document]']],
    ['COMMERCIAL_CLASSIFICATION', ['[Input]']],
    ['GENERATE_TEMPLATE', ['[Input]']],
    ['GENERATE_QUOTE_PROPOSAL', ['[Quote or Policy]']],
    ['COVERAGE_GAP_ANALYSIS', ['[Policy]', '[Input Document]']],
    ['CLAIMS_REVIEW', ['[Claim]', '[Policy]', '[Application]']],
    ['LOSS_RUN_ANALYSIS', ['[Loss Run]']],
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

it('what was chosen is read back from the message, and is no part of what was typed', () => {
  const exclusions = composeMessage('DOCUMENT_EXPLORATION', { texts: {}, forms: [], choices: { mode: ['EXCLUSIONS'] } })
  expect(exclusions).toBe('List the exclusions')
  expect(choicesIn('DOCUMENT_EXPLORATION', exclusions)).toEqual({ mode: ['EXCLUSIONS'] })
  const asked = 'List the exclusions of flood, please'
  expect(choicesIn('DOCUMENT_EXPLORATION', asked)).toEqual({ mode: ['ASK'] })
  expect(typedIn('DOCUMENT_EXPLORATION', asked)).toBe(asked)
  const texts = { instructions: 'By noon.' }
  const choices = { lines: ['BUSINESS_OPERATIONS', 'AUTO'] }
  const lines = composeMessage('UNDERWRITING_ANALYSIS', { texts, forms: [], choices })
  expect(choicesIn('UNDERWRITING_ANALYSIS', lines)).toEqual(choices)
  expect(typedIn('UNDERWRITING_ANALYSIS', lines)).toBe('By noon.')
})

it('a certificate is filled as forms are, has no card, and is offered where its form is', () => {
  const [liability, property] = [
    'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE',
    'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE',
  ] as const
  expect([wayOf(liability), wayOf(property)]).toEqual(['GENERATE_TEMPLATE', 'GENERATE_TEMPLATE'])
  expect(PRESETS.map(({ id }) => id)).not.toContain(liability)
  const offered = OFFERED_PRESETS.map(({ id }) => id)
  expect(offered).toContain(liability)
  expect(offered).toContain(property)
  const values = { texts: { holder: 'Paper Lantern' }, forms: ['25'] as const }
  expect(composeMessage(liability, values)).toBe(composeMessage('GENERATE_TEMPLATE', values))
})
