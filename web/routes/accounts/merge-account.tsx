import { ArrowLeftRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { redirect, useNavigation, useSearchParams } from 'react-router'
import { MERGE_UNDO_DAYS } from '../../../shared/accounts.ts'
import { request } from '../../graph/client.ts'
import {
  AccountMergePreviewDocument,
  type AccountMergePreviewQuery,
  MergeAccountsDocument,
} from '../../graph/generated/graphql.ts'
import { RequestFailed } from '../../graph/request-failed.ts'
import { dateOf } from '../../lib/time.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { counted } from '../../parts/list-page/list.ts'
import { useTimeZone } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/merge-account.ts'

type Preview = AccountMergePreviewQuery['previewAccountMerge']

/** Which of the two stays is in the address: usually the one the dialog was opened on. */
const SWAPPED = 'swapped'

export async function clientLoader({ params: { id, otherId }, request: { url } }: Route.ClientLoaderArgs) {
  const swapped = new URL(url).searchParams.has(SWAPPED)
  const [keepId, mergeId] = swapped ? [otherId, id] : [id, otherId]
  try {
    const { previewAccountMerge } = await request(AccountMergePreviewDocument, { keepId, mergeId })
    return { preview: previewAccountMerge }
  } catch (error) {
    if (error instanceof RequestFailed && error.code !== 'BUG') return { refused: error.message }
    throw error
  }
}

/** Merges the two accounts and goes to the one that stays. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const [keepId, mergeId, key] = [textOf(form, 'keepId'), textOf(form, 'mergeId'), textOf(form, 'key')]
  const failure = await doForm(
    async () => (await request(MergeAccountsDocument, { keepId, mergeId, key })).mergeAccounts,
  )
  if (failure) return failure
  toast('Accounts merged')
  return redirect(`/app/accounts/${keepId}/overview`)
}

/** Two accounts side by side: what stays, what is taken over, what moves. */
export default function MergeAccount({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <RouteDialog wide parent={`/app/accounts/${id}/overview`} title="Merge two accounts">
      {(close) =>
        loaderData.preview ? (
          <ActionForm key={loaderData.preview.kept.id} result={actionData} once className="flex min-h-0 flex-col">
            <Compared preview={loaderData.preview} />
            <FormFoot verb="Merge accounts" busy="Merging…" close={close} />
          </ActionForm>
        ) : (
          <>
            <DialogBody>
              <p>{loaderData.refused}</p>
            </DialogBody>
            <DialogFoot>
              <Button onClick={close}>Close</Button>
            </DialogFoot>
          </>
        )
      }
    </RouteDialog>
  )
}

function Compared({ preview: { kept, merged, differences, filled, contacts, moved } }: { preview: Preview }) {
  const [query, setQuery] = useSearchParams()
  const isLoading = useNavigation().state === 'loading'
  const names = useId()
  const swap = () => setQuery(query.has(SWAPPED) ? {} : { [SWAPPED]: '' }, { replace: true, preventScrollReset: true })
  return (
    <DialogBody>
      <input type="hidden" name="keepId" value={kept.id} />
      <input type="hidden" name="mergeId" value={merged.id} />
      <div className="flex items-stretch gap-2 max-md:flex-col">
        <Side head="Stays" account={kept} strong />
        <Button icon look="quiet" aria-label="Keep the other account" className="self-center" onClick={swap}>
          <ArrowLeftRight size={16} aria-hidden />
        </Button>
        <Side head="Becomes part of it" account={merged} />
      </div>
      <section aria-labelledby={names} aria-busy={isLoading} className="grid gap-2 text-13">
        <h2 id={names} className="text-13! font-semibold! tracking-normal!">
          What the merged account says
        </h2>
        {differences.length + filled.length === 0 && <p className="text-ink-2">Both accounts say the same.</p>}
        <dl className="divide-y divide-hairline rounded-8 border border-hairline empty:hidden">
          {differences.map(({ label, kept, merged }) => (
            <Line key={label} label={label} stays={kept} other={merged} />
          ))}
          {filled.map(({ label, merged }) => (
            <Line key={label} label={label} stays={merged} note="taken over, since it was blank" />
          ))}
        </dl>
      </section>
      <ul className="grid list-disc gap-1 pl-5 text-13 text-ink-2">
        <li>{movedSentence(moved)}</li>
        {contacts.length > 0 && <li>Also speaks for it: {contacts.map(({ name }) => name).join(', ')}.</li>}
        <li>Nothing is lost: for {MERGE_UNDO_DAYS} days the merge can be undone on the account that stays.</li>
      </ul>
      <FormProblem />
    </DialogBody>
  )
}

/** What moves, by the table it is in; what no one asks about by itself goes along unsaid. */
const MOVED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  policies: ['policy', 'policies'],
  certificates: ['certificate', 'certificates'],
  account_files: ['document', 'documents'],
  tasks: ['follow-up', 'follow-ups'],
}

/** "1 policy, 3 certificates and the history move over." */
function movedSentence(moved: Preview['moved']) {
  const parts = moved.flatMap(({ table, count }) => (count && MOVED[table] ? [counted(count, MOVED[table])] : []))
  return parts.length ? `${parts.join(', ')} and the history move over.` : 'Its history moves over.'
}

function Side({ head, account, strong }: { head: string; account: Preview['kept']; strong?: boolean }) {
  const timeZone = useTimeZone()
  return (
    <section
      aria-label={head}
      className={`min-w-0 flex-1 rounded-8 border p-3 text-13 ${strong ? 'border-accent-line bg-accent-soft' : 'border-hairline'}`}
    >
      <p className="text-12 text-ink-3">{head}</p>
      <p className="font-medium wrap-anywhere">{account.name}</p>
      <p className="cut text-ink-2">{account.email || 'No e-mail'}</p>
      <p className="text-12 text-ink-3">Client since {dateOf(timeZone, account.createdAt)}</p>
    </section>
  )
}

type LineProps = {
  label: string
  stays: string | null | undefined
  other?: string | null | undefined
  note?: ReactNode
}

function Line({ label, stays, other, note }: LineProps) {
  return (
    <div className="grid min-h-9 grid-cols-[96px_minmax(0,1fr)_minmax(0,1fr)] items-baseline gap-3 px-3 py-2 max-md:grid-cols-1 max-md:gap-1">
      <dt className="text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{stays ?? 'blank'}</dd>
      <dd className="text-ink-3 wrap-anywhere">{note ?? <del>{other ?? 'blank'}</del>}</dd>
    </div>
  )
}
