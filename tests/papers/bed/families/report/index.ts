import type { Family } from '../../family.ts'

/** The families figures are reported on. Nobody looks at them while building, and nothing is tuned to them. */
export const REPORT: Family[] = []
