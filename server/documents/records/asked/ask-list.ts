import type { PaperRecord } from '../types.ts'
import { amountConditions, mainAmounts } from './amounts.ts'
import type { Condition } from './condition.ts'
import { dateConditions } from './dates.ts'
import { type AskedList, askedFields } from './fields.ts'
import { type Figure, fieldsOfFigure, figureOf, type Wanted, wantedFigures } from './figures.ts'
import {
  blanks,
  isStatus,
  namedValues,
  presences,
  stateConditions,
  statusConditions,
  wordConditions,
} from './values.ts'
import { AskedWords, isNegation } from './words.ts'

/** A list with what a question needs to know of it: the words it goes by, and the dates or years it is kept by, the first that is told. */
export type Asking = AskedList & {
  nouns: string[]
  keptBy: string[]
  unsummed: string[]
  /** No entry sums up others: whoever keeps the list keeps no totals in it. */
  isOfParts?: boolean
}

/** What a list answers: the entries that fit, what decided it, and in the words that were used what decided nothing. */
export type Asked = {
  records: PaperRecord[]
  narrowedBy: string[]
  unused: string[]
  /** Names of fields, as they were written, that no entry tells. */
  blank: string[]
  /** Whether a number, a code or a name decided; whether anything did that is the whole value of some entry. */
  isIdentified: boolean
  isWhole: boolean
  /** Whether the list was called by its name. */
  isNamed: boolean
  /** The names of the fields that were spoken of, and of those among them that chose nothing: they are asked for. */
  fields: string[]
  asksFor: string[]
  /** Of each name that is asked for, all fields that go by it. */
  asksForAnyOf: string[][]
  figures: Figure[]
  /** How many entries do not tell what was asked of them. */
  untold: number
  /** The amounts to choose from, where one had to be named. */
  choose: string[]
}

/**
 * Asks a list in the words of a question. Every word either names the list or a field of it, chooses by a value that an entry tells, asks for a
 * figure, or comes back as unused: then no figure is worked out, for it would be of too many.
 */
export function askList(records: PaperRecord[], list: Asking, text: string, said?: ReadonlySet<string>): Asked {
  const asked = new AskedWords(text.replace(ALL_OF_THEM, ' '), said)
  const fields = askedFields(records, list)
  nameNouns(asked, list.nouns, (place) => !/\d/.test(asked.at(place)))
  const wanted = wantedFigures(asked)
  asked.nameFields(fields, (place) => isStatus(asked, place, fields, records))
  nameNouns(asked, list.nouns, () => true)
  const from = { asked, fields, records }
  const found = [
    ...amountConditions(asked, fields, records),
    ...dateConditions(asked, fields, records, list.keptBy),
    ...namedValues(from),
    ...stateConditions(from),
    ...statusConditions(from),
    ...wordConditions(from),
  ]
  const ofFigures = wanted.map((one) => ({ one, own: fieldsOfFigure(one, { ...from, main: list.keptBy }) }))
  const used = [...ofFigures.flatMap(({ own }) => (own === 'count' ? [] : own)), ...found.flatMap((one) => one.fields)]
  const named = asked.labels.filter((naming) => !naming.fields.some((field) => used.includes(field)))
  const conditions = [...found, ...presences(from, named)].sort((a, b) => a.at - b.at).map((one) => negated(asked, one))
  const fitting = records.filter((record) =>
    alternatives(asked, conditions).every((or) => or.some(({ fits }) => fits(record))),
  )
  const figures = worked(ofFigures, fitting, list, asked)
  const isOpen = ofFigures.some(
    ({ own }) => own.length > 1 && own !== 'count' && !asked.labels.some((naming) => naming.fields.includes(own[0]!)),
  )
  const blank = blanks(from, named)
  if (asked.left().length) for (const { at, to } of wanted) asked.miss(at, to)
  const unused = asked.left()
  const spoken = [...conditions.flatMap((one) => one.fields), ...named.flatMap((one) => one.fields), ...used]
  const open = named.filter(({ at }) => !conditions.some((one) => one.at === at))
  return {
    records: fitting,
    narrowedBy: alternatives(asked, conditions).map(together),
    blank,
    unused,
    isIdentified: conditions.some(({ isValue, fields: own }) => isValue && own.some(({ identifies }) => identifies)),
    isWhole: conditions.some((one) => one.isWhole),
    isNamed: asked.nouns.size > 0,
    asksFor: open.map(({ fields: [field] }) => field!.name),
    asksForAnyOf: open.map((naming) => naming.fields.map(({ name }) => name)),
    fields: [...new Set(spoken.map(({ name }) => name.split('.')[0]!))],
    untold: records.filter((record) => conditions.some((one) => leavesOpen(one, record))).length,
    figures: unused.length + blank.length ? [] : figures,
    choose:
      isOpen || unused.some((words) => COMPARES.test(words))
        ? mainAmounts(fields, records).map(({ label }) => label)
        : [],
  }
}

/** 'on all three', 'for these two': no number that chooses. */
const ALL_OF_THEM = /\b(?:(?:all|these|those|the) (?:two|three|four|five|six)|both(?: of)?(?: the| them)?)\b/gi

const COMPARES =
  /\b(?:over|under|above|below|more|less|fewer|least|most|between|exceed\w*|total|sum|average|largest|highest|lowest)\b/i

/** The list's own names; one before a number ('unit 103') may be the name of a field before it is that of the list. */
function nameNouns(asked: AskedWords, nouns: string[], isFollowedBy: (place: number) => boolean): void {
  for (let at = 0; at < asked.words.length; at++) {
    const length = asked.phraseAt(at, nouns)
    if (!length || !isFollowedBy(at + length)) continue
    asked.take(at, at + length)
    for (let place = at; place < at + length; place++) asked.nouns.add(place)
    at += length - 1
  }
}

function negated(asked: AskedWords, condition: Condition): Condition {
  let at = condition.at - 1
  while (at >= 0 && asked.isEmpty(at) && !isNegation(asked.at(at)) && !asked.isLink(at)) at--
  const isOther = asked.at(at) === 'than' && asked.at(at - 1) === 'other'
  if (!isNegation(asked.at(at)) && !isOther) return condition
  asked.take(isOther ? at - 1 : at, at + 1)
  return { ...condition, said: `not ${condition.said}`, isValue: false, fits: (record) => !condition.fits(record) }
}

/** Alternatives in words, the name of their field once. */
function together(or: Condition[]): string {
  const name = (said: string) => said.slice(0, said.indexOf('“'))
  const [first, ...others] = or.map(({ said }) => said)
  const isSame = first!.includes('“') && others.every((said) => name(said) === name(first!))
  return [first, ...others.map((said) => (isSame ? said.slice(name(said).length) : said))].join(' or ')
}

/** Whether an entry does not say what it is asked: it may fit or not. */
const leavesOpen = ({ fields, isOfPresence }: Condition, record: PaperRecord) =>
  !isOfPresence && fields.every((field) => field.kind !== 'code' && field.read(record).length === 0)

/** Values of one field exclude each other: where they are asked for side by side, either will do. */
function alternatives(asked: AskedWords, conditions: Condition[]): Condition[][] {
  const groups: Condition[][] = []
  for (const one of conditions) {
    const last = groups.at(-1)?.at(-1)
    const isLinked = last && one.at - last.to === 1 && asked.isLink(last.to)
    const isSame = last && one.isValue && last.isValue && one.fields.some((field) => last.fields.includes(field))
    if (isLinked && isSame) groups.at(-1)!.push(one)
    else groups.push([one])
  }
  return groups
}

/** The figures over the entries that fit; the words of one that cannot be worked out are given back. */
function worked(
  wanted: { one: Wanted; own: ReturnType<typeof fieldsOfFigure> }[],
  records: PaperRecord[],
  { unsummed, isOfParts = false }: Asking,
  asked: AskedWords,
): Figure[] {
  return wanted.flatMap(({ one, own }) => {
    if (own === 'count') return []
    const fit = own.filter(({ name }) => one.way !== 'total' || !unsummed.includes(name))
    if (!fit.length) asked.miss(one.at, one.to)
    return fit.flatMap((field) => figureOf(one, field, records, isOfParts) ?? [])
  })
}
