import type { PresetDeclaration } from './declaration.ts'

export const COVERAGE_GAP_ANALYSIS = {
  id: 'COVERAGE_GAP_ANALYSIS',
  title: 'Coverage Gap Analysis',
  description: 'See what a client does that no policy answers for.',
  about:
    'Cara holds what the client does and has against the policies. A gap is confirmed by the words of a policy alone.',
  icon: 'search',
  verb: 'Analyze',
  says: 'Find gaps in the coverage of this client.',
  inputs: [
    {
      kind: 'text',
      name: 'business',
      label: 'What does the client do?',
      hint: 'Cara needs this or a document.',
      placeholder: 'For example: a restaurant with a bar, two vans and twelve employees.',
    },
    { kind: 'files', name: 'policy', label: 'Policies', prefix: '[Policy]', takesPolicy: true },
    { kind: 'files', name: 'documents', label: 'Other documents', prefix: '[Input Document]' },
    {
      kind: 'choice',
      name: 'mode',
      label: 'What to show',
      lead: 'Show: ',
      choices: [
        { id: 'FULL', label: 'Full' },
        { id: 'REVIEW', label: 'Review coverage' },
        { id: 'SCENARIOS', label: 'Claim scenarios' },
      ],
      first: 'FULL',
    },
  ],
  next: ['Which gaps are confirmed?', 'What has to be done first?'],
  review: 'COVERAGE_GAP_ANALYSIS',
} as const satisfies PresetDeclaration
