import { beforeAll, describe, expect, it } from 'vitest'
import { searchLibrary } from '../../../server/domains/knowledge/service.ts'
import type { Library, LibraryQuestion } from '../../papers/library/index.ts'
import { as } from '../house.ts'
import { Rehearsal, rehearseHere, rehearsing } from './rehearse.ts'
import { shelve } from './shelve.ts'

/**
 * The least share of questions whose document comes first, whose passage is among eight, and that are answered with its words. `without`: how many
 * have no answer, `answered`: how many of those are answered at most.
 */
type Least = { first: number; among: number; right: number; without: number; answered: number }

/** Asks a library its questions in conversations: each is answered with the words of its document or not at all. */
export function questionsOver(
  { documents }: Pick<Library, 'documents'>,
  sets: [string, Library['questions'], Least][],
) {
  rehearseHere()
  beforeAll(() => shelve(documents))
  describe.each(sets)('questions over a library, %s', (_, questions, least) => {
    it('find their document and passage, and are answered with its words or not at all', async () => {
      const answerable = questions.filter(({ document }) => document)
      const came: (Awaited<ReturnType<typeof asked>> & { question: LibraryQuestion })[] = []
      for (const question of answerable) came.push({ question, ...(await asked(question)) })
      const share = (is: (one: (typeof came)[number]) => boolean) => came.filter(is).length / came.length
      expect(share(({ isFirst }) => isFirst)).toBeGreaterThanOrEqual(least.first)
      expect(share(({ isThere }) => isThere)).toBeGreaterThanOrEqual(least.among)
      const isRight = ({ question: { key }, answer }: (typeof came)[number]) => /\[1\]/.test(answer) && key.test(answer)
      expect(share(isRight)).toBeGreaterThanOrEqual(least.right)
    })

    it('that no document answers are not said to be answered', async () => {
      const open = questions.filter(({ document }) => !document)
      const said: string[] = []
      for (const question of open) if ((await asked(question)).isSaid) said.push(question.question)
      expect(open.length).toBe(least.without)
      expect(said.length, said.join('\n')).toBeLessThanOrEqual(least.answered)
    })
  })
}

/** What a question came to: whether its document came first, whether its passage was among eight, and what was answered. */
async function asked({ question, document, key }: LibraryQuestion) {
  const { test, agency } = rehearsing()
  const found = await as(test.house, agency.actor, (ctx) => searchLibrary(ctx, question, { limit: 8 }))
  const isThere = found.some(
    ({ words, document: { title } }) => title === document && key.test(words.replaceAll('\n', ' ')),
  )
  const { answer } = await new Rehearsal().say(question)
  return {
    isFirst: found[0]?.document.title === document,
    isThere,
    isSaid: /the knowledge base says:/.test(answer),
    answer: answer.replaceAll('**', ''),
  }
}
