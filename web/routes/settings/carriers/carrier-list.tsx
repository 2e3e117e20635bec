import { Landmark } from 'lucide-react'
import { request } from '../../../graph/client.ts'
import { type CarrierFilter, CarrierPageDocument, type CarrierRowFragment } from '../../../graph/generated/graphql.ts'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { counted, type List } from '../../../parts/list-page/list.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'
import { valuesOf } from '../../../parts/list-page/list-view.ts'
import { ROW_LINK } from '../../../ui/table.tsx'

const ADDRESS = '/app/settings/carriers'
const PRIMARY = { label: 'Add carrier', to: `${ADDRESS}/new`, over: true }
const ROLES = [
  { id: 'CARRIER', label: 'Carriers' },
  { id: 'BROKER', label: 'Brokers' },
] as const

/** "Carrier", "Broker" or "Carrier, broker". */
export const roleOf = ({ isCarrier, isBroker }: Pick<CarrierRowFragment, 'isCarrier' | 'isBroker'>) =>
  isCarrier && isBroker ? 'Carrier, broker' : isCarrier ? 'Carrier' : 'Broker'

const policiesOf = ({ policies }: CarrierRowFragment) =>
  policies ? counted(policies, ['policy', 'policies']) : 'No policies'

/** The companies the agency places with. */
export const CARRIER_LIST = {
  address: ADDRESS,
  title: 'Carriers and brokers',
  description: '',
  primary: PRIMARY,
  exportTo: null,
  noun: ['company', 'companies'],
  filters: [{ kind: 'several', name: 'role', label: 'Kind', choices: ROLES }],
  groups: [],
  sorts: [{ id: 'NAME_ASC', label: 'Name' }],
  rowName: ({ name }) => name,
  columns: [
    {
      head: 'Name',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => (
        <>
          <DialogLink to={`${ADDRESS}/${row.id}`} className={ROW_LINK}>
            {row.name}
          </DialogLink>
          <span className="cut block text-12 text-ink-3 md:hidden">
            {roleOf(row)} · {policiesOf(row)}
          </span>
        </>
      ),
    },
    { head: 'Kind', wide: true, cell: roleOf },
    { head: 'Policies', right: true, wide: true, className: 'num whitespace-nowrap', cell: policiesOf },
  ],
  async load(view, page) {
    const chosen = valuesOf(view)('role')
    const roles = ROLES.map(({ id }) => id).filter((id) => chosen.includes(id))
    const filter: CarrierFilter = { search: view.search.trim() || null, roles }
    const found = await request(CarrierPageDocument, { ...page, filter })
    return { rows: found.carrierPage, totals: found.carrierTotals ?? [] }
  },
  empty: {
    icon: Landmark,
    title: 'No carriers found',
    sentence: 'The companies you work with are listed here: the carriers, and the brokers you place through.',
    action: <PrimaryAction {...PRIMARY} />,
  },
} satisfies List<CarrierRowFragment>
