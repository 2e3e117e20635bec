import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clausesIn } from '../../../server/documents/contracts/read-clauses.ts'
import { pool, readDocument } from '../../../server/documents/index.ts'
import { type Requirement, requirementsOf } from '../../../server/reviews/requirements.ts'
import type { ReviewPaper } from '../../../server/reviews/types.ts'
import { type Contract, contractsOf, HANDS, type Hand } from './contract.ts'
import { printed } from './print.ts'
import { type Score, scoreOf } from './score.ts'

const folder = mkdtempSync(join(tmpdir(), 'contracts-'))
afterAll(() => pool.close())
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * The least share of what each hand asks for that is read exactly, and the most that is read and not asked.
 */
const FLOORS: Record<Hand, { exact: number; wrong: number }> = {
  alder: { exact: 0.96, wrong: 0 },
  birch: { exact: 0.96, wrong: 0 },
  cedar: { exact: 0.8, wrong: 0 },
  hazel: { exact: 0.85, wrong: 0 },
  juniper: { exact: 0.91, wrong: 0 },
  larch: { exact: 0.88, wrong: 0 },
  willow: { exact: 0.84, wrong: 0 },
  maple: { exact: 0.7, wrong: 0 },
  poplar: { exact: 0.75, wrong: 0 },
}

describe.each(HANDS)('contracts of %s', (hand) => {
  const read: { contract: Contract; requirements: Requirement[] | null; score: Score }[] = []
  beforeAll(async () => {
    for (const contract of contractsOf(hand)) {
      const requirements = requirementsOf(await paperOf(contract))
      read.push({ contract, requirements, score: scoreOf(contract, requirements ?? []) })
    }
  })

  test('have what they ask for read', () => {
    const all = read.flatMap(({ contract }) => contract.asks)
    const exact = read.flatMap(({ score }) => score.exact)
    const open = read.flatMap(({ contract, score }) =>
      [...score.unsure, ...score.missing].map(
        ({ lines, what, words }) => `${contract.name}: ${lines} ${what}, “${words}”`,
      ),
    )
    if (process.env.FIGURES)
      console.log(
        `${hand}: ${exact.length} of ${all.length} exact, ${read.flatMap(({ score }) => score.wrong).length} wrong`,
      )
    expect(all.length).toBeGreaterThan(80)
    expect(exact.length / all.length, open.join('\n')).toBeGreaterThanOrEqual(FLOORS[hand].exact)
  })

  test('have nothing read that they do not ask for', () => {
    const wrong = read.flatMap(({ score }) => score.wrong)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(FLOORS[hand].wrong)
  })

  test('have no demand read where they ask for no insurance', () => {
    const without = read.filter(({ contract }) => !contract.asks.length)
    expect(without.length).toBeGreaterThan(0)
    const misread = without.filter(({ requirements }) => requirements?.length).map(({ contract }) => contract.name)
    expect(misread.length, misread.join()).toBe(0)
  })
})

test('what a contract is said to ask for stands in it', () => {
  for (const { name, lines, asks } of HANDS.flatMap(contractsOf))
    for (const { words } of asks) expect(lines.join(' '), name).toContain(words)
})

async function paperOf({ name, hand, lines, asks }: Contract): Promise<ReviewPaper> {
  const path = join(folder, 'contract.pdf')
  writeFileSync(path, await printed({ name, hand, lines, asks }))
  const { pages, warnings } = await readDocument(path, 'contract.pdf')
  const facts = { clauses: clausesIn(pages) } as ReviewPaper['facts']
  return { fileId: name, name, slot: '[Contract]', pages, warnings, facts }
}
