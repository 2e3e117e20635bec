import { LogOut, MonitorX } from 'lucide-react'
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../../graph/act.ts'
import { EndSessionDocument, type YouQuery } from '../../../graph/generated/graphql.ts'
import { useSignOut } from '../../../parts/use-sign-out.ts'
import { When } from '../../../parts/when.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

type Session = YouQuery['agencySessions'][number]

/** Where the user is signed in; each can be ended by itself, or all. */
export function Sessions({ sessions }: { sessions: Session[] }) {
  const title = useId()
  const act = useAct()
  const signOut = useSignOut()
  const { revalidate } = useRevalidator()
  const end = async ({ id, device }: Session) => {
    const outcome = await act(EndSessionDocument, { id })
    if (!outcome.ok) return toast(outcome.sentence, { tone: 'fail' })
    toast(`${device} is signed out`)
    await revalidate()
  }
  return (
    <section aria-labelledby={title} className="border-t border-hairline pt-6">
      <h2 id={title}>Where you are signed in</h2>
      <p className="mb-4 max-w-[66ch] text-13 text-ink-2">
        Sign out what you do not know or do not use any more. It ends at once.
      </p>
      <ul aria-labelledby={title} className="divide-y divide-hairline rounded-8 border border-hairline text-13">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-3 px-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {session.device} {session.isCurrent && <Badge tone="done">This browser</Badge>}
              </p>
              <p className="text-12 text-ink-3">
                Last seen {session.isCurrent ? 'now' : <When at={session.lastSeenAt} />}
                {session.network && ` from ${session.network}`} · signed in <When at={session.createdAt} />
              </p>
            </div>
            {session.isCurrent ? (
              <Button size="sm" onClick={signOut.here}>
                <LogOut size={14} aria-hidden />
                Sign out
              </Button>
            ) : (
              <Button size="sm" aria-label={`Sign out ${session.device}`} onClick={() => void end(session)}>
                <LogOut size={14} aria-hidden />
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="danger" className="mt-4" onClick={signOut.everywhere}>
        <MonitorX size={16} aria-hidden />
        Sign out everywhere
      </Button>
    </section>
  )
}
