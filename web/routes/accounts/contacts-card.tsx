import { Ellipsis, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CONTACT_ROLES } from '../../../shared/accounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { useAct } from '../../graph/act.ts'
import {
  type AccountContactFragment,
  MakePrimaryContactDocument,
  RemoveAccountContactDocument,
} from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { useMay } from '../../parts/session.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAccount } from './account.tsx'
import { Mail, Phone } from './details-card.tsx'

const loadItems = () => import('./account-menu-items.tsx')
const ContactItems = lazy(async () => ({ default: (await loadItems()).ContactItems }))
const Confirm = lazy(() => import('../../ui/confirm.tsx'))

/** The contacts of a business, the primary contact first, each with their role. An individual has none. */
export function ContactsCard() {
  const { id, type, contacts } = useAccount()
  const act = useAct()
  const mayChange = useMay()('change', 'account')
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState<AccountContactFragment | null>(null)
  if (type !== 'BUSINESS') return null
  const makePrimary = async ({ id: contactId, name }: AccountContactFragment) => {
    const outcome = await act(MakePrimaryContactDocument, { accountId: id, contactId })
    if (outcome.ok) toast(`${name} is the primary contact`)
    else toast(outcome.sentence, { tone: 'fail' })
    await revalidate()
  }
  const remove = async () => {
    if (!leaving) return undefined
    const outcome = await act(RemoveAccountContactDocument, { accountId: id, contactId: leaving.id })
    if (!outcome.ok) return outcome.sentence
    await revalidate()
    return undefined
  }
  return (
    <Card
      title="Contacts"
      aside={
        <DialogLink to={`/app/accounts/${id}/contacts/new`} className={`${buttonLook({ size: 'sm' })} text-ink`}>
          <Plus size={14} aria-hidden />
          Add contact
        </DialogLink>
      }
    >
      {contacts.length === 0 && <p className="px-4 py-3 text-13 text-ink-2">No contact yet.</p>}
      <ul className="divide-y divide-hairline">
        {contacts.map((contact) => (
          <li key={contact.id} className="flex min-h-12 items-start gap-2 py-2 pr-2 pl-4">
            <div className="min-w-0 flex-1">
              <span className="flex min-h-6 flex-wrap items-center gap-x-2">
                <span className="font-medium wrap-anywhere">{contact.name}</span>
                {contact.role && <Tag>{labelOf(CONTACT_ROLES, contact.role)}</Tag>}
              </span>
              {contact.email && <Mail to={contact.email} />}
              {contact.phone && <Phone kept={contact.phone} />}
              {!contact.email && !contact.phone && <span className="text-12 text-ink-3">No e-mail or phone</span>}
            </div>
            {mayChange && (
              <Menu
                preload={loadItems}
                trigger={
                  <Button look="quiet" size="sm" icon aria-label={`More about ${contact.name}`} title="More">
                    <Ellipsis size={16} aria-hidden />
                  </Button>
                }
                items={() => (
                  <ContactItems
                    accountId={id}
                    contact={contact}
                    onPrimary={() => void makePrimary(contact)}
                    onRemove={() => setLeaving(contact)}
                  />
                )}
              />
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {leaving && (
          <Confirm
            open
            onClose={() => setLeaving(null)}
            title={`Remove ${leaving.name}?`}
            verb="Remove"
            danger
            onConfirm={remove}
          >
            {leaving.accounts.length > 1
              ? 'They stay a contact of their other accounts.'
              : 'They are a contact of no other account, so their record is deleted too.'}
          </Confirm>
        )}
      </Suspense>
    </Card>
  )
}
