import { type Acting, commit } from '../ctx.ts'
import type { Page } from '../documents/types.ts'
import { listPages } from '../domains/files/service.ts'

const known = new WeakMap<object, Map<string, Page>>()

/** Pages of a file in their order, each read once for one call of a tool: its quotes and searches often lead to the same. */
export async function readPages(tool: Acting, fileId: string, numbers: number[]): Promise<Page[]> {
  const pages = known.get(tool) ?? new Map<string, Page>()
  known.set(tool, pages)
  const missing = numbers.filter((number) => !pages.has(`${fileId} ${number}`))
  if (missing.length)
    for (const page of await commit(tool, (ctx) => listPages(ctx, fileId, missing)))
      pages.set(`${fileId} ${page.number}`, page)
  return numbers.flatMap((number) => pages.get(`${fileId} ${number}`) ?? []).sort((a, b) => a.number - b.number)
}

/** The numbers of a file's first pages. */
export const pageNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
