import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBook, type Book, shortNames } from '../../../tests/support/book.ts'
import { type BookQuestion, FIRST_HALF, OWNERS, SECOND_HALF } from '../../../tests/support/book-questions.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { askBook } from '../../domains/book/service.ts'
import { readNames } from './read-names.ts'
import { readWords } from './read-words.ts'

let test: TestHouse
let agency: Awaited<ReturnType<typeof anAgency>>
let book: Book
beforeAll(async () => {
  test = await aHouse()
  test.pass(Date.parse('2026-05-14T12:00:00Z') - Date.now())
  agency = await anAgency(test)
  book = await aBook(test, agency)
})
afterAll(() => test.close())

/** What a question is answered with: the records by their short names, and how many of each kind; null where it was not understood. */
const answer = (question: string) =>
  as(test.house, agency.actor, async (ctx) => {
    const read = await readWords(question, await readNames(ctx, null), '2026-05-14')
    if (process.env.SHOW) console.log(question, JSON.stringify(read))
    if (!('filter' in read)) return { records: null }
    const { ids, count, groups } = await askBook(ctx, read.filter)
    expect(count).toBeGreaterThanOrEqual(ids.length)
    const names = shortNames(book)
    const kinds = groups?.map((group) => [group.label ?? 'unassigned', group.count])
    return { records: ids.map((id) => names.get(id)!).sort(), ...(kinds && { groups: Object.fromEntries(kinds) }) }
  })

const expected = ({ records, groups }: BookQuestion) => ({
  records: records?.toSorted() ?? null,
  ...(groups && { groups }),
})

describe.each([
  ['first', FIRST_HALF],
  ['second', SECOND_HALF],
  ['third', OWNERS],
])('the %s part of the questions', (_which, questions) => {
  it.each(questions)('$question', async (asked) => {
    expect(await answer(asked.question)).toEqual(expected(asked))
  })
})
