import { stat } from 'node:fs/promises'
import { Allowance } from '../reading/allowance.ts'
import { pool } from '../reading/read-document.ts'
import { DEFAULT_LIMITS } from '../reading/reading-limits.ts'
import type { DrawingSize } from '../reading/worker-tasks.ts'
import type { Page, ReadingKind } from '../types.ts'

/** Processor time to draw the pages of one file: so much to begin with, and so much more for each page asked for. */
const FILE_CPU_MS = 6_000
const PAGE_CPU_MS = 400
const PAGE_MS = 20_000
/** The files whose pages were drawn last, with what their drawing may still cost. */
const MOST_FILES = 500
const allowances = new Map<string, Allowance>()

/**
 * A page of a read file as PNG, at so many pixels a point or so many pixels wide (150 dots an inch when not said).
 * Drawn in a worker, before what else its agency waits for. Throws a `ReadingError`.
 */
export async function renderPage(
  path: string,
  kind: ReadingKind,
  page: Page,
  size: DrawingSize = { scale: 150 / 72 },
  agencyId = '',
): Promise<Buffer> {
  const { size: bytes, mtimeMs } = await stat(path)
  const source = { key: `${path}:${bytes}:${mtimeMs}`, path }
  const task = { verb: 'draw', source, kind, page, size, limits: DEFAULT_LIMITS } as const
  const deadline = { allowance: allowanceOf(source.key), wallMs: PAGE_MS }
  const png = await pool.run(task, deadline, { agencyId, urgent: true })
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength)
}

function allowanceOf(key: string): Allowance {
  const allowance = allowances.get(key) ?? new Allowance(FILE_CPU_MS)
  allowance.add(PAGE_CPU_MS)
  allowances.delete(key)
  allowances.set(key, allowance)
  if (allowances.size > MOST_FILES) allowances.delete(allowances.keys().next().value!)
  return allowance
}
