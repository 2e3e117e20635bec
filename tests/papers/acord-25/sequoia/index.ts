import type { LarchPaper } from '../larch/paper.ts'
import { BRACKENFELL } from './brackenfell.ts'
import { MARLINSPIKE } from './marlinspike.ts'
import { MUTUALS } from './mutuals.ts'
import { PALO_BREA } from './palo-brea.ts'
import { SAGEBRUSH } from './sagebrush.ts'
import { TOLLHOUSE } from './tollhouse.ts'

/** Twelve documents as invented carriers, general agencies and agencies print them today, written without sight of the reader. */
export const SEQUOIA: LarchPaper[] = [
  ...BRACKENFELL,
  ...MUTUALS,
  ...PALO_BREA,
  ...SAGEBRUSH,
  ...TOLLHOUSE,
  ...MARLINSPIKE,
]
