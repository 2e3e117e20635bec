import { useCallback, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateArtifactDocument, type UpdateCaraWorkspaceArtifactInput } from '../../../graph/generated/graphql.ts'
import type { Artifact } from '../../../graph/workspace.ts'
import type { ArtifactViewerProps } from './form-viewer.tsx'

const PAUSE_MS = 300 // spec 2 §9: what is typed is saved this long after the last key
const NOTE_MS = 2000

/** The base of a save: saves of one version are numbered. */
const stateOf = ({ version, edits }: Artifact) => ({ version, edits })

type Status = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; sentence: string; conflict: boolean }

/** Another version, or a later save of the same one. */
function isNewer(next: Artifact, { version, edits }: Pick<Artifact, 'version' | 'edits'>) {
  return next.version > version || (next.version === version && next.edits > edits)
}

/**
 * Saves what is typed, one save after the other, each on top of the one before. A failed save keeps the text and says why;
 * the next change tries again. `show` is called with what was saved elsewhere, but never over words that are not saved yet.
 */
export function useArtifactSave(
  { artifact, workspaceId, editable, onSaved }: ArtifactViewerProps,
  show: (artifact: Artifact) => void,
) {
  const act = useAct()
  const [status, setStatus] = useState<Status>({ kind: 'idle' })
  const waiting = useRef<UpdateCaraWorkspaceArtifactInput | null>(null)
  const base = useRef(stateOf(artifact))
  const running = useRef(false)
  const refused = useRef(false)
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
        refused.current = false
        saved.current(outcome.value.artifact)
        setStatus({ kind: 'saved' })
      } else {
        refused.current = true
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
      // "Saved" was about the previous content.
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

  const adopt = () => {
    base.current = stateOf(artifact)
    refused.current = false
    setStatus({ kind: 'idle' })
    show(artifact)
  }
  // Asked again after each save: what came while it was under way was left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another save or version can bring another text
  useEffect(() => {
    const isOlderOne = !editable && artifact.version < base.current.version
    const isUnsaved = waiting.current !== null || running.current || refused.current
    if (isOlderOne || (isNewer(artifact, base.current) && !isUnsaved)) adopt()
  }, [artifact.version, artifact.edits, editable, status.kind])
  return { status, save, showNewest: adopt }
}
