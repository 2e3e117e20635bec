import { formatAmount } from '../../../shared/amounts.ts'
import { daysBetween, parseDate } from '../../../shared/dates.ts'
import type { Verdict } from '../../../shared/reviews.ts'
import { capital } from '../../../shared/sentence.ts'
import { FORM } from '../holdings.ts'
import { counted, listed } from '../in-sentences.ts'
import { amountIn, isSameValue } from '../same-value.ts'
import { isExclusion } from './items.ts'
import { whereLooked } from './looked.ts'
import { mayBeMany } from './options.ts'
import type { Item, Side } from './types.ts'
import { betterThan, holdSame, isOfSameLines, says } from './verdict.ts'

const shownOf = ({ told }: Side) => told.map(({ shown }) => shown).join(' and ')
const labelOf = ({ option }: Side) => option.label
const inText = (label: string) => label[0]!.toLowerCase() + label.slice(1)
const money = (amount: number) => `$${formatAmount(amount)}`

/** The reason of a verdict, in a sentence. */
export function whyOf(item: Item, verdict: Verdict, sides: readonly Side[]): string {
  const saying = sides.filter(says)
  const silent = sides.filter((side) => !says(side))
  switch (verdict) {
    case 'FOUND':
      return `${labelOf(saying[0]!)} says it.`
    case 'EQUAL':
      return `${sides.length === 2 ? 'Both options say' : 'All options say'} the same.`
    case 'UNSURE':
      return doubtIn(item, saying)
    case 'NOT_SHOWN':
      return `${listed(saying.map(labelOf))} ${saying.length > 1 ? 'say' : 'says'} ${inQuotes(saying[0]!)}; ${listed(silent.map((side) => inText(labelOf(side))))} ${silent.length > 1 ? 'do' : 'does'} not show it.`
    case 'ONLY_ONE':
      return `Only ${listed(saying.map((side) => inText(labelOf(side))))} ${saying.length > 1 ? 'have' : 'has'} it. ${silent.map((side) => `${labelOf(side)}: ${inText(whereLooked(item, side.option))}`).join(' ')}`
    default:
      return saying.length > 2 ? bestOf(item, saying, silent) : apartIn(item, saying[0]!, saying[1]!, silent)
  }
}

const inQuotes = (side: Side) => (amountIn(side.told[0]!.value) === null ? `“${shownOf(side)}”` : shownOf(side))

function doubtIn(item: Item, saying: readonly Side[]): string {
  const unsure = saying.filter(({ isSure }) => !isSure)
  const { name } = item
  const [several] = unsure.filter(({ told }) => told.length > 1 && !mayBeMany(item))
  if (several)
    return `${labelOf(several)} has several values of ${name}: ${listed(several.told.map(({ shown }) => shown))}.`
  if (!unsure.length) return `One name may be the other in short: ${listed(saying.map(inQuotes))}.`
  const [first, another] = saying
  if (another && holdSame(saying))
    return `All say ${inQuotes(first!)}, but ${listed(unsure.map((side) => inText(labelOf(side))))} ${unsure.length > 1 ? 'were' : 'was'} not read clearly.`
  return `What ${listed(unsure.map((side) => inText(labelOf(side))))} ${unsure.length > 1 ? 'say' : 'says'} of ${name} was not read clearly: ${listed(saying.map(inQuotes))}.`
}

/** Two that differ: by how much, where that can be worked out. */
function apartIn(item: Item, one: Side, other: Side, silent: readonly Side[]): string {
  const [was, is] = [one.told[0]!, other.told[0]!]
  const [from, to] = [amountIn(was.value), amountIn(is.value)]
  const against = `${is.shown} against ${was.shown}`
  const rest = silent.length ? ` ${listed(silent.map(labelOf))} ${silent.length > 1 ? 'do' : 'does'} not show it.` : ''
  const uneven = isOfSameLines(item, [one, other]) ? '' : ' They are not for the same lines of business.'
  const excluding = was.isExcluded ? one : is.isExcluded ? other : null
  if (excluding) {
    const insuring = excluding === one ? other : one
    return `${labelOf(excluding)} excludes ${item.name}; ${inText(labelOf(insuring))} has ${shownOf(insuring)}.${rest}`
  }
  if (from !== null && to !== null && !item.id.startsWith(FORM))
    return `${labelOf(other)}’s ${item.name} is ${money(Math.abs(to - from))} ${to < from ? 'lower' : 'higher'}: ${against}.${uneven}${rest}`
  const [begins, ends] = [parseDate(was.value), parseDate(is.value)]
  if (begins && ends && item.aspect !== 'form') {
    const days = Math.abs(daysBetween(begins, ends))
    return `${labelOf(other)}’s ${item.name} is ${counted(days, 'day')} ${ends < begins ? 'earlier' : 'later'}: ${against}.${rest}`
  }
  if (item.aspect === 'form')
    return `The editions differ: ${was.shown} in ${inText(labelOf(one))}, ${is.shown} in ${inText(labelOf(other))}.${rest}`
  return `${labelOf(one)} says “${was.shown}”, ${inText(labelOf(other))} “${is.shown}”.${rest}`
}

/** Of more than two: which is best, where that can be told, and what the others say. */
function bestOf(item: Item, saying: readonly Side[], silent: readonly Side[]): string {
  const each = saying.map((side) => `${inText(labelOf(side))} ${inQuotes(side)}`)
  const rest = silent.length
    ? `; ${listed(silent.map((side) => inText(labelOf(side))))} ${silent.length > 1 ? 'do' : 'does'} not show it`
    : ''
  const order = (one: Side, other: Side) => betterThan(item, one.told[0]!, other.told[0]!)
  const isTold = isOfSameLines(item, saying) && saying.every((side) => order(saying[0]!, side) !== null)
  if (!isTold) return `${capital(listed(each))}${rest}.`
  const [best] = saying.toSorted((one, other) => order(one, other)!)
  const alike = saying.filter(({ told }) => isSameValue(told[0]!, best!.told[0]!))
  const others = saying.filter((side) => !alike.includes(side))
  return `${capital(listed(alike.map((side) => inText(labelOf(side)))))} ${alike.length > 1 ? 'are' : 'is'} best with ${inQuotes(best!)}: ${listed(others.map((side) => `${inText(labelOf(side))} ${inQuotes(side)}`))}${rest}.`
}

/** What to ask the carrier; null where nothing is short or open. */
export function actionOn(item: Item, verdict: Verdict, sides: readonly Side[]): string | null {
  const [first, second] = sides
  const silent = sides.filter((side) => !says(side)).map((side) => inText(labelOf(side)))
  const excludes = sides.filter(({ told }) => told.some(isExclusion)).map((side) => inText(labelOf(side)))
  switch (verdict) {
    case 'WORSE':
      return `Ask the carrier of ${inText(labelOf(second!))} whether it can offer ${inQuotes(first!)} as ${inText(labelOf(first!))} does.`
    case 'NOT_SHOWN':
      return `Ask the carrier of ${listed(silent)} about ${item.name}.`
    case 'ONLY_ONE':
      return excludes.length
        ? `Ask the carrier of ${listed(excludes)} whether the exclusion can be taken out.`
        : `Ask the carrier of ${listed(silent)} whether it gives the same.`
    case 'UNSURE':
      return `Look at the words of ${listed(sides.filter((side) => says(side) && !side.isSure).map((side) => inText(labelOf(side)))) || 'both options'}, or ask the carrier.`
    case 'CONTRADICTS':
      return 'Ask each carrier to confirm who the named insured is.'
    case 'DIFFERS':
      return item.aspect === 'form' ? 'Compare the two editions, or ask for the later one.' : null
    default:
      return null
  }
}
