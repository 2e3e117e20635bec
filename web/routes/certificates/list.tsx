import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { CERTIFICATE_BOOK } from './certificate-book.tsx'

export const clientLoader = listLoader(CERTIFICATE_BOOK)

export default function Certificates({ loaderData }: Route.ComponentProps) {
  return <ListPage list={CERTIFICATE_BOOK} first={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
