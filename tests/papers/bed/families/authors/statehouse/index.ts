import type { Family } from '../../../family.ts'
import { coverageLetter } from './coverage-letter.ts'
import { groupSchedule } from './group-schedule.ts'
import { informationPage } from './information-page.ts'
import { limitsChange } from './limits-change.ts'
import { mainframeListing } from './mainframe-listing.ts'
import { memberCertificate } from './member-certificate.ts'
import { membershipProposal } from './membership-proposal.ts'
import { memorandum } from './memorandum.ts'
import { programDeclarations } from './program-declarations.ts'
import { statusNotice } from './status-notice.ts'

/** State funds, assigned risk plans, self-insured groups, captives and public-entity pools. */
export const statehouse: Family = {
  name: 'statehouse',
  split: 'learn',
  names: 'learn',
  papers: {
    'information page': informationPage,
    'mainframe listing': mainframeListing,
    'member certificate': memberCertificate,
    memorandum,
    'group schedule': groupSchedule,
    'program declarations': programDeclarations,
    'limits change': limitsChange,
    'status notice': statusNotice,
    'membership proposal': membershipProposal,
    'coverage letter': coverageLetter,
  },
}
