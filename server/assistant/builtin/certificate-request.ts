import { asksIn } from '../../forms/acord-25/claims.ts'
import { holdersIn } from './holder.ts'
import type { Asked, Job } from './understanding/jobs.ts'
import { fromVerb, opensWish } from './understanding/message-parts.ts'
import { classOf } from './understanding/word-classes.ts'
import { unreadProject } from './wishes/project.ts'

/**
 * What a message asks for that wants a certificate, however it puts it: it names somebody with a whole address, and speaks of a certificate
 * or of what is stated on one; or it says more of the form there is. A question about what is there asks for none. Null where it wants no
 * certificate.
 */
export function asCertificate(
  text: string,
  asks: Asked[],
  { hasForm, hasDraft }: { hasForm: boolean; hasDraft: boolean },
): Asked[] | null {
  if (hasDraft || (OF_WHAT_IS.test(text) && !IS_REQUEST.test(text)) || asks.some(isLetterAsked)) return null
  const job = hasForm ? 'correct' : 'fill'
  const { holders, unsure } = holdersIn(text)
  const named = [...holders, ...unsure].filter(({ name, line1, zip }) => name && line1 && zip)
  if (named.length && speaksOfForm(text)) {
    const isHeard = ({ job: heard, text: own }: Asked) =>
      (heard === 'fill' || heard === 'correct') && named.some(({ quote }) => own.includes(quote))
    // Where a part of the message is heard as that already, others that ask for something are asks of their own.
    if (asks.some(isHeard)) return asks.filter((ask) => isHeard(ask) || (opensWish(ask.text) && !ASIDE.has(ask.job)))
    return [{ job, text }]
  }
  const isOfWork = (ask: Asked) => ask.job === 'unable' && unreadProject(ask.text) !== null
  return hasForm && asks.some(isOfWork) && asks.every((ask) => ask.job === 'correct' || isOfWork(ask))
    ? [{ job, text }]
    : null
}

export const isLetter = ({ job }: Asked) => job === 'email' || job === 'document'

/** A letter that is surely asked for: a request for a certificate is often shaped like one. */
const isLetterAsked = (ask: Asked) => {
  const [verb = ''] = /[\p{L}'’-]+/u.exec(fromVerb(ask.text)) ?? []
  return isLetter(ask) && OF_LETTERS.has(classOf(verb.toLowerCase()))
}
const OF_LETTERS: ReadonlySet<string | undefined> = new Set(['write', 'mail'])

/** What is said beside a request, and asks for nothing. */
const ASIDE: ReadonlySet<Job> = new Set<Job>(['help', 'thanks', 'confirm', 'undo', 'nothingMade'])

const speaksOfForm = (text: string) =>
  asksIn(text).length > 0 || (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).some((word) => classOf(word) === 'form')

/** "Any problem with the dates on this cert" asks for what is there, and for no form to be filled. */
export const OF_WHAT_IS =
  /^\s*(?:so |and |but )?(?:any (?!chance)|is (?!it possible)|are |was |were |does |did |do (?:they|we|these|those) |has |which |who |when |where |why )/i

/** "Would you arrange for …?" asks for something to be done. */
export const IS_REQUEST = /\b(?:can|could|would|will) (?:you|u|we|somebody|someone)\b|\bwho (?:can|could)\b/i
