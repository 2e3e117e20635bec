import { lazy, Suspense, useState } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation, useMatch } from 'react-router'
import { request, signInAddress } from '../graph/client.ts'
import { ShellDocument } from '../graph/generated/graphql.ts'
import { keepDraftsOf } from '../lib/draft.ts'
import { ErrorScreen } from '../parts/error-screen.tsx'
import { VIEWS } from '../parts/list-page/view-acts.ts'
import { refusedAt } from '../parts/may-open.ts'
import type { Session } from '../parts/session.ts'
import { useSignedOutElsewhere } from '../parts/signed-out.ts'
import { Toasts } from '../ui/toast.tsx'
import { useWindowDrop } from '../ui/window-drop.ts'
import type { Route } from './+types/shell.ts'
import { OpenPalette } from './open-palette.tsx'
import { Pending } from './pending.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { session, useOwnRights } from './use-own-rights.ts'
import { usePageFade } from './use-page-fade.ts'
import { useShellKeys } from './use-shell-keys.ts'

const NotAllowed = lazy(() => import('./not-allowed.tsx'))
const KeysHelp = lazy(() => import('./keys-help.tsx'))

/** The signed-in user; without one, the sign-in page opens. */
export async function clientLoader({ request: { url } }: Route.ClientLoaderArgs): Promise<Session> {
  const { agencyUser, agencyUsers, ...rest } = await request(ShellDocument, {})
  if (!agencyUser) throw redirect(signInAddress(new URL(url)))
  keepDraftsOf(agencyUser.id)
  session.isOutdated = false
  return { user: agencyUser, users: agencyUsers, ...rest }
}

const RENEWED_BY = ['/app/settings/', '/app/presets/']

/**
 * What the shell knows does not change from one screen to the next, but where the agency, its users, a saved view, a preset or the own rights
 * are changed.
 */
export function shouldRevalidate({ formAction = '' }: ShouldRevalidateFunctionArgs) {
  return session.isOutdated || RENEWED_BY.some((area) => formAction.startsWith(area)) || formAction === VIEWS
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const [drawer, setDrawer] = useState(false)
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  const inWorkspace = useMatch('/app/workspaces/:id') !== null
  const page = usePageFade()
  const { pathname } = useLocation()
  const refusedTo = refusedAt(loaderData.user, pathname)
  useWindowDrop()
  useSignedOutElsewhere()
  useOwnRights(loaderData.user)
  useShellKeys({ onPalette: () => setOpen('palette'), onKeys: () => setOpen('keys') })

  return (
    <div
      className={
        inWorkspace
          ? 'grid min-h-dvh grid-cols-[56px_minmax(0,1fr)] max-md:block'
          : 'grid min-h-dvh grid-cols-[232px_minmax(0,1fr)] max-md:block'
      }
    >
      <Sidebar
        agency={loaderData.user.agency.name}
        rail={inWorkspace}
        drawer={drawer}
        onClose={() => setDrawer(false)}
        onFind={() => setOpen('palette')}
      />
      {/* Another place in the grid is another screen: it comes, and is not moved there. */}
      <div key={inWorkspace ? 'workspace' : 'page'} ref={page} className="min-w-0">
        {!inWorkspace && <TopBar onMenu={() => setDrawer(true)} onFind={() => setOpen('palette')} />}
        {refusedTo === null ? (
          <Outlet context={{ onMenu: () => setDrawer(true) }} />
        ) : (
          <Suspense>
            <NotAllowed back={refusedTo} />
          </Suspense>
        )}
      </div>
      {open === 'palette' && <OpenPalette onClose={() => setOpen(null)} onKeys={() => setOpen('keys')} />}
      <Suspense>{open === 'keys' && <KeysHelp onClose={() => setOpen(null)} />}</Suspense>
      <Pending />
      <Toasts />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
