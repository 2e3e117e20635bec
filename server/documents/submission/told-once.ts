import { addDays, addYears, findDates, formatDate, type IsoDate } from '../../../shared/dates.ts'
import { isDenied } from '../../../shared/sentence.ts'
import { FEIN } from '../facts/business-codes.ts'
import { linesNamed } from '../facts/headings.ts'
import { normal } from '../facts/sheet.ts'
import { wordsOf } from '../records/words.ts'
import type { Page } from '../types.ts'
import { attributeOf, likestOfKind } from './attribute-of.ts'
import { addressesIn } from './clause-labels.ts'
import { paragraphsOf, type Sentence, sentencesOf } from './prose.ts'
import { readValue } from './read-value.ts'
import { OTHERS, type Said } from './said.ts'

const ENTITY =
  /\ban? (?:\p{Lu}\p{Ll}+ )?(?<entity>(?:nonprofit |S[- ])?corporation|limited liability company|(?:limited )?partnership|sole proprietor(?:ship)?)\b/gu
const OF_SOMEBODY = /\b(?:his|her|their|your)\b|(?<!\b(?:it|that|there|here|he|she))(?<=\p{L})['’]s\b/iu

/**
 * What a letter tells once: a number or a day of its own look, of which there is no second one that it could be taken for. Of what is said of the
 * applicant otherwise it adds nothing.
 */
export function toldOnce(page: Page, said: readonly Said[]): Said[] {
  const sentences = paragraphsOf(page.lines).flatMap(sentencesOf)
  if (!sentences.some(({ text }) => /\b(?:we|our|I|my|please)\b/i.test(text))) return []
  const told = [
    ...numberOf(sentences, page.number),
    ...entityOf(sentences, page.number),
    ...dayOfChange(page, sentences, said),
    ...whereMailGoes(sentences, page.number),
    ...quoteAsked(sentences, page.number),
  ]
  return told.filter(({ of, part }) => !said.some((one) => one.of === of && one.part === part))
}

const saidIn = ({ text, lines }: Sentence, page: number, of: Said['of'], part: string, parts: Said['parts']): Said => ({
  of,
  part,
  place: '',
  parts,
  source: { page, quote: text, boxes: lines.map(({ box }) => box) },
  isAsked: false,
})

/** The only tax number of a letter, where the words right before it call it one and name nobody. */
function numberOf(sentences: readonly Sentence[], page: number): Said[] {
  const all = sentences.flatMap((one) => [...one.text.matchAll(new RegExp(FEIN, 'g'))].map((found) => ({ one, found })))
  const [only, another] = all
  if (!only || another) return []
  const { one, found } = only
  const lead = one.text
    .slice(0, found.index)
    .split(/[,;:.]|\band\b/)
    .at(-1)!
  const words = wordsOf(lead.replace(/\b(?:is|the|our|my|a|an|its|it|with)\b/gi, ' '))
  const isIts = attributeOf(words.join(' '))?.kind === 'fein' || likestOfKind(words, 'fein') !== null
  return isIts && !OF_SOMEBODY.test(lead) && !OTHERS.test(lead)
    ? [saidIn(one, page, 'applicant', 'fein', { '': found[0] })]
    : []
}

/** What the applicant is, where a letter calls nobody something else. */
function entityOf(sentences: readonly Sentence[], page: number): Said[] {
  const all = sentences.flatMap((one) =>
    [...one.text.matchAll(ENTITY)].map(({ groups }) => ({ one, entity: groups!.entity! })),
  )
  const [first] = all
  const isOne = first && all.every(({ entity }) => entity === first.entity)
  return isOne && !OTHERS.test(first.one.text) && !OF_SOMEBODY.test(first.one.text)
    ? [saidIn(first.one, page, 'applicant', 'entity', { '': first.entity })]
    : []
}

/** Lines at the head of a letter among which its own day stands. */
const HEAD = 14
/** How long before it begins insurance is asked for, at the most. */
const MOST_DAYS = 300

/** The only day to come that a letter speaks of together with insurance. A term that runs is left aside with its end. */
export function dayOfChange({ lines, number }: Page, sentences: readonly Sentence[], said: readonly Said[]): Said[] {
  const [written] = lines.slice(0, HEAD).flatMap(({ text }) => findDates(text))
  if (!written) return []
  const all = sentences.flatMap((one) => {
    const days = findDates(one.text)
    return days.filter((day) => day.date > written.date && !isEnd(day.date, days)).map((day) => ({ one, day }))
  })
  const days = new Set(all.map(({ day }) => day.date))
  const [date] = days
  if (!date || days.size > 1 || date > addDays(written.date, MOST_DAYS)) return []
  const asked = said.flatMap(({ of, part, parts }) =>
    of === 'request' && part === 'lines' ? linesNamed(normal(parts['']!)) : [],
  )
  const whole = asked.length ? asked : linesNamed(normal(lines.map(({ text }) => text).join(' ')))
  const telling = all.find(({ one, day }) => isOfInsurance(one.text, day.from, whole))
  return telling ? [saidIn(telling.one, number, 'request', 'effective', { '': formatDate(date) })] : []
}

/** Whether a day is the end of a term whose beginning is told with it. */
const isEnd = (day: IsoDate, days: ReturnType<typeof findDates>) => days.some(({ date }) => addYears(date, 1) === day)

/** Whether a sentence speaks of insurance as a whole, or of all lines that are asked for; 'by' a day something else may be done. */
function isOfInsurance(text: string, at: number, lines: readonly string[]): boolean {
  const named = linesNamed(normal(text))
  const isDeadline = /\b(?:by|before|until) $/i.test(text.slice(0, at)) && !/,? when\b/i.test(text.slice(at))
  const isOfAll = !named.length || /\bquote\b/i.test(text) || lines.every((line) => named.some((one) => one === line))
  return isOfAll && !isDeadline && /\b(?:polic(?:y|ies)|insurance|coverages?|quote)\b/i.test(text)
}

/** Who asks for a quote asks for no change of a policy, and for no policy yet. */
function quoteAsked(sentences: readonly Sentence[], page: number): Said[] {
  const asking = sentences.find(
    ({ text }) =>
      /\bquote\b/i.test(text) && /\b(?:we|I|us|our|my|please)\b/i.test(text) && !isDenied(text) && !OTHERS.test(text),
  )
  return asking ? [saidIn(asking, page, 'request', 'transaction', { '': 'Quote' })] : []
}

/** Characters of a sentence, beyond which its words are no sentence; also what its patterns are bounded by. */
const LONGEST = 600

/** What says that mail goes where something else is told to be, too. */
const THERE = /\bmail\b[^.;]*\b(?:there|as well|too)\b|\b(?:where|that is)\b[^.;]*\balso\b[^.;]*\bmail\b/i

/** A sentence that says so of the address in the one before. */
const SAME = /^[^,.;]*\bmail\b[^,.;]*\bsame (?:address|place)\b/i

/** A question of where mail goes, as applicants are asked. */
const MAIL_ASKED = /(?<!\be-)\bmail\b[^?]*\?$/i

/** Where mail goes: to the address that answers the question, to the address right behind it, or to the only one of its sentence, which is then where the applicant is as well. */
function whereMailGoes(sentences: readonly Sentence[], page: number): Said[] {
  return sentences.flatMap((one, at): Said[] => {
    const answer = sentences[at + 1]
    const asked = answer && MAIL_ASKED.test(one.text) && !OTHERS.test(one.text)
    const answered =
      asked &&
      readValue(
        'address',
        answer.lines.map(({ text }) => text),
      )
    if (answered) return [saidIn(answer, page, 'applicant', 'address', answered)]
    const [only, another] = addressesIn(one.text)
    if (!only || another || one.text.length > LONGEST) return []
    const parts = readValue('address', [one.text.slice(only.from, only.to)])
    const lead = one.text
      .slice(0, only.from)
      .split(/[,;:.]|\band\b/)
      .at(-1)!
    const next = sentences[at + 1]
    const rest = one.text.slice(only.to)
    if (!parts || OF_SOMEBODY.test(lead)) return []
    if (/\bmail\b/i.test(lead)) return [saidIn(one, page, 'applicant', 'address', parts)]
    if (next && SAME.test(next.text) && !OF_SOMEBODY.test(next.text) && !OF_SOMEBODY.test(one.text))
      return atOnce(one, page, parts)
    return THERE.test(rest) && !OF_SOMEBODY.test(rest) ? atOnce(one, page, parts) : []
  })
}

/** An address of mail and of the premises, with what the same sentence says of these. */
const atOnce = (one: Sentence, page: number, parts: Said['parts']): Said[] => [
  saidIn(one, page, 'applicant', 'address', parts),
  saidIn(one, page, 'premises', 'address', parts),
  ...whereItLies(one, page),
]

/** The county and the side of the city limits that a sentence of one place tells. */
function whereItLies(one: Sentence, page: number): Said[] {
  const county = /\b(?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) County\b/u.exec(one.text)?.groups?.name
  const side = /\b(?<side>inside|within|outside) (?:of )?(?:the )?city\b/i.exec(one.text)?.groups?.side
  return [
    ...(county ? [saidIn(one, page, 'premises', 'county', { '': county })] : []),
    ...(side ? [saidIn(one, page, 'premises', 'city_limits', { '': /^out/i.test(side) ? 'outside' : 'inside' })] : []),
  ]
}

/** Words that point to the address at the head of a letter. */
const ABOVE = /\b(?:at|is) (?:the|our) (?:address above|above address)\b|\baddress is the one above\b/i
const NOBODY = /\b(?:no|not|nobody|nothing|none|never)\b|n['’]t\b/i

/** Whether something of ours is there: of what is not, it says nothing. */
const isAt = (text: string) => ABOVE.test(text) && !NOBODY.test(text.slice(0, text.search(ABOVE)))

/** The address at the head of a letter, where its sentences say that they are there, and tell no other. */
export function placeAbove(page: Page, said: readonly Said[]): Said[] {
  const head = said.find(({ of, part }) => of === 'applicant' && part === 'address')
  const sentences = paragraphsOf(page.lines).flatMap(sentencesOf)
  const at = sentences.findIndex(({ text }) => isAt(text) && !OF_SOMEBODY.test(text))
  const isTold = said.some(({ of, part }) => of === 'premises' && (part === 'address' || part === 'county'))
  const first = sentences[at]
  if (!head || !first || isTold) return []
  const next = sentences[at + 1]
  const lies = [first, ...(next && /^it\b/i.test(next.text) ? [next] : [])].flatMap((one) =>
    whereItLies(one, page.number),
  )
  return [
    { ...head, of: 'premises' },
    ...lies.filter(({ part }, index) => lies.findIndex((one) => one.part === part) === index),
  ]
}
