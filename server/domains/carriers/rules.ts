import type { FieldChange } from '../../../shared/history.ts'
import type { Carrier } from './types.ts'

/** Why a company must keep a role: policies name it as that. */
export const inUseAs = (role: 'carrier' | 'broker', policies: number) =>
  `${policies === 1 ? '1 policy names' : `${policies.toLocaleString('en-US')} policies name`} it as the ${role}. Change ${policies === 1 ? 'that policy' : 'those policies'} first, or merge it into another ${role}.`

/** The changed fields. */
export function changesOf(was: Carrier, is: Pick<Carrier, 'name' | 'isCarrier' | 'isBroker'>): FieldChange[] {
  const yes = (value: boolean) => (value ? 'yes' : 'no')
  const all: FieldChange[] = [
    { field: 'name', label: 'Name', was: was.name, is: is.name },
    { field: 'isCarrier', label: 'Carrier', was: yes(was.isCarrier), is: yes(is.isCarrier) },
    { field: 'isBroker', label: 'Broker', was: yes(was.isBroker), is: yes(is.isBroker) },
  ]
  return all.filter((change) => change.was !== change.is)
}
