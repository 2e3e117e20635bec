import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { FONTS } from '../../../style.ts'
import { mailed, together } from '../../../together.ts'
import { coveredAutos, dealers, homeowners, outlineOfCoverage, personalAuto } from '../autos/symbols-and-outline.ts'
import {
  addedParty,
  cancelled,
  coverThenCancelled,
  extendedTerm,
  nonrenewed,
  policyChange,
  reinstated,
} from '../changes/cover-then-cancelled.ts'
import { payAsYouGo, ruledInformationPage, valuesFirst } from '../compensation/ruled-and-pay-as-you-go.ts'
import {
  applicationForm,
  boundByLetter,
  coverLetter,
  officeNote,
  subcontract,
} from '../correspondence/exhibit-and-office-note.ts'
import {
  amendedDeclarations,
  bothTerms,
  boughtOnline,
  contractors,
  throughGeneralAgent,
} from '../liability/general-agent-and-phone.ts'
import {
  allCapitals,
  coverageParts,
  hospitality,
  markedCompany,
  threeColumnHead,
} from '../packages/parts-in-capitals.ts'
import { issuedPolicy } from '../packets/page-for-each-schedule.ts'
import {
  accountStatement,
  agencyInvoice,
  boundLines,
  companyCertificate,
  confirmation,
  proposal,
  wholesaleQuote,
} from '../quotes-and-binders/placement-desk.ts'
import {
  claimCells,
  driverList,
  driverSheet,
  lossExperience,
  noClaims,
  statementOfValues,
  vehicleSchedule,
} from '../schedules/claims-and-values.ts'
import { claimsMadeItems, excessLayer, umbrellaPolicy } from '../umbrella/umbrella-and-london-layer.ts'

const split = 'learn'
const small = { size: 8.5, spaced: 'no' as const }

/** Families that were the second report third until the reader had been built on them. */
export const SECOND_REPORT: Family[] = [
  { name: 'stock company package', split, style: ({ pick }) => ({ ...small, font: pick([FONTS.sans, FONTS.narrow, FONTS.serif]) }), papers: { coverageParts } },
  { name: 'business owners in capitals', split, style: () => ({ capitals: true }), papers: { allCapitals } },
  { name: 'restaurant program', split, style: ({ pick }) => ({ size: pick([8, 9, 10]) }), papers: { hospitality } },
  { name: 'one of a group', split, style: ({ pick }) => ({ size: pick([8.5, 9.5, 10.5]) }), papers: { markedCompany } },
  { name: 'three column head', split, style: ({ pick }) => ({ font: pick([FONTS.sans, FONTS.modern]), size: pick([8.5, 9, 10]) }), papers: { threeColumnHead } },
  { name: 'fleet and symbols', split, style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]), capitals: true }), papers: { coveredAutos } },
  { name: 'direct auto', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]), font: FONTS.sans, capitals: false }), papers: { outlineOfCoverage } },
  { name: 'dealers', split, style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { dealers } },
  { name: 'household', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { personalAuto, homeowners } },
  { name: 'compensation carrier', split, style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]) }), papers: { ruledInformationPage } },
  { name: 'comp by the pay period', split, style: () => ({ size: 9.5, font: FONTS.modern, capitals: false }), papers: { payAsYouGo } },
  { name: 'farm and shop mutual', split, style: ({ pick }) => ({ font: pick([FONTS.serif, FONTS.mono]), size: 9.5 }), papers: { valuesFirst } },
  { name: 'umbrella and underlying', split, style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { umbrellaPolicy, excessLayer } },
  { name: 'lettered claims-made', split, papers: { claimsMadeItems } },
  { name: 'general agent', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { throughGeneralAgent } },
  { name: 'bought on a phone', split, style: () => ({ font: FONTS.modern, size: 9, capitals: false }), papers: { boughtOnline } },
  { name: 'contractors summary', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { contractors } },
  { name: 'issued policies', split, style: ({ pick }) => ({ size: pick([7.5, 8, 9]) }), papers: { issuedPolicy } },
  { name: 'prior and new', split, papers: { amendedDeclarations, bothTerms } },
  { name: 'placement desk', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { proposal, confirmation, wholesaleQuote, boundLines, boundByLetter } },
  { name: 'bills', split, papers: { agencyInvoice, accountStatement } },
  { name: 'proofs', split, papers: { companyCertificate, fillable } },
  { name: 'policy changes', split, papers: { policyChange, cancelled, addedParty, nonrenewed, extendedTerm, reinstated, coverThenCancelled } },
  { name: 'claims and risks', split, style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]) }), papers: { lossExperience, vehicleSchedule, claimCells, driverSheet, noClaims, statementOfValues, driverList } },
  { name: 'paper and post', split, papers: { subcontract, coverLetter, applicationForm, officeNote } },
  {
    name: 'stapled',
    split,
    papers: {
      offeredAndBound: together(wholesaleQuote, confirmation),
      billedUmbrella: together(accountStatement, umbrellaPolicy),
      sentByAgency: mailed(coveredAutos, 'FW: your new auto policy', 'Hi, the carrier released your policy today. Please look it over and call me with questions.'),
      askedAndIssued: together(applicationForm, threeColumnHead),
    },
  },
] // biome-ignore format: a family in a line
