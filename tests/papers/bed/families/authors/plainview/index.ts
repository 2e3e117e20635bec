import type { Family } from '../../../family.ts'
import { answers, basket } from './answers.ts'
import { booklet } from './booklet.ts'
import { change, member } from './cards.ts'
import { plans, stall } from './plans.ts'
import { poolWelcome } from './pool.ts'
import { receipt, stopped } from './receipt.ts'
import { plainStyle } from './words.ts'

/** Insurers, shops and pools that write for people who never saw an insurance form. */
export const PLAINVIEW: Family = {
  name: 'Plainview',
  split: 'learn',
  names: 'learn',
  style: plainStyle,
  papers: { answers, basket, member, change, poolWelcome, booklet, receipt, stopped, plans, stall },
}
