import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileAllowance, findFacts, pool, readDocument } from '../server/documents/reading/read-document.ts'
import { Seats } from '../server/documents/reading/seats.ts'
import { makeHeavyPages } from '../tests/support/documents/hostile.ts'
import { makePdf } from '../tests/support/documents/pdf.ts'
import { aPolicyPdf } from '../tests/support/policies.ts'

/**
 * What an agency's small policy takes from its bytes to its facts: alone, and while another agency sends 20 hostile files (a
 * few kilobytes, 600 heavy pages each). Goal: no more than twice as long. Beside it the processor time of one hostile file and of an
 * honest one of 600 dense pages, which the allowance of a file is chosen by. Run: node bench/hostile.ts
 */
/** As many files at once as the product reads (server/domains/files/reading.ts). */
const seats = new Seats(2, 2)
const NEVER = new AbortController().signal
const ROUNDS = 15
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const fileOf = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

try {
  const small = fileOf('policy.pdf', await aPolicyPdf({ pages: 12 }))
  const hostile = fileOf('heavy.pdf', makeHeavyPages(600))
  const honest = fileOf('honest.pdf', await makePdf(Array.from({ length: 600 }, (_, index) => densePage(index))))
  for (let round = 0; round < 3; round++) await read(small, 'A')

  const alone = await median(() => read(small, 'A'))
  const attack = Promise.allSettled(Array.from({ length: 20 }, () => read(hostile, 'B')))
  const beside = await median(() => read(small, 'A'))
  await attack
  const cost = async (path: string) => {
    const before = process.cpuUsage()
    await read(path, 'B').catch(() => {})
    const { user, system } = process.cpuUsage(before)
    return ((user + system) / 1e6).toFixed(1)
  }
  process.stdout.write(
    `small file alone ${alone.toFixed(0)} ms, beside 20 hostile files ${beside.toFixed(0)} ms, ratio ${(beside / alone).toFixed(2)} (goal 2)\n` +
      `one hostile file ${await cost(hostile)} CPU-s (goal 5), an honest one of 600 dense pages ${await cost(honest)} CPU-s\n`,
  )
} finally {
  await pool.close()
  rmSync(folder, { recursive: true })
}

async function read(path: string, agencyId: string) {
  const allowance = fileAllowance()
  await seats.take(agencyId, NEVER, async () => {
    const { pages } = await readDocument(path, 'policy.pdf', { agencyId, allowance })
    await findFacts(pages, { agencyId, allowance })
  })
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!
}

function densePage(index: number) {
  const sentence =
    'We will pay those sums that the insured becomes legally obligated to pay as damages to which this applies. '
  const rows = Array.from({ length: 10 }, (_, row) => [
    `Coverage ${index}-${row}`,
    'Each Occurrence',
    `$${row + 1},000,000`,
  ])
  return {
    texts: Array.from({ length: 40 }, (_, row) => ({
      x: 54,
      y: 230 + row * 13,
      text: `${row + 1}. ${sentence}`,
      size: 9,
    })),
    tables: [{ x: 54, y: 70, columns: [0, 180, 380], rows }],
  }
}
