import { Import as ImportIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { IMPORT_KINDS, IMPORT_LIMITS } from '../../../shared/imports.ts'
import { knownIds, labelOf } from '../../../shared/labeled.ts'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import { CreateImportDocument, type ImportSummaryFragment, ImportsDocument } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { ChoiceField } from '../../parts/form/choice-field.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { ListEnd } from '../../parts/list-page/list-end.tsx'
import { PAGE } from '../../parts/list-page/list-loader.ts'
import { useListRows } from '../../parts/list-page/use-list-rows.ts'
import { useMay } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Page, PageHeader } from '../../ui/page-header.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ROW_LINK, Table } from '../../ui/table.tsx'
import { useWindowDrop } from '../../ui/window-drop.ts'
import type { Route } from './+types/imports.ts'
import { ImportBadge } from './import-card.tsx'
import { figure, isRunning, summaryOf } from './import-words.ts'
import { UndoImport } from './undo-import.tsx'

const load = async (page: { first: number; after: string | null }) => (await request(ImportsDocument, page)).imports

export const clientLoader = () => load({ first: PAGE, after: null })

const list: Pick<List<ImportSummaryFragment>, 'load'> = {
  load: async (_view, page) => ({ rows: await load(page), totals: [] }),
}
const VIEW = { search: '', chosen: {}, group: null, sort: '' }

/** Every import, and the place to upload the next file. */
export default function Imports({ loaderData }: Route.ComponentProps) {
  useFresh(loaderData.some(isRunning))
  const mayImport = useMay()('create', 'import')
  const { rows, hasMore, loading, failure, loadMore } = useListRows(
    list as List<ImportSummaryFragment>,
    loaderData,
    VIEW,
    '',
  )
  return (
    <Page>
      <title>Imports – Cara</title>
      <PageHeader
        title="Imports"
        description={
          mayImport
            ? 'Bring accounts and policies along from a CSV or XLSX file.'
            : 'What was brought along from CSV and XLSX files.'
        }
      />
      {mayImport && <SendFile />}
      {rows.length ? (
        <>
          <Table
            label="Imports"
            columns={COLUMNS}
            groups={[{ rows }]}
            rowId={({ id }) => id}
            rowName={({ fileName }) => fileName}
          />
          <ListEnd
            count={rows.length === 1 ? '1 import' : `${figure(rows.length)} imports`}
            hasMore={hasMore}
            loading={loading}
            failure={failure}
            onMore={loadMore}
          />
        </>
      ) : (
        <EmptyState icon={ImportIcon} title="No imports yet">
          {mayImport
            ? 'Send a list of your clients first, then one of their policies. You see what each row comes to before anything is written.'
            : 'Lists that your colleagues import are here.'}
        </EmptyState>
      )}
    </Page>
  )
}

const COLUMNS = [
  {
    head: 'File',
    className: 'w-1/2 max-w-0 max-md:max-w-none',
    cell: (row: ImportSummaryFragment) => (
      <>
        <Link to={`/app/imports/${row.id}`} prefetch="intent" className={ROW_LINK}>
          {row.fileName}
        </Link>
        <span className="cut num block text-12 text-ink-3 max-md:whitespace-normal">
          {labelOf(IMPORT_KINDS, row.kind)} · {summaryOf(row)}
        </span>
      </>
    ),
  },
  { head: 'Status', cell: (row: ImportSummaryFragment) => <ImportBadge state={row.state} /> },
  { head: 'By', wide: true, cell: (row: ImportSummaryFragment) => row.askedBy?.name ?? '–' },
  { head: 'When', right: true, wide: true, cell: (row: ImportSummaryFragment) => <When at={row.createdAt} /> },
  {
    head: 'Undo',
    right: true,
    wide: true,
    cell: (row: ImportSummaryFragment) => (
      <span className="relative z-1">
        <UndoImport it={row} />
      </span>
    ),
  },
]

const MB = 1024 * 1024

/** Takes a file and leads to its check. What cannot be an import is said at once. */
function SendFile() {
  const act = useAct()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const kind = knownIds(IMPORT_KINDS, [query.get('kind') ?? ''])[0] ?? 'ACCOUNTS'
  const [files, setFiles] = useState<File[]>([])
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const choose = (chosen: File[]) => {
    const file = chosen[0]
    setFiles(chosen)
    setError(file && file.size > IMPORT_LIMITS.bytes ? tooLarge : undefined)
  }
  useWindowDrop((dropped) => choose(dropped.slice(0, 1)))
  const send = async () => {
    const file = files[0]
    if (!file) return setError('Choose a CSV or XLSX file.')
    setShare(0)
    const outcome = await act(CreateImportDocument, { input: { kind, file } }, { onProgress: setShare })
    setShare(null)
    if (outcome.ok && outcome.value.import) await navigate(`/app/imports/${outcome.value.import.id}`)
    else if (!outcome.ok) setError(outcome.sentence)
  }
  return (
    <section aria-label="Send a file" className="mb-6 grid max-w-160 gap-4 rounded-8 border border-hairline p-4">
      <ChoiceField
        label="What is in the file"
        name="kind"
        choices={KINDS}
        value={kind}
        onValue={(chosen) => setQuery(chosen === 'ACCOUNTS' ? {} : { kind: chosen }, { replace: true })}
      />
      <FileDrop
        label="File"
        multiple={false}
        accept=".csv,.tsv,.txt,.xlsx"
        files={files}
        error={error}
        hint={`CSV or XLSX, up to ${figure(IMPORT_LIMITS.rows)} rows and ${String(IMPORT_LIMITS.bytes / MB)} MB. ${HINTS[kind]}`}
        onChange={choose}
      />
      {share !== null && <Progress share={share} label="Sending the file" />}
      <Button look="primary" className="justify-self-start" disabled={share !== null} onClick={() => void send()}>
        {share === null ? 'Check the file' : 'Reading the file…'}
      </Button>
    </section>
  )
}

const tooLarge = `A file may have up to ${String(IMPORT_LIMITS.bytes / MB)} MB. Split it.`
const KINDS = [
  { id: 'ACCOUNTS', label: 'Accounts with contacts' },
  { id: 'POLICIES', label: 'Policies' },
] as const
const HINTS = {
  ACCOUNTS: 'A row of headings names the columns.',
  POLICIES: 'Each row names its account by your reference, e-mail or exact name.',
} as const

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
