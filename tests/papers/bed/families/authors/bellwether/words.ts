import { SYMBOL_TICKS } from '../../../elements.ts'
import type { Chance } from '../../../random.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number in words. */
function spelled(number: number): string {
  const rest = (above: number, word: string) =>
    `${spelled(Math.floor(number / above))} ${word}${number % above ? ` ${spelled(number % above)}` : ''}`
  if (number >= 1_000_000) return rest(1_000_000, 'million')
  if (number >= 1000) return rest(1000, 'thousand')
  if (number >= 100) return rest(100, 'hundred')
  if (number < 20) return ONES[number]!
  return `${TENS[Math.floor(number / 10)]}${number % 10 ? `-${ONES[number % 10]}` : ''}`
}

const capital = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
const commas = (amount: number) => amount.toLocaleString('en-US')

/** $1M, $1.5M, $500K, $2,500. */
export function shortly(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  if (amount >= 10_000) return `$${amount / 1000}K`
  return `$${commas(amount)}`
}

/** Ways in which a letter writes an amount. */
export const MANNERS: ((amount: number) => string)[] = [
  (amount) => `${capital(spelled(amount))} Dollars ($${commas(amount)})`,
  (amount) => `$${commas(amount)}`,
  shortly,
  (amount) => `${spelled(amount)} dollars`,
  (amount) => (amount >= 1_000_000 ? `$${amount / 1_000_000} million` : `$${commas(amount)}`),
]

/** A limit of a policy in force in words of one's own. */
export function own(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const printed = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  return policy.excluded === name ? printed : print(policy.limits[name] ?? 0)
}

/** The limits a line has amounts for. */
export const amountsOf = (policy: Policy, names: string[]) =>
  names.filter((name) => policy.limits[name] && policy.excluded !== name)

export const day = (iso: string) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`

/** A date as letters write it. */
export function dayWriter(chance: Chance): (iso: string) => string {
  const nth = (number: number) =>
    `${number}${number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
  return chance.pick([
    day,
    day,
    (iso: string) => `the ${nth(Number(iso.slice(8)))} of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`,
    (iso: string) => `${Number(iso.slice(8))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`,
  ])
}

/** The texts of the voice without HTML, for workbooks and mails. */
export const bare = (html: string) =>
  html.replaceAll('<br>', '\n').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Columns of a print of fixed width. */
export const padded = (html: string, width: number) => html + ' '.repeat(Math.max(1, width - bare(html).length))

const inLower = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The mail address of somebody at a company. */
export const mailOf = (person: string, company: string) =>
  `${inLower(person.split(' ')[0]!)}.${inLower(person.split(' ').at(-1)!)}@${inLower(company.split(' ')[0]!)}.example.com`

/** The words one document has for the lines and their limits. */
export function labelsOf(chance: Chance): { line: Record<Line, string>; limit: Record<Line, Record<string, string>> } {
  const pick = (...words: string[]) => chance.pick(words)
  return {
    line: {
      gl: pick('Commercial General Liability', 'General Liability', 'CGL', 'Liability (CGL)'),
      auto: pick('Business Auto', 'Commercial Automobile', 'Automobile Liability', 'Auto'),
      umbrella: pick('Commercial Umbrella', 'Umbrella Liability', 'Umbrella'),
      wc: pick('Workers Compensation and Employers Liability', 'Workers’ Compensation', 'Work Comp / EL', 'WC & EL'),
      professional: pick('Professional Liability', 'Errors & Omissions', 'E&O', 'Miscellaneous Professional').replace(
        '&',
        '&amp;',
      ),
    },
    limit: {
      gl: {
        occurrence: pick('Each occurrence', 'Per occurrence', 'Any one occurrence', 'Occurrence limit'),
        aggregate: pick('General aggregate', 'Aggregate other than products', 'Gen. agg.', 'Aggregate (general)'),
        products: pick('Products/completed operations aggregate', 'PCO aggregate', 'Products – comp. ops agg.'),
        personal: pick('Personal and advertising injury', 'Personal/adv. injury', 'P&amp;AI, any one person or firm'),
        rented: pick('Damage to premises rented to you', 'Fire legal, any one premises', 'Rented premises damage'),
        medical: pick('Medical expense, any one person', 'Med. pay per person', 'Medical payments'),
      },
      auto: {
        csl: pick('Combined single limit', 'CSL, any one accident', 'BI &amp; PD combined, each accident'),
        perPerson: pick('Bodily injury, each person', 'BI per person'),
        perAccident: pick('Bodily injury, each accident', 'BI per accident'),
        damage: pick('Property damage, each accident', 'PD per accident'),
      },
      umbrella: {
        occurrence: pick('Each occurrence', 'Any one occurrence', 'Limit per occurrence'),
        aggregate: pick('Aggregate', 'Annual aggregate', 'Policy aggregate'),
        retention: pick('Self-insured retention', 'Retention', 'SIR'),
      },
      wc: {
        accident: pick('Bodily injury by accident – each accident', 'E.L. each accident', 'EL: any one accident'),
        employee: pick(
          'Bodily injury by disease – each employee',
          'E.L. disease, ea. employee',
          'EL: disease, employee',
        ),
        disease: pick('Bodily injury by disease – policy limit', 'E.L. disease, policy limit', 'EL: disease, policy'),
      },
      professional: {
        claim: pick('Each claim', 'Per claim', 'Any one wrongful act'),
        aggregate: pick('Policy aggregate', 'Annual aggregate', 'Aggregate, all claims'),
        retention: pick('Retention each claim', 'Deductible per claim'),
      },
    },
  }
}
export type Labels = ReturnType<typeof labelsOf>

/** What a column or a paragraph prints of a set of policies: in force through the voice, or not. */
export type Terms = {
  title(line: Line): string
  number(line: Line): string
  effective(line: Line): string
  expiration(line: Line): string
  carrier(line: Line): string
  limit(line: Line, name: string): string
  rows(line: Line): [words: string, amount: string][]
}

export function inForce(voice: Voice, labels: Labels): Terms {
  const title = (line: Line) => {
    const words = bare(labels.line[line])
    if (line === 'gl') return voice.tick('gl.coverage', words)
    return line === 'umbrella' ? voice.tick('umbrella.umbrella', words) : labels.line[line]
  }
  const rows = (line: Line): [string, string][] =>
    Object.keys(labels.limit[line])
      .filter((name) => voice.truth.policies[line].limits[name])
      .map((name) => {
        if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
        return [labels.limit[line][name]!, voice.limit(line, name)]
      })
  const { number, effective, expiration, carrier, limit } = voice
  return { title, rows, number, effective, expiration, carrier, limit }
}

export function notInForce(voice: Voice, labels: Labels, policies: Record<Line, Policy>): Terms {
  const limit = (line: Line, name: string) => voice.money(policies[line].limits[name] ?? 0)
  return {
    title: (line) => labels.line[line],
    number: (line) => voice.text(policies[line].number),
    effective: (line) => voice.date(policies[line].effective),
    expiration: (line) => voice.date(policies[line].expiration),
    carrier: (line) => voice.text(policies[line].carrier.name),
    limit,
    rows: (line) =>
      Object.keys(labels.limit[line])
        .filter((name) => policies[line].limits[name])
        .map((name) => [labels.limit[line][name]!, limit(line, name)]),
  }
}

const AUTOS: Record<number, string[]> = {
  1: ['any auto', 'any automobile'],
  2: ['all owned autos', 'every auto the insured owns'],
  7: ['scheduled autos', 'autos on schedule'],
  8: ['hired autos'],
  9: ['non-owned autos'],
}

/** Which autos are covered, in words; the policy is in force. */
export function autosCovered(voice: Voice): string {
  const words = voice.truth.policies.auto.symbols.map((symbol) =>
    voice.tick(SYMBOL_TICKS[symbol]!, voice.chance.pick(AUTOS[symbol]!)),
  )
  return listed(words)
}

export const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const lines = (texts: string[]) => texts.join('<br>')
