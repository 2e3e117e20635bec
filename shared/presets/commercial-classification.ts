import type { PresetDeclaration } from './declaration.ts'

export const COMMERCIAL_CLASSIFICATION = {
  id: 'COMMERCIAL_CLASSIFICATION',
  title: 'Commercial Classification',
  description: 'Find the NAICS, SIC or GL code of a business.',
  about: 'Cara ranks the codes that fit, names the wording that led to each, and says what would decide between them.',
  icon: 'code',
  verb: 'Classify',
  says: 'Classify this business.',
  inputs: [
    {
      kind: 'choice',
      name: 'system',
      label: 'Codes',
      lead: 'Codes: ',
      choices: [
        { id: 'NAICS', label: 'NAICS' },
        { id: 'SIC', label: 'SIC' },
        { id: 'GL', label: 'GL', needs: 'CLASS_CODES' },
      ],
      first: 'NAICS',
    },
    {
      kind: 'text',
      name: 'business',
      label: 'What does the business do?',
      hint: 'In a sentence or two, or add a document that says it.',
      placeholder: 'For example: installs drywall and acoustic ceilings in new office buildings.',
    },
    { kind: 'files', name: 'input', label: 'Documents', prefix: '[Input]' },
  ],
  next: ['Why the first code?', 'Write an e-mail that asks the client what decides'],
  review: 'COMMERCIAL_CLASSIFICATION',
} as const satisfies PresetDeclaration
