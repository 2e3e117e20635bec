import type { LineOfBusiness } from '../../../server/documents/index.ts'
import type { Requirement } from '../../../server/reviews/requirements.ts'
import type { Asked, Contract } from './contract.ts'

/**
 * What became of what a contract asks for: read exactly, kept with its words but not understood, or missing; and what was read that is not asked.
 */
export type Score = { exact: Asked[]; unsure: Asked[]; missing: Asked[]; wrong: string[] }

const LINE: Record<string, LineOfBusiness> = {
  ...{ gl: 'gl', auto: 'auto', umbrella: 'umbrella', wc: 'wc', property: 'property', professional: 'professional' },
  ...{
    cyber: 'cyber',
    pollution: 'pollution',
    crime: 'crime',
    cargo: 'cargo',
    liquor: 'liquor',
    equipment: 'inlandMarine',
  },
  'employment practices': 'employmentPractices',
}
const PER_EVENT = ['occurrence', 'claim', 'limit']
const FACTS: Partial<Record<LineOfBusiness, Record<string, string>>> = {
  gl: {
    occurrence: 'eachOccurrence',
    limit: 'eachOccurrence',
    aggregate: 'generalAggregate',
    products: 'productsAggregate',
    personal: 'personalAdvertisingInjury',
    premises: 'damageToRentedPremises',
  },
  auto: {
    csl: 'combinedSingleLimit',
    person: 'bodilyInjuryPerPerson',
    accident: 'bodilyInjuryPerAccident',
    'property damage': 'propertyDamage',
  },
  umbrella: { occurrence: 'eachOccurrence', limit: 'eachOccurrence', aggregate: 'aggregate' },
  wc: { accident: 'eachAccident', 'disease employee': 'diseaseEachEmployee', 'disease policy': 'diseasePolicyLimit' },
}
const WORDINGS: Record<string, Requirement['ask']> = {
  ...{ ai: 'additional insured', ongoing: 'additional insured', completed: 'additional insured', primary: 'primary' },
  ...{ waiver: 'waiver', notice: 'notice', rating: 'rating', evidence: 'evidence', tail: 'tail' },
}

const plain = (text: string) =>
  text
    .replace(/[“”"’']/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
const name = (text: string) =>
  plain(text)
    .replace(/^(?:the|each|every|your|any) /, '')
    .replace(/s$/, '')
const isWithin = (words: string, quote: string) =>
  plain(quote).includes(plain(words)) || isOverPages(plain(words), plain(quote))

/** Words that go over the end of a page: a quote ends with their beginning, or begins with their end. */
const isOverPages = (words: string, quote: string) =>
  Array.from({ length: Math.max(0, words.length - LEAST_OF_WORDS) }, (_, at) => at + LEAST_OF_WORDS).some(
    (length) => quote.endsWith(words.slice(0, length)) || quote.startsWith(words.slice(-length)),
  )
const LEAST_OF_WORDS = 16

/** The lines a demand names; null where it is of all policies, but for some. */
const linesOf = ({ lines }: Asked): (LineOfBusiness | null)[] =>
  lines.startsWith('all') ? [null] : lines.split(', ').map((line) => LINE[line] ?? null)

function factOf(line: LineOfBusiness | null, { what }: Asked): string | null {
  if (!line) return null
  const own = FACTS[line]?.[what]
  if (own) return `${line}.${own}`
  if (PER_EVENT.includes(what) && line !== 'property' && !FACTS[line]) return `${line}.eachClaim`
  return what === 'aggregate' ? `${line}.aggregate` : null
}

export function scoreOf({ asks, name: contract }: Contract, read: readonly Requirement[]): Score {
  const own = mainParty(asks)
  const score: Score = { exact: [], unsure: [], missing: [], wrong: [] }
  for (const asked of asks) {
    if (linesOf(asked).every((line) => read.some((one) => isSame(one, asked, line, own)))) score.exact.push(asked)
    else (read.some(({ place }) => isWithin(asked.words, place.quote)) ? score.unsure : score.missing).push(asked)
  }
  for (const one of read)
    if (!isOpen(one) && !asks.some((asked) => linesOf(asked).some((line) => isSame(one, asked, line, own, true))))
      score.wrong.push(`${contract}: ${sayRead(one)}`)
  return score
}

/** Whose insurance most is asked of. */
const mainParty = (asks: readonly Asked[]): string =>
  [...Map.groupBy(asks, ({ who }) => who)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''

/** Kept with its words, without a claim of what it is. */
const isOpen = ({ ask, key, line, isGuess, isAnyones, amount }: Requirement) =>
  isAnyones === true ||
  (ask === 'limit' && (!key || isGuess === true || amount === null)) ||
  (ask === 'coverage' && !line)

/** `isPart`: what was read is true, though it may not be all. */
function isSame(one: Requirement, asked: Asked, line: LineOfBusiness | null, own: string, isPart = false): boolean {
  if (!isWho(one, asked, own) || (one.isAnyones && asked.who !== 'Each party')) return false
  const { what } = asked
  // That a line must be covered is true of each that has a demand.
  if (isPart && one.ask === 'coverage' && one.line) return one.line === line
  if (asked.amount !== null) {
    if (one.amount !== asked.amount || !isCertainAs(one, asked)) return false
    if (what === 'deductible') return one.isCap === true && one.line === line
    const key = factOf(line, asked)
    return (
      one.ask === 'limit' &&
      !one.isCap &&
      (key
        ? one.key === key && (!one.isGuess || one.isEither === true)
        : one.line === line && isWithin(asked.words, one.place.quote))
    )
  }
  if (what === 'per project' || what === 'per location') return one.per === what.slice(4)
  if (isPart && what === 'tail' && one.ask === 'tail') return one.years === Number(asked.value)
  // Proof is asked for wherever certificates are.
  if (isPart && one.ask === 'evidence' && what === 'evidence' && /certificate|evidence/i.test(one.place.quote))
    return true
  const ask = WORDINGS[what] ?? 'coverage'
  if (one.ask !== ask) return false
  if (ask === 'coverage') return one.line === line && (line !== null || isWithin(asked.words, one.place.quote))
  // What names no line is of all it may be of: not wrong, but not all that is told.
  if (one.line !== line && !(isPart && one.line === null) && !isAll(asked, one.line)) return false
  if (what === 'notice') return one.days === Number(asked.value)
  if (what === 'tail') return one.years === Number(asked.value)
  if (what === 'rating') return isWithin(asked.words, one.place.quote) && (isPart || sayRating(one) === asked.value)
  if (!isPart && (what === 'ongoing' || what === 'completed') && !one.operations?.includes(what)) return false
  if (!isPart && what === 'ai' && !isFor(one, asked)) return false
  return isWithin(asked.words, one.place.quote)
}

/** An amount that an umbrella may help to reach is told with that, and either way right. */
const isCertainAs = ({ isEither, condition, orUmbrella }: Requirement, asked: Asked) =>
  (isEither === true || condition !== undefined) === asked.isEither || (asked.isEither && orUmbrella === true)

const isAll = (asked: Asked, line: LineOfBusiness | null) =>
  asked.lines === 'all' || (line !== null && linesOf(asked).includes(line))

const sayRating = ({ rating }: Requirement) => (rating ?? '').replace(/[():,]/g, '').trim()

const isFor = ({ parties }: Requirement, { value }: Asked) =>
  plain(parties ?? '')
    .replace(/^the /, '')
    .includes(plain(value).replace(/^the /, ''))

/** Whoever else than the main party is bound must be told. */
function isWho({ who }: Requirement, asked: Asked, own: string): boolean {
  if (who === null) return asked.who === own || asked.who === 'Each party'
  return name(who).includes(name(asked.who)) || asked.who === 'Each party'
}

const sayRead = ({ ask, line, key, amount, who, days, isEither, place }: Requirement) =>
  `${ask} ${line ?? '-'} ${key ?? '-'} ${String(amount ?? '')} who=${who ?? ''} days=${String(days ?? '')}${isEither ? ' either' : ''} | ${place.quote.slice(0, 160)}`
