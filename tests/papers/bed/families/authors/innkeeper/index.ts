import type { Family } from '../../../family.ts'
import { businessowners } from './businessowners.ts'
import { change } from './change.ts'
import { franchise } from './franchise.ts'
import { lender } from './lender.ts'
import { boardMail } from './mail.ts'
import { notice } from './notices.ts'
import { proposal } from './proposal.ts'
import { tavern } from './tavern.ts'
import { umbrella } from './umbrella.ts'
import { workbook } from './workbook.ts'

/** Hotels, bars, restaurants, apartment owners and condominium boards. */
export const innkeeper: Family = {
  name: 'innkeeper',
  split: 'learn',
  names: 'learn',
  papers: { businessowners, tavern, umbrella, change, boardMail, workbook, lender, proposal, franchise, notice },
}
