import type { SubmissionPaper } from '../paper.ts'
import { ASSOCIATION } from './association.ts'
import { BROKER } from './broker.ts'
import { BUILDINGS } from './buildings.ts'
import { CONTRACTOR } from './contractor.ts'
import { EMAIL } from './email.ts'
import { ENTITIES } from './entities.ts'
import { INTAKE } from './intake.ts'
import { LOSSES } from './losses.ts'
import { OFFICERS } from './officers.ts'
import { PAYROLL } from './payroll.ts'
import { RESTAURANT } from './restaurant.ts'
import { UMBRELLA } from './umbrella.ts'

/** Twelve papers of a second hand. */
export const BIRCH: SubmissionPaper[] = [
  INTAKE,
  RESTAURANT,
  PAYROLL,
  BROKER,
  EMAIL,
  BUILDINGS,
  LOSSES,
  OFFICERS,
  UMBRELLA,
  CONTRACTOR,
  ENTITIES,
  ASSOCIATION,
]
