import type { PropertyPaper } from '../paper.ts'
import { BUILDERS_RISK } from './builders-risk.ts'
import { CONDOMINIUM_YEARS } from './condominium-years.ts'
import { DWELLING_PRINT } from './dwelling-print.ts'
import { INN_SCHEDULE } from './inn-schedule.ts'
import { LENDER_LETTER } from './lender-letter.ts'
import { MARINA_BINDER } from './marina-binder.ts'
import { PACKAGE_CHANGED } from './package-changed.ts'
import { STORAGE_VALUES } from './storage-values.ts'

/** Papers written by one who had not seen the reader, kept back to measure it. */
export const PAPERS: PropertyPaper[] = [
  PACKAGE_CHANGED,
  STORAGE_VALUES,
  INN_SCHEDULE,
  CONDOMINIUM_YEARS,
  MARINA_BINDER,
  LENDER_LETTER,
  DWELLING_PRINT,
  BUILDERS_RISK,
]
