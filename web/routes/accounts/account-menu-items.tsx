import { Merge } from 'lucide-react'
import { useNavigate } from 'react-router'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'

/** What else can be done with an account. */
export default function AccountMenuItems({ accountId }: { accountId: string }) {
  const navigate = useNavigate()
  return (
    <MenuItem
      onSelect={() => void navigate(`/app/accounts/${accountId}/merge`, { state: OVER, preventScrollReset: true })}
    >
      <Merge size={14} aria-hidden />
      Merge with another account
    </MenuItem>
  )
}
