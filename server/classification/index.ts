/** The one door of classification: which codes of NAICS, SIC or a table of the agency's own a business has. */
export { activitiesIn } from './activities.ts'
export { classify } from './classify.ts'
export { type OwnTable, ownTable } from './tables.ts'
export type { Activity, Because, ClassCode, ClassTable, Quoted, RankedCode } from './types.ts'
