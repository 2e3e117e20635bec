import type { ToolContext } from '../tool.ts'
import { unsourcedFigures } from './figures.ts'
import { groundsWith } from './given-texts.ts'
import { ORDERED, orderedIn, ordersTold } from './ordered.ts'
import { squeeze } from './words.ts'

/**
 * Why short words that carry no source of their own are not taken (a title, a choice, a name, a reason): they hold a figure that neither
 * the user nor the agency's records nor the facts of a document nor `quotes` that were checked hold, or they are only in an instruction to a machine.
 * Null when they are taken.
 */
export function whyGroundless(
  { conversation }: Pick<ToolContext, 'conversation'>,
  words: string,
  quotes: string[] = [],
): string | null {
  const orders = ordersTold(conversation)
  if (!orders.length && !/[\d@]/.test(words)) return null
  if (!orders.length && !unsourcedFigures(words, groundsWith({ conversation }, quotes)).length) return null
  const facts = conversation.files.flatMap(({ file }) => file.facts?.facts ?? [])
  const held = (conversation.account?.records ?? []).flatMap(({ values }) => values)
  const read = [...facts.map(({ value, source }) => [value, source.quote]), ...held.map(({ value }) => [value, value])]
    .filter(([, quote]) => !orders.some(({ letters }) => letters.includes(squeeze(quote!))))
    .flat()
  const grounds = groundsWith({ conversation }, [...quotes, ...read])
  const [figure] = unsourcedFigures(words, grounds)
  if (figure) return `“${figure}” is in no source.`
  return orderedIn(words, orders, grounds, true) ? `${ORDERED}.` : null
}
