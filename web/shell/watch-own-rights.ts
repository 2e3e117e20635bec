import { labelOf } from '../../shared/labeled.ts'
import { type Rights, ROLES, SIGHTS } from '../../shared/roles.ts'
import { inBackground } from '../graph/client.ts'
import { WatchAgencyUserDocument, type WatchAgencyUserSubscription } from '../graph/generated/graphql.ts'
import { keepWatching } from '../graph/keep-watching.ts'
import { toast } from '../ui/toast.tsx'

/** What the shell shows, and how it is loaded again, at the moment. */
export type Turn = { user: Rights; revalidate: () => Promise<void>; isLeaving: boolean }

/**
 * Reads the session and the screen again whenever the server says that the signed-in user has other rights, until the returned function is
 * called. The end of a session is told by whatever is asked next, so that nothing typed is taken away.
 */
export function watchOwnRights(turn: { readonly current: Turn }, onOther: () => void): () => void {
  const request = { query: WatchAgencyUserDocument.toString() }
  return keepWatching<WatchAgencyUserSubscription>(request, {
    onAnswer({ watchAgencyUser: { role, sees } }) {
      const { user, revalidate, isLeaving } = turn.current
      if (role === user.role && sees === user.sees) return true
      onOther()
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
}
