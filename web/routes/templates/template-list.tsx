import { FileStack } from 'lucide-react'
import { request } from '../../graph/client.ts'
import { TemplatePageDocument, type TemplateRowFragment } from '../../graph/generated/graphql.ts'
import { count } from '../../lib/count.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { May } from '../../parts/may.tsx'
import { When } from '../../parts/when.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { ROW_LINK } from '../../ui/table.tsx'

const ADDRESS = '/app/templates'

/** The agency's documents with places to fill. */
export const TEMPLATE_LIST: List<TemplateRowFragment> = {
  address: ADDRESS,
  title: 'Templates',
  description: 'Documents whose [[WORDS]] are places. Cara fills them for a client, and says which stay empty.',
  exportTo: null,
  noun: ['template', 'templates'],
  filters: [],
  groups: [],
  sorts: [
    { id: 'UPDATED_DESC', label: 'Last updated' },
    { id: 'TITLE_ASC', label: 'Title' },
  ],
  rowName: ({ title }) => title,
  columns: [
    {
      head: 'Title',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => (
        <DialogLink to={`${ADDRESS}/${row.id}`} className={ROW_LINK}>
          {row.title}
        </DialogLink>
      ),
    },
    {
      head: 'Places',
      wide: true,
      className: 'whitespace-nowrap',
      cell: ({ placeCount }) => <span className="num">{count(placeCount, 'place')}</span>,
    },
    { head: 'Created By', wide: true, className: 'whitespace-nowrap', cell: ({ createdBy }) => createdBy?.name },
    {
      head: 'Last Updated',
      wide: true,
      className: 'whitespace-nowrap',
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
    {
      head: 'Actions',
      right: true,
      className: 'w-10 whitespace-nowrap',
      cell: ({ id, title }) => (
        <May be={['run', 'workspace']}>
          <DialogLink
            to={`${ADDRESS}/${id}/use`}
            prefetch="intent"
            aria-label={`Use ${title}`}
            className={buttonLook({ size: 'sm' }, 'relative z-10')}
          >
            Use
          </DialogLink>
        </May>
      ),
    },
  ],
  async load(view, page) {
    const filter = { search: view.search.trim() || null }
    const sort = view.sort === 'TITLE_ASC' ? 'TITLE_ASC' : 'UPDATED_DESC'
    const found = await request(TemplatePageDocument, { ...page, filter, sort })
    return { rows: found.documentTemplates, totals: found.documentTemplateTotals ?? [] }
  },
  empty: {
    icon: FileStack,
    title: 'No templates found',
    sentence:
      'Open a document that Cara wrote and choose “Make a template”. Words that change from client to client become places.',
    action: null,
  },
}
