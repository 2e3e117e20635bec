import { lazy } from 'react'
import { whenIdle } from '../lib/idle.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu } from '../ui/menu.tsx'
import { useSession } from './session.ts'

const load = () => import('./user-menu-items.tsx')
const UserMenuItems = lazy(load)
whenIdle(load)

/** The user's initials and full name, with the theme and Sign out behind them. */
export function UserMenu() {
  const { user } = useSession()
  return (
    <Menu
      items={() => <UserMenuItems />}
      preload={load}
      trigger={
        <button
          type="button"
          className="quick relative flex h-8 flex-none items-center gap-2 rounded-6 pr-2 pl-1 text-13 font-medium hover:bg-hover max-md:pr-1"
        >
          <Avatar name={user.name} />
          <span className="cut max-w-40 max-md:sr-only">{user.name}</span>
          <span className="sr-only">, your menu</span>
        </button>
      }
    />
  )
}
