import {
  asked,
  carried,
  type ElementRow,
  fact,
  INSURER_APPLIED_TO,
  type Is,
  SIGNED,
  STARTS,
  said,
  waits,
} from './describe.ts'

const DAY = { maxLength: 10 }

/** What a form of this kind for a term to come says of it, and one before that is renewed. */
export const NOW = carried('renewed')
/** What a form of this kind for a term to come says of it, and nothing else. */
const OF_TERM = carried('current')
export const text = (name: string, label: string, is: Is = {}): ElementRow => [name, label, 'TEXT', { ...NOW, ...is }]
export const words = (name: string, label: string, is: Is = {}): ElementRow => [
  name,
  label,
  'MULTILINE',
  { ...NOW, ...is },
]
export const tick = (name: string, label: string, speaksOf: RegExp, is: Is = {}): ElementRow => [
  name,
  label,
  'TICK',
  { ...NOW, speaksOf, ...is },
]
export const amount = (name: string, label: string, speaksOf: RegExp, is: Is = {}): ElementRow => [
  name,
  label,
  'AMOUNT',
  { ...NOW, speaksOf, ...is },
]
export const day = (name: string, label: string, speaksOf: RegExp, is: Is = {}): ElementRow => [
  name,
  label,
  'DATE',
  { ...OF_TERM, ...DAY, speaksOf, ...is },
]

/**
 * A question with what stands beside it. `of`: what its element begins with, where that is not the form's line; `topic`: how words speak of what it is
 * about; `askedWith`: the heading it is asked under; `explained`: the element in which it is explained, with its `letter` where that is not A.
 */
export type Question = {
  of?: string
  code: string
  label: string
  text: string
  topic: RegExp
  askedWith?: string
  explained?: string
  letter?: string
  beside?: ElementRow[]
}

/** Questions of a form of this line of business, as its elements are called. `explains`: what their explanations are. */
export const questionsOf =
  (line: string, explains: Is = OF_TERM) =>
  ({
    of = line,
    code,
    label,
    text: asks,
    topic,
    askedWith,
    explained,
    letter = 'A',
    beside = [],
  }: Question): ElementRow[] =>
    [
      [`${of}Question_${code}Code_A`, label, 'CODE', asked(asks, topic, askedWith)] as ElementRow,
      ...beside.map(
        ([name, own, type, is]): ElementRow => [
          name,
          own,
          type,
          is?.carried === 'renewed' ? { ...is, carried: 'current' } : is,
        ],
      ),
      ...(explained ? [words(`${line}${explained}Explanation_${letter}`, 'Explanation', explains)] : []),
    ].map(([name, own, type, is]): ElementRow => [name, own, type, { row: code, ...is }])

const OF_SECTION = new Set(['Insurer_FullName_A', 'Insurer_NAICCode_A', 'Policy_PolicyNumberIdentifier_A'])

/** The head of a section of an application: who sends it, who is insured and whom it goes to. */
export const SECTION_HEAD: ElementRow[] = [
  ['Producer_FullName_A', 'Agency', 'TEXT', fact('producer.name')],
  ['Producer_CustomerIdentifier_A', 'Agency customer ID', 'TEXT', waits('The agency’s own number of the client.')],
  ['NamedInsured_FullName_A', 'Applicant', 'TEXT', fact('insured.name')],
  ...INSURER_APPLIED_TO.filter(([name]) => OF_SECTION.has(name)),
  [
    'Policy_EffectiveDate_A',
    'Proposed effective date',
    'DATE',
    { ...DAY, carried: 'current', ...said(/\b(?:propos|effective|start|incept)\w*/i), speaksOf: STARTS, submitted: 'request.effective' },
  ],
] // biome-ignore format: a table

/** Where a section of an application is signed. */
export const SIGNATURES: ElementRow[] = [
  ['Producer_AuthorizedRepresentative_Signature_A', 'Producer’s signature', 'TEXT', SIGNED],
  ['Producer_AuthorizedRepresentative_FullName_A', 'Producer’s name', 'TEXT', SIGNED],
  ['Producer_StateLicenseIdentifier_A', 'State producer license', 'TEXT', SIGNED],
  ['Producer_NationalIdentifier_A', 'National producer number', 'TEXT', SIGNED],
  ['NamedInsured_Signature_A', 'Applicant’s signature', 'TEXT', SIGNED],
  ['NamedInsured_SignatureDate_A', 'Date signed', 'DATE', { ...DAY, ...SIGNED }],
]
