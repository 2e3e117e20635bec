import { recordsAsPaper } from '../../domains/on-file/as-paper.ts'
import type { FilledFrom, FormShape } from '../../forms/types.ts'
import type { AccountAnswer } from '../account/ask.ts'
import type { SourceInput } from '../evidence/source-input.ts'
import type { ToldRecord } from '../tools/look-up-account.ts'
import { rawQuery } from './answer/material.ts'
import type { Question } from './question/read-question.ts'
import type { DoneCall, NewCall } from './talk.ts'

/** What is known of the client's records: each record as it was last told, and the answers to what was asked. */
export type Held = { client: string; records: Map<string, ToldRecord>; answers: Map<string, AccountAnswer> }

type LookUp = { client: string; results: AccountAnswer[]; records: ToldRecord[] }

/** What these calls have found in the client's records; null where none has looked, or not since a record was seen to have changed. */
export function heldIn(calls: DoneCall[]): Held | null {
  const found = sinceChange(calls).flatMap(({ name, result }) =>
    name === 'LOOK_UP_ACCOUNT' && result ? [result as LookUp] : [],
  )
  const [first] = found
  if (!first) return null
  return {
    client: first.client,
    records: new Map(found.flatMap(({ records }) => records.map((record) => [record.id, record]))),
    answers: new Map(found.flatMap(({ results }) => results.map((answer) => [answer.query, answer]))),
  }
}

/** The calls after the last that showed that a record has changed: what came before it holds no more. */
export const sinceChange = (calls: DoneCall[]): DoneCall[] => calls.slice(calls.findLastIndex(showsChange) + 1)

/** An answer that was refused because a record it cites does not hold what it held when it was looked up. */
function showsChange({ name, input, faults }: DoneCall): boolean {
  if (name !== 'COMPLETE_TASK' || !faults) return false
  const { sources = [] } = (input ?? {}) as { sources?: { number: number; source: SourceInput }[] }
  return sources.some(({ number, source }) => source.kind === 'account' && faults.badSources.includes(number))
}

/** What the client's records say that may go on this form, as they were looked up last; null where no policy may. */
export function recordsOf(calls: DoneCall[], form: Pick<FormShape, 'ofBound' | 'ofApplicant'>): FilledFrom | null {
  const last = calls.findLast(({ name, result }) => name === 'LOOK_UP_ACCOUNT' && result)
  const held = last ? heldIn([last]) : null
  const rows = [...(held?.records.values() ?? [])].map(({ statements, ...record }) => ({
    ...record,
    values: statements,
  }))
  return recordsAsPaper(rows, form)
}

/** The call that looks up all the client has with the agency today. */
export const allOnFileCall: NewCall = { name: 'LOOK_UP_ACCOUNT', input: { queries: [{ query: 'policies in force' }] } }

const MOST_QUERIES = 12

/** The call that looks the questions up in the client's records. */
export const lookUpCall = (questions: Question[]): NewCall => ({
  name: 'LOOK_UP_ACCOUNT',
  input: { queries: questions.slice(0, MOST_QUERIES).map((question) => ({ query: heldQuery(question) })) },
})

/** A question as it was put; one that goes on with another ("and the auto?") with what that one asked for. */
export function heldQuery(question: Question): string {
  const { text, topics, context } = question
  if (!context) return rawQuery(question)
  const borrowed = topics.filter(({ words }) => !new RegExp(words.source, 'i').test(text)).map(({ name }) => name)
  return rawQuery({ text: [text, ...borrowed].join(' '), context: '' })
}
