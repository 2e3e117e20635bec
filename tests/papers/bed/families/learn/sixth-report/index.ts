import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { mailed, together } from '../../../together.ts'
import { haulers, hiredOnly, itemTwo, summary } from '../autos/summary-and-haulage.ts'
import { additional, conditional, nonPay, nonRenewal, policyChanges, reinstated, vehicleChange, waiver } from '../changes/bureau-change-form.ts' // biome-ignore format: a list
import { fund, informationPage, multiState, typedPage, webComp } from '../compensation/bureau-page-and-web.ts'
import { brokerOfRecord, cityForm, deliveryDocument, fundProof, lossControl, printedMail, reservation, verification } from '../correspondence/reservation-and-printed-mail.ts' // biome-ignore format: a list
import { compRenewal, contractorsApplication, exhibit, lease, subcontractDocument, truckersApplication } from '../correspondence/vendors-exhibit.ts' // biome-ignore format: a list
import { issued } from '../enclosures/closing-and-complaints.ts'
import { dollars, house, plainAmount, shortDate, slashed } from '../kit/terms.ts'
import { riskDetails, smallRisks, supplemental, tradesProgram } from '../liability/surplus-line-and-slip.ts'
import {
  autoRun,
  byYears,
  cleanLetter,
  noLosses,
  oldListing,
  portalCards,
  stockRun,
} from '../loss-runs/carrier-listings.ts'
import { accountRun, compBook, fundListing, gridRun } from '../loss-runs/direct-writers.ts'
import {
  administered,
  documentRun,
  fileRun,
  smallEmployers,
  stacked,
  workbookRun,
} from '../loss-runs/stacked-and-injuries.ts'
import {
  contractorsItems,
  lineTyped,
  mutualAuto,
  neighbor,
  tailored,
  threeParts,
} from '../packages/exchange-and-neighbor.ts'
import { digital, restaurants, socialServices } from '../packages/phone-and-kitchens.ts'
import { autoPart, byBuilding, classPages, commonItems } from '../packages/seven-items-and-buildings.ts'
import {
  boundByMail,
  generalAgentBinder,
  portal,
  scheduleBinder,
  systemBinder,
} from '../quotes-and-binders/system-and-portal.ts'
import { agencyProposal, audit, comparison, compQuote, directBill, financed, invoice, proposalDocument, wholesaleQuote } from '../quotes-and-binders/wholesale-and-comparison.ts' // biome-ignore format: a list
import { driverBook, fleetBook, operatorList, ratedDrivers, typedAutos, vehicleDocument, vehicleSchedule } from '../schedules/garaging-and-rated-drivers.ts' // biome-ignore format: a list
import { buildingsDocument, classSchedule, formsDocument, formsList, locations, payrollBook, placesBook, ratingSchedule } from '../schedules/locations-classes-and-forms.ts' // biome-ignore format: a list
import {
  cyber,
  followForm,
  inlandMarine,
  professionals,
  propertyOnly,
  surplusExcess,
  umbrella,
} from '../specialty/errors-data-and-machines.ts'

const split = 'learn'
const capitals = { capitals: true }
const typing = { capitals: true, date: slashed, money: dollars }

/** Families that were the sixth report third until the reader had been built on them. */
export const SIXTH_REPORT: Family[] = [
  { name: 'common page of seven items', split, style: house(['sans', 'narrow'], [8.5, 9], capitals), papers: { commonItems: issued(commonItems), autoPart: issued(autoPart, 'auto') } },
  { name: 'building after building', split, style: house(['sans', 'modern'], [8, 8.5, 9]), papers: { byBuilding } },
  { name: 'part with its classes', split, style: house(['sans', 'serif'], [8, 8.5]), papers: { classPages } },
  { name: 'tailored in one column', split, style: house(['sans', 'narrow'], [8.5, 9]), papers: { tailored: issued(tailored) } },
  { name: 'contractors of the exchange', split, style: house(['sans', 'wide'], [8, 8.5], capitals), papers: { contractorsItems: issued(contractorsItems) } },
  { name: 'agents next door', split, style: house(['sans'], [8.5, 9]), papers: { neighbor: issued(neighbor) } },
  { name: 'mutual with dividends', split, style: house(['sans', 'modern'], [9, 9.5]), papers: { mutualAuto: issued(mutualAuto, 'auto'), threeParts: issued(threeParts) } },
  { name: 'typed business policy', split, style: house(['mono'], [8, 8.3], typing), papers: { lineTyped: issued(lineTyped), typedPage: issued(typedPage, 'wc') } },
  { name: 'supplements of the surplus line', split, style: house(['sans', 'narrow'], [8.5, 9]), papers: { supplemental: issued(supplemental) } },
  { name: 'small and hard', split, style: house(['serif', 'narrowSerif'], [9, 9.5]), papers: { smallRisks: issued(smallRisks), surplusExcess: issued(surplusExcess, 'umbrella') } },
  { name: 'slip of the market', split, style: house(['serif', 'sans'], [9.5, 10]), papers: { riskDetails } },
  { name: 'building trades program', split, style: house(['sans', 'modern'], [8.5, 9]), papers: { tradesProgram: issued(tradesProgram) } },
  { name: 'trucks of small firms', split, style: house(['sans'], [8.5, 9], { money: dollars, date: shortDate }), papers: { summary: issued(summary, 'auto') } },
  { name: 'autos by the bureau', split, style: house(['sans', 'serif'], [8.5, 9]), papers: { itemTwo: issued(itemTwo, 'auto'), hiredOnly: issued(hiredOnly, 'auto') } },
  { name: 'local haulage', split, style: house(['narrow', 'sans'], [8.5, 9]), papers: { haulers: issued(haulers, 'auto') } },
  { name: 'information pages', split, style: house(['sans', 'serif'], [8.5, 9]), papers: { informationPage, multiState: issued(multiState, 'wc') } },
  { name: 'comp on the web', split, style: house(['modern'], [9, 9.5], { money: dollars }), papers: { webComp: issued(webComp, 'wc') } },
  { name: 'competitive fund', split, style: house(['sans', 'serif'], [9, 9.5, 10]), papers: { fund: issued(fund, 'wc'), fundProof } },
  { name: 'over the primary', split, style: house(['sans', 'serif', 'narrow'], [9, 9.5]), papers: { umbrella: issued(umbrella, 'umbrella'), followForm: issued(followForm, 'umbrella') } },
  { name: 'tapped on a phone', split, style: house(['modern'], [9.5, 10], { money: dollars }), papers: { digital } },
  { name: 'charities and kitchens', split, style: house(['sans', 'narrow'], [8.5, 9]), papers: { socialServices: issued(socialServices), restaurants: issued(restaurants) } },
  { name: 'errors, data and machines', split, style: house(['sans', 'modern'], [9, 9.5]), papers: { professionals: issued(professionals, 'professional'), cyber: issued(cyber, 'professional'), inlandMarine: issued(inlandMarine), propertyOnly: issued(propertyOnly) } },
  { name: 'bound by the system', split, style: house(['sans', 'narrow'], [8.5, 9]), papers: { systemBinder, scheduleBinder } },
  { name: 'bound at a distance', split, style: house(['sans', 'serif'], [9, 9.5]), papers: { generalAgentBinder, portal, boundByMail } },
  { name: 'policy changed', split, style: house(['sans', 'serif'], [9, 9.5]), papers: { policyChanges, additional, vehicleChange, waiver } },
  { name: 'notices to policyholders', split, style: house(['sans', 'wide'], [9, 9.5]), papers: { nonPay, reinstated, conditional, nonRenewal } },
  { name: 'quoted', split, style: house(['sans', 'modern'], [9, 9.5]), papers: { wholesaleQuote, compQuote, agencyProposal, proposalDocument, comparison } },
  { name: 'billed', split, style: house(['sans', 'narrow'], [9, 9.5]), papers: { invoice, directBill, audit, financed } },
  { name: 'applied for', split, style: house(['serif', 'sans'], [9, 9.5]), papers: { contractorsApplication, truckersApplication, compRenewal } },
  { name: 'wanted and signed', split, style: house(['serif', 'sans'], [9.5, 10]), papers: { lease, exhibit, subcontractDocument } },
  { name: 'written to somebody', split, style: house(['serif', 'sans'], [10, 10.5]), papers: { brokerOfRecord, reservation, lossControl, deliveryDocument, printedMail } },
  { name: 'vouched for', split, style: house(['sans', 'serif'], [9, 9.5]), papers: { cityForm, verification, fillable } },
  { name: 'losses of carriers', split, style: house(['sans', 'narrow'], [7.5, 8, 8.5]), papers: { stockRun, byYears, oldListing, accountRun } },
  { name: 'losses of direct writers', split, style: house(['sans', 'modern'], [8, 8.5]), papers: { autoRun, portalCards, fileRun, gridRun } },
  { name: 'losses there were none', split, style: house(['sans', 'serif'], [8.5, 9]), papers: { noLosses, cleanLetter } },
  { name: 'losses administered', split, style: house(['sans', 'narrow', 'wide'], [7.5, 8]), papers: { administered, stacked, workbookRun, documentRun } },
  { name: 'injuries at work', split, style: house(['sans', 'narrow'], [7.5, 8]), papers: { smallEmployers, fundListing, compBook } },
  { name: 'vehicles of a fleet', split, style: house(['sans', 'modern'], [8, 8.5], { money: plainAmount }), papers: { vehicleSchedule, typedAutos, fleetBook, vehicleDocument } },
  { name: 'operators', split, style: house(['sans', 'serif'], [8.5, 9]), papers: { ratedDrivers, driverBook, operatorList } },
  { name: 'premises', split, style: house(['sans', 'narrow'], [8, 8.5]), papers: { locations, placesBook, buildingsDocument } },
  { name: 'classes and forms', split, style: house(['sans', 'narrow'], [8, 8.5]), papers: { ratingSchedule, classSchedule, formsList, payrollBook, formsDocument } },
  {
    name: 'one file, several papers',
    split,
    style: house(['sans', 'narrow'], [8.5, 9]),
    papers: {
      invoiceThenPolicy: together(invoice, smallRisks),
      quoteThenBinder: together(wholesaleQuote, generalAgentBinder),
      mailedFund: mailed(fund, 'Policy attached', 'Good morning, attached is the renewal as issued. Please confirm receipt.'),
      applicationThenExcess: together(contractorsApplication, followForm),
    },
  },
] // biome-ignore format: a family in a line
