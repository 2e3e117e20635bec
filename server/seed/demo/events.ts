import type { CancelPolicyInput } from '../../domains/policies/cancel.ts'
import type { UpdatePolicyInput } from '../../domains/policies/change.ts'
import type { Town } from './accounts.ts'

/** Days are counted from today, those that were are below zero. `term` 1 is the term before the one that runs now. */
type Cancellation = { policy: string; day: number; effective: number } & Omit<
  CancelPolicyInput,
  'key' | 'effectiveAt'
> & {
    taken?: { day: number; effective: number; why: string }
  }

export const CANCELLATIONS: readonly Cancellation[] = [
  { policy: 'PB-A-777', day: -6, effective: 9, reason: 'INSURED_NONPAYMENT', returnPremium: '870.25' },
  {
    policy: 'IW-20733',
    day: -3,
    effective: 21,
    canceledBy: 'INSURED',
    reason: 'INSURED_FOUND_BETTER_PRICE',
    reasonDescription: 'Moved to a payroll provider’s own coverage.',
    returnPremium: '1054',
    returnCommission: '105.40',
  },
  { policy: 'LS-4402', day: -1, effective: 28, type: 'NONRENEWAL', reason: 'CARRIER_UNDERWRITING_REASON' },
  { policy: 'HX-S-19', day: -40, effective: -25, canceledBy: 'INSURED', reason: 'INSURED_NO_EXPOSURE' },
  {
    policy: 'PB-A-840',
    day: -75,
    effective: -60,
    reason: 'INSURED_NONPAYMENT',
    reasonDescription: 'Two installments were missed.',
    returnPremium: '1510.60',
    returnCommission: '151.06',
  },
  { policy: 'TS-BOP-279', day: -33, effective: -33, canceledBy: 'INSURED', reason: 'INSURED_CLOSED_BUSINESS' },
  { policy: 'NS-PL-12', day: -90, effective: -88, canceledBy: 'CARRIER', reason: 'CARRIER_CLOSED_CLASS' },
  { policy: 'LS-DO-61', day: -14, effective: -12, canceledBy: 'AGENCY', reason: 'AGENCY_FOUND_BETTER_COVERAGE' },
  {
    policy: 'IW-20220',
    day: -52,
    effective: -37,
    reason: 'INSURED_NONPAYMENT',
    taken: { day: -44, effective: -44, why: 'The installment came before the day.' },
  },
  {
    policy: 'GG-7702',
    day: -130,
    effective: -115,
    reason: 'INSURED_NONPAYMENT',
    taken: { day: -109, effective: -109, why: 'Paid late; the carrier agreed to a lapse of six days.' },
  },
  {
    policy: 'PB-A-902',
    day: -200,
    effective: -190,
    reason: 'OTHER',
    reasonDescription: 'Canceled by mistake for another van.',
    taken: { day: -188, effective: -190, why: 'It was another policy that was meant.' },
  },
]

/** Edits of policies, with their reason. */
export const CHANGES: readonly { policy: string; day: number; says: Omit<UpdatePolicyInput, 'key' | 'rev'> }[] = [
  {
    policy: 'QF-1042',
    day: -150,
    says: {
      updateReason: 'The general contractor of Harbor Row asks for a higher aggregate.',
      limits: { glAggregateLimit: '3000000' },
      pricing: { premium: '3720' },
    },
  },
  { policy: 'PB-A-655', day: -81, says: { updateReason: 'Two tractors added.', pricing: { premium: '71350' } } },
  { policy: 'IW-20118', day: -60, says: { updateReason: 'Payroll audit.', pricing: { premium: '13960' } } },
  {
    policy: 'NS-CY-031',
    day: -47,
    says: { updateReason: 'Asked by a customer.', limits: { cyberRetentionLimit: '10000' } },
  },
  {
    policy: 'CB-P-6001',
    day: -20,
    says: { updateReason: 'New appraisal.', limits: { propertyContentsLimit: '2900000' } },
  },
  { policy: 'GG-7744', day: -2, says: { updateReason: 'Found in the binder.', quoteNumber: 'GG-Q-20119' } },
]

/** Notes on the time line of a client. */
export const NOTES: readonly (readonly [account: string, day: number, text: string])[] = [
  ['otter', -151, 'Odette called: Harbor Row needs $3M aggregate before Monday. Sent the request to Quillfeather.'],
  ['otter', -11, 'Renewal meeting on Thursday at the workshop. Bring the payroll figures.'],
  ['copper', -6, 'Dirk says the auto payment was returned by the bank. He will pay by card this week.'],
  ['marigold', -70, 'They cater at the county fair from June on. Ask about special events next time.'],
  ['harbor', -95, 'The port asks to be named on every policy. Marina has the wording.'],
  ['raven', -82, 'Two new tractors, both leased. VINs are in the e-mail of this morning.'],
  ['pebble', -16, 'New D&O with another carrier begins on the first. Cancel ours when theirs is bound.'],
  ['puppets', -9, 'Looking for a general liability quote for the spring tour. No coverage yet.'],
  ['cobble', -1, 'Lodestone does not renew because of the water losses. Remarket before the board meets.'],
  ['quarry', -58, 'Says he did not get the notice of cancellation. The certified mail receipt is on file.'],
  ['pixel', -48, 'Their largest customer wants a retention of $10,000 at most.'],
  ['thistle', -3, 'They want to leave Ironwood. Asked for the reason in writing.'],
  ['marigold2', -4, 'Came through the web form. Is this not the Marigold we have?'],
  ['priya', -25, 'Wants to talk about a boat.'],
]

type Holder = readonly [name: string, street: string, town: Town]
const HOLDERS = {
  harborRow: ['Harbor Row Developers LLC', '200 Pier Street', 'Sampleton'],
  paperLantern: ['Paper Lantern Properties', '9 Mock Lane', 'Testford'],
  port: ['Port of Sampleton Authority', '1 Harbor Example Way', 'Sampleton'],
  city: ['City of Testford', '1 City Hall Square', 'Testford'],
  fair: ['Dummyville County Fair Board', '300 Fairground Road', 'Dummyville'],
  bank: ['First Specimen Bank, ISAOA', '50 Vault Street', 'Mockbury'],
  school: ['Mockbury Example Schools', '12 Chalk Street', 'Mockbury'],
  mill: ['Old Mill Loft Owners’ Association', '6 Millrace', 'Placeholder Falls'],
  shipper: ['Glass & Gossamer Freight Forwarding', '70 Dock Road', 'Sampleton'],
} as const satisfies Record<string, Holder>

type Issued = {
  account: string
  holder: Holder
  day: number
  /** The holder is an additional insured. */
  insured?: true
  text?: string
  /** Which certificate of this list it takes the place of. */
  replaces?: number
  revoked?: { day: number; reason: string }
}

export const CERTIFICATES: readonly Issued[] = [
  { account: 'otter', holder: HOLDERS.paperLantern, day: -420, text: 'Kitchens in building B.' },
  { account: 'otter', holder: HOLDERS.city, day: -400 },
  { account: 'harbor', holder: HOLDERS.port, day: -380, insured: true, text: 'Work on the north quay.' },
  { account: 'marigold', holder: HOLDERS.fair, day: -345, insured: true, text: 'County fair, food stand 12.' },
  { account: 'copper', holder: HOLDERS.mill, day: -331, text: 'Reroofing of the loft building.' },
  { account: 'otter', holder: HOLDERS.paperLantern, day: -318, insured: true, text: 'Kitchens in building C.' },
  { account: 'quarry', holder: HOLDERS.city, day: -300, insured: true, text: 'Retaining wall at Second Street.' },
  { account: 'fern', holder: HOLDERS.school, day: -205, text: 'Grounds of three schools.' },
  { account: 'raven', holder: HOLDERS.shipper, day: -190 },
  {
    account: 'copper',
    holder: HOLDERS.harborRow,
    day: -160,
    revoked: { day: -120, reason: 'The job went to another roofer.' },
  },
  {
    account: 'otter',
    holder: HOLDERS.harborRow,
    day: -148,
    insured: true,
    text: 'Harbor Row, stair cases. Waiver of subrogation applies in favor of the holder.',
  },
  { account: 'harbor', holder: HOLDERS.port, day: -140, insured: true, text: 'Work on the north quay.', replaces: 2 },
  { account: 'umber', holder: HOLDERS.school, day: -101 },
  { account: 'anvil', holder: HOLDERS.city, day: -93, insured: true, text: 'Railings of the river walk.' },
  { account: 'gable', holder: HOLDERS.bank, day: -77, text: 'Design of the Mockbury branch.' },
  { account: 'raven', holder: HOLDERS.shipper, day: -72, text: 'Two tractors were added.', replaces: 8 },
  { account: 'juniper', holder: HOLDERS.bank, day: -66 },
  { account: 'brass', holder: HOLDERS.fair, day: -49, insured: true, text: 'Beer tent.' },
  {
    account: 'dapple',
    holder: HOLDERS.fair,
    day: -41,
    revoked: { day: -39, reason: 'Issued for the wrong fair.' },
  },
  { account: 'dapple', holder: HOLDERS.fair, day: -39, text: 'Pony rides.' },
  {
    account: 'marigold',
    holder: HOLDERS.fair,
    day: -30,
    insured: true,
    text: 'County fair, food stand 9.',
    replaces: 3,
  },
  { account: 'quarry', holder: HOLDERS.mill, day: -22, insured: true },
  { account: 'yarrow', holder: HOLDERS.paperLantern, day: -15, text: 'Studio on the second floor.' },
  { account: 'harbor', holder: HOLDERS.shipper, day: -8 },
  { account: 'otter', holder: HOLDERS.harborRow, day: -4, insured: true, text: 'Harbor Row, doors.', replaces: 10 },
]
