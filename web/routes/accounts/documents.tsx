import { FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useRevalidator, useSearchParams } from 'react-router'
import { ACCOUNT_DOCUMENT_TYPES } from '../../../shared/accounts.ts'
import { knownIds, labelOf } from '../../../shared/labeled.ts'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import {
  AccountDocumentPageDocument,
  type AccountDocumentRowFragment,
  DeleteAccountDocumentDocument,
} from '../../graph/generated/graphql.ts'
import { ConfirmDelete, DeleteDocument, DocumentName } from '../../parts/documents/document-parts.tsx'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { ListBody } from '../../parts/list-page/list-body.tsx'
import { PAGE } from '../../parts/list-page/list-loader.ts'
import { isFiltered, readView } from '../../parts/list-page/list-view.ts'
import { useMay } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Route } from './+types/documents.ts'
import { useAccount } from './account.tsx'

type Row = AccountDocumentRowFragment

export async function clientLoader({ request: { url }, params }: Route.ClientLoaderArgs) {
  const list = documentList(params.id, null)
  return list.load(readView(list, new URL(url).searchParams), { first: PAGE, after: null, withTotals: true })
}

/** What is kept with one client, the newest first; who may not delete is given no way to. */
const documentList = (accountId: string, onDelete: ((row: Row) => void) | null): List<Row> => ({
  address: `/app/accounts/${accountId}/documents`,
  title: 'Documents',
  description: '',
  exportTo: null,
  noun: ['document', 'documents'],
  filters: [{ kind: 'several', name: 'type', label: 'Type', choices: ACCOUNT_DOCUMENT_TYPES }],
  groups: [],
  sorts: [{ id: 'NEWEST', label: 'Newest' }],
  columns: [
    {
      head: 'Name',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => <DocumentName file={row} phone={labelOf(ACCOUNT_DOCUMENT_TYPES, row.type)} />,
    },
    { head: 'Type', wide: true, cell: (row) => <Tag>{labelOf(ACCOUNT_DOCUMENT_TYPES, row.type)}</Tag> },
    {
      head: 'Notes',
      wide: true,
      className: 'cut max-w-64',
      cell: (row) => row.notes && <span title={row.notes}>{row.notes}</span>,
    },
    { head: 'Added by', wide: true, className: 'cut max-w-40', cell: (row) => row.createdBy?.name },
    { head: 'Added', right: true, wide: true, cell: (row) => <When at={row.createdAt} /> },
    ...(onDelete
      ? [
          {
            head: 'Actions',
            right: true,
            className: 'w-10',
            cell: (row: Row) => <DeleteDocument name={row.name} onDelete={() => onDelete(row)} />,
          },
        ]
      : []),
  ],
  rowName: ({ name }) => name,
  async load(view, page) {
    const types = knownIds(ACCOUNT_DOCUMENT_TYPES, view.chosen.type ?? [])
    const filter = { search: view.search, types }
    const found = await request(AccountDocumentPageDocument, { ...page, accountId, filter })
    const count = found.accountDocumentCount
    return { rows: found.accountDocuments, totals: count == null ? [] : [{ key: 'ALL', count }] }
  },
  empty: {
    icon: FileText,
    title: 'No documents',
    sentence: 'Keep this client’s contracts, loss runs and correspondence here. Policy documents stay with the policy.',
    toRead: 'This client’s contracts, loss runs and correspondence will appear here.',
    action: <UploadLink accountId={accountId} look="primary" />,
  },
})

const UploadLink = ({ accountId, look }: { accountId: string; look: 'plain' | 'primary' }) => (
  <DialogLink to={`/app/accounts/${accountId}/documents/new`} className={buttonLook({ look })}>
    <Upload size={16} aria-hidden />
    Upload
  </DialogLink>
)

/** The documents tab of an account. */
export default function Documents({ loaderData, params: { id } }: Route.ComponentProps) {
  const account = useAccount()
  const [query] = useSearchParams()
  const [leaving, setLeaving] = useState<Row | null>(null)
  const act = useAct()
  const { revalidate } = useRevalidator()
  const remove = async (reason: string) => {
    if (!leaving) return undefined
    const outcome = await act(DeleteAccountDocumentDocument, { id: leaving.id, reason })
    if (!outcome.ok) return outcome.sentence
    await revalidate()
    return undefined
  }
  const list = documentList(id, useMay()('delete', 'account') ? setLeaving : null)
  const hasNone = !loaderData.rows.length && !isFiltered(list, readView(list, query))
  return (
    <>
      {!hasNone && (
        <div className="mb-1 flex justify-end">
          <UploadLink accountId={id} look="primary" />
        </div>
      )}
      <ListBody list={list} first={loaderData} />
      <ConfirmDelete file={leaving} onClose={() => setLeaving(null)} remove={remove}>
        The file goes for good.
      </ConfirmDelete>
      <Outlet context={account} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
