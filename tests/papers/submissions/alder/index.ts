import type { SubmissionPaper } from '../paper.ts'
import { EXPOSURES } from './exposures.ts'
import { HISTORY } from './history.ts'
import { LETTER } from './letter.ts'
import { PAYROLL } from './payroll.ts'
import { QUESTIONNAIRE } from './questionnaire.ts'
import { SUMMARY } from './summary.ts'
import { SUPPLEMENT } from './supplement.ts'
import { THREAD } from './thread.ts'
import { UNDERLYING_POLICIES } from './underlying.ts'
import { VALUES } from './values.ts'

/** Ten papers of a third hand. */
export const ALDER: SubmissionPaper[] = [
  SUMMARY,
  QUESTIONNAIRE,
  VALUES,
  PAYROLL,
  LETTER,
  THREAD,
  UNDERLYING_POLICIES,
  EXPOSURES,
  SUPPLEMENT,
  HISTORY,
]
