import { address, type ElementRow, type Is, listed } from '../describe.ts'

const STEM = 'AdditionalInterest_'
const OTHER = `${STEM}Interest_OtherDescription_A`
const own = (part: string, is: Is = {}) => listed('interest', 0, part, { ...is, carried: 'standing' })

/** What an additional interest may be: its box, its label, how words speak of it and what they then must not speak of. */
const KINDS: readonly [box: string, label: string, words: RegExp, others?: RegExp][] = [
  ['AdditionalInsured', 'Additional insured', /\badditional insured/i],
  ['BreachOfWarranty', 'Breach of warranty', /\bbreach of warranty/i],
  ['CoOwner', 'Co-owner', /\bco-?owner/i],
  ['EmployeeAsLessor', 'Employee as lessor', /\bemployee as lessor/i],
  ['LeasebackOwner', 'Leaseback owner', /\bleaseback/i],
  ['LendersLossPayable', "Lender's loss payable", /\blender['’]?s['’]? loss pay/i],
  ['Lienholder', 'Lienholder', /\blien ?holder/i],
  ['LossPayee', 'Loss payee', /\bloss payee/i],
  ['Mortgagee', 'Mortgagee', /\bmortgage/i],
  ['Owner', 'Owner', /\bowner/i, /\bco-?owner|\bleaseback/i],
  ['Registrant', 'Registrant', /\bregistrant/i],
  ['Trustee', 'Trustee', /\btrustee/i],
]

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

export const INTEREST: ElementRow[] = [
  ...KINDS.map(
    ([kind, label, speaksOf, mustNotSpeakOf]): ElementRow => [
      `${STEM}Interest_${kind}Indicator_A`,
      label,
      'TICK',
      own('interest', { speaksOf, ...(mustNotSpeakOf && { mustNotSpeakOf }) }),
    ],
  ),
  [`${STEM}Interest_OtherIndicator_A`, 'Other', 'TICK', own('other_tick', { describedBy: OTHER })],
  [OTHER, 'Other, description', 'TEXT', own('other')],
  [`${STEM}InterestReasonDescription_A`, 'Reason for interest', 'TEXT', own('reason')],
  [`${STEM}InterestRank_A`, 'Rank', 'TEXT', own('rank')],
  [`${STEM}CertificateRequiredIndicator_A`, 'Certificate', 'TICK', own('evidence', { speaksOf: /\bcertificate\b/i })],
  [`${STEM}PolicyRequiredIndicator_A`, 'Policy', 'TICK', own('evidence', { speaksOf: /\bpolicy\b/i })],
  [`${STEM}SendBillIndicator_A`, 'Send bill', 'TICK', own('evidence', { speaksOf: /\bsend bill\b/i })],
  [`${STEM}FullName_A`, 'Name', 'TEXT', own('name')],
  [`${STEM}FullName_B`, 'Name, line 2', 'TEXT', own('name2')],
  ...address(`${STEM}MailingAddress_`, own),
  [`${STEM}MailingAddress_CountryCode_A`, 'Country', 'TEXT', own('country')],
  [`${STEM}AccountNumberIdentifier_A`, 'Reference or loan number', 'TEXT', own('loan')],
  [`${STEM}InterestEndDate_A`, 'Interest ends', 'DATE', own('ends', { maxLength: 10, speaksOf: /\bend/i })],
  [`${STEM}LoanAmount_A`, 'Lien amount', 'AMOUNT', own('loan_amount', { speaksOf: /\b(?:lien|loan)\b/i })],
  [`${STEM}Primary_PhoneNumber_A`, 'Phone', 'TEXT', own('phone')],
  [`${STEM}Primary_FaxNumber_A`, 'Fax', 'TEXT', own('fax')],
  [`${STEM}Primary_EmailAddress_A`, 'E-mail', 'TEXT', own('email')],
  ...ITEMS.map(([item, label, part]): ElementRow => [`${STEM}Item_${item}_A`, label, 'TEXT', own(part)]),
  [`${STEM}ItemDescription_A`, 'Item, description', 'TEXT', own('item_description')],
]
