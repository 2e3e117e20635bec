import type { CheckedSource } from '../../domains/workspaces/types.ts'
import { agencyRecord, userMessages } from '../conversation.ts'
import { workedOutIn } from '../told-facts.ts'
import { type ReadingTool, type ToolContext, ToolRefusal } from '../tool.ts'
import { checkSource } from './check-source.ts'
import { groundsOf, unsourcedFigures } from './figures.ts'
import { ORDERED, orderedIn, ordersTold } from './ordered.ts'
import type { SourceInput } from './source-input.ts'

/** Checks every source; the ones that hold, and why the others do not. */
async function checkSources(tool: ReadingTool, sources: SourceInput[]) {
  const held: CheckedSource[] = []
  const reasons: string[] = []
  for (const source of sources) {
    const checked = await checkSource(tool, source)
    if (checked.ok) held.push(checked.source)
    else reasons.push(checked.reason)
  }
  return { held, reasons }
}

/**
 * Refuses a draft that names an amount, a date, a number or an address which stands in none of its sources, the user's
 * messages, the agency's record, a value accepted on a form of this workspace or what else is `given`.
 */
export async function refuseUnsourced(
  tool: ReadingTool,
  text: string,
  sources: SourceInput[] = [],
  given: string[] = [],
) {
  const { held, reasons } = await checkSources(tool, sources)
  const grounds = groundsOf([...held.map(({ quote }) => quote ?? ''), ...givenTexts(tool), ...given])
  const unknown = unsourcedFigures(text, grounds)
  if (reasons.length) throw new ToolRefusal(`These sources do not hold: ${reasons.join(' ')}`)
  const ordered = orderedIn(text, ordersTold(tool.conversation), grounds)
  if (ordered) throw new ToolRefusal(`${ORDERED}: “${ordered} …”. Leave them out.`)
  if (unknown.length) {
    throw new ToolRefusal(
      `These stand in no source: ${unknown.join(', ')}. Leave them out, or give the source that holds them.`,
    )
  }
}

/**
 * What may be said without a source of its own: the user's words, the agency's record, values accepted on forms, drafts, and what was worked
 * out over the lists of the papers.
 */
export function givenTexts({ conversation }: Pick<ToolContext, 'conversation'>): string[] {
  const { agency, artifacts, files, workspace, results } = conversation
  return [
    ...userMessages(conversation).map(({ content }) => content),
    Object.values(agencyRecord(agency)).filter(Boolean).join('\n'),
    ...artifacts.flatMap(({ body, title }) => [
      title,
      ...(body.kind === 'form' ? body.form.fields.map(({ value }) => value) : []),
    ]),
    ...artifacts.map(({ body }) =>
      body.kind === 'email' ? `${body.email.toEmail}\n${body.email.subject}\n${body.email.body}` : '',
    ),
    ...artifacts.map(({ body }) => (body.kind === 'document' ? body.document.html.replace(/<[^>]*>/g, ' ') : '')),
    ...files.map(({ file, handle }) => `${handle}\n${file.name}\n${file.pageCount ?? ''}`),
    workspace.title,
    ...[...results.values()].flatMap(({ output, refused }) => (refused ? [] : workedOutIn(output))),
  ]
}
