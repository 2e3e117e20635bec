import type { Page } from '../types.ts'
import type { Allowance } from './allowance.ts'
import type { ReadingLimits } from './reading-limits.ts'
import type { KeptSteps, Steps } from './steps.ts'

/** How a file is read, for whom, and what is told meanwhile. */
export type ReadingOptions = {
  /** Told as pages are done, from 0 to 1; the total is missing until it is known. */
  onProgress?: (fraction: number, pagesDone: number, pagesTotal?: number) => void
  /** Given pages as soon as they are read, in any order; attached files follow the file itself. */
  onPages?: (pages: Page[]) => void
  signal?: AbortSignal
  /** Whose file it is: agencies take turns. */
  agencyId?: string
  /** Used up by the work on this file; give the same to `findFacts`. One of the file's limits when not given. */
  allowance?: Allowance
  limits?: Partial<ReadingLimits>
  /** Where what was read is kept, step by step: a reading that ended before its file goes on behind it. */
  kept?: KeptSteps
  /** After how much work no further step is begun, counted as that of scanned pages is: then `TurnOver` is thrown. At least one is done. */
  turnWork?: number
  /** It is HTML of the web in UTF-8, which is otherwise refused. */
  isWebPage?: boolean
  /** Folder with eng.traineddata; without one, the system's is looked for. */
  ocrLanguageFolder?: string
}

/** The reading of a file, or of one inside it. */
export type Job = Omit<ReadingOptions, 'agencyId' | 'allowance'> & {
  steps: Steps
  /** What the names of its steps begin with. */
  at: string
  bounds: ReadingLimits
  agencyId: string
  allowance: Allowance
  warnings: string[]
  depth: number
}
