import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import {
  BeginImportDocument,
  type ImportDetailsFragment,
  ImportDocument,
  SetImportColumnsDocument,
  SetImportKindDocument,
  SetImportRowsDocument,
} from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { PAGE } from '../../parts/list-page/list-loader.ts'
import { May } from '../../parts/may.tsx'
import { useMay } from '../../parts/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorText, Select } from '../../ui/field.tsx'
import { Page, PageHeader } from '../../ui/page-header.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Route } from './+types/import.ts'
import { type Choice, ColumnsCard } from './columns-card.tsx'
import { ImportBadge, ImportCard } from './import-card.tsx'
import { figure, gapsTold, isRunning, rowsOf, summaryOf } from './import-words.ts'
import { loadRows, ROW_TABS, RowsCard } from './rows-card.tsx'
import { SheetNotes } from './sheet-notes.tsx'
import { UndoImport } from './undo-import.tsx'

/** How often a screen polls work in progress. */
const WATCH_MS = 1000

const tabIn = (params: URLSearchParams) => ROW_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'ALL'

export async function clientLoader({ params, request: { url } }: Route.ClientLoaderArgs) {
  const tab = tabIn(new URL(url).searchParams)
  const { import: it, imports } = await request(ImportDocument, { id: params.id })
  // Read after the state: rows read beside it may be those before the check ended, and nothing reads them again.
  const rows = await loadRows(params.id, tab, { first: PAGE, after: null })
  return { it, imports, rows, tab }
}

/** One import: its columns and the outcome of each row; nothing is written before it is started here. */
export default function Import({ loaderData: { it, imports, rows, tab } }: Route.ComponentProps) {
  useFresh(isRunning(it) || imports.some(isRunning), WATCH_MS)
  const [, setQuery] = useSearchParams()
  const { columns, isFixed, errors, choose, chooseSheet, chooseKind, leaveOut, leaveHiddenOut, failure } =
    useColumns(it)
  const mayImport = useMay()('confirm', 'import')
  const isReadOnly = isFixed || !mayImport
  const accounts = it.kind === 'ACCOUNTS'
  const isChecking = it.state === 'READING' || it.state === 'CHECKING'
  return (
    <Page>
      <title>{`${it.fileName} – Cara`}</title>
      <Link to="/app/imports" className="flex h-8 w-fit items-center gap-1 rounded-4 text-12 text-ink-2 hover:text-ink">
        <ArrowLeft size={14} aria-hidden />
        Imports
      </Link>
      <PageHeader
        title={accounts ? 'Import accounts' : 'Import policies'}
        badge={isFixed && <ImportBadge state={it.state} />}
        description={`${it.fileName}, ${rowsOf(it.sheets[it.sheet]!.rows)}.${isFixed ? '' : ' Nothing changes until you start the import.'}`}
        action={
          <div className="flex items-center gap-2 empty:hidden">
            <UndoImport it={it} />
            <May be={['create', 'import']}>
              <ButtonLink look="quiet" to={`/app/imports?kind=${it.kind}`}>
                Choose another file
              </ButtonLink>
            </May>
          </div>
        }
      />
      <Steps at={isFixed ? 2 : 1} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-md:gap-4 lg:grid-cols-[minmax(0,1fr)_304px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 max-md:gap-4">
          {it.sheets.length > 1 && (
            <div className="flex items-center gap-3 text-13">
              <span className="flex-none font-medium" aria-hidden>
                Sheet
              </span>
              <Select
                aria-label="Sheet"
                value={String(it.sheet)}
                disabled={isReadOnly}
                onChange={({ target }) => chooseSheet(Number(target.value))}
              >
                {it.sheets.map(({ name, rows: count }, place) => (
                  <option key={name} value={place}>
                    {`${name}, ${rowsOf(count)}`}
                  </option>
                ))}
              </Select>
            </div>
          )}
          <SheetNotes it={it} fixed={isReadOnly} onHidden={leaveHiddenOut} onKind={chooseKind} />
          <ColumnsCard
            kind={it.kind}
            headAt={it.sheets[it.sheet]!.headAt}
            footAt={it.sheets[it.sheet]!.footAt}
            columns={columns}
            fixed={isReadOnly}
            errors={errors}
            onChoose={choose}
          />
          {failure && <ErrorText>{failure}</ErrorText>}
          {isChecking ? (
            <div className="grid gap-2 rounded-8 border border-hairline p-4 text-13" role="status">
              <Progress share={it.total ? it.done / it.total : 0} label="Rows checked" />
              <p className="num text-ink-2">{`Checking ${figure(it.done)} of ${rowsOf(it.total)}`}</p>
            </div>
          ) : (
            <RowsCard
              it={it}
              tab={tab}
              first={rows}
              {...(mayImport && { onLeave: leaveOut })}
              onTab={(chosen) => setQuery(chosen === 'ALL' ? {} : { tab: chosen }, { preventScrollReset: true })}
            >
              <Foot it={it} />
            </RowsCard>
          )}
        </div>
        <aside>
          <Card title="Imports">
            {imports.map((one) => (
              <ImportCard key={one.id} it={one} />
            ))}
          </Card>
        </aside>
      </div>
    </Page>
  )
}

/** The columns as they are chosen here, at once, and the rows that are left out; the server checks the rows anew. */
function useColumns(it: ImportDetailsFragment) {
  const act = useAct()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<{ of: string; columns: ImportDetailsFragment['columns'] } | null>(null)
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const [failure, setFailure] = useState<string>()
  const known = JSON.stringify([it.sheet, it.columns])
  const columns = typed?.of === known ? typed.columns : it.columns
  const send = async (sheet: number, choices: Choice[]) => {
    const sent = choices.map(({ field, dateOrder }) => ({ field, dateOrder }))
    const outcome = await act(SetImportColumnsDocument, { id: it.id, input: { sheet, columns: sent } })
    const told = outcome.ok ? [] : outcome.errors
    const placed = told.flatMap(({ path: [, place], message }) => (place ? [[Number(place), message] as const] : []))
    setErrors(new Map(placed))
    setFailure(outcome.ok || placed.length ? undefined : outcome.sentence)
    if (outcome.ok) await revalidate()
  }
  const sendRows = async (input: { positions?: number[]; hidden?: boolean; leaveOut: boolean }) => {
    const outcome = await act(SetImportRowsDocument, { id: it.id, input })
    setFailure(outcome.ok ? undefined : outcome.sentence)
    if (outcome.ok) await revalidate()
  }
  const sendKind = async (kind: ImportDetailsFragment['kind']) => {
    const outcome = await act(SetImportKindDocument, { id: it.id, kind })
    setFailure(outcome.ok ? undefined : outcome.sentence)
    if (outcome.ok) await revalidate()
  }
  return {
    columns,
    errors,
    failure,
    isFixed: !['READING', 'CHECKING', 'READY'].includes(it.state),
    choose: (choices: Choice[]) => {
      setTyped({ of: known, columns: columns.map((column, place) => ({ ...column, ...choices[place]! })) })
      void send(it.sheet, choices)
    },
    chooseKind: (kind: ImportDetailsFragment['kind']) => void sendKind(kind),
    chooseSheet: (sheet: number) => void send(sheet, []),
    leaveOut: (position: number, leave: boolean) => void sendRows({ positions: [position], leaveOut: leave }),
    leaveHiddenOut: (leave: boolean) => void sendRows({ hidden: true, leaveOut: leave }),
  }
}

/** Where in the import this is: the file is there, its columns are looked at, it is imported. */
function Steps({ at }: { at: number }) {
  return (
    <ol aria-label="Steps" className="mb-4 flex items-center gap-2 overflow-x-auto text-13 text-ink-3">
      {['File', 'Columns and check', 'Import'].map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={cx(
            'flex items-center gap-2 whitespace-nowrap not-first:before:h-px not-first:before:w-5 not-first:before:bg-edge',
            place === at && 'font-medium text-ink',
          )}
        >
          {place < at && <CircleCheck size={14} aria-label="Done" className="text-done-dot" />}
          {step}
        </li>
      ))}
    </ol>
  )
}

function Foot({ it }: { it: ImportDetailsFragment }) {
  const act = useAct()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<string>()
  const { create, change, refuse } = it.counts
  const begin = async () => {
    const outcome = await act(BeginImportDocument, { id: it.id })
    setFailure(outcome.ok ? undefined : outcome.sentence)
    await revalidate()
  }
  const stay =
    refuse === 1
      ? 'The refused row stays out; mend it in the error file and send that.'
      : `${figure(refuse)} refused rows stay out; mend them in the error file and send that.`
  return (
    <footer className="flex min-h-14 flex-wrap items-center gap-3 border-t border-hairline px-4 py-2 text-13">
      <p className="min-w-0 flex-1 text-ink-2 max-md:basis-full" role="status">
        {it.state === 'READY'
          ? [`${figure(create)} to create, ${figure(change)} to change.`, gapsTold(it.counts), refuse > 0 && stay]
              .filter(Boolean)
              .join(' ')
          : `${summaryOf(it)}.`}
      </p>
      {it.state === 'READY' && (
        <May be={['confirm', 'import']}>
          <Button look="primary" disabled={!(create + change)} onClick={() => void begin()}>
            {create + change ? `Import ${rowsOf(create + change)}` : 'Nothing to import'}
          </Button>
        </May>
      )}
      {failure && <ErrorText className="basis-full">{failure}</ErrorText>}
    </footer>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
