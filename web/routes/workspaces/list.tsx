import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { WORKSPACE_LIST } from './workspace-list.tsx'

export const clientLoader = listLoader(WORKSPACE_LIST)

export default function Workspaces({ loaderData }: Route.ComponentProps) {
  return <ListPage list={WORKSPACE_LIST} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
