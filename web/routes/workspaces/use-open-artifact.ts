import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Workspace } from '../../graph/workspace.ts'
import { versionsOf } from './conversation/turns.ts'

const ROOM_BESIDE = '(min-width: 721px)'

/**
 * The artifact the address names by artifact_id and version. It goes on to a newer version when the newest one was shown,
 * a filled form opens by itself when it is done, and what is no longer there closes (spec 2 §4).
 */
export function useOpenArtifact(workspace: Workspace) {
  const [query, setQuery] = useSearchParams()
  const id = query.get('artifact_id')
  const version = Number(query.get('version') ?? Number.NaN)
  const versions = versionsOf(workspace.artifacts, id)
  const newest = versions.at(-1) ?? null
  // The newest version is followed in the same moment, before the address has caught up, so that an editor stays open.
  const followed = useRef({ id, version: newest?.version })
  const follows = followed.current.id === id && followed.current.version === version
  const shown = (follows ? null : versions.find((artifact) => artifact.version === version)) ?? newest

  const open = useCallback(
    (artifactId: string, artifactVersion: number) =>
      setQuery(
        { artifact_id: artifactId, version: String(artifactVersion) },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  const close = useCallback(() => setQuery({}, { replace: true, preventScrollReset: true }), [setQuery])

  const newestVersion = newest?.version
  useEffect(() => {
    if (id && follows && newestVersion && newestVersion > version) open(id, newestVersion)
    else followed.current = { id, version: newestVersion }
  }, [id, follows, newestVersion, version, open])

  const known = useRef(new Set(workspace.artifacts.map((artifact) => artifact.id)))
  useEffect(() => {
    const fresh = workspace.artifacts.filter((artifact) => !known.current.has(artifact.id))
    for (const artifact of fresh) known.current.add(artifact.id)
    const form = fresh.findLast((artifact) => artifact.pdf)
    if (form && !id && matchMedia(ROOM_BESIDE).matches) open(form.id, form.version)
  }, [workspace.artifacts, id, open])

  return { shown, versions, open, close }
}
