import { Palette } from 'lucide-react'
import { BASE_STYLES } from '../../../shared/document-styles.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { request } from '../../graph/client.ts'
import { StylePageDocument, type StyleRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { PrimaryAction } from '../../parts/list-page/list-page.tsx'
import { When } from '../../parts/when.tsx'
import { cx } from '../../ui/cx.ts'
import { ROW_LINK } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'

const ADDRESS = '/app/styles'
const PRIMARY = { label: 'Create Style', to: `${ADDRESS}/new`, over: true, may: ['create', 'style'] } as const

/** How the agency's documents look (spec 2 §2). */
export const STYLE_LIST: List<StyleRowFragment> = {
  address: ADDRESS,
  title: 'Styles',
  description: 'How the documents that Cara writes look: letterhead, letters, colors and pages around them.',
  primary: PRIMARY,
  exportTo: null,
  noun: ['style', 'styles'],
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
        <>
          <span className="flex items-center gap-2">
            <DialogLink to={`${ADDRESS}/${row.id}`} className={cx(ROW_LINK, 'min-w-0')}>
              {row.title}
            </DialogLink>
            {row.isDefault && <Tag>New documents</Tag>}
          </span>
          <span className="cut block text-12 text-ink-3">
            {row.description || labelOf(BASE_STYLES, row.baseStyleId)}
          </span>
        </>
      ),
    },
    { head: 'Created By', wide: true, className: 'whitespace-nowrap', cell: ({ createdBy }) => createdBy?.name },
    {
      head: 'Last Updated',
      wide: true,
      className: 'whitespace-nowrap',
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
    {
      head: '',
      right: true,
      wide: true,
      cell: ({ id, title }) => (
        <DialogLink
          to={`${ADDRESS}/${id}`}
          aria-label={`Edit ${title}`}
          className="relative z-1 font-medium text-accent-ink"
        >
          Edit
        </DialogLink>
      ),
    },
  ],
  async load(view, page) {
    const filter = { search: view.search.trim() || null }
    const sort = view.sort === 'TITLE_ASC' ? 'TITLE_ASC' : 'UPDATED_DESC'
    const found = await request(StylePageDocument, { ...page, filter, sort })
    return { rows: found.htmlDocumentTemplates, totals: found.htmlDocumentTemplateTotals ?? [] }
  },
  empty: {
    icon: Palette,
    title: 'No styles found',
    sentence: 'Create a style, and what Cara writes looks like your own documents: your logo, your colors, your cover.',
    action: <PrimaryAction {...PRIMARY} />,
  },
}
