import {
  Archive,
  Ban,
  CheckCheck,
  CircleStop,
  FileCheck2,
  FilePlus2,
  FileX2,
  Inbox,
  ListTodo,
  type LucideIcon,
  Merge,
  PencilLine,
  RefreshCw,
  Shield,
  Sparkles,
  StickyNote,
  Undo2,
  UserCog,
  UserMinus,
  UserPlus,
} from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import type { HistoryKind } from '../../shared/history.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Diff } from '../ui/diff.tsx'
import { ErrorText } from '../ui/field.tsx'
import { byMonth, deedOf, doerOf, type HistoryEventParts, leadToChange } from './history-words.ts'
import { useTimeZone } from './session.ts'
import { When } from './when.tsx'

const ICONS: Record<HistoryKind, LucideIcon> = {
  CARRIER_CREATED: FilePlus2,
  CARRIER_CHANGED: PencilLine,
  CARRIERS_MERGED: Merge,
  ACCOUNT_CREATED: UserPlus,
  ACCOUNT_CHANGED: PencilLine,
  ACCOUNT_CONTACT_ADDED: UserPlus,
  ACCOUNT_CONTACT_CHANGED: PencilLine,
  ACCOUNT_CONTACT_REMOVED: UserMinus,
  ACCOUNT_DOCUMENT_ADDED: FilePlus2,
  ACCOUNT_DOCUMENT_DELETED: FileX2,
  ACCOUNTS_MERGED: Merge,
  ACCOUNTS_PARTED: Undo2,
  POLICY_CREATED: Shield,
  POLICY_CHANGED: PencilLine,
  POLICY_VALUES_ACCEPTED: FileCheck2,
  POLICY_VALUES_LEFT: FileX2,
  POLICY_VALUES_OFFERED_AGAIN: Undo2,
  POLICY_DELETED: FileX2,
  POLICY_BEGAN: Shield,
  POLICY_EXPIRED: Shield,
  POLICY_RENEWED: RefreshCw,
  POLICY_CANCELLATION_RECORDED: Ban,
  POLICY_CANCELED: Ban,
  POLICY_REINSTATED: Undo2,
  POLICY_FILE_ADDED: FilePlus2,
  POLICY_FILE_DELETED: FileX2,
  CERTIFICATE_ISSUED: FileCheck2,
  CERTIFICATE_REVOKED: FileX2,
  CERTIFICATE_LINK_OPENED: FileCheck2,
  CERTIFICATE_LINK_CLOSED: FileX2,
  CERTIFICATES_STOPPED: CircleStop,
  CERTIFICATES_RESUMED: FilePlus2,
  AGENCY_CHANGED: PencilLine,
  AGENCY_PLAN_CHANGED: PencilLine,
  AGENCY_USER_ADDED: UserPlus,
  AGENCY_USER_DISABLED: UserMinus,
  AGENCY_USER_ENABLED: UserPlus,
  AGENCY_USER_RIGHTS_CHANGED: UserCog,
  AGENCY_USER_CHANGED: PencilLine,
  PRESET_CREATED: FilePlus2,
  PRESET_CHANGED: PencilLine,
  PRESET_ARCHIVED: Archive,
  PRESET_BROUGHT_BACK: Undo2,
  AGENCY_STYLE_ADDED: FilePlus2,
  AGENCY_STYLE_CHANGED: PencilLine,
  AGENCY_STYLE_USED: PencilLine,
  AGENCY_STYLE_DELETED: FileX2,
  AGENCY_TEMPLATE_ADDED: FilePlus2,
  AGENCY_TEMPLATE_CHANGED: PencilLine,
  AGENCY_TEMPLATE_DELETED: FileX2,
  AGENCY_KNOWLEDGE_ADDED: FilePlus2,
  AGENCY_KNOWLEDGE_CHANGED: PencilLine,
  AGENCY_KNOWLEDGE_DELETED: FileX2,
  AGENCY_CLASS_CODES_IMPORTED: FilePlus2,
  AGENCY_CLASS_CODES_DELETED: FileX2,
  REQUEST_OPENED: Inbox,
  REQUEST_RESOLVED: CheckCheck,
  REQUEST_REOPENED: Undo2,
  TASK_ADDED: ListTodo,
  TASK_CHANGED: PencilLine,
  TASK_DONE: CheckCheck,
  TASK_REOPENED: Undo2,
  TASK_DELETED: FileX2,
  WORKSPACE_STARTED: Sparkles,
  NOTE: StickyNote,
}

/** What a screen adds to an event: its subject, and a box below. */
type Said = { what?: ReactNode; box?: ReactNode }

type HistoryListProps = {
  /** The newest events, the newest first. */
  first: readonly HistoryEventParts[]
  /** How many come at a time: as many, and there may be earlier ones. */
  pageSize: number
  load: (after: string) => Promise<readonly HistoryEventParts[]>
  say?: (event: HistoryEventParts) => Said
  /** Under the months they happened in. */
  months?: boolean
  /** What stands at the end, when there is nothing earlier: "Since March 4, 2024". */
  since?: ReactNode
}

/** The history of a record: who did what, when and why, the newest first; earlier events on demand. */
export function HistoryList({ first, pageSize, load, say, months, since }: HistoryListProps) {
  const { events, hasMore, loading, failure, loadMore } = useEvents(first, pageSize, load)
  const timeZone = useTimeZone()
  const groups = months ? byMonth(timeZone, events) : [{ month: '', events }]
  return (
    <div className="text-13">
      <ol className={months ? 'grid gap-5' : 'grid gap-4'}>
        {groups.map(({ month, events: ofMonth }) => (
          <Fragment key={month}>
            {month && <li className="pl-9 text-12 font-medium text-ink-3 max-md:pl-0">{month}</li>}
            {ofMonth.map((event, place) => (
              <Event
                key={event.id}
                event={event}
                said={say?.(event) ?? {}}
                goesOn={place < ofMonth.length - 1}
                tight={!months}
              />
            ))}
          </Fragment>
        ))}
      </ol>
      {(hasMore || since || failure) && (
        <div className="mt-4 flex min-h-8 items-center gap-3 pl-3 text-12 text-ink-3 max-md:pl-0">
          {!hasMore && since}
          {failure && <ErrorText>{failure}</ErrorText>}
          {hasMore && (
            <Button size="sm" className="ml-auto" aria-disabled={loading || undefined} onClick={loadMore}>
              {loading ? 'Loading…' : failure ? 'Try again' : 'Show earlier'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type EventProps = { event: HistoryEventParts; said: Said; goesOn: boolean; tight: boolean }

function Event({ event, said, goesOn, tight }: EventProps) {
  const doer = doerOf(event)
  const Icon = ICONS[event.kind]
  const [only, ...others] = event.changes
  const isNote = event.kind === 'NOTE'
  return (
    <li className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-3">
      {goesOn && (
        <span
          aria-hidden
          className={`absolute top-7 left-[11.5px] w-px bg-edge ${tight ? '-bottom-3' : '-bottom-4'}`}
        />
      )}
      {event.actor === 'USER' && doer ? (
        <Avatar name={doer} />
      ) : (
        <span className="grid size-6 place-items-center rounded-full text-ink-3 shadow-[inset_0_0_0_1px_var(--edge)]">
          <Icon size={14} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <div className="min-w-0 py-[2px]">
        <p className="wrap-anywhere text-ink-2">
          {doer && <Strong>{doer}</Strong>} {deedOf(event)}
          {said.what && <> {said.what}</>}
          {only && !others.length && <Change lead={leadToChange(event)} {...only} />}
          {event.reason && !isNote && <>: “{event.reason}”</>}{' '}
          <When at={event.at} className="whitespace-nowrap text-ink-3" />
        </p>
        {isNote && event.reason && <Box>{event.reason}</Box>}
        {said.box && <Box>{said.box}</Box>}
        {others.length > 0 && (
          <div className="mt-1 rounded-8 border border-hairline">
            <Diff
              noun="value"
              rows={event.changes.map(({ label, was, is }) => ({ name: label, before: was ?? '', after: is ?? '' }))}
            />
          </div>
        )}
      </div>
    </li>
  )
}

/** "from X to Y", after what leads to it; what is blank is not said. */
const Change = ({ lead, was, is }: HistoryEventParts['changes'][number] & { lead: string }) => (
  <>
    {lead} {was && <Strong>{was}</Strong>}
    {was && is && ' to '}
    {is && <Strong>{is}</Strong>}
  </>
)

const Strong = ({ children }: { children: ReactNode }) => <b className="font-medium text-ink">{children}</b>

const Box = ({ children }: { children: ReactNode }) => (
  <div className="mt-1 rounded-8 border border-hairline px-4 py-3 whitespace-pre-wrap">{children}</div>
)

/** The events shown: the first page as the screen loaded it, and what was asked for behind it. */
function useEvents(first: HistoryListProps['first'], pageSize: number, load: HistoryListProps['load']) {
  const [earlier, setEarlier] = useState<readonly HistoryEventParts[]>([])
  const [hasMore, setHasMore] = useState(first.length === pageSize)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const shown = new Set(first.map(({ id }) => id))
  const events = [...first, ...earlier.filter(({ id }) => !shown.has(id))]

  const loadMore = async () => {
    const after = events.at(-1)?.place?.cursor
    if (loading || !after) return
    setLoading(true)
    setFailure(undefined)
    try {
      const page = await load(after)
      setEarlier((before) => [...before, ...page])
      setHasMore(page.length === pageSize)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The earlier events could not be loaded.')
    } finally {
      setLoading(false)
    }
  }
  return { events, hasMore, loading, failure, loadMore: () => void loadMore() }
}
