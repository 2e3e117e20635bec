import { useEffect, useReducer, useState } from 'react'
import { signInAddress } from './client.ts'
import { useTurn } from './fresh.ts'
import { WatchWorkspaceDocument, type WatchWorkspaceSubscription } from './generated/graphql.ts'
import { keepWatching } from './keep-watching.ts'
import { takeAnswer, withArtifact } from './merge.ts'
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
  const turn = useTurn()
  const { id } = initial

  useEffect(() => {
    let held: Workspace | null = null
    const request = { query: WatchWorkspaceDocument.toString(), variables: { id } }
    return keepWatching<WatchWorkspaceSubscription>(request, {
      onAnswer({ watchCaraWorkspace: answer }) {
        setConnection('live')
        held = takeAnswer(held, answer)
        if (held) accept({ workspace: held, live: true })
        return held !== null
      },
      onLost: () => setConnection('lost'),
      onSignedOut: () => turn.current.navigate(signInAddress()),
      onGone: () => turn.current.revalidate(),
    })
  }, [id, turn])

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
