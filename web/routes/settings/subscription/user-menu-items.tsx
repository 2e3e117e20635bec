import { Mail, UserCheck, UserCog, UserX } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { useAct } from '../../../graph/act.ts'
import { InviteAgainDocument, type ManagedUserFragment } from '../../../graph/generated/graphql.ts'
import { OVER } from '../../../parts/form/dialog-address.tsx'
import { MenuItem } from '../../../ui/menu-items.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SUBSCRIPTION } from './managed-users.ts'

/** What can be done about a user of the agency. */
export default function UserMenuItems({ user, own }: { user: ManagedUserFragment; own: boolean }) {
  const navigate = useNavigate()
  const act = useAct()
  const { revalidate } = useRevalidator()
  const open = (what: 'disable' | 'enable' | 'role') =>
    void navigate(`${SUBSCRIPTION}/users/${user.id}/${what}`, { state: OVER, preventScrollReset: true })
  const invite = async () => {
    const outcome = await act(InviteAgainDocument, { id: user.id })
    if (!outcome.ok) return toast(outcome.sentence, { tone: 'fail' })
    toast(`A new invitation is on its way to ${user.email}`)
    await revalidate()
  }
  const changeRole = (
    <MenuItem onSelect={() => open('role')}>
      <UserCog size={14} aria-hidden />
      Change role
    </MenuItem>
  )
  if (user.state === 'DISABLED')
    return (
      <>
        {changeRole}
        <MenuItem onSelect={() => open('enable')}>
          <UserCheck size={14} aria-hidden />
          Enable
        </MenuItem>
      </>
    )
  return (
    <>
      {changeRole}
      {!user.lastSeenAt && !own && (
        <MenuItem onSelect={() => void invite()}>
          <Mail size={14} aria-hidden />
          {user.invitedAt ? 'Send again' : 'Send an invitation'}
        </MenuItem>
      )}
      <MenuItem disabled={own} onSelect={() => open('disable')}>
        <UserX size={14} aria-hidden />
        {own ? 'Disable: a colleague can do this' : 'Disable'}
      </MenuItem>
    </>
  )
}
