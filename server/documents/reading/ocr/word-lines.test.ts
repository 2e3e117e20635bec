import { describe, expect, it } from 'vitest'
import type { Ruling, Word } from '../../types.ts'
import { doubtCutAmounts } from './trust.ts'
import { linesOfWords } from './word-lines.ts'

function word(text: string, x: number, y: number): Word {
  return { text, box: [x, y, text.length * 5, 8], confidence: 0.9 }
}

const textsOf = (words: Word[], rulings: Ruling[] = []) => linesOfWords(words, rulings).map(({ text }) => text)

describe('linesOfWords', () => {
  it('parts columns, rows and what a ruling stands between', () => {
    const words = [
      word('Each', 50, 100),
      word('occurrence', 74, 101),
      word('1,000', 128, 100),
      word('Deductible', 250, 100),
    ]
    const below = [word('Medical', 50, 112), word('expense', 89, 112)]
    const ruling: Ruling = { axis: 'vertical', at: 126, from: 90, to: 111 }
    expect(textsOf([...below, ...words])).toEqual(['Each occurrence 1,000', 'Deductible', 'Medical expense'])
    expect(textsOf([...words, ...below], [ruling])).toEqual([
      'Each occurrence',
      '1,000',
      'Deductible',
      'Medical expense',
    ])
  })
})

describe('doubtCutAmounts', () => {
  it('lets the pieces of an amount name the whole, where the gap may be none', () => {
    const [line] = doubtCutAmounts(
      linesOfWords([word('$1', 50, 100), word('669,500', 62, 100), word('any', 101, 100)], []),
    )
    expect(line!.words.map(({ others }) => others)).toEqual([['$1669,500'], ['$1669,500'], undefined])
  })
})
