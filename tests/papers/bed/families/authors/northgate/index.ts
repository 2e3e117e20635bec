import type { Family } from '../../../family.ts'
import { bindMail } from './bind-mail.ts'
import { binderSlip } from './binder-slip.ts'
import { boundProposal } from './bound-proposal.ts'
import { changeConfirmation } from './change-confirmation.ts'
import { coverageSummary } from './coverage-summary.ts'
import { marketSubmission } from './market-submission.ts'
import { programMatrix } from './program-matrix.ts'
import { renewalConfirmation } from './renewal-confirmation.ts'
import { renewalOptions } from './renewal-options.ts'
import { scheduleWorkbook } from './schedule-workbook.ts'

/** A large brokerage: summaries, schedules, proposals, binders and e-mails of its account teams. */
export const northgate: Family = {
  name: 'northgate',
  split: 'learn',
  names: 'learn',
  papers: {
    'coverage-summary': coverageSummary,
    'schedule-workbook': scheduleWorkbook,
    'bound-proposal': boundProposal,
    'renewal-confirmation': renewalConfirmation,
    'binder-slip': binderSlip,
    'bind-mail': bindMail,
    'program-matrix': programMatrix,
    'change-confirmation': changeConfirmation,
    'renewal-options': renewalOptions,
    'market-submission': marketSubmission,
  },
}
