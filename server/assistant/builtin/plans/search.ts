import { relatedTo } from '../../../documents/index.ts'
import { rawQuery } from '../answer/material.ts'
import { lineName } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import type { NewCall } from '../talk.ts'

const MOST_QUERIES = 12

/** What to search for to answer these questions, each query in the words a policy would use. */
export function queriesFor(questions: Question[]): string[] {
  const all = questions.map(queriesOf)
  const queries: string[] = []
  for (let rank = 0; rank < Math.max(0, ...all.map(({ length }) => length)); rank++) {
    queries.push(...all.flatMap((own) => own[rank] ?? []))
  }
  return [...new Set(queries)].slice(0, MOST_QUERIES)
}

function queriesOf(question: Question): string[] {
  const { subject, topics, lines, asks } = question
  const queries: string[] = [rawQuery(question)]
  const named = lines.map(lineName)
  const phrase = subject.join(' ')
  if (phrase) {
    const aspects = topics.map(({ queries: [first] }) => first ?? '')
    queries.push([phrase, ...aspects.slice(0, 1)].join(' '))
    if (aspects.length || asks === 'coverage')
      queries.push(asks === 'coverage' ? `${phrase} exclusion does not apply` : phrase)
    const related = [...relatedTo(phrase), ...subject.flatMap(relatedTo)]
    if (related.length) queries.push([...new Set(related)].slice(0, 6).join(' '))
    if (asks === 'coverage') queries.push(`${phrase} coverage we will pay`)
  } else {
    queries.push(...topics.flatMap((topic) => topic.queries.map((query) => [...named, query].join(' '))))
    if (!topics.length) queries.push(...named.map((name) => `${name} coverage limits`))
  }
  return queries.map((query) => query.slice(0, 300)).filter((query) => query.trim().length > 1)
}

export function searchCall(queries: string[], files: readonly string[] = []): NewCall {
  return {
    name: 'SEARCH_FILE',
    input: { queries: queries.map((query) => ({ query })), ...(files.length ? { files } : {}) },
  }
}

/** Says what is looked for, in the user's words as far as they go. */
export function thoughtOn(questions: Question[]): string {
  const things = questions.flatMap(({ topics, subject, lines }) => {
    const named = [...(subject.length ? [subject.join(' ')] : []), ...topics.map(({ name }) => name)]
    return named.length ? named : lines.map(lineName)
  })
  return things.length ? `You ask about ${listed([...new Set(things)].slice(0, 5))}.` : 'You ask about the documents.'
}

/** "a", "a and b", "a, b and c". */
export function listed(things: string[]): string {
  return things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
}
