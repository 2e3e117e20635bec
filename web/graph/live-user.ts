import { WatchAgencyUserDocument, type WatchAgencyUserSubscription } from './generated/graphql.ts'
import { connect } from './socket.ts'
import { watch } from './watch.ts'

type OwnUser = WatchAgencyUserSubscription['watchAgencyUser']

/**
 * Tells the signed-in user's rights, at first and whenever they may have changed, until the returned function is called. The end of a session
 * is told by whatever is asked next, so that nothing typed is taken away.
 */
export function watchOwnUser(onUser: (user: OwnUser) => void): () => void {
  const client = connect()
  const request = { query: WatchAgencyUserDocument.toString() }
  const watching = watch<WatchAgencyUserSubscription>((sink) => client.subscribe(request, sink), {
    onAnswer({ watchAgencyUser }) {
      onUser(watchAgencyUser)
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
