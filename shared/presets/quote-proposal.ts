import type { PresetDeclaration } from './declaration.ts'

export const GENERATE_QUOTE_PROPOSAL = {
  id: 'GENERATE_QUOTE_PROPOSAL',
  title: 'Create Quote Proposal',
  description: 'Make a proposal for the client out of one or more quotes.',
  about:
    'Cara sets the options side by side in a proposal: limits, premium, exclusions, subjectivities, and a page to accept.',
  icon: 'document',
  verb: 'Create',
  says: 'Create a proposal from these quotes.',
  inputs: [
    {
      kind: 'files',
      name: 'quotes',
      label: 'Quotes or policies',
      prefix: '[Quote or Policy]',
      takesPolicy: true,
      missing: 'Add at least one quote or policy to propose.',
    },
    {
      kind: 'text',
      name: 'instructions',
      label: 'Anything else?',
      placeholder: 'For example: leave out the option of the old carrier.',
    },
  ],
  next: ['Write an e-mail that goes with the proposal', 'What is not shown?'],
  review: 'GENERATE_QUOTE_PROPOSAL',
} as const satisfies PresetDeclaration
