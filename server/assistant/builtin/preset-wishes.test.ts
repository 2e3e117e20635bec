import { expect, it } from 'vitest'
import { composeMessage } from '../../../shared/presets/message.ts'
import type { PresetId } from '../../../shared/presets.ts'
import { blockOf } from '../prompt-blocks.ts'
import { asksOf } from './intent.ts'
import { wishesOf } from './preset-wishes.ts'
import { readPrompt } from './read-prompt.ts'
import type { Talk } from './talk.ts'

/** A talk begun from the dialog of a preset, with nothing typed. */
const begun = (preset: PresetId): Talk => ({
  ...{ today: '2026-11-27', preset, agency: {}, user: null, account: null, steps: 0 },
  turns: [{ text: composeMessage(preset, { texts: {}, forms: [] }), files: [], changed: [], calls: [] }],
})
const wished = (preset: PresetId, words: string) => wishesOf(words, begun(preset))

it.each([
  ['LOSS_RUN_ANALYSIS', 'Analyze the losses.'],
  ['CONTRACT_REVIEW', 'Review the contract.'],
  ['CERTIFICATE_REVIEW', 'Please check the certificates against the contract.'],
  ['COVERAGE_COMPARISON', 'Compare the quotes.'],
  ['COVERAGE_GAP_ANALYSIS', 'Find gaps in the coverage.'],
] as const)('%s: what it does anyway is no wish of its own, and nothing that was not followed: %s', (preset, words) => {
  expect(wished(preset, words)).toEqual({ text: '', left: [] })
})

it.each([
  ['COVERAGE_GAP_ANALYSIS', 'Find gaps for a restaurant.'],
  ['COVERAGE_COMPARISON', 'Compare only the deductibles.'],
  ['CONTRACT_REVIEW', 'Do not review the contract.'],
] as const)('%s: what says more or other is not passed over: %s', (preset, words) => {
  const { text, left } = wished(preset, words)
  expect([text, ...left].filter(Boolean)).toEqual([words])
})

it('asks nothing of the documents by the verb of what it does anyway', () => {
  const runs = composeMessage('LOSS_RUN_ANALYSIS', { texts: {}, forms: [] })
  expect(taken('LOSS_RUN_ANALYSIS', 'Analyze the losses of 2024.', runs).slice(1)).toEqual([
    ['question', 'the losses of 2024.'],
  ])
})

it('keeps what is to be done beside it', () => {
  expect(wished('CONTRACT_REVIEW', 'Be brief. Review the contract. Then write an e-mail to the insured.')).toEqual({
    text: 'Then write an e-mail to the insured.',
    left: ['Be brief.'],
  })
})

/** What the built-in model takes a first message for, sent from the agency's own preset that works like another one. */
const taken = (preset: PresetId, basePrompt: string, message: string) => {
  const context = { today: '2026-11-27', preset, instructions: { preset: 'Ours', text: basePrompt } }
  const talk = readPrompt([
    { role: 'system', content: blockOf('context', context) },
    { role: 'user', content: [{ type: 'text', text: `${message}\n\n${blockOf('files', [POLICY])}` }] },
  ])
  return asksOf(talk).map(({ job, text }) => [job, text])
}
const POLICY = { file: 'F1', name: '[Policy] Otter.pdf', kind: 'policy', pages: 2, error: null }

it('does what the dialog says, then what the words of the preset ask for', () => {
  const fill = composeMessage('GENERATE_TEMPLATE', { texts: { holder: 'Paper Lantern LLC' }, forms: ['25'] })
  expect(taken('GENERATE_TEMPLATE', 'Write an e-mail to the holder.', fill)).toMatchObject([
    ['fill', expect.stringContaining('Paper Lantern LLC')],
    ['email', 'Write an e-mail to the holder.'],
  ])
})

it('a question left blank gives way to what the preset asks, and is asked where that asks nothing', () => {
  const blank = composeMessage('DOCUMENT_EXPLORATION', { texts: {}, forms: [] })
  expect(taken('DOCUMENT_EXPLORATION', 'What is the deductible?', blank)).toEqual([
    ['question', 'What is the deductible?'],
  ])
  expect(taken('DOCUMENT_EXPLORATION', 'Be brief.', blank)).toMatchObject([['overview', blank]])
  expect(taken('DOCUMENT_EXPLORATION', 'What is the deductible?', 'Is flood covered?')).toEqual([
    ['question', 'Is flood covered?\n\nWhat is the deductible?'],
  ])
})
