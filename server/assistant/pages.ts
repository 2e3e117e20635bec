import { type Acting, commit } from '../ctx.ts'
import type { Page } from '../documents/index.ts'
import { listPages } from '../domains/files/service.ts'
import { BoundedCache } from '../lib/bounded-cache.ts'

/** What a word with its box, and what is worked out from it, takes in memory at most, in bytes; and what all pages kept may take. */
const BYTES_A_WORD = 500
const MOST_BYTES = 96 * 1024 * 1024

/** A file that was read never changes: its pages, and what is worked out from each, serve every later question in this process. */
const known = new BoundedCache<string, Page>(MOST_BYTES)

/** Pages of a file in their order. Those that were asked for lately are the same objects as then; no one changes them. */
export async function readPages(tool: Acting, fileId: string, numbers: number[]): Promise<Page[]> {
  // Under its agency, so that no page ever serves another one.
  const keyOf = (number: number) => `${tool.actor.agencyId} ${fileId} ${number}`
  const found = new Map(numbers.flatMap((number) => pair(number, known.get(keyOf(number)))))
  const missing = numbers.filter((number) => !found.has(number))
  if (missing.length)
    for (const page of await commit(tool, (ctx) => listPages(ctx, fileId, missing)))
      found.set(page.number, known.set(keyOf(page.number), page, costOf(page)))
  return [...found.values()].sort((a, b) => a.number - b.number)
}

const pair = (number: number, page: Page | undefined): [number, Page][] => (page ? [[number, page]] : [])

const costOf = ({ lines }: Page) => (1 + lines.reduce((sum, { words }) => sum + words.length, 0)) * BYTES_A_WORD

/** The numbers of a file's first pages. */
export const pageNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
