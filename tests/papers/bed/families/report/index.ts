import type { Family } from '../../family.ts'
import { fillable } from '../../fillable.ts'
import { mailed, together } from '../../together.ts'
import { agentOfRecord, autoAsks, compAsks, contractorAsks, denial, exhibitB, shopLease, withPolicy } from './asked.ts'
import { eachVehicle, homeowner, household, items, motorCarrier } from './autos.ts'
import { sent } from './behind.ts'
import { compNote, confirmed, coverSummary, systemForm, umbrellaByMail } from './bound.ts'
import { backAgain, conditionally, employersLimits, extension, newName, notRenewed, unitsChanged, unpaid } from './changed.ts' // biome-ignore format: a list
import { asked, assigned, framed, fundCertifies, renewalCertificate, statesFund } from './comp.ts'
import { crewBook, crewDocument, fleetBlocks, fleetBook, fleetLines, fleetTable, operators, reports } from './fleets.ts'
import { days, dollars, looks } from './kit.ts'
import { captions, claimCards, twoRows, twoStories, wholeAccount } from './losses.ts'
import { administrator, answered, bars, claimsFile, clean, counted, termsBook, truckRun } from './losses-more.ts'
import { agencyBill, audited, autoIndication, compOffer, financed, options, proposal } from './offered.ts'
import { amountsAhead, cards, margin, marginAmended, numbered, shopkeeper, threeInOne } from './packages.ts'
import { classBlocks, liabilityPacket, ownersPacket, statesPacket } from './packets.ts'
import { coverageBook, formsPage, payrolls, placeCards, ratingLines, valuesBook } from './places.ts'
import { autoProof, drawn, propertyProof } from './proofs.ts'
import { authority, byCoverage, groupMember, nonAdmitted, tavern } from './surplus.ts'
import { buildings, errors, privacy, tower, umbrellaLetters, underlyingFirst } from './upper.ts'

const split = 'report'
const terminal = { date: days.slashed, money: dollars }
const office = { money: dollars }

/** The houses by which the reader is measured. Nobody who builds it looks at them. */
export const REPORT: Family[] = [
  { name: 'a margin of items', split, style: looks(['sans', 'modern'], [9, 9.5]), papers: { margin: sent(margin), marginAmended: sent(marginAmended) } },
  { name: 'three lines in a policy', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { threeInOne: sent(threeInOne) } },
  { name: 'boxes counted through', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { numbered: sent(numbered) } },
  { name: 'amount before its words', split, style: looks(['mono'], [7.8, 8.2], terminal), papers: { amountsAhead: sent(amountsAhead) } },
  { name: 'shopkeepers mutual', split, style: looks(['serif', 'sans'], [9, 9.5]), papers: { shopkeeper: sent(shopkeeper) } },
  { name: 'account on tiles', split, style: looks(['modern'], [9, 9.5], office), papers: { cards } },
  { name: 'not admitted', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { nonAdmitted: sent(nonAdmitted), options } },
  { name: 'limits across', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { byCoverage: sent(byCoverage), tavern: sent(tavern) } },
  { name: 'purchasing group', split, style: looks(['sans', 'serif'], [9, 9.5]), papers: { groupMember: sent(groupMember) } },
  { name: 'several and not joint', split, style: looks(['serif', 'sans'], [9.5, 10]), papers: { authority } },
  { name: 'items one to four of autos', split, style: looks(['sans', 'narrow'], [8, 8.5]), papers: { items: sent(items, 'auto'), motorCarrier: sent(motorCarrier, 'auto') } },
  { name: 'a table a vehicle', split, style: looks(['sans', 'modern'], [8.5, 9], office), papers: { eachVehicle: sent(eachVehicle, 'auto') } },
  { name: 'for households', split, style: looks(['sans', 'serif'], [9, 9.5]), papers: { household: sent(household, 'auto'), homeowner } },
  { name: 'information in a frame', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { framed: sent(framed, 'wc'), renewalCertificate: sent(renewalCertificate, 'wc') } },
  { name: 'plan and its servant', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { assigned: sent(assigned, 'wc'), statesFund: sent(statesFund, 'wc'), fundCertifies } },
  { name: 'questions of small firms', split, style: looks(['modern'], [9.5, 10], office), papers: { asked: sent(asked, 'wc') } },
  { name: 'on top of others', split, style: looks(['sans', 'serif', 'narrow'], [8.5, 9]), papers: { underlyingFirst: sent(underlyingFirst, 'umbrella'), tower: sent(tower, 'umbrella'), umbrellaLetters: sent(umbrellaLetters, 'umbrella') } },
  { name: 'claims made lines', split, style: looks(['sans', 'serif'], [9, 9.5]), papers: { errors: sent(errors, 'professional'), privacy: sent(privacy, 'professional'), buildings } },
  { name: 'whole liability policy', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { liabilityPacket, classBlocks } },
  { name: 'whole policy of an owner', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { ownersPacket } },
  { name: 'state after state', split, style: looks(['sans', 'serif'], [8.5, 9]), papers: { statesPacket } },
  { name: 'bound for now', split, style: looks(['sans', 'narrow'], [8.5, 9]), papers: { systemForm, confirmed, coverSummary } },
  { name: 'bound in a mail', split, style: looks(['sans', 'serif'], [9.5, 10], terminal), papers: { umbrellaByMail, compNote } },
  { name: 'policy made other', split, style: looks(['sans', 'serif'], [9, 9.5]), papers: { employersLimits, extension, newName, unitsChanged } },
  { name: 'mailed by law', split, style: looks(['sans', 'wide'], [9, 9.5]), papers: { unpaid, notRenewed, backAgain, conditionally } },
  { name: 'offers and what they cost', split, style: looks(['sans', 'modern'], [9, 9.5]), papers: { proposal, compOffer, autoIndication, agencyBill, financed, audited } },
  { name: 'wanted by others', split, style: looks(['serif', 'sans'], [9, 9.5]), papers: { contractorAsks, compAsks, autoAsks, shopLease, exhibitB } },
  { name: 'letters and proofs', split, style: looks(['sans', 'serif'], [9, 9.5]), papers: { agentOfRecord, denial, withPolicy, drawn, autoProof, propertyProof, fillable } },
  { name: 'runs across the page', split, style: looks(['sans', 'narrow'], [7.5, 8], office), papers: { twoStories, administrator, truckRun, termsBook } },
  { name: 'runs of one claim at a time', split, style: looks(['sans', 'modern'], [8.5, 9], office), papers: { claimCards, captions, counted, claimsFile } },
  { name: 'runs of an account', split, style: looks(['sans', 'narrow'], [8, 8.5], office), papers: { wholeAccount, twoRows, bars, answered, clean } },
  { name: 'cars and who drives them', split, style: looks(['sans', 'modern'], [8, 8.5], office), papers: { fleetTable, fleetBlocks, reports, operators, fleetBook, fleetLines, crewBook, crewDocument } },
  { name: 'places and what is rated', split, style: looks(['sans', 'narrow'], [8.5, 9], office), papers: { placeCards, ratingLines, payrolls, formsPage, valuesBook, coverageBook } },
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
