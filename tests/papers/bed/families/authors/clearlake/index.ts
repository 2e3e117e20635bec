import type { Family } from '../../../family.ts'
import { agencyBill } from './bill.ts'
import { amendedDeclarations, renewalCertificate } from './changes.ts'
import { policyFeed } from './feed.ts'
import { emailedDeclarations } from './mail.ts'
import { cancellationNotice, reinstatementNotice } from './notices.ts'
import { packageDeclarations } from './package.ts'
import { umbrellaDeclarations } from './umbrella.ts'
import { workersCompensation } from './workers.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A commercial insurer whose policy system prints clean grids, labels above values. */
export const CLEARLAKE: Family = {
  name: 'clearlake',
  split: 'learn',
  names: 'learn',
  style: (chance) => ({
    spaced: 'no',
    spacedLabels: false,
    money: chance.pick([
      (amount: number) => `$${amount.toLocaleString('en-US')}`,
      (amount: number) => amount.toLocaleString('en-US'),
      (amount: number) => `$ ${amount.toLocaleString('en-US')}`,
    ]),
    date: chance.pick([
      (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
      (iso: string) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`,
      (iso: string) => `${iso.slice(5, 7)}-${iso.slice(8)}-${iso.slice(0, 4)}`,
    ]),
  }),
  papers: {
    packageDeclarations,
    workersCompensation,
    umbrellaDeclarations,
    amendedDeclarations,
    renewalCertificate,
    agencyBill,
    cancellationNotice,
    reinstatementNotice,
    emailedDeclarations,
    policyFeed,
  },
}
