import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { REQUEST_LIST } from './request-list.tsx'

export const clientLoader = listLoader(REQUEST_LIST)

export default function Servicing({ loaderData }: Route.ComponentProps) {
  return <ListPage list={REQUEST_LIST} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
