import type { LearnFamily } from '../../../family.ts'
import { claimsAndValuesFamilies } from './claims-and-values.ts'
import { fleetAndCrewFamilies } from './fleet-and-crew.ts'
import { fleetBlocksAndReportsFamilies } from './fleet-blocks-and-reports.ts'
import { fleetsAndPlacesFamilies } from './fleets-and-places.ts'
import { garagingAndRatedDriversFamilies } from './garaging-and-rated-drivers.ts'
import { locationsClassesAndFormsFamilies } from './locations-classes-and-forms.ts'
import { motorPoolFamilies } from './motor-pool.ts'
import { placeCardsAndRatingsFamilies } from './place-cards-and-ratings.ts'
import { rostersAndSplitFiguresFamilies } from './rosters-and-split-figures.ts'
import { rowsAndWhatIsBelowFamilies } from './rows-and-what-is-below.ts'
import { twoRowsAndCardsFamilies } from './two-rows-and-cards.ts'
import { unitsAndOfficeRosterFamilies } from './units-and-office-roster.ts'
import { vehiclesOfAnyHandFamilies } from './vehicles-of-any-hand.ts'

export const SCHEDULES: LearnFamily[] = [
  ...claimsAndValuesFamilies,
  ...fleetAndCrewFamilies,
  ...fleetBlocksAndReportsFamilies,
  ...fleetsAndPlacesFamilies,
  ...garagingAndRatedDriversFamilies,
  ...locationsClassesAndFormsFamilies,
  ...motorPoolFamilies,
  ...placeCardsAndRatingsFamilies,
  ...rostersAndSplitFiguresFamilies,
  ...rowsAndWhatIsBelowFamilies,
  ...twoRowsAndCardsFamilies,
  ...unitsAndOfficeRosterFamilies,
  ...vehiclesOfAnyHandFamilies,
]
