import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import { findPassages, searchWords } from '../../documents/search/passages.ts'
import type { Page } from '../../documents/types.ts'
import { listPages, searchPages } from '../../domains/files/service.ts'
import { findFile, type NamedFile } from '../conversation.ts'
import { defineTool, ToolRefusal } from '../tool.ts'

const PASSAGES = 6
const CANDIDATE_PAGES = 24

export const searchFile = defineTool({
  name: 'SEARCH_FILE',
  manual: new URL('./search-file.md', import.meta.url),
  input: z.object({
    queries: z
      .array(z.object({ query: z.string().trim().min(2).max(300) }))
      .min(1)
      .max(12),
    files: z.array(z.string()).max(50).optional().describe('Only these files; all when left out.'),
  }),
  title: ({ queries }, done) => {
    const more = queries.length > 2 ? ` and ${queries.length - 2} more` : ''
    return `${done ? 'Searched' : 'Searching'} for ${queries
      .slice(0, 2)
      .map(({ query }) => query)
      .join(', ')}${more}`
  },
  async run({ ctx, conversation, signal }, { queries, files }) {
    const unknown = files?.find((name) => !findFile(conversation, name))
    if (unknown) throw new ToolRefusal(`There is no file "${unknown}".`)
    const named = files?.length ? files.map((name) => findFile(conversation, name)!) : conversation.files
    const results = []
    const read = pageReader(ctx)
    for (const { query } of queries) {
      signal.throwIfAborted()
      results.push({ query, passages: await search(ctx, named, query, read) })
    }
    const shown = results.map(({ query, passages }) => ({
      query,
      answer: passages.length
        ? passages.map(({ file, page, quote }) => `${file}, page ${page}: “${quote}”`).join('\n')
        : 'Nothing found.',
    }))
    return { output: { results }, data: { queries, results: shown } }
  },
})

/** PostgreSQL narrows the search to the pages that hold the words; the passages on them are then ranked. */
async function search(ctx: Ctx, files: NamedFile[], query: string, read: ReturnType<typeof pageReader>) {
  const hits = await searchPages(
    ctx,
    files.map(({ file }) => file.id),
    searchWords(query),
    CANDIDATE_PAGES,
  )
  const pages: { fileId: string; page: Page }[] = []
  for (const { file } of files) {
    const numbers = hits.filter(({ fileId }) => fileId === file.id).map(({ number }) => number)
    pages.push(...(await read(file.id, numbers)).map((page) => ({ fileId: file.id, page })))
  }
  const handles = new Map(files.map(({ file, handle }) => [file.id, handle]))
  return findPassages(pages, query, PASSAGES).map(({ fileId, page, quote }) => ({
    file: handles.get(fileId)!,
    page,
    quote,
  }))
}

/** Reads pages, each once: the queries of one call often lead to the same. */
function pageReader(ctx: Ctx) {
  const known = new Map<string, Page>()
  return async (fileId: string, numbers: number[]): Promise<Page[]> => {
    const missing = numbers.filter((number) => !known.has(`${fileId} ${number}`))
    if (missing.length)
      for (const page of await listPages(ctx, fileId, missing)) known.set(`${fileId} ${page.number}`, page)
    return numbers.flatMap((number) => known.get(`${fileId} ${number}`) ?? []).sort((a, b) => a.number - b.number)
  }
}
