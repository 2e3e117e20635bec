import type { LearnFamily } from '../../../family.ts'
import { issuedByASystemFamilies } from './issued-by-a-system.ts'
import { issuedWithSchedulesFamilies } from './issued-with-schedules.ts'
import { jacketOfPagesFamilies } from './jacket-of-pages.ts'
import { ownerAndStatesFamilies } from './owner-and-states.ts'
import { pageForEachScheduleFamilies } from './page-for-each-schedule.ts'
import { runOnSchedulesFamilies } from './run-on-schedules.ts'
import { schedulesBelowFamilies } from './schedules-below.ts'
import { sectionsOfAnyHandFamilies } from './sections-of-any-hand.ts'
import { typedAndSectionedFamilies } from './typed-and-sectioned.ts'

export const PACKETS: LearnFamily[] = [
  ...issuedByASystemFamilies,
  ...issuedWithSchedulesFamilies,
  ...jacketOfPagesFamilies,
  ...ownerAndStatesFamilies,
  ...pageForEachScheduleFamilies,
  ...runOnSchedulesFamilies,
  ...schedulesBelowFamilies,
  ...sectionsOfAnyHandFamilies,
  ...typedAndSectionedFamilies,
]
