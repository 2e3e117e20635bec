import type { SubmissionPaper } from '../paper.ts'
import { ACCOUNT } from './account-gold.ts'
import { CARDS } from './cards-gold.ts'
import { CONTRACTOR } from './contractor-gold.ts'
import { EMAIL } from './email-gold.ts'
import { MARKETING } from './marketing-gold.ts'
import { PAYROLL } from './payroll-gold.ts'
import { UMBRELLA } from './umbrella-gold.ts'
import { WORD } from './word-gold.ts'

/** Eight papers of one hand, written without a look at what reads them. */
export const ASPEN: SubmissionPaper[] = [ACCOUNT, WORD, MARKETING, CONTRACTOR, PAYROLL, UMBRELLA, CARDS, EMAIL]
