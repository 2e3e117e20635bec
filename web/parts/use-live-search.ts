import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { holdsAll, matchesIn, type Span } from '../../shared/search.ts'

/** What a search finds: its name, and the parts of that which were typed. */
type Found = { title: string; matches: readonly Span[] }
export type FoundGroup<Hit> = { title: string; hits: readonly Hit[] }
type Answer<Hit> = { text: string; groups: readonly FoundGroup<Hit>[]; failure?: string }

const PAUSE_MS = 80

/**
 * What `ask` finds for the typed text, asked again at each change of it or of `about`. While an answer is on its way (`busy`), what of the one
 * before holds what is typed now; an answer to what is no longer typed is left aside.
 */
export function useLiveSearch<Hit extends Found>(
  typed: string,
  ask: (text: string, signal: AbortSignal) => Promise<FoundGroup<Hit>[]>,
  about = '',
) {
  const text = typed.trim()
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<Answer<Hit>>({ text: '\0', groups: [] })
  const [tries, setTries] = useState(0)
  const newest = useRef(ask)
  newest.current = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      try {
        const groups = await newest.current(text, stop.signal)
        if (!stop.signal.aborted) setAnswer({ text, groups })
      } catch (error) {
        if (stop.signal.aborted) return
        const toSignIn = error instanceof Response && error.headers.get('Location')
        if (toSignIn) void navigate(toSignIn)
        else setAnswer({ text, groups: [], failure: error instanceof Error ? error.message : 'Something went wrong.' })
      }
    }
    const timer = window.setTimeout(() => void look(), text ? PAUSE_MS : 0)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [text, tries, navigate, about])

  const busy = answer.text !== text
  const groups = busy ? answer.groups.map((group) => ({ ...group, hits: stillMeant(group.hits, text) })) : answer.groups
  return { groups, busy, failure: busy ? undefined : answer.failure, again: () => setTries((before) => before + 1) }
}

const stillMeant = <Hit extends Found>(hits: readonly Hit[], text: string) =>
  text
    ? hits.filter(({ title }) => holdsAll(title, text)).map((hit) => ({ ...hit, matches: matchesIn(hit.title, text) }))
    : []
