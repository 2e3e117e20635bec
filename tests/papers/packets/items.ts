/** What a packet schedules: a printed text for each field of an item; '' where the packet says nothing of it. */
export type Item = Record<string, string>
export type Field = [label: string, field: string]
export type Schedule = { title: string; lead: string; fields: Field[]; of?: 'forms' }
export type Line = {
  lob: string
  name: string
  /** What the head of a page calls the policy. */
  called: string
  policy: { number: string; insured: string; from: string; to: string; address: string }
  /** The record of an item, and what it calls our fields. */
  record: string
  items: Item[]
  schedules: Schedule[]
  /** The fields of a place, a premium, a changed item and a clause that this line tells. */
  place: string[]
  premium: Record<string, string>
  about: string[]
  clauses: { title: string; type: string; text: (item: Item) => string }[]
}

const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
const FORM = ['form_number', 'form_title', 'edition_date']
const EDITIONS = ['07 13', '01 10', '04 24', '11 20']
const SOURCES = ['Policy jacket', 'Endorsement attached', 'State filing']

const COVERAGES = [
  ['Building', 'Replacement Cost', '90%', '', 1_450_000, '$2,500'],
  ['Business Personal Property', 'Replacement Cost', '80%', '', 385_000, '$1,000'],
  ['Business Income and Extra Expense', '', '', 'Actual Loss Sustained', 12, '72 hours'],
  ['Outdoor Signs', 'Actual Cash Value', 'None', '', 15_000, '$500'],
  ['Equipment Breakdown', 'Replacement Cost', '', '', 250_000, '$2,500'],
  ['Accounts Receivable', 'Functional Value', '100%', '', 60_000, 'None'],
  ['Dependent Property Income', '', '', '90 days', 75_000, '24 hours'],
] as const
const SHOPS = [
  ['53374', 'Restaurants - full service with table seating'],
  ['65121', 'Barber shops and beauty parlors'],
  ['09611', 'Bakeries - retail, no baking on premises'],
  ['63981', 'Lessors of office suites'],
  ['71332', 'Hardware and tools, distributors'],
] as const
const STREETS = ['4120 Quarry Bend Road, Macon, GA 31201', '88 Fulton Wharf, Suite 3, Savannah, GA 31401', '6 Old Depot Lane, Athens, GA 30601', '2795 Peachtree Mill Way, Augusta, GA 30901'] // biome-ignore format: a list
const SHOP_FORMS = [['BP 00 03', 'Businessowners Coverage Form'], ['BP 04 17', 'Employment-Related Practices Exclusion'], ['BP 05 24', 'Exclusion of Certified Acts of Terrorism'], ['BP 12 03', 'Loss Payable Provisions'], ['BP IN 01', 'Businessowners Special Provisions, Georgia'], ['BP 06 01', 'Exclusion of Loss Due to Virus or Bacteria']] // biome-ignore format: a list

/** A businessowners policy of so many coverages. */
export function owners(count: number): Line {
  const items = Array.from({ length: count }, (_, at): Item => {
    const [coverage, valuation, coinsurance, basis, limit, deductible] = COVERAGES[at % COVERAGES.length]!
    const [class_code, classification] = SHOPS[(at >> 1) % SHOPS.length]!
    const [form_number = '', form_title = ''] = SHOP_FORMS[at % SHOP_FORMS.length]!
    const place = (at % STREETS.length) + 1
    return {
      location_number: String(place),
      building_number: String((at % 3) + 1),
      premises_address: STREETS[place - 1]!,
      coverage,
      limit: limit === 12 ? (at % 2 ? '12 months actual loss sustained' : 'Actual Loss Sustained') : money(limit + at * 2500), // biome-ignore format: a line
      deductible,
      valuation,
      coinsurance,
      business_income_basis: basis,
      class_code,
      classification,
      form_number,
      form_title,
      edition_date: EDITIONS[(at >> 2) % EDITIONS.length]!,
      schedule_source: SOURCES[at % SOURCES.length]!,
      premium: money(412 + at * 57),
    }
  })
  return {
    lob: 'BOP',
    name: 'Businessowners Policy',
    called: 'Businessowners',
    policy: { number: 'BPX 4410927-03', insured: 'Saltmeadow Trading Post, Inc.', from: '07/15/2026', to: '07/15/2027', address: '4120 Quarry Bend Road, Macon, GA 31201' }, // biome-ignore format: a policy
    record: 'bop_coverage_item',
    items,
    schedules: [
      { title: 'Property Coverage Schedule', lead: 'location_number', fields: [['BLDG', 'building_number'], ['COVERAGE', 'coverage'], ['LIMIT', 'limit'], ['DEDUCTIBLE', 'deductible'], ['VALUATION', 'valuation'], ['COINSURANCE', 'coinsurance'], ['BI BASIS', 'business_income_basis']] },
      { title: 'Described Premises and Classifications', lead: 'location_number', fields: [['BLDG', 'building_number'], ['ADDRESS', 'premises_address'], ['CLASS', 'class_code'], ['CLASSIFICATION', 'classification']] },
      { title: 'Forms and Endorsements Schedule', lead: 'form_number', of: 'forms', fields: [['EDITION', 'edition_date'], ['TITLE', 'form_title'], ['LOC', 'location_number'], ['BLDG', 'building_number'], ['CLASS', 'class_code'], ['SOURCE', 'schedule_source']] },
      { title: 'Premium Summary', lead: 'location_number', fields: [['BLDG', 'building_number'], ['COVERAGE', 'coverage'], ['CLASS', 'class_code'], ['PREMIUM', 'premium']] },
    ], // biome-ignore format: a table
    place: ['location_number', 'building_number', 'premises_address', 'class_code', 'classification'],
    premium: { location_number: 'location_number', class_code: 'class_code', premium: 'premium' },
    about: ['location_number', 'class_code', 'classification', 'limit'],
    clauses: [
      { title: 'Described Premises Limitation', type: 'limitation', text: (one) => `The ${one.coverage} coverage applies at ${scopeOf(one)} only while the building is occupied as shown in the declarations.` },
      { title: 'Deductible And Limit Condition', type: 'condition', text: (one) => `The ${one.coverage} limit of ${one.limit} for ${scopeOf(one)} is subject to the deductible of ${one.deductible} and is not increased by another coverage.` },
      { title: 'Endorsement Priority', type: 'exclusion', text: (one) => `Form ${one.form_number} edition ${one.edition_date} controls before any conflicting entry for ${scopeOf(one)}.` },
    ], // biome-ignore format: a table
  }
}

const STATES = ['OR', 'WA', 'ID', 'CA']
const WORK = [
  ['8810', 'Clerical office employees NOC', '0.14'],
  ['5403', 'Carpentry NOC', '9.87'],
  ['7219', 'Trucking - all employees and drivers', '7.02'],
  ['8742', 'Salespersons or collectors - outside', '0.31'],
  ['5190', 'Electrical wiring - within buildings, and drivers', '3.44'],
  ['9014', 'Janitorial services by contractors, no window cleaning above ground level', '4.90'],
] as const
const WORK_FORMS = [['WC 00 00 00 C', 'Workers Compensation and Employers Liability Insurance Policy'], ['WC 00 03 13', 'Waiver of Our Right to Recover From Others Endorsement'], ['WC 00 04 06 A', 'Premium Discount Endorsement'], ['WC 36 06 01 J', 'Oregon Cancellation Endorsement'], ['WC 00 04 21 E', 'Catastrophe Endorsement'], ['WC 00 03 10', 'Sole Proprietors, Partners, Officers and Others Coverage Endorsement']] // biome-ignore format: a list

/** A workers compensation policy of so many classes. */
export function employers(count: number): Line {
  const items = Array.from({ length: count }, (_, at): Item => {
    const [class_code, classification, rate] = WORK[at % WORK.length]!
    const [form_number = '', form_title = ''] = WORK_FORMS[(at * 5) % WORK_FORMS.length]!
    const payroll = 48_500 + at * 13_271
    return {
      location_number: String((at % 5) + 1),
      state: STATES[(at % 5) % STATES.length]!,
      class_code,
      classification,
      governing_class: class_code === '5403' ? 'Yes' : 'No',
      annual_payroll: money(payroll),
      manual_rate: rate,
      premium_basis: 'Per $100 of remuneration',
      experience_mod: ['0.92', '1.07', '0.92', '1.00'][at % 4]!,
      schedule_credit_debit: ['-5%', '+10%', '0%', '-12.5%'][(at >> 1) % 4]!,
      estimated_premium: money(Math.round((payroll / 100) * Number(rate))),
      form_number,
      form_title,
      edition_date: EDITIONS[at % EDITIONS.length]!,
      schedule_source: SOURCES[at % SOURCES.length]!,
    }
  })
  return {
    lob: 'WC',
    name: 'Workers Compensation and Employers Liability Policy',
    called: 'Workers Compensation',
    policy: { number: 'WCU7730185', insured: 'Larkspur & Dunne Builders LLC', from: '10/01/2026', to: '10/01/2027', address: '310 Ferry Slip Road, Astoria, OR 97103' }, // biome-ignore format: a policy
    record: 'wc_class_code_item',
    items,
    schedules: [
      { title: 'Classification of Operations Schedule', lead: 'location_number', fields: [['STATE', 'state'], ['CLASS', 'class_code'], ['CLASSIFICATION', 'classification'], ['GOVERNING CLASS', 'governing_class']] },
      { title: 'Payroll and Rating Schedule', lead: 'location_number', fields: [['STATE', 'state'], ['CLASS', 'class_code'], ['PAYROLL', 'annual_payroll'], ['BASIS', 'premium_basis'], ['MANUAL RATE', 'manual_rate'], ['EXP MOD', 'experience_mod'], ['SCHED CR/DR', 'schedule_credit_debit'], ['EST PREMIUM', 'estimated_premium']] },
      { title: 'Forms and Endorsements Schedule', lead: 'form_number', of: 'forms', fields: [['EDITION', 'edition_date'], ['TITLE', 'form_title'], ['LOC', 'location_number'], ['STATE', 'state'], ['CLASS', 'class_code'], ['SOURCE', 'schedule_source']] },
      { title: 'Premium Summary', lead: 'location_number', fields: [['STATE', 'state'], ['CLASS', 'class_code'], ['PAYROLL', 'annual_payroll'], ['EST PREMIUM', 'estimated_premium']] },
    ], // biome-ignore format: a table
    place: ['location_number', 'class_code', 'classification'],
    premium: { location_number: 'location_number', class_code: 'class_code', exposure: 'annual_payroll', premium: 'estimated_premium', premium_basis: 'premium_basis', rate: 'manual_rate' }, // biome-ignore format: a record
    about: ['location_number', 'class_code', 'classification'],
    clauses: [
      { title: 'Classification And State Limitation', type: 'limitation', text: (one) => `The ${one.classification} operation is covered at ${scopeOf(one)} only for employees whose remuneration is assigned to that class.` },
      { title: 'Experience Modification Application', type: 'condition', text: (one) => `The experience modification of ${one.experience_mod} applies to payroll of ${one.annual_payroll} for ${scopeOf(one)} and may change when the rating bureau issues another factor.` },
      { title: 'Endorsement Priority', type: 'exclusion', text: (one) => `Form ${one.form_number} edition ${one.edition_date} controls before any conflicting entry for ${scopeOf(one)}.` },
    ], // biome-ignore format: a table
  }
}

/** What of the packet a clause is about, as its text says it. */
export const scopeOf = (one: Item) =>
  one.coverage
    ? `Location ${one.location_number}, building ${one.building_number}, ${one.coverage}`
    : `Location ${one.location_number}, state ${one.state}, class ${one.class_code}`

const CHANGED = ['No Material Change', 'Material', 'Potentially Material']
/** So many endorsements change an item each. */
export const CHANGES = 4

/** The day an item's endorsement is of, and how much it changes. */
export const changeOf = (at: number) => ({ endorsement_effective_date: `0${at + 1}/20/2027`, materiality: CHANGED[at % CHANGED.length]! }) // biome-ignore format: a record

/** The records that a packet of this line says, as the publisher of its answers would spell them. */
export function answersOf({ lob, policy, record, items, place, premium, about, clauses }: Line): Item[] {
  const common = { lob, policy_number: policy.number, named_insured: policy.insured, policy_period: `${policy.from} - ${policy.to}` } // biome-ignore format: a record
  const pick = (one: Item, fields: string[]) => Object.fromEntries(fields.map((name) => [name, one[name] ?? '']))
  const typed = (record_type: string, all: Item[]) => all.map((one) => ({ record_type, ...common, ...one }))
  const once = (all: Item[]) => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
  const own = items.map((one, at) => {
    const { schedule_source: _, ...rest } = one
    return lob === 'WC' && at < CHANGES ? { ...rest, endorsement_effective_date: changeOf(at).endorsement_effective_date } : rest // biome-ignore format: a line
  })
  return [
    ...typed(record, own),
    ...typed('policy_location_item', once(items.map((one) => pick(one, place)))),
    ...typed('policy_form_item', once(items.map((one) => pick(one, [...FORM, 'schedule_source'])))),
    ...typed('policy_endorsement_item', items.slice(0, CHANGES).map((one, at) => ({ ...pick(one, [...FORM, ...about]), ...changeOf(at) }))),
    ...typed('policy_premium_item', items.map((one) => Object.fromEntries(Object.entries(premium).map(([name, ours]) => [name, one[ours]!])))),
    ...typed('policy_clause_item', items.flatMap((one) => clauses.map(({ title, type, text }) => ({ ...pick(one, [...FORM, ...about]), clause_title: title, clause_type: type, clause_scope: scopeOf(one), clause_text: text(one) })))),
  ] // biome-ignore format: a list
}
