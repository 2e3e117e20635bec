import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A whole number in words. */
function inWords(amount: number): string {
  if (amount < 20) return ONES[amount]!
  if (amount < 100) return TENS[Math.floor(amount / 10)]! + (amount % 10 ? `-${ONES[amount % 10]}` : '')
  const [unit, name] = amount < 1000 ? [100, 'Hundred'] : amount < 1e6 ? [1000, 'Thousand'] : [1e6, 'Million']
  const rest = amount % (unit as number)
  return `${inWords(Math.floor(amount / (unit as number)))} ${name}${rest ? ` ${inWords(rest)}` : ''}`
}

const figures = (amount: number) => amount.toLocaleString('en-US')
const short = (amount: number) =>
  amount >= 1e6 ? `${amount / 1e6}M` : amount >= 1000 ? `${amount / 1000}K` : `${amount}`

/** How one document writes sums. */
export type Notation = (amount: number) => string

/** Some of the ways in which the market writes sums. */
export function aNotation(voice: Voice): Notation {
  return voice.chance.pick<Notation>([
    voice.money,
    voice.money,
    (amount) => `USD ${figures(amount)}`,
    (amount) => `US$${figures(amount)}`,
    (amount) => `USD${figures(amount)}.00`,
    (amount) => `${inWords(amount)} Dollars (USD ${figures(amount)})`,
    (amount) => `United States Dollars ${inWords(amount)}`,
    (amount) => `$${short(amount)}`,
    (amount) => `USD ${short(amount).toLowerCase()}`,
  ])
}

/** A limit that is in force, in the notation of the document. */
function sum(voice: Voice, line: Line, name: string, write: Notation): string {
  const printed = voice.limit(line, name)
  const { excluded, limits } = voice.truth.policies[line]
  return excluded === name ? printed : write(limits[name]!)
}

const CALLED: Record<Line, Record<string, string[]>> = {
  gl: {
    occurrence: ['any one occurrence', 'each occurrence', 'each and every occurrence', 'per occurrence, BI and PD combined'],
    aggregate: ['general aggregate', 'in the annual aggregate other than products', 'aggregate, all other than products/completed operations', 'general aggregate limit'],
    products: ['products and completed operations aggregate', 'in the aggregate as respects products-completed operations', 'PCO aggregate', 'products/completed ops aggregate'],
    personal: ['personal and advertising injury', 'personal & advertising injury, any one person or organization', 'P&amp;AI, any one person or organization'],
    rented: ['damage to premises rented to you, any one premises', 'fire legal liability, any one fire', 'tenants’ legal liability, any one premises'],
    medical: ['medical expense, any one person', 'premises medical payments, each person', 'med pay, any one person'],
  },
  auto: {
    csl: ['combined single limit, any one accident', 'bodily injury and property damage combined, each accident', 'CSL each accident'],
    perPerson: ['bodily injury, each person', 'BI any one person'],
    perAccident: ['bodily injury, each accident', 'BI any one accident'],
    damage: ['property damage, each accident', 'PD any one accident'],
  },
  umbrella: {
    occurrence: ['any one occurrence', 'each occurrence', 'each and every occurrence'],
    aggregate: ['in the annual aggregate where applicable', 'annual aggregate', 'aggregate'],
    retention: ['self-insured retention, each occurrence not covered by underlying', 'retained limit (self-insured retention)', 'insured’s retention any one occurrence'],
  },
  wc: {
    accident: ['employers liability, bodily injury by accident, each accident', 'EL each accident'],
    disease: ['employers liability, bodily injury by disease, policy limit', 'EL disease – policy limit'],
    employee: ['employers liability, bodily injury by disease, each employee', 'EL disease – each employee'],
  },
  professional: {
    claim: ['any one claim, costs in addition', 'each claim including claims expenses', 'any one claim'],
    aggregate: ['in the annual aggregate, all claims', 'policy aggregate'],
    retention: ['self-insured retention each claim', 'retention any one claim including costs'],
  },
} // biome-ignore format: a table

/** Every limit of a line as [words, sum]; retentions of an excess are ticked as such. */
export function sums(
  voice: Voice,
  line: Line,
  write: Notation,
  raised = voice.chance.maybe(0.6),
  whole = false,
): [string, string][] {
  const { limits } = voice.truth.policies[line]
  const names = Object.keys(CALLED[line]).filter((name) => limits[name])
  const kept = line === 'gl' && !whole && voice.chance.maybe(0.3) ? voice.chance.shuffle(names).slice(0, 5) : names
  return kept.map((name) => {
    const words = voice.chance.pick(CALLED[line][name]!)
    if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
    return [raised ? words[0]!.toUpperCase() + words.slice(1) : words, sum(voice, line, name, write)]
  })
}

const ordinal = (day: number) =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`

/** Dates as the London market writes them, day first and the month in words. */
export const marketDate = (iso: string) =>
  `${ordinal(Number(iso.slice(8)))} ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`

/** The term of a policy in one phrase. */
export function term(voice: Voice, line: Line): string {
  const [from, to] = [voice.effective(line), voice.expiration(line)]
  const { effective, expiration } = voice.truth.policies[line]
  return voice.chance.pick([
    `${from} to ${to}`,
    `From ${from} to ${to}, 12:01 a.m. standard time at the address of the Insured`,
    `From ${marketDate(effective)} to ${marketDate(expiration)}, both days at 12.01 a.m. Local Standard Time`,
    `Twelve months commencing ${marketDate(effective)} and expiring ${marketDate(expiration)}`,
    `${from} – ${to} (365 days)`,
    `Incepting ${from}; expiring ${to}; no tacit renewal`,
  ])
}

/** What a line is called. */
export const lineName = (voice: Voice, line: Line) =>
  voice.chance.pick(
    {
      gl: ['Commercial General Liability', 'Public and Products Liability (US form)', 'Primary Casualty – General Liability', 'General Liability'],
      auto: ['Business Auto Liability', 'Commercial Automobile', 'Auto Liability'],
      umbrella: ['Excess Liability', 'Follow-Form Excess', 'Excess Casualty'],
      wc: ['Workers’ Compensation and Employers Liability', 'Work Comp / EL'],
      professional: ['Professional Liability (claims made)', 'Errors and Omissions', 'Contractors Professional and Pollution'],
    }[line],
  ) // biome-ignore format: a table
