import type { Family } from '../../../family.ts'
import { boundLetter } from './bound-letter.ts'
import { boundWorkbook } from './bound-workbook.ts'
import { certificateOfInsurance } from './certificate-of-insurance.ts'
import { claimsMadeDeclarations } from './claims-made-declarations.ts'
import { coverNote } from './cover-note.ts'
import { endorsementAddendum } from './endorsement-addendum.ts'
import { excessSchedule } from './excess-schedule.ts'
import { notBound } from './not-bound.ts'
import { placingSlip } from './placing-slip.ts'
import { surplusDeclarations } from './surplus-declarations.ts'

/** An excess-and-surplus wholesale broker and the surplus carriers it binds with. */
export const underbridge: Family = {
  name: 'underbridge',
  split: 'learn',
  names: 'learn',
  papers: {
    'cover-note': coverNote,
    'placing-slip': placingSlip,
    'certificate-of-insurance': certificateOfInsurance,
    'surplus-declarations': surplusDeclarations,
    'excess-schedule': excessSchedule,
    'claims-made-declarations': claimsMadeDeclarations,
    'bound-workbook': boundWorkbook,
    'not-bound': notBound,
    'endorsement-addendum': endorsementAddendum,
    'bound-letter': boundLetter,
  },
}
