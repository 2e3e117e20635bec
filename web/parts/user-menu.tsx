import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../graph/act.ts'
import { SignOutDocument } from '../graph/generated/graphql.ts'
import { chooseTheme, chosenTheme, type Theme } from '../lib/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'
import { useSession } from './session.ts'

const THEMES: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
]

/** The user's initials and full name, with the theme and Sign out behind them. */
export function UserMenu({ compact }: { compact?: boolean }) {
  const { user } = useSession()
  const [theme, setTheme] = useState<Theme>(chosenTheme)
  const act = useAct()
  const navigate = useNavigate()

  const leave = async () => {
    const outcome = await act(SignOutDocument, {})
    if (!outcome.ok && outcome.code !== 'SIGNED_OUT') return toast(outcome.sentence, { tone: 'fail' })
    sessionStorage.clear()
    await navigate('/app/signin')
  }

  return (
    <Menu
      trigger={
        <button
          type="button"
          title={compact ? user.name : undefined}
          aria-label={`${user.name}, your menu`}
          className="quick flex h-8 flex-none items-center gap-2 rounded-6 pr-2 pl-1 text-13 font-medium hover:bg-hover max-md:pr-1"
        >
          <Avatar name={user.name} />
          {!compact && <span className="max-md:hidden">{user.name}</span>}
        </button>
      }
    >
      <MenuLabel>
        <span className="block text-13 text-ink">{user.name}</span>
        <span className="block font-normal">{user.email}</span>
      </MenuLabel>
      <MenuLine />
      <MenuLabel>Theme</MenuLabel>
      <MenuChoices
        label="Theme"
        value={theme}
        choices={THEMES}
        onChange={(next) => {
          setTheme(next)
          chooseTheme(next)
        }}
      />
      <MenuLine />
      <MenuItem onSelect={leave}>
        <LogOut size={14} aria-hidden />
        Sign out
      </MenuItem>
    </Menu>
  )
}
