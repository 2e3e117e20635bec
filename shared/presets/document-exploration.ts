import type { PresetDeclaration } from './declaration.ts'

export const DOCUMENT_EXPLORATION = {
  id: 'DOCUMENT_EXPLORATION',
  title: 'Explore a Policy',
  description: 'Ask about a policy and see the words it rests on.',
  about: 'Ask about a policy. Every answer names the page and the words it rests on.',
  icon: 'book',
  verb: 'Explore',
  inputs: [
    {
      kind: 'files',
      name: 'policy',
      label: 'Policy',
      prefix: '[Policy]',
      takesPolicy: true,
      missing: 'Add the policy that Cara should read.',
    },
    {
      kind: 'choice',
      name: 'mode',
      label: 'What should Cara do?',
      lead: '',
      choices: [
        { id: 'ASK', label: 'Answer a question' },
        { id: 'EXCLUSIONS', label: 'List the exclusions' },
        { id: 'SUMMARY', label: 'Sum up the coverage' },
      ],
      first: 'ASK',
      quiet: true,
    },
    {
      kind: 'text',
      when: { choice: 'mode', is: 'ASK' },
      name: 'question',
      label: 'What do you want to know?',
      hint: 'Left blank, Cara sums up what the policy covers: parties, dates, limits, deductibles and main exclusions.',
      placeholder: 'For example: is flood covered, and with what deductible?',
      blank: 'What does this policy cover? Give the parties, dates, limits, deductibles and main exclusions.',
    },
  ],
  review: { by: 'mode', kinds: { EXCLUSIONS: 'POLICY_EXCLUSIONS', SUMMARY: 'POLICY_SUMMARY' } },
  next: ['Which exclusions does it have?', 'Which deductibles apply?', 'Write a coverage summary document'],
} as const satisfies PresetDeclaration
