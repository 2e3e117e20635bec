import type { Family } from '../../../family.ts'
import { clientAgreement } from './agreement.ts'
import { clientCertificate } from './certificate.ts'
import { informationPage } from './comp.ts'
import { policyFeed, renewalOptions } from './feed.ts'
import { fundPolicy } from './fund.ts'
import { rejectedCertificate } from './mail.ts'
import { packageDeclarations } from './package.ts'
import { auditBill, payAsYouGo } from './pay.ts'

/** Staffing, cleaning, guard and care firms: workers compensation of carriers and state funds, and the liability beside it. */
export const timecard: Family = {
  name: 'timecard',
  split: 'learn',
  names: 'learn',
  papers: {
    informationPage,
    fundPolicy,
    payAsYouGo,
    auditBill,
    packageDeclarations,
    clientCertificate,
    rejectedCertificate,
    policyFeed,
    renewalOptions,
    clientAgreement,
  },
}
