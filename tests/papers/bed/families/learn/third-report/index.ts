import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import type { Chance } from '../../../random.ts'
import type { Style } from '../../../style.ts'
import { FONTS } from '../../../style.ts'
import { mailed, together } from '../../../together.ts'
import { autoSummary, businessAuto, hiredOnly, motorCarrier } from '../autos/auto-writer-and-motor-carriers.ts'
import { agencyInvoice, directBill, wholesaleInvoice } from '../billing/direct-and-wholesale.ts'
import { evidenceSheet, fundCertificate } from '../certificates/evidence-sheet.ts'
import {
  autoChange,
  cancellation,
  conditionalRenewal,
  limitsAmended,
  nonrenewal,
  reinstatement,
  waiver,
} from '../changes/amended-and-waived.ts'
import { quickCard, smallEmployers, standardInformation, stateFund } from '../compensation/standard-and-quick-card.ts'
import {
  brokerOfRecord,
  masterAgreement,
  supplement,
  transmittal,
} from '../correspondence/agreement-and-transmittal.ts'
import { packet } from '../enclosures/greeting-and-privacy.ts'
import { usual } from '../kit/tables.ts'
import { programMember, smallFirm, webPolicy } from '../liability/sold-on-the-web.ts'
import { coverholder, hardRisk, specialEvent, supplemental } from '../liability/supplemental-and-coverholder.ts'
import {
  byTerm,
  claimFiles,
  driverBook,
  driverRoster,
  fleetList,
  lossList,
  noneReported,
  placesList,
  vehicleFile,
} from '../loss-runs/terms-and-claim-files.ts'
import { accountPages, lessorsRisk, liquor, preprinted } from '../packages/lessors-and-preprinted.ts'
import { mainStreet, mutualShop, shopAmended, shopPolicy } from '../packages/shop-and-main-street.ts'
import {
  contractorsAccount,
  humanServices,
  numberedCommon,
  renewalPage,
  tailoredPackage,
} from '../packages/tailored-and-numbered.ts'
import { wholeCompensation, wholeLiability, wholeShop } from '../packets/issued-by-a-system.ts'
import {
  agencyBinder,
  bindLetter,
  carrierBinder,
  wholesaleBinder,
} from '../quotes-and-binders/agencies-and-carriers-bind.ts'
import {
  agencyProposal,
  carrierQuote,
  indication,
  renewalOffer,
} from '../quotes-and-binders/indication-and-proposal.ts'
import { cyber, errorsOmissions, inlandMarine, propertyPolicy } from '../specialty/errors-cyber-and-liquor.ts'
import { followForm, letteredUmbrella, umbrellaDeclarations } from '../umbrella/follow-form-and-letters.ts'

type Font = keyof typeof FONTS
const split = 'learn'
/** The type of a house: one of its fonts, a size from a range, in half points. */
const type =
  (fonts: Font[], from: number, to: number, given: Partial<Style> = {}) =>
  (chance: Chance) =>
    usual(chance, { font: FONTS[chance.pick(fonts)], size: chance.int(from * 2, to * 2) / 2, ...given })
const mixed = { capitals: false }

/** Families that were the third report third until the reader had been built on them. */
export const THIRD_REPORT: Family[] = [
  { name: 'tailored package', split, style: type(['sans', 'narrow'], 8, 9), papers: { tailoredPackage: packet(tailoredPackage), renewalPage: packet(renewalPage) } },
  { name: 'numbered common declarations', split, style: type(['mono', 'narrow', 'sans'], 8, 8.5, { capitals: true }), papers: { numberedCommon: packet(numberedCommon) } },
  { name: 'contractors account', split, style: type(['sans', 'modern'], 8.5, 9.5), papers: { contractorsAccount: packet(contractorsAccount) } },
  { name: 'human services', split, style: type(['serif', 'sans'], 8.5, 9.5), papers: { humanServices: packet(humanServices) } },
  { name: 'shop policy', split, style: type(['sans', 'narrow'], 8, 9), papers: { shopPolicy: packet(shopPolicy), shopAmended: packet(shopAmended) } },
  { name: 'main street', split, style: type(['sans', 'narrow'], 8, 9, mixed), papers: { mainStreet: packet(mainStreet) } },
  { name: 'mutual shop', split, style: type(['serif', 'narrowSerif', 'sans'], 8.5, 9.5), papers: { mutualShop: packet(mutualShop) } },
  { name: 'auto writer', split, style: type(['sans', 'modern'], 8.5, 9.5, mixed), papers: { autoSummary: packet(autoSummary) } },
  { name: 'business auto items', split, style: type(['sans', 'narrow'], 8, 9), papers: { businessAuto: packet(businessAuto), hiredOnly: packet(hiredOnly) } },
  { name: 'motor carriers', split, style: type(['sans', 'narrow'], 8, 9), papers: { motorCarrier: packet(motorCarrier) } },
  { name: 'standard compensation', split, style: type(['serif', 'sans', 'narrow'], 8, 9), papers: { standardInformation: packet(standardInformation) } },
  { name: 'small employers', split, style: type(['modern', 'sans'], 8.5, 9.5, mixed), papers: { smallEmployers: packet(smallEmployers), quickCard } },
  { name: 'state fund', split, style: type(['mono', 'sans'], 8, 9, { capitals: true }), papers: { stateFund: packet(stateFund), fundCertificate } },
  { name: 'umbrellas', split, style: type(['sans', 'narrow', 'serif'], 8.5, 9.5), papers: { umbrellaDeclarations: packet(umbrellaDeclarations), followForm: packet(followForm), letteredUmbrella: packet(letteredUmbrella) } },
  { name: 'supplemental declarations', split, style: type(['sans', 'serif'], 8, 9), papers: { supplemental: packet(supplemental) } },
  { name: 'hard risks', split, style: type(['sans', 'narrow'], 8, 9), papers: { hardRisk: packet(hardRisk) } },
  { name: 'binding authority', split, style: type(['serif', 'sans'], 9, 10), papers: { coverholder: packet(coverholder), specialEvent } },
  { name: 'sold on the web', split, style: type(['modern', 'sans'], 9, 10, mixed), papers: { webPolicy: packet(webPolicy), smallFirm } },
  { name: 'programs', split, style: type(['sans', 'wide'], 8.5, 9), papers: { programMember: packet(programMember) } },
  { name: 'whole issued policies', split, style: type(['sans', 'narrow', 'mono'], 7.5, 8.5), papers: { wholeLiability: packet(wholeLiability), wholeCompensation: packet(wholeCompensation), wholeShop: packet(wholeShop) } },
  { name: 'bound by agencies', split, style: type(['sans', 'narrow'], 8, 9), papers: { agencyBinder, bindLetter } },
  { name: 'bound by others', split, style: type(['sans', 'narrow'], 8.5, 9.5), papers: { wholesaleBinder, carrierBinder } },
  { name: 'lessors', split, style: type(['sans', 'narrow'], 8, 9), papers: { lessorsRisk: packet(lessorsRisk) } },
  { name: 'form printed in advance', split, style: type(['sans'], 8, 8.5), papers: { preprinted: packet(preprinted) } },
  { name: 'account of companies', split, style: type(['sans', 'modern', 'serif'], 8, 9, mixed), papers: { accountPages: packet(accountPages) } },
  { name: 'other lines', split, style: type(['sans', 'serif'], 8.5, 9.5), papers: { errorsOmissions: packet(errorsOmissions), propertyPolicy, cyber: packet(cyber), inlandMarine, liquor: packet(liquor) } },
  { name: 'quotes of companies', split, style: type(['sans', 'serif'], 9, 10), papers: { carrierQuote, renewalOffer } },
  { name: 'proposals of agencies', split, style: type(['sans', 'modern', 'serif'], 9, 10), papers: { agencyProposal, indication } },
  { name: 'billing', split, style: type(['sans', 'narrow'], 8.5, 9.5), papers: { directBill, agencyInvoice, wholesaleInvoice } },
  { name: 'endorsed', split, style: type(['sans', 'serif'], 9, 10), papers: { limitsAmended, waiver, autoChange } },
  { name: 'cancelled and put back', split, style: type(['sans', 'serif'], 9.5, 10.5), papers: { cancellation, reinstatement } },
  { name: 'not renewed as it was', split, style: type(['sans', 'serif'], 9.5, 10.5), papers: { conditionalRenewal, nonrenewal } },
  { name: 'proof of insurance', split, style: type(['sans', 'modern'], 8.5, 9.5), papers: { evidenceSheet, fillable } },
  { name: 'loss runs of carriers', split, style: type(['sans', 'narrow', 'mono'], 7.5, 8.5, mixed), papers: { byTerm, noneReported } },
  { name: 'claim reports', split, style: type(['sans', 'narrow'], 8, 9, mixed), papers: { claimFiles, lossList } },
  { name: 'fleets and places', split, style: type(['sans', 'modern'], 8, 9, mixed), papers: { fleetList, placesList, vehicleFile } },
  { name: 'drivers of insureds', split, style: type(['sans', 'modern'], 8, 9, mixed), papers: { driverRoster, driverBook } },
  { name: 'agreements and applications', split, style: type(['serif', 'sans'], 9.5, 10.5, mixed), papers: { masterAgreement, supplement } },
  { name: 'letters', split, style: type(['serif', 'sans'], 9.5, 10.5, mixed), papers: { brokerOfRecord, transmittal } },
  {
    name: 'sent together',
    split,
    style: type(['sans', 'narrow'], 8.5, 9),
    papers: {
      quotedThenBound: together(carrierQuote, wholesaleBinder),
      appliedThenIssued: together(supplement, hardRisk),
      billedAuto: together(agencyInvoice, businessAuto),
      forwarded: mailed(umbrellaDeclarations, 'RE: umbrella dec', 'Here is the umbrella dec page from the carrier. Let me know if you need certs.'),
      boundByMail: mailed(carrierBinder, 'WC bound', 'Comp is bound per the attached. Please send the signed application.'),
      lossesAndPolicy: together(claimFiles, standardInformation),
    },
  },
] // biome-ignore format: a family in a line
