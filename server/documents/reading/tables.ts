import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Allowance } from './allowance.ts'
import { pool } from './read-document.ts'
import { ReadingError } from './reading-error.ts'
import { DEFAULT_LIMITS } from './reading-limits.ts'

/** Processor time for the tables of one file. */
const TABLES_CPU_MS = 60_000

/**
 * A table of a file: its rows that hold something, each with its number as a spreadsheet counts, and whether the sheet hides it. A CSV file
 * has one, without a name. `warning` is what a person should look at.
 */
export type Sheet = { name: string; rows: { at: number; cells: string[]; hidden?: true }[]; warning?: string }

/**
 * The tables of a CSV or XLSX file with the whole of each value, in a worker thread within limits. Throws a `ReadingError` whose message is
 * for the person who uploaded the file, also for a file that is none of these.
 */
export async function readTables(
  path: string,
  name: string,
  agencyId: string,
  { bytes, rows }: { bytes: number; rows: number },
): Promise<Sheet[]> {
  const limits = { ...DEFAULT_LIMITS, bytes, rows }
  const { size } = await stat(path)
  if (size > bytes)
    throw new ReadingError(
      'too-large',
      `A file may have up to ${String(Math.round(bytes / 1024 / 1024))} MB. Split it.`,
    )
  const task = { verb: 'tables', source: { key: randomUUID(), path }, name, limits } as const
  const deadline = { allowance: new Allowance(TABLES_CPU_MS), wallMs: limits.stepMs }
  return JSON.parse(await pool.run(task, deadline, { agencyId, urgent: true })) as Sheet[]
}
