import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Artifact, Workspace } from '../../graph/workspace.ts'
import type { JUST_STARTED } from '../../parts/start-workspace.ts'
import { useVersion } from './viewer/use-version.ts'

/**
 * The artifact the address names by artifact_id and version. It goes on to a newer version when the
 * newest one was shown, a filled form or a review opens by itself when it is done, and what is no longer there closes (spec 2 §4).
 */
export function useOpenArtifact(workspace: Workspace) {
  const [query, setQuery] = useSearchParams()
  // What opens by itself is shown in the moment it comes, before the address has caught up: its room is not given away between.
  const [opening, setOpening] = useState<Pick<Artifact, 'id' | 'version'> | null>(null)
  const id = query.get('artifact_id') ?? opening?.id ?? null
  const version = Number(query.get('version') ?? opening?.version ?? Number.NaN)
  const newest = workspace.artifacts.find((artifact) => artifact.id === id) ?? null
  // The newest version is followed in the same moment, before the address has caught up, so that an editor stays open.
  const followed = useRef({ id, version: newest?.version })
  // A draft that opens by itself is followed from the version it opens at: it may be changed before the address has caught up.
  const brought = useRef<Pick<Artifact, 'id' | 'version'> | null>(null)
  const isAt = (place: { id: string | null; version: number | undefined } | null) =>
    place !== null && place.id === id && place.version === version
  const follows = isAt(followed.current) || isAt(brought.current)
  const isOlder = !follows && newest !== null && version < newest.version
  const { artifact: shown } = useVersion(workspace.id, newest, isOlder ? version : Number.POSITIVE_INFINITY)

  const open = useCallback(
    (artifactId: string, artifactVersion: number) =>
      setQuery(
        { artifact_id: artifactId, version: String(artifactVersion) },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  const close = useCallback(() => {
    setOpening(null)
    return setQuery({}, { replace: true, preventScrollReset: true })
  }, [setQuery])

  // Nothing moves under who compares two versions, each named by the address (viewer/use-compared.ts).
  const isComparing = query.has('compare')
  const newestVersion = newest?.version
  useEffect(() => {
    if (isComparing) return
    const isNewer = id && follows && newestVersion && newestVersion > version
    if (brought.current?.id === id && brought.current?.version === version) {
      followed.current = brought.current
      brought.current = null
    }
    if (isNewer) open(id, newestVersion)
    else followed.current = { id, version: newestVersion }
  }, [id, follows, newestVersion, version, open, isComparing])

  // A workspace started a moment ago may be done before its page is there: what was made meanwhile is new to who sees it.
  const { state } = useLocation() as { state: typeof JUST_STARTED | null }
  const known = useRef(new Set(state?.justStarted ? [] : workspace.artifacts.map((artifact) => artifact.id)))
  useLayoutEffect(() => {
    const fresh = workspace.artifacts.filter((artifact) => !known.current.has(artifact.id))
    for (const artifact of fresh) known.current.add(artifact.id)
    const review = fresh.find((artifact) => artifact.review)
    // A document that is written with its review is what was asked for.
    const made = fresh.findLast(({ pdf }) => pdf) ?? (review && fresh.find(({ document }) => document)) ?? review
    if (made && !id) setOpening(made)
  }, [workspace.artifacts, id])
  const isInAddress = query.has('artifact_id')
  // What the address names and is not there any more leaves the address too.
  const isGone = isInAddress && !newest
  useEffect(() => {
    if (isGone) close()
    else if (opening && isInAddress) setOpening(null)
    else if (opening) open(opening.id, opening.version)
  }, [isGone, opening, isInAddress, open, close])

  // A draft that is being changed opens by itself when that begins (spec 2 §4).
  const edited = useRef(new Set(editsOf(workspace).map(({ id: event }) => event)))
  useEffect(() => {
    for (const event of editsOf(workspace)) {
      const draft = workspace.artifacts.find((artifact) => artifact.id === event.toolCall?.fileEditor?.fileId)
      if (!draft || edited.current.has(event.id)) continue
      edited.current.add(event.id)
      brought.current = draft
      open(draft.id, draft.version)
    }
  }, [workspace, open])

  return { shown, newest, open, close }
}

/** The changes of a draft that are on their way or done. */
function editsOf({ planStages }: Workspace) {
  return planStages.flatMap(({ events }) =>
    events.filter(({ toolCall }) => toolCall?.fileEditor && toolCall.fileEditor.operation !== 'READ'),
  )
}
