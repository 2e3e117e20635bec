import { describe, expect, it } from 'vitest'
import { firstSentence, whatWasRead } from './stage-result.ts'

describe('what a stage came to', () => {
  it.each([
    ['I filled ACORD 25 [1]. Two values stayed blank.', 'I filled ACORD 25.'],
    ['## Coverage\n\n**Flood** is excluded [2].', 'Coverage'],
    ['\n- Each occurrence: $1,000,000 [1]\n- Aggregate', 'Each occurrence: $1,000,000'],
    ['Which policy?', 'Which policy?'],
  ])('is the first sentence of %j', (answer, sentence) => expect(firstSentence(answer)).toBe(sentence))

  it('is cut where a sentence has no end', () => {
    expect(firstSentence('word '.repeat(200))).toHaveLength(240)
    expect(firstSentence('word '.repeat(200))).toMatch(/word…$/)
  })

  it('counts the files that were read, and their pages', () => {
    const file = (pages: number | null, error: string | null = null) => ({
      fileId: 'f',
      fileName: 'f',
      error,
      progress: 1,
      pages,
    })
    expect(whatWasRead([file(1)])).toBe('Read 1 file, 1 page.')
    expect(whatWasRead([file(12), file(2), file(null, 'Broken.')])).toBe('Read 2 of 3 files, 14 pages.')
    expect(whatWasRead([file(null, 'Broken.')])).toBe('Read 0 of 1 file.')
  })
})
