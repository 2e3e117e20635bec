import type { Concept } from './likeness.ts'

/**
 * What the amounts under a column's head are. `holds` and `gone` are limits of one term, side by side with another's; `offered`
 * ones hold where no column beside them says that it is bound; of `option`s only the one the paper says was taken.
 */
export const COLUMN_CONCEPTS = [
  {
    id: 'limit',
    labels: [
      'limit [coverage policy your]',
      'limits of insurance [coverage]',
      'limits of liability [coverage]',
      'amount [coverage]',
      'amount of insurance',
      'coverage limits',
    ],
  },
  {
    id: 'holds',
    labels: [
      'this term [limit]',
      'current [limit term]',
      'renewal [limit term amount]',
      'bound [limit]',
      'new [limit amount]',
      'revised [limit amount]',
      'amended [limit amount to]',
      'changed [limit amount to]',
      'to',
      'now',
      'after change',
      'after [change]',
      'in force',
      'present term',
      'this policy',
      'as changed',
      'as amended',
    ],
  },
  {
    id: 'offered',
    labels: [
      'proposed [limit amount]',
      'quoted [limit amount]',
      'offered [limit]',
      'requested [limit amount]',
      'indicated',
      'applied for',
    ],
  },
  {
    id: 'gone',
    labels: [
      'prior [term limit amount coverage year policy]',
      'expiring [term limit amount coverage year policy]',
      'previous [term limit amount coverage year policy]',
      'old [limit amount]',
      'former [limit amount]',
      'last term',
      'last year',
      'from',
      'before [change]',
      'was',
      'required [limit minimum]',
      'minimum [limit required]',
      'underlying [limit]',
      'replaced',
    ],
  },
  { id: 'option', labels: ['option [limit]', 'plan', 'alternative', 'alternate'] },
  {
    id: 'premium',
    labels: ['premium [annual advance total term estimated]', 'charge', 'cost', 'annual premium', 'rate premium'],
  },
  { id: 'deductible', labels: ['deductible [amount each claim occurrence]', 'retention [self insured amount]'] },
  {
    id: 'other',
    labels: [
      'rate',
      'exposure',
      'payroll',
      'remuneration [estimated total annual]',
      'class [code]',
      'code',
      'basis',
      'premium basis',
      'territory',
      'location [number]',
      'reserve',
      'reserved',
      'paid',
      'incurred [total]',
      'change',
      'cost new [estimated]',
      'stated amount',
      'value',
      'area',
      'sales',
      'units',
      'symbol',
      'covered autos [symbol]',
      'recovered',
      'outstanding',
    ],
  },
] as const satisfies readonly Concept<string>[]

export type ColumnConcept = (typeof COLUMN_CONCEPTS)[number]['id']
