import { type FieldChange, HISTORY_KINDS, type HistoryActor, type HistoryKind } from '../../shared/history.ts'
import { labelOf } from '../../shared/labeled.ts'
import { monthOf } from '../lib/time.ts'

/** An event as the lists of it are asked for. */
export type HistoryEventParts = {
  id: string
  kind: HistoryKind
  actor: HistoryActor
  agencyUser?: { name: string } | null
  at: string
  reason?: string | null
  changes: readonly Pick<FieldChange, 'field' | 'label' | 'was' | 'is'>[]
  about: readonly { name: string; value: string }[]
  policyId?: string | null
  certificateId?: string | null
  place?: { cursor: string } | null
}

type Told = Pick<HistoryEventParts, 'kind' | 'changes'>

/** Events without an actor, which are sentences of their own: "The cancellation took effect". */
const OF_ITSELF: readonly HistoryKind[] = ['POLICY_BEGAN', 'POLICY_EXPIRED', 'POLICY_CANCELED']

/** Who did it; null for an event without an actor. */
export function doerOf({
  kind,
  actor,
  agencyUser,
}: Pick<HistoryEventParts, 'kind' | 'actor' | 'agencyUser'>): string | null {
  if (OF_ITSELF.includes(kind)) return null
  if (actor === 'HOUSE') return 'Cara'
  if (actor === 'OPERATOR') return 'Whoever runs this Cara'
  const name = agencyUser?.name ?? 'A former user'
  return actor === 'CARA' ? `Cara, for ${name},` : name
}

/** The single change that is named by its field: "changed premium". */
const changedField = ({ kind, changes }: Told) =>
  changes.length === 1 && kind.endsWith('_CHANGED') ? changes[0] : undefined

/** The act, without who did it: "changed the policy"; one change is told by its field: "changed premium", "cleared e-mail". */
export function deedOf({ kind, changes }: Told): string {
  const only = changedField({ kind, changes })
  const deed = only ? `${verbOf(only)} ${inSentence(only.label)}` : labelOf(HISTORY_KINDS, kind)
  return OF_ITSELF.includes(kind) ? deed.charAt(0).toUpperCase() + deed.slice(1) : deed
}

type Change = Told['changes'][number]

const verbOf = ({ was, is }: Change) => (was && is ? 'changed' : is ? 'set' : 'cleared')

/** The words before the values of a change: "from A to B", "to B", "was A". */
const leadOf = ({ was, is }: Change) => (was && is ? 'from' : is ? 'to' : 'was')

/**
 * The words between the act and its single change: "changed premium from …", "set e-mail to …", "cleared e-mail, was …", "reinstated the
 * policy, from …", "renewed the policy, premium from …".
 */
export function leadToChange({ kind, changes }: Told): string {
  const only = changes[0]
  if (!only) return ''
  const lead = leadOf(only)
  if (changedField({ kind, changes })) return lead === 'was' ? ', was' : ` ${lead}`
  return only.field !== 'state' ? `, ${inSentence(only.label)} ${lead}` : `, ${lead}`
}

/** A label in the middle of a sentence: "Premium" is "premium", "ZIP code" stays. */
const inSentence = (label: string) =>
  /^\p{Lu}-?\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Events under the month they happened in by a clock, in the order they come. */
export function byMonth<Event extends { at: string }>(
  timeZone: string,
  events: readonly Event[],
): { month: string; events: Event[] }[] {
  const months: { month: string; events: Event[] }[] = []
  for (const event of events) {
    const month = monthOf(timeZone, event.at)
    const last = months.at(-1)
    if (last?.month === month) last.events.push(event)
    else months.push({ month, events: [event] })
  }
  return months
}
