import type { PresetDeclaration } from './declaration.ts'

export const COVERAGE_COMPARISON = {
  id: 'COVERAGE_COMPARISON',
  title: 'Coverage Comparison',
  description: 'Hold up to five quotes or policies against each other.',
  about:
    'Cara compares coverage by coverage: limits, deductibles, premiums, forms and exclusions, and names what matters most.',
  icon: 'compare',
  verb: 'Compare',
  says: 'Compare the coverage of these options.',
  inputs: [
    {
      kind: 'files',
      name: 'option1',
      label: 'Option 1',
      prefix: '[Option 1]',
      takesPolicy: true,
      missing: 'Add the first quote or policy.',
    },
    {
      kind: 'files',
      name: 'option2',
      label: 'Option 2',
      prefix: '[Option 2]',
      missing: 'Add a second quote or policy to compare with.',
    },
    { kind: 'files', name: 'option3', label: 'Option 3', prefix: '[Option 3]', after: 'option2' },
    { kind: 'files', name: 'option4', label: 'Option 4', prefix: '[Option 4]', after: 'option3' },
    { kind: 'files', name: 'option5', label: 'Option 5', prefix: '[Option 5]', after: 'option4' },
    {
      kind: 'text',
      name: 'instructions',
      label: 'Anything else?',
      placeholder: 'For example: option 1 is the expiring policy.',
    },
  ],
  next: ['What are the main differences?', 'Write an e-mail to the client about the differences'],
  review: 'COVERAGE_COMPARISON',
} as const satisfies PresetDeclaration
