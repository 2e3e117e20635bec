import { type Client, createClient } from 'graphql-ws'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { inBackground, signInAddress } from './client.ts'
import {
  WatchSubscriptionDocument,
  type WatchSubscriptionSubscription,
  WatchWorkspaceDocument,
  type WatchWorkspaceSubscription,
} from './generated/graphql.ts'
import { takeAnswer, withArtifact } from './merge.ts'
import { type Watcher, watch } from './watch.ts'
import type { Artifact, Workspace } from './workspace.ts'

const PING_MS = 10_000
const PONG_MS = 5_000

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

/** Loads the screen again as soon as what the agency pays for is another thing than it shows. */
export function useLiveSubscription(shown: WatchSubscriptionSubscription['watchSubscription']) {
  const turn = useTurn()
  const held = useRef(shown)
  held.current = shown
  useEffect(
    () =>
      keepWatching<WatchSubscriptionSubscription>(
        { query: WatchSubscriptionDocument.toString() },
        {
          onAnswer({ watchSubscription }) {
            if (JSON.stringify(watchSubscription) !== JSON.stringify(held.current))
              void inBackground(turn.current.revalidate)
            return true
          },
          onLost: () => {},
          onSignedOut: () => turn.current.navigate(signInAddress()),
          onGone: () => turn.current.revalidate(),
        },
      ),
    [turn],
  )
}

/** What takes the screen elsewhere, or loads it again, as it is at the moment. */
function useTurn() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const turn = useRef({ navigate, revalidate })
  turn.current = { navigate, revalidate }
  return turn
}

/** Watches until what is returned is called. */
function keepWatching<Data>(request: { query: string; variables?: Record<string, unknown> }, watcher: Watcher<Data>) {
  const client = connect()
  const watching = watch<Data>((sink) => client.subscribe<Data>(request, sink), watcher)
  window.addEventListener('online', watching.retryNow)
  return () => {
    window.removeEventListener('online', watching.retryNow)
    watching.stop()
    void client.dispose()
  }
}

/** The answer of a mutation never replaces newer data from the live view. */
function newest(have: Workspace, news: { workspace: Workspace; live: boolean } | { artifact: Artifact }) {
  if ('artifact' in news) return withArtifact(have, news.artifact)
  return news.live || news.workspace.updatedAt >= have.updatedAt ? news.workspace : have
}

/** A socket that detects a lost connection within 15 s. It never retries by itself: `watch` does. */
function connect(): Client {
  let socket: WebSocket | undefined
  let deadline: number | undefined
  return createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    retryAttempts: 0,
    keepAlive: PING_MS,
    on: {
      opened: (opened) => {
        socket = opened as WebSocket
      },
      ping: (received) => {
        if (!received) deadline = window.setTimeout(() => socket?.close(4408, 'No answer'), PONG_MS)
      },
      pong: (received) => {
        if (received) window.clearTimeout(deadline)
      },
      closed: () => window.clearTimeout(deadline),
    },
  })
}
