import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { PRESET_LIST } from './preset-list.tsx'

export const clientLoader = listLoader(PRESET_LIST)

export default function Presets({ loaderData }: Route.ComponentProps) {
  return <ListPage list={PRESET_LIST} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
