import type { PolicyFileType, PolicyLimit } from '../../../shared/policies.ts'

/** Policies that were taken up with their number alone; what they say was read from their declarations and accepted. */
export const READ_FROM_PAPER: readonly string[] = ['QF-1077', 'PB-A-915', 'IW-20270', 'UW-3290', 'LS-4460']

/** A document of a policy: how it came, in how many days after today (below zero: before). Documents say what the record says, or `instead`. */
export type Paper = {
  policy: string
  term?: number
  day: number
  kind: 'declarations' | 'endorsement' | 'invoice' | 'binder' | 'notice'
  type: PolicyFileType
  notes?: string
  instead?: { premium?: string; limits?: Partial<Record<PolicyLimit, string>> }
}

const declarations = (policy: string, day: number, term = 0): Paper => ({
  policy,
  term,
  day,
  kind: 'declarations',
  type: 'POLICY_DOCUMENT',
})

export const PAPERS: readonly Paper[] = [
  declarations('QF-1042', -700, 1),
  declarations('QF-1042', -338),
  {
    policy: 'QF-1042',
    day: -320,
    kind: 'endorsement',
    type: 'ENDORSEMENT',
    notes: 'Additional insureds by written contract.',
  },
  declarations('IW-20771', -338),
  declarations('PB-A-881', -265),
  declarations('LS-4387', -244),
  declarations('HX-G-1301', -321),
  declarations('PB-G-2210', -305),
  declarations('GG-7715', -210),
  declarations('CB-P-6120', -101),
  declarations('NS-CY-044', -160),
  declarations('QF-1101', -250),
  declarations('QF-1077', -200),
  declarations('PB-A-915', -200),
  declarations('IW-20270', -249),
  declarations('UW-3290', -333),
  declarations('LS-4460', -300),
  { policy: 'PB-A-777', day: -6, kind: 'notice', type: 'NOTICE_OF_CANCELLATION', notes: 'By certified mail.' },
  { policy: 'HX-G-1344', day: -345, kind: 'invoice', type: 'INVOICE' },
  { policy: 'GG-7744', day: -3, kind: 'binder', type: 'BINDER', notes: 'Bound by e-mail; the policy follows.' },
  // Declarations that were amended since, and that no one has looked at yet: they differ from the record.
  {
    policy: 'QF-1101',
    day: -5,
    kind: 'declarations',
    type: 'POLICY_DOCUMENT',
    notes: 'Amended declarations.',
    instead: { premium: '5265', limits: { glAggregateLimit: '3000000', glMedicalPerPersonLimit: '10000' } },
  },
  {
    policy: 'LS-4387',
    day: -2,
    kind: 'declarations',
    type: 'POLICY_DOCUMENT',
    notes: 'Amended declarations.',
    instead: { premium: '9310', limits: { glRentedPremisesDamageLimit: '500000' } },
  },
  {
    policy: 'CB-P-6120',
    day: -1,
    kind: 'declarations',
    type: 'POLICY_DOCUMENT',
    notes: 'Amended declarations.',
    instead: { premium: '7985', limits: { propertyBuildingLimit: '1400000' } },
  },
]
