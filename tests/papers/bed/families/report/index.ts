import type { Family } from '../../family.ts'

/** The houses by which the reader is measured. Nobody who builds it looks at them. */
export const REPORT: Family[] = []
