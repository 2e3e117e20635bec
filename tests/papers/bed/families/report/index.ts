import type { Family } from '../../family.ts'
import { fillable } from '../../fillable.ts'
import { mailed, together } from '../../together.ts'
import { autoTyped, carrierForHire, householdCars, threeItems } from './autos.ts'
import { agencyProof, binderForm, boundByMail, companyProof } from './bound.ts'
import { carsChanged, limitsAmended, nameCorrected, readsNow, rewrittenNotice } from './changed.ts'
import { classBlocks, classesTyped, stateColumn, stateHeads } from './classes.ts'
import { compCells, compSite, compTyped, informationPage } from './comp.ts'
import { belowTheLease, vendorMinima, wantedAndGiven } from './demands.ts'
import { driverBlocks, driverSheet, driversTyped, groupedHeads, recordsRun } from './drivers.ts'
import { barsOfBuildings, basisBelow, fleetRegister, pairedColumns, stateBeside, toldBelow } from './further-lists.ts'
import { dollars, house } from './kit.ts'
import { bureauPage, countyTyped, parts, sidePage, surplusTable } from './liability.ts'
import { byTerm, claimBlocks, noLosses, runSheet, runTyped, uprightRun } from './losses.ts'
import { agencyInvoice, asks, auditBill, financed, inspected, nonrenewal, subcontract, unpaid } from './mail.ts'
import { chosen, offeredBelow, pretended, talkedOver, threeWays } from './options.ts'
import { amongMembers, lessorToo, ownersProtective } from './others.ts'
import { home, ownersCards, ownersPage } from './owners.ts'
import { auditSheet, classCards, compWhole, liabilityWhole, ownersWhole } from './packets.ts'
import { formsTyped, labelled, narrowPlaces, placeHeads, ratedPlaces, valuesSheet } from './places.ts'
import { crisisFirst, extensions, tavernParts } from './sublimits.ts'
import { expiringRight, history, isOver, ranOut } from './terms.ts'
import { equipment, followForm, professionalPage, propertyPart, umbrellaPage, umbrellaTyped } from './upper.ts'
import { autoCards, autosTyped, byGarage, twoRowAutos, unitBook, uprightHeads } from './vehicles.ts'

const office = { money: dollars }

/** The houses by which the reader is measured. Nobody who builds it looks at them. */
// biome-ignore format: a house in a line
export const REPORT: Family[] = [
  house('usual liability of the bureau', ['sans', 'serif'], [8.5, 9], { bureauPage, sidePage, countyTyped }),
  house('usual packages', ['sans', 'narrow'], [8.5, 9], { parts, surplusTable }),
  house('usual business autos', ['sans', 'narrow'], [8, 8.5], { threeItems, carrierForHire, autoTyped, householdCars }),
  house('usual information pages', ['serif', 'sans'], [8.5, 9], { informationPage, compSite, compTyped, compCells }),
  house('usual limits above', ['sans', 'wide'], [8.5, 9], { umbrellaPage, followForm, umbrellaTyped }),
  house('usual small business', ['modern', 'serif'], [9, 9.5], { ownersPage, ownersCards, home }),
  house('usual property and services', ['sans', 'serif'], [8.5, 9], { propertyPart, professionalPage, equipment }),
  house('usual binders', ['sans', 'serif'], [8.5, 9], { binderForm, boundByMail }),
  house('usual proofs', ['sans', 'narrow'], [8, 8.5], { agencyProof, companyProof, fillable }),
  house('usual notices and bills', ['sans', 'serif'], [9, 9.5], { unpaid, agencyInvoice, nonrenewal, financed, auditBill }),
  house('usual forms and letters', ['serif', 'sans'], [9, 9.5], { asks, subcontract, inspected }),
  house('usual files of several papers', ['sans', 'narrow'], [8.5, 9], { billThenPolicy: together(agencyInvoice, sidePage), proofThenContract: together(subcontract, companyProof), mailedBinder: mailed(boundByMail, 'Umbrella bound', 'Please see the attached confirmation. Invoice to follow.'), noticeThenComp: together(inspected, informationPage) }),
  house('tricky options', ['sans', 'modern'], [8.5, 9], { threeWays, chosen, pretended, offeredBelow, talkedOver }),
  house('tricky terms', ['sans', 'serif'], [8.5, 9], { ranOut, history, isOver, expiringRight }),
  house('tricky neighbors', ['sans', 'serif'], [8.5, 9], { amongMembers, lessorToo, ownersProtective }),
  house('tricky demands', ['sans', 'serif'], [8.5, 9.5], { wantedAndGiven, belowTheLease, vendorMinima }),
  house('tricky sums below', ['sans', 'modern'], [8.5, 9], { extensions, tavernParts, crisisFirst }),
  house('tricky changes', ['serif', 'sans'], [9, 9.5], { limitsAmended, readsNow, nameCorrected, carsChanged, rewrittenNotice }),
  house('usual lists of vehicles', ['sans', 'narrow'], [8, 8.5], { twoRowAutos, byGarage, uprightHeads, autoCards, autosTyped, unitBook }, office),
  house('usual lists of drivers', ['sans', 'serif'], [8, 8.5], { groupedHeads, driverBlocks, driversTyped, recordsRun, driverSheet }, office),
  house('usual lists of losses', ['sans', 'narrow'], [8, 8.5], { byTerm, uprightRun, claimBlocks, runTyped, runSheet, noLosses }, office),
  house('usual lists of places', ['sans', 'narrow'], [8, 8.5], { placeHeads, valuesSheet, narrowPlaces, formsTyped, ratedPlaces, labelled }, office),
  house('usual lists of classes', ['sans', 'serif'], [8.5, 9], { stateHeads, stateColumn, classesTyped, classBlocks }, office),
  house('usual whole policies', ['sans', 'serif'], [8.5, 9], { liabilityWhole, classCards, ownersWhole, compWhole, auditSheet }, office),
  house('usual registers', ['sans', 'narrow'], [8, 8.5], { fleetRegister, pairedColumns }, office),
  house('usual experience', ['sans', 'narrow'], [8, 8.5], { toldBelow }, office),
  house('usual premises and ratings', ['sans', 'serif'], [8, 8.5], { barsOfBuildings, stateBeside, basisBelow }, office),
]
