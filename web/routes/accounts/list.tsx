import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { ACCOUNT_LIST } from './account-list.tsx'

export const clientLoader = listLoader(ACCOUNT_LIST)

export default function Accounts({ loaderData }: Route.ComponentProps) {
  return <ListPage list={ACCOUNT_LIST} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
