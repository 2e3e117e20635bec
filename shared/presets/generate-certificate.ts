import type { PresetDeclaration } from './declaration.ts'
import { GENERATE_TEMPLATE } from './generate-template.ts'

const { inputs, ...template } = GENERATE_TEMPLATE

/** One certificate at a time, filled as forms are: the form chosen says which of these presets the workspace is started from (spec 2 §5). */
const CERTIFICATE = {
  ...template,
  title: 'Generate Certificate',
  verb: 'Generate',
  like: 'GENERATE_TEMPLATE',
  inputs: [
    {
      kind: 'forms',
      name: 'forms',
      label: 'Certificate',
      chooses: true,
    },
    ...inputs.filter(({ kind }) => kind !== 'forms'),
  ],
} as const satisfies Omit<PresetDeclaration, 'id'>

export const GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE = {
  ...CERTIFICATE,
  id: 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE',
  fills: '25',
} as const satisfies PresetDeclaration

export const GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE = {
  ...CERTIFICATE,
  id: 'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE',
  title: 'Generate Evidence of Property',
  fills: '27',
} as const satisfies PresetDeclaration
