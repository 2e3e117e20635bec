import { linesPage, makePdf, type PdfPageSpec, type TextAt } from './documents/pdf.ts'

export type PolicySpec = {
  carrier: string
  number: string
  insured: string
  street: string
  city: string
  effective: string
  expiration: string
  eachOccurrence: string
  aggregate: string
  pages: number
  forms: string[]
  /** Further rows of the declarations: a premium, the policy it renews, a deductible. */
  further: [string, string][]
  /** Words over the declarations. */
  over?: TextAt
  /** Further lines on a page of their own, for traps. */
  extra?: string[]
}

const POLICY: PolicySpec = {
  carrier: 'Quillfeather Mutual Insurance Company',
  number: 'QF-000-1042',
  insured: 'Otter & Thimble Joinery LLC',
  street: '12 Example Street',
  city: 'Sampleton, OH 43001',
  effective: '04/01/2026',
  expiration: '04/01/2027',
  eachOccurrence: '$1,000,000',
  aggregate: '$2,000,000',
  pages: 3,
  forms: [
    'QF 10 01 04 26  Commercial General Liability Coverage Form (Occurrence)',
    'QF 20 33 04 26  Additional Insured - Automatic Status When Required in Written Contract',
  ],
  further: [],
}

/** An invented general-liability policy: declarations, then as many pages of wording as asked for. */
export function aPolicyPdf(changes: Partial<PolicySpec> = {}): Promise<Buffer> {
  const policy = { ...POLICY, ...changes }
  const wording = Array.from({ length: policy.pages - 1 }, (_, index) => wordingPage(index))
  return makePdf([declarations(policy), ...wording, ...(policy.extra ? [linesPage(policy.extra)] : [])])
}

function declarations(policy: PolicySpec): PdfPageSpec {
  const left = [
    ['Policy Number:', policy.number],
    ['Policy Period:', `From ${policy.effective} To ${policy.expiration}`],
    ['Named Insured:', policy.insured],
    ['Mailing Address:', policy.street],
    ['', policy.city],
    ['Producer:', 'Lanternfish Insurance Agency'],
  ]
  const limits = [
    ['Each Occurrence Limit', policy.eachOccurrence],
    ['Damage to Premises Rented to You Limit', '$100,000'],
    ['Medical Expense Limit', '$5,000'],
    ['Personal and Advertising Injury Limit', '$1,000,000'],
    ['General Aggregate Limit', policy.aggregate],
    ['Products/Completed Operations Aggregate Limit', '$2,000,000'],
  ]
  const rows = (list: string[][], top: number, second: number) =>
    list.flatMap(([label = '', value = ''], index) => [
      { x: 60, y: top + index * 18, text: label, size: 10 },
      { x: second, y: top + index * 18, text: value, size: 10 },
    ])
  return {
    texts: [
      { x: 60, y: 48, text: policy.carrier, size: 15, bold: true },
      { x: 60, y: 72, text: 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS', size: 11, bold: true },
      ...rows(left, 110, 180),
      { x: 60, y: 240, text: 'LIMITS OF INSURANCE', size: 11, bold: true },
      ...rows(limits, 264, 360),
      { x: 60, y: 392, text: 'Form of business: Limited liability company', size: 10 },
      { x: 60, y: 420, text: 'FORMS AND ENDORSEMENTS', size: 11, bold: true },
      ...policy.forms.map((text, index) => ({ x: 60, y: 440 + index * 16, text, size: 10 })),
      ...rows(policy.further, 600, 360),
      ...(policy.over ? [policy.over] : []),
    ],
  }
}

const TOPICS = ['Bodily injury and property damage', 'Exclusions', 'Conditions', 'Definitions', 'Cancellation']

function wordingPage(index: number): PdfPageSpec {
  const topic = TOPICS[index % TOPICS.length]!
  const body = [
    'We will pay those sums that the insured becomes legally obligated to pay as damages to which this insurance applies.',
    'This insurance does not apply to expected or intended injury, pollution, or the use of aircraft or watercraft.',
    'We may cancel this policy by mailing written notice to the first named insured at least 10 days before the date.',
    'An insured means the persons and organizations named in the declarations and those added by endorsement.',
  ]
  return linesPage([topic.toUpperCase(), '', ...Array.from({ length: 7 }, () => body).flat()], 9)
}
