import type { Family } from '../types.ts'
import { ENDED, ENDED_THING } from './autos.ts'

/** Somebody else with an interest in what is insured: an additional insured, a mortgagee, a loss payee, a lender. */
export const INTEREST: Family = {
  type: 'interest',
  key: 'name',
  under: ['interests?', 'mortgagees?', 'mortgage ?holders?', 'loss payees?', 'lienholders?', 'lenders?', 'additional insureds?'],
  ended: [...ENDED, 'released'],
  generic: ['additional', 'party'],
  called: ['interest', 'insured', 'mortgagee', 'loss', 'payee', 'lienholder', 'lender'],
  fields: [
    { name: 'name', kind: 'name', words: ['name', 'interest name', 'mortgagee', 'loss payee', 'lienholder', 'lender', 'additional insured', 'mortgageholder', 'additional interest', 'name of person or organization', 'mortgagee name', 'loss payee name'] },
    { name: 'interest', kind: 'text', words: ['interest', 'type of interest', 'interest type', 'nature of interest', 'type', 'capacity', 'relationship'] },
    { name: 'address', kind: 'text', words: ['address', 'mailing address'] },
    { name: 'loan_number', kind: 'code', words: ['loan number', 'loan', 'reference number', 'account number'] },
    { name: 'item', kind: 'text', words: ['item', 'vehicle', 'applies to', 'covered property', 'property', 'unit', 'description', 'vehicle number', 'equipment'] },
    { name: 'location_number', kind: 'number', words: ['location number', 'location', 'premises number', 'premises'] },
  ],
} // biome-ignore format: a table

/** A policy somebody had before, as applications and loss histories list them. */
export const PRIOR_POLICY: Family = {
  type: 'prior_policy',
  key: 'carrier',
  under: ['prior (?:carriers?|insurers?|polic(?:y|ies)|coverages?|insurance)', 'previous (?:carriers?|insurers?|polic(?:y|ies)|coverages?|insurance)', 'expiring polic(?:y|ies)', '(?:insurance|coverage|policy) history'],
  generic: ['prior', 'previous', 'expiring'],
  fields: [
    { name: 'carrier', kind: 'name', words: ['carrier', 'insurer', 'company', 'insurance company', 'carrier name', 'insurance carrier'] },
    { name: 'line', kind: 'text', words: ['line', 'line of business', 'coverage', 'line of coverage', 'lob', 'type of policy', 'policy type', 'type'] },
    { name: 'policy_number', kind: 'code', words: ['policy number', 'policy'] },
    { name: 'effective_date', kind: 'date', words: ['effective date', 'effective', 'from', 'inception'] },
    { name: 'expiration_date', kind: 'date', words: ['expiration date', 'expiration', 'to', 'expires'] },
    { name: 'policy_period', kind: 'period', words: ['policy period', 'policy term', 'term', 'period'] },
    { name: 'year', kind: 'year', words: ['year', 'policy year'] },
    { name: 'premium', kind: 'amount', words: ['premium', 'annual premium', 'total premium'] },
  ],
} // biome-ignore format: a table

/** A piece of scheduled equipment: what a contractor's tools and machines, or other property that moves, is insured for. */
export const EQUIPMENT: Family = {
  type: 'equipment',
  key: 'description',
  withOneOf: ['item_number', 'make', 'model', 'serial_number', 'year'],
  under: ['equipment(?! breakdown)', 'scheduled property', 'floaters?', 'tools'],
  unless: ['vin', 'vehicle identification'],
  ended: ENDED_THING,
  generic: ['equipment', 'scheduled'],
  fields: [
    { name: 'item_number', kind: 'code', words: ['item number', 'item', 'number', 'unit number', 'unit', 'equipment number'] },
    { name: 'year', kind: 'year', words: ['year', 'model year', 'yr'] },
    { name: 'make', kind: 'text', words: ['make', 'manufacturer'] },
    { name: 'model', kind: 'text', words: ['model'] },
    { name: 'description', kind: 'text', words: ['description', 'equipment description', 'description of equipment', 'property description', 'description of property', 'equipment', 'equipment type', 'type'] },
    { name: 'serial_number', kind: 'code', words: ['serial number', 'serial', 'serial id'] },
    { name: 'limit', kind: 'amount', words: ['limit', 'limit of insurance', 'amount of insurance', 'value', 'insured value', 'scheduled limit', 'replacement cost', 'amount', 'stated value'] },
    { name: 'deductible', kind: 'amount', words: ['deductible'] },
  ],
} // biome-ignore format: a table

/** An owner or officer whom a policy of workers compensation includes or excludes. */
export const INDIVIDUAL: Family = {
  type: 'individual',
  key: 'name',
  withOneOf: ['inclusion'],
  under: ['(?:owners?|officers?|partners?|members?|individuals?|proprietors?|executives?)', 'included', 'excluded'],
  unless: ['vin', 'license', 'carrier'],
  generic: ['individual', 'officer'],
  fields: [
    { name: 'name', kind: 'name', words: ['name', 'officer', 'owner', 'individual', 'officer name', 'owner name', 'full name', 'name of individual'] },
    { name: 'title', kind: 'text', words: ['title', 'title relationship', 'position', 'relationship', 'capacity'] },
    { name: 'ownership', kind: 'text', words: ['ownership', 'ownership percent', 'percent owned', 'percent ownership', 'ownership percentage', 'own'] },
    { name: 'inclusion', kind: 'text', words: ['included excluded', 'included or excluded', 'inc exc', 'incl excl', 'inclusion exclusion', 'inclusion', 'election', 'inc or exc'] },
    { name: 'duties', kind: 'text', words: ['duties', 'job duties', 'duties performed'] },
    { name: 'class_code', kind: 'number', words: ['class', 'class code', 'classification code'] },
    { name: 'payroll', kind: 'amount', words: ['remuneration', 'payroll', 'annual payroll', 'annual remuneration', 'estimated remuneration', 'salary'] },
    { name: 'date_of_birth', kind: 'birth', words: ['date of birth', 'birth date', 'dob', 'born'] },
    { name: 'state', kind: 'state', words: ['state', 'st'] },
    { name: 'location_number', kind: 'number', words: ['location', 'location number', 'loc'] },
  ],
} // biome-ignore format: a table
