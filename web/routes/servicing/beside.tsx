import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import { REQUEST_TYPES } from '../../../shared/requests.ts'
import { FactsCard } from '../../parts/facts-card.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { DueDate } from '../../parts/servicing/due-date.tsx'
import { TasksCard } from '../../parts/tasks/tasks-card.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { useRequest } from './request.tsx'

const LINK = 'text-accent-ink hover:underline'

/** A tab with the details of the request beside it. */
export function Beside({ children }: { children: ReactNode }) {
  const { id } = useRequest()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] gap-x-10 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)]">
      <div className="min-w-0">{children}</div>
      <aside className="grid content-start gap-6">
        <DetailsCard />
        <TasksCard key={id} record={{ kind: 'REQUEST', id }} />
      </aside>
    </div>
  )
}

/** The assignee, the due date, and the client. */
function DetailsCard() {
  const of = useRequest()
  const { assignee, account, clientName, clientPhone, clientEmail, businessPolicy: policy } = of
  return (
    <FactsCard
      title="Details"
      aside={
        of.state === 'OPEN' && (
          <DialogLink to={`/app/servicing/${of.id}/update`} className={buttonLook({ look: 'quiet', size: 'sm' })}>
            <PencilLine size={14} aria-hidden />
            Update
          </DialogLink>
        )
      }
      rows={[
        { id: 'assignee', name: 'Assignee', value: assignee && <Person name={assignee.name} />, none: 'Nobody' },
        { id: 'due', name: 'Due', value: of.dueAt ? <DueDate of={of} far /> : null, none: 'No due date' },
        { id: 'type', name: 'Request type', value: labelOf(REQUEST_TYPES, of.type) },
        {
          id: 'account',
          name: 'Account',
          value: account && (
            <Link to={`/app/accounts/${account.id}/overview`} className={LINK}>
              {account.name}
            </Link>
          ),
          none: 'None yet',
        },
        { id: 'asker', name: 'Asked by', value: clientName ?? null, none: 'Not said' },
        {
          id: 'phone',
          name: 'Phone',
          value: clientPhone && (
            <a href={`tel:${clientPhone.replace('x', ';ext=')}`} className={`num ${LINK}`}>
              {formatPhone(clientPhone)}
            </a>
          ),
          none: 'Not said',
        },
        {
          id: 'email',
          name: 'E-mail',
          value: clientEmail && (
            <a href={`mailto:${encodeURIComponent(clientEmail)}`} title={clientEmail} className={`cut block ${LINK}`}>
              {clientEmail}
            </a>
          ),
          none: 'Not said',
        },
        {
          id: 'policy',
          name: 'Policy',
          value: policy && (
            <Link to={`/app/policies/${policy.id}/overview`} className={LINK}>
              {labelOf(POLICY_TYPES, policy.type)}
            </Link>
          ),
          none: 'Not said',
        },
        ...(policy ? [{ id: 'carrier', name: 'Carrier', value: policy.carrier?.name ?? null }] : []),
      ]}
    />
  )
}

const Person = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2">
    <Avatar name={name} />
    {name}
  </span>
)
