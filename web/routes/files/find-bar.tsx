import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { request } from '../../graph/client.ts'
import { FindInFileDocument, type FindInFileQuery } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'

export type Place = FindInFileQuery['viewedFile']['found'][number]

const PAUSE_MS = 200
/** The server gives up to this many places. */
const MOST = 200

type FindBarProps = {
  fileId: string
  input: RefObject<HTMLInputElement | null>
  first: string
  places: readonly Place[]
  at: number
  onPlaces: (places: readonly Place[], words: string) => void
  onGo: (at: number) => void
}

/** Finds words in the file: Enter goes to the next place, Shift and Enter back. */
export function FindBar({ fileId, input, first, places, at, onPlaces, onGo }: FindBarProps) {
  const [text, setText] = useState(first)
  const [state, setState] = useState<'idle' | 'searching' | 'done' | 'failed'>('idle')
  const words = text.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words are looked for anew
  useEffect(() => {
    if (!words) {
      setState('idle')
      // An address that names no words stays as it is: whoever goes back at once is not held.
      return first ? onPlaces([], '') : undefined
    }
    const stop = new AbortController()
    const timer = window.setTimeout(() => {
      setState('searching')
      request(FindInFileDocument, { id: fileId, words }, { signal: stop.signal }).then(
        ({ viewedFile }) => {
          setState('done')
          onPlaces(viewedFile.found, words)
        },
        () => stop.signal.aborted || setState('failed'),
      )
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [fileId, words])

  const go = (by: number) => places.length && onGo((at + by + places.length) % places.length)
  const count = places.length < MOST ? String(places.length) : `${String(MOST)} or more`
  const said = { idle: '', searching: 'Searching…', failed: 'The search failed. Try again.', done: '' }[state]
  return (
    <search className="flex min-w-0 items-center gap-1">
      <label className="relative min-w-0">
        <span className="sr-only">Find in this file</span>
        <Search size={14} aria-hidden className="absolute top-2 left-2 text-ink-3" />
        <input
          ref={input}
          type="search"
          value={text}
          placeholder="Find in this file"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            go(event.shiftKey ? -1 : 1)
          }}
          className="h-[30px] w-52 rounded-6 border border-edge bg-surface pr-2 pl-7 text-13 max-md:w-full"
        />
      </label>
      <span role="status" className="num ml-1 w-24 text-12 text-ink-3 max-md:w-auto">
        {said || (state === 'done' && (places.length ? `${String(at + 1)} of ${count}` : 'Not found'))}
      </span>
      <Button look="quiet" size="sm" icon aria-label="Previous match" disabled={!places.length} onClick={() => go(-1)}>
        <ChevronUp size={16} aria-hidden />
      </Button>
      <Button look="quiet" size="sm" icon aria-label="Next match" disabled={!places.length} onClick={() => go(1)}>
        <ChevronDown size={16} aria-hidden />
      </Button>
    </search>
  )
}
