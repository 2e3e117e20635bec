import type { SubmissionPaper } from '../paper.ts'
import { EMAIL } from './email.ts'
import { FAX } from './fax.ts'
import { LETTER } from './letter.ts'
import { PORTAL } from './portal.ts'
import { QUESTIONNAIRE } from './questionnaire.ts'
import { TOWER } from './tower.ts'
import { VALUES } from './values.ts'
import { WORKBOOK } from './workbook.ts'

/** Eight papers of a fourth hand. */
export const HAZEL: SubmissionPaper[] = [PORTAL, WORKBOOK, FAX, LETTER, EMAIL, VALUES, TOWER, QUESTIONNAIRE]
