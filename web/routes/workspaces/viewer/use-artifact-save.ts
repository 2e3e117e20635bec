import { useCallback, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateArtifactDocument, type UpdateCaraWorkspaceArtifactInput } from '../../../graph/generated/graphql.ts'
import type { ArtifactViewerProps } from './form-viewer.tsx'

const PAUSE_MS = 300 // spec 2 §9: what is typed is saved this long after the last key
const NOTE_MS = 2000

type Status = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; sentence: string; conflict: boolean }

/**
 * Saves what is typed, one save after the other, each on top of the version the one before made. A failed save keeps the
 * text and says why; the next change tries again.
 */
export function useArtifactSave({ artifact, workspaceId, onSaved }: ArtifactViewerProps) {
  const act = useAct()
  const [status, setStatus] = useState<Status>({ kind: 'idle' })
  const waiting = useRef<UpdateCaraWorkspaceArtifactInput | null>(null)
  const version = useRef(artifact.version)
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
        version: version.current,
        input,
      })
      if (outcome.ok && outcome.value.artifact) {
        version.current = outcome.value.artifact.version
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
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(flush, PAUSE_MS)
    },
    [flush],
  )

  // What was typed in the last moment before the viewer closes is saved too.
  useEffect(() => () => void flush(), [flush])
  useEffect(() => {
    if (status.kind !== 'saved') return
    const note = window.setTimeout(() => setStatus({ kind: 'idle' }), NOTE_MS)
    return () => window.clearTimeout(note)
  }, [status])

  /** True when this version was made elsewhere and nothing typed here waits: then it may be shown. */
  const isNews = (next: number) => next > version.current && !waiting.current && !running.current
  const adopt = (next: number) => {
    version.current = next
    setStatus({ kind: 'idle' })
  }
  return { status, save, isNews, adopt }
}
