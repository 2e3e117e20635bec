import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn, monthOf } from '../../../shared/dates.ts'
import { answerIn, limitConcept, normal } from '../../documents/index.ts'
import { APPLICATIONS_ASK } from '../../forms/acord/applications-ask.ts'
import { SPEAKS_OF_OTHERS } from '../../forms/proposing/application/answers-told.ts'
import type { FormField, FormShape } from '../../forms/types.ts'
import type { Quoted } from './quoted.ts'
import { isOfCode, isOfPart, otherPart, valuesIn, withoutSpans, wordsAt } from './spoken.ts'
import { holdsWords, squeeze } from './words.ts'

type Check = (field: FormField, value: string, quoted: Quoted, form: FormShape) => string | null

/**
 * Why quoted words cannot support a value of this element; null when they can. They must hold the value, and be about this element and no
 * other. An element for which the form defines no words takes no tick, code, amount or date.
 */
export function whyUnsupported(form: FormShape, field: FormField, value: string, quoted: Quoted): string | null {
  return CHECKS[field.type](field, value, quoted, form)
}

const CHECKS: Record<FormField['type'], Check> = {
  AMOUNT: (field, value, quoted, form) => {
    const isAlone = /^\$?\s?[\d,]+(?:\.\d+)?\s?(?:million|thousand|mm|mil|m|k)?$/i.test(value)
    const holds = isAlone ? isPartOf(amountsIn(value), amountsIn(quoted.words)) : holdsWords(quoted.words, value)
    return holds ? whyAnother(field, value, quoted, form) : notHeld(value)
  },
  DATE: (field, value, quoted, form) =>
    isPartOf(datesIn(value), datesIn(withDatesWhole(quoted.words)))
      ? whyAnother(field, value, quoted, form)
      : notHeld(value),
  TICK: (field, _value, quoted, form) => {
    if (field.describedBy || field.tickedWith) return null
    if (!speaks(field, quoted.words) || DENIED.test(quoted.words)) return notSpokenOf(field)
    return whyOtherPart(field, quoted.words, form)
  },
  CODE: (field, value, quoted, form) => {
    if (field.stands) return null
    if (field.question) return answersIt(field, value, quoted) ? null : notAnswered(field)
    const isPrinted = holdsWords(quoted.words, value)
    const isSpokenOf = speaks(field, quoted.words)
    const isMeant = isSpokenOf && value === 'Y' && !DENIED.test(quoted.words)
    if (!isMeant && !isPrinted) return notHeld(value)
    // On a certificate the code stands in the row of its line, or alone in its box.
    const isInPlace =
      isSpokenOf || isOfPart(form, field.section, quoted.words) || squeeze(quoted.words) === squeeze(value)
    return isInPlace ? whyOtherPart(field, quoted.words, form) : notSpokenOf(field)
  },
  TEXT: (field, value, quoted, form) =>
    [value, field.alsoPrinted?.[value] ?? value].some((text) => holdsWords(quoted.words, text, field.unbroken))
      ? whyOtherParty(field, value, quoted, form)
      : notHeld(value),
  MULTILINE: (_field, value, quoted) => (holdsWords(quoted.words, value) ? null : notHeld(value)),
  CHOICE: (field, value, quoted, form) => whyNotChosen(field, [value], quoted, form),
  CHOICES: (field, value, quoted, form) => whyNotChosen(field, value.split('\n'), quoted, form),
}

function whyNotChosen(field: FormField, values: string[], { words }: Quoted, form: FormShape): string | null {
  const missing = values.find((value) => !holdsWords(words, value))
  if (missing !== undefined) return notHeld(missing)
  return speaks(field, words) ? whyOtherPart(field, words, form) : notSpokenOf(field)
}

/** 'December … 15, 2024': a date in words that wraps from one quoted line to the next is whole. */
const withDatesWhole = (words: string) =>
  words.replace(/(\p{L}+)\.?((?: \d{1,2},?)?) … (?=\d)/gu, (parted, word: string, day: string) =>
    monthOf(word) === null ? parted : `${word}${day} `,
  )

/** "Any auto: No", "not covered", "excluded". */
const DENIED =
  /[:…]\s*(?:no|none|n\/a)\s*\.?$|\bnot (?:covered|included|applicable|provided)\b|\bexcluded\b|\bno coverage\b/i

/** How a question is answered right behind its words: "Foreign operations: no", "Any bankruptcy? Yes". */
const ANSWER = /[:?…]\s*(y(?:es)?|no?|none)\b/gi

/** Whether words are the only answer to the question of an element, in the clause that asks it, or what stands in its box. */
function answersIt(field: FormField, value: string, { words, by }: Quoted): boolean {
  const [answer, another] = words.matchAll(ANSWER)
  // The user answers what was asked with a letter; on a page it stands in any box.
  if (!answer || another) return by === 'user' && squeeze(words) === squeeze(value)
  const asked = words
    .slice(0, answer.index)
    .split(/[.;](?=\s)/)
    .at(-1)!
  if (SPEAKS_OF_OTHERS.test(asked)) return false
  const says = answerIn(words.slice(answer.index + 1)).answer
  if (says !== 'yes' && says !== 'no') return false
  const form = APPLICATIONS_ASK.formOf(field.name)
  const likest = form ? APPLICATIONS_ASK.of(form, `${asked}?`) : null
  // What asks for another element of the form is answered for that one alone.
  if (likest) return likest.name === field.name && value === likest.meaning(says)
  const isAsked = form !== undefined && by === 'document' && words[answer.index] === '?'
  return !isAsked && speaks(field, asked) && value === (says === 'yes' ? 'Y' : 'N')
}

const notHeld = (value: string) => `The quoted words do not hold “${value}”.`
const notAnswered = ({ label }: FormField) =>
  `The quoted words are no answer to “${label}”. Quote the question with its answer.`
const notSpokenOf = ({ label }: FormField) =>
  `The quoted words do not mention “${label}”. Quote the words that name it.`

/** A label may wrap around its amount ('Bodily injury / $500,000 … Property damage'), so it is also read without what parts it. */
function speaks({ speaksOf, limit }: FormField, words: string): boolean {
  const label = words.replace(PARTING, ' ').replace(/\s+/g, ' ')
  const named = speaksOf !== undefined && (speaksOf.test(words) || speaksOf.test(label))
  return named || (limit !== undefined && limitConcept(normal(label).trim()) === limit)
}

const PARTING = /\$?\s?\d[\d,]*(?:\.\d+)?|…/g

/** Whether the words that say what a value is name another element than this one, or none. */
function whyAnother(field: FormField, value: string, quoted: Quoted, form: FormShape): string | null {
  if (field.describedBy) return null
  if (!field.speaksOf) return notSpokenOf(field)
  const elsewhere = whyOtherPart(field, quoted.words, form) ?? whyOtherPage(field, quoted, form)
  if (elsewhere) return elsewhere
  const { by } = quoted
  const words = rowOf(field, value, quoted)
  const kin = form.fields.filter(({ type, speaksOf }) => type === field.type && speaksOf)
  const isNamed = (said: string) => kin.some((one) => speaks(one, said))
  const { beside, touching } = wordsAt(words, value, field.type)
  // The words of a date's label may be left out with an ellipsis: those that stand right before it count.
  const nearest = field.type === 'DATE' ? touching : beside
  const said = isNamed(nearest) || field.mustNotSpeakOf?.test(nearest) ? nearest : words
  if (field.type === 'AMOUNT' && field.mustNotSpeakOf?.test(said)) return notSpokenOf(field)
  if (speaks(field, said)) return null
  if (field.mustNotSpeakOf?.test(said)) return notSpokenOf(field)
  if (said === nearest) return notSpokenOf(field)
  // Nothing near the value says what it is: the row it stands in may, and the user need not.
  if (field.isStrict) return notSpokenOf(field)
  if (field.type === 'DATE' || by === 'user' || isOfPart(form, field.section, words)) return null
  return notSpokenOf(field)
}

/** The row of a quote of several values in which this one stands with words beside it; the whole quote where there is no such row. */
function rowOf(field: FormField, value: string, { words, rows = [] }: Quoted): string {
  const told = valuesIn(words, value, field.type).all.filter((span) => !isOfCode(words, span))
  if (told.length < 2) return words
  const named = rows.filter((row) => {
    const { all, wanted } = valuesIn(row, value, field.type)
    return wanted.length > 0 && /\p{L}{3}/u.test(withoutSpans(row, all))
  })
  return named.find((row) => speaks(field, row)) ?? named[0] ?? words
}

/**
 * Words that name no line of insurance are of the one their page speaks of: where that names another line alone, and nothing of this
 * one was read from it, they are not of this one.
 */
function whyOtherPage(field: FormField, { words, page }: Quoted, form: FormShape): string | null {
  const line = form.lines[field.section]
  if (!page || !line || page.lines.has(line) || isOfPart(form, field.section, words)) return null
  return whyOtherPart(field, page.text, form)
}

/** Words about another line of insurance or another party support nothing in this section. */
export function whyOtherPart(field: FormField, words: string, form: FormShape): string | null {
  const other = otherPart(form, field.section, words)
  return other ? `The quoted words are about ${other.toLowerCase()}, not about ${field.section.toLowerCase()}.` : null
}

function whyOtherParty(field: FormField, value: string, { words }: Quoted, form: FormShape): string | null {
  const { touching } = wordsAt(words, value, field.type)
  return whyOtherPart(field, touching, form)
}

function isPartOf<T>(wanted: Set<T>, named: Set<T>) {
  return wanted.size > 0 && [...wanted].every((one) => named.has(one))
}
