import { describe, expect, it } from 'vitest'
import { alignBlocks } from './diff-blocks.ts'
import { diffWords, longestPairs, type Piece } from './diff-words.ts'

const told = (pieces: Piece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`)).join('')

const sideOf = (pieces: Piece[], not: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== not)
    .map(({ text }) => text)
    .join('')

/** Numbers that look random and are the same each time. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

describe('two texts', () => {
  it.each([
    ['one', 'one', 'one'],
    ['', 'a word', '[+a word+]'],
    ['a word', '', '[-a word-]'],
    ['The limit is $1,000,000 now.', 'The limit is $2,000,000 now.', 'The limit is [-$1,000,000-][+$2,000,000+] now.'],
    ['Dear Robin,', 'Dear Wren,', 'Dear [-Robin-][+Wren+],'],
    ['one two three four', 'one five six four', 'one [-two three-][+five six+] four'],
    ['a b', 'a c b', 'a [+c +]b'],
  ])('%j and %j differ in words', (before, after, words) => {
    expect(told(diffWords(before, after))).toBe(words)
  })

  it('are both whole in what is told of them', () => {
    const next = numbers(7)
    const words = ['alpha', 'beta', ' ', ' ', '\n', ',', '1,000', 'e-mail', '.']
    const text = () =>
      Array.from(
        { length: Math.floor(next.next().value! * 40) },
        () => words[Math.floor(next.next().value! * words.length)],
      ).join('')
    for (let times = 0; times < 500; times++) {
      const [before, after] = [text(), text()]
      const pieces = diffWords(before, after)
      expect([sideOf(pieces, 'new'), sideOf(pieces, 'gone')]).toEqual([before, after])
    }
  })

  it('share the longest sequence there is', () => {
    const lcs = (a: string[], b: string[]): number => {
      const best = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
      for (let i = a.length - 1; i >= 0; i--)
        for (let j = b.length - 1; j >= 0; j--)
          best[i]![j] = a[i] === b[j] ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!)
      return best[0]![0]!
    }
    const next = numbers(3)
    const list = () =>
      Array.from({ length: Math.floor(next.next().value! * 20) }, () => 'abcd'[Math.floor(next.next().value! * 4)]!)
    for (let times = 0; times < 500; times++) {
      const [a, b] = [list(), list()]
      const pairs = longestPairs(a, b)
      expect(pairs.length).toBe(lcs(a, b))
      for (const [at, [i, j]] of pairs.entries()) {
        expect(a[i]).toBe(b[j])
        if (at) expect([i > pairs[at - 1]![0], j > pairs[at - 1]![1]]).toEqual([true, true])
      }
    }
  })

  it('of half a million characters that have nothing in common are told apart as a whole', () => {
    const before = Array.from({ length: 70_000 }, (_, at) => `old${at}`).join(' ')
    const after = Array.from({ length: 70_000 }, (_, at) => `new${at}`).join(' ')
    const pieces = diffWords(before, after)
    expect([sideOf(pieces, 'new') === before, sideOf(pieces, 'gone') === after]).toEqual([true, true])
  })

  it('that differ in very much are held together by the words they have once', () => {
    const many = (mark: string) => Array.from({ length: 9000 }, (_, at) => (at % 3 ? `${mark}${at}` : `same${at}`))
    expect(longestPairs(many('a'), many('b')).length).toBe(3000)
  })
})

describe('blocks', () => {
  const FIRST = 'The policy covers the premises at Example Street.'
  const SECOND = 'Each occurrence is limited to one million dollars.'
  const THIRD = 'The premium is due on the first day of the term.'

  it('stay together with an inserted one between them', () => {
    expect(
      alignBlocks([FIRST, SECOND, THIRD], ['Something new and different stands here.', FIRST, SECOND, THIRD]),
    ).toEqual([{ after: 0 }, { before: 0, after: 1 }, { before: 1, after: 2 }, { before: 2, after: 3 }])
  })

  it('are found again when words in them changed, beside inserted ones', () => {
    const changed = SECOND.replace('one million', 'two million')
    expect(
      alignBlocks([FIRST, SECOND, THIRD], [FIRST, 'An inserted paragraph about other matters.', changed, THIRD]),
    ).toEqual([{ before: 0, after: 0 }, { after: 1 }, { before: 1, after: 2 }, { before: 2, after: 3 }])
  })

  it('that were moved are told so, once', () => {
    expect(alignBlocks([FIRST, SECOND, THIRD], [SECOND, THIRD, FIRST])).toEqual([
      { before: 1, after: 0 },
      { before: 2, after: 1 },
      { before: 0, after: 2, moved: true },
    ])
  })

  it('are told to be gone, however many are alike', () => {
    expect(alignBlocks(new Array<string>(70_000).fill(FIRST), [])).toHaveLength(70_000)
  })

  it('are each there once, however many there are', () => {
    const next = numbers(11)
    const words = ['alpha', 'beta', 'gamma', 'delta', 'rho', 'tau']
    const block = () => Array.from({ length: 6 }, () => words[Math.floor(next.next().value! * words.length)]).join(' ')
    for (const [countA, countB] of [
      [30, 25],
      [400, 380],
    ] as const) {
      const [before, after] = [Array.from({ length: countA }, block), Array.from({ length: countB }, block)]
      const rows = alignBlocks(before, after)
      const places = (side: 'before' | 'after') => rows.flatMap((row) => row[side] ?? []).toSorted((a, b) => a - b)
      expect(places('before')).toEqual(before.map((_, at) => at))
      expect(places('after')).toEqual(after.map((_, at) => at))
    }
  })
})
