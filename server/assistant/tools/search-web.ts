import { z } from 'zod'
import { dayIn } from '../../../shared/dates.ts'
import type { CheckedSource } from '../../domains/workspaces/types.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Hit } from '../../outside/web/engines.ts'
import type { Web } from '../../outside/web/web.ts'
import { hostOf, passagesOn, type ReadPage, readWebPage } from '../read-web.ts'
import { searchTitle } from '../search-files.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'
import type { WebFound, WebPassage } from '../web-passages.ts'
import { whyKeptHere } from '../web-query.ts'

const QUERIES = 4
/** How many of the pages a query finds are opened, and how many of one host. */
const PAGES = 4
const OF_ONE_HOST = 2
/** All pages of a call together take no longer. */
const PATIENCE_MS = 25_000
const SHOWN_PLACES = 3

const NOT_SET_UP = 'Web search is not set up on this server.'

export const searchWeb = defineTool({
  name: 'SEARCH_WEB',
  manual: new URL('./search-web.md', import.meta.url),
  input: z.object({
    queries: z
      .array(z.object({ query: z.string().trim().min(2).max(300) }))
      .min(1)
      .max(QUERIES),
  }),
  title: ({ queries }, done) => searchTitle(queries, done, ' the web'),
  async run(tool, { queries }) {
    const { house, conversation, signal } = tool
    const { web } = house.outside
    if (!web) throw new ToolRefusal(NOT_SET_UP)
    const asked = queries.map(({ query }) => query)
    for (const query of asked) {
      const reason = whyKeptHere(conversation, query)
      if (reason) throw new ToolRefusal(reason)
    }
    const hits = await Promise.all(asked.map((query) => search(tool, web, query)))
    const read = await readAll(tool, web, hits.flat())
    signal.throwIfAborted()
    const readOn = dayIn(conversation.agency.timeZone, house.now())
    const results = await Promise.all(
      asked.map(async (query, at) => {
        const own = [...new Set(hits[at]!.flatMap(({ url }) => read.get(url) ?? []))]
        return { query, passages: await passagesOn(own, query, readOn) }
      }),
    )
    const visited = [...read].map(([url, { note }]) => ({ url, note }))
    const output: WebFound = { results, visited }
    // An address that led to another is kept with where it led.
    const led = [...read].flatMap(([from, { url, note }]) => (url === from ? [] : [{ url, note }]))
    return { output, data: { queries, results: results.map(shownOf), visited: [...visited, ...led] } }
  },
})

/** The pages worth opening of what a query finds. */
async function search({ house, signal }: ToolContext, web: Web, query: string): Promise<Hit[]> {
  const found = await web.search(query, signal).catch((error: unknown) => {
    if (error instanceof AppError) house.log.warn({ reason: error.cause }, 'the web could not be searched')
    throw error
  })
  const hosts = new Map<string, number>()
  const few = found.filter(({ url }) => {
    const host = hostOf(url)
    hosts.set(host, (hosts.get(host) ?? 0) + 1)
    return hosts.get(host)! <= OF_ONE_HOST
  })
  return [...new Map(few.map((hit) => [hit.url, hit])).values()].slice(0, PAGES)
}

/** What stands at each address, each opened once. */
async function readAll(tool: ToolContext, web: Web, hits: readonly Hit[]): Promise<Map<string, ReadPage>> {
  const late = AbortSignal.timeout(PATIENCE_MS)
  const stop = AbortSignal.any([tool.signal, late])
  const open = async (hit: Hit): Promise<[string, ReadPage]> => {
    const page = await readWebPage(tool, web, hit, stop).catch((error: unknown): ReadPage => {
      if (tool.signal.aborted || !late.aborted) throw error
      return { title: hit.title, url: hit.url, host: hostOf(hit.url), pages: [], note: 'It did not answer in time.' }
    })
    return [hit.url, page]
  }
  const once = new Map(hits.map((hit) => [hit.url, hit]))
  return new Map(await Promise.all([...once.values()].map(open)))
}

/** A result for the screen: the words, and where they stand. */
function shownOf({ query, passages }: { query: string; passages: WebPassage[] }) {
  const places = passages
    .slice(0, SHOWN_PLACES)
    .map(
      ({ title, url, host, readOn, quote }): CheckedSource => ({ kind: 'WEB', label: title, url, host, readOn, quote }),
    )
  const answer = passages
    .slice(0, SHOWN_PLACES)
    .map(({ title, host, quote }) => `${title} (${host}): “${quote}”`)
    .join('\n')
  return { query, answer: answer || 'Nothing found.', places }
}
