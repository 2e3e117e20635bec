import type { Family } from '../../family.ts'

export const REPORT: Family[] = []
