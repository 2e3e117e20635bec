import { describe, expect, it } from 'vitest'
import { signsOf, sureOf } from './answering.ts'
import type { FoundPassage, KnowledgeDocument } from './types.ts'

const passage = (words: string, over: Partial<FoundPassage> = {}): FoundPassage => ({
  ...{ document: { id: 'a', title: 'bulletin-07' } as KnowledgeDocument, page: 1, words, score: 9, covered: 1 },
  ...{ signs: { said: 1, inDocument: 1, foreign: false, stranger: false }, isByTitle: false },
  ...over,
})

describe('how sure it is that a passage answers', () => {
  const asked = 'What is the hail deductible in county number 49?'
  const right = 'In county number 49 the hail deductible is $700.'
  const sure = (words: string, over?: Partial<FoundPassage>, query = asked) => {
    const one = passage(words, over)
    return sureOf(signsOf(query, one, [{ words, quote: words, isRow: false }], [one]))
  }

  it('is high where a sentence holds all of the question with such a figure', () => {
    expect(sure(right)).toBeGreaterThan(0.7)
  })

  it.each([
    ['another number', right.replace('49', '126')],
    ['a number that only holds it', right.replace('49', '494')],
    ['no amount', 'In county number 49 the hail deductible is agreed.'],
  ])('is in doubt with %s', (_, words) => expect(sure(words)).toBeLessThanOrEqual(0.5))

  it('is in doubt where a name of the question stands neither in it nor in the title of its document', () => {
    const query = 'How long are Larkmead quotes valid?'
    expect(sure('Quotes are valid for 45 days.', {}, query)).toBeLessThanOrEqual(0.5)
  })

  it('is less where titles of others say what it does not, and where it holds less of the question', () => {
    const signs = { said: 1, inDocument: 1, foreign: true, stranger: true }
    expect(sure(right, { signs })).toBeLessThan(sure(right))
    expect(sure(right, { covered: 0.4 })).toBeLessThan(sure(right))
  })
})
