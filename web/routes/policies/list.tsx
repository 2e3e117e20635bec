import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { POLICY_LIST } from './policy-list.tsx'

export const clientLoader = listLoader(POLICY_LIST)

export default function Policies({ loaderData }: Route.ComponentProps) {
  return <ListPage list={POLICY_LIST} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
