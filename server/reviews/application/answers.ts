import { SAID_INSTEAD } from '../../../shared/kinds.ts'
import {
  FACT_KEYS,
  type Fact,
  type FactKey,
  LIMIT_FACTS,
  Likenesses,
  limitsExcluded,
  normal,
  type Unit,
  unitsOf,
} from '../../documents/index.ts'
import type { ReviewRecord } from '../types.ts'
import { ALIKE } from './coverage-lines.ts'
import { LIMIT_BOXES, QUESTIONS, type Question } from './questions.ts'
import { type AcordBox, type Answer, answerIn, certainty, type Part, passageOf } from './said.ts'
import type { AnswerKind } from './same.ts'

/** All that was given to verify an application with. */
export type Submission = { parts: readonly Part[]; records: readonly ReviewRecord[] }

/** What each side says to a question. */
export const answersTo = (question: Question, { parts, records }: Submission): Answer[] => [
  ...parts.flatMap((part) => inPart(question, part)),
  ...(question.record ? records.flatMap((record) => inRecord(record, 'ACCOUNT', question.record!)) : []),
]

/** What each side says of a limit: the application asks for it, the others have it now. */
export function limitAnswers(key: FactKey, { parts, records }: Submission): Answer[] {
  const box = LIMIT_BOXES[key]
  const [path] = Object.entries(LIMIT_FACTS).find(([, fact]) => fact === key) ?? []
  return [
    ...parts.flatMap((part) => {
      const told = [...ofFacts([key], part, 'amount'), ...(box ? ofBoxes([box], part, 'amount') : [])]
      return told.length ? told : excludedIn(key, part)
    }),
    ...(path
      ? records.flatMap((record) => (record.isCurrent ? inRecord(record, 'POLICY', `limits.${path}`) : []))
      : []),
  ]
}

/** What documents say in the place of a limit that they do not insure. */
const excludedIn = (key: FactKey, part: Part): Answer[] =>
  limitsExcluded(part.pages)
    .filter((one) => one.key === key)
    .map(({ kind, source }) => answerIn(part, SAID_INSTEAD[kind], certainty(part, source.page), source))

function inPart(question: Question, part: Part): Answer[] {
  const { id, kind, facts = [], acord = [] } = question
  const boxes = acord.flatMap((names) => ofBoxes(typeof names === 'string' ? [names] : names, part, kind))
  const ticked = kind === 'entity' ? part.boxes.filter(({ name }) => ENTITY_TICK.test(name)) : []
  const told = facts.length ? ofFacts(facts, part, kind) : []
  const known = [...told, ...boxes, ...ticked.map((box) => ofTick(box, part))].filter(
    ({ shown }) => kind !== 'name' || !OF_THE_FORM.test(shown),
  )
  return known.length ? known : labelled(id, kind, part)
}

/** A question that the form itself prints, or a label by its number: no one's name. */
const OF_THE_FORM = /\?\s*$|^\d{1,2}[.)]\s+\p{L}/u

const ENTITY_TICK = /^NamedInsured_LegalEntity_\w+Indicator$/

/** The words of a tick's own name: 'LimitedLiabilityCorporation'. */
const ofTick = ({ name, letter, confidence, source }: AcordBox, part: Part): Answer => ({
  ...answerIn(part, name.replace(/^.*_|Indicator$/g, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' '), confidence, source),
  entry: letter,
})

/** What facts of these keys say, each by itself; those of an address are one value. */
function ofFacts(keys: readonly FactKey[], part: Part, kind: AnswerKind): Answer[] {
  const own = part.facts.filter(({ key }) => keys.includes(key))
  if (kind !== 'address')
    return own.map(({ value, confidence, source }) => answerIn(part, shownAs(kind, value), confidence, source))
  const parts = keys.flatMap((key) => own.find((fact) => fact.key === key) ?? [])
  return parts.length > 1 ? [joined(parts, part)] : []
}

const shownAs = (kind: AnswerKind, value: string) =>
  kind === 'amount' && /^[\d,.]+$/.test(value) ? `$${value}` : value

/** Parts of a value as one line; those of an address with a comma before the city and the state, as letters are addressed. */
function joined(parts: readonly Pick<Fact, 'value' | 'confidence' | 'source'>[], part: Part, between = ', '): Answer {
  const text = parts
    .map(({ value }) => value)
    .join(between)
    .replace(/, (\d{5}(?:-\d{4})?)$/, ' $1')
  const sure = Math.min(...parts.map(({ confidence }) => confidence))
  return answerIn(part, text, sure, passageOf(parts.map(({ source }) => source)))
}

/** What boxes of these names hold: one answer for each letter. */
export function ofBoxes(names: readonly string[], part: Part, kind: AnswerKind): Answer[] {
  const own = part.boxes.filter(({ name }) => names.includes(name))
  return [...Map.groupBy(own, ({ letter }) => letter)].map(([entry, boxes]) => {
    const inOrder = names.flatMap((name) => boxes.find((box) => box.name === name) ?? [])
    const [first, ...more] = inOrder
    if (!more.length) return { ...answerIn(part, shownAs(kind, first!.shown), first!.confidence, first!.source), entry }
    const whole = joined(
      inOrder.map(({ shown, ...box }) => ({ ...box, value: shown })),
      part,
      kind === 'address' ? ', ' : ' ',
    )
    return { ...whole, entry }
  })
}

const LABELS = new Likenesses(
  QUESTIONS.flatMap(({ id, labels = [] }) => (labels.length ? [{ id, labels: [...labels] }] : [])),
)

/** What stands behind a label that asks this and nothing else. */
function labelled(id: string, kind: AnswerKind, part: Part): Answer[] {
  return part.pages.flatMap((page) =>
    unitsOf(page).flatMap((unit) => {
      if (!isFor(id, unit) || !SHAPES[kind].test(unit.value)) return []
      const { quote, value } = unit
      return [answerIn(part, value, certainty(part, page.number), { page: page.number, quote, boxes: [] })]
    }),
  )
}

function isFor(id: string, { kind, label }: Unit): boolean {
  if (kind !== 'pair' || !label) return false
  const [best, next] = LABELS.of(normal(label))
  return best?.id === id && best.score >= ALIKE && best.score > (next?.score ?? 0)
}

/** What an answer of a kind looks like. */
const SHAPES: Record<AnswerKind, RegExp> = {
  ...{ name: /\p{L}{2}/u, text: /\p{L}|\d/u, words: /\p{L}{2}|\d/u, entity: /\p{L}{2}/u, address: /\d.*\p{L}/u },
  ...{ amount: /^\$?[\d,]{2,}(?:\.\d\d)?$/, number: /^[\d,.]+(?: sq(?:uare)?\.? f(?:ee)?t\.?)?$/i, date: /\d\/\d/ },
  ...{ code: /\d{3}/, website: /^\S+\.\S{2,}$/ },
}

export function inRecord({ id, type, name, values }: ReviewRecord, of: ReviewRecord['type'], path: string): Answer[] {
  if (type !== of) return []
  return values
    .filter((one) => one.path === path)
    .map(({ value }) => ({
      side: 'Records' as const,
      shown: value,
      isSure: true,
      place: { of: 'record' as const, record: { id, type, name }, path, quote: value },
      where: 'our records',
    }))
}

/** The limits of a line that documents tell. */
export const limitsOf = (line: string): FactKey[] =>
  (Object.keys(FACT_KEYS) as FactKey[]).filter(
    (key) =>
      key.startsWith(`${line}.`) && FACT_KEYS[key].kind === 'amount' && !/premium|deductible|retention/i.test(key),
  )
