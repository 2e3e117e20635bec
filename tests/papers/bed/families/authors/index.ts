import type { Family } from '../../family.ts'
import { brightwater } from './brightwater/index.ts'
import { copperfield } from './copperfield/index.ts'
import { FERNHOLLOW } from './fernhollow/index.ts'
import { gristmill } from './gristmill/index.ts'
import { HARBORLINE } from './harborline/index.ts'
import { ironbridge } from './ironbridge/index.ts'
import { STONECUTTER } from './stonecutter/index.ts'
import { tidepool } from './tidepool/index.ts'

/**
 * The yardstick of the reader: documents of authors who had seen neither the reader nor the other families. Some to learn from, three for
 * thresholds, and three for the report alone, whose documents nobody looks at.
 */
export const AUTHORS: Family[] = [
  brightwater,
  copperfield,
  FERNHOLLOW,
  gristmill,
  HARBORLINE,
  ironbridge,
  STONECUTTER,
  tidepool,
]
