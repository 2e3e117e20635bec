import type { SubmissionPaper } from '../paper.ts'
import { bopDeclarations } from './bop.ts'
import { entities } from './entities.ts'
import { glDeclarations } from './gl-declarations.ts'
import { priorCarriers } from './history.ts'
import { informationPage } from './information-page.ts'
import { clientLetter } from './letter.ts'
import { lossRun } from './loss-run.ts'
import { answersMemo } from './memo.ts'
import { payrollProjection } from './payroll.ts'
import { newBusiness } from './summary.ts'
import { supplement } from './supplement.ts'
import { umbrellaDeclarations } from './umbrella.ts'
import { statementOfValues } from './values.ts'
import { renewalWorksheet } from './worksheet.ts'

export const CEDAR: SubmissionPaper[] = [
  glDeclarations,
  informationPage,
  renewalWorksheet,
  clientLetter,
  answersMemo,
  supplement,
  priorCarriers,
  lossRun,
  statementOfValues,
  umbrellaDeclarations,
  bopDeclarations,
  newBusiness,
  entities,
  payrollProjection,
]
