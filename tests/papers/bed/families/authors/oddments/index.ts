import type { Family } from '../../../family.ts'
import { correctingLetter } from './correcting-letter.ts'
import { lapsedOffer } from './lapsed-offer.ts'
import { partialBinder } from './partial-binder.ts'
import { register } from './register.ts'
import { renewalDeclarations } from './renewal-declarations.ts'
import { requestedAndCarried } from './requested-and-carried.ts'
import { specimen } from './specimen.ts'
import { twoInsureds } from './two-insureds.ts'
import { umbrellaSuccession } from './umbrella-succession.ts'
import { withdrawalEndorsement } from './withdrawal-endorsement.ts'

/** Documents that are easily misread: what is in force stands beside what is not. */
export const oddments: Family = {
  name: 'oddments',
  split: 'learn',
  names: 'learn',
  papers: {
    'renewal-declarations': renewalDeclarations,
    'umbrella-succession': umbrellaSuccession,
    'partial-binder': partialBinder,
    'requested-and-carried': requestedAndCarried,
    'two-insureds': twoInsureds,
    register,
    'withdrawal-endorsement': withdrawalEndorsement,
    'correcting-letter': correctingLetter,
    specimen,
    'lapsed-offer': lapsedOffer,
  },
}
