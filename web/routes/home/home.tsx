import { Building2, FileCheck, Inbox, LayoutTemplate, Settings, Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Outlet, useRouteLoaderData, useSearchParams } from 'react-router'
import { PRESETS } from '../../../shared/presets.ts'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import { HomeDocument } from '../../graph/generated/graphql.ts'
import { Composer } from '../../parts/composer.tsx'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink, useLeaveDialog } from '../../parts/form/dialog-address.tsx'
import { PresetIcon } from '../../parts/icon.tsx'
import { PresetDialogs } from '../../parts/presets/preset-dialogs.tsx'
import { ReadOnly } from '../../parts/read-only.tsx'
import { useMay } from '../../parts/session.ts'
import { useStartWorkspace } from '../../parts/start-workspace.ts'
import { buttonLook } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { Route } from './+types/home.ts'
import { RecentWorkspaces } from './recent-workspaces.tsx'
import { TrySample } from './try-sample.tsx'

const RECENT = 5
const MOST_PRESETS = 200
const MAIN = 'mx-auto max-w-256 px-8 pt-14 pb-12 max-md:px-4 max-md:pt-4 max-md:pb-8'
const CARDS =
  'grid grid-cols-2 gap-3 max-md:grid-cols-1 max-md:gap-0 max-md:divide-y max-md:divide-hairline max-md:overflow-hidden max-md:rounded-8 max-md:border max-md:border-hairline'
const CARD =
  'quick grid content-start grid-cols-[20px_minmax(0,1fr)] gap-x-3 rounded-8 border border-hairline p-4 hover:border-edge hover:bg-canvas max-md:rounded-none max-md:border-0 max-md:px-4 max-md:py-3'

/** Where whoever may not ask Cara goes on from here. */
const TO_READ = [
  {
    to: '/app/accounts',
    icon: Building2,
    title: 'Accounts',
    text: 'The businesses and people your agency looks after.',
  },
  { to: '/app/policies', icon: Shield, title: 'Policies', text: 'What your clients are insured for, and until when.' },
  {
    to: '/app/certificates',
    icon: FileCheck,
    title: 'Certificates',
    text: 'Who holds proof of your clients’ insurance.',
  },
  { to: '/app/servicing', icon: Inbox, title: 'Service Requests', text: 'What your clients asked for.' },
] as const

export async function clientLoader() {
  const { caraWorkspaces, agencyUser, customPresets } = await request(HomeDocument, {
    recent: RECENT,
    presets: MOST_PRESETS,
  })
  const stored = agencyUser?.preferences?.favoritePresets
  const favorites = {
    presets: stored?.presets ?? PRESETS.map(({ id }) => id),
    customPresetIds: (stored?.customPresets ?? customPresets).map(({ id }) => id),
  }
  return { recent: caraWorkspaces, favorites, customPresets }
}

/** What the start page has loaded, for the dialogs over it. */
export const useHome = () => useRouteLoaderData('routes/home/home') as Awaited<ReturnType<typeof clientLoader>>

export default function Home({ loaderData: { recent, favorites, customPresets } }: Route.ComponentProps) {
  const start = useStartWorkspace()
  const mayAsk = useMay()('run', 'workspace')
  const [query] = useSearchParams()
  const leaveDialog = useLeaveDialog('/app/home')
  const shown = PRESETS.filter(({ id }) => favorites.presets.includes(id))
  const own = customPresets.filter(({ id }) => favorites.customPresetIds.includes(id))
  useFresh(recent.some((row) => row.state === 'WORKING'))

  if (!mayAsk)
    return (
      <main className={MAIN}>
        <title>Home – Cara</title>
        <h1 className="mb-4">Home</h1>
        <ReadOnly>You can read what your agency works on with Cara.</ReadOnly>
        <nav aria-label="What there is to read" className={cx('mt-4', CARDS)}>
          {TO_READ.map(({ to, icon: Icon, title, text }) => (
            <Link key={to} to={to} className={CARD}>
              <Icon size={20} strokeWidth={1.75} aria-hidden className="row-span-2 mt-px text-accent-ink" />
              <h2 className="text-14! font-semibold! tracking-normal!">{title}</h2>
              <p className="mt-[2px] text-12 text-ink-2">{text}</p>
            </Link>
          ))}
        </nav>
        <RecentWorkspaces title="Newest workspaces" rows={recent} />
      </main>
    )
  return (
    <main className={MAIN}>
      <title>Home – Cara</title>
      <h1 className="mb-4 text-center max-md:text-left">What can Cara do for you?</h1>
      <Composer
        place="home"
        label="Ask Cara"
        placeholder="Ask Cara..."
        onSend={async (outgoing) => {
          const outcome = await start(null, outgoing)
          return outcome.ok ? undefined : outcome.sentence
        }}
      />
      <div className="mt-8 mb-2 flex h-8 items-center justify-between">
        <h2 className="text-13! font-semibold! tracking-normal!">Start from a preset</h2>
        <DialogLink
          to="/app/home/preferences"
          aria-label="Customize presets"
          title="Customize presets"
          className={buttonLook({ look: 'quiet', size: 'sm', icon: true })}
        >
          <Settings size={16} aria-hidden />
        </DialogLink>
      </div>
      <div className={CARDS}>
        {shown.map((card) => (
          <PresetCard key={card.id} {...card} to={`/app/home?preset=${card.id}`}>
            <PresetIcon preset={card.id} size={20} />
          </PresetCard>
        ))}
        {own.map((card) => (
          <PresetCard key={card.id} {...card} to={`/app/home/presets/${card.id}`}>
            <LayoutTemplate size={20} strokeWidth={1.6} aria-hidden />
          </PresetCard>
        ))}
      </div>
      {!shown.length && !own.length && (
        <p className="text-13 text-ink-2">
          You chose to show no presets.{' '}
          <DialogLink to="/app/home/preferences" className="text-accent-ink underline">
            Choose some
          </DialogLink>
        </p>
      )}
      {recent.length ? <RecentWorkspaces title="Pick up where you left off" rows={recent} /> : <TrySample />}
      <Outlet />
      <PresetDialogs chosen={query.get('preset')} onClose={leaveDialog} />
    </main>
  )
}

type PresetCardProps = { title: string; description: string; to: string; children: ReactNode }

function PresetCard({ title, description, to, children }: PresetCardProps) {
  return (
    <DialogLink to={to} prefetch="intent" className={CARD}>
      <span className="row-span-2 mt-px text-accent-ink">{children}</span>
      <h3 className="cut">{title}</h3>
      <p className="mt-[2px] text-12 text-ink-2">{description}</p>
    </DialogLink>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
