import { ErrorScreen } from '../../parts/error-screen.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { ListPage } from '../../parts/list-page/list-page.tsx'
import type { Route } from './+types/list.ts'
import { NewDocuments } from './new-documents.tsx'
import { STYLE_LIST } from './style-list.tsx'

export const clientLoader = listLoader(STYLE_LIST)

export default function Styles({ loaderData }: Route.ComponentProps) {
  return <ListPage list={STYLE_LIST} first={loaderData} above={<NewDocuments styles={loaderData} />} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
