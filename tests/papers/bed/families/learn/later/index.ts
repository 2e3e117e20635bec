import type { Family } from '../../../family.ts'

export const LATER: Family[] = []
