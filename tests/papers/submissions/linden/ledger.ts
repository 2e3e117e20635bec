import type { PdfPageSpec } from '../../../support/documents/pdf.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './ledger-gold.ts'

const first = [
  'COPPERGATE INSURANCE GROUP',
  '15 Tanner Row, Saltby, ME 04999     Tel 207-555-0129     Fax 207-555-0130',
  '',
  'FIVE-YEAR POLICY AND LOSS HISTORY           valued as of 04/30/2026',
  '',
  'APPLICANT:  Spindrift Marina Supply, Inc.',
  '            8 Ropewalk Lane',
  '            Saltby, ME 04999',
  'ENTITY:     Corporation          FEIN: 01-5550661',
  'QUOTE FOR:  General Liability, Business Auto, Commercial Property',
  'TERM:       06/01/2026 to 06/01/2027',
  'CONTACT:    Tobias Renn, accounting, 207-555-0177',
  '',
  'A. POLICIES',
  '',
  'YEAR     LINE      CARRIER              POLICY NO.    EFFECTIVE   EXPIRES     PREMIUM',
  '-------------------------------------------------------------------------------------',
  '2025-26  GL        Kestrel Bay Mutual   KBG-2201-25   06/01/2025  06/01/2026   12,480',
  '2025-26  Auto      Kestrel Bay Mutual   KBA-2202-25   06/01/2025  06/01/2026    9,115',
  '2025-26  Property  Fathom Fire Ins.     FF-700419     06/01/2025  06/01/2026   14,060',
  '2024-25  GL        Kestrel Bay Mutual   KBG-2201-24   06/01/2024  06/01/2025   11,905',
  '2024-25  Auto      Kestrel Bay Mutual   KBA-2202-24   06/01/2024  06/01/2025    8,770',
  '2024-25  Property  Fathom Fire Ins.     FF-688350     06/01/2024  06/01/2025   13,240',
  '2023-24  GL        Long Pier Casualty   LPC-51177     06/01/2023  06/01/2024   12,030',
  '2023-24  Auto      Long Pier Casualty   LPC-51178     06/01/2023  06/01/2024    8,245',
  '2023-24  Property  Fathom Fire Ins.     FF-671002     06/01/2023  06/01/2024   12,615',
  '2022-23  Package   Long Pier Casualty   LPC-49060     06/01/2022  06/01/2023   30,150',
  '2021-22  Package   Long Pier Casualty   LPC-47215     06/01/2021  06/01/2022   29,480',
]

const second = [
  'COPPERGATE INSURANCE GROUP             Spindrift Marina Supply, Inc.   page 2',
  '',
  'B. LOSSES OF THE APPLICANT, LAST 5 YEARS',
  '',
  'DATE OF    DATE OF                                                           SUB-',
  'LOSS       CLAIM       LINE      WHAT HAPPENED              PAID    RESERVE  RO  OPEN',
  '-------------------------------------------------------------------------------------',
  '10/14/2025 10/20/2025  GL        Customer fell on wet ramp      0     7,500  N   Y',
  '01/30/2024 01/31/2024  Property  Frozen sprinkler pipe     18,900         0  N   N',
  '07/08/2022 07/09/2022  Auto      Van backed into fence      6,215         0  Y   N',
  '',
  'TOTAL PAID AND RESERVED                                   $32,615',
  '',
  '',
  'C. FOR INFORMATION ONLY - Spindrift Charters LLC',
  '',
  'The charter boat company next door has a like name. It has other owners and',
  'its own insurance. Its losses came with the carrier print by mistake and do not',
  'belong to the applicant:',
  '',
  '03/22/2025 03/23/2025  GL        Passenger hurt at dock    44,000    20,000  N   Y',
  '08/16/2023 08/16/2023  Auto      Bus struck a post          9,730         0  N   N',
  '',
  '',
  'No policy of Spindrift Marina Supply, Inc. was declined, cancelled or',
  'non-renewed in the last three years.',
  '',
  'Prepared by Adela Finch, adela.finch@example.com',
]

const typed = (lines: string[]): PdfPageSpec => ({
  texts: lines
    .map((text, index) => ({ x: 40, y: 50 + index * 15, text, size: 10, typed: true }))
    .filter(({ text }) => text),
})

/** Policies and losses of five years as lines of a typewriter's letters, with the losses of a neighbor of a like name. */
export const LEDGER: SubmissionPaper = { name: 'ledger', pages: [typed(first), typed(second)], forms: FORMS }
