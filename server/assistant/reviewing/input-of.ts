import { dayIn } from '../../../shared/dates.ts'
import { choicesIn, typedIn } from '../../../shared/presets/message.ts'
import { slotOf, withoutPrefix } from '../../../shared/presets.ts'
import type { ReviewKind } from '../../../shared/reviews.ts'
import { commit } from '../../ctx.ts'
import { findClassTable } from '../../domains/class-codes/service.ts'
import type { ReviewInput, ReviewPaper } from '../../reviews/types.ts'
import { type NamedFile, userMessages } from '../conversation.ts'
import { pageNumbers, readPages } from '../pages.ts'
import type { ReadingTool } from '../tool.ts'

/** What these files of a conversation give a review to work from, with the records of its client and what was said in the preset's dialog. */
export async function inputOf(tool: ReadingTool, kind: ReviewKind, files: readonly NamedFile[]): Promise<ReviewInput> {
  const { conversation, house } = tool
  const { account, agency, workspace, instructions } = conversation
  const papers: ReviewPaper[] = []
  for (const { file } of files) {
    const { id, name, facts, pageCount, warnings } = file
    if (!facts) continue
    const pages = await readPages(tool, id, pageNumbers(pageCount ?? 0))
    papers.push({ fileId: id, name: withoutPrefix(name), slot: slotOf(name), facts, pages, warnings })
  }
  const first = userMessages(conversation)[0]?.content ?? ''
  // Where nothing was written, the message is the name of the agency's preset.
  const said = first === instructions?.preset ? '' : first
  const preset = workspace.preset ?? instructions?.inherits ?? null
  return {
    papers,
    records: account?.records ?? [],
    today: dayIn(agency.timeZone, house.now()),
    choices: preset ? choicesIn(preset, said) : {},
    text: preset ? typedIn(preset, said) : said,
    ownCodes: kind === 'COMMERCIAL_CLASSIFICATION' ? await commit(tool, findClassTable) : null,
  }
}

/** The files that could not be read, a sentence each. */
export const unreadIn = (files: readonly NamedFile[]): string[] =>
  files.flatMap(({ file: { facts, name, error } }) =>
    facts ? [] : [`${withoutPrefix(name)} could not be read: ${error ?? 'it was not read yet.'}`],
  )
