import type { PresetDeclaration } from './declaration.ts'

export const CERTIFICATE_REVIEW = {
  id: 'CERTIFICATE_REVIEW',
  title: 'Certificate Review',
  description: 'Check certificates of insurance, and hold them against a contract or policy.',
  about:
    'Cara checks each row: dates, limits, insurers, endorsements, and whether it says what the contract asks and the policy has.',
  icon: 'check',
  verb: 'Review',
  says: 'Review these certificates of insurance.',
  inputs: [
    {
      kind: 'files',
      name: 'certificate',
      label: 'Certificates',
      prefix: '[Certificate]',
      missing: 'Add the certificate that Cara should check.',
    },
    { kind: 'files', name: 'contract', label: 'Contract', prefix: '[Contract]' },
    { kind: 'files', name: 'policy', label: 'Binder or policy', prefix: '[Binder or Policy]', takesPolicy: true },
    {
      kind: 'text',
      name: 'instructions',
      label: 'Anything else?',
      placeholder: 'For example: we are the certificate holder.',
      lead: 'Also: ',
    },
  ],
  next: ['What contradicts the policy?', 'What has to be done next?'],
  review: 'CERTIFICATE_REVIEW',
} as const satisfies PresetDeclaration
