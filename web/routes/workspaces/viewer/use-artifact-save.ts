import { useCallback, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { request } from '../../../graph/client.ts'
import {
  UpdateArtifactDocument,
  type UpdateCaraWorkspaceArtifactInput,
  WorkspaceArtifactDocument,
} from '../../../graph/generated/graphql.ts'
import { reachable } from '../../../graph/reachable.ts'
import type { Artifact } from '../../../graph/workspace.ts'
import { type Unsaved, unsavedIn } from '../../../lib/unsaved.ts'
import { useSession } from '../../../parts/session.ts'
import type { ArtifactViewerProps } from './form-viewer.tsx'

const PAUSE_MS = 300 // spec 2 §9: what is typed is saved this long after the last key
const NOTE_MS = 2000
const SETTLE_MS = 50

type Input = UpdateCaraWorkspaceArtifactInput
type Base = Pick<Artifact, 'version' | 'edits'>

/** What is kept until it is saved: what was typed, on top of what, and what was sent of it without an answer yet. */
type Kept = { input: Input; base: Base; sent: Input | null }

/** The base of a save: saves of one version are numbered. */
const stateOf = ({ version, edits }: Artifact): Base => ({ version, edits })

type Status =
  | { kind: 'idle' | 'saving' | 'saved' | 'offline' }
  /** `newest` is what somebody else saved meanwhile. */
  | { kind: 'failed'; sentence: string; newest: Artifact | null }
  /** The newest version is shown, and what was typed is put aside. */
  | { kind: 'aside' }

/** Another version, or a later save of the same one. */
const isNewer = (next: Base, { version, edits }: Base) =>
  next.version > version || (next.version === version && next.edits > edits)

/** A document's HTML as the server keeps it. Given by who edits one: its code is not for the others to load. */
type Clean = (html: string) => string
const AS_IT_IS: Clean = (html) => html

/** Whether an artifact says what was typed. */
function holds({ document, email }: Artifact, input: Input, clean: Clean): boolean {
  if (document && input.document) {
    const isSameTitle = !input.document.title || input.document.title === document.title
    return isSameTitle && clean(input.document.content) === document.content
  }
  const saved = (email ?? {}) as Record<string, unknown>
  return (
    !!input.email &&
    Object.entries(input.email).every(
      ([name, value]) => JSON.stringify(saved[name] ?? '') === JSON.stringify(value ?? ''),
    )
  )
}

/** The artifact as it is with what was typed. */
const withInput = (artifact: Artifact, { document, email }: Input): Artifact => ({
  ...artifact,
  document:
    artifact.document && document
      ? { ...artifact.document, ...document, title: document.title ?? '' }
      : artifact.document,
  email: artifact.email && email ? ({ ...artifact.email, ...email } as Artifact['email']) : artifact.email,
})

/** Artifacts whose viewer was closed while their last words were still under way. */
const leaving = new Map<string, Promise<void>>()

/**
 * Saves what is typed, one save after the other, each on top of the one before. It is kept on this computer until it is saved: without a
 * connection it is sent when that is back, and after a closed tab when the artifact is opened again. Whatever else fails keeps the text and
 * says why; the next change tries again. `show` is called with what was saved elsewhere, but never over words that are not saved yet.
 */
export function useArtifactSave(
  { artifact, workspaceId, editable, onSaved }: ArtifactViewerProps,
  show: (artifact: Artifact) => void,
  clean = AS_IT_IS,
) {
  const act = useAct()
  const userId = useSession().user.id
  const [status, setStatus] = useState<Status>({ kind: 'idle' })
  const waiting = useRef<Input | null>(null)
  const unanswered = useRef<Input | null>(null)
  const typed = useRef<Input | null>(null)
  const base = useRef(stateOf(artifact))
  const running = useRef(false)
  const refused = useRef(false)
  const timer = useRef<number>(undefined)
  const kept = useRef<Unsaved<Kept> | null>(null)
  const stop = useRef(new AbortController())
  const latest = useRef({ artifact, onSaved, show })
  latest.current = { artifact, onSaved, show }

  const keep = useCallback((input: Input) => {
    typed.current = input
    kept.current?.keep({ input, base: base.current, sent: unanswered.current })
  }, [])

  const flush = useCallback(async () => {
    window.clearTimeout(timer.current)
    if (running.current) return
    running.current = true
    while (waiting.current) {
      // What was sent without an answer is sent again first, under the same key: it may have been saved.
      const input: Input = unanswered.current ?? waiting.current
      const isAgain = input === unanswered.current
      if (input === waiting.current) waiting.current = null
      unanswered.current = input
      keep(waiting.current ?? input)
      setStatus({ kind: 'saving' })
      const variables = { workspaceId, artifactId: latest.current.artifact.id, ...base.current, input }
      const outcome = await act(UpdateArtifactDocument, variables)
      if (outcome.ok && outcome.value.artifact) {
        unanswered.current = null
        base.current = stateOf(outcome.value.artifact)
        refused.current = false
        latest.current.onSaved(outcome.value.artifact)
        if (waiting.current) keep(waiting.current)
        else kept.current?.forget()
        setStatus({ kind: 'saved' })
        continue
      }
      if (!outcome.ok && outcome.code === 'NETWORK') {
        waiting.current ??= input
        setStatus({ kind: 'offline' })
        await reachable(stop.current.signal)
        if (stop.current.signal.aborted) break
        continue
      }
      unanswered.current = null
      const isConflict = !outcome.ok && outcome.code === 'CONFLICT'
      const newest = isConflict ? await newestOf(workspaceId, latest.current.artifact.id) : null
      if (newest && isAgain && holds(newest, input, clean)) {
        base.current = stateOf(newest)
        latest.current.onSaved(newest)
        if (!waiting.current) kept.current?.forget()
        setStatus({ kind: 'saved' })
        continue
      }
      refused.current = true
      keep(waiting.current ?? input)
      waiting.current = null
      const sentence = outcome.ok ? 'Nothing was saved. Try again.' : outcome.sentence
      setStatus({ kind: 'failed', sentence, newest: newest && isNewer(newest, base.current) ? newest : null })
    }
    running.current = false
  }, [act, clean, keep, workspaceId])

  const save = useCallback(
    (input: Input) => {
      waiting.current = input
      keep(input)
      // "Saved" was about the previous content; without a connection that stays said.
      setStatus((before) => (before.kind === 'offline' ? before : { kind: 'saving' }))
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(flush, PAUSE_MS)
    },
    [flush, keep],
  )

  // What was typed in the last moment before the viewer closes, or the page is left or hidden, is saved too.
  useEffect(() => {
    const mine = unsavedIn<Kept>(`${userId}.${artifact.id}`)
    const end = new AbortController()
    kept.current = mine
    stop.current = end
    const leave = () => void flush()
    const hide = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      const last = flush()
      end.abort()
      leaving.set(
        artifact.id,
        last.finally(() => mine.free()),
      )
    }
  }, [flush, userId, artifact.id])

  useEffect(() => {
    if (!editable) return
    let isGone = false
    const resume = async () => {
      await leaving.get(artifact.id)
      const hasTyped = () => typed.current !== null
      const left = isGone || hasTyped() ? null : await kept.current?.takeOver()
      const now = latest.current.artifact
      if (!left || hasTyped()) return
      if (holds(now, left.input, clean)) return kept.current?.forget()
      typed.current = left.input
      latest.current.show(withInput(now, left.input))
      const isOnTop = !isNewer(now, left.base) || (left.sent && holds(now, left.sent, clean))
      base.current = isOnTop ? stateOf(now) : left.base
      if (isOnTop) {
        unanswered.current = left.sent && !holds(now, left.sent, clean) ? left.sent : null
        return save(left.input)
      }
      refused.current = true
      const sentence = `You typed this earlier, and it was not saved. Version ${String(now.version)} was saved meanwhile.`
      setStatus({ kind: 'failed', sentence, newest: now })
    }
    void resume()
    return () => {
      isGone = true
    }
  }, [editable, artifact.id, save, clean])

  useEffect(() => {
    if (status.kind !== 'saved') return
    const note = window.setTimeout(() => setStatus({ kind: 'idle' }), NOTE_MS)
    return () => window.clearTimeout(note)
  }, [status])

  const adopt = (newest: Artifact) => {
    base.current = stateOf(newest)
    refused.current = false
    setStatus({ kind: 'idle' })
    show(newest)
  }
  // Asked again after each save: what came while it was under way was left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another save or version can bring another text
  useEffect(() => {
    const isOlderOne = !editable && artifact.version < base.current.version
    const isUnsaved = waiting.current !== null || running.current || refused.current
    if (isOlderOne || (isNewer(artifact, base.current) && !isUnsaved)) adopt(artifact)
  }, [artifact.version, artifact.edits, editable, status.kind])

  /** What the server has, once all that was typed is saved there; null when it cannot be saved, or `signal` ends the wait. */
  const settled = async (signal: AbortSignal): Promise<Base | null> => {
    while (waiting.current || running.current) {
      if (signal.aborted) return null
      if (running.current) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      else await flush()
    }
    return refused.current ? null : base.current
  }

  const newest = status.kind === 'failed' ? status.newest : null
  return {
    status,
    save,
    settled,
    /** What to do when somebody else saved meanwhile. */
    conflict: newest && {
      showNewest: () => {
        adopt(newest)
        setStatus({ kind: 'aside' })
      },
      saveMine: () => {
        base.current = stateOf(newest)
        if (typed.current) save(typed.current)
      },
    },
    bringBack: () => {
      if (!typed.current) return
      show(withInput(artifact, typed.current))
      save(typed.current)
    },
  }
}

export type ArtifactSave = ReturnType<typeof useArtifactSave>

/** What the server has now; null when it cannot be asked. */
const newestOf = (workspaceId: string, id: string) =>
  request(WorkspaceArtifactDocument, { workspaceId, id, version: null }).then(
    ({ caraWorkspaceArtifact }) => caraWorkspaceArtifact ?? null,
    () => null,
  )
