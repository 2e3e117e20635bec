import { FileText, Inbox, Merge } from 'lucide-react'
import { useNavigate } from 'react-router'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'

/** Opens the dialog of an address over the page. */
function useDialog() {
  const navigate = useNavigate()
  return (to: string) => void navigate(to, { state: OVER, preventScrollReset: true })
}

/** What else can be done with an account. */
export default function AccountMenuItems({ accountId }: { accountId: string }) {
  const open = useDialog()
  return (
    <MenuItem onSelect={() => open(`/app/accounts/${accountId}/merge`)}>
      <Merge size={14} aria-hidden />
      Merge with another account
    </MenuItem>
  )
}

/** What can be added to an account, from each of its tabs. */
export function AddItems({ accountId }: { accountId: string }) {
  const open = useDialog()
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
    </>
  )
}
