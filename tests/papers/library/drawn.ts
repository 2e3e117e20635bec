import { type Chance, chanceFrom } from '../bed/random.ts'
import type { LibraryDocument, LibraryQuestion } from './types.ts'

/** Invented carriers. */
const CARRIERS = [
  ...['Alderwick Mutual', 'Bramblecote Casualty', 'Cindermoor Insurance', 'Dovecliff Assurance', 'Eskerdale Specialty'],
  ...['Farrowgate Mutual', 'Gillyholm Indemnity', 'Hazelbury Casualty', 'Inchmere Insurance', 'Junipervale Mutual'],
  ...[
    'Kittlewood Specialty',
    'Larkenhall Assurance',
    'Marlowick Casualty',
    'Nettleridge Mutual',
    'Oxenbrook Insurance',
  ],
  ...['Pipersgill Indemnity', 'Quenlow Specialty', 'Rushmarsh Mutual', 'Sorrelby Casualty', 'Thistlecombe Insurance'],
  ...['Umberley Assurance', 'Vellacott Mutual', 'Whinfell Casualty', 'Yarrowstone Specialty', 'Zellingham Insurance'],
]

/** Programs as a guide calls them, and as somebody asks for them. */
const PROGRAMS: readonly [string, string][] = [
  ['Artisan Contractors', 'artisan contractors'],
  ['Restaurants and Taverns', 'restaurants'],
  ['Habitational', 'apartments'],
  ['Business Auto', 'commercial auto'],
  ['Workers Compensation', 'work comp'],
  ['Lawn and Landscape', 'landscapers'],
  ['Churches and Nonprofits', 'churches'],
  ['Garage and Dealers', 'garages'],
  ['Medical Offices', 'medical offices'],
  ['Light Manufacturing', 'manufacturers'],
  ['Hotels and Motels', 'hotels'],
  ['Self-Storage', 'self storage'],
  ['Farm and Ranch', 'farms'],
  ['Cyber', 'cyber'],
  ['Inland Marine', 'inland marine'],
  ['Commercial Umbrella', 'umbrella'],
  ['Professional Liability', 'E&O'],
  ['Trucking for Hire', 'trucking'],
  ['Day Care Centers', 'day cares'],
  ['Beauty Salons', 'salons'],
]

type Rule = {
  heading: string
  said: (figure: string) => string
  asked: readonly string[]
  figure: (chance: Chance) => string
}

const dollars = (chance: Chance, from: number, to: number, step: number) =>
  `$${(chance.int(from, to) * step).toLocaleString('en-US')}`
/** What a guide rules: in its words, and how somebody asks for it in other ones. */
const RULES: readonly Rule[] = [
  { heading: 'MINIMUM PREMIUM', said: (it) => `No policy is written below ${it} of annual premium, fully earned at inception.`, asked: ['min prem for # with @', 'lowest premium @ takes on #'], figure: (chance) => dollars(chance, 6, 60, 125) },
  { heading: 'DEDUCTIBLES', said: (it) => `The standard deductible is ${it} per claim; higher options earn a credit.`, asked: ['what ded does @ use for #', 'standard deductible # @'], figure: (chance) => dollars(chance, 1, 20, 500) },
  { heading: 'AGE OF BUILDING', said: (it) => `Buildings built more than ${it} years ago need updated wiring, plumbing and roof.`, asked: ['how old can a building be for @ #', 'building age limit @ #'], figure: (chance) => String(chance.int(15, 70)) },
  { heading: 'LOSS HISTORY', said: (it) => `Currently valued loss runs of the last ${it} years go with each submission.`, asked: ['how many years of loss runs does @ want for #', 'loss runs needed # @'], figure: (chance) => String(chance.int(2, 7)) },
  { heading: 'COMMISSION', said: (it) => `The agent earns ${it} percent on new business and two points less at renewal.`, asked: ['what do we make on # with @', 'commission @ # new business'], figure: (chance) => String(chance.int(7, 22)) },
  { heading: 'CANCELLATION', said: (it) => `The insured is given ${it} days of notice where we cancel for nonpayment.`, asked: ['days notice @ gives before cancelling # for nonpay', 'how many days notice of cancellation # @'], figure: (chance) => String(chance.int(8, 45)) },
  { heading: 'BINDING AUTHORITY', said: (it) => `The agent may bind up to ${it} of total insured value without asking us.`, asked: ['how much can we bind ourselves for @ #', 'binding authority limit # @'], figure: (chance) => dollars(chance, 2, 60, 100_000) },
  { heading: 'REPORTING A CLAIM', said: (it) => `Claims are reported within ${it} hours by telephone or by the portal.`, asked: ['how fast must a claim be reported to @ for #', 'claim reporting deadline # @'], figure: (chance) => String(chance.int(4, 96)) },
  { heading: 'INSPECTION', said: (it) => `A loss control survey is ordered for locations above ${it} of sales.`, asked: ['when does @ order an inspection on #', 'loss control survey threshold # @'], figure: (chance) => dollars(chance, 2, 60, 50_000) },
  { heading: 'SUBCONTRACTORS', said: (it) => `Uninsured subs may cost ${it} percent of receipts at most.`, asked: ['share of uninsured subs @ allows on #', 'uninsured subcontractor limit # @'], figure: (chance) => String(chance.int(5, 40)) },
  { heading: 'NEW VENTURES', said: (it) => `A venture needs an owner with ${it} years of experience in the trade.`, asked: ['does @ take startups in #, years of experience', 'experience needed for a new venture # @'], figure: (chance) => String(chance.int(1, 9)) },
  { heading: 'BILLING', said: (it) => `Installments carry a fee of ${it} each; paid in full there is none.`, asked: ['installment fee @ #', 'what does @ charge per payment on #'], figure: (chance) => dollars(chance, 2, 15, 1) },
] // biome-ignore format: a table

const FILLER = [
  'This guide does not change the terms of any policy, and the policy governs.',
  'Refer a risk that is not described here to your underwriter before quoting.',
  'A signed application and photographs are kept on file with the agency.',
  'Eligibility depends on the operations, the premises and the experience of the applicant.',
  'Certificates of insurance may be issued by the agent where no wording is changed.',
  'Coverage applies subject to the forms and endorsements that are listed on the declarations.',
  'Limits above those shown here need the approval of the home office.',
  'Premium audits are made at the end of the term where the basis is payroll or sales.',
]

export type Drawn = { documents: LibraryDocument[]; questions: (LibraryQuestion & { author: string })[] }

/**
 * Guides of invented carriers, up to 500, each of its carrier and program, with a figure of its own for each rule; and a question for each that
 * asks in other words than the guide's. Of ten guides one has a title that does not tell its program. `author`: the carrier. The same seed draws the same.
 */
export function drawGuides(seed: number, count: number): Drawn {
  const chance = chanceFrom(seed)
  const pairs = chance.shuffle(CARRIERS.flatMap((carrier) => PROGRAMS.map((program) => ({ carrier, program }))))
  const drawn: Drawn = { documents: [], questions: [] }
  for (const [place, { carrier, program }] of pairs.slice(0, count).entries()) {
    const [called, spoken] = program
    const name = place % 10 ? `${carrier} - ${called} Guide` : `${carrier} Manual ${String(100 + place)}`
    const rules = chance.some(RULES, 9).map((rule) => ({ ...rule, line: rule.said(rule.figure(chance)) }))
    const sections = chance
      .shuffle(rules)
      .map(({ heading, line }) => [...[heading, `  ${line}`, `  ${chance.pick(FILLER)}`, `  ${chance.pick(FILLER)}`]])
    const head = [carrier.toUpperCase(), `${called} - Agent guide`, '']
    const cut = chance.int(3, 6)
    const pages = [head.concat(sections.slice(0, cut).flat()), head.concat(sections.slice(cut).flat())]
    drawn.documents.push({ name, pages })
    const { line, asked } = chance.pick(rules)
    const short = chance.maybe(0.5) ? carrier.split(' ')[0]! : carrier
    const question = chance.pick(asked).replace('@', short).replace('#', spoken)
    const page = pages.findIndex((lines) => lines.includes(`  ${line}`)) + 1
    drawn.questions.push({ question, document: name, page, key: literally(line), author: carrier })
  }
  return drawn
}

const literally = (line: string) => new RegExp(line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
