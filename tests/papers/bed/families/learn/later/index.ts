import type { Family } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { mailed, together } from '../../../together.ts'
import {
  buildingOnly,
  compByLetters,
  familyCars,
  markedAutos,
  overRetained,
  sharedLimits,
} from '../autos/marked-autos-and-family-cars.ts'
import {
  byBasis,
  letteredCoverages,
  managedBuildings,
  markedParts,
  programManager,
  renewalCertificate,
} from '../liability/basis-and-program-manager.ts'
import { wholePolicy } from '../packets/schedules-below.ts'
import {
  bindingOrder,
  changeLog,
  clientLetter,
  endOfCover,
  feeInvoice,
  optionTaken,
  ownApplication,
  serviceContract,
  statementOfInsurance,
  threeChoices,
} from '../quotes-and-binders/two-offices.ts'
import { motorPool, openAndClosed, operatorsSheet, placesSheet } from '../schedules/motor-pool.ts'
import {
  byStateAndPlace,
  coveragesBelow,
  licenseBelow,
  paymentsBelow,
  spacedHeads,
  unitsBelow,
} from '../schedules/rows-and-what-is-below.ts'

const split = 'learn'

/** More houses to learn from, of layouts and words that no other third has. */
export const LATER: Family[] = [
  { name: 'what for and how much', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { byBasis } },
  { name: 'lettered coverages', split, style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { letteredCoverages } },
  { name: 'program manager', split, style: ({ pick }) => ({ size: pick([8.5, 9.5]) }), papers: { programManager } },
  { name: 'continued policy', split, papers: { renewalCertificate } },
  { name: 'marked sections', split, style: () => ({ capitals: true, size: 8.5, font: FONTS.mono }), papers: { markedParts } },
  { name: 'managed buildings', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { managedBuildings, buildingOnly } },
  { name: 'truckers', split, style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]) }), papers: { markedAutos } },
  { name: 'comp by letters', split, style: ({ pick }) => ({ size: pick([8, 9, 10]) }), papers: { compByLetters } },
  { name: 'over a retained limit', split, papers: { overRetained } },
  { name: 'shared limits', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { sharedLimits } },
  { name: 'family cars', split, style: ({ pick }) => ({ size: pick([9, 10]) }), papers: { familyCars } },
  { name: 'two offices', split, papers: { threeChoices, optionTaken, feeInvoice, bindingOrder, statementOfInsurance } },
  { name: 'after the sale', split, papers: { changeLog, endOfCover, ownApplication, serviceContract, clientLetter } },
  { name: 'more lists', split, style: ({ pick }) => ({ size: pick([7.5, 8.5]) }), papers: { openAndClosed, motorPool, placesSheet, operatorsSheet } },
  { name: 'rows and what is below', split, style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { byStateAndPlace, coveragesBelow, licenseBelow, paymentsBelow, spacedHeads, unitsBelow } },
  { name: 'whole policies', split, style: ({ pick }) => ({ size: pick([7.5, 8, 9]) }), papers: { wholePolicy } },
  {
    name: 'clipped together',
    split,
    papers: {
      choiceAndOrder: together(threeChoices, optionTaken),
      ledgerAndInvoice: together(feeInvoice, programManager),
      byMail: mailed(compByLetters, 'Comp policy issued', 'Good morning, here is the issued policy. Nothing to sign.'),
    },
  },
] // biome-ignore format: a family in a line
