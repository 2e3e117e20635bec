import { Outlet } from 'react-router'
import { ErrorScreen } from '../../../parts/error-screen.tsx'
import { ListBody } from '../../../parts/list-page/list-body.tsx'
import { listLoader } from '../../../parts/list-page/list-loader.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'
import type { Route } from './+types/carriers.ts'
import { CARRIER_LIST } from './carrier-list.tsx'

export const clientLoader = listLoader(CARRIER_LIST)

/** The companies the agency places with, kept in order: renamed, merged, flagged. */
export default function Carriers({ loaderData }: Route.ComponentProps) {
  return (
    <section aria-labelledby="carriers-title" className="max-w-200">
      <title>Carriers – Cara</title>
      <div className="mb-2 flex items-start gap-4 max-md:flex-wrap">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="carriers-title">{CARRIER_LIST.title}</h2>
          <p className="max-w-[66ch] text-13 text-ink-2">
            The companies you place with. Policies, certificates and imports use these names.
          </p>
        </div>
        <PrimaryAction {...CARRIER_LIST.primary} />
      </div>
      <ListBody list={CARRIER_LIST} first={loaderData} />
      <Outlet />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
