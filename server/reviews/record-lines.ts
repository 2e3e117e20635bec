import type { POLICY_TYPES } from '../../shared/policies.ts'
import type { LineOfBusiness } from '../documents/index.ts'
import type { ReviewRecord } from './types.ts'

/** The lines of business that the type of a policy on record names; a package or another type may hold any, and names none. */
const LINES_OF: Readonly<Record<(typeof POLICY_TYPES)[number]['label'], readonly LineOfBusiness[]>> = {
  'Accident and Health': [],
  'Business Owners': ['gl', 'property'],
  Auto: ['auto'],
  Cyber: ['cyber'],
  'Directors and Officers': ['directorsOfficers'],
  'Employment Practices Liability': ['employmentPractices'],
  'Errors and Omission Liability': ['professional'],
  Excess: ['umbrella'],
  'General Liability': ['gl'],
  'Jewelers Block': [],
  Other: [],
  Package: [],
  'Product Liability': [],
  'Professional Liability': ['professional'],
  Property: ['property'],
  Rental: [],
  'Shipping and Transportation': [],
  Umbrella: ['umbrella'],
  'Workers Compensation': ['wc'],
}

/** The type of a policy on record, as its record says it, and the lines it names. */
export function typeOnRecord({ values }: ReviewRecord) {
  const told = values.find(({ path }) => path === 'type')
  return { told, lines: (LINES_OF as Record<string, readonly LineOfBusiness[]>)[told?.value ?? ''] ?? [] }
}
