import { expect, it } from 'vitest'
import type { Line, Word } from '../../types.ts'
import type { Entry } from './entries.ts'
import { agreement, distinctBy, itemsOf } from './items.ts'

const told = (value: string, seen: Partial<Word> = {}) => {
  const word: Word = { text: value, box: [0, 0, 10, 10], ...seen }
  const line: Line = { text: value, box: word.box, words: [word] }
  return { value, tokens: [{ word, page: 1, line, starts: '' as const, newLine: true }] }
}
const entry = (fields: Record<string, ReturnType<typeof told>>): Entry => new Map(Object.entries(fields))
const doubted = { others: ['7'] }

it('a number that a scan leaves in doubt says of no item that it is meant', () => {
  const item = entry({ location_number: told('1'), class_code: told('91580') })
  expect(agreement(item, entry({ location_number: told('1') }))).toBe(1)
  expect(agreement(item, entry({ location_number: told('1', doubted) }))).toBe(0)
  expect(agreement(item, entry({ location_number: told('2', doubted) }))).toBeNull()
})

it('a schedule adds nothing to an item by a number in doubt', () => {
  const items = ['1', '2', '3'].map((number, index) =>
    entry({ location_number: told(number), class_code: told(`9158${index}`) }),
  )
  const addressOf = (seen: Partial<Word>) => {
    const places = ['3', '1'].map((number) => entry({ location_number: told(number, seen), state: told('OH') }))
    const schedules = [items, places].map((entries) => ({ entries, fields: '', page: 1 }))
    return itemsOf(schedules).map((item) => item.get('state')?.value)
  }
  expect(addressOf({})).toEqual(['OH', undefined, 'OH'])
  expect(addressOf(doubted)).toEqual([undefined, undefined, undefined])
})

it('of entries that say the same the first is one, and many take no time', { timeout: 120_000 }, () => {
  const many = Array.from({ length: 30_000 }, (_, index) => entry({ location_number: told(String(index)) }))
  const again = entry({ location_number: told('7'), state: told('OH') })
  const found = distinctBy([...many, again], ['location_number'])
  expect(found).toHaveLength(30_000)
  expect(found[7]).toBe(many[7])
})
