import { describe, expect, test } from 'vitest'
import { INTENTS } from '../../../server/assistant/builtin/understanding/intent-by-weights.ts'
import { TALK_STATES } from '../../../server/assistant/builtin/understanding/intent-features.ts'
import { FAMILIES } from '../bed/families/index.ts'
import { SPLITS } from '../bed/names.ts'
import { drawOne } from '../bed/papers.ts'
import { QUESTION_PAPERS } from './papers.ts'
import { messages, questionsOf, SORTS, TASK_KINDS, tasks, WORDING_TYPES, wordings } from './questions.ts'

const perSet = { learn: 45, threshold: 15, report: 25 }

describe.each(SPLITS)('the questions to %s', (split) => {
  const questions = questionsOf(split)
  const papers = QUESTION_PAPERS[split]

  test('ask about documents of that third, each used and named once', () => {
    const names = papers.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(perSet[split])
    expect([...new Set(questions.flatMap(({ documents }) => documents))].sort()).toEqual([...names].sort())
    for (const { name, family, paper } of papers) {
      const found = FAMILIES.find((one) => one.name === family)
      // Documents of a third that was used up for reading may still be asked about: the questions themselves were not looked at.
      expect(split === 'report' ? ['report', 'learn'] : [split], name).toContain(found?.split)
      expect(found?.papers, name).toHaveProperty(paper)
    }
  })

  test('have ids and words of their own, of every sort', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    const asked = questions.map(({ documents, question }) => `${documents.join()} ${question.toLowerCase()}`)
    expect(new Set(asked).size).toBe(asked.length)
    expect([...new Set(questions.map(({ sort }) => sort))].sort()).toEqual([...SORTS].sort())
  })

  test('can be judged: no empty answer is right, and nothing is asked for and forbidden', () => {
    for (const { id, key, not, documents } of questions) {
      expect(new RegExp(key, 'i').test(''), id).toBe(false)
      if (not) expect(new RegExp(not, 'i').test(''), id).toBe(false)
      expect(documents.length, id).toBeGreaterThan(0)
    }
  })

  test('follow on something that was said about the same documents', () => {
    questions.forEach(({ id, sort, session, documents }, at) => {
      if (sort !== 'followup') return
      const before = questions[at - 1]!
      expect([before.session, before.documents], id).toEqual([session, documents])
      expect(session, id).toBeTruthy()
    })
  })
})

test('a document is drawn by its name, the same each time', () => {
  const [paper] = QUESTION_PAPERS.learn
  expect(drawOne(paper!).drawn).toEqual(drawOne(paper!).drawn)
  expect(drawOne(paper!).name).toBe(paper!.name)
  expect(() => drawOne({ ...paper!, paper: 'none of it' })).toThrow()
})

test('wordings are of every type, and no way of asking stands for two things', () => {
  const all = wordings()
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect([...new Set(all.map(({ type }) => type))].sort()).toEqual([...WORDING_TYPES].sort())
  for (const { id, printed, asked } of all) {
    expect([printed.length >= 5, asked.length >= 8], id).toEqual([true, true])
    expect(new Set(printed).size, id).toBe(printed.length)
  }
  const asked = all.flatMap((one) => one.asked.map((words) => words.toLowerCase()))
  expect(asked.filter((words, at) => asked.indexOf(words) !== at)).toEqual([])
})

test('messages are of every intent in both sets', () => {
  const all = messages()
  expect(new Set(all.map(({ message, state }) => `${state} ${message.toLowerCase()}`)).size).toBe(all.length)
  for (const set of ['learn', 'report']) {
    const intents = all.filter((one) => one.set === set).map(({ intent }) => intent)
    expect([...new Set(intents)].sort(), set).toEqual([...INTENTS].sort())
  }
  for (const { message, state } of all) expect([...TALK_STATES, undefined], message).toContain(state)
})

test.each(['learn', 'threshold'] as const)(
  'tasks are talks over papers, of every kind, and can be judged: %s',
  (split) => {
    const all = tasks(split)
    const names = QUESTION_PAPERS[split].map(({ name }) => name)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual([...TASK_KINDS].sort())
    for (const { id, documents, key, not, why } of all) {
      expect(names, id).toEqual(expect.arrayContaining(documents))
      expect(new RegExp(key, 'is').test(''), id).toBe(false)
      if (not) expect(new RegExp(not, 'is').test(''), id).toBe(false)
      expect(why, id).toBeTruthy()
    }
  },
)
