import type { LearnFamily } from '../../../family.ts'
import { agenciesAndCarriersBindFamilies } from './agencies-and-carriers-bind.ts'
import { bandsAndSentencesFamilies } from './bands-and-sentences.ts'
import { boundForNowFamilies } from './bound-for-now.ts'
import { boxedAndMailedFamilies } from './boxed-and-mailed.ts'
import { choicesAndRenewalFamilies } from './choices-and-renewal.ts'
import { indicationAndProposalFamilies } from './indication-and-proposal.ts'
import { offersAndBindersFamilies } from './offers-and-binders.ts'
import { optionsAndIndicationFamilies } from './options-and-indication.ts'
import { optionsKeptBesideFamilies } from './options-kept-beside.ts'
import { optionsToTickFamilies } from './options-to-tick.ts'
import { placementDeskFamilies } from './placement-desk.ts'
import { ratingPageAndProposalFamilies } from './rating-page-and-proposal.ts'
import { systemAndPortalFamilies } from './system-and-portal.ts'
import { twoOfficesFamilies } from './two-offices.ts'
import { underwritingDeskFamilies } from './underwriting-desk.ts'
import { wholesaleAndComparisonFamilies } from './wholesale-and-comparison.ts'
import { wordAndAccountFamilies } from './word-and-account.ts'

export const QUOTES_AND_BINDERS: LearnFamily[] = [
  ...agenciesAndCarriersBindFamilies,
  ...bandsAndSentencesFamilies,
  ...boundForNowFamilies,
  ...boxedAndMailedFamilies,
  ...choicesAndRenewalFamilies,
  ...indicationAndProposalFamilies,
  ...offersAndBindersFamilies,
  ...optionsAndIndicationFamilies,
  ...optionsKeptBesideFamilies,
  ...optionsToTickFamilies,
  ...placementDeskFamilies,
  ...ratingPageAndProposalFamilies,
  ...systemAndPortalFamilies,
  ...twoOfficesFamilies,
  ...underwritingDeskFamilies,
  ...wholesaleAndComparisonFamilies,
  ...wordAndAccountFamilies,
]
