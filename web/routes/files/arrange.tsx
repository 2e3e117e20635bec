import { ArrowLeft, RotateCcw, RotateCw, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useReducer, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import { ArrangePagesDocument, FilesBesideDocument, ViewedFileDocument } from '../../graph/generated/graphql.ts'
import { count } from '../../lib/count.ts'
import { newId } from '../../lib/id.ts'
import { useLeavingAsked } from '../../lib/use-leaving-asked.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, FieldErrors, FormProblem, Select, TextInput } from '../../ui/field.tsx'
import type { FieldError } from '../../ui/field-errors.ts'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/arrange.ts'
import { labelOf } from './homes.ts'
import { type ListedPage, withChange } from './page-list.ts'
import { PageTile } from './page-tile.tsx'

const ChooseClient = lazy(() => import('./choose-client.tsx'))
const Confirm = lazy(() => import('../../ui/confirm.tsx'))

type Viewed = Awaited<ReturnType<typeof load>>
const load = async (id: string) => (await request(ViewedFileDocument, { id })).viewedFile

export async function clientLoader({ params: { fileId } }: Route.ClientLoaderArgs) {
  const [viewed, { viewedFile }] = await Promise.all([load(fileId), request(FilesBesideDocument, { id: fileId })])
  return { viewed, beside: viewedFile.beside }
}

const listed = ({ file, pages }: Viewed): ListedPage[] =>
  pages.map(({ number }) => ({ key: newId(), fileId: file.id, fileName: file.shownName, page: number, turn: 0 }))

/** A new file of the pages of files: in another order, turned, some left out, others added. The files themselves stay as they are. */
export default function Arrange({ loaderData: { viewed, beside } }: Route.ComponentProps) {
  const { file, homes } = viewed
  const [list, change] = useReducer(withChange, viewed, (first) => ({ pages: listed(first), before: [] }))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [name, setName] = useState(() => `${file.shownName.replace(/\.[a-z0-9]{1,5}$/i, '')} (pages)`)
  const keepers = homes.filter(({ kind, accountId }) => kind === 'POLICY' || accountId)
  const [keeper, setKeeper] = useState(0)
  const [accountId, setAccountId] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const [isBusy, setBusy] = useState(false)
  const act = useAct()
  const navigate = useNavigate()
  const { pages } = list
  const keys = pages.filter(({ key }) => chosen.has(key)).map(({ key }) => key)
  const some = new Set(keys)
  const leaving = useLeavingAsked(() => list.before.length > 0 && !isBusy)

  const add = async (id: string) => {
    const more = await load(id).catch(() => null)
    if (!more?.pages.length)
      return toast('The pages of that file cannot be added. Open it to see why.', { tone: 'fail' })
    change({ kind: 'add', pages: listed(more) })
  }
  const save = async () => {
    if (isBusy) return
    const home = keepers[keeper]
    setBusy(true)
    const input = {
      name,
      pages: pages.map(({ fileId, page, turn }) => ({ fileId, page, turn })),
      ...(home?.kind === 'POLICY' ? { policyId: home.id } : { accountId: home?.accountId ?? accountId }),
    }
    const outcome = await act(ArrangePagesDocument, { input })
    if (outcome.ok && outcome.value.file) {
      toast(`${outcome.value.file.shownName} saved`)
      return navigate(`/app/files/${outcome.value.file.id}`)
    }
    setBusy(false)
    const refused = outcome.ok ? [] : outcome.errors
    const [first] = refused
    const isOfPages = first?.path[0] === 'pages'
    setProblems(
      first && !isOfPages
        ? refused
        : [{ path: [], message: outcome.ok ? 'Nothing was saved. Try again.' : outcome.sentence }],
    )
  }

  return (
    <main className="mx-auto max-w-[1264px] px-8 pt-2 pb-24 max-md:px-4">
      <title>{`Arrange pages of ${file.shownName} – Cara`}</title>
      <Link
        to={`/app/files/${file.id}`}
        className="flex h-8 w-fit max-w-full items-center gap-1 text-12 text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={14} aria-hidden className="flex-none" />
        <span className="cut">{file.shownName}</span>
      </Link>
      <h1>Arrange pages</h1>
      <p className="mb-4 text-13 text-ink-2">
        The pages below become a new PDF. The files they come from stay as they are.
      </p>
      <div
        role="toolbar"
        aria-label="Pages"
        className="sticky top-12 z-5 mb-4 flex flex-wrap items-center gap-2 border-b border-hairline bg-surface py-2"
      >
        <span role="status" className="num mr-2 text-13 text-ink-2">
          {keys.length
            ? `${String(keys.length)} of ${count(pages.length, 'page')} chosen`
            : count(pages.length, 'page')}
        </span>
        <Button size="sm" disabled={!keys.length} onClick={() => change({ kind: 'turn', keys: some, by: -90 })}>
          <RotateCcw size={14} aria-hidden />
          Turn left
        </Button>
        <Button size="sm" disabled={!keys.length} onClick={() => change({ kind: 'turn', keys: some, by: 90 })}>
          <RotateCw size={14} aria-hidden />
          Turn right
        </Button>
        <Button size="sm" disabled={!keys.length} onClick={() => change({ kind: 'remove', keys: some })}>
          <Trash2 size={14} aria-hidden />
          Leave out
        </Button>
        <Button size="sm" disabled={!keys.length} onClick={() => change({ kind: 'keep', keys: some })}>
          Keep only these
        </Button>
        <Button size="sm" look="quiet" disabled={!list.before.length} onClick={() => change({ kind: 'undo' })}>
          <Undo2 size={14} aria-hidden />
          Undo
        </Button>
        {beside.length > 0 && (
          <Select
            aria-label="Add the pages of another file"
            value=""
            onChange={(event) => void add(event.target.value)}
            className="ml-auto h-7 max-w-60 max-md:ml-0"
          >
            <option value="" disabled>
              Add pages of…
            </option>
            {beside.map((one) => (
              <option key={one.id} value={one.id}>
                {one.shownName}
              </option>
            ))}
          </Select>
        )}
      </div>
      <ol aria-label="Pages of the new file" className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-4">
        {pages.map((page, at) => (
          <PageTile
            key={page.key}
            page={page}
            at={at}
            of={pages.length}
            isChosen={chosen.has(page.key)}
            onChoose={(on) =>
              setChosen((now) => {
                const next = new Set(now)
                if (on) next.add(page.key)
                else next.delete(page.key)
                return next
              })
            }
            onMove={(moved, to) => change({ kind: 'move', keys: some.has(moved) ? some : new Set([moved]), to })}
          />
        ))}
      </ol>
      {!pages.length && (
        <p className="py-10 text-center text-13 text-ink-2">
          All pages are left out. Undo, or add pages of another file.
        </p>
      )}
      <Suspense>
        {leaving.asking && (
          <Confirm
            open
            danger
            title="Leave this arrangement?"
            verb="Leave"
            back="Stay"
            onClose={leaving.stay}
            onConfirm={async () => {
              leaving.leave()
              return undefined
            }}
          >
            The pages were not saved as a new file yet.
          </Confirm>
        )}
      </Suspense>
      <FieldErrors errors={problems}>
        <form
          className="fixed right-0 bottom-0 left-[232px] z-5 border-t border-hairline bg-surface px-8 py-3 max-md:static max-md:mt-6 max-md:px-0"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div className="mx-auto flex max-w-[1200px] flex-wrap items-end gap-3">
            <div className="min-w-60 flex-1">
              <Field label="Name of the new file" path="name">
                {(control) => <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />}
              </Field>
            </div>
            {keepers.length === 0 ? (
              <div className="min-w-60">
                <Suspense>
                  <ChooseClient onChoose={setAccountId} />
                </Suspense>
              </div>
            ) : (
              <div className="min-w-52">
                <Field label="Keep it with" path="accountId">
                  {(control) => (
                    <Select {...control} value={keeper} onChange={(event) => setKeeper(Number(event.target.value))}>
                      {keepers.map((home, index) => (
                        <option key={`${home.kind} ${home.id}`} value={index}>
                          {labelOf(home)}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </div>
            )}
            <Button type="submit" look="primary" disabled={!pages.length} aria-disabled={isBusy || undefined}>
              {isBusy ? 'Saving…' : 'Save as a new file'}
            </Button>
          </div>
          <div className="mx-auto max-w-[1200px]">
            <FormProblem />
          </div>
        </form>
      </FieldErrors>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
