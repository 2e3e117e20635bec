import type { Finding } from '../types.ts'
import { COVERAGE_LINES } from './coverage-lines.ts'
import { type Entry, entriesIn, once, paired } from './entries.ts'
import { cellsOf, findingOf, judgeAnswers } from './judge-answers.ts'
import type { ListSpec } from './lists.ts'
import { mentionOf } from './mentions.ts'
import { isPartly, ofAnother, ofAnotherTerm } from './reach.ts'
import type { Answer, Ground, Looked, Part } from './said.ts'

/** The entries of a list on the application held against those of the other documents, and what an entry leaves blank. */
export function judgeList(list: ListSpec, ground: Ground): Finding[] {
  const { parts, looked } = ground
  const all = parts.flatMap((part) => entriesIn(list, part))
  const own = once(
    list,
    all.filter(({ side }) => side === 'Application'),
  )
  const others = once(
    list,
    all.filter(({ side }) => side === 'Documents'),
  )
  if (!own.length) return [noList(list, others, looked)]
  const { pairs, ...left } = paired(list, own, others)
  const openIn = reasons(list, own, others, ground)
  return [
    ...pairs.flatMap(([entry, other]) => judgePair(list, entry, other, looked)),
    ...left.own.flatMap((entry) => (others.length ? [notAmong(list, entry, others, ground, openIn)] : [])),
    ...left.others.map((entry) => notAmong(list, entry, own, ground, openIn)),
    ...left.own.flatMap((entry) => blanksOf(list, entry, null, looked)),
  ]
}

/** By the part of an entry, why the other side may have it though it does not list it; null where it would list it. */
function reasons(list: ListSpec, own: readonly Entry[], others: readonly Entry[], { parts, today }: Ground) {
  const [lists, listing] = [own, others].map((entries) => [...new Set(entries.map(({ part }) => part))])
  const ofDocument = new Map(
    listing!.map((part) => [part, ofAnother(part, parts) ?? ofAnotherTerm(part, list.line, today)]),
  )
  const [partly, listed] = [lists!, listing!].map((all) => all.flatMap((part) => isPartly(list, part) ?? [])[0] ?? null)
  const [unfit] = [...ofDocument.values()].flatMap((why) => why ?? [])
  return (part: Part) => (part.side === 'Application' ? (unfit ?? listed!) : (ofDocument.get(part) ?? partly!))
}

const groupOf = ({ line }: ListSpec) => COVERAGE_LINES[line].label

const nameOf = ({ named, noun }: ListSpec, { fields }: Entry) =>
  `${noun[0]!.toUpperCase()}${noun.slice(1)} ${named.flatMap((name) => fields[name]?.shown ?? []).join(' ')}`

const mainOf = ({ named }: ListSpec, { fields }: Entry): Answer => fields[named[0]!]!

/** What two tellings of one entry disagree on; where they agree on all that both tell, that they do. */
function judgePair(list: ListSpec, entry: Entry, other: Entry, looked: Looked): Finding[] {
  const name = nameOf(list, entry)
  const judged = Object.entries(list.fields).flatMap(([key, { label, kind }]) => {
    const answers = [entry.fields[key], other.fields[key]].flatMap((one) => one ?? [])
    if (answers.length < 2) return []
    const found = judgeAnswers({ group: groupOf(list), label: `${name}, ${label}`, kind }, answers, looked)
    return found && found.severity !== 'NONE' ? [found] : []
  })
  const blanks = blanksOf(list, entry, other, looked)
  if (judged.length || blanks.length) return [...judged, ...blanks]
  const cells = cellsOf(looked, [mainOf(list, entry), mainOf(list, other)])
  const why = `The application and ${mainOf(list, other).where} agree on this ${list.noun}.`
  return [findingOf({ group: groupOf(list), label: name }, 'MET', 'NONE', cells, why, null)]
}

/** An entry of one side that the list of the other side does not have: a contradiction only where that list is whole and of the same. */
function notAmong(
  list: ListSpec,
  entry: Entry,
  others: readonly Entry[],
  { parts, looked }: Ground,
  openIn: (part: Part) => string | null,
): Finding {
  const own = mainOf(list, entry)
  const head = mainOf(list, others[0]!)
  const topic = { group: groupOf(list), label: nameOf(list, entry) }
  const isOurs = entry.side === 'Application'
  const called = list.known.flatMap((name) => entry.fields[name] ?? []).slice(0, 1)
  const mention = mentionOf(called, others[0]!.side, parts)
  if (mention) {
    const why = `${isOurs ? mention.where : 'The application'} speaks of it, but not all that stands there was understood.`
    const ask = `Is this ${list.noun} right: ${topic.label}?`
    return findingOf(topic, 'UNSURE', 'MODERATE', cellsOf(looked, [own, mention]), why, ask)
  }
  const name = topic.label.slice(list.noun.length + 1)
  const where = isOurs ? head.where : 'the application'
  const ask = isOurs
    ? `${where} does not list ${list.noun} ${name}: is it new?`
    : `Should the application list ${list.noun} ${name}, which ${own.where} lists?`
  const open = openIn(entry.part)
  if (open || !own.isSure) {
    const why = `Not found among the ${list.plural} that ${where} lists. ${open ?? 'It could not be read clearly.'}`
    return findingOf(topic, 'NOT_SHOWN', 'MODERATE', cellsOf(looked, [own]), why, ask)
  }
  const why = `${isOurs ? 'The application' : own.where} lists this ${list.noun}; ${where} lists ${list.plural} without it.`
  return findingOf(topic, 'CONTRADICTS', 'MODERATE', cellsOf(looked, [own, firstOf(head, others.length)]), why, ask)
}

/** The first of those that are listed, for all of them. */
const firstOf = (head: Answer, count: number): Answer => ({
  ...head,
  shown: head.place.quote,
  note: count === 1 ? 'The only one listed.' : `The first of ${String(count)} listed.`,
})

/** What an application asks of an entry and does not say. */
function blanksOf(list: ListSpec, entry: Entry, other: Entry | null, looked: Looked): Finding[] {
  const name = nameOf(list, entry)
  return Object.entries(list.fields).flatMap(([key, { label, kind, isAsked }]) => {
    if (!isAsked || entry.fields[key]) return []
    const ask = `What is the ${label} of ${name[0]!.toLowerCase()}${name.slice(1)}?`
    const told = other?.fields[key]
    const found = judgeAnswers(
      { group: groupOf(list), label: `${name}, ${label}`, kind, ask },
      told ? [told] : [],
      looked,
    )
    return found ? [found] : []
  })
}

/** An application without the list: what the others list is told, and the insured is asked. */
function noList(list: ListSpec, others: readonly Entry[], looked: Looked): Finding {
  const [first] = others
  const label = `${list.plural[0]!.toUpperCase()}${list.plural.slice(1)}`
  const told = first && firstOf(mainOf(list, first), others.length)
  const why = told
    ? `The application lists no ${list.plural}; ${told.where} lists ${String(others.length)}.`
    : `Neither the application nor anything else given lists ${list.plural}.`
  const cells = cellsOf(looked, told ? [told] : [])
  return findingOf({ group: groupOf(list), label }, 'NOT_SHOWN', 'MODERATE', cells, why, list.ask)
}
