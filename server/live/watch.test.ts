import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { askedTogether } from './together.ts'
import { watch } from './watch.ts'

/** Something to watch: a number that is looked at, and news that are letters. */
function aNumber() {
  let ring = () => {}
  let tell = (_letter: string) => {}
  const state = { value: 0, looks: 0, listening: true, answers: true }
  const watching = watch<string, string>({
    listen(onRing, onNews) {
      ring = onRing
      tell = onNews
      return () => {
        state.listening = false
      }
    },
    async look() {
      state.looks++
      return state.value < 0 ? null : String(state.value)
    },
    answer: (letters) => (letters.includes('?') ? 'look' : letters.join('') || null),
  })
  return { state, watching, ring: () => ring(), tell: (letter: string) => tell(letter) }
}

describe('a watch', () => {
  it('answers at once with what is there, then at each ring, and with news without looking', async () => {
    const { state, watching, ring, tell } = aNumber()
    expect((await watching.next()).value).toBe('0')
    state.value = 1
    ring()
    expect((await watching.next()).value).toBe('1')
    tell('a')
    expect((await watching.next()).value).toBe('a')
    expect(state.looks).toBe(2)
  })

  it('makes one answer of what comes within a frame, or while nobody asks', async () => {
    const { state, watching, ring, tell } = aNumber()
    await watching.next()
    for (const letter of 'abc') tell(letter)
    expect((await watching.next()).value).toBe('abc')
    state.value = 7
    ring()
    ring()
    tell('d')
    expect((await watching.next()).value).toBe('7')
    expect(state.looks).toBe(2)
  })

  it('looks when news do not follow on what was answered', async () => {
    const { state, watching, tell } = aNumber()
    await watching.next()
    state.value = 5
    tell('?')
    expect((await watching.next()).value).toBe('5')
  })

  it('goes on waiting when a ring brought nothing new', async () => {
    const { state, watching, ring } = aNumber()
    await watching.next()
    state.value = -1
    ring()
    const next = watching.next()
    await wait(40)
    state.value = 3
    ring()
    expect((await next).value).toBe('3')
  })

  it('ends at once when the watcher leaves, also in the middle of waiting', async () => {
    const { state, watching } = aNumber()
    await watching.next()
    const next = watching.next()
    await watching.return!()
    expect((await next).done).toBe(true)
    expect(state.listening).toBe(false)
  })
})

describe('what is asked together', () => {
  it('is answered once, by work that begins after the last has asked', async () => {
    const together = askedTogether<number>()
    let value = 1
    let works = 0
    const work = async () => {
      works++
      return value
    }
    const first = together('a', work)
    value = 2
    const second = together('a', work)
    const other = together('b', async () => 9)
    expect(await Promise.all([first, second, other])).toEqual([2, 2, 9])
    expect(works).toBe(1)
    value = 3
    expect(await together('a', work)).toBe(3)
  })
})
