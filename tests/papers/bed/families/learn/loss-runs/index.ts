import type { LearnFamily } from '../../../family.ts'
import { cardsAndMainframeFamilies } from './cards-and-mainframe.ts'
import { carrierListingsFamilies } from './carrier-listings.ts'
import { directWritersFamilies } from './direct-writers.ts'
import { gridsAndBlocksFamilies } from './grids-and-blocks.ts'
import { manyTermsAndThreeLinesFamilies } from './many-terms-and-three-lines.ts'
import { stackedAndInjuriesFamilies } from './stacked-and-injuries.ts'
import { tablesAndBlocksFamilies } from './tables-and-blocks.ts'
import { termsAndClaimFilesFamilies } from './terms-and-claim-files.ts'
import { truckersAndCountedFamilies } from './truckers-and-counted.ts'
import { twoLinesAndInjuriesFamilies } from './two-lines-and-injuries.ts'
import { twoStoriesAndCaptionsFamilies } from './two-stories-and-captions.ts'

export const LOSS_RUNS: LearnFamily[] = [
  ...cardsAndMainframeFamilies,
  ...carrierListingsFamilies,
  ...directWritersFamilies,
  ...gridsAndBlocksFamilies,
  ...manyTermsAndThreeLinesFamilies,
  ...stackedAndInjuriesFamilies,
  ...tablesAndBlocksFamilies,
  ...termsAndClaimFilesFamilies,
  ...truckersAndCountedFamilies,
  ...twoLinesAndInjuriesFamilies,
  ...twoStoriesAndCaptionsFamilies,
]
