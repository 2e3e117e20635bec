import type { Family } from '../../../family.ts'
import { certificate } from './certificate.ts'
import { checklist } from './checklist.ts'
import { comparison } from './comparison.ts'
import { entities } from './entities.ts'
import { expirations } from './expirations.ts'
import { invoice } from './invoice.ts'
import { requirements } from './requirements.ts'
import { schedule } from './schedule.ts'
import { tower } from './tower.ts'
import { transposed } from './transposed.ts'

/** Sheets and reports of an agency's account managers, who write their own schedules, lists and comparisons. */
export const copperfield: Family = {
  name: 'account manager sheets',
  split: 'learn',
  names: 'learn',
  papers: {
    schedule,
    transposed,
    entities,
    expirations,
    certificate,
    checklist,
    comparison,
    requirements,
    invoice,
    tower,
  },
}
