import { amountsIn } from '../../../../shared/amounts.ts'
import { floor, type Reading, type Want } from './intent-by-weights.ts'
import { JOB_FOR, MAKES } from './jobs.ts'
import { fromVerb, opensWish, type Part, partsOf } from './message-parts.ts'

/** A thing that is wanted, in its own words, and the ways it may be meant. */
export type Wanted = { text: string; readings: Reading[] }

type Heard = Part & { readings: Reading[]; want: Want; isSure: boolean; isOpen: boolean }

/** Small talk, and a complaint that goes on to say what is wanted: not worth an answer of its own beside a wish. */
const SMALL: ReadonlySet<Want> = new Set(['greeting', 'thanks', 'confirm', 'complaint', 'choose'])
/** What somebody else is to be told, so that what is joined on is mostly said to them. */
const TELLS: ReadonlySet<Want> = new Set(['draft_email', 'draft_document', 'edit_draft', 'cannot'])
/** Only says more of what is made. */
const DETAILS: ReadonlySet<Want> = new Set([
  'correct_form',
  'edit_draft',
  'choose',
  'confirm',
  'complaint',
  'undo_or_stop',
])

/** Everything a message wants, in order. What only says more of a wish stays with it. */
export function askedIn(text: string, read: (message: string) => Reading[]): Wanted[] {
  const whole: Wanted = { text, readings: read(text) }
  const parts = partsOf(text).map((part) => heard(part, read(part.text)))
  if (parts.length < 2) return [whole]
  // What gives a figure is never dropped as small talk.
  const wishes = parts.filter(
    ({ want, isSure, text: said }) => !(SMALL.has(want) && isSure) || amountsIn(said).size > 0,
  )
  if (!wishes.length) return [whole]
  const groups: Heard[] = []
  for (const part of wishes) {
    const last = groups.at(-1)
    if (last && goesOn(last, part)) last.to = part.to
    else if (last && isMereTalk(last) && !isMereTalk(part)) groups.splice(-1, 1, { ...part, from: last.from })
    else groups.push({ ...part })
  }
  if (groups.length === 1) return [inOne(groups[0]!, whole, wishes.length === parts.length)]
  return groups.map(({ from, to, readings }) => ({ text: text.slice(from, to), readings }))
}

function heard(part: Part, readings: Reading[]): Heard {
  const [{ want, certainty }] = readings as [Reading]
  return { ...part, readings, want, isSure: certainty >= floor(), isOpen: opensWish(part.text) }
}

/** A part that wants nothing of its own belongs to the wish before it. */
function goesOn(last: Heard, part: Heard): boolean {
  if (JOB_FOR[last.want] === JOB_FOR[part.want]) return true
  if (!part.isSure || isMereTalk(part)) return true
  if (TELLS.has(last.want) && !part.isSentence && isSaid(last, part)) return true
  return MAKES.has(last.want) && (!part.isOpen || DETAILS.has(part.want))
}

/** "Tell him to pay and send the form", "call her and ask for it"; but "make it shorter and send it" asks for two things. */
function isSaid(last: Heard, part: Heard): boolean {
  if (last.want === 'cannot')
    return (
      /^(?:ask|tell|let|say)\b/i.test(fromVerb(part.text)) || !(MAKES.has(part.want) || part.text.trim().endsWith('?'))
    )
  return (
    !MAKES.has(part.want) &&
    !(part.want === 'cannot' && /^[\p{L}-]+ (?:it|this|that|them)\b/iu.test(fromVerb(part.text)))
  )
}

/** Told beside a wish, and no wish itself: "Our client is moving.", "Here are the documents." */
const isMereTalk = ({ isOpen, isSure, want }: Heard) =>
  !isOpen && (!isSure || JOB_FOR[want] === 'question' || JOB_FOR[want] === 'overview')

/** One wish in several parts is read by whichever is surer, the whole or its first part. */
function inOne(group: Heard, whole: Wanted, isWhole: boolean): Wanted {
  const text = isWhole ? whole.text : whole.text.slice(group.from, group.to)
  const isSurer = isWhole && whole.readings[0]!.certainty > group.readings[0]!.certainty
  return { text, readings: isSurer ? whole.readings : group.readings }
}
