import { type Client, CloseCode, createClient } from 'graphql-ws'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { signInAddress } from './client.ts'
import { WatchWorkspaceDocument, type WatchWorkspaceSubscription } from './generated/graphql.ts'
import { mergeWorkspace, withArtifact } from './merge.ts'
import type { Artifact, Workspace } from './workspace.ts'

const RESTART_MS = 1000 // spec 2 §9: one second after the subscription finishes
const LONGEST_WAIT_MS = 10_000
const PING_MS = 10_000
const PONG_MS = 5_000

/** 'lost' after a failed attempt until the next answer arrives. */
export type Connection = 'live' | 'lost'

/** How long to wait before attempt n + 1 after n failures in a row: 2^n seconds, ten at most (spec 2 §4). */
export function backOff(failures: number) {
  return Math.min(2 ** failures * 1000, LONGEST_WAIT_MS)
}

/**
 * The workspace, kept up to date. The first answer after every (re)connection is whole and replaces what is held, so
 * nothing is lost or doubled over a reconnect. `accept` and `acceptArtifact` take what a mutation answered.
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
    return watch(id, {
      onAnswer(answer) {
        setConnection('live')
        held = mergeWorkspace(held, answer)
        if (held) accept({ workspace: held, live: true })
        return held !== null
      },
      onLost: () => setConnection('lost'),
      onSignedOut: () => turn.current.navigate(signInAddress()),
      onGone: () => turn.current.revalidate(),
    })
  }, [id])

  return {
    workspace,
    connection,
    accept: (next: Workspace) => accept({ workspace: next, live: false }),
    acceptArtifact: (artifact: Artifact) => accept({ artifact }),
  }
}

/** What a mutation answered never takes the place of something newer that came over the live view. */
function newest(have: Workspace, news: { workspace: Workspace; live: boolean } | { artifact: Artifact }) {
  if ('artifact' in news) return withArtifact(have, news.artifact)
  return news.live || news.workspace.updatedAt >= have.updatedAt ? news.workspace : have
}

type Watcher = {
  /** False when the answer does not fit what came before: the subscription then starts anew. */
  onAnswer: (answer: Workspace) => boolean
  onLost: () => void
  onSignedOut: () => void
  onGone: () => void
}

/** Subscribes until the returned function is called: restarts a second after a finish, backs off after an error. */
function watch(id: string, watcher: Watcher) {
  const client = connect()
  let failures = 0
  let timer: number | undefined
  let stop: () => void = () => {}
  let ended = false

  const start = () => {
    window.clearTimeout(timer)
    stop()
    let over = false
    const again = (wait: number) => {
      if (over || ended) return
      over = true
      timer = window.setTimeout(start, wait)
    }
    const cancel = client.subscribe<WatchWorkspaceSubscription>(
      { query: WatchWorkspaceDocument.toString(), variables: { id } },
      {
        next({ data, errors }) {
          const code = errors?.[0]?.extensions?.code
          if (code === 'SIGNED_OUT') return watcher.onSignedOut()
          if (code === 'NOT_FOUND') return watcher.onGone()
          if (!data || over) return
          failures = 0
          if (!watcher.onAnswer(data.watchCaraWorkspace)) {
            cancel()
            again(0)
          }
        },
        error(reason) {
          const code = Array.isArray(reason) ? reason[0]?.extensions?.code : undefined
          const refused = reason instanceof CloseEvent && reason.code === CloseCode.Forbidden
          if (code === 'SIGNED_OUT' || refused) return watcher.onSignedOut()
          if (code === 'NOT_FOUND') return watcher.onGone()
          watcher.onLost()
          again(backOff(failures++))
        },
        complete: () => again(RESTART_MS),
      },
    )
    stop = () => {
      over = true
      cancel()
    }
  }

  const atOnce = () => failures > 0 && start()
  window.addEventListener('online', atOnce)
  start()
  return () => {
    ended = true
    window.clearTimeout(timer)
    window.removeEventListener('online', atOnce)
    stop()
    void client.dispose()
  }
}

/** A socket that notices within 15 s that the other end is gone. It never retries by itself: `watch` does. */
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
