import { MoreHorizontal, Plus } from 'lucide-react'
import { lazy, useId } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../../../shared/labeled.ts'
import { ROLES, SIGHTS } from '../../../../shared/roles.ts'
import type { ManagedUserFragment, SeatsFragment } from '../../../graph/generated/graphql.ts'
import { useNow } from '../../../lib/time.ts'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { useMay, useSession } from '../../../parts/session.ts'
import { When } from '../../../parts/when.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Menu } from '../../../ui/menu.tsx'
import { fullSentence, isFull, type ManagedUsers, SEATS, SUBSCRIPTION } from './managed-users.ts'

const loadItems = () => import('./user-menu-items.tsx')
const UserMenuItems = lazy(loadItems)

/** Name and e-mail, role, what is seen, when last seen, the state, the menu. Where there is less room, the lesser ones go under the name. */
const COLUMNS =
  'md:grid md:grid-cols-[minmax(0,1fr)_6rem_6rem_2rem] md:items-center md:gap-3 min-[1120px]:grid-cols-[minmax(0,1fr)_6rem_9.5rem_10rem_6rem_2rem]!'
const LESSER = 'max-[1119px]:hidden'

/** The users of the agency, and who may still be added (spec 1 §2.4). Whoever manages none reads the list. */
export function ManageUsers({ users, seats }: ManagedUsers) {
  const title = useId()
  const mayManage = useMay()('confirm', 'agency-user')
  return (
    <section aria-labelledby={title} className="min-w-0 rounded-8 border border-hairline text-13">
      <header className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-b border-hairline px-4 py-2">
        <h2 id={title} className="text-14! font-semibold!">
          {mayManage ? 'Manage Users' : 'Users'}
        </h2>
        <span className="num text-12 text-ink-3">{users.length.toLocaleString('en-US')}</span>
        {mayManage && <AddUser seats={seats} />}
      </header>
      <div
        aria-hidden
        className={cx(COLUMNS, 'hidden h-9 border-b border-hairline px-4 text-12 font-medium text-ink-3')}
      >
        <span>Name</span>
        <span>Role</span>
        <span className={LESSER}>Sees</span>
        <span className={LESSER}>Last seen</span>
        <span>State</span>
      </div>
      <ul className="divide-y divide-hairline" aria-labelledby={title}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} mayManage={mayManage} />
        ))}
      </ul>
    </section>
  )
}

/** At the limit it says so, and leads to more seats. */
function AddUser({ seats }: { seats: SeatsFragment }) {
  const note = useId()
  const label = (
    <>
      <Plus size={16} aria-hidden />
      Add User
    </>
  )
  if (!isFull(seats))
    return (
      <DialogLink to={`${SUBSCRIPTION}/users`} className={buttonLook({}, 'ml-auto')}>
        {label}
      </DialogLink>
    )
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span id={note} className="text-12 text-ink-2">
        {fullSentence(seats)}{' '}
        <Link to={SEATS} className="font-medium text-accent-ink underline">
          Add a seat
        </Link>
      </span>
      <Button disabled aria-describedby={note}>
        {label}
      </Button>
    </div>
  )
}

function UserRow({ user, mayManage }: { user: ManagedUserFragment; mayManage: boolean }) {
  const own = useSession().user.id === user.id
  const isActive = user.state === 'ACTIVE'
  const [role, sees] = [labelOf(ROLES, user.role), labelOf(SIGHTS, user.sees)]
  return (
    <li className={cx(COLUMNS, 'px-4 py-2 max-md:flex max-md:items-center max-md:gap-3')}>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={user.name} />
        <div className="min-w-0">
          <p className={cx('cut font-medium', !isActive && 'text-ink-2')}>
            {user.name} {own && <span className="font-normal text-ink-3">(you)</span>}
          </p>
          <p className="cut text-12 text-ink-3">{user.email}</p>
          <p className="text-12 text-ink-3 min-[1120px]:hidden">
            <span className="whitespace-nowrap md:hidden">{role} ·</span>{' '}
            <span className="whitespace-nowrap">{sees} ·</span>{' '}
            <span className="whitespace-nowrap">
              <LastSeen user={user} own={own} />
            </span>
          </p>
        </div>
      </div>
      <p className={cx('cut max-md:hidden', isActive ? 'text-ink' : 'text-ink-3')}>{role}</p>
      <p className={cx('cut', LESSER, isActive ? 'text-ink-2' : 'text-ink-3')}>{sees}</p>
      <p className={cx('text-ink-2', LESSER)}>
        <LastSeen user={user} own={own} />
      </p>
      <div>
        <Badge tone={isActive ? 'done' : 'none'}>{isActive ? 'Active' : 'Disabled'}</Badge>
      </div>
      {mayManage && (
        <Menu
          items={() => <UserMenuItems user={user} own={own} />}
          preload={loadItems}
          trigger={
            <Button look="quiet" icon aria-label={`Options of ${user.name}`}>
              <MoreHorizontal size={16} aria-hidden />
            </Button>
          }
        />
      )}
    </li>
  )
}

/** "2 h ago", or since when somebody who was never here is invited. */
function LastSeen({ user: { lastSeenAt, invitedAt, invitedUntil }, own }: { user: ManagedUserFragment; own: boolean }) {
  const now = useNow()
  if (own) return 'Now'
  if (lastSeenAt) return <When at={lastSeenAt} />
  if (!invitedAt) return 'Never signed in'
  if (invitedUntil && Date.parse(invitedUntil) <= now) return 'Invitation expired'
  return (
    <>
      Invited <When at={invitedAt} />
    </>
  )
}
