import { LogOut, MonitorX } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../lib/theme.ts'
import MenuChoices from '../ui/menu-choices.tsx'
import { MenuItem, MenuLabel, MenuLine } from '../ui/menu-items.tsx'
import { useSession } from './session.ts'
import { useSignOut } from './use-sign-out.ts'

const THEMES: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
]

/** Who is signed in, the theme, and Sign out, here or on every device. */
export default function UserMenuItems() {
  const { user } = useSession()
  const [theme, setTheme] = useState<Theme>(chosenTheme)
  const signOut = useSignOut()

  return (
    <>
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
        onChange={(value) => {
          const next = value as Theme
          setTheme(next)
          chooseTheme(next)
        }}
      />
      <MenuLine />
      <MenuItem onSelect={signOut.here}>
        <LogOut size={14} aria-hidden />
        Sign out
      </MenuItem>
      <MenuItem onSelect={signOut.everywhere}>
        <MonitorX size={14} aria-hidden />
        Sign out everywhere
      </MenuItem>
    </>
  )
}
