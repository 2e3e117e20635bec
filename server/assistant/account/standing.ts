import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_STATES, type PolicyState } from '../../../shared/states.ts'
import { type HeldRecord, textAt, valueOf } from '../../domains/on-file/types.ts'

/** The answer to a yes-or-no question about a policy's status; null if its record does not decide it. */
export type Verdict = 'Yes' | 'No' | 'Not yet' | 'Yes, and taken back' | null

/** A question about the status of policies: the remaining words that choose which, and a record's answer. */
export type StandingQuestion = {
  id: StandingId
  /** The words that ask it. */
  said: string
  rest: string
  /** Asked of what was, not of what is. */
  isPast: boolean
  /** What was is asked of every policy, what is of those in force first. */
  isOfAll: boolean
  paths: string[]
  verdictOn: (policy: HeldRecord) => Verdict
}

const CANCELED = 'cancellation.effectiveAt'
const TAKEN_BACK = 'cancellation.reinstatement'

const isIn = (policy: HeldRecord, state: PolicyState) => textAt(policy, 'state') === labelOf(POLICY_STATES, state)
const yes = (isSo: boolean): Verdict => (isSo ? 'Yes' : 'No')

/** What is asked about a policy. `ending`: whether there is a cancellation, of which no day may have come. */
export type StandingId = 'reinstated' | 'ending' | 'cancelled' | 'renewed' | 'lapsed' | 'expired' | 'in force'

type Standing = {
  id: StandingId
  words: RegExp
  paths: string[]
  isOfAll?: boolean
  verdictOn: (policy: HeldRecord, isPast: boolean) => Verdict
}

/** The statuses a question can ask about; the first one named counts. */
const STANDINGS: Standing[] = [
  {
    id: 'reinstated',
    words: /\breinstate(?:d|ment)?\b/i,
    paths: ['state', CANCELED, TAKEN_BACK],
    verdictOn: (policy) => yes(valueOf(policy, TAKEN_BACK) !== null),
  },
  {
    id: 'ending',
    words:
      /\b(?:pending |open |notice of )?cancell?ations?(?: pending)?\b|\b(?:being|(?:going|set) to be) cancell?ed\b/i,
    paths: ['state', CANCELED, TAKEN_BACK],
    verdictOn: (policy, isPast) =>
      isPast && valueOf(policy, TAKEN_BACK) ? 'Yes, and taken back' : yes(valueOf(policy, CANCELED) !== null),
  },
  {
    id: 'cancelled',
    words: /\bcancel(?:l?ed)?\b/i,
    paths: ['state', CANCELED, TAKEN_BACK],
    verdictOn: (policy, isPast) => {
      if (isIn(policy, 'CANCELED')) return 'Yes'
      if (valueOf(policy, CANCELED)) return 'Not yet'
      return isPast && valueOf(policy, TAKEN_BACK) ? 'Yes, and taken back' : 'No'
    },
  },
  {
    id: 'renewed',
    words: /\brenewed\b/i,
    paths: ['state', 'nextId', 'expiresAt'],
    isOfAll: true,
    verdictOn: (policy) => yes(valueOf(policy, 'nextId') !== null),
  },
  {
    id: 'lapsed',
    words: /\blapsed?\b/i,
    paths: ['state', 'expiresAt', CANCELED, TAKEN_BACK],
    // A cancellation taken back may have left a lapse: its record is told, and nothing is decided.
    verdictOn: (policy) => (valueOf(policy, TAKEN_BACK) ? null : yes(isIn(policy, 'EXPIRED'))),
  },
  {
    id: 'expired',
    words: /\b(?:expired|run out)\b/i,
    paths: ['state', 'expiresAt', CANCELED],
    verdictOn: (policy) => yes(isIn(policy, 'EXPIRED')),
  },
  {
    id: 'in force',
    words: /\b(?:in[- ]?force|in effect|active)\b/i,
    paths: ['state', CANCELED, 'inforceAt', 'expiresAt'],
    verdictOn: (policy) => yes(policy.isCurrent),
  },
]

/** A yes or no is asked by its first word; what begins otherwise asks for something that a record tells. */
const YES_OR_NO = /^\W*(?:(?:and|so|but|ok|hey|hi)\W+)?(is|are|was|were|has|have|had|did|does|do)\b/i
const DENIED = /\b(?:not|no longer|never|or)\b/i

/** Whether a question begins as one of how something stands or stood, and neither denies it nor offers a choice. */
export const asksWhether = (question: string): boolean => YES_OR_NO.test(question) && !DENIED.test(question)

/** Words of time that say nothing more than the verb does. */
const ALREADY = /\b(?:ever|still|yet|already|currently|now)\b/gi

/** A question in full words whether policies stand in a way; null for another. One that denies, or offers a choice, has no plain yes. */
export function standingAsked(question: string): StandingQuestion | null {
  const verb = YES_OR_NO.exec(question)?.[1]?.toLowerCase()
  const asked = verb && asksWhether(question) ? STANDINGS.find(({ words }) => words.test(question)) : undefined
  if (!asked) return null
  const isPast = verb !== 'is' && verb !== 'are'
  const { id, words, paths, isOfAll = false, verdictOn } = asked
  return {
    ...{ id, isPast },
    said: words.exec(question)![0].toLowerCase(),
    rest: question.replace(words, ' ').replace(ALREADY, ' '),
    ...{ isOfAll, paths },
    verdictOn: (policy) => (isIn(policy, 'UNKNOWN') ? null : verdictOn(policy, isPast)),
  }
}
