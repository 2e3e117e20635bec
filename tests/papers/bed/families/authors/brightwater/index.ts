import type { Family } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { policyCards } from './cards.ts'
import { portalExport, portalWorkbook } from './exports.ts'
import { endingNotice, optionsQuote } from './offers.ts'
import { coverageTable, cyberProfessional } from './panels.ts'
import { confirmationMail, extraLiability, renewalReview } from './terms.ts'

/** An insurer that sells online: panels, big figures, plain English, exports of its portal. */
export const brightwater: Family = {
  name: 'brightwater',
  split: 'learn',
  names: 'learn',
  style: () => ({ font: FONTS.modern, capitals: false, spaced: 'no', spacedLabels: false }),
  papers: {
    policyCards,
    coverageTable,
    renewalReview,
    confirmationMail,
    portalExport,
    portalWorkbook,
    cyberProfessional,
    extraLiability,
    optionsQuote,
    endingNotice,
  },
}
