import { LogOut } from 'lucide-react'
import { DetailPage } from '../../parts/detail-page/detail-page.tsx'
import { useSignOut } from '../../parts/use-sign-out.ts'
import { Button } from '../../ui/button.tsx'

/** The tabs of the settings that exist. */
const TABS = [
  { to: '/app/settings/subscription', label: 'Subscription' },
  { to: '/app/settings/agency', label: 'Agency' },
  { to: '/app/settings/forms', label: 'Forms' },
  { to: '/app/settings/carriers', label: 'Carriers' },
  { to: '/app/settings/class-codes', label: 'Class codes' },
  { to: '/app/settings/you', label: 'You' },
]

/** The tabs, and Sign out (spec 3 §2). */
export default function Settings() {
  const signOut = useSignOut()
  return (
    <DetailPage
      title="Settings"
      tabs={TABS}
      action={
        <Button onClick={signOut.here}>
          <LogOut size={16} aria-hidden />
          Sign out
        </Button>
      }
    />
  )
}
