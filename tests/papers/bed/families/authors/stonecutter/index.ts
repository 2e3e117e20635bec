import type { Family } from '../../../family.ts'
import { autoPart } from './auto.ts'
import { cancellation, renewalOffer } from './letters.ts'
import { businessowners, liabilityPart } from './liability.ts'
import { packagePolicy } from './package.ts'
import { limitsChange, umbrellaPolicy } from './umbrella.ts'
import { auditStatement, workersCompensation } from './workers.ts'

/** Forms of a national commercial carrier: whole policies, parts with ruled boxes, changes, and notices. */
export const STONECUTTER: Family = {
  name: 'Stonecutter',
  split: 'learn',
  names: 'learn',
  papers: {
    packagePolicy,
    liabilityPart,
    businessowners,
    workersCompensation,
    autoPart,
    umbrellaPolicy,
    limitsChange,
    cancellation,
    renewalOffer,
    auditStatement,
  },
}
