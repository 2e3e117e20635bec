import type { HeldValue } from '../../domains/on-file/types.ts'
import type { Citation } from '../../domains/workspaces/types.ts'
import { type ToolContext, ToolRefusal } from '../tool.ts'
import { unsaidName } from './check-record.ts'
import { checkSource } from './check-source.ts'
import { unsourcedFigures } from './figures.ts'
import { groundsWith } from './given-texts.ts'
import { leaveOut } from './leave-out.ts'
import { ORDERED, orderedIn, ordersTold } from './ordered.ts'
import type { SourceInput } from './source-input.ts'
import { namesHost } from './words.ts'
import { derivedFrom } from './worked-out.ts'

/** After this many refusals, what still has no source is left out instead. */
export const PATIENCE = 2

type Numbered = { number: number; source: SourceInput }

/**
 * Checks an answer before it is shown: each mark has a source that holds, and each figure is in one. A first fault gives the answer back to
 * the model; when it cannot do better, the statements at fault are left out and the answer says so. `quotes`: the words of all sources that
 * hold, whether or not the answer uses them.
 */
export async function checkAnswer(
  tool: ToolContext,
  answer: string,
  sources: Numbered[],
): Promise<{ content: string; citations: Citation[]; quotes: string[] }> {
  const citations: Citation[] = []
  const held = new Map<number, HeldValue[]>()
  const faults: string[] = []
  const badSources: number[] = []
  for (const { number, source } of sources) {
    const checked = await checkSource(tool, source)
    if (checked.ok) {
      citations.push({ number, source: checked.source })
      held.set(number, checked.values ?? [])
    } else {
      faults.push(`[${number}]: ${checked.reason}`)
      badSources.push(number)
    }
  }
  const known = new Set(citations.map(({ number }) => number))
  const quotes = quotesOf(citations)
  const everything = groundsWith(tool, quotes)
  /** A statement with marks must rest on those sources; one without may rest on any. */
  const unsourced = (statement: string) => {
    const marks = marksOf(statement)
    const cited = citations.filter(({ number }) => marks.includes(number))
    const own = quotesOf(cited)
    return unsourcedFigures(
      statement,
      marks.length ? groundsWith(tool, [...own, derivedFrom(statement, own)]) : everything,
    )
  }
  /** A name for which a record is cited must be in the statement: a different name is not a figure and would go unnoticed. */
  const unsaid = (statement: string) =>
    unsaidName(
      statement,
      marksOf(statement).flatMap((mark) => held.get(mark) ?? []),
    )
  /** The host of a page of the web that a statement rests on and does not name. */
  const unnamed = (statement: string) => {
    const marks = marksOf(statement)
    return citations.flatMap(({ number, source }) =>
      marks.includes(number) && source.kind === 'WEB' && !namesHost(statement, source.host) ? [source.host] : [],
    )
  }
  const orders = ordersTold(tool.conversation)
  const isFaulty = (statement: string) =>
    marksOf(statement).some((mark) => !known.has(mark)) ||
    unsourced(statement).length > 0 ||
    unsaid(statement) !== null ||
    unnamed(statement).length > 0 ||
    orderedIn(statement, orders, everything) !== null

  for (const mark of marksOf(answer)) if (!known.has(mark)) faults.push(`[${mark}] has no source that holds.`)
  const unknown = [...new Set(answer.split('\n').flatMap(unsourced))]
  if (unknown.length) faults.push(`These are in no source: ${unknown.join(', ')}.`)
  for (const line of answer.split('\n')) {
    for (const host of unnamed(line)) faults.push(`What rests on the web says so: “On the web, ${host} says …”.`)
    const name = unsaid(line)
    if (name) faults.push(`A record is cited that holds “${name}”, which is not what is said.`)
  }
  const ordered = orderedIn(answer, orders, everything)
  if (ordered) faults.push(`${ORDERED}: “${ordered} …”.`)
  if (!faults.length) return { content: answer, citations: used(answer, citations), quotes }
  if (tool.refusals < PATIENCE)
    throw new ToolRefusal([...new Set(faults)].join(' '), { unsourced: unknown, badSources })
  const { rest, count } = leaveOut(answer, isFaulty)
  const note = count === 1 ? 'One statement was left out' : `${count} statements were left out`
  const content = `${rest}\n\n${note}, since no source could be checked.`.trim()
  return { content, citations: used(content, citations), quotes }
}

/** What may be said of sources: their words, and of a page of the web also where it is and when it was read. Its title is not on the page. */
const quotesOf = (citations: Citation[]) =>
  citations.flatMap(({ source }) =>
    source.kind === 'WEB' ? [source.quote, source.host, source.readOn] : [source.quote ?? ''],
  )

const marksOf = (text: string) => [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number))

function used(content: string, citations: Citation[]) {
  const marks = new Set(marksOf(content))
  return citations.filter(({ number }) => marks.has(number))
}
