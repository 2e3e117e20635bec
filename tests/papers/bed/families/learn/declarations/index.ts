import type { LearnFamily } from '../../../family.ts'
import { anyHandFamilies } from './any-hand.ts'
import { computerOfTheSeventiesFamilies } from './computer-of-the-seventies.ts'
import { expiringBesideRenewalFamilies } from './expiring-beside-renewal.ts'
import { mainframeAndSidebarFamilies } from './mainframe-and-sidebar.ts'
import { misleadingNeighboursFamilies } from './misleading-neighbours.ts'
import { otherHandsFamilies } from './other-hands.ts'
import { printStreamFamilies } from './print-stream.ts'

export const DECLARATIONS: LearnFamily[] = [
  ...anyHandFamilies,
  ...computerOfTheSeventiesFamilies,
  ...expiringBesideRenewalFamilies,
  ...mainframeAndSidebarFamilies,
  ...misleadingNeighboursFamilies,
  ...otherHandsFamilies,
  ...printStreamFamilies,
]
