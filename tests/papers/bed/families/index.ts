import type { Family } from '../family.ts'
import { LEARN } from './learn/index.ts'

/** Every layout family, by the third it belongs to. */
export const FAMILIES: Family[] = [...LEARN]
