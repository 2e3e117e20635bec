import { describe, expect, it } from 'vitest'
import { sizeOf } from './fit-prompt.ts'
import { citing, shorten } from './shorten.ts'

const page = Array.from({ length: 200 }, (_, at) => `Item ${at}\t$${at * 100},000 of loose words`).join('\n')
const nothing = citing([])

describe('a shortened value', () => {
  it('is the same where it is short', () => {
    const value = { file: 'F1', list: ['a', 1, null, true] }
    expect(shorten(value, 1000, nothing)).toBe(value)
  })

  it('says how much is left out, and keeps names and ids', () => {
    const facts = Array.from({ length: 90 }, (_, at) => ({ id: `f${at}`, quote: 'x'.repeat(200) }))
    const short = shorten({ artifactId: 'a-1', text: [{ page: 3, text: page }], facts }, 3000, nothing)
    expect(sizeOf(short)).toBeLessThan(3000)
    expect(short).toMatchObject({ artifactId: 'a-1', text: [{ page: 3, text: expect.stringMatching(/^Item 0/) }] })
    expect(JSON.stringify(short)).toMatch(/\[\d+ more left out\].*|\[\d+ more characters left out\]/)
    expect((short as { facts: unknown[] }).facts.at(-1)).toMatch(/^\[\d+ more left out\]$/)
  })

  it('keeps the lines and entries that were cited', () => {
    const isCited = citing(['Item 150 … $15000,000 of loose words', 'A limit of insurance'])
    const facts = Array.from({ length: 90 }, (_, at) => ({
      quote: at === 70 ? 'A limit of  insurance' : `Words ${at}`,
    }))
    const short = JSON.stringify(shorten({ text: page, facts }, 800, isCited))
    expect(short).toContain('Item 150\\t$15000,000 of loose words')
    expect(short).toContain('A limit of  insurance')
    expect(short).not.toContain('Item 151')
  })
})
