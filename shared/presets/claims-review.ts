import type { PresetDeclaration } from './declaration.ts'

export const CLAIMS_REVIEW = {
  id: 'CLAIMS_REVIEW',
  title: 'Claims Review',
  description: 'See whether a policy is likely to answer for a loss.',
  about:
    'Cara holds the loss against each policy: term, insuring agreement, exclusions, exceptions and conditions, in their words.',
  icon: 'claim',
  verb: 'Review',
  says: 'Review whether these policies answer for this loss.',
  inputs: [
    { kind: 'files', name: 'claim', label: 'Claim documents', prefix: '[Claim]' },
    {
      kind: 'text',
      name: 'loss',
      label: 'What happened?',
      hint: 'Cara needs this or a claim document.',
      placeholder: 'For example: on 03/14/2026 a ladder fell on a customer in the shop.',
    },
    {
      kind: 'files',
      name: 'policy',
      label: 'Policies',
      prefix: '[Policy]',
      takesPolicy: true,
      missing: 'Add the policies that may answer for the loss.',
    },
    { kind: 'files', name: 'application', label: 'Application', prefix: '[Application]' },
  ],
  next: ['Is the loss covered?', 'What has to be done next?'],
  review: 'CLAIMS_REVIEW',
} as const satisfies PresetDeclaration
