import type { Family } from '../../../family.ts'
import { bindEmail } from './bind-email.ts'
import { carrierCertificate } from './certificate.ts'
import { changeAnswer } from './change.ts'
import { contractorsPolicy } from './contractors.ts'
import { excessAuto } from './excess.ts'
import { fleetWorkbook } from './fleet.ts'
import { lossRuns } from './losses.ts'
import { quoteOptions } from './quote.ts'
import { truckersDeclarations } from './truckers.ts'
import { workersStates } from './workers.ts'

/** A program administrator for trucks, tows, couriers and contractors. */
export const highpass: Family = {
  name: 'highpass',
  split: 'learn',
  names: 'learn',
  papers: {
    truckersDeclarations,
    contractorsPolicy,
    workersStates,
    bindEmail,
    quoteOptions,
    changeAnswer,
    lossRuns,
    carrierCertificate,
    fleetWorkbook,
    excessAuto,
  },
}
