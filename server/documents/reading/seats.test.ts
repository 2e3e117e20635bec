import { expect, it } from 'vitest'
import { Seats } from './seats.ts'

const NEVER = new AbortController().signal

/** Work that stays until it is told to go. */
function guest(seats: Seats, name: string, entered: string[], signal = NEVER) {
  let leave = () => {}
  const gone = seats.take(name[0]!, signal, () => {
    entered.push(name)
    return new Promise<void>((resolve) => {
      leave = resolve
    })
  })
  return { gone, leave: () => leave() }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

it('seats so many at once, an agency that has none before one that has, and nobody who left the line', async () => {
  const seats = new Seats(1, 1)
  const entered: string[] = []
  const stop = new AbortController()
  const first = guest(seats, 'b1', entered)
  guest(seats, 'b2', entered)
  const left = guest(seats, 'b3', entered, stop.signal)
  const other = guest(seats, 'a1', entered)
  await soon()
  expect(entered).toEqual(['b1', 'a1'])
  stop.abort(new Error('stopped'))
  await expect(left.gone).rejects.toThrow('stopped')
  first.leave()
  await first.gone
  await soon()
  expect(entered).toEqual(['b1', 'a1', 'b2'])
  other.leave()
  await other.gone
})
