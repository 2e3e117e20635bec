import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { mailed, together } from '../../../together.ts'
import {
  businessAuto,
  dwelling,
  familyAuto,
  outlineAuto,
  portalAuto,
  trucker,
  typedAuto,
} from '../autos/outline-and-portal.ts'
import {
  additional,
  autoAdded,
  cancelled,
  ending,
  locationAdded,
  reinstated,
  waiver,
} from '../changes/location-and-waiver.ts'
import { compRenewed, fundCertificate, information, informationBoxes, payrollScreen, stateFund, typedInformation } from '../compensation/fund-and-payroll-screen.ts' // biome-ignore format: a list
import { acknowledged, audit, bill, checklist, compQuote, fleetApplication, installment, liabilityApplication, proposal, renewalLetter, requirements, serviceAgreement, simpleQuote, welcome } from '../correspondence/requirements-and-checklist.ts' // biome-ignore format: a list
import { amongLayers, besideExpiring, compBefore, dropped, explained, oneOfGroup, overOthers, sharedAccount, withOthers } from '../declarations/expiring-beside-renewal.ts' // biome-ignore format: a list
import { mailedOut } from '../enclosures/notes-beside.ts'
import { days, house, whole } from '../kit/sheets.ts'
import { artisan, boxedLiability, bureauLiability, mutualTyped, screenLiability, surplusItems, writtenLiability } from '../liability/typed-boxed-and-written.ts' // biome-ignore format: a list
import {
  blocks,
  grid,
  grouped,
  none,
  noted,
  portalRun,
  runBook,
  runExtract,
  typedRun,
} from '../loss-runs/grids-and-blocks.ts'
import { ownersHalves, ownersRenewal, ownersScreen, packageCommon, typedPackage } from '../packages/owners-in-halves.ts'
import {
  compPolicy,
  compTyped,
  liabilityPolicy,
  ownersPolicy,
  ownersSections,
  typedPolicy,
} from '../packets/typed-and-sectioned.ts'
import { autosChanged, declaredOffer, fromTo, manyTerms, moved, optionBound, partlyBound, position, rewritten, threeLines, threeOptions, twoCompanies } from '../quotes-and-binders/options-kept-beside.ts' // biome-ignore format: a list
import { accountBinder, agencyBinder, boundLetter, companyCertificate, liabilityRenewed, systemCertificate, wordBinder } from '../quotes-and-binders/word-and-account.ts' // biome-ignore format: a list
import { buildingCoverages, driverBook, driverCards, driverLines, driverTable, fleetFile, fleetSheets, formList, locationTable, twoRowFleet, valueBook, wideFleet } from '../schedules/two-rows-and-cards.ts' // biome-ignore format: a list
import { commercialProperty, errorsItems, excessTyped, inlandMarine, lendersProof, management, umbrellaBinder, umbrellaItems, umbrellaScreen } from '../umbrella/items-and-screen.ts' // biome-ignore format: a list

type Set = Parameters<typeof house>[1]
const sans: Set = [
  ['sans', 'narrow'],
  [8.5, 9],
]
const serif: Set = [
  ['serif', 'sans'],
  [9, 9.5],
]
const modern: Set = [
  ['modern', 'sans'],
  [9, 9.5],
]
const small: Set = [
  ['sans', 'narrow'],
  [7.5, 8, 8.5],
]
const terminal = { date: days.slashed, money: whole, capitals: true }
const office = { money: whole }

// biome-ignore format: a house in a line
const HOUSES: Family[] = [
  house('plain mutual of the county', sans, { mutualTyped, typedPackage }, terminal),
  house('plain boxes of a stock company', sans, { boxedLiability, liabilityRenewed, packageCommon, commercialProperty }),
  house('plain bureau pages', serif, { bureauLiability, information, agencyBinder }),
  house('plain programs and surplus', sans, { surplusItems, boundLetter, artisan, writtenLiability }),
  house('plain company on a screen', modern, { screenLiability, ownersScreen, portalAuto, payrollScreen }),
  house('plain owners of small business', serif, { ownersRenewal, ownersHalves }),
  house('plain autos', small, { businessAuto, trucker, outlineAuto, familyAuto, dwelling }),
  house('plain compensation and the fund', serif, { stateFund, informationBoxes, compRenewed, fundCertificate }),
  house('plain typed policies', sans, { typedInformation, typedAuto, excessTyped, umbrellaBinder }, terminal),
  house('plain umbrella desk', sans, { umbrellaItems, umbrellaScreen, errorsItems, management, inlandMarine }),
  house('plain binders of agencies', sans, { wordBinder, accountBinder }),
  house('plain proofs', small, { systemCertificate, companyCertificate, lendersProof, fillable }),
  house('plain changes', serif, { additional, autoAdded, waiver }),
  house('plain change system', sans, { locationAdded, compTyped, typedPolicy }, terminal),
  house('plain mail of the law', serif, { cancelled, ending, reinstated }),
  house('plain whole policies', sans, { liabilityPolicy, ownersPolicy, compPolicy, ownersSections }),
  house('plain runs in grids', small, { grid, grouped, portalRun }, office),
  house('plain runs of systems', small, { typedRun, runBook, runExtract, none }, office),
  house('plain runs in blocks', sans, { blocks, noted }, office),
  house('plain fleets', small, { twoRowFleet, wideFleet, fleetFile, fleetSheets }, office),
  house('plain drivers', small, { driverTable, driverLines, driverCards, driverBook }, office),
  house('plain places', small, { locationTable, valueBook, buildingCoverages, formList }, office),
  house('plain offers', modern, { simpleQuote, compQuote, proposal }),
  house('plain bills', sans, { bill, installment, audit }),
  house('plain forms and contracts', serif, { liabilityApplication, fleetApplication, serviceAgreement, requirements }),
  house('plain letters', serif, { renewalLetter, acknowledged, welcome, checklist }),
  house('hard terms beside each other', sans, { besideExpiring, compBefore }),
  house('hard layers', sans, { overOthers, amongLayers }),
  house('hard groups', serif, { oneOfGroup, sharedAccount }),
  house('hard parts and examples', modern, { dropped, explained, withOthers, twoCompanies }),
  house('hard options', sans, { optionBound, partlyBound }),
  house('hard offers', sans, { threeOptions, declaredOffer, position }),
  house('hard changes', serif, { fromTo, moved, autosChanged, rewritten }),
  house('hard runs', small, { manyTerms, threeLines }, office),
  house('hard packets of liability', sans, { offerThenPolicy: together(threeOptions, boxedLiability), expiringThenBound: together(besideExpiring, bill), lawThenProof: together(serviceAgreement, companyCertificate) }),
  house('hard packets of other lines', sans, { billThenComp: together(installment, informationBoxes), askedThenAuto: together(liabilityApplication, portalAuto), runThenUmbrella: together(blocks, overOthers) }),
  house('hard mail', sans, { mailedChange: mailed(fromTo, 'Your endorsement', 'Attached is the change you asked for. Limits we spoke of earlier do not apply any more.'), mailedLayer: mailed(amongLayers, 'Excess policy issued', 'Policy attached. The quote for the higher limit is still open until Friday.'), mailedBinder: mailed(optionBound, 'Bound', 'Bound as ordered, see attached. The other option is closed.') }),
]

/** Families that were the eighth report third until the reader had been built on them. */
export const EIGHTH_REPORT: Family[] = HOUSES.map((one) => ({
  ...one,
  names: 'eighth',
  papers: one.name.startsWith('hard')
    ? one.papers
    : Object.fromEntries(Object.entries(one.papers).map(([name, paper]) => [name, mailedOut(paper)])),
}))
