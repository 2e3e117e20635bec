import type { Family } from '../../../family.ts'
import { amendedDeclarations } from './amended-declarations.ts'
import { commonDeclarations } from './common-declarations.ts'
import { compensationPage } from './compensation-page.ts'
import { conversionRegister } from './conversion-register.ts'
import { coverLetter } from './cover-letter.ts'
import { excessDeclarations } from './excess-declarations.ts'
import { liabilityDeclarations } from './liability-part.ts'
import { reinstatementNotice } from './reinstatement-notice.ts'
import { renewalDeclarations } from './renewal-declarations.ts'
import { renewalOffer } from './renewal-offer.ts'

/** A regional mutual whose pages come from an old system and a new one. */
export const ledgerstone: Family = {
  name: 'ledgerstone',
  split: 'learn',
  names: 'learn',
  papers: {
    'common declarations': commonDeclarations,
    'liability declarations': liabilityDeclarations,
    'renewal declarations': renewalDeclarations,
    'compensation page': compensationPage,
    'excess declarations': excessDeclarations,
    'amended declarations': amendedDeclarations,
    'cover letter': coverLetter,
    'reinstatement notice': reinstatementNotice,
    'renewal offer': renewalOffer,
    'conversion register': conversionRegister,
  },
}
