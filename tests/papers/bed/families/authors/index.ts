import type { Family } from '../../family.ts'

/**
 * The yardstick of the reader: documents of twelve authors who had seen neither the reader nor the other families. Six to learn from, three
 * for thresholds, and three for the report alone, whose documents nobody looks at.
 */
export const AUTHORS: Family[] = []
