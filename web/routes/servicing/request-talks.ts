import type { RequestTalk } from '../../../shared/requests.ts'
import type { RequestFileFragment } from '../../graph/generated/graphql.ts'
import type { RequestParts } from './request-facts.ts'

/** One message and its speaker; messages of a call have no time. */
export type Said = { who: string; role: string; content: string; at: string | null }
export type Talk = {
  id: string
  kind: RequestTalk
  beganAt: string
  said: Said[]
  attachments: readonly RequestFileFragment[]
}

/** What a role is called; the client is called by name. */
function nameOf(role: string, { clientName, account }: RequestParts) {
  if (role === 'client') return clientName ?? account?.name ?? 'Client'
  if (role === 'cara' || role === 'ai' || role === 'assistant') return 'Cara'
  return role.charAt(0).toUpperCase() + role.slice(1)
}

/** The calls and mail threads of a request, in the order they began. */
export function talksOf(of: RequestParts): Talk[] {
  const calls = of.calls.map(({ id, beganAt, transcript }) => ({
    ...{ id, beganAt, kind: 'CALL' as const, attachments: [] },
    said: transcript.map(({ role, content }) => ({ who: nameOf(role, of), role, content, at: null })),
  }))
  const threads = of.emailThreads.map(({ id, beganAt, attachments, participantEmails }) => ({
    ...{ id, beganAt, kind: 'EMAIL' as const, attachments },
    said: participantEmails.map(({ senderRole: role, body, sentAt }) => ({
      ...{ who: nameOf(role, of), role, content: body },
      at: sentAt ?? null,
    })),
  }))
  return [...calls, ...threads].sort((one, other) => Date.parse(one.beganAt) - Date.parse(other.beganAt))
}
