import { SIDES, wordsOfSide } from '../records/handed-in/sides.ts'
import type { Family, FieldSpec } from '../records/types.ts'

/** How a value of a submission is read. */
export type SaidKind =
  | 'address'
  | 'amount'
  | 'choice'
  | 'count'
  | 'coverage'
  | 'date'
  | 'email'
  | 'exposure'
  | 'factor'
  | 'fein'
  | 'interest'
  | 'lines'
  | 'mortgagee'
  | 'name'
  | 'naics'
  | 'number'
  | 'numbers'
  | 'percent'
  | 'person'
  | 'phone'
  | 'risk'
  | 'side'
  | 'sic'
  | 'term'
  | 'text'
  | 'website'
  | 'year'

/** Values that any words may be. */
export const OF_ANY_LOOK: ReadonlySet<SaidKind> = new Set(['choice', 'lines', 'name', 'text'])

/**
 * What a submission says of the applicant, of one of the premises, or of what is asked for: the words its labels are likened to, and the kind of its
 * value. `boxed`: only a tick tells it.
 */
export type Attribute = {
  of: 'applicant' | 'premises' | 'request'
  part: string
  kind: SaidKind
  words: string[]
  boxed?: true
}

const of =
  (owner: Attribute['of']) =>
  (part: string, kind: SaidKind, words: string[], is: { boxed?: true } = {}): Attribute => ({
    of: owner,
    part,
    kind,
    words,
    ...is,
  })
const [applicant, premises, request] = [of('applicant'), of('premises'), of('request')]

export const ATTRIBUTES: readonly Attribute[] = [
  applicant('name', 'name', ['applicant', 'applicant name', 'named insured', 'first named insured', 'insured', 'insured name', 'business name', 'company name', 'legal name', 'business legal name', 'full legal name', 'name of applicant', 'account name', 'client']),
  applicant('address', 'address', ['mailing address', 'applicant address', 'applicant mailing address', 'insured mailing address', 'insured address', 'business address', 'main address', 'mail']),
  applicant('fein', 'fein', ['FEIN', 'FEIN number', 'federal ID', 'federal ID number', 'federal tax ID', 'federal employer ID', 'federal employer identification number', 'tax ID', 'EIN', 'FEIN or social security number', 'employer identification number']),
  applicant('sic', 'sic', ['SIC', 'SIC code']),
  applicant('naics', 'naics', ['NAICS', 'NAICS code']),
  applicant('ncci', 'risk', ['NCCI risk ID', 'NCCI ID', 'NCCI risk number', 'risk ID', 'risk ID number', 'NCCI number']),
  applicant('entity', 'choice', ['legal entity', 'entity', 'kind of legal entity', 'entity type', 'type of entity', 'form of business', 'type of organization', 'legal form', 'business structure', 'legal structure', 'legal entity type', 'business entity', 'organization', 'corporate structure']),
  applicant('members', 'count', ['number of members and managers', 'members and managers', 'number of members', 'LLC members', 'members']),
  applicant('kind', 'choice', ['type of business', 'nature of business', 'business type', 'class of business'], { boxed: true }),
  applicant('phone', 'phone', ['phone', 'phone number', 'business phone', 'applicant phone', 'telephone', 'office phone', 'main phone', 'insured phone', 'company phone', 'business telephone']),
  applicant('website', 'website', ['website', 'website address', 'web address', 'applicant website', 'web site', 'company website', 'URL']),
  applicant('email', 'email', ['applicant email', 'insured email', 'company email', 'business email']),
  applicant('started', 'date', ['date business started', 'business started', 'business start date', 'date established', 'date started', 'start date of business', 'in business since', 'business established', 'date of formation', 'date organized', 'date founded', 'founded']),
  applicant('years', 'count', ['years in business', 'number of years in business', 'years of operation']),
  applicant('business', 'text', ['description of operations', 'operations', 'description of business', 'description of primary operations', 'primary operations', 'business description', 'nature of operations']),
  applicant('full_time', 'count', ['full time employees', 'full time staff', 'number of full time employees', 'employees full time', 'full time', 'full time people', 'full time workers', 'people work full time']),
  applicant('part_time', 'count', ['part time employees', 'part time staff', 'number of part time employees', 'employees part time', 'part time', 'part time people', 'part time workers', 'people work part time']),
  applicant('loss_years', 'count', ['years reviewed', 'years of loss history', 'loss history years', 'years of losses']),
  applicant('sub_paid', 'amount', ['paid to subcontractors', 'annual cost of subcontractors', 'subcontractor cost', 'amount paid to subcontractors', 'subcontracted cost']),
  applicant('sub_percent', 'percent', ['work subcontracted', 'percent of work subcontracted', 'percent subcontracted']),
  applicant('sub_work', 'text', ['type of work subcontracted', 'work subcontracted type', 'kind of work subcontracted', 'describe work subcontracted']),
  applicant('inspection', 'person', ['inspection contact', 'inspection', 'contact for inspection', 'loss control contact']),
  applicant('accounting', 'person', ['accounting contact', 'accounting records', 'accounting records contact', 'accounting', 'audit contact', 'premium audit contact']),
  applicant('claims', 'person', ['claims contact', 'claims', 'claim contact', 'claims information contact']),

  premises('address', 'address', ['premises address', 'location address', 'address', 'physical address', 'street address', 'risk address', 'property address', 'business located', 'premises located']),
  premises('numbers', 'numbers', ['loc bldg', 'location building', 'premises building']),
  premises('county', 'text', ['county']),
  premises('city_limits', 'side', ['city limits', 'inside or outside city limits', 'inside outside city limits']),
  premises('insured_interest', 'interest', ['interest', 'insured interest', 'insured is', 'owner or tenant', 'interest in premises', 'occupancy interest', 'ownership', 'owned or leased', 'applicant is', 'interest of insured', 'owned or rented']),
  premises('occupied_area', 'number', ['occupied', 'area occupied', 'occupied area', 'square feet occupied', 'area occupied square feet', 'area occupied by insured', 'area occupied by applicant', 'occupy square feet', 'rent square feet', 'lease square feet']),
  premises('open_area', 'number', ['open to public', 'area open to public', 'open to public area', 'square feet open to public']),
  premises('area', 'number', ['floor area', 'whole building', 'total area', 'area', 'total building area', 'building area', 'total area square feet', 'square feet', 'square footage', 'area square feet', 'total square feet']),
  premises('full_time_employees', 'count', ['location full time employees']),
  premises('part_time_employees', 'count', ['location part time employees']),
  premises('annual_revenue', 'amount', ['annual revenue', 'annual sales', 'annual revenues', 'annual receipts', 'gross sales', 'annual gross sales', 'annual gross receipts', 'gross receipts', 'revenue', 'sales', 'receipts', 'estimated annual revenue', 'projected revenue', 'bring in', 'take in', 'expect sales', 'sales expected']),
  premises('classification', 'text', ['occupancy', 'building occupancy', 'building use', 'occupancy description', 'occupancy type', 'type of occupancy']),
  premises('construction', 'text', ['construction', 'construction type', 'type of construction', 'construction class', 'ISO construction']),
  premises('year_built', 'year', ['year built', 'built', 'year', 'year of construction', 'yr built']),
  premises('stories', 'count', ['stories', 'number of stories', 'floors', 'number of floors']),
  premises('protection_class', 'count', ['protection class', 'fire protection class', 'PC', 'ISO protection class', 'public protection class']),
  premises('wiring_year', 'year', ['wiring updated', 'wiring', 'wiring update', 'wiring year', 'electrical updated', 'electrical', 'electrical update']),
  premises('roof_year', 'year', ['roof updated', 'roof', 'roof update', 'roofing', 'roofing year', 'roof year', 'roof replaced', 'roofing updated']),
  premises('plumbing_year', 'year', ['plumbing updated', 'plumbing', 'plumbing update', 'plumbing year']),
  premises('heating_year', 'year', ['heating updated', 'heating', 'heating update', 'heating year', 'HVAC updated', 'HVAC', 'HVAC update']),
  premises('sprinklered', 'percent', ['sprinklered', 'percent sprinklered', 'sprinkler', 'sprinklers', 'sprinkler percent']),
  premises('fire_alarm', 'choice', ['fire alarm', 'fire alarm type', 'fire alarm system']),
  premises('burglar_alarm', 'choice', ['burglar alarm', 'burglary alarm', 'burglar alarm type', 'burglar alarm system']),
  premises('alarm_service', 'name', ['alarm serviced', 'burglar alarm serviced', 'alarm company']),
  ...SIDES.map((side) => premises(`exposure_${side}`, 'exposure', wordsOfSide(side))),
  premises('mortgagee', 'mortgagee', ['mortgagee', 'mortgage holder', 'mortgage']),
  premises('building', 'coverage', ['building', 'building limit', 'building value', 'building coverage']),
  premises('contents', 'coverage', ['contents', 'business personal property', 'BPP', 'personal property', 'contents limit', 'contents value', 'business personal property limit', 'business personal property value', 'BPP value']),
  premises('business_income', 'coverage', ['business income', 'business income and extra expense', 'business income limit', 'business income value']),

  request('effective', 'date', ['effective date', 'effective', 'start date', 'inception date', 'coverage effective date', 'coverage start', 'date needed', 'coverage start date', 'effective date of coverage', 'policies begin', 'coverage begins', 'insurance begins']),
  request('expiration', 'date', ['expiration date', 'expiration', 'expiry date', 'end date', 'coverage end date']),
  request('term', 'term', ['term', 'policy term', 'renewal term', 'policy period', 'coverage term', 'period', 'coverage period', 'new term']),
  request('transaction', 'choice', ['transaction', 'status of transaction', 'transaction type', 'request type', 'type of request', 'submission type']),
  request('billing', 'choice', ['billing', 'billing plan', 'billing type', 'bill type', 'billing method', 'bill', 'billed by', 'payment']),
  request('payment_plan', 'text', ['payment plan', 'pay plan', 'payment schedule', 'payment frequency', 'installment plan']),
  request('audit', 'choice', ['audit', 'audit frequency', 'audit period']),
  request('minimum_premium', 'amount', ['minimum premium']),
  request('deposit_premium', 'amount', ['deposit premium', 'deposit']),
  request('premium', 'amount', ['total estimated annual premium', 'estimated annual premium']),
  request('mod', 'factor', ['experience mod', 'experience modification', 'experience modification factor', 'mod', 'EMR', 'experience rating modification']),
  request('lines', 'lines', ['lines', 'lines of business', 'coverages', 'lines of coverage', 'coverage lines', 'lines of insurance', 'quote lines', 'coverage to be quoted', 'policies']),
  request('other_states', 'text', ['other states', 'other states part 3', 'part 3 states', 'other states insurance', 'part three states', 'states 3 C', 'item 3 C states', '3 C other states']),
  request('states', 'text', ['state', 'states', 'part one states', 'states of operation', 'part 1 states', 'covered states', 'states 3 A', 'item 3 A states']),
  request('gl.trigger', 'choice', ['GL form', 'form', 'coverage form', 'liability form', 'GL basis', 'coverage basis', 'general liability form', 'GL coverage form', 'coverage trigger']),
  request('gl.pdDeductible', 'amount', ['property damage deductible', 'PD deductible', 'deductible property damage', 'deductible PD']),
  request('gl.deductiblePer', 'choice', ['deductible applies per', 'deductible per', 'GL deductible per']),
  request('gl.aggregatePer', 'choice', ['general aggregate applies per', 'aggregate applies per', 'general aggregate limit applies per', 'aggregate applies', 'aggregate per']),
] // biome-ignore format: a table

const spec = ({ of: owner, part, words }: Attribute): FieldSpec => ({ name: `${owner}.${part}`, kind: 'text', words })

/** All attributes as one family of labels, so that a label is likened to each of them. */
export const SUBMISSION: Family = {
  type: 'submission',
  key: 'applicant.name',
  fields: ATTRIBUTES.map(spec),
  generic: ['number', 'date', 'total', 'code', 'limit', 'name', 'type', 'annual', 'address', 'insurance'],
}
