import type { Family } from '../../../family.ts'
import { certificate } from './certificate.ts'
import { columns } from './columns.ts'
import { demand } from './demand.ts'
import { umbrellaChange } from './endorsement.ts'
import { markets } from './markets.ts'
import { portal } from './portal.ts'
import { register } from './register.ts'
import { renewalLetter } from './renewal.ts'
import { statement } from './statement.ts'
import { typedPolicy } from './typed.ts'

/** An agency's letters, certificates and lists, and the policies of condominiums and churches that pass its desk. */
export const windrow: Family = {
  name: 'windrow',
  split: 'threshold',
  names: 'threshold',
  papers: {
    certificate,
    columns,
    typedPolicy,
    portal,
    umbrellaChange,
    statement,
    register,
    markets,
    renewalLetter,
    demand,
  },
}
