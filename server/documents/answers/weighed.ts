import { type Known, knownOf } from '../graph/match.ts'
import { type Meaning, meaningPrinted } from '../search/meanings.ts'
import { termsOf } from '../search/stem.ts'
import type { Candidate } from './candidates.ts'

/** A part of a candidate that says what it is of. */
export type Part = 'attribute' | 'entity' | 'section' | 'value'

/** A candidate as questions are held against it: the stems of what names it, those of them that tell something, and what its words mean. */
export type Weighed = Known & {
  statement: Candidate
  telling: Record<Part, string[]>
  means: { label: Meaning; labelled: Meaning; row: Meaning; section: Meaning; sentence: Meaning; lead: Meaning }
}

const NOTHING: Meaning = new Map()
const meaningOf = (words: string): Meaning => (words ? meaningPrinted(words) : NOTHING)

export function weighedOf(candidate: Candidate): Weighed {
  const known = knownOf(candidate)
  const { kind, attribute, entity, section, value, lead } = candidate
  const telling = (stems: string[]) => (stems.length ? termsOf(stems.join(' ')) : [])
  const isSentence = kind === 'sentence'
  return {
    ...known,
    statement: candidate,
    telling: {
      attribute: telling(known.stems.attribute),
      entity: telling(known.stems.entity),
      section: telling(known.stems.section),
      value: telling(known.stems.value),
    },
    means: {
      label: meaningOf(attribute),
      labelled: isSentence ? NOTHING : meaningOf(`${section} ${attribute}`.trim()),
      row: meaningOf(entity),
      section: meaningOf(section),
      sentence: isSentence ? meaningOf(value) : NOTHING,
      lead: isSentence ? meaningOf(lead) : NOTHING,
    },
  }
}
