import type { SubmissionPaper } from '../paper.ts'
import { DAYCARE } from './daycare.ts'
import { DENTIST } from './dentist.ts'
import { DISTRIBUTOR } from './distributor.ts'
import { LANDLORD } from './landlord.ts'
import { NONPROFIT } from './nonprofit.ts'
import { RESTAURANT } from './restaurant.ts'
import { ROOFER } from './roofer.ts'
import { SHOP } from './shop.ts'

/** Letters in plain prose that may be looked at where a reader is mended. */
export const WILLOW_SEEN: SubmissionPaper[] = [RESTAURANT, ROOFER, SHOP, DAYCARE]

/** Letters of the same hand that are kept back. */
export const WILLOW_KEPT: SubmissionPaper[] = [DENTIST, LANDLORD, DISTRIBUTOR, NONPROFIT]

/** Eight letters and e-mails of a sixth hand, in the words of those who ask for insurance. */
export const WILLOW: SubmissionPaper[] = [...WILLOW_SEEN, ...WILLOW_KEPT]
