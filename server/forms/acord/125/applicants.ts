import { type ElementRow, fact, type Is, lettered, listed } from '../describe.ts'
import { ASKS } from './asked-of-insured.ts'

/** What a business may be by law: its box, its label and how words speak of it. */
export const ENTITIES: readonly [box: string, label: string, words: RegExp, others?: RegExp][] = [
  ['Corporation', 'Corporation', /\bcorporation\b|^inc\.?$/i, /\b(?:limited|subchapter|S[- ]?corp\w*|not[- ]for[- ]profit|non-?profit|professional|municipal)\b/i],
  ['Individual', 'Individual', /\bindividual\b|\bsole propriet\w+/i],
  ['JointVenture', 'Joint venture', /\bjoint venture\b/i],
  ['LimitedLiabilityCorporation', 'LLC', /\bL\.?L\.?C\b|\blimited liability (?:company|corporation)\b/i],
  ['NotForProfit', 'Not for profit', /\bnot[- ]for[- ]profit\b|\bnon-?profit\b/i],
  ['Partnership', 'Partnership', /\bpartnership\b/i],
  ['SubchapterSCorporation', 'S corporation', /\b(?:subchapter )?S[- ]?corp(?:oration)?\b/i],
  ['Trust', 'Trust', /\btrust\b/i],
] // biome-ignore format: a table

/** The applicant of a letter; the first is who is insured. */
function applicant(letter: string, at: number): ElementRow[] {
  const own = (part: string, is: Is = {}) => listed('applicant', at, part, { ...is, carried: 'standing' })
  // Only the first is asked of what it is.
  const asks = (question: Is) => (at === 0 ? question : {})
  const named = (part: 'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip') =>
    at === 0 ? fact(`insured.${part}`) : own(part)
  const stem = 'NamedInsured_'
  const entity = `${stem}LegalEntity_OtherDescription_${letter}`
  const rows: ElementRow[] = [
    [`${stem}FullName`, 'Name', 'TEXT', named('name')],
    [`${stem}MailingAddress_LineOne`, 'Address line 1', 'TEXT', named('line1')],
    [`${stem}MailingAddress_LineTwo`, 'Address line 2', 'TEXT', named('line2')],
    [`${stem}MailingAddress_CityName`, 'City', 'TEXT', named('city')],
    [`${stem}MailingAddress_StateOrProvinceCode`, 'State', 'TEXT', named('state')],
    [`${stem}MailingAddress_PostalCode`, 'ZIP code', 'TEXT', named('zip')],
    [`${stem}GeneralLiabilityCode`, 'GL code', 'TEXT', own('gl_code')],
    [`${stem}SICCode`, 'SIC', 'TEXT', own('sic')],
    [`${stem}NAICSCode`, 'NAICS', 'TEXT', own('naics')],
    [`${stem}TaxIdentifier`, 'FEIN or Soc. Sec. number', 'TEXT', own('fein', asks(ASKS.fein))],
    [`${stem}Primary_PhoneNumber`, 'Business phone', 'TEXT', own('phone')],
    [`${stem}Primary_WebsiteAddress`, 'Website', 'TEXT', own('website')],
    ...ENTITIES.map(
      ([box, label, speaksOf, mustNotSpeakOf]): ElementRow => [
        `${stem}LegalEntity_${box}Indicator`,
        label,
        'TICK',
        own('entity', { ...asks(ASKS.entity), speaksOf, ...(mustNotSpeakOf && { mustNotSpeakOf }) }),
      ],
    ),
    [`${stem}LegalEntity_MemberManagerCount`, 'Members and managers', 'TEXT', own('members')],
    [`${stem}LegalEntity_OtherIndicator`, 'Other', 'TICK', own('other_entity_tick', { describedBy: entity })],
    [`${stem}LegalEntity_OtherDescription`, 'Other, description', 'TEXT', own('other_entity', asks(ASKS.entity))],
  ]
  return rows.map(([name, ...row]) => [`${name}_${letter}`, ...row])
}

export const APPLICANTS = [...'ABC'].map(
  (letter, at) => [at === 0 ? 'Applicant' : `Other named insured ${at}`, applicant(letter, at)] as const,
)

const PHONES = [
  ['Home', 'Home', /\bhome\b/i],
  ['Business', 'Business', /\bbusiness\b|\bwork\b|\boffice\b/i],
  ['Cell', 'Cell', /\bcell\w*\b|\bmobile\b/i],
] as const

/** Who is to be asked. */
export const CONTACTS: ElementRow[] = lettered('AB', (letter, at): ElementRow[] => {
  const stem = 'NamedInsured_Contact_'
  const own = (part: string, is: Is = {}) => listed('contact', at, part, { ...is, carried: 'standing' })
  const rows: ElementRow[] = [
    [`${stem}ContactDescription`, 'Contact type', 'TEXT', own('role')],
    [`${stem}FullName`, 'Name', 'TEXT', own('name')],
    ...(['Primary', 'Secondary'] as const).flatMap((rank): ElementRow[] => {
      const part = rank === 'Primary' ? 'phone' : 'other_phone'
      return [
        [`${stem}${rank}PhoneNumber`, `${rank} phone`, 'TEXT', own(part)],
        ...PHONES.map(
          ([kind, label, speaksOf]): ElementRow => [
            `${stem}${rank}${kind}PhoneIndicator`,
            label,
            'TICK',
            own(`${part}_kind`, { speaksOf }),
          ],
        ),
      ]
    }),
    [`${stem}PrimaryEmailAddress`, 'Primary e-mail', 'TEXT', own('email')],
    [`${stem}SecondaryEmailAddress`, 'Secondary e-mail', 'TEXT', own('other_email')],
  ]
  return rows.map(([name, ...row]) => [`${name}_${letter}`, ...row])
})
