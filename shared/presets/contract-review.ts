import type { PresetDeclaration } from './declaration.ts'

export const CONTRACT_REVIEW = {
  id: 'CONTRACT_REVIEW',
  title: 'Contract Review',
  description: 'Check what a contract requires against a quote or policy.',
  about: 'Cara reads each insurance requirement word for word and says whether the quote or policy meets it.',
  icon: 'check',
  verb: 'Review',
  says: 'Review what this contract requires of our insurance.',
  inputs: [
    {
      kind: 'files',
      name: 'contract',
      label: 'Contract',
      prefix: '[Contract]',
      missing: 'Add the contract whose requirements Cara should check.',
    },
    { kind: 'files', name: 'policy', label: 'Quote or policy', prefix: '[Quote or Policy]', takesPolicy: true },
    {
      kind: 'text',
      name: 'instructions',
      label: 'Anything else?',
      placeholder: 'For example: we are the subcontractor.',
      lead: 'Also: ',
    },
  ],
  next: ['What is short?', 'What is not shown?'],
  review: 'CONTRACT_REVIEW',
} as const satisfies PresetDeclaration
