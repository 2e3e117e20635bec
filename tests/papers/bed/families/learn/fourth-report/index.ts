import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { mailed, together } from '../../../together.ts'
import { garage, standardAuto, truckPolicy, webAuto } from '../autos/standard-market-and-vans.ts'
import { agencyBill, financed, installment } from '../billing/installments-and-loan.ts'
import { backInForce, limitsChange, nonpay, notRenewed, ownerAdded, vehicleChange } from '../changes/old-beside-new.ts'
import { extended, fundLetter, itemPage, payrollComp } from '../compensation/window-and-fund-letter.ts'
import {
  applied,
  companyProof,
  lease,
  letteredProof,
  renewalQuestions,
  survey,
} from '../correspondence/lease-and-survey.ts'
import { streamAuto, streamPackage } from '../declarations/print-stream.ts'
import { posted } from '../enclosures/welcome-and-audit.ts'
import { house, plain, slashes } from '../kit/styles.ts'
import { amountFirst, commonDec, regional } from '../liability/national-and-regional.ts'
import { amendedPage, spokenUmbrella, webLiability, wideTable } from '../liability/questions-and-wide-table.ts'
import {
  coverholder,
  liquorPolicy,
  surplusBlocks,
  surplusLiability,
  surplusQuote,
} from '../liability/surplus-desk-and-market.ts'
import { autoLosses, clean, injuries, lossBook, twoLines } from '../loss-runs/two-lines-and-injuries.ts'
import { accountSet, artisan, issuedShop, issuedWhole, nonprofit } from '../packages/charities-and-account.ts'
import { farmPolicy, lettered, ownersCards, ownersPolicy } from '../packages/owners-and-county-mutual.ts'
import {
  boxedBinder,
  brokerBinder,
  carrierAutoBinder,
  textBinder,
  writtenBinder,
} from '../quotes-and-binders/boxed-and-mailed.ts'
import { compQuote, renewalProposal, threeChoices } from '../quotes-and-binders/choices-and-renewal.ts'
import { crew, crewFile, fleet, fleetBook, premisesList } from '../schedules/fleet-and-crew.ts'
import { buildersRisk, cyberCards, professionalBoxes, propertySheet } from '../specialty/boxes-and-builders-risk.ts'
import { excessSheet, umbrellaSheet } from '../umbrella/above-the-primary.ts'

const split = 'learn'

/** Families that were the fourth report third until the reader had been built on them. */
export const FOURTH_REPORT: Family[] = [
  { name: 'print stream', split, style: house(['mono'], 7.5, 8.5, { ...slashes, capitals: true }), papers: { streamPackage: posted(streamPackage), streamAuto: posted(streamAuto, 'auto') } },
  { name: 'national stock', split, style: house(['sans', 'narrow'], 8, 9), papers: { commonDec: posted(commonDec), amountFirst: posted(amountFirst) } },
  { name: 'regional of the valley', split, style: house(['serif', 'sans'], 9, 10), papers: { regional: posted(regional), amendedPage: posted(amendedPage) } },
  { name: 'owners of shops', split, style: house(['sans', 'modern'], 8.5, 9.5, plain), papers: { ownersPolicy: posted(ownersPolicy), ownersCards: posted(ownersCards) } },
  { name: 'mutual of the county', split, style: house(['narrowSerif', 'serif', 'mono'], 8.5, 9), papers: { lettered: posted(lettered), farmPolicy: posted(farmPolicy) } },
  { name: 'excess and surplus desk', split, style: house(['sans', 'narrow'], 8, 9), papers: { surplusLiability: posted(surplusLiability), surplusBlocks: posted(surplusBlocks), surplusQuote } },
  { name: 'correspondent of the market', split, style: house(['serif', 'narrowSerif'], 9, 10), papers: { coverholder: posted(coverholder), liquorPolicy: posted(liquorPolicy, 'professional') } },
  { name: 'standard auto market', split, style: house(['sans', 'narrow'], 8, 8.5), papers: { standardAuto: posted(standardAuto, 'auto'), carrierAutoBinder } },
  { name: 'haulers', split, style: house(['sans', 'wide'], 8, 8.5), papers: { truckPolicy: posted(truckPolicy, 'auto'), garage: posted(garage, 'auto') } },
  { name: 'vans on the web', split, style: house(['modern'], 9, 9.5, plain), papers: { webAuto: posted(webAuto, 'auto'), cyberCards: posted(cyberCards, 'professional') } },
  { name: 'items of compensation', split, style: house(['sans', 'narrow'], 8, 9), papers: { itemPage: posted(itemPage, 'wc'), extended: posted(extended, 'wc') } },
  { name: 'fund of the state', split, style: house(['serif', 'sans'], 9, 10, { capitals: false }), papers: { fundLetter: posted(fundLetter, 'wc'), payrollComp: posted(payrollComp, 'wc') } },
  { name: 'charities', split, style: house(['sans', 'modern', 'serif'], 8.5, 9), papers: { nonprofit: posted(nonprofit), artisan: posted(artisan) } },
  { name: 'one account many companies', split, style: house(['sans', 'modern'], 9, 10, { capitals: false }), papers: { accountSet: posted(accountSet) } },
  { name: 'issued with schedules', split, style: house(['sans', 'narrow'], 7.5, 8.5), papers: { issuedWhole: posted(issuedWhole), issuedShop: posted(issuedShop) } },
  { name: 'questions on the web', split, style: house(['modern', 'sans'], 9.5, 10.5, plain), papers: { webLiability: posted(webLiability) } },
  { name: 'table for all', split, style: house(['sans', 'narrow'], 8, 8.5), papers: { wideTable: posted(wideTable) } },
  { name: 'above the primary', split, style: house(['sans', 'serif', 'narrow'], 8.5, 9.5), papers: { umbrellaSheet: posted(umbrellaSheet, 'umbrella'), excessSheet: posted(excessSheet, 'umbrella'), spokenUmbrella: posted(spokenUmbrella, 'umbrella') } },
  { name: 'binders of desks', split, style: house(['sans', 'narrow', 'serif'], 8.5, 9), papers: { boxedBinder, brokerBinder } },
  { name: 'bound by mail', split, style: house(['sans'], 9.5, 10.5, { capitals: false }), papers: { textBinder, writtenBinder } },
  { name: 'lines apart', split, style: house(['sans', 'serif'], 8.5, 9.5), papers: { professionalBoxes: posted(professionalBoxes, 'professional'), propertySheet: posted(propertySheet), buildersRisk: posted(buildersRisk) } },
  { name: 'offered', split, style: house(['sans', 'modern'], 9, 10, { capitals: false }), papers: { threeChoices, renewalProposal, compQuote } },
  { name: 'owed', split, style: house(['sans', 'narrow'], 9, 10), papers: { installment, agencyBill, financed } },
  { name: 'changed', split, style: house(['sans', 'serif'], 9, 10), papers: { limitsChange, ownerAdded, vehicleChange } },
  { name: 'told by post', split, style: house(['sans', 'serif'], 9.5, 10.5), papers: { nonpay, notRenewed, backInForce } },
  { name: 'shown to others', split, style: house(['sans', 'narrow'], 8, 9), papers: { companyProof, letteredProof, fillable } },
  { name: 'losses told', split, style: house(['sans', 'narrow'], 7.5, 8.5, { capitals: false }), papers: { twoLines, injuries, autoLosses, lossBook, clean } },
  { name: 'rosters', split, style: house(['sans', 'modern'], 8, 9, { capitals: false }), papers: { fleet, crew, premisesList, fleetBook, crewFile } },
  { name: 'asked and written', split, style: house(['serif', 'sans'], 9.5, 10.5, { capitals: false }), papers: { lease, applied, survey, renewalQuestions } },
  {
    name: 'one file of many',
    split,
    style: house(['sans', 'narrow'], 8.5, 9),
    papers: {
      offerThenBinder: together(surplusQuote, brokerBinder),
      billAndUmbrella: together(installment, umbrellaSheet),
      forwardedComp: mailed(itemPage, 'Fwd: WC renewal policy', 'Please see the attached renewal. Let us know if you need certificates issued.'),
      applicationAndShop: together(applied, ownersCards),
    },
  },
] // biome-ignore format: a family in a line
