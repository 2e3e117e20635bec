/** What other domains may ask of what is on file of a client: its records as fields, and as a paper that fills forms. */
export { type HeldRow, isEnding, recordsAsPaper } from './as-paper.ts'
export { ACCOUNT_FIELDS } from './client-fields.ts'
export { HELD_POLICY_FIELDS } from './policy-fields.ts'
export { textAt } from './types.ts'
