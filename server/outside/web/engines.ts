import { z } from 'zod'

/** `url` is where the service answers, or a proxy before it; SearXNG has no usual one. `key` goes into each request; SearXNG takes none. */
export type SearchSettings = {
  engine: 'searxng' | 'brave' | 'tavily'
  url: string | undefined
  key: string | undefined
}

/** A page that a search found. Its title may be anything. */
export type Hit = { url: string; title: string }

/** How one service is asked, and what it answers. */
type Engine = {
  usual: string
  request: (base: string, query: string, key: string) => { url: URL; init: RequestInit }
  answer: z.ZodType<Hit[]>
}

/** What a search service answers is kept with the answer: no address or title may fill it. */
const MOST_OF_URL = 2000
const MOST_OF_TITLE = 300
const hit = z.object({
  url: z.url({ protocol: /^https?$/ }).max(MOST_OF_URL),
  title: z.string().transform((title) => title.slice(0, MOST_OF_TITLE)),
})
/** The results that are pages; others are left out. */
const hits = z
  .array(z.unknown())
  .transform((results): Hit[] => results.flatMap((result) => hit.safeParse(result).data ?? []))

const get = (base: string, path: string, query: Record<string, string>, headers: Record<string, string>) => {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`)
  url.search = new URLSearchParams(query).toString()
  return { url, init: { headers: { accept: 'application/json', ...headers } } }
}

const COUNT = 10
/** Brave takes no longer question. */
const MOST_LETTERS = 400
const MOST_WORDS = 50
const inBounds = (query: string) => query.split(/\s+/).slice(0, MOST_WORDS).join(' ').slice(0, MOST_LETTERS)

export const ENGINE: Record<SearchSettings['engine'], Engine> = {
  searxng: {
    usual: 'http://localhost:8080',
    request: (base, query) =>
      get(base, '/search', { q: query, format: 'json', language: 'en-US', safesearch: '1' }, {}),
    answer: z.object({ results: hits }).transform(({ results }) => results),
  },
  brave: {
    usual: 'https://api.search.brave.com',
    request: (base, query, key) =>
      get(
        base,
        '/res/v1/web/search',
        { q: inBounds(query), count: String(COUNT), country: 'US', search_lang: 'en', text_decorations: 'false' },
        { 'x-subscription-token': key },
      ),
    // Where nothing was found there is no `web`.
    answer: z.object({ web: z.object({ results: hits }).nullish() }).transform(({ web }) => web?.results ?? []),
  },
  tavily: {
    usual: 'https://api.tavily.com',
    request: (base, query, key) => ({
      url: new URL(`${base.replace(/\/$/, '')}/search`),
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ query, max_results: COUNT }),
      },
    }),
    answer: z.object({ results: hits }).transform(({ results }) => results),
  },
}
