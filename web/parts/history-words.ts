import { type FieldChange, HISTORY_KINDS, type HistoryActor, type HistoryKind } from '../../shared/history.ts'
import { labelOf } from '../../shared/labeled.ts'

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

/** Who did it; null for what the house does by itself, which its sentence tells without anybody. */
export function doerOf({ actor, agencyUser }: Pick<HistoryEventParts, 'actor' | 'agencyUser'>): string | null {
  if (actor === 'HOUSE') return null
  const name = agencyUser?.name ?? 'A former user'
  return actor === 'CARA' ? `Cara, for ${name},` : name
}

/** What was done, without who did it: "changed the policy"; one change is told by its field: "changed premium". */
export function deedOf({ kind, actor, changes }: Pick<HistoryEventParts, 'kind' | 'actor' | 'changes'>): string {
  const only = changes.length === 1 && kind.endsWith('_CHANGED') ? changes[0] : undefined
  const deed = only ? `changed ${inSentence(only.label)}` : labelOf(HISTORY_KINDS, kind)
  return actor === 'HOUSE' ? deed.charAt(0).toUpperCase() + deed.slice(1) : deed
}

/** A label in the middle of a sentence: "Premium" is "premium", "ZIP code" stays. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** Events under the month they happened in, in the order they come. */
export function byMonth<Event extends { at: string }>(events: readonly Event[]): { month: string; events: Event[] }[] {
  const months: { month: string; events: Event[] }[] = []
  for (const event of events) {
    const month = MONTH.format(new Date(event.at))
    const last = months.at(-1)
    if (last?.month === month) last.events.push(event)
    else months.push({ month, events: [event] })
  }
  return months
}
