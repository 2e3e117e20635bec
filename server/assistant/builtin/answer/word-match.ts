import { stemsOf } from '../../../documents/index.ts'

const SMALL = new Set([
  'any',
  'one',
  'per',
  'and',
  'the',
  'of',
  'to',
  'number',
  'code',
  'line',
  'name',
  'insurer',
  'a',
  'b',
  'c',
])

/** Whether a text names a label: it holds every word of the label that says something. */
export function namesWord(text: string, label: string): boolean {
  const words = new Set(stemsOf(text))
  const telling = stemsOf(label).filter((stem) => !SMALL.has(stem))
  return telling.length > 0 && telling.every((stem) => words.has(stem))
}
