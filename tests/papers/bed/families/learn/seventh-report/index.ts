import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { mailed, together } from '../../../together.ts'
import { eachVehicle, homeowner, household, items, motorCarrier } from '../autos/table-for-each-vehicle.ts'
import { autoProof, drawn, propertyProof } from '../certificates/auto-and-property-proof.ts'
import { backAgain, conditionally, employersLimits, extension, newName, notRenewed, unitsChanged, unpaid } from '../changes/deleted-and-replaced.ts' // biome-ignore format: a list
import {
  asked,
  assigned,
  framed,
  fundCertifies,
  renewalCertificate,
  statesFund,
} from '../compensation/framed-and-pool.ts'
import {
  agentOfRecord,
  autoAsks,
  compAsks,
  contractorAsks,
  denial,
  exhibitB,
  shopLease,
  withPolicy,
} from '../correspondence/worksheets-and-denial.ts'
import { sent } from '../enclosures/letters-and-forms.ts'
import { days, dollars, looks } from '../kit/blocks.ts'
import { authority, byCoverage, groupMember, nonAdmitted, tavern } from '../liability/not-admitted-and-across.ts'
import {
  administrator,
  answered,
  bars,
  claimsFile,
  clean,
  counted,
  termsBook,
  truckRun,
} from '../loss-runs/truckers-and-counted.ts'
import { captions, claimCards, twoRows, twoStories, wholeAccount } from '../loss-runs/two-stories-and-captions.ts'
import {
  amountsAhead,
  cards,
  margin,
  marginAmended,
  numbered,
  shopkeeper,
  threeInOne,
} from '../packages/margin-and-shopkeeper.ts'
import { classBlocks, liabilityPacket, ownersPacket, statesPacket } from '../packets/owner-and-states.ts'
import { compNote, confirmed, coverSummary, systemForm, umbrellaByMail } from '../quotes-and-binders/bound-for-now.ts'
import {
  agencyBill,
  audited,
  autoIndication,
  compOffer,
  financed,
  options,
  proposal,
} from '../quotes-and-binders/options-and-indication.ts'
import {
  crewBook,
  crewDocument,
  fleetBlocks,
  fleetBook,
  fleetLines,
  fleetTable,
  operators,
  reports,
} from '../schedules/fleet-blocks-and-reports.ts'
import {
  coverageBook,
  formsPage,
  payrolls,
  placeCards,
  ratingLines,
  valuesBook,
} from '../schedules/place-cards-and-ratings.ts'
import { buildings, errors, privacy, tower, umbrellaLetters, underlyingFirst } from '../umbrella/tower.ts'

const split = 'learn'
const terminal = { date: days.slashed, money: dollars }
const office = { money: dollars }

/** Families that were the seventh report third until the reader had been built on them. */
export const SEVENTH_REPORT: Family[] = [
  { name: 'a margin of items', split, style: looks(['sans', 'modern'], [9, 9.5]), papers: { margin: sent(margin), marginAmended: sent(marginAmended) } },
  { name: 'lines brought together', split, style: looks(['sans', 'modern'], [8.5, 9], office), papers: { threeInOne: sent(threeInOne), cards } },
  { name: 'boxes and amounts', split, style: looks(['sans', 'serif'], [8.5, 9], terminal), papers: { numbered: sent(numbered), amountsAhead: sent(amountsAhead) } },
  { name: 'shops and their groups', split, style: looks(['serif', 'sans'], [9, 9.5]), papers: { shopkeeper: sent(shopkeeper), groupMember: sent(groupMember) } },
  { name: 'not admitted', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { nonAdmitted: sent(nonAdmitted), authority } },
  { name: 'limits across', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { byCoverage: sent(byCoverage), tavern: sent(tavern) } },
  { name: 'items one to four of autos', split, style: looks(['sans', 'narrow'], [8, 8.5]), papers: { items: sent(items, 'auto'), motorCarrier: sent(motorCarrier, 'auto') } },
  { name: 'a table a vehicle', split, style: looks(['sans', 'modern'], [8.5, 9]), papers: { eachVehicle: sent(eachVehicle, 'auto'), household: sent(household, 'auto'), homeowner } },
  { name: 'information in a frame', split, style: looks(['sans', 'modern'], [8.5, 9]), papers: { framed: sent(framed, 'wc'), renewalCertificate: sent(renewalCertificate, 'wc'), asked: sent(asked, 'wc') } },
  { name: 'plan and its servant', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { assigned: sent(assigned, 'wc'), statesFund: sent(statesFund, 'wc'), fundCertifies } },
  { name: 'on top of others', split, style: looks(['sans', 'serif', 'narrow'], [8.5, 9]), papers: { underlyingFirst: sent(underlyingFirst, 'umbrella'), tower: sent(tower, 'umbrella'), umbrellaLetters: sent(umbrellaLetters, 'umbrella') } },
  { name: 'claims made lines', split, style: looks(['sans', 'serif'], [9, 9.5]), papers: { errors: sent(errors, 'professional'), privacy: sent(privacy, 'professional'), buildings } },
  { name: 'bound for now', split, style: looks(['sans', 'narrow'], [8.5, 9], terminal), papers: { systemForm, confirmed, coverSummary, umbrellaByMail, compNote } },
  { name: 'policy made other', split, style: looks(['sans', 'serif'], [9, 9.5]), papers: { employersLimits, extension, newName, unitsChanged } },
  { name: 'whole liability policy', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { liabilityPacket, classBlocks } },
  { name: 'whole policy of an owner', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { ownersPacket } },
  { name: 'state after state', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { statesPacket } },
  { name: 'runs across the page', split, style: looks(['sans', 'narrow'], [7.5, 8], office), papers: { twoStories, administrator } },
  { name: 'runs of truckers', split, style: looks(['sans', 'narrow'], [8, 8.5], office), papers: { truckRun, termsBook, clean } },
  { name: 'runs of one claim at a time', split, style: looks(['sans', 'modern'], [8.5, 9], office), papers: { claimCards, counted, claimsFile } },
  { name: 'runs with captions', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { captions, answered } },
  { name: 'runs of an account', split, style: looks(['sans', 'narrow'], [8, 8.5], office), papers: { wholeAccount, twoRows, bars } },
  { name: 'cars of a fleet', split, style: looks(['sans', 'modern'], [8, 8.5], office), papers: { fleetTable, fleetBlocks, fleetBook, fleetLines } },
  { name: 'those who drive', split, style: looks(['sans', 'serif'], [8.5, 9], office), papers: { reports, operators, crewBook, crewDocument } },
  { name: 'places of a business', split, style: looks(['sans', 'narrow'], [8.5, 9], office), papers: { placeCards, valuesBook, coverageBook } },
  { name: 'what is rated', split, style: looks(['sans', 'serif'], [8.5, 9], office), papers: { ratingLines, payrolls, formsPage } },
  { name: 'mailed by law', split, style: looks(['sans', 'wide'], [9, 9.5]), papers: { unpaid, notRenewed, backAgain, conditionally } },
  { name: 'offers and options', split, style: looks(['sans', 'modern'], [9, 9.5]), papers: { options, proposal, compOffer, autoIndication } },
  { name: 'what it costs', split, style: looks(['sans', 'narrow'], [9, 9.5]), papers: { agencyBill, financed, audited } },
  { name: 'asked of applicants', split, style: looks(['serif', 'sans'], [9, 9.5]), papers: { contractorAsks, compAsks, autoAsks } },
  { name: 'wanted by contract', split, style: looks(['serif', 'sans'], [9.5, 10]), papers: { shopLease, exhibitB } },
  { name: 'written and signed', split, style: looks(['serif', 'sans'], [10, 10.5]), papers: { agentOfRecord, denial, withPolicy } },
  { name: 'proofs for others', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { drawn, autoProof, propertyProof, fillable } },
  {
    name: 'clipped to one another',
    split,
    style: looks(['sans', 'narrow'], [8.5, 9]),
    papers: {
      offerThenPolicy: together(options, byCoverage),
      billThenComp: together(agencyBill, framed),
      mailedTower: mailed(tower, 'Excess policy', 'Hello, the excess policy has come in and is attached. The invoice will follow.'),
      applicationThenBinder: together(contractorAsks, confirmed),
    },
  },
] // biome-ignore format: a family in a line
