import type { SubmissionPaper } from '../paper.ts'
import { QUESTIONNAIRE } from './questionnaire.ts'
import { SUMMARY } from './summary.ts'
import { VALUES } from './values.ts'

/** Ten papers of a third hand. */
export const ALDER: SubmissionPaper[] = [SUMMARY, QUESTIONNAIRE, VALUES]
