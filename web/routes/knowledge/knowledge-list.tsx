import { BookOpenText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { isOnItsWay } from '../../../shared/knowledge.ts'
import { request } from '../../graph/client.ts'
import { KnowledgePageDocument, type KnowledgeRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { Choice, List } from '../../parts/list-page/list.ts'
import { PrimaryAction } from '../../parts/list-page/list-page.tsx'
import { When } from '../../parts/when.tsx'
import { ROW_LINK } from '../../ui/table.tsx'
import { IndexingBadge } from './indexing-badge.tsx'

export const KNOWLEDGE = '/app/knowledge'

/** Where files that are dropped on the list wait for the dialog of the upload. */
export const DROPPED = 'knowledge.upload'

/** The tab of the documents of every knowledge base. */
const ALL = { id: 'ALL', label: 'All documents' }

/** A knowledge base of the agency. */
export type Base = { id: string; title: string }

/** Opens a document over the list, which stays as it is looked at. */
function DocumentLink({ id, title }: { id: string; title: string }) {
  const [query] = useSearchParams()
  return (
    <DialogLink to={{ pathname: `${KNOWLEDGE}/${id}`, search: query.toString() }} className={ROW_LINK}>
      {title}
    </DialogLink>
  )
}

/** The documents of the library; where there are several knowledge bases, each has its tab. */
export const knowledgeList = (bases: readonly Base[]): List<KnowledgeRowFragment> => ({
  address: KNOWLEDGE,
  title: 'Knowledge base',
  description: 'What your agency knows. Cara searches it and cites the page.',
  exportTo: null,
  others: ['find'],
  noun: ['document', 'documents'],
  ...(bases.length > 1 && { tabs: [ALL, ...bases.map(({ id, title }): Choice => ({ id, label: title }))] }),
  filters: [],
  groups: [],
  sorts: [
    { id: 'CREATED_DESC', label: 'Date added' },
    { id: 'TITLE_ASC', label: 'Name' },
  ],
  rowName: ({ title }) => title,
  columns: [
    {
      head: 'Name',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => (
        <>
          <DocumentLink {...row} />
          <span className="cut block text-12 text-ink-3 md:hidden">
            {row.createdBy && `${row.createdBy.name} · `}
            <When at={row.createdAt} />
          </span>
        </>
      ),
    },
    { head: 'Status', cell: ({ indexingStatus }) => <IndexingBadge of={indexingStatus} /> },
    { head: 'Created By', wide: true, cell: ({ createdBy }) => createdBy?.name },
    { head: 'Date Added', wide: true, cell: ({ createdAt }) => <When at={createdAt} /> },
  ],
  isMoving: ({ indexingStatus }) => isOnItsWay(indexingStatus.status),
  async load(view, page) {
    const baseId = view.tab && view.tab !== ALL.id ? view.tab : null
    const filter = { search: view.search.trim() || null, baseId }
    const sort = view.sort === 'TITLE_ASC' ? 'TITLE_ASC' : 'CREATED_DESC'
    const found = await request(KnowledgePageDocument, { ...page, filter, sort })
    return { rows: found.knowledgeBaseDocuments, totals: found.knowledgeBaseDocumentTotals ?? [] }
  },
  empty: {
    icon: BookOpenText,
    title: 'No documents',
    sentence:
      'Add what your agency goes by: PDF, pictures, Word, Excel, e-mail or text. Cara finds the passage and says where it stands.',
    toRead: 'What your colleagues add for Cara to search is here.',
    action: <PrimaryAction label="Upload documents" to={`${KNOWLEDGE}/upload`} over />,
  },
})
