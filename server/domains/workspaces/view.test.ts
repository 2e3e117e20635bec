import { expect, it } from 'vitest'
import type { Words } from '../../live/doorbell.ts'
import { startWatermark, viewOfWords, type Watermark } from './view.ts'

/** A watcher who has `length` units of two texts that grow. */
function aWatcher(length: number): Watermark {
  const growing = new Map(
    ['a', 'b'].map((id) => [id, { event: { id, stageId: 's' }, stage: { id: 's' }, length }]),
  ) as unknown as Watermark['growing']
  const last = { workspace: { id: 'w' }, run: null, inLine: [] } as unknown as Watermark['last']
  return { ...startWatermark(), rev: 1, last, growing }
}
const words = (eventId: string, start: number, text: string): Words => ({
  workspaceId: 'w',
  eventId,
  start,
  words: text,
})

it('tells words that go on where a text ends, each once, and those of one text together', () => {
  const mark = aWatcher(3)
  const view = viewOfWords(mark, [words('a', 3, 'de'), words('b', 1, 'xyz'), words('a', 5, 'f'), words('a', 3, 'def')])
  expect(view).toMatchObject({ hasChanged: false, words: [words('a', 3, 'def'), words('b', 3, 'z')] })
  expect(viewOfWords(mark, [words('a', 3, 'def')])).toBeNull()
})

it('counts nothing as told when one of the words leaves a gap: the look tells it all', () => {
  const mark = aWatcher(3)
  expect(viewOfWords(mark, [words('a', 3, 'de'), words('b', 9, 'z')])).toBe('look')
  expect(mark.growing.get('a')!.length).toBe(3)
  expect(viewOfWords(mark, [words('a', 3, 'de')])).toMatchObject({ words: [words('a', 3, 'de')] })
})
