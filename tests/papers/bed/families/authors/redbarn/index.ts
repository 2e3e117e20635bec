import type { Family } from '../../../family.ts'
import { typedAmendment } from './amendment.ts'
import { artisanRenewal } from './artisan.ts'
import { accountBill } from './bill.ts'
import { churchPolicy } from './church.ts'
import { farmDeclarations } from './farm.ts'
import { hallAgreement } from './hall.ts'
import { memberLetter } from './letter.ts'
import { renewalOffer } from './offer.ts'
import { restaurantBusinessowners } from './restaurant.ts'
import { umbrellaDeclarations } from './umbrella.ts'

/** A small mutual for farms, churches, restaurants and artisans, whose coverages bear letters of its own. */
export const REDBARN: Family = {
  name: 'redbarn mutual',
  split: 'learn',
  names: 'learn',
  papers: {
    farmDeclarations,
    churchPolicy,
    restaurantBusinessowners,
    artisanRenewal,
    umbrellaDeclarations,
    accountBill,
    memberLetter,
    typedAmendment,
    renewalOffer,
    hallAgreement,
  },
}
