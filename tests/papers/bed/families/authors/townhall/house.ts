import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** The pool that issues a document, and the member it issues it to. */
export type House = {
  pool: string
  short: string
  sort: 'municipal' | 'school' | 'nonprofit'
  member: string
  year: number
  fundYear: string
  priorYear: string
  officials: string
}

const POOLS = {
  municipal: ['Municipal Risk Pool', 'Intergovernmental Risk Agency', 'Local Governments Joint Fund'],
  school: ['Schools Risk Trust', 'School Districts Joint Powers Authority', 'Education Coverage Pool'],
  nonprofit: ['Nonprofits Coverage Trust', 'Community Agencies Risk Group', 'Human Services Liability Trust'],
}
const MEMBERS: Record<House['sort'], ((town: string, chance: Voice['chance']) => string)[]> = {
  municipal: [
    (town) => `City of ${town}`,
    (town) => `Village of ${town}`,
    (town) => `${town} Fire Protection District`,
    (town) => `${town} Water & Sanitation District`,
    (town) => `Town of ${town} and ${town} Housing Authority`,
  ],
  school: [
    (town) => `${town} Unified School District`,
    (town, chance) => `${town} Community Schools, District No. ${chance.int(2, 88)}`,
    (town) => `Board of Education of ${town}`,
    (town) => `${town} Preparatory Charter School, Inc.`,
  ],
  nonprofit: [
    (town) => `${town} Food Bank, Inc.`,
    (town) => `${town} Area Senior Services`,
    (town) => `${town} Animal Shelter, a Nonprofit Corporation`,
    (town) => `${town} Historical Society & Museum, Inc.`,
  ],
}
const OFFICIALS = {
  municipal: ['Public officials’ errors and omissions', 'Public officials liability'],
  school: ['Educators’ legal liability', 'School board wrongful acts'],
  nonprofit: ['Trustees’ and officers’ liability', 'Social service professional'],
}
const CODES: Record<Line, string> = { gl: 'GL', auto: 'AL', umbrella: 'XL', wc: 'WC', professional: 'EO' }
const LINES = Object.keys(CODES) as Line[]

/** Makes the account one of a pool: its fund year, its numbers, and the pool in the place of the carrier of what it covers itself. */
export function joinPool(voice: Voice, { numbers = 'one', ownExcess = true, ownWc = true } = {}): House {
  const { chance, truth } = voice
  const { policies, prior } = truth
  const sort = chance.pick(['municipal', 'school', 'nonprofit'] as const)
  const word = policies.gl.carrier.name.split(' ')[0]!
  const pool = `${word} ${chance.pick(POOLS[sort])}`
  const short = pool
    .split(/[^A-Za-z]+/)
    .map((part) => part[0]!.toUpperCase())
    .join('')
  const member = chance.digits(4)
  const year = Number(policies.gl.effective.slice(0, 4))
  const starts = chance.pick(['07-01', '07-01', '01-01', '10-01', policies.gl.effective.slice(5)])
  const eve = chance.maybe(0.25)
  const shape = chance.int(0, 3)
  const ending = (from: number) => (eve ? daysLater(`${from + 1}-${starts}`, -1) : `${from + 1}-${starts}`)
  const yy = (of: number) => String(of).slice(2)
  const house = { ...policies.gl.carrier, name: pool }
  const other = (line: Line) => {
    let { carrier } = policies[line]
    while (carrier.name.split(' ')[0] === word) carrier = truth.names.carrier()
    return carrier
  }
  const mine = (line: Line) => (line === 'umbrella' ? ownExcess : line === 'wc' ? ownWc : true)
  const numberOf = (line: Line, of: number, given: string) => {
    const code = numbers === 'one' ? 'MOC' : CODES[line]
    if (shape === 0) return `${short}-${code}${yy(of)}-${member}`
    if (shape === 1) return `${of}-${code}-${member}`
    if (shape === 2) return `${code} ${member}-${yy(of)}${yy(of + 1)}`
    return given
  }
  const given = { now: policies.gl.number, before: prior.gl.number }
  for (const line of LINES) {
    const [now, then] = [policies[line], prior[line]]
    const carrier = mine(line) ? house : other(line)
    const alone = numbers !== 'one'
    Object.assign(now, { effective: `${year}-${starts}`, expiration: ending(year), carrier })
    Object.assign(then, { effective: `${year - 1}-${starts}`, expiration: ending(year - 1), carrier })
    if (!mine(line)) continue
    now.number = numberOf(line, year, alone ? now.number : given.now)
    then.number = numberOf(line, year - 1, alone ? then.number : given.before)
  }
  if (chance.maybe(0.75)) truth.insured.name = chance.pick(MEMBERS[sort])(truth.names.address().city, chance)
  const fund = (of: number) => (starts === '01-01' ? String(of) : `${of}-${yy(of + 1)}`)
  return {
    pool,
    short,
    sort,
    member,
    year,
    fundYear: fund(year),
    priorYear: fund(year - 1),
    officials: chance.pick(OFFICIALS[sort]),
  }
}

/** One printed value that holds for several lines. */
export const shared = (voice: Voice, what: 'number' | 'effective' | 'expiration' | 'carrier', lines: Line[]) =>
  lines.map((line) => voice[what](line))[0]!

const AUTOS: Record<number, string> = {
  1: 'any auto',
  2: 'all owned autos',
  7: 'scheduled autos',
  8: 'hired autos',
  9: 'non-owned autos',
}
const SYMBOLS = {
  1: 'auto.any',
  2: 'auto.owned',
  7: 'auto.scheduled',
  8: 'auto.hired',
  9: 'auto.nonOwned',
} as const

/** The autos covered, in words. */
export const autosOf = (voice: Voice) =>
  voice.truth.policies.auto.symbols
    .map((symbol) => voice.tick(SYMBOLS[symbol as keyof typeof SYMBOLS], AUTOS[symbol]!))
    .join(', ')

/** The basis of the general liability, in words. */
export const basisOf = (voice: Voice, words: { event: string; made: string }) =>
  voice.truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', words.made)
    : voice.tick('gl.occurrence', words.event)

/** A limit in words of the paper's own, unless the voice has a word that there is none. */
export function said(voice: Voice, line: Line, name: string, how: (amount: number) => string): string {
  const { excluded, limits } = voice.truth.policies[line]
  const printed = voice.limit(line, name)
  return excluded === name ? printed : how(limits[name] ?? 0)
}

/** Whether the general liability has this limit. */
export const has = (voice: Voice, name: string) => voice.truth.policies.gl.excluded !== name

const ONES =
  ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

export function inWords(amount: number): string {
  const below = (number: number): string => {
    if (number >= 100) return `${ONES[Math.floor(number / 100)]} Hundred ${below(number % 100)}`.trim()
    if (number >= 20) return `${TENS[Math.floor(number / 10)]} ${ONES[number % 10]}`.trim()
    return ONES[number]!
  }
  const parts = [
    [Math.floor(amount / 1_000_000), ' Million'],
    [Math.floor(amount / 1000) % 1000, ' Thousand'],
    [amount % 1000, ''],
  ] as const
  return parts
    .filter(([number]) => number)
    .map(([number, unit]) => below(number) + unit)
    .join(' ')
}

/** Millions and thousands in short: $1M, $500K, 2.5M. */
export const brief = (amount: number) =>
  amount >= 1_000_000 ? `$${amount / 1_000_000}M` : amount % 1000 ? `$${amount}` : `$${amount / 1000}K`

export const plainly = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<')
