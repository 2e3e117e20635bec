import type { Family } from '../types.ts'
import { ENDED } from './autos.ts'

/** An entry of any schedule of a policy packet: what it tells of one scheduled item. Names are ours, before `PACKETS` gives them a line's own. */
export const SCHEDULE: Family = {
  type: 'schedule entry',
  key: 'class_code',
  keys: ['class_code', 'coverage'],
  generic: ['schedule', 'scheduled', 'policy', 'item', 'business'],
  called: ['location', 'premise'],
  ended: ENDED,
  fields: [
    { name: 'location_number', kind: 'number', words: ['location', 'location number', 'loc', 'loc no', 'premises number', 'prem no', 'location id'] },
    { name: 'building_number', kind: 'number', words: ['building', 'building number', 'bldg', 'bldg no', 'structure'] },
    { name: 'premises_address', kind: 'text', words: ['premises address', 'address', 'premises', 'location address', 'described premises', 'street address', 'situated', 'located', 'where'], ending: /^\p{Lu}[\p{L} .'’-]+,? [A-Z]{2},? \d{5}(?:-\d{4})?$/u, look: /^(?:\d|P\.? ?O\.? ).*\b[A-Z]{2},? \d{5}(?:-\d{4})?$/i },
    { name: 'state', kind: 'state', words: ['state', 'st', 'risk state', 'state of operation', 'jurisdiction'] },
    { name: 'class_code', kind: 'number', words: ['class', 'class code', 'code', 'code number', 'class number', 'classification code'] },
    { name: 'classification', kind: 'text', words: ['classification', 'class description', 'description', 'classification description', 'description of operations', 'occupancy', 'operations'] },
    { name: 'territory', kind: 'number', words: ['territory', 'territory code', 'terr', 'ter'] },
    { name: 'exposure_basis', kind: 'text', words: ['basis', 'exposure basis', 'premium basis', 'rating basis', 'basis of premium'] },
    { name: 'exposure', kind: 'figure', words: ['exposure', 'annual payroll', 'payroll', 'remuneration', 'estimated payroll', 'estimated annual payroll', 'estimated annual remuneration', 'estimated exposure', 'exposure amount', 'annual remuneration'], orWords: true },
    { name: 'rate', kind: 'figure', words: ['rate', 'manual rate', 'base rate', 'premises rate', 'rate per 100', 'rate per 1000', 'class rate'], orWords: true },
    { name: 'products_completed_ops_rate', kind: 'figure', words: ['pco rate', 'products completed operations rate', 'products rate', 'prod comp ops rate', 'products completed ops rate'], orWords: true },
    { name: 'premium', kind: 'figure', words: ['premium', 'estimated premium', 'annual premium', 'estimated annual premium', 'advance premium', 'class premium', 'premium amount'], orWords: true },
    { name: 'coverage_part', kind: 'text', words: ['coverage part', 'part'] },
    { name: 'limit_type', kind: 'text', words: ['limit type', 'limit description', 'type of limit'] },
    { name: 'limit', kind: 'figure', words: ['limit', 'limit of insurance', 'limit of ins', 'limit amount', 'amount of insurance'], orWords: true, about: 'limit_type' },
    { name: 'coverage', kind: 'text', words: ['coverage', 'property coverage', 'coverage description', 'coverage type', 'coverage item'] },
    { name: 'deductible', kind: 'figure', words: ['deductible', 'ded', 'deductible amount'], orWords: true, saysNone: true },
    { name: 'valuation', kind: 'text', words: ['valuation', 'valuation basis', 'loss valuation'], saysNone: true },
    { name: 'coinsurance', kind: 'text', words: ['coinsurance', 'coins', 'co insurance', 'coinsurance percentage', 'coinsurance percent'], saysNone: true },
    { name: 'causes_of_loss', kind: 'text', words: ['causes of loss', 'cause of loss', 'covered causes of loss', 'perils', 'covered causes', 'causes of loss form', 'form of coverage'], saysNone: true },
    { name: 'construction', kind: 'text', words: ['construction', 'construction type', 'const', 'type of construction'], saysNone: true },
    { name: 'business_income_basis', kind: 'text', words: ['business income basis', 'bi basis', 'business income', 'bi ee basis', 'income basis'], saysNone: true },
    { name: 'governing_class', kind: 'text', words: ['governing class', 'governing', 'gov class', 'governing class indicator', 'gov'], saysNone: true },
    { name: 'experience_mod', kind: 'figure', words: ['experience mod', 'exp mod', 'experience modification', 'mod', 'emod', 'experience rating modification', 'e mod', 'experience modifier', 'experience mod factor'], orWords: true, saysNone: true },
    { name: 'schedule_credit_debit', kind: 'figure', words: ['schedule credit debit', 'sched cr dr', 'schedule credit', 'schedule debit credit', 'credit debit', 'schedule mod', 'schedule rating', 'sched credit debit', 'schedule cr dr', 'scheduled credit debit'], orWords: true, saysNone: true },
    { name: 'form_number', kind: 'form', words: ['form', 'form number', 'form no', 'endorsement number', 'form id'] },
    { name: 'edition_date', kind: 'edition', words: ['edition', 'edition date', 'ed date', 'form edition', 'ed'] },
    { name: 'form_title', kind: 'text', words: ['title', 'form title', 'form name', 'form description', 'endorsement title', 'name of form'] },
    { name: 'exclusion_name', kind: 'text', words: ['exclusion concept', 'exclusion', 'exclusion name', 'related exclusion'], saysNone: true },
    { name: 'schedule_source', kind: 'text', words: ['source', 'schedule source', 'form source'] },
    { name: 'endorsement_effective_date', kind: 'date', words: ['effective date', 'endorsement effective date', 'endorsement effective', 'change effective date', 'eff date'] },
    { name: 'materiality', kind: 'text', words: ['change classification', 'materiality', 'change type', 'material change', 'materiality of change', 'change materiality'] },
  ],
} // biome-ignore format: a table

/** The policy all schedules of a packet belong to. */
export const PACKET_HEAD: Family = {
  type: 'policy',
  key: 'policy_number',
  generic: ['first'],
  fields: [
    { name: 'policy_number', kind: 'code', words: ['policy number', 'policy no', 'policy'] },
    { name: 'policy_period', kind: 'period', words: ['policy period', 'policy term', 'term', 'period'] },
    { name: 'effective_date', kind: 'date', words: ['effective date', 'policy effective date'] },
    { name: 'expiration_date', kind: 'date', words: ['expiration date', 'policy expiration date'] },
    {
      name: 'named_insured',
      kind: 'name',
      words: [
        'named insured',
        'insured',
        'name of insured',
        'first named insured',
        'named insured mailing address',
        'named insured address',
      ],
    },
  ],
}

/** A line of business, the names its documents print, the limits that only it has, its own record for an item and what that calls our fields. */
export type Packet = { lob: string; names: string[]; limits: string[]; type: string; fields: Record<string, string> }

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))
const FORM = ['form_number', 'form_title', 'edition_date']

export const PACKETS: Packet[] = [
  {
    lob: 'CGL',
    names: ['general liability'],
    limits: [
      'personal and advertising injury',
      'personal advertising injury',
      'products completed operations aggregate',
    ],
    type: 'cgl_exposure_item',
    fields: same('location_number', 'class_code', 'classification', 'territory', 'exposure', 'exposure_basis', 'rate', 'products_completed_ops_rate', 'premium', 'coverage_part', 'limit', 'limit_type', ...FORM, 'endorsement_effective_date', 'exclusion_name'), // biome-ignore format: a list
  },
  {
    lob: 'BOP',
    names: ['businessowner', 'business owner'],
    limits: [],
    type: 'bop_coverage_item',
    fields: same('location_number', 'building_number', 'premises_address', 'coverage', 'limit', 'deductible', 'valuation', 'coinsurance', 'business_income_basis', 'class_code', 'classification', ...FORM, 'premium'), // biome-ignore format: a list
  },
  {
    lob: 'PROPERTY',
    names: ['commercial property', 'property coverage', 'property declarations'],
    limits: [],
    type: 'property_coverage_item',
    fields: same('location_number', 'building_number', 'premises_address', 'coverage', 'limit', 'deductible', 'valuation', 'coinsurance', 'causes_of_loss', 'construction', 'classification', ...FORM, 'premium'), // biome-ignore format: a list
  },
  {
    lob: 'WC',
    names: ['workers compensation', 'workers comp'],
    limits: ['bodily injury by accident', 'bodily injury by disease'],
    type: 'wc_class_code_item',
    fields: {
      ...same('location_number', 'state', 'class_code', 'classification', 'governing_class', 'experience_mod', 'schedule_credit_debit', ...FORM, 'endorsement_effective_date'), // biome-ignore format: a list
      annual_payroll: 'exposure',
      manual_rate: 'rate',
      premium_basis: 'exposure_basis',
      estimated_premium: 'premium',
    },
  },
]

/** Records of a packet of any line: what makes one, and what it says of it. Those that say the same are one where `once`. */
export const PACKET_RECORDS: { type: string; needs: string[]; once: boolean; fields: Record<string, string> }[] = [
  {
    type: 'policy_location_item',
    needs: ['location_number', 'class_code'],
    once: true,
    fields: same('location_number', 'building_number', 'premises_address', 'territory', 'state', 'class_code', 'classification', 'exposure_basis'), // biome-ignore format: a list
  },
  { type: 'policy_form_item', needs: FORM, once: true, fields: same(...FORM, 'exclusion_name', 'schedule_source') },
  {
    type: 'policy_endorsement_item',
    needs: ['form_number', 'endorsement_effective_date'],
    once: false,
    fields: same(...FORM, 'endorsement_effective_date', 'exclusion_name', 'limit', 'limit_type', 'location_number', 'building_number', 'state', 'coverage', 'class_code', 'classification', 'territory', 'materiality'), // biome-ignore format: a list
  },
  {
    type: 'policy_premium_item',
    needs: ['premium'],
    once: false,
    fields: { ...same('location_number', 'building_number', 'state', 'coverage', 'class_code', 'exposure', 'premium', 'rate', 'products_completed_ops_rate'), premium_basis: 'exposure_basis' }, // biome-ignore format: a list
  },
]

/** What a clause says of the item it is about. */
export const CLAUSE_FIELDS = same('exclusion_name', 'limit', 'limit_type', 'location_number', 'building_number', 'state', 'coverage', 'class_code', 'classification', 'territory', ...FORM) // biome-ignore format: a list
