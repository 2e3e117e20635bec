import { expect, it } from 'vitest'
import { twinAmong } from './twin-among.ts'

const one = (name: string, words: string) => ({ file: new File([words], name) })

it('is the file with the same bytes, whatever its name', async () => {
  const others = [one('a.txt', 'Roofers are out'), one('b.txt', 'Roofers are in.'), one('c.txt', 'Roofers are in.')]
  expect(await twinAmong(new File(['Roofers are in.'], 'a.txt'), others)).toBe(others[1])
  expect(await twinAmong(new File(['Roofers are on.'], 'a.txt'), others)).toBeNull()
  expect(await twinAmong(new File(['Roofers'], 'a.txt'), others)).toBeNull()
})

it('is none where the bytes cannot be read', async () => {
  const gone = Object.assign(new File(['x'], 'x.txt'), {
    arrayBuffer: () => Promise.reject(new Error('NotFoundError')),
  })
  expect(await twinAmong(gone, [one('y.txt', 'y')])).toBeNull()
})
