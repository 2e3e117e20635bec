import { expect, it } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

it('keeps what is used again, lets go of the rest, and never keeps more than it may', () => {
  const cache = new BoundedCache<number, string>(20)
  const kept = () => Array.from({ length: 100 }, (_, key) => key).filter((key) => key !== 0 && cache.get(key)).length
  for (let key = 0; key < 100; key++) {
    expect(cache.get(0) ?? cache.set(0, 'used', 1)).toBe('used')
    cache.set(key, `value ${key}`, 1)
  }
  expect([cache.get(99), cache.get(0), cache.get(50)]).toEqual(['value 99', 'used', undefined])
  expect(kept()).toBeLessThanOrEqual(20)
  expect(cache.set(200, 'large', 11)).toBe('large')
  expect(cache.get(200)).toBeUndefined()
})
