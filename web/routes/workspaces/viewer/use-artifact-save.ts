import { useCallback, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateArtifactDocument, type UpdateCaraWorkspaceArtifactInput } from '../../../graph/generated/graphql.ts'
import type { Artifact } from '../../../graph/workspace.ts'
import type { ArtifactViewerProps } from './form-viewer.tsx'

const PAUSE_MS = 300 // spec 2 §9: what is typed is saved this long after the last key
const NOTE_MS = 2000

/** What a save stands on: saves of one version are told apart by their number. */
const stateOf = ({ version, edits }: Artifact) => ({ version, edits })

type Status = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; sentence: string; conflict: boolean }

/**
 * Saves what is typed, one save after the other, each on top of the version the one before made. A failed save keeps the
 * text and says why; the next change tries again.
 */
export function useArtifactSave({ artifact, workspaceId, onSaved }: ArtifactViewerProps) {
  const act = useAct()
  const [status, setStatus] = useState<Status>({ kind: 'idle' })
  const waiting = useRef<UpdateCaraWorkspaceArtifactInput | null>(null)
  const base = useRef(stateOf(artifact))
  const running = useRef(false)
  const timer = useRef<number>(undefined)
  const saved = useRef(onSaved)
  saved.current = onSaved

  const flush = useCallback(async () => {
    window.clearTimeout(timer.current)
    if (running.current) return
    running.current = true
    while (waiting.current) {
      const input = waiting.current
      waiting.current = null
      setStatus({ kind: 'saving' })
      const outcome = await act(UpdateArtifactDocument, {
        workspaceId,
        artifactId: artifact.id,
        ...base.current,
        input,
      })
      if (outcome.ok && outcome.value.artifact) {
        base.current = stateOf(outcome.value.artifact)
        saved.current(outcome.value.artifact)
        setStatus({ kind: 'saved' })
      } else {
        const sentence = outcome.ok ? 'Nothing was saved. Try again.' : outcome.sentence
        setStatus({ kind: 'failed', sentence, conflict: !outcome.ok && outcome.code === 'CONFLICT' })
        break
      }
    }
    running.current = false
  }, [act, artifact.id, workspaceId])

  const save = useCallback(
    (input: UpdateCaraWorkspaceArtifactInput) => {
      waiting.current = input
      // "Saved" was said of what stood there before.
      setStatus({ kind: 'saving' })
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(flush, PAUSE_MS)
    },
    [flush],
  )

  // What was typed in the last moment before the viewer closes, or the page is left, is saved too.
  useEffect(() => {
    const leave = () => void flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])
  useEffect(() => {
    if (status.kind !== 'saved') return
    const note = window.setTimeout(() => setStatus({ kind: 'idle' }), NOTE_MS)
    return () => window.clearTimeout(note)
  }, [status])

  /** True when this version was made elsewhere and nothing typed here waits: then it may be shown. */
  const isNews = (next: Artifact) => {
    const { version, edits } = base.current
    const isNewer = next.version > version || (next.version === version && next.edits > edits)
    return isNewer && !waiting.current && !running.current
  }
  const adopt = (next: Artifact) => {
    base.current = stateOf(next)
    setStatus({ kind: 'idle' })
  }
  return { status, save, isNews, adopt }
}
