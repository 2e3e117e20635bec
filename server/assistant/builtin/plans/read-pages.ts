import type { Passage } from '../answer/page-lines.ts'
import { pagesToRead, type Sought } from '../answer/passages.ts'
import type { Papers } from '../papers.ts'
import type { DoneCall, NewCall, NextStep } from '../talk.ts'

const MOST_PAGES = 6

/**
 * The step that reads the found pages as a whole, so that a quote keeps the list or table it stands in. Null when those pages
 * are known, or were read before in this task.
 */
export function readPages(calls: DoneCall[], sought: Sought[], passages: Passage[], { read }: Papers): NextStep | null {
  if (calls.some(({ name, input }) => name === 'PEEK_FILE' && (input as { pages?: number[] }).pages)) return null
  const wanted = new Map<string, Set<number>>()
  for (const one of sought) {
    for (const { file, pages } of pagesToRead(passages, read, one, MOST_PAGES))
      wanted.set(file, new Set([...(wanted.get(file) ?? []), ...pages]))
  }
  const peeks = [...wanted].map(
    ([file, pages]): NewCall => ({
      name: 'PEEK_FILE',
      input: { file, pages: [...pages].slice(0, MOST_PAGES).sort((a, b) => a - b) },
    }),
  )
  if (!peeks.length) return null
  return {
    thought: 'I found passages about it. I read those pages in full, so that nothing is taken out of context.',
    calls: peeks,
  }
}
