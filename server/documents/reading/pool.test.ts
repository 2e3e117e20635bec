import { afterEach, describe, expect, it } from 'vitest'
import { fileOf } from '../../../tests/support/documents/file.ts'
import { pdfOfContent } from '../../../tests/support/documents/hostile.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { Allowance } from './allowance.ts'
import { ReadingPool } from './pool.ts'

let pool: ReadingPool
afterEach(() => pool.close())

const SLOW = pdfOfContent(Buffer.from(`BT /F 9 Tf 9 9 Td ${'(slow words) Tj '.repeat(30_000)} ET`))

function read(
  path: string,
  agencyId: string,
  { allowance = new Allowance(60_000), signal }: { allowance?: Allowance; signal?: AbortSignal } = {},
) {
  const task = { verb: 'read-pdf', source: { key: path, path }, from: 0, to: 1 } as const
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

  it('does not make an agency wait for the end of a foreign file', async () => {
    pool = new ReadingPool(1, 1)
    const slow = fileOf('slow.pdf', SLOW)
    const quick = fileOf('quick.pdf', await makePdf([linesPage(['A page'])]))
    const order: string[] = []
    const flood = ['one', 'two'].map(() => read(slow, 'flood').then(() => order.push('flood')))
    await read(quick, 'small').then(() => order.push('small'))
    expect(order).toEqual(['small'])
    await Promise.all(flood)
  })

  it('counts all steps of a file together, and ends the one that uses up its allowance', async () => {
    pool = new ReadingPool(1)
    const path = fileOf('slow.pdf', SLOW)
    const allowance = new Allowance(60_000)
    await read(path, 'a', { allowance })
    expect(allowance.isSpent).toBe(false)
    allowance.spend(59_900)
    const answers = await Promise.allSettled([read(path, 'a', { allowance }), read(path, 'a', { allowance })])
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { reason: 'too-slow' } })
    const good = fileOf('good.pdf', await makePdf([linesPage(['Still here'])]))
    await expect(read(good, 'a')).resolves.toContain('Still here')
  })

  it('stops what is under way and what waits, and goes on with the rest', async () => {
    pool = new ReadingPool(1)
    const path = fileOf('slow.pdf', SLOW)
    const stop = new AbortController()
    const [first, second] = [read(path, 'a', { signal: stop.signal }), read(path, 'a', { signal: stop.signal })]
    stop.abort()
    await expect(first).rejects.toMatchObject({ reason: 'cancelled' })
    await expect(second).rejects.toMatchObject({ reason: 'cancelled' })
    const good = fileOf('good.pdf', await makePdf([linesPage(['Still here'])]))
    await expect(read(good, 'a')).resolves.toContain('Still here')
  })
})
