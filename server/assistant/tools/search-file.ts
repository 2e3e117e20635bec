import { z } from 'zod'
import { commit } from '../../ctx.ts'
import { searchWords } from '../../documents/index.ts'
import { searchPages } from '../../domains/files/service.ts'
import { findFile } from '../conversation.ts'
import { CANDIDATE_PAGES, searchFiles, searchTitle } from '../search-files.ts'
import { defineTool, ToolRefusal } from '../tool.ts'

export const searchQueries = z
  .array(z.object({ query: z.string().trim().min(2).max(300) }))
  .min(1)
  .max(12)

export const searchFile = defineTool({
  name: 'SEARCH_FILE',
  manual:
    'Finds the passages of the attached files about something. Give each question or phrase as its own ' +
    'query, in the words a policy would use. `units` are single things the pages say (a value with its label, a row with the names of ' +
    'its columns, a sentence with its heading and what it hangs on; `covered` is how much of the query one is about), `passages` ' +
    'a few lines each, the best of either. `answers` (of the first four queries) are single things that may answer the query, the likeliest first, and `sure` how sure it is that the ' +
    'first does. All come with file, page and the exact words, ready to be quoted. Where a query asks for a total, an average, a difference, the ' +
    'days between two dates, or the highest or lowest of several values, `worked` has it with the parts it was worked out of.',
  input: z.object({
    queries: searchQueries,
    files: z.array(z.string()).max(50).optional().describe('Only these files; all when left out.'),
  }),
  title: ({ queries }, done) => searchTitle(queries, done),
  async run(tool, { queries, files }) {
    const { conversation } = tool
    const unknown = files?.find((name) => !findFile(conversation, name))
    if (unknown) throw new ToolRefusal(`There is no file "${unknown}".`)
    const named = files?.length ? files.map((name) => findFile(conversation, name)!) : conversation.files
    const ids = named.map(({ file }) => file.id)
    // PostgreSQL narrows the search to the pages that hold the words.
    const pagesFor = (query: string) =>
      commit(tool, (ctx) => searchPages(ctx, ids, searchWords(query), CANDIDATE_PAGES + 1))
    const asked = queries.map(({ query }) => query)
    const { results, shown } = await searchFiles(tool, named, asked, pagesFor)
    return { output: { results }, data: { queries, results: shown } }
  },
})
