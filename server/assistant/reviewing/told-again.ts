import { type Conversation, callsOf, currentMessage, resultKey, userMessages } from '../conversation.ts'
import { toldOf } from './told-of.ts'

/**
 * The newest review as it now stands, where what was told of it when it was made no longer holds: users dealt with findings or noted something,
 * an earlier version was put back, or (`isShortened`) there is no room for all of it where it was told. Null for one made for the message that
 * is being answered.
 */
export function reviewToldAgain(conversation: Conversation, isShortened: boolean): object | null {
  const made = lastMade(conversation)
  const kept = made && conversation.artifacts.find(({ id }) => id === made.artifactId)
  if (kept?.body.kind !== 'review' || made?.messageId === currentMessage(conversation).id) return null
  const { id: artifactId, version, title } = kept
  const { review } = kept.body
  const isMarked = review.findings.some(({ dealt, remark }) => dealt || remark)
  if (!isMarked && !isShortened && version === made?.version) return null
  return { artifactId, version, title, ...toldOf(review, conversation) }
}

type Made = { artifactId: string; version: number; messageId: string }

/** What the last call that reviewed something gave. */
function lastMade(conversation: Conversation): Made | null {
  const { steps, results } = conversation
  const inOrder = userMessages(conversation).flatMap(({ id }) =>
    steps.filter(({ messageId }) => messageId === id).sort((a, b) => a.number - b.number),
  )
  for (const step of inOrder.toReversed())
    for (const { name, callId } of callsOf(step).toReversed()) {
      const result = name === 'REVIEW_DOCUMENTS' ? results.get(resultKey(step.runId, callId)) : undefined
      if (result && !result.refused) return { ...(result.output as Omit<Made, 'messageId'>), messageId: step.messageId }
    }
  return null
}
