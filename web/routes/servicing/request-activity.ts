import { labelOf } from '../../../shared/labeled.ts'
import { REQUEST_CHANNELS, REQUEST_UPDATES, type RequestUpdate } from '../../../shared/requests.ts'
import type { RequestVersionFragment } from '../../graph/generated/graphql.ts'
import { dueText } from '../../parts/servicing/due.ts'
import type { RequestParts } from './request-facts.ts'

/** Who did something: a user of the agency, the client who asked, or Cara (spec 1 §4). */
export type Doer = { kind: 'USER' | 'CLIENT' | 'CARA'; name: string }

/** One thing that was done: words, what they are about, and words behind it. */
export type Deed = { text: string; about?: string; to?: string; after?: string }

export type Entry = {
  id: string
  at: string
  doer: Doer
  /** The first of what was done at once; a comment and an opened workspace are on their own. */
  icon: RequestUpdate | 'WORKSPACE'
  deeds: Deed[]
  /** What was written: a comment, or how it was resolved. */
  box?: string | null
  /** What the request says by its type stands below. */
  withFacts?: boolean
}

const FORMER = 'A former user'
const user = (name: string | undefined): Doer => ({ kind: 'USER', name: name ?? FORMER })

/**
 * The name shown for a change: users of the agency and the client who opened the request by name, "Cara (automated)" for everything else.
 */
export function doerOf(
  { updateInitiatorType, updateTypes, agencyUser }: RequestVersionFragment,
  of: RequestParts,
): Doer {
  if (updateInitiatorType === 'AGENCY_USER') return user(agencyUser?.name)
  if (updateInitiatorType === 'AGENCY_CLIENT' && updateTypes.includes('CREATE'))
    return { kind: 'CLIENT', name: of.clientName ?? of.account?.name ?? 'The client' }
  return { kind: 'CARA', name: 'Cara (automated)' }
}

const toRequest = ({ merged }: RequestVersionFragment) =>
  merged && { about: merged.title, to: `/app/servicing/${merged.id}/overview` }

function deedOf(update: RequestUpdate, version: RequestVersionFragment, of: RequestParts, timeZone: string): Deed {
  const { assignee, dueAt } = version.snapshot
  const merged = toRequest(version)
  if (update === 'CREATE') return { text: [opened(version, of), given(version, timeZone)].filter(Boolean).join('; ') }
  if (version.certificateId && of.account)
    return {
      ...{ text: 'issued certificate', about: version.certificateNumber ?? '' },
      to: `/app/accounts/${of.account.id}/certificates/${version.certificateId}`,
    }
  if (update === 'ASSIGN') return assignee ? { text: 'assigned', about: assignee.name } : { text: 'unassigned it' }
  if (update === 'UPDATE_DUE_DATE')
    return dueAt ? { text: 'set the due date to', about: dueText(timeZone, dueAt) } : { text: 'removed the due date' }
  if (update === 'CLOSE' && merged) return { text: 'merged this request into', ...merged }
  if (update === 'REOPEN' && version.reason) return { text: `reopened the request: “${version.reason}”` }
  if (update === 'MERGE' && merged) return { text: 'merged', ...merged, after: 'into this request' }
  return { text: labelOf(REQUEST_UPDATES, update) }
}

function opened({ updateInitiatorType }: RequestVersionFragment, { channel }: RequestParts) {
  if (channel === 'STAFF') return 'opened the request'
  const way = labelOf(REQUEST_CHANNELS, channel)
  return updateInitiatorType === 'AGENCY_CLIENT' ? `asked ${way}` : `opened the request, which came ${way}`
}

/** The assignee and due date of a new request: "given to Sam, due Nov 23, 2026". */
function given({ snapshot: { assignee, dueAt } }: RequestVersionFragment, timeZone: string) {
  return [assignee && `given to ${assignee.name}`, dueAt && `due ${dueText(timeZone, dueAt)}`]
    .filter(Boolean)
    .join(', ')
}

/** Everything that happened to a request on one timeline, the oldest first: its versions, comments and opened workspaces. */
export function activityOf(of: RequestParts, timeZone: string): Entry[] {
  const commented = new Set(of.comments.map(({ id }) => id))
  const enriched = of.versionHistory.findLast(({ updateTypes }) => updateTypes.includes('ENRICH'))
  const versions = of.versionHistory
    // A comment is shown in place of the version it made.
    .filter(({ commentId }) => !commentId || !commented.has(commentId))
    .map((version): Entry => {
      const isClosing = version.updateTypes.includes('CLOSE')
      return {
        id: `version-${String(version.version)}`,
        at: version.createdAt,
        doer: doerOf(version, of),
        icon: version.updateTypes[0] ?? 'UPDATE',
        deeds: version.updateTypes.map((update) => deedOf(update, version, of, timeZone)),
        ...(isClosing && { box: version.snapshot.notes ?? null }),
        ...(version === enriched && { withFacts: true }),
      }
    })
  const comments = of.comments.map(
    ({ id, createdAt, content, agencyUser }): Entry => ({
      id,
      at: createdAt,
      doer: user(agencyUser?.name),
      icon: 'ADD_COMMENT',
      deeds: [{ text: labelOf(REQUEST_UPDATES, 'ADD_COMMENT') }],
      box: content,
    }),
  )
  const workspaces = of.workspaces.map(
    ({ id, createdAt, title, agencyUser }): Entry => ({
      id,
      at: createdAt,
      doer: user(agencyUser?.name),
      icon: 'WORKSPACE',
      deeds: [{ text: 'opened', about: title, to: `/app/workspaces/${id}`, after: 'in Copilot' }],
    }),
  )
  return [...versions, ...comments, ...workspaces].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
