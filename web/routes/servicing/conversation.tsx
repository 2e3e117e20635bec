import { Mail, Phone } from 'lucide-react'
import { Navigate } from 'react-router'
import { INCOMING_ROLES } from '../../../shared/requests.ts'
import { fullTime } from '../../lib/time.ts'
import { useTimeZone } from '../../parts/session.ts'
import { cx } from '../../ui/cx.ts'
import type { Route } from './+types/conversation.ts'
import { Beside } from './beside.tsx'
import { FileLinks } from './file-links.tsx'
import { useRequest } from './request.tsx'
import { type Said, type Talk, talksOf } from './request-talks.ts'

/** What was said in the calls and mail threads a request came from, as a chat (spec 1 §2.8). */
export default function Conversation({ params: { id } }: Route.ComponentProps) {
  const talks = talksOf(useRequest())
  if (!talks.length) return <Navigate to={`/app/servicing/${id}/overview`} replace />
  return (
    <Beside>
      <div className="grid gap-8">
        {talks.map((talk) => (
          <TalkView key={talk.id} talk={talk} />
        ))}
      </div>
    </Beside>
  )
}

function TalkView({ talk: { id, kind, beganAt, said, attachments } }: { talk: Talk }) {
  const timeZone = useTimeZone()
  const [Icon, name] = kind === 'CALL' ? [Phone, 'Call'] : [Mail, 'E-mail thread']
  return (
    <section aria-labelledby={id} className="grid gap-3 text-13">
      <h2 id={id} className="flex items-center gap-2 text-13! font-semibold! tracking-normal!">
        <Icon size={14} aria-hidden className="text-ink-3" />
        {name}
        <time dateTime={beganAt} className="font-normal text-ink-3">
          {fullTime(timeZone, beganAt)}
        </time>
      </h2>
      {said.length === 0 && <p className="text-ink-3">Nothing of it was written down.</p>}
      <ol className="grid gap-2">
        {said.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
          <SaidView key={place} {...one} />
        ))}
      </ol>
      {attachments.length > 0 && <FileLinks files={attachments} label="Attachments" />}
    </section>
  )
}

/** The client's side is on the left; messages to them are on the right. */
function SaidView({ who, role, content, at }: Said) {
  const timeZone = useTimeZone()
  const isIncoming = INCOMING_ROLES.includes(role)
  return (
    <li className={cx('grid max-w-[85%] gap-1', isIncoming ? 'justify-self-start' : 'justify-self-end')}>
      <p className={cx('text-12 text-ink-3', !isIncoming && 'text-right')}>
        {who}
        {at && <time dateTime={at}> {fullTime(timeZone, at)}</time>}
      </p>
      <p
        className={cx(
          'rounded-12 px-4 py-2 wrap-anywhere whitespace-pre-wrap',
          isIncoming ? 'justify-self-start bg-none-soft' : 'justify-self-end bg-accent-soft',
        )}
      >
        {content}
      </p>
    </li>
  )
}
