import type { FieldType } from '../../../shared/kinds.ts'
import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import type { FactKey, LineOfBusiness } from '../../documents/index.ts'
import { INSURER_LETTERS } from '../proposing/insurers.ts'
import type { AgencyRecord, EntryList, FormField, PriorLine, PriorPart } from '../types.ts'

/** What an element is: which fact or part of a list it holds, or why it stays blank. */
export type Is = Partial<Omit<FormField, 'name' | 'label' | 'section' | 'type'>>
export type ElementRow = [name: string, label: string, type: FieldType, is?: Is]

/** An element that holds a fact; a tick says that the fact is this choice. */
export const fact = (key: FactKey, choice?: string): Is => ({ holds: { key, ...(choice && { choice }) } })
/** A part of the entry of a list at this place, from 0. */
export const listed = (list: Exclude<EntryList, 'policy' | 'prior'>, at: number, part: string, is: Is = {}): Is => ({
  listed: { list, at, part },
  ...is,
})
/** A fact of the policy in this row, from 0. */
export const ofPolicy = (at: number, part: FactKey, is: Is = {}): Is => ({
  listed: { list: 'policy', at, part },
  ...is,
})
/** A fact of the policy of a line in this year of those before, from 0. */
export const ofPrior = (at: number, part: PriorPart, line: PriorLine | null, is: Is = {}): Is => ({
  listed: { list: 'prior', at, part, line },
  ...is,
})
/** A tick that insurance which these words name, or of this line, is applied for. `premium`: the element of what it costs. */
export const applied = (premium: string, speaksOf: RegExp, line?: LineOfBusiness): Is => ({
  applied: { premium, ...(line && { line }) },
  ...carried('renewed', { speaksOf, ...waits('Nothing here asks for it.') }),
})
/** A question with a yes or a no. `topic`: how words speak of what it is about; `askedWith`: the heading it is asked under. */
export const asked = (question: string, topic: RegExp, askedWith?: string): Is => ({
  question,
  ...(askedWith && { askedWith }),
  carried: 'current',
  maxLength: 1,
  speaksOf: topic,
  ...waits(`Asked of the insured: ${question}`),
})
/** An element that an earlier form of the same kind fills. */
export const carried = (how: NonNullable<Is['carried']>, is: Is = {}): Is => ({
  carried: how,
  ...waits('No application here says it.'),
  ...is,
})
/** An element that the user's words fill where they speak of it. */
export const said = (speaksOf: RegExp): Is => ({ said: true, speaksOf })
/** An element that holds the name which the user writes behind such words. */
export const named = (behind: RegExp): Is => ({ named: behind })
/** An element that holds a part of the agency's own record. */
export const ofAgency = (part: keyof AgencyRecord): Is => ({ ofAgency: part })
/** An element that nobody but a person fills. */
export const left = (leftAlone: string): Is => ({ leftAlone })
export const waits = (why: string): Is => ({ waits: why })
export const SIGNED = left('Left for whoever signs it.')
export const SIGNATURE = left('Left for the authorized representative to sign.')

/** Form edition and date, at the head of every form. */
export const head = (issued: string): ElementRow[] => [
  ['Form_EditionIdentifier_A', 'Form edition', 'TEXT', left('Belongs to the form itself.')],
  [
    'Form_CompletionDate_A',
    'Form date',
    'DATE',
    {
      maxLength: 10,
      issued: 'day',
      speaksOf: /\b(?:completed|completion|form date)\b/i,
      ...waits(`Left for the day ${issued}.`),
    },
  ],
]

/** The parts of an address, with the ends of the names of their elements. */
const PARTS = [
  ['line1', 'LineOne', 'Address line 1'],
  ['line2', 'LineTwo', 'Address line 2'],
  ['city', 'CityName', 'City'],
  ['state', 'StateOrProvinceCode', 'State'],
  ['zip', 'PostalCode', 'ZIP code'],
] as const

/** The elements of an address. `is`: what each part of it is, by our names for the parts. */
export const address = (stem: string, is: (part: 'line1' | 'line2' | 'city' | 'state' | 'zip') => Is): ElementRow[] =>
  PARTS.map(([part, name, label]): ElementRow => {
    // An insurer's lines are called otherwise than everybody's.
    const own = stem.startsWith('Insurer_') && name.startsWith('Line') ? `Address${name}` : name
    return [`${stem}${own}_A`, label, 'TEXT', is(part)]
  })

export const PRODUCER: ElementRow[] = [
  ['Producer_FullName_A', 'Name', 'TEXT', fact('producer.name')],
  ...address('Producer_MailingAddress_', (part) => fact(`producer.${part}`)),
  ['Producer_ContactPerson_PhoneNumber_A', 'Phone', 'TEXT', fact('producer.phone')],
]

/** The agency with all that tells how to reach it. */
export const PRODUCER_WITH_CONTACT: ElementRow[] = [
  ...PRODUCER,
  ['Producer_ContactPerson_FullName_A', 'Contact person', 'TEXT', fact('producer.contact')],
  ['Producer_FaxNumber_A', 'Fax', 'TEXT', fact('producer.fax')],
  ['Producer_ContactPerson_EmailAddress_A', 'E-mail', 'TEXT', fact('producer.email')],
]

/** The carrier of a policy. */
export const INSURER: ElementRow[] = [
  ['Insurer_FullName_A', 'Name', 'TEXT', fact('carrier.name')],
  ...address('Insurer_MailingAddress_', () => ({})),
]

/** Where the agency signs what it issues. */
export const AUTHORIZED: ElementRow[] = [
  ['Producer_AuthorizedRepresentative_Signature_A', 'Authorized representative', 'TEXT', SIGNATURE],
]

const OF_CARRIER = waits('Say which carrier it goes to.')
/** The carrier an application goes to: only who sends it knows. */
export const INSURER_APPLIED_TO: ElementRow[] = [
  ['Insurer_FullName_A', 'Carrier', 'TEXT', named(/\b(?:goes|submit|submitted|send|sent|addressed) (?:it )?to\b/i)],
  ['Insurer_NAICCode_A', 'NAIC code', 'TEXT', OF_CARRIER],
  ['Insurer_ProductDescription_A', 'Program or policy name', 'TEXT', OF_CARRIER],
  ['Insurer_ProductCode_A', 'Program code', 'TEXT', OF_CARRIER],
  ['Policy_PolicyNumberIdentifier_A', 'Policy number', 'TEXT', waits('The carrier gives it.')],
  ['Insurer_Underwriter_FullName_A', 'Underwriter', 'TEXT', OF_CARRIER],
  ['Insurer_Underwriter_OfficeIdentifier_A', 'Underwriter office', 'TEXT', OF_CARRIER],
]

export const INSURED: ElementRow[] = [
  ['NamedInsured_FullName_A', 'Name', 'TEXT', fact('insured.name')],
  ...address('NamedInsured_MailingAddress_', (part) => fact(`insured.${part}`)),
]

/** Without a holder of its own, a certificate is the named insured's (spec 2 §5). */
export const HOLDER: ElementRow[] = [
  ['CertificateHolder_FullName_A', 'Name', 'TEXT', fact('holder.name')] as ElementRow,
  ...address('CertificateHolder_MailingAddress_', (part) => fact(`holder.${part}`)),
].map(([name, label, type, is]) => {
  const element = name.replace('CertificateHolder_', 'NamedInsured_')
  return [name, label, type, { ...is, sameAs: { rule: DEFAULT_HOLDER, element } }]
})

/** Insurers A to F of a certificate. `is`: what their names and their numbers are. */
export const insurers = (is: (part: 'name' | 'naic') => Is): ElementRow[] =>
  INSURER_LETTERS.flatMap((letter): ElementRow[] => [
    [`Insurer_FullName_${letter}`, `Insurer ${letter}, name`, 'TEXT', is('name')],
    [`Insurer_NAICCode_${letter}`, `Insurer ${letter}, NAIC number`, 'TEXT', is('naic')],
  ])
/** An element that holds the letter of an insurer on the certificate. */
export const OF_INSURERS: Is = {
  stands: Object.fromEntries(INSURER_LETTERS.map((letter) => [letter, `Insurer_FullName_${letter}`])),
}

export const CODES: ElementRow[] = [
  ['Insurer_ProducerIdentifier_A', 'Producer code', 'TEXT', fact('producer.code')],
  ['Insurer_SubProducerIdentifier_A', 'Subproducer code', 'TEXT'],
  ['Producer_CustomerIdentifier_A', 'Agency customer ID', 'TEXT'],
]

/** Letters of the rows of a form, as elements end in them. */
export const lettered = <T>(letters: string, rowsOf: (letter: string, at: number) => T[]): T[] =>
  [...letters].flatMap((letter, at) => rowsOf(letter, at))

const DAY = { maxLength: 10 }
/** How words speak of the first and the last day of a term. */
export const STARTS = /\b(?:effective|from|inception|period|term)\b/i
export const ENDS = /\b(?:expir\w*|to|until|period|term)\b/i

/** The days of a policy. `stem`: what their elements begin with; `line`: of a policy of this line alone. */
export const term = (stem = 'Policy_', of: Partial<Is['holds']> = {}): ElementRow[] => [
  [
    `${stem}EffectiveDate_A`,
    'Effective date',
    'DATE',
    { ...DAY, holds: { key: 'policy.effective', ...of }, speaksOf: STARTS },
  ],
  [
    `${stem}ExpirationDate_A`,
    'Expiration date',
    'DATE',
    { ...DAY, holds: { key: 'policy.expiration', ...of }, speaksOf: ENDS },
  ],
]
