import { AGREED, inDoubt, WRITTEN } from '../certainty.ts'
import { isMute } from '../kinds.ts'
import { ATTRIBUTES, type Attribute, SCORED_LINES, type ScoredLine } from '../scorer/attributes.ts'
import type { Said, SaidValue } from '../scorer/decide.ts'
import { LINES, type LineOfBusiness, SPECIALTY_LINES } from './keys.ts'
import { isQuestion } from './names.ts'
import { bareNumber, sameNumber } from './policies.ts'
import { Settling } from './settling.ts'
import type { DocumentFacts, PolicyFacts } from './types.ts'

/**
 * What was read of a file's policies and parties, settled by what the scorer finds said. What it is sure of stands where nothing else was surely
 * read; what was read stands where it finds that likely too, and is in doubt where it does not. A conflict stays one. Two policies of one line, two
 * insureds, and a form that was read by its boxes stay as they were read; so does what is offered or asked for, unless the scorer is sure that it
 * holds, and what a document offers that does nothing else, unless it is sure of a policy's number and the document does not say that nothing is
 * bound. It learned from papers of businesses: on a personal one only what it is sure of counts.
 */
export function settled(read: DocumentFacts, said: readonly Said[]): DocumentFacts {
  if (read.policies.some(({ row }) => row !== undefined)) return read
  const isPersonal = read.isPersonal || read.isOfHouseholdAutos
  const own = isPersonal ? said.filter(({ key }) => !key.startsWith('gl.')) : said
  const byKey = new Map(own.map((one) => [one.key, one]))
  const settling = new Settling(read)
  const isOfferAlone = isOffer(read) && (read.policies.some(({ disclaimed }) => disclaimed) || !isNumbered(byKey))
  const spoken = isOfferAlone ? [] : SCORED_LINES.filter((line) => surest(line, byKey) >= WRITTEN)
  const homes = isOfferAlone ? new Map<number, ScoredLine[]>() : homesOf(settling, spoken, byKey)
  if (read.isPersonal && read.policies.length === 1 && homes.size === 0 && !isOfferAlone)
    addShared(settling, read, said)
  const settle = (policy: number | null, attribute: Attribute, told: readonly Said[]) => {
    if (!isPersonal || told.some(isSure)) settling.settle(policy, attribute, told)
  }
  for (const [policy, lines] of homes) {
    for (const line of lines) for (const attribute of OWN[line]) settle(policy, attribute, saidOf([attribute], byKey))
    for (const fact of SHARED) {
      const attributes = ATTRIBUTES.filter((one) => one.line && lines.includes(one.line) && one.fact === fact)
      settle(policy, attributes[0]!, saidOf(attributes, byKey))
    }
  }
  for (const party of ['insured', 'producer'] as const)
    if (settling.isOne(party))
      for (const attribute of ATTRIBUTES.filter(({ line, key }) => !line && key.startsWith(`${party}.`))) {
        const told = saidOf([attribute], byKey)
        // An agency's address without its name is as often a carrier's.
        const isOfNobody = party === 'producer' && attribute.type === 'address' && !settling.isNamed(party)
        const isOfName = attribute.key.endsWith('.name')
        settle(null, attribute, isOfName ? told.map(withoutQuestions) : isOfNobody ? told.map(doubted) : told)
      }
  return { ...settling.finish(), spoken: spoken.filter((line) => line !== 'other') }
}

const isOffer = ({ policies }: DocumentFacts) =>
  policies.length > 0 && policies.every(({ status }) => status === 'quoted')

const isNumbered = (byKey: SaidBy) =>
  SCORED_LINES.some((line) => (bestOf(`${line}.number`, byKey)?.certainty ?? 0) >= WRITTEN)

/** What was not read of the only policy, which is of none of the lines: its number, term and insurer, as surely as they are said of any line. */
function addShared(settling: Settling, { facts }: DocumentFacts, said: readonly Said[]) {
  const byKey = new Map(said.map((one) => [one.key, one]))
  for (const fact of SHARED.filter((one) => !facts.some(({ key }) => key === one))) {
    const [best] = ATTRIBUTES.filter((one) => one.line && one.fact === fact)
      .map((attribute) => ({ attribute, certainty: bestOf(attribute.key, byKey)?.certainty ?? 0 }))
      .toSorted((one, other) => other.certainty - one.certainty)
    if (best!.certainty >= WRITTEN) settling.settle(0, best!.attribute, saidOf([best!.attribute], byKey))
  }
}

const isSure = ({ values }: Said) => values.some(({ certainty }) => certainty >= WRITTEN)

const withoutQuestions = (said: Said): Said => ({ ...said, values: said.values.filter(({ value }) => !isQuestion(value)) }) // biome-ignore format: short

const doubted = (said: Said): Said => ({
  ...said,
  values: said.values.map((one) => ({ ...one, certainty: inDoubt(one.certainty) })),
})

type SaidBy = ReadonlyMap<string, Said>

const SHARED = ['policy.number', 'policy.effective', 'policy.expiration', 'carrier.name', 'carrier.naic'] as const
const isShared = ({ fact }: Attribute) => SHARED.some((one) => one === fact)

/** The attributes that are of a line alone, rather than of its policy. */
const OWN = Object.fromEntries(
  SCORED_LINES.map((line) => [line, ATTRIBUTES.filter((one) => one.line === line && !isShared(one))]),
) as Record<ScoredLine, Attribute[]>

const saidOf = (attributes: readonly Attribute[], byKey: SaidBy) =>
  attributes.flatMap(({ key }) => byKey.get(key) ?? [])

const bestOf = (key: string, byKey: SaidBy): SaidValue | undefined => byKey.get(key)?.values[0]

/** How sure the surest value is that a document gives for a line; that something is so is said of much else. */
function surest(line: ScoredLine, byKey: SaidBy): number {
  const values = ATTRIBUTES.filter((one) => one.line === line && one.type !== 'mark')
  return Math.max(...values.map(({ key }) => bestOf(key, byKey)?.certainty ?? 0))
}

/** The policies that speak of lines the scorer judges, each with these lines. */
function homesOf(settling: Settling, spoken: readonly ScoredLine[], byKey: SaidBy): Map<number, ScoredLine[]> {
  const homes = new Map<number, ScoredLine[]>()
  for (const line of SCORED_LINES) {
    const isSpoken = spoken.includes(line)
    const home = homeOf(settling, line, isSpoken, byKey)
    if (home === null) continue
    const others = homes.get(home) ?? []
    const isOther = others.length > 0 && isSpoken && differs(line, others[0]!, byKey)
    const own = isOther ? settling.moved(home, line) : home
    homes.set(own, [...(homes.get(own) ?? []), line])
    if (isSpoken) settling.hold(own)
  }
  return homes
}

/** The policy that a line's values are of: the one with its number, else the only one that speaks of the line, else a new one. */
function homeOf(settling: Settling, line: ScoredLine, isSpoken: boolean, byKey: SaidBy): number | null {
  const standing = settling.policies.flatMap((policy, index) => (STANDING.has(policy.status) ? [index] : []))
  const speaking = standing.filter((index) => speaksOf(settling.policies[index]!, line))
  const isOffered = (index: number) => isMute(settling.kind) || settling.policies[index]!.status === 'quoted'
  const number = bestOf(`${line}.number`, byKey)
  const hasIt = (index: number) =>
    number !== undefined &&
    number.certainty >= AGREED &&
    sameNumber(bareNumber(number.value), bareNumber(settling.policies[index]!.number ?? ''))
  if (!isSpoken) return speaking.length === 1 && !isOffered(speaking[0]!) ? speaking[0]! : null
  const numbered = speaking.find(hasIt) ?? (line === 'other' ? undefined : standing.find(hasIt))
  if (numbered === undefined) {
    if (speaking.length > 1) return null
    return speaking[0] ?? (line === 'other' ? null : settling.added())
  }
  const elsewhere = speaking.filter((index) => index !== numbered)
  if (elsewhere.length && number!.certainty < WRITTEN) return null
  for (const index of elsewhere) settling.move(index, line, numbered)
  return numbered
}

const STANDING = new Set<PolicyFacts['status']>(['current', 'cancelled', 'quoted'])

function speaksOf({ lines, listed = [] }: PolicyFacts, line: ScoredLine): boolean {
  const all = [...lines, ...listed]
  if (line !== 'other') return all.includes(line)
  return all.some((one) => one in SPECIALTY_LINES) && !all.some((one) => SCORED.has(one))
}
const SCORED = new Set<LineOfBusiness>(SCORED_LINES.filter((line) => line in LINES) as LineOfBusiness[])

/** Whether the scorer is sure of another number or term for one line than for the other. */
function differs(line: ScoredLine, other: ScoredLine, byKey: SaidBy): boolean {
  return ['number', 'effective', 'expiration'].some((part) => {
    const [one, two] = [bestOf(`${line}.${part}`, byKey), bestOf(`${other}.${part}`, byKey)]
    if (!one || !two || one.certainty < WRITTEN || two.certainty < WRITTEN) return false
    return bareNumber(one.value) !== bareNumber(two.value)
  })
}
