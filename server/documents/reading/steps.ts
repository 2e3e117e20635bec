import { ReadingError, type ReadingFailure } from './reading-error.ts'
import { DEFAULT_LIMITS } from './reading-limits.ts'
import type { RecognisedPage } from './worker-tasks.ts'

/** Of what a step gives: counted up with each change of it, so that no file is read half by one reader and half by another. */
export const READER_EDITION = 1

/** Where the steps of a file are kept until all of it is read. */
export type KeptSteps = {
  /** Those that were done before. */
  names: ReadonlySet<string>
  find(step: string): Promise<string>
  put(step: string, answer: string): Promise<void>
}

/** A reading ended before its file did, after as much work as it was given. What was read is kept. */
export class TurnOver extends Error {
  override name = 'TurnOver'
}

/** The work of reading one file, in steps. One that was kept is not done again; after so much work no further one is begun. */
export class Steps {
  private readonly kept: KeptSteps | undefined
  private left: number

  constructor(kept?: KeptSteps, work = Number.POSITIVE_INFINITY) {
    this.kept = kept
    this.left = work
  }

  /** What a step gives: as it was kept, or by `run`, which is worth so much work. Throws `TurnOver` when it is not begun. */
  async take(step: string, run: () => Promise<string>, workOf: (answer: string) => number): Promise<string> {
    if (this.kept?.names.has(step)) return this.kept.find(step)
    if (this.left <= 0) throw new TurnOver()
    const answer = await run()
    this.left -= workOf(answer)
    await this.kept?.put(step, answer)
    return answer
  }
}

/** What a step gives of a scanned page. One that failed is kept as well: it would fail again, after as long. */
export type Recognised = RecognisedPage | { failed: ReadingFailure; sentence: string }

/** What is kept of a page that could not be recognised. A stop is no failure and is thrown on. */
export function failureIn(error: unknown): Recognised {
  if (!(error instanceof ReadingError) || error.reason === 'cancelled') throw error
  return { failed: error.reason, sentence: error.message }
}

/** How much work a scanned page was, by the answer that is kept. */
export function workOf(answer: string): number {
  const read = JSON.parse(answer) as Recognised
  return 'failed' in read ? DEFAULT_LIMITS.ocrPageWork : read.work
}
