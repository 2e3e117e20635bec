import {
  CARRIER_WORDS,
  ENDINGS,
  FANCY,
  FIFTH_REPORT,
  FIRST_NAMES,
  FOURTH_REPORT,
  KEPT,
  REPORT,
  SECOND_REPORT,
  SEVENTH_REPORT,
  SIXTH_REPORT,
  STREETS,
  SURNAMES,
  THIRD_REPORT,
  TOWNS,
  TRADES,
  type Words,
} from './name-words.ts'
import type { Chance } from './random.ts'

/** Which third of the families a document belongs to; each third has names of its own, so that no name can be learned. */
export type Split = 'learn' | 'threshold' | 'report'
/** Whose names a family's documents bear. Some families kept theirs when they moved from the report third to learn, so that questions about their documents still hold. */
export type NameSet = Split | 'kept'
export const SPLITS: Split[] = ['learn', 'threshold', 'report']

export type Address = { one: string; two: string; city: string; state: string; zip: string }
export type Party = { name: string; address: Address }
export type Producer = Party & { contact: string; phone: string; fax: string; email: string; code: string }
export type Carrier = { name: string; naic: string; address: Address }

function wordsOf(split: NameSet): Words {
  if (split === 'report') return REPORT
  if (split === 'kept') return KEPT
  const share = <T>(items: readonly T[]) =>
    items.filter((_, index) => (index % SPLITS.length === SPLITS.indexOf('threshold')) === (split === 'threshold'))
  const own = {
    fancy: share(FANCY),
    carriers: share(CARRIER_WORDS),
    endings: ENDINGS,
    surnames: share(SURNAMES),
    towns: share(TOWNS),
  }
  return split === 'threshold'
    ? own
    : [SECOND_REPORT, THIRD_REPORT, FOURTH_REPORT, FIFTH_REPORT, SIXTH_REPORT, SEVENTH_REPORT].reduce(joined, own)
}

const joined = (some: Words, others: Words): Words => ({
  fancy: [...some.fancy, ...others.fancy],
  carriers: [...some.carriers, ...others.carriers],
  endings: [...some.endings, ...others.endings],
  surnames: [...some.surnames, ...others.surnames],
  towns: [...some.towns, ...others.towns],
})

/** Names and addresses of one third of the documents. */
export function namesFor(chance: Chance, split: NameSet) {
  const own = wordsOf(split)
  const fancy = () => chance.pick(own.fancy)
  const surname = () => chance.pick(own.surnames)
  const person = () =>
    `${chance.pick(FIRST_NAMES)} ${chance.maybe(0.3) ? `${chance.pick('ABCDEGJKLMRST'.split(''))}. ` : ''}${surname()}`
  const trade = () => chance.pick(TRADES)
  const address = (): Address => {
    const [city, state, prefix] = chance.pick(own.towns)
    const two = chance.maybe(0.25)
      ? chance.pick([`Suite ${chance.int(100, 990)}`, `Unit ${chance.int(1, 40)}`, `Floor ${chance.int(2, 30)}`])
      : ''
    const one = chance.maybe(0.12) ? `P.O. Box ${chance.digits(4)}` : `${chance.int(1, 9999)} ${chance.pick(STREETS)}`
    return {
      one,
      two: one.startsWith('P') ? '' : two,
      city,
      state,
      zip: `${prefix}${chance.digits(2)}${chance.maybe(0.2) ? `-${chance.digits(4)}` : ''}`,
    }
  }
  const secondBusinesses = [
    () => `${fancy()} ${trade()} of ${chance.pick(own.towns)[0]}, Inc. d/b/a ${fancy()} ${trade()}`,
    () => `${fancy()} Condominium Association, Inc.`,
    () => `${surname()} & Sons ${trade()}, L.L.C.`,
    () => `City Center ${fancy()} LP`,
  ]
  const thirdBusinesses = [
    () => `${fancy()} ${trade()} of ${chance.pick(own.towns)[0]}, LLC`,
    () => `${surname()} Enterprises, Inc. DBA ${fancy()} ${trade()}`,
    () => `${chance.int(100, 990)} ${fancy()} Realty Corp.`,
    () => `${fancy()} Community Church, Inc.`,
    () => `${surname()} & ${surname()} ${trade()}, LLP`,
    () => `${person()} and ${person()}, a Partnership`,
  ]
  const fourthBusinesses = [
    () => `${fancy()} Homeowners Association, Inc.`,
    () => `${surname()} & Daughters ${trade()}, LLC`,
    () => `${fancy()} Youth & Family Services, a Nonprofit Corporation`,
    () => `${person()} & ${person()} DBA ${fancy()} ${trade()}`,
    () => `${fancy()} ${trade()} USA, Inc.`,
    () => `${chance.int(10, 990)} ${fancy()} Avenue Associates, L.P.`,
  ]
  const fifthBusinesses = [
    () => `${fancy()} Owners Corp.`,
    () => `${surname()} & Associates ${trade()}, P.L.L.C.`,
    () => `${fancy()} ${trade()} Group, LLC t/a ${fancy()} ${trade()}`,
    () => `Friends of ${fancy()} Park, Inc.`,
    () => `${person()} DBA ${surname()} ${trade()}`,
    () => `${fancy()} Townhomes Association`,
    () => `${fancy()} ${trade()}, Ltd.`,
    () => `${surname()} Family Limited Partnership`,
  ]
  const sixthBusinesses = [
    () => `${fancy()} ${trade()} Inc`,
    () => `${surname()} & ${surname()} Holdings LLC DBA ${fancy()} ${trade()}`,
    () => `${fancy()} Plaza Owner, LLC`,
    () => `${surname()} ${trade()} and ${surname()} Leasing, LLC`,
    () => `${person()}, sole proprietor`,
    () => `Iglesia ${fancy()}, a Religious Corporation`,
    () => `${fancy()} Volunteer Fire Department, Inc.`,
    () => `${surname()} ${trade()} of ${chance.pick(own.towns)[0]} Co.`,
    () => `The ${surname()} Group, LLC`,
  ]
  const seventhBusinesses = [
    () => `${fancy()} ${trade()} Partners, LLC`,
    () => `${surname()} & Company ${trade()}, Inc.`,
    () => `${fancy()} Cooperative, Inc.`,
    () => `${chance.pick(own.towns)[0]} ${trade()}, LLC`,
    () => `${surname()} ${trade()}, a division of ${fancy()} Corporation`,
    () => `${fancy()} Learning Center, a Nonprofit Corporation`,
    () => `${person()} & Sons, LLC`,
    () => `${fancy()} Hospitality Group, LLC and ${fancy()} Kitchens, LLC`,
    () => `${surname()} Land & Cattle Co.`,
    () => `${fancy()} ${chance.int(2, 9)} Owner, L.L.C.`,
    () => `Township of ${fancy()}`,
  ]
  const business = () =>
    chance.pick([
      () => `${fancy()} ${trade()}, LLC`,
      () => `${fancy()} & ${fancy()} ${trade()} Inc.`,
      () => `${surname()} Brothers ${trade()}, Inc.`,
      () => `The ${fancy()} ${trade()} Company of ${chance.pick(own.towns)[0]}, L.P.`,
      () => `${person()} dba ${fancy()} ${trade()}`,
      () => `${surname()}, ${surname()} & ${surname()}, P.C.`,
      () => `${fancy()} Holdings, Inc. and ${fancy()} ${trade()} LLC`,
      () => `${fancy()} ${trade()} Corp. DBA ${fancy()} ${chance.pick(['Works', 'Place', 'Depot'])}`,
      () => `${surname()} Family Trust`,
      () => `${fancy()} ${trade()}`,
      () => `${fancy()}-${fancy()} Joint Venture`,
      ...{
        learn: [
          ...secondBusinesses,
          ...thirdBusinesses,
          ...fourthBusinesses,
          ...fifthBusinesses,
          ...sixthBusinesses,
          ...seventhBusinesses,
        ],
        threshold: [],
        kept: [
          () => `${fancy()} ${trade()} Company`,
          () => `${surname()} & ${surname()} ${trade()}, PLC`,
          () => `${chance.pick(own.towns)[0]} ${fancy()} Apartments, L.P.`,
          () => `${fancy()} Academy of ${chance.pick(own.towns)[0]}`,
          () => `${surname()} Bros. ${trade()}`,
          () => `${person()} DBA ${surname()}'s ${trade()}`,
          () => `${fancy()} Lodge No. ${chance.int(12, 980)}`,
          () => `${fancy()} ${trade()} Northwest, Inc.`,
          () => `${surname()} Ranch & ${trade()} LLC`,
          () => `The ${fancy()} at ${fancy()} Condominium Trust`,
          () => `${fancy()} Management Corp. as agent for ${chance.int(10, 99)} ${fancy()} Street LLC`,
        ],
        report: [
          () => `${fancy()} ${trade()} of the Valley, Inc.`,
          () => `${surname()} & ${surname()}, LLC`,
          () => `${fancy()} Residences Owner LP`,
          () => `${person()} d/b/a ${fancy()} ${trade()}`,
          () => `Estate of ${person()}`,
          () => `${chance.pick(own.towns)[0]} ${fancy()} Charter School, Inc.`,
          () => `${surname()} Holdings Group, Inc. & ${surname()} Equipment LLC`,
          () => `${fancy()} ${trade()} Services Corp`,
          () => `${fancy()} Soccer Club`,
          () => `${surname()} Bros Farms, a General Partnership`,
          () => `${chance.int(100, 9900)} ${fancy()} Drive, LLC`,
          () => `${fancy()} Parish and ${fancy()} School`,
        ],
      }[split],
    ])()
  const carrier = (): Carrier => ({
    name: `${chance.pick(own.carriers).replace('-', ' ')} ${chance.pick(own.endings)}`,
    naic: `${chance.int(1, 4)}${chance.digits(4)}`,
    address: address(),
  })
  const agency = (): string =>
    chance.pick([
      () => `${surname()} & ${surname()} Insurance Agency`,
      () => `${fancy()} Risk Partners, LLC`,
      () => `${surname()} Insurance Brokers, Inc.`,
      () => `${fancy()} Agency`,
      () => `${fancy()} Insurance Services of ${chance.pick(own.towns)[0]}`,
      () => `${surname()}-${surname()} Brokerage Group`,
      ...{
        learn: [
          () => `${fancy()} Holdings, Inc.`,
          () => `${surname()} Builders Risk Advisors, LLC`,
          () => `The ${surname()} Agency, Inc.`,
          () => `${fancy()} Insurance Group, LLC`,
          () => `${surname()} ${surname()} & Associates`,
          () => `${fancy()} Insurance Partners`,
          () => `${surname()} Risk Management, Inc.`,
          () => `${surname()}, ${surname()} & Co.`,
          () => `${fancy()} Insurance, a ${surname()} Company`,
          () => `${surname()} Insurance Center, Inc.`,
          () => `${fancy()} Benefits & Insurance`,
          () => `${surname()} Group Insurance Brokers, LLC`,
          () => `${chance.pick(own.towns)[0]} Insurance Agency, Inc.`,
          () => `${surname()} & ${surname()}, Inc.`,
          () => `${surname()} Insurance Inc`,
          () => `${surname()} ${surname()} Insurance & Bonds`,
          () => `${fancy()} Insurance Solutions, LLC`,
          () => `${chance.pick(own.towns)[0]} Insurance Center`,
          () => `${surname()} Commercial Insurance Services, Inc.`,
          () => `${fancy()} Risk & Insurance Services (${chance.pick(own.towns)[1]})`,
          () => `${surname()} Family Agency, LLC`,
          () => `${surname()} Insurance Associates, Inc.`,
          () => `${fancy()} Assurance Agency, LLC`,
          () => `${chance.pick(own.towns)[0]} Underwriters, Inc.`,
          () => `${surname()} & ${surname()} Risk Advisors`,
          () => `${fancy()} Coverage Group`,
          () => `${surname()} Agency of ${chance.pick(own.towns)[0]}, Inc.`,
          () => `${fancy()} Brokerage, Inc.`,
          () => `${surname()} ${surname()} Insurance`,
          () => `${fancy()} & ${surname()} Insurance Services, LLC`,
        ],
        threshold: [],
        kept: [
          () => `${surname()} Insurance Agency, LLC`,
          () => `${fancy()} Commercial Brokers, Inc.`,
          () => `${surname()} & Sons Insurance`,
          () => `${chance.pick(own.towns)[0]} Insurance Associates`,
          () => `${surname()} ${surname()} Agency, Inc.`,
          () => `${fancy()} Assurance Brokers of ${chance.pick(own.towns)[1]}, LLC`,
          () => `${fancy()} Insurance Advisors`,
          () => `${surname()} Bonding & Insurance, Inc.`,
          () => `Independent Agents of ${chance.pick(own.towns)[0]}`,
        ],
        report: [
          () => `${surname()} & ${surname()} Agency, LLC`,
          () => `${fancy()} Insurance Brokerage, Inc.`,
          () => `${surname()} Insurance, LLC`,
          () => `The ${fancy()} Group`,
          () => `${chance.pick(own.towns)[0]} Mutual Agency`,
          () => `${surname()} Brothers Insurance Agency, Inc.`,
          () => `${fancy()} Underwriting Managers & Agency`,
          () => `${surname()} Risk Solutions of ${chance.pick(own.towns)[0]}`,
          () => `${fancy()} National Agency, Inc.`,
          () => `${person()} Insurance`,
        ],
      }[split],
    ])()
  const phone = () =>
    chance.pick([
      `(${chance.int(201, 989)}) 555-01${chance.digits(2)}`,
      `${chance.int(201, 989)}-555-01${chance.digits(2)}`,
    ])
  const producer = (): Producer => {
    const [name, contact] = [agency(), person()]
    const email = `${contact.split(' ').at(-1)!.toLowerCase()}@${name.split(/[ ,]/)[0]!.toLowerCase()}.example.com`
    return { name, address: address(), contact, phone: phone(), fax: phone(), email, code: chance.digits(6) }
  }
  return { person, address, business, carrier, producer, agency, phone }
}
export type Names = ReturnType<typeof namesFor>
