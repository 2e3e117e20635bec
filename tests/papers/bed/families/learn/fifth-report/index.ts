import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { mailed, together } from '../../../together.ts'
import { countyAuto, dealers, directWriter, itemThree, motorCarriers } from '../autos/items-and-direct-writer.ts'
import {
  autoLimits,
  blanket,
  classAdded,
  lapse,
  renamed,
  restored,
  underwritten,
  unpaid,
} from '../changes/riders-and-notices.ts'
import {
  assignedRisk,
  byState,
  employersCard,
  nationalPage,
  publicFund,
} from '../compensation/national-page-and-plan.ts'
import {
  compApplication,
  cover,
  inquiry,
  letterProof,
  ofRecord,
  pairProof,
  subcontract,
  supplement,
} from '../correspondence/supplement-and-inquiry.ts'
import { autoStream, compensationStream, liabilityStream } from '../declarations/computer-of-the-seventies.ts'
import { posted } from '../enclosures/deductible-and-coverages.ts'
import { dollars, hand, slashed } from '../kit/fine-print.ts'
import {
  bindingAuthority,
  breach,
  evidenced,
  floater,
  practice,
  tavern,
} from '../liability/binding-authority-and-london.ts'
import { bureauExcess, bureauLiability } from '../liability/bureau-pages.ts'
import {
  administrator,
  broad,
  byKind,
  cards,
  exported,
  noted,
  nothingReported,
  terms,
} from '../loss-runs/cards-and-mainframe.ts'
import { features } from '../loss-runs/loss-and-expense-lines.ts'
import { classified, jacketed, parts, sentences } from '../packages/parts-and-farm-mutual.ts'
import { association, onLine, premisesBlocks, premisesTable } from '../packages/premises-and-associations.ts'
import {
  agencyBinder,
  boxBinder,
  carrierLetter,
  confirmation,
  mailBinder,
} from '../quotes-and-binders/bands-and-sentences.ts'
import {
  agencyInvoice,
  agreement,
  autoQuote,
  options,
  proposal,
  statement,
} from '../quotes-and-binders/options-to-tick.ts'
import { driverDocument, driverSchedule, fleetListing, fleetWorkbook, officeRoster, premises, premisesFile, unitList } from '../schedules/units-and-office-roster.ts' // biome-ignore format: a list
import { layer, threeBoxes, umbrellaItems } from '../umbrella/three-boxes-and-layer.ts'

const split = 'learn'
const written = { capitals: false }
const figures = { capitals: false, money: dollars }

/** Families that were the fifth report third until the reader had been built on them. */
export const FIFTH_REPORT: Family[] = [
  { name: 'computer of the seventies', split, style: hand(['mono'], [8, 8.5], { capitals: true, date: slashed, money: dollars }), papers: { liabilityStream: posted(liabilityStream), autoStream: posted(autoStream, 'auto'), compensationStream: posted(compensationStream, 'wc') } },
  { name: 'pages of the bureau', split, style: hand(['sans', 'narrow', 'serif'], [8, 8.5], { money: dollars }), papers: { bureauLiability: posted(bureauLiability), bureauExcess: posted(bureauExcess, 'umbrella') } },
  { name: 'package in parts', split, style: hand(['sans', 'narrow'], [8, 8.5, 9]), papers: { parts: posted(parts) } },
  { name: 'town and farm mutual', split, style: hand(['serif', 'narrowSerif'], [9.5, 10, 10.5]), papers: { sentences: posted(sentences), countyAuto: posted(countyAuto, 'auto') } },
  { name: 'classes in a schedule', split, style: hand(['sans', 'narrow'], [7.5, 8]), papers: { classified: posted(classified) } },
  { name: 'policy in a jacket', split, style: hand(['sans', 'serif'], [8.5, 9]), papers: { jacketed } },
  { name: 'premises insured', split, style: hand(['sans', 'narrow', 'modern'], [8, 8.5]), papers: { premisesTable: posted(premisesTable), premisesBlocks: posted(premisesBlocks) } },
  { name: 'bought on line', split, style: hand(['modern'], [9.5, 10], figures), papers: { onLine } },
  { name: 'associations', split, style: hand(['sans', 'serif'], [9, 9.5]), papers: { association: posted(association) } },
  { name: 'binding authorities', split, style: hand(['sans', 'narrow', 'serif'], [8, 8.5, 9]), papers: { bindingAuthority: posted(bindingAuthority), tavern: posted(tavern) } },
  { name: 'evidence from London', split, style: hand(['serif', 'sans'], [9, 9.5, 10]), papers: { evidenced } },
  { name: 'items of autos', split, style: hand(['sans', 'narrow'], [8, 8.5]), papers: { itemThree } },
  { name: 'sold direct', split, style: hand(['sans', 'modern'], [9, 9.5], figures), papers: { directWriter } },
  { name: 'carriers by motor', split, style: hand(['sans', 'wide'], [8, 8.5]), papers: { motorCarriers: posted(motorCarriers, 'auto'), dealers: posted(dealers, 'auto') } },
  { name: 'national compensation', split, style: hand(['sans', 'serif'], [8.5, 9]), papers: { nationalPage: posted(nationalPage, 'wc'), assignedRisk: posted(assignedRisk, 'wc') } },
  { name: 'compensation anew', split, style: hand(['modern', 'sans'], [9, 9.5], written), papers: { byState: posted(byState, 'wc'), employersCard } },
  { name: 'fund for employers', split, style: hand(['sans', 'serif'], [9.5, 10]), papers: { publicFund: posted(publicFund, 'wc') } },
  { name: 'upper layers', split, style: hand(['sans', 'serif', 'narrow'], [9, 9.5]), papers: { umbrellaItems: posted(umbrellaItems, 'umbrella'), layer: posted(layer, 'umbrella'), threeBoxes: posted(threeBoxes, 'umbrella') } },
  { name: 'practices and data', split, style: hand(['sans', 'serif'], [9, 9.5]), papers: { practice: posted(practice, 'professional'), breach: posted(breach, 'professional'), floater: posted(floater) } },
  { name: 'binders of agencies', split, style: hand(['sans', 'narrow'], [8.5, 9]), papers: { agencyBinder, boxBinder } },
  { name: 'confirmed in writing', split, style: hand(['serif', 'sans'], [9.5, 10], written), papers: { confirmation, carrierLetter, mailBinder } },
  { name: 'riders', split, style: hand(['sans', 'serif'], [9, 9.5, 10]), papers: { autoLimits, renamed, blanket, classAdded } },
  { name: 'notices by mail', split, style: hand(['sans', 'serif'], [9.5, 10]), papers: { unpaid, underwritten, lapse, restored } },
  { name: 'terms offered', split, style: hand(['sans', 'modern'], [9, 9.5], written), papers: { options, proposal, autoQuote } },
  { name: 'sums due', split, style: hand(['sans', 'narrow'], [9, 9.5]), papers: { statement, agencyInvoice, agreement } },
  { name: 'forms to fill', split, style: hand(['serif', 'sans'], [9, 9.5], written), papers: { supplement, subcontract, compApplication } },
  { name: 'letters of offices', split, style: hand(['serif', 'sans'], [10, 10.5], written), papers: { ofRecord, cover, inquiry } },
  { name: 'certified otherwise', split, style: hand(['sans', 'serif'], [8.5, 9]), papers: { letterProof, pairProof, fillable } },
  { name: 'experience of claims', split, style: hand(['sans', 'narrow'], [7.5, 8], written), papers: { broad, cards, terms, noted, features } },
  { name: 'claims administered', split, style: hand(['sans', 'wide'], [7.5, 8], written), papers: { administrator, byKind, exported, nothingReported } },
  { name: 'fleets and crews', split, style: hand(['sans', 'modern'], [8, 8.5], written), papers: { unitList, fleetListing, fleetWorkbook, driverSchedule, officeRoster, driverDocument } },
  { name: 'places', split, style: hand(['sans', 'narrow'], [8, 8.5], written), papers: { premises, premisesFile } },
  {
    name: 'many in one',
    split,
    style: hand(['sans', 'narrow'], [8.5, 9]),
    papers: {
      quoteThenConfirmed: together(options, confirmation),
      billThenLayer: together(statement, layer),
      mailedFund: mailed(publicFund, 'FW: State fund renewal', 'Please file with the account. Thanks!'),
      askedThenWritten: together(supplement, bindingAuthority),
    },
  },
] // biome-ignore format: a family in a line
