import { labelOf } from '../../shared/labeled.ts'
import { ROLES, SIGHTS } from '../../shared/roles.ts'
import { inBackground } from '../graph/client.ts'
import { WatchAgencyUserDocument, type WatchAgencyUserSubscription } from '../graph/generated/graphql.ts'
import { connect } from '../graph/socket.ts'
import { watch } from '../graph/watch.ts'
import { toast } from '../ui/toast.tsx'
import { session, type Turn } from './use-own-rights.ts'

/**
 * Reads the session and the screen again whenever the server says that the signed-in user has other rights, until the returned function is
 * called. The end of a session is told by whatever is asked next, so that nothing typed is taken away.
 */
export function watchOwnRights(turn: { readonly current: Turn }): () => void {
  const client = connect()
  const request = { query: WatchAgencyUserDocument.toString() }
  const watching = watch<WatchAgencyUserSubscription>((sink) => client.subscribe(request, sink), {
    onAnswer({ watchAgencyUser: { role, sees } }) {
      const { user, revalidate, isLeaving } = turn.current
      if (role === user.role && sees === user.sees) return true
      session.isOutdated = true
      // Who changes the own rights is told by that dialog.
      if (!isLeaving)
        toast(`Your role is ${labelOf(ROLES, role)} now, and you see ${labelOf(SIGHTS, sees).toLowerCase()}`)
      void inBackground(revalidate)
      return true
    },
    onLost() {},
    onSignedOut() {},
    onGone() {},
  })
  window.addEventListener('online', watching.retryNow)
  return () => {
    window.removeEventListener('online', watching.retryNow)
    watching.stop()
    void client.dispose()
  }
}
