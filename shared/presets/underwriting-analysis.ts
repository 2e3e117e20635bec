import type { PresetDeclaration } from './declaration.ts'

export const UNDERWRITING_ANALYSIS = {
  id: 'UNDERWRITING_ANALYSIS',
  title: 'Enrich and Verify Application',
  description: 'Find gaps and contradictions in an application.',
  about:
    'Cara holds the application against your other documents and records, and writes the questions for the insured.',
  icon: 'search',
  verb: 'Verify',
  says: 'Check this application against the documents and our records.',
  inputs: [
    {
      kind: 'files',
      name: 'documents',
      label: 'Application and documents',
      prefix: '[Input Document]',
      takesPolicy: true,
      missing: 'Add the application that Cara should check.',
    },
    {
      kind: 'choice',
      name: 'lines',
      label: 'Coverage lines',
      lead: 'Coverage lines: ',
      choices: [
        { id: 'BUSINESS_OPERATIONS', label: 'Business Operations' },
        { id: 'WORKERS_COMPENSATION', label: 'Workers Compensation' },
        { id: 'PROPERTY', label: 'Property' },
        { id: 'AUTO', label: 'Auto' },
      ],
      first: 'BUSINESS_OPERATIONS',
      many: true,
      fixed: true,
    },
    {
      kind: 'text',
      name: 'instructions',
      label: 'Anything else?',
      placeholder: 'For example: the insured moved in March.',
      lead: 'Also: ',
    },
  ],
  next: ['What contradicts the application?', 'What is not shown in the application?'],
  review: 'UNDERWRITING_ANALYSIS',
} as const satisfies PresetDeclaration
