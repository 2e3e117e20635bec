import { ENTITIES } from '../125/applicants.ts'
import { address, CODES, carried, type ElementRow, fact, INSURER_APPLIED_TO, type Is, listed, PRODUCER_WITH_CONTACT, waits } from '../describe.ts' // biome-ignore format: a list

const OF_CARRIER = new Set(['Insurer_FullName_A', 'Insurer_Underwriter_FullName_A'])
const OFFICE = waits('The agency’s record does not hold it.')

export const AGENCY: ElementRow[] = [
  ...PRODUCER_WITH_CONTACT,
  ['Producer_ContactPerson_CellPhoneNumber_A', 'Mobile phone', 'TEXT', OFFICE],
  ['Producer_CustomerServiceRepresentative_FullName_A', 'Service representative', 'TEXT', OFFICE],
  ...CODES,
  ...INSURER_APPLIED_TO.filter(([name]) => OF_CARRIER.has(name)),
]

const own = (part: string, is: Is = {}) => listed('applicant', 0, part, { ...is, carried: 'standing' })
const STEM = 'NamedInsured_'
const ENTITY = `${STEM}LegalEntity_`
const OTHER = `${ENTITY}OtherDescription_A`

/** What 130 calls the boxes that 125 calls otherwise, and those it does not have. */
const BOXES: Readonly<Record<string, string | null>> = { Individual: 'SoleProprietor', NotForProfit: null }
const LABELS: Readonly<Record<string, string>> = { Individual: 'Sole proprietor' }

export const APPLICANT: ElementRow[] = [
  [`${STEM}FullName_A`, 'Name', 'TEXT', fact('insured.name')],
  ...address(`${STEM}MailingAddress_`, (part) => fact(`insured.${part}`)),
  [`${STEM}Primary_PhoneNumber_A`, 'Office phone', 'TEXT', own('phone')],
  [`${STEM}Secondary_PhoneNumber_A`, 'Mobile phone', 'TEXT', own('other_phone')],
  [`${STEM}Primary_WebsiteAddress_A`, 'Website', 'TEXT', own('website')],
  [`${STEM}Primary_EmailAddress_A`, 'E-mail', 'TEXT', own('email')],
  [`${STEM}InBusinessYearCount_A`, 'Years in business', 'TEXT', carried('current', { submitted: 'applicant.years' })],
  [`${STEM}SICCode_A`, 'SIC', 'TEXT', own('sic')],
  [`${STEM}NAICSCode_A`, 'NAICS', 'TEXT', own('naics')],
  ...ENTITIES.flatMap(([box, label, speaksOf, mustNotSpeakOf]): ElementRow[] => {
    const called = box in BOXES ? BOXES[box] : box
    const is = own('entity', { speaksOf, ...(mustNotSpeakOf && { mustNotSpeakOf }) })
    return called ? [[`${ENTITY}${called}Indicator_A`, LABELS[box] ?? label, 'TICK', is]] : []
  }),
  [
    `${ENTITY}UnincorporatedAssociationIndicator_A`,
    'Unincorporated association',
    'TICK',
    own('entity', { onlyIn: '2026/01', speaksOf: /\bunincorporated association\b/i }),
  ],
  [`${ENTITY}OtherIndicator_A`, 'Other', 'TICK', own('other_entity_tick', { describedBy: OTHER })],
  [OTHER, 'Other, description', 'TEXT', own('other_entity')],
  [`${STEM}TaxIdentifier_A`, 'FEIN', 'TEXT', own('fein')],
  [`${STEM}NCCIRiskIdentifier_A`, 'NCCI risk ID', 'TEXT', carried('standing', { submitted: 'applicant.ncci' })],
  [`${STEM}RatingBureauIdentifier_A`, 'Other rating bureau ID', 'TEXT', carried('standing')],
  [`${STEM}CreditBureauName_A`, 'Credit bureau', 'TEXT', carried('standing')],
  [`${STEM}CreditBureauIdentifier_A`, 'Credit bureau ID', 'TEXT', carried('standing')],
]

const ASKED = [
  ['Inspection', 'Inspection', 'inspection'],
  ['Accounting', 'Accounting records', 'accounting'],
  ['Claim', 'Claims', 'claims'],
] as const
const PARTS = [
  ['FullName', 'name', 'name'],
  ['PhoneNumber', 'phone', 'phone'],
  ['CellPhoneNumber', 'mobile phone', null],
  ['EmailAddress', 'e-mail', 'email'],
] as const
const ROLE = waits('Say who is to be called for it.')

/** Who is to be called, and for what. */
export const CONTACTS: ElementRow[] = ASKED.flatMap(([stem, called, role]) =>
  PARTS.map(
    ([part, label, said]): ElementRow => [
      `${STEM}${stem}Contact_${part}_A`,
      `${called}, ${label}`,
      'TEXT',
      carried('standing', { row: stem, ...ROLE, ...(said && { submitted: `applicant.${role}_${said}` }) }),
    ],
  ),
)
