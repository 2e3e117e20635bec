import type { LearnFamily } from '../../../family.ts'
import { amendedAndWaivedFamilies } from './amended-and-waived.ts'
import { bureauChangeFormFamilies } from './bureau-change-form.ts'
import { coverThenCancelledFamilies } from './cover-then-cancelled.ts'
import { deletedAndReplacedFamilies } from './deleted-and-replaced.ts'
import { endorsedByAnyHandFamilies } from './endorsed-by-any-hand.ts'
import { fromAndToFamilies } from './from-and-to.ts'
import { locationAndWaiverFamilies } from './location-and-waiver.ts'
import { logAndEndOfCoverFamilies } from './log-and-end-of-cover.ts'
import { oldBesideNewFamilies } from './old-beside-new.ts'
import { riderAndTerminationFamilies } from './rider-and-termination.ts'
import { ridersAndNoticesFamilies } from './riders-and-notices.ts'

export const CHANGES: LearnFamily[] = [
  ...amendedAndWaivedFamilies,
  ...bureauChangeFormFamilies,
  ...coverThenCancelledFamilies,
  ...deletedAndReplacedFamilies,
  ...endorsedByAnyHandFamilies,
  ...fromAndToFamilies,
  ...locationAndWaiverFamilies,
  ...logAndEndOfCoverFamilies,
  ...oldBesideNewFamilies,
  ...riderAndTerminationFamilies,
  ...ridersAndNoticesFamilies,
]
