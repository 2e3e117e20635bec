import { parseAmount } from '../../shared/amounts.ts'
import { formatUsd } from '../../shared/money.ts'
import { sentence } from '../../shared/sentence.ts'
import { LINES, type LineOfBusiness } from '../documents/index.ts'
import { cellOf, FORM, type Holding, isPremium, isRetention } from './holdings.ts'
import { inSentence, listed } from './in-sentences.ts'
import { judgeWording } from './judge-wording.ts'
import { absent, good, type Held, type Judged, NOT_COMPARED, short, unsure } from './judged.ts'
import type { Requirement } from './requirements.ts'

/** Holds a requirement against what documents say. Nothing is called missing unless the list that would name it was read. */
export function judge(requirement: Requirement, held: Held): Judged {
  const { condition } = requirement
  const judged = judgeAsked(requirement, held)
  if (
    !condition ||
    requirement.isOthers ||
    requirement.isAnyones ||
    judged.verdict === 'MET' ||
    judged.verdict === 'EXCEEDED'
  )
    return judged
  const why = `${judged.why} The contract asks for it only in one case: “${condition}”.`
  return unsure(judged.cell, why, 'See whether that case applies.')
}

function judgeAsked(requirement: Requirement, held: Held): Judged {
  if (requirement.isOthers) return ofOthers(requirement)
  if (requirement.isAnyones) return OF_SOMEBODY
  if (requirement.ask === 'limit') return judgeLimit(requirement, held)
  if (requirement.ask === 'coverage') return requirement.line ? judgeCoverage(requirement, held) : NOT_UNDERSTOOD
  if (requirement.key) return judgeWording(requirement, held)
  return toAsk(requirement, held)
}

/** What is asked of another than the one whose policies these are, as far as the contract tells. */
const ofOthers = ({ who }: Requirement): Judged => ({
  ...unsure(
    NOT_COMPARED,
    `The contract requires this of ${who!}, not of the main party, so it was not compared.`,
    `See whether these are the policies of ${who!}.`,
  ),
  severity: 'LOW',
})

/** What is asked where several parties must carry insurance, and the words do not tell of which of them. */
const OF_SOMEBODY = unsure(
  NOT_COMPARED,
  'The contract asks insurance of several parties, and these words do not tell of which, so it was not compared.',
  'Read the clause and see whose insurance it is about.',
)

const NOT_UNDERSTOOD = unsure(
  NOT_COMPARED,
  'The words do not tell which coverage is asked for, so it is not compared.',
  'Read the clause and ask for the coverage it names.',
)

function judgeLimit(requirement: Requirement, held: Held): Judged {
  const { key, amount, line, label, printed } = requirement
  if (!key || amount === null)
    return unsure(
      NOT_COMPARED,
      amount === null
        ? `“${printed}” is not in US dollars, so it is not compared.`
        : `The words do not show which limit “${printed}” is, so it is not compared.`,
      'Read the clause and compare the limit yourself.',
    )
  const found = held.holdings.filter((one) => one.key === key)
  const sure = found.filter(({ isSure }) => isSure)
  const values = [...new Set(sure.map(({ value }) => parseAmount(value)))]
  const [first] = sure
  if (!first) return notShown(requirement, held, found)
  if (values.some((value) => value === null) || values.length > 1)
    return unsure(
      cellOf(first),
      `${label}: the documents show ${sayValues(sure)}, but not which one applies.`,
      `Ask which ${inSentence(label)} applies.`,
    )
  if (first.isExcluded && (requirement.isGuess || requirement.isEither))
    return unsure(
      cellOf(first),
      `${label}: the policy does not insure it, if the words mean this limit.`,
      'Read the clause and compare the limit yourself.',
    )
  if (first.isExcluded) return short(excluded(first, requirement), first, held)
  const have = values[0]!
  // A deductible or retention is asked to be no higher.
  const isCap = isRetention(key)
  const [asked, has] = [formatUsd(String(amount)), formatUsd(String(have))]
  const isMet = isCap ? have <= amount : have >= amount
  const open = isMet ? openOf(requirement, held) : null
  if (open) return unsure(cellOf(first), `${has}, but ${open}.`, `Confirm ${inSentence(label)}.`)
  if (have === amount) return good('MET', first, `${has}, as required.`, held)
  if (isMet) return good('EXCEEDED', first, `${has}; the contract asks for ${asked}.`, held)
  if (requirement.isGuess)
    return unsure(
      cellOf(first),
      `${has} is ${isCap ? 'more' : 'less'} than the ${asked} asked for, if the words mean this limit.`,
      'Read the clause and compare the limit yourself.',
    )
  const by = formatUsd(String(Math.abs(amount - have)))
  const umbrella = isCap || line === 'umbrella' ? null : umbrellaOver(held)
  if (umbrella && requirement.orUmbrella)
    return unsure(
      cellOf(first),
      `${has}, where ${asked} is asked, and an umbrella of ${umbrella.shown} may count.`,
      `See that both together reach ${asked}.`,
    )
  const above = umbrella
    ? ` An umbrella of ${umbrella.shown} lies above it: see whether the contract lets it count.`
    : ''
  const judged: Judged = {
    verdict: 'SHORT',
    severity: 'HIGH',
    cell: cellOf(first),
    why: `${has} is ${by} ${isCap ? 'more' : 'less'} than the ${asked} asked for.${above}`,
    action: `Ask the carrier to ${isCap ? 'lower' : 'raise'} ${inSentence(label)} to ${isCap ? 'at most' : 'at least'} ${asked}.`,
  }
  return short(judged, first, held)
}

/** What a policy says in words that it does not insure. */
const excluded = (holding: Holding, { label, amount }: Requirement): Judged => ({
  ...{ verdict: 'MISSING', severity: 'HIGH', cell: cellOf(holding) },
  why: `The policy excludes it, where ${formatUsd(String(amount))} is asked for.`,
  action: `Ask the carrier for ${inSentence(label)} of at least ${formatUsd(String(amount))}.`,
})

/** What an amount alone does not show of what is asked; null where it shows all of it. */
function openOf({ isEither, per }: Requirement, { holdings }: Held): string | null {
  if (isEither) return 'the contract names another amount as well'
  const isPer = ({ key, value, isSure }: Holding) =>
    isSure && (key === 'gl.aggregatePer' ? value === per : key === FORM + PER_FORMS[per!])
  return per && !holdings.some(isPer) ? `it is not shown that it applies per ${per}` : null
}

/** The forms by which an aggregate applies so. */
const PER_FORMS = { project: 'CG2503', location: 'CG2504' } as const

/** What shows best that there is a coverage: a limit that was read surely, else whatever is sure; amounts of nothing show none. */
export function bestOf(holdings: readonly Holding[]): Holding | undefined {
  const some = holdings.filter(({ kind, value }) => kind !== 'amount' || parseAmount(value) !== 0)
  const sure = some.filter(({ isSure }) => isSure)
  return sure.find(isLimit) ?? sure[0] ?? some[0]
}

const isLimit = ({ kind, key }: Holding) => kind === 'amount' && !isPremium(key) && !isRetention(key)

const umbrellaOver = ({ holdings }: Held) =>
  holdings.find((one) => one.key === 'umbrella.eachOccurrence' && one.isSure && !one.isExcluded)

function judgeCoverage({ line, label }: Requirement, held: Held): Judged {
  const best = bestOf(speaking(held, line!))
  const isShown = best?.isSure && (isLimit(best) || best.key === 'wc.statutory')
  if (isShown) return good('MET', best, `The documents show ${inSentence(label)} coverage.`, held)
  if (best)
    return unsure(cellOf(best), `${label} is mentioned, but not clearly.`, `Confirm ${inSentence(label)} coverage.`)
  return absent(
    `No document here shows ${inSentence(label)} coverage.`,
    held,
    `Ask for proof of ${inSentence(label)} coverage.`,
  )
}

/** What documents of insurance do not tell: a person asks for it, or sends it. */
function toAsk({ ask, label, days, who }: Requirement, held: Held): Judged {
  const carriers = [
    ...new Set(held.holdings.flatMap(({ key, value, isSure }) => (key === 'carrier.name' && isSure ? [value] : []))),
  ]
  const action =
    ask === 'notice'
      ? `Ask the carrier for ${days === null ? 'the' : `${String(days)} days’`} notice of cancellation to the other party.`
      : ask === 'rating'
        ? sentence(`Look up the rating of ${carriers.join(', ') || 'the insurers'}`)
        : ask === 'tail'
          ? 'Ask the carrier whether coverage can be maintained that long.'
          : `Send ${who ? `${who}’s` : 'the'} certificate once the other requirements are met.`
  return {
    ...absent(`${label}: this was not compared with the documents.`, held, action),
    severity: 'LOW',
    cell: NOT_COMPARED,
  }
}

function notShown({ label, line }: Requirement, held: Held, found: Holding[]): Judged {
  const [doubted] = found
  if (doubted)
    return unsure(
      cellOf(doubted),
      `${label}: “${doubted.shown}” could not be read clearly.`,
      `Confirm ${inSentence(label)}.`,
    )
  const own = line ? speaking(held, line) : []
  const of = line ? `${inSentence(LINES[line])} coverage` : 'this coverage'
  return own.length
    ? absent(`The documents show ${of}, but not this limit.`, held, `Ask for ${inSentence(label)}.`)
    : absent(`No document here shows ${of}.`, held, `Ask for proof of ${of}.`)
}

/** What documents say of a line of business. */
export const speaking = ({ holdings }: Held, line: LineOfBusiness) => holdings.filter((one) => one.line === line)

const sayValues = (holdings: readonly Holding[]) => listed([...new Set(holdings.map(({ shown }) => shown))])
