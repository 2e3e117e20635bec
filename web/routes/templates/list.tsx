import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { TEMPLATE_LIST } from './template-list.tsx'

export const clientLoader = listLoader(TEMPLATE_LIST)

export default function Templates({ loaderData }: Route.ComponentProps) {
  return <ListPage list={TEMPLATE_LIST} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
