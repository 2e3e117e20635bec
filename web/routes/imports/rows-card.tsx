import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ROW_GAPS } from '../../../shared/imports.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { ROW_OUTCOMES } from '../../../shared/states.ts'
import { request } from '../../graph/client.ts'
import {
  type ImportDetailsFragment,
  type ImportedRowFragment,
  ImportRowsDocument,
} from '../../graph/generated/graphql.ts'
import type { List } from '../../parts/list-page/list.ts'
import { ListEnd } from '../../parts/list-page/list-end.tsx'
import { PAGE } from '../../parts/list-page/list-loader.ts'
import { ListTabs } from '../../parts/list-page/list-tabs.tsx'
import { useListRows } from '../../parts/list-page/use-list-rows.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { figure, rowsOf } from './import-words.ts'

export const ROW_TABS = [{ id: 'ALL', label: 'All' }, ...ROW_OUTCOMES, { id: 'KEPT', label: 'Kept' }] as const
export type RowTab = (typeof ROW_TABS)[number]['id']

type Row = ImportedRowFragment & { id: string }

/** A page of the rows of a tab. */
export async function loadRows(id: string, tab: RowTab, page: { first: number; after: string | null }): Promise<Row[]> {
  const outcome = tab === 'ALL' || tab === 'KEPT' ? null : tab
  const { importRows } = await request(ImportRowsDocument, { id, outcome, kept: tab === 'KEPT', ...page })
  return importRows.map((row) => ({ ...row, id: String(row.position) }))
}

type RowsCardProps = {
  it: ImportDetailsFragment
  tab: RowTab
  first: Row[]
  onTab: (tab: RowTab) => void
  /** Leaves a row out, or includes it again; for who may. */
  onLeave?: (position: number, leaveOut: boolean) => void
  /** Content below the rows. */
  children: ReactNode
}

/** The outcome of each row; rows that need a person come first. */
export function RowsCard({ it, tab, first, onTab, onLeave, children }: RowsCardProps) {
  const { create, change, refuse, same, leave, kept } = it.counts
  const all = create + change + refuse + same + leave
  const counts: Record<RowTab, number> = {
    ALL: all,
    CREATE: create,
    CHANGE: change,
    REFUSE: refuse,
    SAME: same,
    LEAVE: leave,
    KEPT: kept,
  }
  const isPast = it.state !== 'READY'
  const tabs = ROW_TABS.filter(({ id }) => id === tab || counts[id] > 0 || !['SAME', 'LEAVE', 'KEPT'].includes(id)).map(
    (one) => (isPast && 'past' in one ? { ...one, label: one.past } : one),
  )
  const list: Pick<List<Row>, 'load'> = {
    load: async (_view, page) => ({ rows: await loadRows(it.id, tab, page), totals: [] }),
  }
  const view = { search: '', chosen: {}, group: null, sort: '' }
  const { rows, hasMore, loading, failure, loadMore } = useListRows(list as List<Row>, first, view, tab)
  return (
    <section aria-label="Rows" className="min-w-0 rounded-8 border border-hairline text-13">
      <div className="flex items-center gap-3 border-b border-hairline px-4 [&>[role=group]]:m-0 [&>[role=group]]:min-w-0 [&>[role=group]]:flex-1 [&>[role=group]]:border-0 [&>[role=group]]:p-0">
        <ListTabs
          label="rows"
          tabs={tabs}
          totals={tabs.map(({ id }) => ({ key: id, count: counts[id] }))}
          value={tab}
          onChange={(chosen) => onTab(chosen as RowTab)}
        />
        {refuse > 0 && (
          <ButtonAnchor look="quiet" size="sm" href={`/agency/imports/${it.id}/errors.csv`} download>
            <Download size={14} aria-hidden />
            Error file
          </ButtonAnchor>
        )}
      </div>
      <table className="w-full border-separate border-spacing-0 max-md:block">
        <thead className="max-md:hidden">
          <tr className="text-left text-12 text-ink-3">
            {['Row', isPast ? 'Result' : 'Will', it.kind === 'ACCOUNTS' ? 'Account' : 'Policy', 'What', ''].map(
              (head) => (
                <th key={head} scope="col" className="h-9 border-b border-hairline px-3 font-medium first:pl-4">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <RowLine key={row.id} row={row} kind={it.kind} isPast={isPast} {...(onLeave && { onLeave })} />
          ))}
        </tbody>
      </table>
      {!rows.length && (
        <p className="px-4 py-6 text-center text-ink-3">
          {counts[tab] ? 'These rows are no longer kept.' : 'No row is here.'}
        </p>
      )}
      <div className="max-md:px-4">
        <ListEnd
          count={rows.length < counts[tab] ? `${figure(rows.length)} of ${rowsOf(counts[tab])}` : rowsOf(counts[tab])}
          hasMore={hasMore && rows.length >= PAGE}
          loading={loading}
          failure={failure}
          onMore={loadMore}
        />
      </div>
      {children}
    </section>
  )
}

const CELL = 'border-b border-hairline px-3 py-[6px] align-top max-md:border-0 max-md:p-0'

type RowLineProps = { row: Row; kind: ImportDetailsFragment['kind']; isPast: boolean } & Pick<RowsCardProps, 'onLeave'>

function RowLine({ row, kind, isPast, onLeave }: RowLineProps) {
  const isOut = row.outcome === 'LEAVE'
  const { tone, label, past } = ROW_OUTCOMES.find(({ id }) => id === row.outcome)!
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:border-b max-md:border-hairline max-md:px-4 max-md:py-2">
      <td className={`${CELL} num pl-4 text-ink-2 max-md:hidden`}>{row.position}</td>
      <td className={`${CELL} max-md:order-2`}>
        <Badge tone={tone}>{isPast ? past : label}</Badge>
      </td>
      <td className={`${CELL} font-medium max-md:order-1 md:max-w-60 md:min-w-45`}>
        <span className="num mr-2 font-normal text-ink-3 md:hidden">{row.position}</span>
        {row.title || '–'}
      </td>
      <td className={`${CELL} w-full leading-[18px] text-ink-2 wrap-anywhere max-md:order-3 max-md:col-span-2`}>
        <What row={row} kind={kind} />
        {!isPast && row.gaps.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {row.gaps.map((gap) => (
              <Tag key={gap}>{labelOf(ROW_GAPS, gap)}</Tag>
            ))}
          </span>
        )}
        {row.outcome !== 'REFUSE' &&
          row.problems.map(({ message }) => (
            <p key={message} className="text-wait-ink">
              {message}
            </p>
          ))}
        {row.undone && <p className="text-ink-3">{row.kept ? `Kept: ${row.kept}` : 'Taken back'}</p>}
      </td>
      <td className={`${CELL} pr-4 text-right max-md:order-4 max-md:col-span-2`}>
        {onLeave && !isPast && row.outcome !== 'SAME' && (
          <Button look="quiet" size="sm" onClick={() => onLeave(row.position, !isOut)}>
            {isOut ? 'Take in' : 'Leave out'}
            <span className="sr-only"> row {row.position}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

function What({ row, kind }: { row: Row; kind: ImportDetailsFragment['kind'] }) {
  const { outcome, problems, changes } = row
  if (outcome === 'REFUSE') return problems.map(({ message }) => message).join(' ')
  if (outcome === 'SAME') {
    const other = changes[0]?.is
    return other ? `The same as row ${other}` : 'Nothing changes'
  }
  if (outcome === 'CREATE') {
    const isTold = ({ label, is }: (typeof changes)[number]) =>
      is && !changes.some((other) => label === `Contact ${other.label.toLowerCase()}` && other.is === is)
    return changes
      .filter(isTold)
      .map(({ label, is }) => (kind === 'ACCOUNTS' && !NAMED.includes(label) ? is : `${label} ${is!}`))
      .join(', ')
  }
  return changes.map(({ label, was, is }) => (
    <span key={label} className="mr-3">
      {label} {was && <del className="text-ink-3 decoration-1">{was}</del>} {is ?? 'empty'}
    </span>
  ))
}

/** What would not be told apart without its name. */
const NAMED = ['DBA', 'Contact', 'Contact e-mail', 'Contact phone']
