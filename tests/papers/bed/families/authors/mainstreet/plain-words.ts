import { SYMBOL_TICKS } from '../../../elements.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

type Words = Record<string, [plain: string[], trade: string[]]>
const WORDS: Record<Line, Words> = {
  gl: {
    occurrence: [['Most we pay for one accident', 'Most we pay for any one incident', 'Someone gets hurt or their things get damaged (per event)', 'Injury or damage to others, per incident'], ['Each occurrence', 'Liability limit per occurrence', 'Per occurrence limit', 'Liability and medical expenses, each occurrence']],
    aggregate: [['Most we pay in a policy year, other than finished work', 'Yearly cap for everything except products and finished work', 'All other incidents added up, per policy year'], ['General aggregate', 'Aggregate limit (other than products-completed operations)', 'Gen. agg.']],
    products: [['Yearly cap for products you sell and work you finish', 'Products and finished work, all incidents in a year'], ['Products/completed operations aggregate', 'Prod.-comp. ops total limit', 'Products and completed work aggregate']],
    personal: [['Slander, libel and advertising mistakes', 'If your words or ads harm someone'], ['Personal and advertising injury', 'Personal &amp; advertising injury limit', 'P&amp;AI, any one person or organization']],
    rented: [['Damage to the space you rent', 'Harm to your landlord’s building (one premises)'], ['Damage to premises rented to you', 'Tenant’s fire legal liability, any one premises', 'Rented premises damage']],
    medical: [['Doctor bills for a visitor, per person', 'Medical bills for one person, no matter the fault'], ['Medical expense, any one person', 'Med pay per person', 'Medical payments, each person']],
  },
  auto: {
    csl: [['Most we pay for one accident', 'Injury and damage to others, one limit per accident'], ['Combined single limit, each accident', 'Liability CSL', 'Liability, bodily injury and property damage, each accident']],
    perPerson: [['Injury to one other person', 'Most we pay for one injured person'], ['Bodily injury, each person', 'BI per person']],
    perAccident: [['Injury to everyone in one accident', 'Most we pay for all injured people in an accident'], ['Bodily injury, each accident', 'BI per accident']],
    damage: [['Damage to other people’s property', 'Other people’s cars, fences and buildings, per accident'], ['Property damage, each accident', 'PD per accident']],
  },
  umbrella: {
    occurrence: [['Extra we pay for one accident', 'Most we add for any one incident'], ['Each occurrence', 'Umbrella limit per occurrence']],
    aggregate: [['Extra we pay in a policy year', 'Most we add in one policy year'], ['Aggregate', 'Umbrella annual aggregate']],
    retention: [['What you pay first (retention)', 'Your retention, where no other policy pays'], ['Self-insured retention', 'Retained limit (retention) each occurrence']],
  },
  wc: {
    accident: [['Most we pay for one work accident', 'Hurt in an accident, each accident'], ['Bodily injury by accident, each accident', 'E.L. each accident']],
    disease: [['Work illness, everyone together', 'Most we pay for all work illness in the policy'], ['Bodily injury by disease, policy limit', 'E.L. disease – policy limit']],
    employee: [['Work illness, any one employee', 'Made sick by work, per employee'], ['Bodily injury by disease, each employee', 'E.L. disease – each employee']],
  },
  professional: {
    claim: [['Most we pay for one claim', 'If a client says you made a mistake, per claim'], ['Each claim', 'Professional liability per claim']],
    aggregate: [['Most we pay for all claims in a year', 'All claims together'], ['Aggregate', 'Policy aggregate']],
    retention: [['What you pay first on a claim', 'Your share of each claim'], ['Retention, each claim', 'Deductible per claim']],
  },
} // biome-ignore format: a table

const TITLES: Record<Line, string[]> = {
  gl: ['Business liability', 'General liability', 'Businessowners – liability', 'Liability to others'],
  auto: ['Business auto', 'Commercial auto', 'Small fleet auto', 'Auto liability'],
  umbrella: ['Umbrella', 'Commercial umbrella', 'Umbrella – extra liability'],
  wc: ['Workers’ compensation', 'Workers compensation and employers liability', 'Work comp'],
  professional: ['Professional liability', 'Errors and omissions', 'Professional mistakes (E&O)'],
}

/** What this document calls a line. */
export function titleOf(voice: Voice, line: Line): string {
  const title = voice.chance.pick(TITLES[line])
  return line === 'umbrella' ? voice.tick('umbrella.umbrella', title) : title
}

const both = (plain: string, trade: string) =>
  `${plain}${trade}`.includes('(')
    ? `${plain} / ${trade}`
    : `${plain} (${trade.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())})`

/** The words for the limits of a line in one register, in an order of their own. */
export function wordsFor(voice: Voice, line: Line, register = voice.chance.pick(['plain', 'trade', 'both'] as const)) {
  const { chance } = voice
  const left = line === 'gl' && chance.maybe(0.15) ? chance.pick(['rented', 'medical', 'personal']) : ''
  const all = Object.entries(WORDS[line]).filter(([name]) => name !== left)
  return Object.fromEntries(
    (chance.maybe(0.35) ? chance.shuffle(all) : all).map(([name, [plain, trade]]) => {
      if (register === 'both') return [name, both(chance.pick(plain), chance.pick(trade))]
      return [name, chance.pick(register === 'plain' ? plain : trade)]
    }),
  ) as Record<string, string>
}

/** An amount as a web page shows it large: $1M, $500K; small ones in full. */
function shortly(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  return amount >= 100_000 ? `$${amount / 1000}K` : `$${amount.toLocaleString('en-US')}`
}

/** Each limit that holds with its words. */
export function limitsOf(voice: Voice, line: Line, words = wordsFor(voice, line), short = false): [string, string][] {
  const { limits, excluded } = voice.truth.policies[line]
  return Object.keys(words)
    .filter((name) => limits[name])
    .map((name) => {
      const printed = voice.limit(line, name)
      if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
      return [words[name]!, short && excluded !== name ? shortly(limits[name]!) : printed]
    })
}

/** Amounts beside the same words that do not hold: of an offer, or of a term before. */
export const amountsOf = (
  voice: Voice,
  limits: Record<string, number>,
  words: Record<string, string>,
): [string, string][] =>
  Object.keys(words)
    .filter((name) => limits[name])
    .map((name) => [words[name]!, voice.money(limits[name]!)])

const AUTOS: Record<number, string> = {
  1: 'any auto you use',
  2: 'all autos you own',
  7: 'the scheduled autos listed here',
  8: 'hired autos (rented or borrowed)',
  9: 'non-owned autos (your employees’ own)',
}
/** Which autos are covered, in words or by symbols. */
export const autosOf = (voice: Voice): string =>
  voice.chance.maybe(0.35)
    ? `Covered auto symbols ${voice.symbols()}`
    : voice.truth.policies.auto.symbols.map((symbol) => voice.tick(SYMBOL_TICKS[symbol]!, AUTOS[symbol]!)).join('; ')

/** Number, term and, where asked, carrier of a policy, with labels of this document. */
export function policyOf(voice: Voice, line: Line, withCarrier = true): [string, string][] {
  const { chance } = voice
  const from = voice.effective(line)
  const to = voice.expiration(line)
  const term: [string, string][] = chance.pick([
    [[chance.pick(['Policy period', 'Your policy term', 'You’re covered']), `${from} ${chance.pick(['–', 'to', 'through'])} ${to}`]],
    [[chance.pick(['Starts', 'Coverage begins', 'Effective']), from], [chance.pick(['Ends', 'Expires', 'Coverage ends']), to]],
  ] as [string, string][][]) // biome-ignore format: pairs
  const number: [string, string] = [
    chance.pick(['Policy number', 'Your policy', 'Policy #', 'Policy no.']),
    voice.number(line),
  ]
  const pairs = chance.maybe(0.5) ? [number, ...term] : [...term, number]
  return withCarrier ? [...pairs, insurerOf(voice, line)] : pairs
}

/** The company that stands behind a policy, with its NAIC number in half of all documents. */
export function insurerOf(voice: Voice, line: Line): [string, string] {
  const { chance } = voice
  const naic = chance.maybe(0.5) ? ` (NAIC ${chance.pick(['', '# ', 'no. '])}${voice.naic(line)})` : ''
  return [
    chance.pick(['Underwritten by', 'Insurance company', 'Your insurer', 'Insured with']),
    `${voice.carrier(line)}${naic}`,
  ]
}
