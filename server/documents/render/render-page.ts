import { stat } from 'node:fs/promises'
import { DEFAULT_LIMITS } from '../reading/limits.ts'
import { pool } from '../reading/read-document.ts'
import type { DrawingSize } from '../reading/tasks.ts'
import type { Page, ReadingKind } from '../types.ts'

const DEADLINE = { cpuMs: 5_000, wallMs: 20_000 }

/**
 * A page of a read file as PNG, at so many pixels a point or so many pixels wide (150 dots an inch when not said).
 * Drawn in a worker, before any reading that waits. Throws a `ReadingError`.
 */
export async function renderPage(
  path: string,
  kind: ReadingKind,
  page: Page,
  size: DrawingSize = { scale: 150 / 72 },
): Promise<Buffer> {
  const { size: bytes, mtimeMs } = await stat(path)
  const source = { key: `${path}:${bytes}:${mtimeMs}`, path }
  const png = await pool.run({ verb: 'draw', source, kind, page, size, limits: DEFAULT_LIMITS }, DEADLINE, {
    urgent: true,
  })
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength)
}
