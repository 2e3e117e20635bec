import type { Conversation } from '../conversation.ts'
import { commandsIn } from './commands.ts'
import { type Grounds, withoutNames } from './figures.ts'
import { squeeze } from './words.ts'

/** So many words in a row that a statement shares with an order are the order's. */
const RUN = 5
const FEWEST = 2

/** Why a statement that repeats an instruction of a document is refused. */
export const ORDERED = 'These words are in an instruction to a machine, which says nothing of the policy'

/** An instruction as written in a document, and its words in order, ready to be searched. */
export type Order = { text: string; words: string; letters: string }

const known = new WeakMap<object, Order[]>()

/** The instructions to a machine in the tool results of a conversation, each once. */
export function ordersTold({ results }: Pick<Conversation, 'results'>): Order[] {
  return [...results.values()].flatMap(({ output }) => {
    if (output === null || typeof output !== 'object') return []
    const orders = known.get(output) ?? ordersIn(output)
    known.set(output, orders)
    return orders
  })
}

/**
 * An order may begin in one field of a result and go on in the next, so those that hold none by themselves are read as one text. An order that
 * a field holds by itself ends with it, and does not run on over what honest words follow.
 */
function ordersIn(output: object): Order[] {
  const fields = textsIn(output).map((text) => ({ text, own: commandsIn(text) }))
  const joined = fields.map(({ text, own }) => (own.length ? '.' : text)).join('\n')
  const orders = [...fields.flatMap(({ own }) => own), ...commandsIn(joined)].map((text) => ({
    text,
    words: ` ${wordsOf(text).join(' ')} `,
    letters: squeeze(text),
  }))
  return [...new Map(orders.map((order) => [order.words, order])).values()]
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []

/**
 * The words a statement takes from an order and from nothing it may rest on; null where it takes none. What it quotes as not followed it does not
 * say itself.
 * Of what is `short`, as a name, all its words are enough.
 */
export function orderedIn(statement: string, orders: Order[], grounds: Grounds, short = false): string | null {
  if (!orders.length) return null
  const words = wordsOf(
    withoutNames(
      withoutUnfollowed(statement),
      grounds.names.map(({ text }) => text),
    ),
  )
  const length = short ? Math.min(RUN, Math.max(words.length, FEWEST)) : RUN
  for (let at = 0; at + length <= words.length; at++) {
    const run = words.slice(at, at + length)
    const isOrdered = orders.some((order) => order.words.includes(` ${run.join(' ')} `))
    if (isOrdered && !grounds.texts.some(({ letters }) => letters.includes(squeeze(run.join(''))))) return run.join(' ')
  }
  return null
}

/** Words in quotes; a stroke behind a digit is inches and opens none. */
const QUOTED = /“[^“”]*”|(?<![\p{L}\p{N}]|\d\s)"[^"]*(?<!\d\s?)"(?![\p{L}\p{N}])/gu
const UNFOLLOWED =
  /\b(?:not|never) (?:\w+ )?follow|\b(?:instructions?|orders?|words) (?:addressed )?to (?:an? |the |any )?(?:ai|assistant|machine)\b/i

/** A statement without what it quotes, where the same sentence says that this is an order to a machine or is not followed. */
function withoutUnfollowed(statement: string): string {
  return statement.replace(QUOTED, (quoted: string, at: number) => {
    const before = statement.slice(0, at).split(SENTENCE).at(-1)!
    const after = /[.!?]”?"?$/.test(quoted) ? '' : statement.slice(at + quoted.length).split(SENTENCE)[0]!
    return UNFOLLOWED.test(`${before} | ${after}`) ? ' | ' : quoted
  })
}

const SENTENCE = /[.!?](?=\s|$)|\n/

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+|\|/gu) ?? []
