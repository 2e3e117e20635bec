import type { SubmissionPaper } from '../paper.ts'
import { LETTER } from './letter.ts'
import { PAYROLL } from './payroll.ts'
import { QUESTIONNAIRE } from './questionnaire.ts'
import { SUMMARY } from './summary.ts'
import { THREAD } from './thread.ts'
import { VALUES } from './values.ts'

/** Ten papers of a third hand. */
export const ALDER: SubmissionPaper[] = [SUMMARY, QUESTIONNAIRE, VALUES, PAYROLL, LETTER, THREAD]
