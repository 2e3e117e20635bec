import { FACT_KEYS, type FactKey } from '../../../server/documents/index.ts'
import { linesPage, makePdf } from '../../support/documents/pdf.ts'
import type { Account, PlantedLine } from './accounts.ts'

const TITLES: Record<PlantedLine, string> = {
  gl: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
  auto: 'BUSINESS AUTO DECLARATIONS',
  umbrella: 'COMMERCIAL UMBRELLA LIABILITY DECLARATIONS',
  wc: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE',
}
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** The declarations of one policy, in one of three hands, with its list of forms where it has one. */
export function policyPdf({ insured, policies }: Account, line: PlantedLine, hand: number): Promise<Buffer> {
  const { carrier, number, effective, expiration, limits, forms } = policies[line]
  const { name, line1, city, state, zip } = insured
  const amounts = Object.entries(limits).map(([key, amount]) => [FACT_KEYS[key as FactKey].label, dollars(amount)])
  const heads = [
    [
      carrier.toUpperCase(),
      TITLES[line],
      `Policy Number: ${number}`,
      `Policy Period: From ${effective} To ${expiration} at 12:01 A.M. standard time`,
      `Named Insured: ${name}`,
      `Mailing Address: ${line1}, ${city}, ${state} ${zip}`,
      'LIMITS OF INSURANCE',
    ],
    [
      TITLES[line],
      `Insurer: ${carrier}`,
      `Policy No. ${number}`,
      `Named Insured: ${name}`,
      `${line1}, ${city}, ${state} ${zip}`,
      `Effective Date: ${effective}`,
      `Expiration Date: ${expiration}`,
      'LIMITS',
    ],
    [
      carrier,
      TITLES[line],
      `POLICY NUMBER ${number}`,
      `NAMED INSURED ${name}`,
      `POLICY PERIOD ${effective} to ${expiration}`,
      'SCHEDULE OF LIMITS',
    ],
  ]
  const dec = linesPage([...heads[hand]!, ...amounts.map(([label, amount]) => `${label}: ${amount}`)])
  const list = linesPage(['FORMS AND ENDORSEMENTS', `Policy Number: ${number}`, ...forms])
  return makePdf(forms.length ? [dec, list] : [dec])
}

/** What a contract asks for: amounts in dollars, none where the line is left out. */
export type Asked = {
  occurrence?: number
  aggregate?: number
  auto?: number
  umbrella?: number
  accident?: number
  additionalInsured?: boolean
  waiver?: boolean
  primary?: boolean
}

/** A contract between the holder and the insured, in one of three hands. */
export function contractPdf({ insured, holder }: Account, asked: Asked, hand: number): Promise<Buffer> {
  const [we, they] = [
    ['Contractor', 'Subcontractor'],
    ['Owner', 'Contractor'],
    ['Agency', 'Vendor'],
  ][hand]!
  const { occurrence, aggregate, auto, umbrella, accident } = asked
  const start = [
    [
      'SUBCONTRACT AGREEMENT',
      `This agreement is made between ${holder.name} (“Contractor”)`,
      `and ${insured.name} (“Subcontractor”).`,
      'ARTICLE 9 INSURANCE',
    ],
    [
      'CONSTRUCTION SERVICES AGREEMENT',
      `${holder.name}, the Owner, engages ${insured.name}, the Contractor,`,
      'for the work described in Exhibit A.',
      'SECTION 12. INSURANCE REQUIREMENTS',
    ],
    [
      'MASTER SERVICES AGREEMENT',
      `Parties: ${holder.name} (the Agency); ${insured.name} (the Vendor).`,
      '7. Insurance.',
    ],
  ][hand]!
  const demand = [
    `${they} shall maintain`,
    `${they} shall at all times carry`,
    `${they} must provide and keep in force`,
  ][hand]!
  const [not] = ['not less than', 'at least', 'no less than'].slice(hand)
  return makePdf([
    linesPage(
      [
        ...start,
        ...(occurrence
          ? [
              `${demand} commercial general liability insurance with limits of ${not}`,
              `${dollars(occurrence)} each occurrence${aggregate ? ` and ${dollars(aggregate)} general aggregate` : ''}.`,
            ]
          : []),
        ...(auto
          ? [
              `${demand} automobile liability insurance with a combined single limit of`,
              `${not} ${dollars(auto)} each accident.`,
            ]
          : []),
        ...(umbrella
          ? [`${demand} umbrella liability insurance with a limit of ${not}`, `${dollars(umbrella)} each occurrence.`]
          : []),
        ...(accident
          ? [
              `${demand} workers compensation insurance as required by statute and`,
              `employers liability insurance of ${not} ${dollars(accident)} each accident.`,
            ]
          : []),
        ...(asked.additionalInsured
          ? [`${we} shall be named as an additional insured on the general liability policy.`]
          : []),
        ...(asked.waiver
          ? [`The general liability policy shall include a waiver of subrogation in favor of ${we}.`]
          : []),
        ...(asked.primary
          ? [`The general liability insurance shall be primary and noncontributory to any insurance of ${we}.`]
          : []),
        'NOTICES',
        'Notices under this agreement are in writing and are sent to the address of each party.',
      ],
      9,
    ),
  ])
}

/** A notice of the end of a policy, in one of three hands. */
export function noticePdf({ insured, policies }: Account, line: PlantedLine, date: string): Promise<Buffer> {
  const { carrier, number } = policies[line]
  return makePdf([
    linesPage([
      carrier,
      'NOTICE OF CANCELLATION',
      `Policy Number: ${number}`,
      `Named Insured: ${insured.name}`,
      `Cancellation Effective Date: ${date}`,
      'Your policy is cancelled for nonpayment of premium.',
    ]),
  ])
}
