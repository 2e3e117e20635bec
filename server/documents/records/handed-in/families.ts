import { CLAIM } from '../families/claims.ts'
import { INDIVIDUAL, PRIOR_POLICY } from '../families/others.ts'
import { SCHEDULE } from '../families/packets.ts'
import type { Family, FieldSpec } from '../types.ts'
import { SIDES, wordsOfSide } from './sides.ts'

const field = (family: Family, ...names: string[]): FieldSpec[] =>
  family.fields.filter(({ name }) => names.includes(name))
const ADDRESS: FieldSpec[] = [
  { name: 'address', kind: 'text', words: ['address', 'street', 'street address', 'premises address', 'location address', 'mailing address', 'site address'], lesser: ['location'] },
  { name: 'city', kind: 'text', words: ['city', 'town'] },
  { name: 'state', kind: 'state', words: ['state', 'st'] },
  { name: 'zip', kind: 'text', words: ['zip', 'zip code', 'postal code'], look: /^\d{5}(?:-\d{4})?$/ },
] // biome-ignore format: a table
const STAFF: FieldSpec[] = [
  { name: 'full_time_employees', kind: 'figure', words: ['full time', 'ft', 'full time employees', 'ft employees', 'ft ee', 'number full time', 'fulltime'] },
  { name: 'part_time_employees', kind: 'figure', words: ['part time', 'pt', 'part time employees', 'pt employees', 'pt ee', 'number part time', 'parttime'] },
] // biome-ignore format: a table
/** The numbers that records of a place have it by. */
export const PLACE_NUMBERS = ['location_number', 'building_number'] as const

const NUMBERS: FieldSpec[] = [
  { name: 'location_number', kind: 'number', words: ['location number', 'location', 'premises number', 'location id', 'site', 'site number'] },
  { name: 'building_number', kind: 'number', words: ['building number', 'building', 'structure'] },
] // biome-ignore format: a table
const ENDED = ['sold', 'closed', 'deleted', 'removed', 'dissolved', 'inactive', 'terminated', 'vacated', 'disposed']

/** Somebody who is to be insured: the applicant or an entity beside it. */
export const NAMED_INSURED: Family = {
  type: 'named_insured',
  key: 'name',
  withOneOf: ['entity', 'fein', 'naics', 'sic'],
  unless: ['vin', 'license', 'carrier', 'premium', 'policy', 'limits?', 'own(?:s|ership)?', 'title', 'loan', 'interest'],
  generic: ['insured', 'named'],
  ended: ENDED,
  fields: [
    { name: 'number', kind: 'number', words: ['number', 'item', 'entity number'] },
    { name: 'name', kind: 'text', words: ['name', 'named insured', 'insured', 'entity name', 'legal name', 'company', 'company name', 'name of entity', 'name of insured'] },
    { name: 'entity', kind: 'text', words: ['entity', 'entity type', 'legal entity', 'type of entity', 'form of business', 'organization', 'legal form', 'type', 'business form', 'form of organization'] },
    { name: 'fein', kind: 'code', words: ['fein', 'tax id', 'federal id', 'ein', 'federal employer id', 'federal tax id', 'tax identification number', 'fein number'] },
    { name: 'naics', kind: 'text', words: ['naics', 'naics code'], look: /^\d{6}$/ },
    { name: 'sic', kind: 'text', words: ['sic', 'sic code'], look: /^\d{4}$/ },
    { name: 'operations', kind: 'text', words: ['operations', 'description of operations', 'what does', 'nature of business', 'business', 'description', 'activity'] },
    ...ADDRESS,
  ],
} // biome-ignore format: a table

/** A place or a building that is to be insured, with what it is built of, who works there and what it earns. */
export const PREMISES: Family = {
  type: 'premises',
  key: 'address',
  unless: ['vin', 'carrier', 'policy', 'fein', 'tax id', 'mailing'],
  generic: ['premises', 'site', 'building'],
  ended: ENDED,
  fields: [
    ...NUMBERS,
    ...ADDRESS,
    { name: 'county', kind: 'text', words: ['county', 'parish', 'county parish'] },
    { name: 'insured_interest', kind: 'text', words: ['interest', 'insured interest', 'owner tenant', 'own lease', 'owned leased', 'owned or leased', 'tenancy', 'own or lease', 'occupied as', 'insured is', 'owned rented', 'own rent', 'lease own'] },
    { name: 'city_limits', kind: 'text', words: ['city limits', 'inside or outside city limits', 'inside city limits'] },
    ...STAFF,
    { name: 'payroll', kind: 'figure', words: ['payroll', 'annual payroll'] },
    { name: 'employees', kind: 'figure', words: ['employees', 'number of employees', 'total employees', 'ee', 'emp', 'empl', 'people', 'headcount'] },
    { name: 'foreign_sales', kind: 'figure', words: ['foreign sales', 'foreign gross sales', 'foreign'] },
    { name: 'annual_revenue', kind: 'figure', words: ['revenue', 'annual revenue', 'sales', 'annual sales', 'receipts', 'gross receipts', 'gross sales', 'annual gross sales', 'annual receipts'] },
    { name: 'classification', kind: 'text', words: ['occupancy', 'use', 'operations', 'description', 'description of operations', 'occupied for', 'building use', 'type of occupancy', 'building description', 'what is done there', 'activity'] },
    { name: 'construction', kind: 'text', words: ['construction', 'construction type', 'const', 'iso construction', 'construction class', 'constr'] },
    { name: 'year_built', kind: 'year', words: ['year built', 'built', 'yr built', 'construction year', 'year constructed'], lesser: ['year'] },
    { name: 'stories', kind: 'figure', words: ['stories', 'number of stories', '# stories', 'story', 'floors', 'number of floors'] },
    { name: 'highest_floor', kind: 'figure', words: ['highest floor'] },
    { name: 'area', kind: 'figure', words: ['area', 'square feet', 'sq ft', 'area sq ft', 'building area', 'total area', 'square footage', 'total square feet', 'sqft', 'sf', 'gross area'] },
    { name: 'occupied_area', kind: 'figure', words: ['occupied area', 'area occupied', 'occupied square feet', 'sq ft occupied', 'occupied sq ft'] },
    { name: 'basements', kind: 'figure', words: ['basements', 'number of basements'] },
    { name: 'hydrant_feet', kind: 'figure', words: ['hydrant feet', 'feet to hydrant', 'distance to hydrant feet', 'hydrant distance feet', 'hydrant ft', 'distance to hydrant ft'] },
    { name: 'fire_station_miles', kind: 'figure', words: ['fire station miles', 'miles to fire station', 'distance to fire station miles', 'fire station distance miles', 'fire station mi', 'distance to fire station mi'] },
    { name: 'fire_district', kind: 'text', words: ['fire district', 'fire district name'] },
    { name: 'roof_type', kind: 'text', words: ['roof type', 'type of roof', 'roof material', 'roof covering'], lesser: ['roof'] },
    { name: 'protection_class', kind: 'number', words: ['protection class', 'pc', 'prot class', 'ppc', 'iso protection class'] },
    { name: 'sprinklered', kind: 'figure', words: ['sprinklered', 'sprinkler', 'sprk', 'sprinkler percent', 'percent sprinklered', 'spk', 'spkl', 'aes', 'sprinklers'] },
    { name: 'roof_year', kind: 'year', words: ['roof', 'roof updated', 'roof year', 'roof update', 'roofing', 'year roof'] },
    { name: 'wiring_year', kind: 'year', words: ['wiring', 'electrical', 'wiring updated', 'electrical updated', 'wiring year'] },
    { name: 'plumbing_year', kind: 'year', words: ['plumbing', 'plumbing updated', 'plumbing year'] },
    { name: 'heating_year', kind: 'year', words: ['heating', 'hvac', 'heating updated', 'heating year', 'hvac updated'] },
    { name: 'fire_alarm', kind: 'text', words: ['fire alarm', 'fire alarm type', 'fire alarm system'] },
    { name: 'burglar_alarm', kind: 'text', words: ['burglar alarm', 'burglary alarm', 'burglar alarm type', 'burglar alarm system'] },
    { name: 'alarm_service', kind: 'text', words: ['alarm serviced', 'burglar alarm serviced', 'burglar alarm installed', 'alarm company', 'alarm installed serviced'] },
    ...SIDES.map((side): FieldSpec => ({ name: `exposure_${side}`, kind: 'text', words: [side, ...wordsOfSide(side)] })),
  ],
} // biome-ignore format: a table

/** What a further list tells of places by their numbers alone. */
export const PREMISES_PART: Family = {
  ...PREMISES,
  type: 'premises part',
  key: 'location_number',
  keys: [...PLACE_NUMBERS],
  withOneOf: [
    'stories',
    'area',
    'year_built',
    'construction',
    'protection_class',
    'sprinklered',
    'roof_year',
    ...SIDES.map((side) => `exposure_${side}`),
  ],
  fields: PREMISES.fields.filter((spec) => !ADDRESS.includes(spec)),
}

/** What is to be insured at a place, under its numbers: a row a coverage. */
export const SUBJECT: Family = {
  type: 'premises_coverage',
  key: 'coverage',
  withOneOf: ['limit'],
  unless: ['vin', 'carrier', 'policy', 'class', 'claim', 'loan', 'serial', 'make'],
  generic: ['insurance', 'property', 'item'],
  ended: ENDED,
  fields: [
    ...NUMBERS,
    { name: 'coverage', kind: 'text', words: ['coverage', 'subject of insurance', 'subject', 'what is insured', 'covered property', 'insured property', 'coverage description', 'coverage type'] },
    { name: 'limit', kind: 'figure', words: ['limit', 'limit of insurance', 'amount of insurance', 'amount', 'value', 'insured value', 'limit amount'] },
    ...field(SCHEDULE, 'valuation', 'coinsurance', 'causes_of_loss', 'deductible').map(({ saysNone: _saysNone, ...spec }) =>
      spec.name === 'causes_of_loss' ? { ...spec, words: [...spec.words, 'cause', 'causes', 'form'] } : spec,
    ),
    { name: 'blanket', kind: 'number', words: ['blanket', 'blanket number'] },
    { name: 'inflation_guard', kind: 'figure', words: ['inflation guard', 'inflation guard percent'] },
  ],
} // biome-ignore format: a table

/** On what terms something is to be insured at all places: a row a coverage, without a limit. */
export const SUBJECT_TERMS: Family = {
  ...SUBJECT,
  type: 'terms of subject',
  withOneOf: ['coinsurance', 'valuation', 'causes_of_loss'],
  unless: [...SUBJECT.unless!, 'limits?', 'amount', 'values?'],
}

/** A class of operations with what it is rated on and who works in it. */
export const CLASS: Family = {
  type: 'class',
  key: 'class_code',
  withOneOf: ['exposure', 'payroll', 'premium', 'full_time_employees'],
  unless: ['vin', 'own(?:s|ership)?', 'inc', 'naics', 'sic', 'fein', 'claim'],
  generic: ['class', 'business', 'item'],
  fields: [
    ...NUMBERS.slice(0, 1),
    ...field(SCHEDULE, 'state', 'class_code', 'territory', 'exposure_basis'),
    { name: 'hazard_number', kind: 'number', words: ['hazard number', 'hazard', 'haz', 'haz number'] },
    { name: 'classification', kind: 'text', words: ['classification', 'class description', 'description', 'duties', 'categories duties classifications', 'what they do', 'description of operations', 'operations', 'occupation', 'job', 'type of work', 'work'] },
    ...STAFF,
    { name: 'exposure', kind: 'figure', words: ['exposure', 'payroll', 'remuneration', 'annual payroll', 'annual remuneration', 'exposure amount', 'annual exposure', 'wages'] },
    { name: 'rate', kind: 'figure', words: ['rate', 'manual rate', 'class rate', 'rate per 100'], orWords: true },
    { name: 'premises_rate', kind: 'figure', words: ['rate premises operations', 'premises operations rate', 'premises rate', 'rate premium operations', 'rate premium op'], orWords: true },
    { name: 'products_rate', kind: 'figure', words: ['products rate', 'rate products', 'pco rate', 'products completed operations rate'], orWords: true },
    { name: 'premium', kind: 'figure', words: ['premium', 'annual premium', 'manual premium', 'class premium'], orWords: true },
    { name: 'premises_premium', kind: 'figure', words: ['premium premises operations', 'premises operations premium', 'premium operations'], orWords: true },
    { name: 'products_premium', kind: 'figure', words: ['products premium', 'premium products', 'pco premium'], orWords: true },
  ],
} // biome-ignore format: a table

/** A policy somebody had in a year, with what claims of that year cost. */
const PRIOR: Family = {
  ...PRIOR_POLICY,
  under: undefined,
  keys: ['carrier', 'policy_number'],
  withOneOf: ['policy_number', 'premium'],
  unless: ['claim number', 'limits?', 'date of loss', 'loss date', 'deductible', 'vin', 'loan'],
  fields: [
    ...PRIOR_POLICY.fields.map((spec) =>
      spec.name === 'carrier' ? { ...spec, kind: 'text' as const } : spec.name === 'year' ? { ...spec, kind: 'began' as const } : spec.name === 'effective_date' ? { ...spec, words: [...spec.words, 'starts', 'begins'] } : spec.name === 'premium' ? { ...spec, words: [...spec.words, 'written premium'] } : spec,
    ),
    { name: 'experience_mod', kind: 'figure', words: ['mod', 'experience mod', 'emr', 'xmod', 'experience modification', 'e mod', 'modification'] },
    { name: 'claims', kind: 'integer', words: ['claims', 'number of claims', 'claim count', 'count', 'losses', 'number of losses'] },
    { name: 'insured', kind: 'name', words: ['insured', 'named insured', 'insured name'] },
    { name: 'paid', kind: 'figure', words: ['paid', 'amount paid', 'total paid', 'losses paid', 'paid losses'] },
    { name: 'reserved', kind: 'figure', words: ['reserve', 'reserves', 'reserved', 'outstanding', 'total reserve', 'open reserves'] },
  ],
} // biome-ignore format: a table

/** A loss in a summary that gives claims no numbers. */
export const LOSS: Family = {
  ...CLAIM,
  type: 'loss',
  key: 'date_of_loss',
  keys: ['date_of_loss', 'date_reported'],
  withOneOf: ['description', 'claim_paid', 'paid'],
  unless: ['vin', 'license', 'violation'],
  fields: [
    ...field(CLAIM, 'claim_number', 'claim_status', 'claimant'),
    ...field(CLAIM, 'date_of_loss').map((spec) => ({ ...spec, words: [...spec.words, 'date'] })),
    ...field(CLAIM, 'date_reported').map((spec) => ({ ...spec, words: [...spec.words, 'claim date', 'date of claim'] })),
    { name: 'line', kind: 'text', words: ['line', 'line of business', 'lob', 'coverage', 'type', 'policy type', 'coverage type'] },
    { name: 'description', kind: 'text', words: ['description', 'description of loss', 'loss description', 'what happened', 'cause', 'cause of loss', 'details', 'type of loss', 'description of occurrence or claim', 'description of claim'] },
    { name: 'paid', kind: 'figure', words: ['paid', 'amount paid', 'total paid', 'paid to date'] },
    { name: 'reserved', kind: 'figure', words: ['reserve', 'reserved', 'reserves', 'outstanding', 'amount reserved', 'total reserve', 'open reserve'] },
    { name: 'incurred', kind: 'figure', words: ['incurred', 'total incurred', 'total'] },
    { name: 'subrogation', kind: 'mark', words: ['subro', 'subrogation'] },
    { name: 'open', kind: 'mark', words: ['open', 'claim open', 'still open'] },
  ],
} // biome-ignore format: a table

export const OFFICER: Family = {
  ...INDIVIDUAL,
  under: undefined,
  ended: ['former', 'formerly', 'resigned', 'retired', 'departed', 'deceased', 'terminated', 'removed'],
  fields: INDIVIDUAL.fields.map((spec) =>
    spec.name === 'payroll'
      ? { ...spec, words: [...spec.words, 'pay', 'annual pay', 'compensation'] }
      : spec.name === 'class_code'
        ? { ...spec, words: [...spec.words, 'code'] }
        : spec.name === 'ownership'
          ? { ...spec, words: [...spec.words, 'owns', 'owned'] }
          : spec.name === 'inclusion'
            ? { ...spec, lesser: ['status', 'coverage'], look: /^(?:in|ex)c/i }
            : spec,
  ),
}

export const SUBMITTED: Family[] = [
  NAMED_INSURED,
  OFFICER,
  PRIOR,
  LOSS,
  CLASS,
  PREMISES,
  SUBJECT,
  SUBJECT_TERMS,
  PREMISES_PART,
]
