import { useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { signInAddress } from './client.ts'
import { WatchWorkspaceDocument, type WatchWorkspaceSubscription } from './generated/graphql.ts'
import { takeAnswer, withArtifact } from './merge.ts'
import { connect } from './socket.ts'
import { watch } from './watch.ts'
import type { Artifact, Workspace } from './workspace.ts'

/** 'lost' after a failed attempt until the next answer arrives. */
export type Connection = 'live' | 'lost'

/**
 * The live workspace. The first answer after every (re)connection is complete and replaces the current state, so nothing is lost or doubled
 * over a reconnect. `accept` and `acceptArtifact` merge the answer of a mutation.
 */
export function useLiveWorkspace(initial: Workspace) {
  const [workspace, accept] = useReducer(newest, initial)
  const [connection, setConnection] = useState<Connection>('live')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const turn = useRef({ navigate, revalidate })
  turn.current = { navigate, revalidate }
  const { id } = initial

  useEffect(() => {
    let held: Workspace | null = null
    const client = connect()
    const request = { query: WatchWorkspaceDocument.toString(), variables: { id } }
    const watching = watch<WatchWorkspaceSubscription>((sink) => client.subscribe(request, sink), {
      onAnswer({ watchCaraWorkspace }) {
        setConnection('live')
        held = takeAnswer(held, watchCaraWorkspace)
        if (held) accept({ workspace: held, live: true })
        return held !== null
      },
      onLost: () => setConnection('lost'),
      onSignedOut: () => turn.current.navigate(signInAddress()),
      onGone: () => turn.current.revalidate(),
    })
    window.addEventListener('online', watching.retryNow)
    return () => {
      window.removeEventListener('online', watching.retryNow)
      watching.stop()
      void client.dispose()
    }
  }, [id])

  return {
    workspace,
    connection,
    accept: (next: Workspace) => accept({ workspace: next, live: false }),
    acceptArtifact: (artifact: Artifact) => accept({ artifact }),
  }
}

/** The answer of a mutation never replaces newer data from the live view. */
function newest(have: Workspace, news: { workspace: Workspace; live: boolean } | { artifact: Artifact }) {
  if ('artifact' in news) return withArtifact(have, news.artifact)
  return news.live || news.workspace.updatedAt >= have.updatedAt ? news.workspace : have
}
