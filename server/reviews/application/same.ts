import { parseAmount } from '../../../shared/amounts.ts'
import { SAID_INSTEAD } from '../../../shared/kinds.ts'
import { addressFrom, isSameAmount, Likenesses, normal, plainName } from '../../documents/index.ts'
import { ALIKE } from './coverage-lines.ts'

/** What an answer is, which decides when two say the same. `words`: free text, never held against other text. */
export type AnswerKind =
  | 'name'
  | 'address'
  | 'amount'
  | 'number'
  | 'date'
  | 'code'
  | 'website'
  | 'entity'
  | 'text'
  | 'words'

/** Whether two answers say the same; null where that cannot be told. */
export function isSame(kind: AnswerKind, one: string, other: string): boolean | null {
  return WAYS[kind](one, other)
}

type Way = (one: string, other: string) => boolean | null

const contains: Way = (one, other) => {
  const [a, b] = [plainName(one), plainName(other)]
  return a.includes(b) || b.includes(a)
}

/** The words of a name in one order, without initials: 'Pike, Joel R.' is 'Joel Pike'. */
export const wordsOfName = (name: string) =>
  normal(name)
    .split(' ')
    .filter((word) => word.length > 1)
    .sort()
    .join(' ')

/** What is not insured is a limit of nothing. */
const figureIn = (text: string) =>
  text === SAID_INSTEAD.EXCLUDED || text === SAID_INSTEAD.NOT_INCLUDED ? 0 : parseAmount(text)

const figures: Way = (one, other) => {
  const [a, b] = [figureIn(one), figureIn(other)]
  return a === null || b === null ? null : isSameAmount(a, b)
}

const WAYS: Record<AnswerKind, Way> = {
  name: (one, other) => contains(one, other) || wordsOfName(one) === wordsOfName(other),
  text: contains,
  address: isSamePlace,
  amount: figures,
  number: figures,
  date: (one, other) => one === other,
  code: (one, other) => plainName(one) === plainName(other),
  website: (one, other) => hostOf(one) === hostOf(other),
  entity: (one, other) => {
    const [a, b] = [entityOf(one), entityOf(other)]
    return a && b ? a === b : null
  },
  words: () => null,
}

const hostOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/.*$/, '')

/** What documents call each legal form of a business. */
const ENTITIES = new Likenesses([
  { id: 'llc', labels: ['llc', 'limited liability company', 'limited liability corporation'] },
  { id: 'corporation', labels: ['corporation', 'corp', 'inc', 'incorporated', 'subchapter s corporation', 's corporation', 'c corporation'] },
  { id: 'partnership', labels: ['partnership [general]', 'limited partnership', 'llp', 'limited liability partnership'] },
  { id: 'individual', labels: ['individual', 'sole proprietor', 'sole proprietorship'] },
  { id: 'joint venture', labels: ['joint venture'] },
  { id: 'trust', labels: ['trust'] },
  { id: 'nonprofit', labels: ['not for profit [organization]', 'nonprofit [organization corporation]', 'non profit'] },
]) // biome-ignore format: a table

function entityOf(words: string): string | null {
  const [best, next] = ENTITIES.of(normal(words))
  return best && best.score >= ALIKE && best.score > (next?.score ?? 0) ? best.id : null
}

/** Two addresses are one place when number, street and town agree; what one of them leaves out is not held against it. */
function isSamePlace(one: string, other: string): boolean | null {
  const [a, b] = [placeOf(one), placeOf(other)]
  if (!a || !b) return null
  if (a.number !== b.number || a.street !== b.street) return false
  if (a.ending && b.ending && !isShortOf(a.ending, b.ending) && !isShortOf(b.ending, a.ending)) return false
  if (a.zip && b.zip) return a.zip === b.zip
  return !a.city || !b.city || a.city === b.city
}

const DIRECTIONS = new Set(['N', 'S', 'E', 'W', 'NORTH', 'SOUTH', 'EAST', 'WEST', 'NE', 'NW', 'SE', 'SW'])

/** '410 N. Alder Street, Dayton, OH 45402' by its number, the first word of its street, the last one, and its town. */
export function placeOf(text: string) {
  const address = addressFrom([text])
  const words = normal(address?.line1 ?? text.split(',')[0]!).split(' ')
  const at = words.findIndex((word) => /^\d/.test(word))
  if (at < 0) return null
  const [number, ...rest] = words.slice(at)
  const street = rest.filter((word) => !DIRECTIONS.has(word))
  if (!street[0] && !/BOX/.test(text.toUpperCase())) return null
  return {
    number: number!,
    street: street[0] ?? '',
    ending: street.length > 1 ? street.at(-1)! : '',
    city: normal(address?.city ?? ''),
    zip: address?.zip.slice(0, 5) ?? '',
  }
}

/** 'ST' of 'STREET', 'BLVD' of 'BOULEVARD': its letters in their order, the first among them. */
function isShortOf(short: string, long: string): boolean {
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length && short[0] === long[0]
}
