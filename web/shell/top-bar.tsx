import { Menu, Search } from 'lucide-react'
import { UserMenu } from '../parts/user-menu.tsx'
import { Button } from '../ui/button.tsx'

/** The way to the drawer and to the palette on a phone, where the sidebar is not seen, and who is signed in. */
export function TopBar({ onMenu, onFind }: { onMenu: () => void; onFind: () => void }) {
  return (
    <header className="sticky top-0 z-10 flex h-12 items-center justify-end gap-2 bg-surface px-6 max-md:pr-3 max-md:pl-1">
      <Button look="quiet" icon aria-label="Open the menu" className="mr-auto md:hidden" onClick={onMenu}>
        <Menu size={16} aria-hidden />
      </Button>
      <Button look="quiet" icon aria-label="Find or do" className="md:hidden" onClick={onFind}>
        <Search size={16} aria-hidden />
      </Button>
      <UserMenu />
    </header>
  )
}
