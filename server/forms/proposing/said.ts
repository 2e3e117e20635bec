import { findAmounts, formatAmount } from '../../../shared/amounts.ts'
import { datesIn, findDates, formatDate, monthOf, parseDate } from '../../../shared/dates.ts'
import { type FactKey, isFiller, isOneName, isStopWord, stemsOf } from '../../documents/index.ts'
import type { FormField, FormShape, ProposalInput } from '../types.ts'
import { type Clause, clausesOf, withoutTitles } from './clauses.ts'
import type { FormDraft } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { mentions } from './mentions.ts'
import { namesBehind } from './name-behind.ts'

type Form = { fields: readonly FormField[]; parts?: FormShape['parts'] }

/**
 * Ticks, dates and amounts that the user's words say: a clause speaks of the element and neither denies it nor asks. A date is the only one in its clause,
 * stands right behind the words that speak of the element, and is to be confirmed. Words that tell its day in another way, or speak against a tick, leave it
 * blank: the elements it returns.
 */
export function putSaid(
  draft: FormDraft,
  { fields, parts = [] }: Form,
  input: ProposalInput,
  policy: FiledPolicy | null,
): ReadonlySet<string> {
  const clauses = clausesOf(input.words === undefined ? input : { ...input, instructions: input.words })
  const left = new Map<string, string>()
  for (const field of fields) {
    if (!field.said) continue
    const spoken = clauses.filter(({ bare }) => field.speaksOf?.test(bare))
    if (field.type === 'DATE') {
      const { day, quote } = daySaid(field, clauses, policy)
      if (day) draft.put(field.name, formatDate(day), { kind: 'message', quote }, true)
      else if (quote)
        left.set(
          field.name,
          `Your words tell a day that I am not sure is the ${field.label.toLowerCase()}: “${quote}”.`,
        )
    }
    if (field.type === 'AMOUNT') {
      const [told, another] = amountsSaid(field, spoken, parts)
      if (told && !another) draft.put(field.name, told.amount, { kind: 'message', quote: told.quote })
      else if (told) left.set(field.name, `Your words give more than one amount for the ${field.label.toLowerCase()}.`)
    }
    if (field.type !== 'TICK') continue
    const [first] = spoken.filter(({ isDenied, isOpen }) => !isDenied && !isOpen)
    const denial = spoken.find(({ isDenied }) => isDenied)
    if (first) draft.put(field.name, 'true', { kind: 'message', quote: first.quote })
    else if (denial) left.set(field.name, `Your words speak against it: “${denial.quote}”.`)
  }
  for (const [name, reason] of left) draft.blank(name, reason, 'CONFLICT')
  return new Set(left.keys())
}

/** Names that the user's words say, each behind words of its element. `others`: those whose name it cannot be. */
export function putNamed(
  draft: FormDraft,
  { fields }: Form,
  { instructions = '' }: ProposalInput,
  others: readonly { name: string; called: string }[],
): void {
  const words = withoutTitles(instructions)
  for (const { name: element, named } of fields) {
    const [first, ...further] = named ? namesBehind(words, named) : []
    if (!first) continue
    const { name, quote } = first
    const other = name && others.find((one) => isOneName(one.name, name))
    if (!name || further.some((one) => one.name !== name))
      draft.blank(element, `I cannot tell for sure which name is meant: “${quote}”.`)
    else if (other) draft.blank(element, `“${name}” is the name of ${other.called}.`)
    else draft.put(element, name, { kind: 'message', quote })
  }
}

/** The amounts that clauses say of an element: the only one of each that names what its section is about, and no other section. */
function amountsSaid(field: FormField, spoken: readonly Clause[], parts: FormShape['parts']) {
  const group = parts.find((one) => one[field.section])
  const isOfSection = ({ bare }: Clause) =>
    !group || Object.entries(group).every(([section, words]) => words.test(bare) === (section === field.section))
  const told = spoken
    .filter((clause) => !clause.isDenied && !clause.isOpen && isOfSection(clause))
    .flatMap(({ bare, quote }) => {
      const [found, another] = findAmounts(bare).filter(({ amount }) => amount >= LEAST_AMOUNT)
      return found && !another ? [{ amount: formatAmount(found.amount), quote }] : []
    })
  return [...new Map(told.map((one) => [one.amount, one])).values()]
}
/** What is less is a count, or the number of something. */
const LEAST_AMOUNT = 500

/** The one day that words say of an element; null where they tell it in another way, with the words that do. */
function daySaid(field: FormField, clauses: Clause[], policy: FiledPolicy | null) {
  const own = clauses.filter((clause) => !isOfTerm(clause, field, policy))
  const spoken = own.filter(({ bare }) => field.speaksOf?.test(bare))
  const telling = spoken.filter((clause) => tellsDay(clause, field))
  const [day, another] = new Set(telling.map((clause) => dayIn(clause, field)))
  // A date of which nothing is said may be meant.
  const [open] = telling.length ? telling : own.filter(({ bare }) => findDates(bare).length)
  return { day: another === undefined ? (day ?? null) : null, quote: open?.quote ?? '' }
}

/** The day that a clause surely says of an element, else null. */
function dayIn({ bare, isDenied, isOpen }: Clause, { speaksOf }: FormField): string | null {
  const [found, another] = findDates(bare)
  if (!found || another || isDenied || isOpen) return null
  return speaksOf?.test(touching(bare.slice(0, found.from))) ? found.date : null
}

/** The last word of a text that tells something by itself, and what joins it to what follows: 'cancel the auto on'. */
function touching(before: string): string {
  const words = before.split(/(?<=\s)/)
  const last = words.findLastIndex((word) => !isJoining(word.replace(/[^\w|]/g, '')))
  return words.slice(Math.max(0, last)).join('')
}

const isJoining = (word: string) =>
  !word ||
  /[\d|]/.test(word) ||
  isStopWord(word.toLowerCase()) ||
  word.toLowerCase() === 'date' ||
  (isFiller(word.toUpperCase()) && !/ed$/i.test(word))

/** Whether a clause that speaks of an element tells its day: by a date, a part of one, or more words for it than its label has. */
function tellsDay({ bare }: Clause, field: FormField): boolean {
  if (findDates(bare).length || PART_OF_DATE.test(bare)) return true
  const words = bare.match(/[A-Za-z]+/g) ?? []
  if (words.some((word, at) => monthOf(word) && (at === 0 || word !== word.toLowerCase()))) return true
  return field.speaksOf!.test(words.filter((word) => !isOfLabel(word, field)).join(' '))
}

const PART_OF_DATE =
  /(?<![\w/.-])\d{1,2}[/.-]\d{1,2}(?![\w/-])|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:today|tomorrow|yesterday|immediately|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:day|week|month|year)s?)\b/i

/** Whether a word is of an element's name, however it ends: 'cancel' of 'Cancellation date'. */
const isOfLabel = (word: string, { label }: FormField) =>
  stemsOf(label).some((stem) =>
    stemsOf(word).some((own) => own.length > 4 && (stem.startsWith(own) || own.startsWith(stem))),
  )

/** Whether a clause may tell the policy's own term: a day of it, or while there is none any day, with no word of the element's name. */
function isOfTerm({ bare }: Clause, field: FormField, policy: FiledPolicy | null): boolean {
  const term = [policy?.effective, policy?.expiration].map((day) => day && parseDate(day))
  const dates = [...datesIn(bare)]
  const isNamed = (bare.match(/[A-Za-z]+/g) ?? []).some((word) => isOfLabel(word, field))
  return dates.length > 0 && (!policy || dates.every((date) => term.includes(date))) && !isNamed
}

/**
 * The policy without what is on file of another event than the one the user's words tell: where they give another day or another person for it, or `left` it open,
 * nothing of the one on file goes beside them.
 */
export function withoutOthers(
  draft: FormDraft,
  { fields }: Form,
  policy: FiledPolicy,
  left: ReadonlySet<string>,
): FiledPolicy {
  const others = fields.flatMap(({ name, said, holds }) => {
    const held = said && holds && policy.facts.find(({ key }) => key === holds.key)
    if (!held) return []
    const told = draft.valueOf(name)
    const differs = told
      ? holds.choice
        ? !mentions(held.value, holds.choice)
        : parseDate(told.value) !== parseDate(held.value)
      : left.has(name)
    return differs ? [eventOf(holds.key)] : []
  })
  if (!others.length) return policy
  const isOther = ({ key }: { key: FactKey }) => others.includes(eventOf(key))
  for (const { name, holds } of fields)
    if (holds && policy.facts.some(({ key }) => key === holds.key && isOther({ key })) && !left.has(name))
      draft.blank(name, 'What is on file differs from what you ask for.', 'CONFLICT')
  return {
    ...policy,
    facts: policy.facts.filter((fact) => !isOther(fact)),
    doubted: policy.doubted.filter((fact) => !isOther(fact)),
    conflicts: policy.conflicts.filter((conflict) => !isOther(conflict)),
  }
}

/** 'cancellation' of 'cancellation.date'. */
const eventOf = (key: FactKey) => key.split('.')[0]!

/** Asks which of several boxes is meant where none is ticked. */
export function askWhichBox(draft: FormDraft, { fields }: Form, text: string, names: readonly string[]): void {
  if (names.some((name) => draft.has(name))) return
  const choices = fields.flatMap(({ name, label }) => (names.includes(name) ? [label] : []))
  draft.ask({ about: names.join(), text, choices })
}
