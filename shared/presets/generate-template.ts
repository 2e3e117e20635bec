import { DEFAULT_HOLDER, DEFAULT_INTEREST, type PresetDeclaration } from './declaration.ts'

/** What asks for the e-mail with the questions that an application leaves to the insured. */
export const ASK_INSURED = 'Draft an e-mail to the insured with the open questions'

export const ASK_HOLDER = 'Draft an e-mail to the certificate holder'

export const GENERATE_TEMPLATE = {
  id: 'GENERATE_TEMPLATE',
  title: 'Fill Forms and Certificates',
  description: 'Fill ACORD forms from quotes, binders and policies.',
  about: 'Cara fills the forms from your documents and shows where each value came from.',
  icon: 'form',
  verb: 'Fill',
  inputs: [
    { kind: 'forms', name: 'forms', label: 'Forms' },
    {
      kind: 'files',
      name: 'input',
      label: 'Quotes, binders or policies',
      prefix: '[Input]',
      takesPolicy: true,
      orRecords: true,
      missing: 'Add at least one document: Cara fills in only what she finds in your files.',
    },
    {
      kind: 'text',
      name: 'holder',
      label: 'Certificate holder',
      onlyWith: 'holder',
      hint: "Left blank, Cara uses the named insured's information as the certificate holder.",
      placeholder: 'Name and address of whoever asked for the certificate',
      lead: 'Certificate holder: ',
      blank: DEFAULT_HOLDER,
    },
    {
      kind: 'text',
      name: 'interest',
      label: 'Additional interest',
      onlyWith: 'interest',
      hint: 'Left blank, Cara takes the one that the documents name.',
      placeholder: 'Name and address of the lender or whoever else asked for the evidence',
      lead: 'Additional interest: ',
      blank: DEFAULT_INTEREST,
    },
    {
      kind: 'text',
      name: 'instructions',
      label: 'Anything else?',
      placeholder: 'For example: name the holder as additional insured.',
    },
  ],
  next: ['What is still missing?', ASK_HOLDER, ASK_INSURED],
} as const satisfies PresetDeclaration
