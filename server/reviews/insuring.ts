import { isSilent } from '../documents/index.ts'
import type { ReviewPaper } from './types.ts'

/** Kinds that a policy's own pages may be of. */
const OF_POLICIES: readonly string[] = ['schedule', 'letter']

/** What speaks of insurance that is held or offered, or came as such though its pages be schedules. */
export const isInsuring = ({ slot, facts: { kind } }: Pick<ReviewPaper, 'slot' | 'facts'>): boolean =>
  !isSilent(kind) || kind === 'quote' || (/polic|quote|binder/i.test(slot) && OF_POLICIES.includes(kind))
