import type { Family } from '../../../family.ts'
import { typedDeclarations, umbrellaWithUnderlying } from './decs.ts'
import { cancellationNotice, carbonQuotation } from './not-held.ts'
import { amendedLimits, dotMatrixStatement } from './office.ts'
import { typedInPackage } from './package.ts'
import { copiedSchedule } from './schedule.ts'
import { typedStyle } from './type.ts'
import { faxedBinder, telexBinder } from './wires.ts'

/** Offices that type on forms, send wires and faxes, and keep carbon copies. */
export const CARBONSET: Family = {
  name: 'carbonset',
  split: 'learn',
  names: 'learn',
  style: typedStyle,
  papers: {
    typedDeclarations,
    typedInPackage,
    telexBinder,
    faxedBinder,
    amendedLimits,
    dotMatrixStatement,
    copiedSchedule,
    umbrellaWithUnderlying,
    carbonQuotation,
    cancellationNotice,
  },
}
