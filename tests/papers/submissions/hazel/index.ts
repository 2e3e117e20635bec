import type { SubmissionPaper } from '../paper.ts'
import { PORTAL } from './portal.ts'
import { WORKBOOK } from './workbook.ts'

/** Papers of a fourth hand. */
export const HAZEL: SubmissionPaper[] = [PORTAL, WORKBOOK]
