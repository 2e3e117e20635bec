import { ON_FORMS_STATES_AND_PAY } from './questions-on-forms-states-and-pay.ts'
import { ON_MAIN_STREET_GUIDES } from './questions-on-main-street-guides.ts'
import { ON_SHEETS_AND_PROCEDURES } from './questions-on-sheets-and-procedures.ts'
import { ON_SPECIALTY_GUIDES } from './questions-on-specialty-guides.ts'
import { WITHOUT_ANSWER } from './questions-without-answer.ts'
import type { LibraryQuestion } from './types.ts'

export const QUESTIONS: LibraryQuestion[] = [
  ...ON_MAIN_STREET_GUIDES,
  ...ON_SPECIALTY_GUIDES,
  ...ON_SHEETS_AND_PROCEDURES,
  ...ON_FORMS_STATES_AND_PAY,
  ...WITHOUT_ANSWER,
]
