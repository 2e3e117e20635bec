import type { SubmissionPaper } from '../paper.ts'
import { ACCOUNT } from './account.ts'
import { COMPENSATION } from './compensation.ts'
import { EMAIL } from './email.ts'
import { HISTORY } from './history.ts'
import { INTAKE } from './intake-gold.ts'
import { LETTER_131 } from './letter.ts'
import { PACKAGE } from './package.ts'
import { PAYROLL } from './payroll.ts'
import { PROPERTY_DECLARATIONS } from './property.ts'
import { SUPPLEMENT } from './supplement.ts'
import { UMBRELLA } from './umbrella.ts'
import { VALUES } from './values.ts'

/** Twelve papers of a fifth hand, in the plain styles of the trade. */
export const MAPLE: SubmissionPaper[] = [
  PACKAGE,
  COMPENSATION,
  INTAKE,
  EMAIL,
  VALUES,
  PROPERTY_DECLARATIONS,
  UMBRELLA,
  HISTORY,
  PAYROLL,
  ACCOUNT,
  SUPPLEMENT,
  LETTER_131,
]
