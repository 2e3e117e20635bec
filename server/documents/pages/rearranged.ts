import { Allowance } from '../reading/allowance.ts'
import { pool } from '../reading/read-document.ts'
import type { PagePick } from './arrange-pages.ts'

/** A file whose pages are taken: a PDF, or a PNG or JPEG as a page of its own. */
export type PagesFrom = { name: string; kind: 'pdf' | 'image'; path: string }

/** The most pages of one new file. */
export const MOST_ARRANGED = 1000
const COST = { cpuMs: 30_000, wallMs: 90_000 }

/**
 * A new PDF of pages of these files (see `arrangePages`), made in a worker thread, for a hostile one would hold up everybody. Throws a
 * `ReadingError` with a sentence for the user.
 */
export function rearranged(files: PagesFrom[], picks: PagePick[], agencyId: string, signal?: AbortSignal) {
  const deadline = { allowance: new Allowance(COST.cpuMs), wallMs: COST.wallMs }
  return pool.run({ verb: 'arrange-pages', files, picks }, deadline, { agencyId, urgent: true, signal })
}
