import { oncePer } from '../../lib/once-per.ts'
import type { Page } from '../types.ts'
import { unitsOf } from '../units/units-of.ts'
import { statementsOf } from './statements-of.ts'
import type { Statement } from './types.ts'

/** The values a page tells, each by what names it. Worked out once a page. */
export const statementsIn = oncePer((page: Page): Statement[] =>
  statementsOf(unitsOf(page).map((unit) => ({ ...unit, file: '', paper: '' }))),
)
