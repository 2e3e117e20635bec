import type { Family } from '../../family.ts'
import { AUTOS } from './autos/index.ts'
import { BILLING } from './billing/index.ts'
import { BUNDLES } from './bundles/index.ts'
import { CERTIFICATES } from './certificates/index.ts'
import { CHANGES } from './changes/index.ts'
import { COMPENSATION } from './compensation/index.ts'
import { CORRESPONDENCE } from './correspondence/index.ts'
import { DECLARATIONS } from './declarations/index.ts'
import { LIABILITY } from './liability/index.ts'
import { LOSS_RUNS } from './loss-runs/index.ts'
import { inOrder } from './order.ts'
import { PACKAGES } from './packages/index.ts'
import { PACKETS } from './packets/index.ts'
import { PROPERTY } from './property/index.ts'
import { QUOTES_AND_BINDERS } from './quotes-and-binders/index.ts'
import { SCHEDULES } from './schedules/index.ts'
import { SPECIALTY } from './specialty/index.ts'
import { UMBRELLA } from './umbrella/index.ts'

/** The families weights are learned from, by the kind of document that most of their papers are. */
export const LEARN: Family[] = inOrder([
  ...AUTOS,
  ...BILLING,
  ...BUNDLES,
  ...CERTIFICATES,
  ...CHANGES,
  ...COMPENSATION,
  ...CORRESPONDENCE,
  ...DECLARATIONS,
  ...LIABILITY,
  ...LOSS_RUNS,
  ...PACKAGES,
  ...PACKETS,
  ...PROPERTY,
  ...QUOTES_AND_BINDERS,
  ...SCHEDULES,
  ...SPECIALTY,
  ...UMBRELLA,
])
