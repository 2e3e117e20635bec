import type { Family } from '../family.ts'
import { EIGHTH_REPORT } from './learn/eighth-report/index.ts'
import { FIFTH_REPORT } from './learn/fifth-report/index.ts'
import { FOURTH_REPORT } from './learn/fourth-report/index.ts'
import { FURTHER } from './learn/further/index.ts'
import { LEARN } from './learn/index.ts'
import { LATER } from './learn/later/index.ts'
import { SECOND_REPORT } from './learn/second-report/index.ts'
import { SEVENTH_REPORT } from './learn/seventh-report/index.ts'
import { SIXTH_REPORT } from './learn/sixth-report/index.ts'
import { THIRD_REPORT } from './learn/third-report/index.ts'
import { REPORT } from './report/index.ts'
import { THRESHOLD } from './threshold/index.ts'

/** Every layout family, by the third it belongs to: weights are learned on the first, thresholds decided on the second, figures reported on the third. */
export const FAMILIES: Family[] = [
  ...LEARN,
  ...FURTHER,
  ...LATER,
  ...SECOND_REPORT,
  ...THIRD_REPORT,
  ...FOURTH_REPORT,
  ...FIFTH_REPORT,
  ...SIXTH_REPORT,
  ...SEVENTH_REPORT,
  ...EIGHTH_REPORT,
  ...THRESHOLD,
  ...REPORT,
]
