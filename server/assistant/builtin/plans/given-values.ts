import { findAmounts, parseAmount } from '../../../../shared/amounts.ts'
import { parseDate } from '../../../../shared/dates.ts'
import { asksIn } from '../../../forms/acord-25/claims.ts'
import type { FormDefinition, FormField, FormProposal, ProposedBlank, ProposedValue } from '../../../forms/types.ts'
import { squeeze } from '../../evidence/words.ts'
import { lowered, plainWords } from '../answer/facts-in-words.ts'
import type { Citations } from '../citations.ts'
import type { MadeForm } from '../made.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Fate } from '../wishes/fates.ts'
import type { Request } from '../wishes/request.ts'
import { listed } from './search.ts'
import { fieldsMeant, valueFor, type Wish, wishesIn } from './wishes.ts'

/**
 * A value that the message gives for an element while a form is to be filled, and what becomes of it. `taken`: it fills the element, beside
 * what the documents leave in doubt. `against`: a document says otherwise, and is kept. `unclear`: it may be meant for several elements.
 * `alone`: the form has nothing else in that section, so no policy bears it.
 */
export type GivenValue = { wish: Wish; fields: FormField[] } & (
  | { fate: 'taken'; value: ProposedValue; doubted: ProposedBlank | null }
  | { fate: 'against'; said: ProposedValue | ProposedBlank }
  | { fate: 'unclear' }
  | { fate: 'alone' }
)

/** What the message gives for elements of a form, held against what the documents put there. What they say as well is not told again. */
export function valuesGiven(form: FormDefinition, request: Request, proposal: FormProposal): GivenValue[] {
  const proposed = (field: FormField) => proposal.values.find((one) => one.field === field.name)
  const begun = new Set(form.fields.filter(proposed).map(({ section }) => section))
  return elementWishes(request).flatMap((wish): GivenValue[] => {
    const meant = fieldsMeant(form, wish, '').filter((field) => isWhole(field, wish.value))
    const fields = meant.filter(({ section }) => begun.has(section))
    const [field, ...others] = fields
    if (!meant.length) return []
    if (!field) return [{ wish, fields: meant, fate: 'alone' }]
    const isThere = (one: FormField) => squeeze(proposed(one)?.value ?? '') === squeeze(valueFor(one, wish.value))
    if (fields.some(isThere)) return []
    if (others.length) return [{ wish, fields, fate: 'unclear' }]
    const said = proposed(field)
    if (said && HELD.has(said.source.kind)) return [{ wish, fields, fate: 'against', said }]
    const blank = proposal.blanks.find((one) => one.field === field.name)
    if (blank?.kind === 'CONFLICT') return [{ wish, fields, fate: 'against', said: blank }]
    const source = { kind: 'message', quote: wish.quote } as const
    const value = { field: field.name, value: valueFor(field, wish.value), source, inferred: false }
    return [{ wish, fields, fate: 'taken', value, doubted: blank?.kind === 'DOUBTED' ? blank : null }]
  })
}

/** What is kept against a value that is said in passing. */
const HELD: ReadonlySet<string> = new Set(['document', 'account'])

/** Wishes for elements by their names; what an endorsement has to grant, and the work, are wishes of their own. */
export const elementWishes = ({ words, project, taken = [] }: Request): Wish[] =>
  wishesIn(words).filter(
    ({ quote, value, label }) =>
      !taken.some((choice) => choice.includes(quote)) &&
      !(value && asksIn(label).length) &&
      !(project && (quote.includes(project.quote) || project.quote.includes(value || quote))) &&
      !(value && asksIn(quote).length && !/\d/.test(value)),
  )

/** Whether words are nothing but a value of this element; names and addresses of a message are read as those of parties. */
const isWhole = ({ type, label }: FormField, value: string): boolean =>
  type === 'AMOUNT'
    ? parseAmount(value) !== null
    : type === 'DATE'
      ? parseDate(value) !== null
      : label === 'Policy number' && /^\S*\d\S*$/.test(value)

type Outcome = { given: GivenValue[]; filled: MadeForm; papers: Paper[]; citations: Citations }

/** What became of each value that the message gives. */
export const fatesGiven = (outcome: Outcome): Fate[] => outcome.given.map((one) => fateOf(one, outcome))

function fateOf(one: GivenValue, { filled, papers, citations }: Outcome): Fate {
  const { wish, fields } = one
  const name = fields.length === 1 ? nameOf(fields[0]!) : plainWords(wish.label)
  const own = `“${plainWords(wish.value)}”`
  const change = `To put ${own} there, say “change ${plainWords(wish.label)} to ${plainWords(wish.value)}”.`
  const placed = (file: string, page: number, quote: string, words: string) => {
    const paper = papers.find((known) => known.file === file)
    return `${paper ? paperName(paper) : 'The document'} says ${words} ${citations.cite(file, page, quote)}`
  }
  if (one.fate === 'unclear')
    return { name, fate: 'asked back', said: `${own} may be meant for ${listed(fields.map(nameOf))}. Say which one.` }
  if (one.fate === 'alone')
    return {
      name,
      fate: 'not done',
      said: `${own} is not on the form, since I found no policy for ${fields[0]!.section} to put there.`,
    }
  if (one.fate === 'against') {
    const { said } = one
    if (!('value' in said)) return { name, fate: 'not done', said: `${plainWords(said.reason)} ${change}` }
    const { source, value } = said
    const words = fields[0]!.type === 'AMOUNT' ? `$${value}` : plainWords(value)
    const kept =
      source.kind === 'document'
        ? placed(source.fileId, source.page, source.quote, words)
        : source.kind === 'account'
          ? `The agency’s records say ${words} ${citations.citeRecord(source.record, source.fields)}`
          : words
    return { name, fate: 'not done', said: `${kept}, so I kept that. ${change}` }
  }
  const refused = filled.refused.find(({ field }) => field === one.value.field)
  if (!filled.values.has(one.value.field))
    return { name, fate: 'not done', said: `${own} was not taken. ${plainWords(refused?.reason ?? '')}`.trim() }
  const place = one.doubted?.place
  const beside = place
    ? ` ${lowered(plainWords(one.doubted!.reason.replace(/\.$/, '')))} ${citations.cite(place.fileId, place.page, place.quote)}.`
    : ''
  return { name, fate: 'done', said: `${own}, as you wrote it.${beside && ` In the documents,${beside}`}` }
}

const nameOf = ({ section, label }: FormField) => `${label} (${section})`

/** Amounts of money in the message that neither stand on the form nor were told as given. */
export function amountsUnheard({ words }: Request, given: GivenValue[], { values }: MadeForm): string[] {
  const known = [...values.values(), ...given.map(({ wish }) => wish.quote)].flatMap((text) =>
    findAmounts(text).map(({ amount }) => amount),
  )
  return findAmounts(words).flatMap(({ amount, from, to }) => {
    const said = words.slice(from, to)
    return /[$,]/.test(said) && !known.includes(amount) ? [said] : []
  })
}
