import { Outlet } from 'react-router'
import { request } from '../../graph/client.ts'
import { KnowledgeBasesDocument } from '../../graph/generated/graphql.ts'
import { addDraftFiles } from '../../lib/draft.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { ListBody } from '../../parts/list-page/list-body.tsx'
import { listLoader } from '../../parts/list-page/list-loader.ts'
import { useMay } from '../../parts/session.ts'
import { Page, PageHeader } from '../../ui/page-header.tsx'
import { useWindowDrop } from '../../ui/window-drop.ts'
import type { Route } from './+types/list.ts'
import { AddDocument } from './add-document.tsx'
import { DROPPED, knowledgeList } from './knowledge-list.tsx'
import { LibrarySearch } from './library-search.tsx'
import { useOpenDialog } from './use-open-dialog.ts'

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { knowledgeBases: bases } = await request(KnowledgeBasesDocument, {})
  return { bases, first: await listLoader(knowledgeList(bases))(args) }
}

/** The documents of the library, and a search in what they say. Files that are dropped here are uploaded to it. */
export default function Knowledge({ loaderData: { bases, first } }: Route.ComponentProps) {
  const open = useOpenDialog()
  const may = useMay()
  const list = knowledgeList(bases)
  useWindowDrop((files) => {
    if (!may('create', 'knowledge')) return
    addDraftFiles(DROPPED, files)
    open('upload')
  })
  return (
    <Page>
      <title>{`${list.title} – Cara`}</title>
      <PageHeader title={list.title} description={list.description} action={<AddDocument />} />
      <LibrarySearch />
      <ListBody list={list} first={first} savesViews />
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
