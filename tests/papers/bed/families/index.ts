import type { Family } from '../family.ts'
import { LEARN } from './learn/index.ts'
import { REPORT } from './report/index.ts'
import { THRESHOLD } from './threshold/index.ts'

/** Every layout family, by the third it belongs to: weights are learned on the first, thresholds decided on the second, figures reported on the third. */
export const FAMILIES: Family[] = [...LEARN, ...THRESHOLD, ...REPORT]
