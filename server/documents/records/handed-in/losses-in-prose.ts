import { findAmounts, formatAmount } from '../../../../shared/amounts.ts'
import { findDates, formatDate, type IsoDate } from '../../../../shared/dates.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { lineSaid } from '../../facts/headings.ts'
import { LEGAL_FORM_IN_ANY_CASE } from '../../facts/legal-forms.ts'
import { paragraphsOf, type Sentence, sentencesOf } from '../../submission/prose.ts'
import type { Page } from '../../types.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { amountPaid } from './policy-words.ts'

/** That somebody who writes had losses, or that there were some: the head of a paragraph that tells them. */
const OURS =
  /\b(?:(?:we|I|the (?:insured|applicant|client))(?:['’]ve)? (?:have |has )?(?:had|reviewed|report(?:ed)?)|there (?:was|were|has been|have been)|our)\b[^.]*\b(?:claims?|loss(?:es)?|one)\b/i
/** Losses are spoken of at all. */
const LOSSES = /\b(?:claims?|loss(?:es)?)\b/i
/** Somebody else's loss, or one that never was. */
const NOT_OURS =
  /\b(?:his|her|their|neighbou?rs?|next door|never|if|would)\b|\b(?:my|our) \p{L}+(?:['’]s \p{L}+)? (?:had|suffered)\b|\b(?:not|no|nothing)\b[^.]*\b(?:ours?|us|client)\b/iu
const COMPANY = new RegExp(`\\b${LEGAL_FORM_IN_ANY_CASE}(?!\\p{L})`, 'u')
/** What goes on with the loss before it. */
const GOES_ON = /^(?:it|the (?:claim|file|case))\b/i
const REPORTED = /\breported (?:it |this |that )?on $/i

/** The losses that paragraphs of a letter tell: day, line, what was paid and is reserved, and whether it is open. */
export const lossesInProse = ({ lines, number }: Page): PaperRecord[] =>
  paragraphsOf(lines)
    .map(sentencesOf)
    .flatMap((sentences) => lossesTold(sentences, number))

function lossesTold(sentences: readonly Sentence[], page: number): PaperRecord[] {
  const at = sentences.findIndex(
    ({ text }) => OURS.test(text) && LOSSES.test(sentences.map((one) => one.text).join(' ')),
  )
  if (at < 0) return []
  const found = sentences.slice(at).flatMap((sentence, index) => {
    const next = sentences[at + index + 1]
    const isPaid = amountPaid(sentence.text) !== null
    const goesOn = next && isOfOneDay(next.text) && (!isPaid || GOES_ON.test(next.text))
    return lossIn(goesOn ? [sentence, next] : [sentence], page)
  })
  // Of one loss that there was, a second one is none.
  const isOne = /\bone (?:claim|loss)\b|\bthere was one\b/i.test(sentences[at]!.text)
  return isOne && found.length > 1 ? [] : found
}

function lossIn(sentences: readonly Sentence[], page: number): PaperRecord[] {
  const text = sentences.map((one) => one.text).join(' ')
  const days = daysIn(text)
  const paid = amountPaid(text)
  if (!days || paid === null || NOT_OURS.test(text) || COMPANY.test(text)) return []
  const source = {
    page,
    quote: text,
    boxes: [...new Set(sentences.flatMap(({ lines }) => lines))].map(({ box }) => box),
  }
  const told: [string, string | null][] = [
    ['date_of_loss', formatDate(days.loss)],
    ['date_reported', days.reported && formatDate(days.reported)],
    ['line', lineIn(text)],
    ['paid', formatAmount(paid)],
    ['reserved', reservedIn(text)],
    ['claim_status', statusIn(text)],
  ]
  const fields: Record<string, RecordField> = {}
  for (const [name, value] of told) if (value) fields[name] = { value, source }
  return [{ type: 'loss', page, fields }]
}

const isReported = (text: string, { from }: ReturnType<typeof findDates>[number]) => REPORTED.test(text.slice(0, from))

/** Whether a sentence tells no other day or year than when something was reported. */
const isOfOneDay = (text: string) => {
  const days = findDates(text)
  return days.length ? days.every((day) => isReported(text, day)) : !/\b(?:19|20)\d\d\b/.test(text)
}

/** The only day on which something happened, and on which it was reported. */
function daysIn(text: string): { loss: IsoDate; reported: IsoDate | null } | null {
  const days = findDates(text)
  const [loss, another] = days.filter((one) => !isReported(text, one))
  const reported = days.find((one) => isReported(text, one))
  return loss && !another && /\b(?:on|of) $/i.test(text.slice(0, loss.from))
    ? { loss: loss.date, reported: reported?.date ?? null }
    : null
}

/** The line whose policy or insurer paid. */
function lineIn(text: string): string | null {
  const said = [...text.matchAll(/\b(?:under|on|by|for which) the (?<one>[a-z ]{4,24}?) (?:policy|carrier|insurer)\b|\bthe (?<two>[a-z]{4,12}) (?:carrier|insurer) (?:has )?paid\b/gi)] // biome-ignore format: a pattern
  const lines = said.flatMap(({ groups }) => groups!.one ?? groups!.two ?? []).filter((words) => lineSaid(words))
  return new Set(lines).size === 1 ? lines[0]! : null
}

/** The only amount that is held in reserve. */
function reservedIn(text: string): string | null {
  const [only, another] = text.matchAll(
    /\breserves? of \$[\d,]*\d|\breserved? \$[\d,]*\d|\$[\d,]*\d (?:is |are )?(?:still )?(?:in reserve|reserved)\b/gi,
  )
  const [amount] = only && !another ? findAmounts(only[0]) : []
  return amount ? formatAmount(amount.amount) : null
}

/** Whether a claim is open, where nothing denies it. */
function statusIn(text: string): string | null {
  const clauses = text.split(/[,;.]\s+|\s+and\s+/).filter((clause) => /\b(?:open|closed)\b/i.test(clause))
  const said = new Set(clauses.flatMap((clause) => clause.toLowerCase().match(/\b(?:open|closed)\b/g) ?? []))
  const isClear =
    said.size === 1 &&
    !clauses.some((clause) => isDenied(clause) || /\b(?:re-?open|should|will|may|hope)/i.test(clause))
  return isClear ? [...said][0]! : null
}
