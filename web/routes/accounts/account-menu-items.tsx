import { FileText, FileUp, Inbox, Merge, PencilLine, Star, StickyNote, UserMinus, UserPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'

/** Opens the dialog of an address over the page. */
function useDialog() {
  const navigate = useNavigate()
  return (to: string) => void navigate(to, { state: OVER, preventScrollReset: true })
}

/** The other actions on an account. */
export default function AccountMenuItems({ accountId }: { accountId: string }) {
  const open = useDialog()
  return (
    <MenuItem onSelect={() => open(`/app/accounts/${accountId}/merge`)}>
      <Merge size={14} aria-hidden />
      Merge with another account
    </MenuItem>
  )
}

/** What can be added to an account, from each of its tabs and from the palette; an individual has no contacts. */
export function AddItems({ accountId, isBusiness }: { accountId: string; isBusiness: boolean }) {
  const open = useDialog()
  const navigate = useNavigate()
  const base = `/app/accounts/${accountId}`
  return (
    <>
      <MenuItem onSelect={() => open(`/app/policies/new?accountId=${accountId}`)}>
        <FileText size={14} aria-hidden />
        Policy
      </MenuItem>
      <MenuItem onSelect={() => open(`/app/servicing/new?accountId=${accountId}`)}>
        <Inbox size={14} aria-hidden />
        Service request
      </MenuItem>
      <MenuItem onSelect={() => open(`${base}/documents/new`)}>
        <FileUp size={14} aria-hidden />
        Document
      </MenuItem>
      {isBusiness && (
        <MenuItem onSelect={() => open(`${base}/contacts/new`)}>
          <UserPlus size={14} aria-hidden />
          Contact
        </MenuItem>
      )}
      <MenuItem onSelect={() => void navigate(`${base}/overview#note`)}>
        <StickyNote size={14} aria-hidden />
        Note
      </MenuItem>
    </>
  )
}

type ContactItemsProps = {
  accountId: string
  contact: { id: string; role?: string | null }
  onPrimary: () => void
  onRemove: () => void
}

/** What can be done with a contact; the primary one stays. */
export function ContactItems({ accountId, contact, onPrimary, onRemove }: ContactItemsProps) {
  const open = useDialog()
  return (
    <>
      <MenuItem onSelect={() => open(`/app/accounts/${accountId}/contacts/${contact.id}/edit`)}>
        <PencilLine size={14} aria-hidden />
        Edit
      </MenuItem>
      {contact.role !== 'PRIMARY' && (
        <>
          <MenuItem onSelect={onPrimary}>
            <Star size={14} aria-hidden />
            Make primary
          </MenuItem>
          <MenuItem onSelect={onRemove}>
            <UserMinus size={14} aria-hidden />
            Remove
          </MenuItem>
        </>
      )}
    </>
  )
}
