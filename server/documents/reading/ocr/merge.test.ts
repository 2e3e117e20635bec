import { describe, expect, it } from 'vitest'
import type { Word } from '../../types.ts'
import { mergePasses } from './merge.ts'

function word(text: string, x: number, confidence: number, width = text.length * 6, y = 100): Word {
  return { text, box: [x, y, width, 10], confidence }
}

describe('mergePasses', () => {
  it('is surer of what two passes read alike than either of them', () => {
    expect(mergePasses([[word('1,000,000', 50, 0.8)], [word('1,000,000', 51, 0.7)]])).toEqual([
      word('1,000,000', 50, 0.94),
    ])
  })

  it('names the other readings where passes differ, and is less sure', () => {
    const [merged, ...rest] = mergePasses([[word('5OO,000', 50, 0.5)], [word('500,000', 50, 0.9)]])
    expect(rest).toEqual([])
    expect(merged).toMatchObject({ text: '500,000', others: ['5OO,000'] })
    expect(merged!.confidence).toBeLessThan(0.65)
  })

  it('lets two passes outvote a third', () => {
    const passes = [[word('B', 50, 0.9)], [word('8', 50, 0.6)], [word('8', 50, 0.6)]]
    expect(mergePasses(passes)[0]).toMatchObject({ text: '8', others: ['B'] })
  })

  it('sets the characters against each other where one pass splits a word', () => {
    const whole = [word('GL-123456', 50, 0.6)]
    const split = [word('GL-', 50, 0.9, 18), word('123458', 70, 0.9, 34)]
    const merged = mergePasses([whole, split])
    expect(merged.map(({ text, others }) => [text, others])).toEqual([
      ['GL-', undefined],
      ['123458', ['123456']],
    ])
  })

  it('keeps what only one pass saw, and parts neighbours and lines', () => {
    const first = [word('Each', 50, 0.9), word('Occurrence', 80, 0.9)]
    const second = [word('Each', 50, 0.9), word('Aggregate', 80, 0.9, 54, 112)]
    expect(mergePasses([first, second]).map(({ text }) => text)).toEqual(['Each', 'Occurrence', 'Aggregate'])
  })
})
