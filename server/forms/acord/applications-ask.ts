import { LikestQuestions } from '../proposing/application/likest-questions.ts'
import type { PriorLine } from '../types.ts'
import { PRIOR } from './125/history.ts'
import { QUESTIONS as OF_APPLICANT } from './125/questions.ts'
import { CONTRACTORS, GENERAL, OF_CLAIMS_MADE, OF_PRODUCTS } from './126/questions.ts'
import { PRIOR as PRIOR_OF_WORKERS } from './130/history.ts'
import { QUESTIONS as OF_WORKERS } from './130/questions.ts'
import { LIABILITY } from './131/exposures.ts'
import { QUESTIONS as OF_UMBRELLA } from './131/questions.ts'
import type { ElementRow } from './describe.ts'

const FORMS: Readonly<Record<string, readonly ElementRow[]>> = {
  125: OF_APPLICANT,
  126: [...OF_CLAIMS_MADE, ...CONTRACTORS, ...OF_PRODUCTS, ...GENERAL],
  130: OF_WORKERS,
  131: [...LIABILITY, ...OF_UMBRELLA],
}

/** The questions with a yes or a no of all applications: what one of them asks tells what another does not. */
export const APPLICATIONS_ASK = new LikestQuestions(
  Object.entries(FORMS).flatMap(([form, rows]) =>
    rows.flatMap(([name, label, type, is]) =>
      type === 'CODE' && is?.question ? [{ form, name, label, question: is.question }] : [],
    ),
  ),
)

/** The lines whose earlier carriers some application asks for in rows of their own. */
export const HISTORIES: ReadonlySet<PriorLine> = new Set(
  [...PRIOR, ...PRIOR_OF_WORKERS].flatMap(([, , , is]) =>
    is?.listed?.list === 'prior' && is.listed.part === 'carrier.name' && is.listed.line ? [is.listed.line] : [],
  ),
)
