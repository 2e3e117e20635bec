import { address, type ElementRow, type Is, listed } from './describe.ts'

const STEM = 'AdditionalInterest_'

/** What an additional interest may be: its box, its label, how words speak of it and what they then must not speak of. */
const KINDS = [
  ['AdditionalInsured', 'Additional insured', /\badditional insured/i],
  ['BreachOfWarranty', 'Breach of warranty', /\bbreach of warranty/i],
  ['ContractOfSale', 'Contract of sale', /\bcontract of sale/i],
  ['CoOwner', 'Co-owner', /\bco-?owner/i],
  ['EmployeeAsLessor', 'Employee as lessor', /\bemployee as lessor/i],
  ['LeasebackOwner', 'Leaseback owner', /\bleaseback/i],
  ['LendersLossPayable', "Lender's loss payable", /\blender['’]?s['’]? loss pay/i],
  ['Lienholder', 'Lienholder', /\blien ?holder/i],
  ['LossPayee', 'Loss payee', /\bloss payee|\bLP\b/i],
  ['Mortgagee', 'Mortgagee', /\bmortgage|\bmtg\b/i],
  ['Owner', 'Owner', /\bowner/i, /\bco-?owner|\bleaseback/i],
  ['Registrant', 'Registrant', /\bregistrant/i],
  ['Trustee', 'Trustee', /\btrustee/i],
] as const satisfies readonly [box: string, label: string, words: RegExp, others?: RegExp][]
export type InterestBox = (typeof KINDS)[number][0]
/** A sale by contract has a box on evidence of property alone. */
const OF_ROWS = KINDS.map(([box]) => box).filter((box) => box !== 'ContractOfSale')

/** The boxes of what the interest in the row of this letter is, of these kinds. */
export const interestBoxes = (letter: string, at: number, boxes: readonly InterestBox[], each: Is = {}): ElementRow[] =>
  KINDS.flatMap(([box, label, speaksOf, mustNotSpeakOf]): ElementRow[] => {
    const is = { speaksOf, ...(mustNotSpeakOf && { mustNotSpeakOf }), ...each }
    return boxes.includes(box)
      ? [[`${STEM}Interest_${box}Indicator_${letter}`, label, 'TICK', listed('interest', at, 'interest', is)]]
      : []
  })

/** What it has an interest in, by the name of its element. */
const ITEMS = [
  ['LocationProducerIdentifier', 'Location', 'location_number'],
  ['BuildingProducerIdentifier', 'Building', 'building_number'],
  ['VehicleProducerIdentifier', 'Vehicle', 'vehicle'],
  ['BoatProducerIdentifier', 'Boat', 'boat'],
  ['AirportIdentifier', 'Airport', 'airport'],
  ['AircraftProducerIdentifier', 'Aircraft', 'aircraft'],
  ['ScheduledItemClassCode', 'Item class', 'item_class'],
  ['ScheduledItemProducerIdentifier', 'Item', 'item'],
] as const

/** An additional interest in the row of this letter, from 0. `each`: what all of its elements are besides. */
export function interestRows(letter: string, at: number, each: Is = {}): ElementRow[] {
  const own = (part: string, is: Is = {}) => listed('interest', at, part, { ...is, ...each })
  const other = `${STEM}Interest_OtherDescription_${letter}`
  const rows: ElementRow[] = [
    [`${STEM}Interest_OtherIndicator_A`, 'Other', 'TICK', own('other_tick', { describedBy: other })],
    [`${STEM}Interest_OtherDescription_A`, 'Other, description', 'TEXT', own('other')],
    [`${STEM}InterestReasonDescription_A`, 'Reason for interest', 'TEXT', own('reason')],
    [`${STEM}InterestRank_A`, 'Rank', 'TEXT', own('rank')],
    [`${STEM}CertificateRequiredIndicator_A`, 'Certificate', 'TICK', own('evidence', { speaksOf: /\bcertificate\b/i })],
    [`${STEM}PolicyRequiredIndicator_A`, 'Policy', 'TICK', own('evidence', { speaksOf: /\bpolicy\b/i })],
    [`${STEM}SendBillIndicator_A`, 'Send bill', 'TICK', own('evidence', { speaksOf: /\bsend bill\b/i })],
    [`${STEM}FullName_A`, 'Name', 'TEXT', own('name')],
    ...address(`${STEM}MailingAddress_`, own),
    [`${STEM}MailingAddress_CountryCode_A`, 'Country', 'TEXT', own('country')],
    [`${STEM}AccountNumberIdentifier_A`, 'Reference or loan number', 'TEXT', own('loan')],
    [`${STEM}InterestEndDate_A`, 'Interest ends', 'DATE', own('ends', { maxLength: 10, speaksOf: /\bend/i })],
    [`${STEM}LoanAmount_A`, 'Lien amount', 'AMOUNT', own('loan_amount', { speaksOf: /\b(?:lien|loan)\b/i })],
    [`${STEM}Primary_PhoneNumber_A`, 'Phone', 'TEXT', own('phone')],
    [`${STEM}Primary_EmailAddress_A`, 'E-mail', 'TEXT', own('email')],
    ...ITEMS.map(([item, label, part]): ElementRow => [`${STEM}Item_${item}_A`, label, 'TEXT', own(part)]),
    [`${STEM}ItemDescription_A`, 'Item, description', 'TEXT', own('item_description')],
  ]
  return [
    ...interestBoxes(letter, at, OF_ROWS, each),
    ...rows.map(([name, ...row]): ElementRow => [name.replace(/A$/, letter), ...row]),
  ]
}
