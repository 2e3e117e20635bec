import type { CheckedSource } from '../../domains/workspaces/types.ts'
import { type ReadingTool, ToolRefusal } from '../tool.ts'
import { checkSource } from './check-source.ts'
import { whyGroundless } from './check-words.ts'
import { unsourcedFigures } from './figures.ts'
import { groundsWith } from './given-texts.ts'
import { ORDERED, orderedIn, ordersTold } from './ordered.ts'
import type { SourceInput } from './source-input.ts'
import { namesHost } from './words.ts'

/** Checks every source; the ones that hold, and why the others do not. */
async function checkSources(tool: ReadingTool, sources: SourceInput[]) {
  const held: CheckedSource[] = []
  const reasons: string[] = []
  const badSources: number[] = []
  for (const [index, source] of sources.entries()) {
    const checked = await checkSource(tool, source)
    if (checked.ok) held.push(checked.source)
    else {
      reasons.push(checked.reason)
      badSources.push(index + 1)
    }
  }
  return { held, reasons, badSources }
}

type Draft = {
  text: string
  sources?: SourceInput[] | undefined
  /** Other texts its figures may come from. */
  given?: string[]
  /** The short words of its head: a title, a subject, a recipient. */
  names?: (string | null | undefined)[]
}

/**
 * Refuses a draft with an amount, a date, a number or an address that is in none of its sources, the user's messages, the agency's record,
 * a value accepted on a form of this workspace or what else is `given`; and one with words of an order to a machine, which in `names` are
 * the order's even when they are few.
 */
export async function refuseUnsourced(tool: ReadingTool, { text, sources = [], given = [], names = [] }: Draft) {
  const { held, reasons, badSources } = await checkSources(tool, sources)
  for (const source of held)
    if (source.kind === 'WEB' && !namesHost(text, source.host))
      throw new ToolRefusal(`What rests on the web says so: “On the web, ${source.host} says …”.`)
  const quotes = [
    ...held.flatMap((source) =>
      source.kind === 'WEB' ? [source.quote, source.host, source.readOn] : (source.quote ?? ''),
    ),
    ...given,
  ]
  if (reasons.length) throw new ToolRefusal(`These sources do not hold: ${reasons.join(' ')}`, { badSources })
  const said = names.flatMap((name) => (name ? [name] : []))
  const grounds = groundsWith(tool, quotes)
  const unknown = unsourcedFigures([text, ...said].join('\n'), grounds)
  const ordered = orderedIn(text, ordersTold(tool.conversation), grounds)
  if (ordered) throw new ToolRefusal(`${ORDERED}: “${ordered} …”. Leave them out.`)
  if (unknown.length) {
    throw new ToolRefusal(
      `These are in no source: ${unknown.join(', ')}. Leave them out, or give the source that holds them.`,
      { unsourced: unknown },
    )
  }
  for (const name of said) {
    const groundless = whyGroundless(tool, name, quotes)
    if (groundless) throw new ToolRefusal(`“${name}” cannot be used. ${groundless}`)
  }
}
