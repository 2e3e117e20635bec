import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findQuote, pool } from '../../../server/documents/index.ts'
import { certificateCases } from './certificates.ts'
import { type Reviewed, reviewCase } from './review-case.ts'

/** One in so many of the cases is tried: all of them take minutes. */
const EACH = 3

let reviewed: Reviewed[]
beforeAll(async () => {
  reviewed = []
  for (const one of certificateCases().filter((_, at) => at % EACH === 0)) reviewed.push(await reviewCase(one))
}, 900_000)
afterAll(() => pool.close())

describe.each([
  ['looked at while building', false],
  ['kept back', true],
])('certificates %s', (_, isHeldBack) => {
  const own = () => reviewed.filter((one) => one.case.isHeldBack === isHeldBack)

  it('are told of at least 95 of 100 planted defects', () => {
    const planted = own().flatMap((one) => one.case.expected)
    const missed = own().flatMap((one) => one.missed)
    expect(planted.length).toBeGreaterThanOrEqual(8)
    expect(1 - missed.length / planted.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('are not told of what is not wrong', () => {
    expect(own().flatMap((one) => one.wrong.map(({ id, why }) => `${one.case.name} ${id}: ${why}`))).toEqual([])
  })
})

it('gives every verdict words of the side it speaks of, which stand there', () => {
  let walked = 0
  for (const { papers, review, case: one } of reviewed)
    for (const { id, verdict, cells } of review.findings) {
      const places = cells.flatMap(({ place }) => place ?? [])
      expect(places.length, `${one.name} ${id} ${verdict}`).toBeGreaterThan(0)
      for (const place of places) {
        if (place.of === 'record') {
          const record = one.records.find((kept) => kept.id === place.record.id)
          expect(record?.values.find(({ path }) => path === place.path)?.value).toBe(place.quote)
          continue
        }
        if (place.of !== 'file') throw new Error('A certificate review rests on files and records.')
        const page = papers
          .find(({ fileId }) => fileId === place.fileId)!
          .pages.find(({ number }) => number === place.page)!
        expect(findQuote(page, place.quote), `${one.name} ${id}: ${place.quote}`).not.toBeNull()
        walked++
      }
    }
  expect(walked).toBeGreaterThan(400)
})
