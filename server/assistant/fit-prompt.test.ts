import type { LanguageModelV4Message } from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import { type Entry, fitted, sizeOf } from './fit-prompt.ts'

const message = (text: string): LanguageModelV4Message => ({ role: 'user', content: [{ type: 'text', text }] })
/** A part of a thousand letters, which may be told in a hundred or in ten. */
const entry = (name: string): Entry => ({
  ways: [1000, 100, 10].map((letters) => () => [message(name.padEnd(letters, '.'))]),
  within: (letters) => [message(name.padEnd(Math.max(10, letters - 60), '.'))],
})
const entries = Array.from({ length: 12 }, (_, at) => entry(`part ${at}`))
const lengths = (room: number, count = entries.length) =>
  fitted(entries.slice(0, count), room).map(({ content }) => (content[0] as { text: string }).text.length)

describe('a talk in little room', () => {
  it('is complete where there is room', () => {
    expect(lengths(Number.POSITIVE_INFINITY)).toEqual(Array(12).fill(1000))
    expect(lengths(20_000)).toEqual(Array(12).fill(1000))
  })

  it('fits the limit, the older parts shorter, the newest complete', () => {
    for (const room of [2000, 4000, 6000, 9000]) {
      const told = lengths(room)
      expect(sizeOf(fitted(entries, room))).toBeLessThanOrEqual(room + 100)
      expect(told.at(-1)).toBe(1000)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
    }
  })

  it('shortens the newest only if it does not fit with the others', () => {
    const told = lengths(1500)
    expect(told.slice(0, -1)).toEqual(Array(11).fill(10))
    expect(told.at(-1)).toBeLessThan(1000)
  })

  it('keeps the beginning of the prompt the same, most of the time', () => {
    const tellings = entries.map((_, at) => JSON.stringify(fitted(entries.slice(0, at + 1), 6000)).slice(0, -1))
    const goesOn = tellings.slice(1).filter((telling, at) => telling.startsWith(tellings[at]!))
    expect(goesOn.length).toBeGreaterThanOrEqual(8)
  })
})
