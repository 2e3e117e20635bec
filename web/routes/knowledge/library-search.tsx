import { FileText, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { KNOWLEDGE_QUERY } from '../../../shared/knowledge.ts'
import { request } from '../../graph/client.ts'
import { SearchKnowledgeDocument, type SearchKnowledgeQuery } from '../../graph/generated/graphql.ts'
import { count } from '../../lib/count.ts'
import { useTypedFilter } from '../../parts/list-page/use-typed-filter.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText, INPUT } from '../../ui/field.tsx'
import { Marked } from '../../ui/marked.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { excerptOf } from './excerpt.ts'
import { KNOWLEDGE } from './knowledge-list.tsx'
import { useBases } from './use-bases.ts'

type Passage = SearchKnowledgeQuery['searchKnowledge'][number]

/** Finds passages in the documents of the library, or of the knowledge base that is looked at. What is looked for stands in the address. */
export function LibrarySearch() {
  const { bases, base } = useBases()
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const asked = query.get('find') ?? ''
  const { text, setText } = useTypedFilter(asked, pathname === KNOWLEDGE, (words) => {
    if (window.location.pathname !== KNOWLEDGE) return false
    const next = (before: URLSearchParams) => {
      if (words.trim()) before.set('find', words)
      else before.delete('find')
      return before
    }
    setQuery(next, { replace: true, preventScrollReset: true })
    return true
  })
  const words = asked.trim()
  const { passages, failure, again } = usePassages(words, bases.length > 1 ? base?.id : undefined)
  return (
    <search aria-label="Search in the documents" className="mb-3 block">
      <label className="relative block max-w-160">
        <span className="sr-only">Search in the documents</span>
        <Search size={16} aria-hidden className="absolute top-3 left-3 text-ink-3" />
        <input
          type="search"
          value={text}
          maxLength={KNOWLEDGE_QUERY}
          placeholder="Search in the documents"
          onChange={(event) => setText(event.target.value)}
          className={`${INPUT} h-10 pl-9!`}
        />
      </label>
      {words && (
        <div className="mt-3">
          <p role="status" className="flex min-h-5 items-center gap-2 text-12 text-ink-3">
            {!passages && !failure && (
              <>
                <Spinner />
                Searching…
              </>
            )}
            {passages && saidOf(passages.length, bases.length > 1 ? base?.title : undefined)}
          </p>
          {failure && (
            <div className="flex flex-wrap items-center gap-3">
              <ErrorText>{failure}</ErrorText>
              <Button size="sm" onClick={again}>
                Try again
              </Button>
            </div>
          )}
          {passages && passages.length > 0 && (
            <ol className="mt-2 divide-y divide-hairline rounded-8 border border-hairline">
              {passages.map((passage) => (
                <PassageLink key={`${passage.document.id} ${passage.words}`} passage={passage} asked={words} />
              ))}
            </ol>
          )}
        </div>
      )}
    </search>
  )
}

const saidOf = (found: number, base: string | undefined) =>
  found
    ? `${count(found, 'passage')}${base ? ` in ${base}` : ''}`
    : `Nothing in ${base ?? 'the knowledge base'} holds these words.`

/** What of a passage answers, with the words that were asked for marked; it opens the page it stands on. */
function PassageLink({ passage: { document, page, words, told }, asked }: { passage: Passage; asked: string }) {
  const { text, marks, line } = excerptOf(told.length ? told.map((one) => one.words).join('\n') : words, asked)
  // The page holds the row without the heads of its columns.
  const place = new URLSearchParams({ page: String(page), find: told[0]?.quote.replaceAll(' … ', ' ') ?? line })
  return (
    <li>
      <Link
        to={document.file ? `/app/files/${document.file.id}?${place}` : `${KNOWLEDGE}/${document.id}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3 text-13 -outline-offset-2 hover:bg-hover"
      >
        <span className="flex min-w-0 items-center gap-2 text-12 text-ink-2">
          <FileText size={14} aria-hidden className="flex-none text-ink-3" />
          <span className="cut min-w-0 font-medium text-ink">{document.title}</span>
          <span className="num flex-none">page {page}</span>
        </span>
        <span className="max-w-[80ch] wrap-anywhere text-ink-2">
          <Marked text={text} parts={marks} />
        </span>
      </Link>
    </li>
  )
}

type Found = { of: string; passages: readonly Passage[] } | { of: string; failure: string }

/** What the library holds of these words, once it is there. Only the newest question is answered. */
function usePassages(words: string, baseId: string | undefined) {
  const [found, setFound] = useState<Found | null>(null)
  const [turn, setTurn] = useState(0)
  const of = JSON.stringify([words, baseId, turn])
  useEffect(() => {
    if (!words) return
    const stop = new AbortController()
    request(SearchKnowledgeDocument, { query: words, baseId: baseId ?? null }, { signal: stop.signal }).then(
      ({ searchKnowledge }) => setFound({ of, passages: searchKnowledge }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        setFound({ of, failure: error instanceof Error ? error.message : 'The search failed.' })
      },
    )
    return () => stop.abort()
  }, [words, baseId, of])
  const now = found?.of === of ? found : null
  return {
    passages: now && 'passages' in now ? now.passages : null,
    failure: now && 'failure' in now ? now.failure : null,
    again: () => setTurn(turn + 1),
  }
}
