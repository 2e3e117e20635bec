import type { LearnFamily } from '../../../family.ts'
import { bureauPageAndWebFamilies } from './bureau-page-and-web.ts'
import { framedAndPoolFamilies } from './framed-and-pool.ts'
import { fundAndPayrollScreenFamilies } from './fund-and-payroll-screen.ts'
import { itemsByLettersFamilies } from './items-by-letters.ts'
import { itemsInAColumnFamilies } from './items-in-a-column.ts'
import { nationalPageAndPlanFamilies } from './national-page-and-plan.ts'
import { ruledAndPayAsYouGoFamilies } from './ruled-and-pay-as-you-go.ts'
import { standardAndQuickCardFamilies } from './standard-and-quick-card.ts'
import { windowAndFundLetterFamilies } from './window-and-fund-letter.ts'

export const COMPENSATION: LearnFamily[] = [
  ...bureauPageAndWebFamilies,
  ...framedAndPoolFamilies,
  ...fundAndPayrollScreenFamilies,
  ...itemsByLettersFamilies,
  ...itemsInAColumnFamilies,
  ...nationalPageAndPlanFamilies,
  ...ruledAndPayAsYouGoFamilies,
  ...standardAndQuickCardFamilies,
  ...windowAndFundLetterFamilies,
]
