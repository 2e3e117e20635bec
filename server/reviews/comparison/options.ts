import { FACT_KEYS, isOfMany, isOneName, LINES, type LineOfBusiness, sortableDate } from '../../documents/index.ts'
import { inSentence } from '../in-sentences.ts'
import { distinct } from '../same-value.ts'
import type { ReviewPaper } from '../types.ts'
import { toldBy } from './items.ts'
import { partsOf } from './said-parts.ts'
import type { Item, Option, Told } from './types.ts'

const SLOT = /^\[option (\d)\]/i
const MOST = 5

/** Documents that offer nothing and of which nothing holds: they ask for insurance, or list what happened. */
const NO_OFFERS = new Set(['application', 'loss-run', 'contract'])
export const isOffer = ({ facts }: ReviewPaper) => !NO_OFFERS.has(facts.kind)

/**
 * The options that papers make: by their slots, or one each, the oldest term first. `leftOut`: papers that are of none.
 */
export function optionsOf(papers: readonly ReviewPaper[]): { options: Option[]; leftOut: readonly ReviewPaper[] } {
  const offers = papers.filter(isOffer)
  const isSlotted = offers.some(({ slot }) => SLOT.test(slot))
  const groups = isSlotted
    ? [
        ...Map.groupBy(
          offers.filter(({ slot }) => SLOT.test(slot)),
          numberOf,
        ),
      ].toSorted(([a], [b]) => a - b)
    : offers.toSorted(byTerm).map((paper, at): [number, ReviewPaper[]] => [at + 1, [paper]])
  const options = groups.slice(0, MOST).map(([number, own]) => optionOf(`Option ${String(number)}`, own))
  const used = new Set(options.flatMap((option) => option.papers))
  return { options: aligned(options), leftOut: papers.filter((paper) => !used.has(paper)) }
}

const numberOf = ({ slot }: ReviewPaper) => Number(SLOT.exec(slot)![1])

/** Only where both say when they begin; else they stay as they came. */
function byTerm(one: ReviewPaper, other: ReviewPaper): number {
  const [a, b] = [one, other].map(({ facts }) => facts.policies.find(({ effective }) => effective)?.effective)
  return a && b ? sortableDate(a).localeCompare(sortableDate(b)) : 0
}

function optionOf(label: string, papers: readonly ReviewPaper[]): Option {
  const told = papers.flatMap((paper) => [...toldBy(paper), ...partsOf(paper)])
  const carriers = told.filter(({ item }) => item.id === 'carrier.name')
  const [carrier] = distinct(carriers)
  const isOne = carriers.length > 0 && carriers.every(({ isSure, value }) => isSure && isOneName(value, carrier!.value))
  return { label, papers, told, carrier: isOne ? carrier!.shown : null }
}

/** The names of the columns: with the carrier where it is sure, and of no other option. */
export const columnsOf = (options: readonly Option[]): string[] =>
  options.map((option) => {
    const { label, carrier } = option
    const isItsOwn = options.every(
      (other) => other === option || !other.carrier || !isOneName(other.carrier, carrier ?? ''),
    )
    return carrier && isItsOwn ? `${label}: ${carrier}` : label
  })

/** What is told once for a policy: its company, its term, its premium. */
const OF_POLICY = ['carrier.name', 'policy.effective', 'policy.expiration', 'policy.premium'] as const

/**
 * Options so that what is told of their policies is of the same: of the whole where each option tells it once and for all its lines of
 * business, else by line.
 */
function aligned(options: readonly Option[]): Option[] {
  const whole = options.map(withPremium(options))
  const parted = OF_POLICY.filter((id) => !whole.every((option) => isOfWhole(option, id)))
  return whole.map((option) => ({
    ...option,
    told: option.told.flatMap((one) => (parted.some((id) => id === one.item.id) ? byLines(one) : [one])),
  }))
}

function isOfWhole({ told }: Option, id: string): boolean {
  const own = told.filter(({ item }) => item.id === id)
  const lines = new Set(told.flatMap((one) => one.lines))
  const covers = (line: LineOfBusiness) => own.some((one) => !one.lines.length || one.lines.includes(line))
  return !own.length || (distinct(own).length === 1 && [...lines].every(covers))
}

function byLines(told: Told): Told[] {
  const { item, lines } = told
  if (!lines.length) return [told]
  if (item.id === 'policy.premium') return [{ ...told, item: premiumOf(lines) }]
  return lines.map((line) => {
    const topic = `${LINES[line]}: ${item.name}`
    return { ...told, lines: [line], item: { ...item, id: `${item.id}.${line}`, topic, name: inSentence(topic) } }
  })
}

const premiumItem = (id: string, topic: string): Item => ({
  id,
  group: 'Premium',
  topic,
  name: inSentence(topic),
  aspect: 'cost',
  isOfForms: false,
})

function premiumOf(lines: readonly LineOfBusiness[]): Item {
  const [line, another] = lines
  if (!another) return premiumItem(`${line!}.premium`, FACT_KEYS[`${line!}.premium` as keyof typeof FACT_KEYS].label)
  return premiumItem(`policy.premium.${lines.join('+')}`, `Premium: ${lines.map((one) => LINES[one]).join(', ')}`)
}

/** The premium of the only line of an option is its total, where no option tells both. */
const withPremium =
  (options: readonly Option[]) =>
  (option: Option): Option => {
    const [line, another] = new Set(option.told.flatMap(({ lines }) => lines))
    const id = `${line ?? ''}.premium`
    const tells = ({ told }: Option, what: string) => told.some(({ item }) => item.id === what)
    if (another || tells(option, 'policy.premium') || options.some((other) => other !== option && tells(other, id)))
      return option
    const total = premiumItem('policy.premium', FACT_KEYS['policy.premium'].label)
    return { ...option, told: option.told.map((one) => (one.item.id === id ? { ...one, item: total } : one)) }
  }

/** Whether an option may well say several values of a thing, one for each building or vehicle. */
export const mayBeMany = ({ id, aspect }: Item) =>
  aspect !== 'cost' && id in FACT_KEYS && isOfMany(id as keyof typeof FACT_KEYS)
