import type { Artifact } from '../../../graph/workspace.ts'

type Version = Artifact['versions'][number]

/** Who made a version and why: "made by Cara", "changed by Robin", "version 1 restored by Robin". */
export function whyVersion({ reason, by, restoredFrom }: Version) {
  const who = by?.name ?? 'somebody'
  return {
    CARA: 'made by Cara',
    EDITED: `changed by ${who}`,
    RESTORED: `version ${String(restoredFrom ?? '')} restored by ${who}`,
  }[reason]
}
