import type { Family } from '../types.ts'

/** What stands above a group of records: their policy and its term. */
export const GROUP_HEAD: Family = {
  type: 'policy',
  key: 'policy_number',
  generic: [],
  fields: [
    { name: 'policy_number', kind: 'code', words: ['policy number', 'policy'] },
    { name: 'policy_period', kind: 'term', words: ['policy period', 'policy term', 'policy year', 'term', 'period'] },
    { name: 'policy_year', kind: 'year', words: ['policy year'] },
    { name: 'effective_date', kind: 'date', words: ['effective date', 'effective', 'policy effective date'] },
    { name: 'named_insured', kind: 'name', words: ['named insured', 'insured', 'insured name', 'first named insured'] },
  ],
}
