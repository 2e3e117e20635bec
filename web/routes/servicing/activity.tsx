import {
  CalendarClock,
  CheckCheck,
  GitMerge,
  Inbox,
  type LucideIcon,
  PanelLeft,
  PencilLine,
  Sparkles,
  StickyNote,
  Undo2,
  UserRound,
} from 'lucide-react'
import { Link } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { AddServiceRequestCommentDocument } from '../../graph/generated/graphql.ts'
import { May } from '../../parts/may.tsx'
import { useSession } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { WriteBox } from '../../parts/write-box.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Beside } from './beside.tsx'
import { useRequest } from './request.tsx'
import { activityOf, type Deed, type Entry } from './request-activity.ts'
import { factsOf } from './request-facts.ts'

const ICONS: Record<Entry['icon'], LucideIcon> = {
  ADD_COMMENT: StickyNote,
  ASSIGN: UserRound,
  CLOSE: CheckCheck,
  CREATE: Inbox,
  ENRICH: Sparkles,
  UPDATE: PencilLine,
  UPDATE_DUE_DATE: CalendarClock,
  REOPEN: Undo2,
  MERGE: GitMerge,
  WORKSPACE: PanelLeft,
}

/** Comments and Activity: everything that happened to a request, and a box for what the team should know. */
export default function Activity() {
  const of = useRequest()
  const { user } = useSession()
  const act = useAct()
  const entries = activityOf(of, user.agency.timeZone)
  return (
    <Beside>
      <section aria-labelledby="request-activity" className="text-13">
        <h2 id="request-activity" className="sr-only">
          Comments and Activity
        </h2>
        <ol className="grid gap-4">
          {entries.map((entry) => (
            <EntryView key={entry.id} entry={entry} facts={entry.withFacts ? factsOf(of) : []} />
          ))}
          <May be={['change', 'service-request']}>
            <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
              <Avatar name={user.name} />
              <WriteBox
                key={of.id}
                label="Comment"
                placeholder="Write a comment for your team..."
                verb="Comment"
                aside="Clients never see comments."
                draft={`request-${of.id}`}
                send={(content) => act(AddServiceRequestCommentDocument, { id: of.id, content })}
              />
            </li>
          </May>
        </ol>
      </section>
    </Beside>
  )
}

function EntryView({ entry, facts }: { entry: Entry; facts: ReturnType<typeof factsOf> }) {
  const { doer, icon, deeds, box, at } = entry
  const Icon = ICONS[icon]
  return (
    <li className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-3">
      <span aria-hidden className="absolute top-7 -bottom-3 left-[11.5px] w-px bg-edge [li:last-child>&]:hidden" />
      {doer.kind === 'USER' ? (
        <Avatar name={doer.name} />
      ) : (
        <span className="grid size-6 place-items-center rounded-full text-ink-3 shadow-[inset_0_0_0_1px_var(--edge)]">
          <Icon size={14} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <div className="min-w-0 py-[2px]">
        <p className="wrap-anywhere text-ink-2">
          <Strong>{doer.name}</Strong>{' '}
          {deeds.map((deed, place) => (
            <DeedView key={deed.text} deed={deed} before={joint(place, deeds.length)} />
          ))}{' '}
          <When at={at} className="whitespace-nowrap text-ink-3" />
        </p>
        {box && <p className={BOX}>{box}</p>}
        {facts.length > 0 && (
          <dl className={`${BOX} grid gap-1`}>
            {facts.map(({ name, value }) => (
              <div key={name} className="grid grid-cols-[120px_minmax(0,1fr)] gap-3">
                <dt className="text-ink-3">{name}</dt>
                <dd className={value ? undefined : 'text-ink-3'}>{value ?? 'Not said'}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

const BOX = 'mt-1 rounded-8 border border-hairline px-4 py-3 wrap-anywhere whitespace-pre-wrap'

/** The separators between several acts: "a, b and c". */
const joint = (place: number, all: number) => (place === 0 ? '' : place === all - 1 ? ' and ' : ', ')

function DeedView({ deed: { text, about, to, after }, before }: { deed: Deed; before: string }) {
  return (
    <>
      {before}
      {text}
      {about && (
        <>
          {' '}
          {to ? (
            <Link to={to} className="text-accent-ink underline underline-offset-2">
              {about}
            </Link>
          ) : (
            <Strong>{about}</Strong>
          )}
        </>
      )}
      {after && ` ${after}`}
    </>
  )
}

const Strong = ({ children }: { children: string }) => <b className="font-medium text-ink">{children}</b>
