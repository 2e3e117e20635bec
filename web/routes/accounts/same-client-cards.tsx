import { Columns2 } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { MERGE_UNDO_DAYS } from '../../../shared/accounts.ts'
import { useAct } from '../../graph/act.ts'
import { type AccountOverviewQuery, UndoAccountMergeDocument } from '../../graph/generated/graphql.ts'
import { dateOf } from '../../lib/time.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { useMay, useTimeZone } from '../../parts/session.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAccount } from './account.tsx'
import { reasonsOf } from './duplicates-note.tsx'

type Overview = NonNullable<AccountOverviewQuery['account']>

/** Accounts that may be the same client, each with a way to look at both side by side. */
export function LookalikesCard({ duplicates }: { duplicates: Overview['duplicates'] }) {
  const { id } = useAccount()
  if (!duplicates.length) return null
  return (
    <Card title="Looks like the same client">
      <ul className="divide-y divide-hairline">
        {duplicates.map(({ account, reasons }) => (
          <li key={account.id} className="flex min-h-12 items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="cut block">{account.name}</span>
              <span className="cut block text-12 text-ink-3">{reasonsOf(reasons)}</span>
            </span>
            <DialogLink to={`/app/accounts/${id}/merge/${account.id}`} className={buttonLook({ size: 'sm' })}>
              <Columns2 size={14} aria-hidden />
              Compare
            </DialogLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const DAY_MS = 86_400_000
const undoUntil = (mergedAt: string) => new Date(Date.parse(mergedAt) + MERGE_UNDO_DAYS * DAY_MS).toISOString()

/** Accounts that were merged into this one, as long as that can be undone. */
export function MergesCard({ merges }: { merges: Overview['merges'] }) {
  const act = useAct()
  const timeZone = useTimeZone()
  const { revalidate } = useRevalidator()
  const mayUndo = useMay()('confirm', 'account')
  if (!merges.length) return null
  const undo = async (id: string) => {
    const outcome = await act(UndoAccountMergeDocument, { id })
    if (outcome.ok) toast(`${outcome.value.parted?.name ?? 'The account'} is an account of its own again`)
    else toast(outcome.sentence, { tone: 'fail' })
    await revalidate()
  }
  return (
    <Card title="Merged into this account">
      <ul className="divide-y divide-hairline">
        {merges.map(({ id, mergedAt, merged }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="cut block">{merged?.name}</span>
              <span className="block text-12 text-ink-3">
                {dateOf(timeZone, mergedAt)}
                {mayUndo && `, can be undone until ${dateOf(timeZone, undoUntil(mergedAt))}`}
              </span>
            </span>
            {mayUndo && (
              <Button size="sm" onClick={() => void undo(id)} aria-label={`Undo the merge of ${merged?.name ?? ''}`}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
