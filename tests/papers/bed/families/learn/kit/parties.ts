import type { Location } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from './blocks.ts'

/** Who is insured and who sold it, told as what holds. */
export const insuredTold = (voice: Voice, between = '<br>') =>
  [voice.insured(), ...voice.insuredAddress()].join(between)
export const agencyTold = (voice: Voice, between = '<br>') =>
  [voice.producer(), ...voice.producerAddress()].join(between)

/** The insured as in the window of an envelope: a second name stands on a line of its own. */
const insuredSplit = (second: RegExp) => (voice: Voice) =>
  inLines(voice.insured().replace(second, '<br>$1 '), voice.insuredAddress())
export const insuredSplitOnce = insuredSplit(/ (d\/b\/a|dba|DBA|and|AND) (?=\S)/)
export const insuredSplitAtTrade = insuredSplit(/ (d\/b\/a|dba|DBA|t\/a|and|AND|D\/B\/A|T\/A) (?=\S)/)
export const insuredSplitAtWords = insuredSplit(/ (dba|and) (?=\w)/gi)
const EVERY_NAME = / (dba|d\/b\/a|and) (?=\w)/gi
export const insuredSplitAtAll = insuredSplit(EVERY_NAME)
export const nameSplitAtAll = (name: string) => name.replace(EVERY_NAME, '<br>$1 ')

const cased = ({ style, text }: Voice, words: string) => text(style.capitals ? words.toUpperCase() : words)
/** Parties of whom nothing is told, in the letters of the document. */
export const insuredName = (voice: Voice) => cased(voice, voice.truth.insured.name)
export const agencyName = (voice: Voice) => cased(voice, voice.truth.producer.name)
export const carrierName = (voice: Voice, line: Line) => cased(voice, voice.truth.policies[line].carrier.name)
export const insuredUntold = (voice: Voice, between = '<br>') =>
  [insuredName(voice), ...voice.address(voice.truth.insured.address)].join(between)
export const agencyUntold = (voice: Voice, between = '<br>') =>
  [agencyName(voice), ...voice.address(voice.truth.producer.address)].join(between)
export const wholesalerUntold = (voice: Voice, between = '<br>') =>
  [cased(voice, voice.truth.wholesaler.name), ...voice.address(voice.truth.wholesaler.address)].join(between)
/** The insured's name as the account has it, whatever letters the document uses. */
export const insuredAsWritten = ({ truth, text, address }: Voice) =>
  inLines(text(truth.insured.name), address(truth.insured.address))
/** The carrier's own place, which is nobody's mailing address. */
export const homeOffice = ({ truth, address }: Voice, line: Line = 'gl', between = ', ') =>
  address(truth.policies[line].carrier.address).join(between)
export const carrierAndOffice = (voice: Voice, line: Line, between = ', ') =>
  [voice.text(voice.truth.policies[line].carrier.name), homeOffice(voice, line, between)].join(between)
/** Somebody who has nothing to do with the account. */
export const stranger = ({ truth, text, address }: Voice, between = '<br>') =>
  [text(truth.names.business()), ...address(truth.names.address())].join(between)

export const firstWord = (name: string) => name.split(' ')[0]!
/** The first word of a company's name, as its sign. */
export const sign = ({ truth, text }: Voice, line: Line) => text(firstWord(truth.policies[line].carrier.name))
/** Who lends, leases or finances, and is nobody's insured. */
const lenderOf =
  (kinds: string[]) =>
  ({ truth, text, chance }: Voice) =>
    `${text(firstWord(truth.names.carrier().name))} ${chance.pick(kinds)}`
export const bankOrFunding = lenderOf([
  'Bank, N.A.',
  'Savings Bank',
  'Credit Union',
  'Equipment Finance, LLC',
  'Funding Corp.',
])
export const bankOrLeasing = lenderOf([
  'National Bank',
  'Federal Credit Union',
  'Leasing, Inc.',
  'State Bank & Trust',
  'Commercial Capital, LLC',
])
export const bankOrCapital = lenderOf([
  'Savings Bank, ISAOA',
  'Community Bank, N.A.',
  'Equipment Finance Corp.',
  'Credit Union',
  'Capital Leasing LLC',
])
export const bankOrFarmCredit = lenderOf([
  'State Bank, ISAOA/ATIMA',
  'Federal Credit Union',
  'Commercial Lending LLC',
  'Trust Company',
  'Farm Credit, ACA',
])
export const bankOrMortgage = lenderOf([
  'Savings Bank, its successors and assigns',
  'Equipment Finance, Inc.',
  'Community Bank, N.A.',
  'Mortgage Company LLC',
])

/** Where a building stands, which is at no post office: such addresses become a street. */
const siteOn =
  (street: string) =>
  ({ address }: Voice, { party }: Location, between = ', ') =>
    address({ ...party.address, one: party.address.one.replace(/^P\.O\. Box (\d{3})\d$/, street) }).join(between)
export const siteOnDepotStreet = siteOn('$1 Depot Street')
export const siteOnFoundryRoad = siteOn('$1 Foundry Road')
export const siteOnKilnStreet = siteOn('1$1 Kiln Street')
export const siteOnWharfStreet = siteOn('2$1 Wharf Street')
