import type { Family } from '../../../family.ts'
import { amendment } from './amendment.ts'
import { board } from './board.ts'
import { comparison } from './comparison.ts'
import { declarations } from './declarations.ts'
import { evidence } from './evidence.ts'
import { excess } from './excess.ts'
import { invoice } from './invoice.ts'
import { lossFund } from './loss-fund.ts'
import { memorandum } from './memorandum.ts'
import { roster } from './roster.ts'

/** Pools of towns, schools and nonprofit agencies that cover their members by memorandum rather than by policy. */
export const townhall: Family = {
  name: 'townhall',
  split: 'learn',
  names: 'learn',
  papers: { declarations, memorandum, board, evidence, invoice, amendment, excess, comparison, lossFund, roster },
}
