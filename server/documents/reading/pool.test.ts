import { afterEach, describe, expect, it } from 'vitest'
import { fileOf } from '../../../tests/support/documents/file.ts'
import { makeHeavyPages } from '../../../tests/support/documents/hostile.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { Allowance } from './allowance.ts'
import { ReadingPool } from './pool.ts'

let pool: ReadingPool
afterEach(() => pool.close())

const MANY = 300
const SLOW = makeHeavyPages(MANY)

function read(
  path: string,
  agencyId: string,
  {
    allowance = new Allowance(60_000),
    signal,
    to = 1,
  }: { allowance?: Allowance; signal?: AbortSignal; to?: number } = {},
) {
  const task = { verb: 'read-pdf', source: { key: path, path }, from: 0, to } as const
  return pool.run(task, { allowance, wallMs: 60_000 }, { agencyId, signal })
}

describe('the reading pool', () => {
  it('serves agencies in turn: one page waits for one task of another agency, not for its twelve', async () => {
    pool = new ReadingPool(1)
    const path = fileOf('page.pdf', await makePdf([linesPage(['A page'])]))
    const order: string[] = []
    const all = [...Array.from({ length: 12 }, () => 'flood'), 'small'].map((agency) =>
      read(path, agency).then(() => order.push(agency)),
    )
    await Promise.all(all)
    expect(order.indexOf('small')).toBeLessThanOrEqual(1)
  })

  it('serves reviews in turn as well: a small one waits for one of another agency, not for its twelve', async () => {
    pool = new ReadingPool(1)
    const order: string[] = []
    const input = { papers: [], records: [], today: '2026-05-14', choices: {}, text: '' }
    const task = { verb: 'review', review: JSON.stringify({ kind: 'CONTRACT_REVIEW', input }) } as const
    const deadline = () => ({ allowance: new Allowance(60_000), wallMs: 60_000 })
    const all = [...Array.from({ length: 12 }, () => 'flood'), 'small'].map((agencyId) =>
      pool.run(task, deadline(), { agencyId, urgent: true }).then(() => order.push(agencyId)),
    )
    await Promise.all(all)
    expect(order.indexOf('small')).toBeLessThanOrEqual(1)
  })

  it('does not make an agency wait for the end of a foreign file', async () => {
    pool = new ReadingPool(1, 1)
    const slow = fileOf('slow.pdf', SLOW)
    const quick = fileOf('quick.pdf', await makePdf([linesPage(['A page'])]))
    const stop = new AbortController()
    const flood = [1, 2].map(() => read(slow, 'flood', { to: MANY, signal: stop.signal }))
    const ended = Promise.allSettled(flood)
    expect(await Promise.race([read(quick, 'small').then(() => 'small'), ...flood.map(() => ended)])).toBe('small')
    stop.abort()
    for (const one of await ended) expect(one).toMatchObject({ reason: { reason: 'cancelled' } })
  })

  it('counts all steps of a file together, and ends the one that uses up its allowance', async () => {
    pool = new ReadingPool(1)
    const path = fileOf('slow.pdf', SLOW)
    const allowance = new Allowance(60_000)
    await read(path, 'a', { allowance, to: 4 })
    expect(allowance.isSpent).toBe(false)
    allowance.spend(59_900)
    const answers = await Promise.allSettled([1, 2].map(() => read(path, 'a', { allowance, to: MANY })))
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { reason: 'too-slow' } })
    const good = fileOf('good.pdf', await makePdf([linesPage(['Still here'])]))
    await expect(read(good, 'a')).resolves.toContain('Still here')
  })

  it('stops what is under way and what waits, and goes on with the rest', async () => {
    pool = new ReadingPool(1)
    const path = fileOf('slow.pdf', SLOW)
    const stop = new AbortController()
    const [first, second] = [1, 2].map(() => read(path, 'a', { signal: stop.signal, to: MANY }))
    stop.abort()
    await expect(first).rejects.toMatchObject({ reason: 'cancelled' })
    await expect(second).rejects.toMatchObject({ reason: 'cancelled' })
    const good = fileOf('good.pdf', await makePdf([linesPage(['Still here'])]))
    await expect(read(good, 'a')).resolves.toContain('Still here')
  })
})
