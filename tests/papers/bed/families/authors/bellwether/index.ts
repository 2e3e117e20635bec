import type { Family } from '../../../family.ts'
import { bindingLetter, endorsementThread } from './binding.ts'
import { claimsMadeMail } from './claims-made.ts'
import { acquisitionLetter, verificationLetter } from './letters.ts'
import { comparisonMemo, marketingSummary } from './memos.ts'
import { statusNotice } from './notices.ts'
import { policyAtRenewal } from './renewal.ts'
import { statementOfValues } from './values.ts'

export const bellwether: Family = {
  name: 'bellwether',
  split: 'learn',
  names: 'learn',
  papers: {
    bindingLetter,
    endorsementThread,
    verificationLetter,
    comparisonMemo,
    marketingSummary,
    claimsMadeMail,
    statusNotice,
    acquisitionLetter,
    policyAtRenewal,
    statementOfValues,
  },
}
