import { Hash } from 'lucide-react'
import { request } from '../../../graph/client.ts'
import { ClassCodePageDocument, type ClassCodeRowFragment } from '../../../graph/generated/graphql.ts'
import type { List } from '../../../parts/list-page/list.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'

const ADDRESS = '/app/settings/class-codes'
const PRIMARY = { label: 'Import codes', to: `${ADDRESS}/import`, over: true }

/** The agency's own table of GL class codes. */
export const CLASS_CODE_LIST = {
  address: ADDRESS,
  title: 'GL class codes',
  description: '',
  primary: PRIMARY,
  exportTo: null,
  noun: ['code', 'codes'],
  filters: [],
  groups: [],
  sorts: [{ id: 'CODE_ASC', label: 'Code' }],
  rowName: ({ code }) => code,
  columns: [
    {
      head: 'Code',
      className: 'md:w-30 md:whitespace-nowrap',
      cell: ({ code, title }) => (
        <>
          <span className="num font-medium">{code}</span>
          <span className="block text-ink-2 md:hidden">{title}</span>
        </>
      ),
    },
    { head: 'Title', wide: true, cell: ({ title }) => title },
  ],
  async load(view, page) {
    const filter = { search: view.search.trim() || null }
    const { classCodes, classCodeTotals } = await request(ClassCodePageDocument, { ...page, filter })
    return { rows: classCodes.map((row) => ({ ...row, id: row.code })), totals: classCodeTotals ?? [] }
  },
  empty: {
    icon: Hash,
    title: 'No class codes yet',
    sentence:
      'With a table of GL class codes of your own, Commercial Classification ranks them for what a business does. Import one as CSV or Excel: a column of codes and one of their titles.',
    toRead:
      'With a table of GL class codes of your own, Commercial Classification ranks them for what a business does. A colleague who may import can bring one along.',
    action: <PrimaryAction {...PRIMARY} />,
  },
} satisfies List<ClassCodeRowFragment & { id: string }>
