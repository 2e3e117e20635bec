import type { SubmissionPaper } from '../paper.ts'
import { CARDS } from './cards.ts'
import { PAGES } from './pages.ts'
import { THOUSANDS } from './thousands.ts'
import { WORKBOOKS } from './workbooks.ts'

/** Statements of values in plain styles of the trade. */
export const ROWAN: SubmissionPaper[] = [...THOUSANDS, ...CARDS, ...PAGES, ...WORKBOOKS]
