import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backOff, type Sink, watch } from './watch.ts'
import type { Workspace } from './workspace.ts'

const ANSWER = { data: { watchCaraWorkspace: { changed: { id: 'w' } as Workspace, words: [] } } }

/** A scripted server, and a watcher that records what it receives. */
function aWatch(fits: () => boolean = () => true) {
  const sinks: Sink<unknown>[] = []
  const told: string[] = []
  const cancel = vi.fn()
  const watching = watch(
    (sink) => {
      sinks.push(sink)
      return cancel
    },
    {
      onAnswer: () => {
        told.push('answer')
        return fits()
      },
      onLost: () => told.push('lost'),
      onSignedOut: () => told.push('signed out'),
      onGone: () => told.push('gone'),
    },
  )
  return { watching, sinks, told, cancel, now: () => sinks.at(-1)! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits 2^n seconds after n failures, ten at most', () => {
  expect([0, 1, 2, 3, 4, 20].map(backOff)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
})

it('starts again one second after the subscription finished', () => {
  const { sinks, now } = aWatch()
  now().complete()
  vi.advanceTimersByTime(999)
  expect(sinks).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sinks).toHaveLength(2)
})

it('backs off after errors in a row, and begins at one second again after an answer', () => {
  const { sinks, now, told } = aWatch()
  for (const [tries, wait] of [1000, 2000, 4000].entries()) {
    now().error(new Event('close'))
    vi.advanceTimersByTime(wait - 1)
    expect(sinks).toHaveLength(tries + 1)
    vi.advanceTimersByTime(1)
    expect(sinks).toHaveLength(tries + 2)
  }
  now().next(ANSWER)
  now().error(new Event('close'))
  vi.advanceTimersByTime(1000)
  expect(sinks).toHaveLength(5)
  expect(told).toEqual(['lost', 'lost', 'lost', 'answer', 'lost'])
})

it('tries at once when the network is back, and only then', () => {
  const { watching, sinks, now } = aWatch()
  watching.retryNow()
  expect(sinks).toHaveLength(1)
  now().error(new Event('close'))
  watching.retryNow()
  expect(sinks).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(sinks).toHaveLength(2)
})

it('starts over at once when an answer does not fit, and ignores the old one', () => {
  const { sinks, cancel, told } = aWatch(() => false)
  sinks[0]!.next(ANSWER)
  sinks[0]!.next(ANSWER)
  sinks[0]!.complete()
  expect(cancel).toHaveBeenCalled()
  expect(told).toEqual(['answer'])
  vi.advanceTimersByTime(0)
  expect(sinks).toHaveLength(2)
})

it.each([
  ['signed out', [{ extensions: { code: 'SIGNED_OUT' } }]],
  ['signed out', { code: 4403, reason: 'Signed out' }],
  ['gone', [{ extensions: { code: 'NOT_FOUND' } }]],
])('does not try again when it is %s', (word, reason) => {
  const { sinks, told, now } = aWatch()
  now().error(reason)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([word])
  expect(sinks).toHaveLength(1)
})

it('is silent once it was stopped', () => {
  const { watching, sinks, told, now, cancel } = aWatch()
  watching.stop()
  now().next(ANSWER)
  now().error(new Event('close'))
  vi.advanceTimersByTime(60_000)
  expect([told, sinks.length, cancel.mock.calls.length]).toEqual([[], 1, 1])
})
