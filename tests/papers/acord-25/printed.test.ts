import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFacts, pool, readDocument } from '../../../server/documents/index.ts'
import { propose } from '../../../server/forms/acord-25/propose.ts'
import { asTold } from '../../support/documents/as-told.ts'
import { makePdf } from '../../support/documents/pdf.ts'
import { LARCH } from './larch/index.ts'
import type { LarchPaper } from './larch/paper.ts'
import { SEQUOIA } from './sequoia/index.ts'
import { expected, SHORT } from './trial.ts'

const folder = mkdtempSync(join(tmpdir(), 'printed-'))
afterAll(() => pool.close())
afterAll(() => rmSync(folder, { recursive: true }))

type Scored = { name: string; right: number; wrong: string[]; missed: string[] }

/** What an ACORD 25 holds that is filled from a printed document, as the product reads it: by rules and by what is learned. */
async function scored({ name, pages, expect: gold }: LarchPaper): Promise<Scored> {
  const path = join(folder, 'paper.pdf')
  writeFileSync(path, await makePdf(pages))
  const document = await readDocument(path, 'paper.pdf')
  const file = { fileId: 'file1', fileName: 'paper.pdf', facts: await findFacts(document.pages) }
  const { values } = propose({ files: [asTold(file, [])], today: '2026-06-15' })
  const filled = new Map(values.map(({ field, value }) => [SHORT.get(field) ?? field, value]))
  filled.delete('date')
  const held = new Map(Object.entries(expected(gold)))
  const isRight = (key: string) => filled.get(key)?.toLowerCase() === held.get(key)?.toLowerCase()
  return {
    name,
    right: [...held.keys()].filter(isRight).length,
    wrong: [...filled].flatMap(([key, value]) =>
      isRight(key) ? [] : [`${key}: ${value}, not ${held.get(key) ?? 'told'}`],
    ),
    missed: [...held.keys()].filter((key) => !filled.has(key)),
  }
}

/** Documents by authors who had not seen what reads them, with the least share of what they say that is filled. */
const HANDS = { larch: { papers: LARCH, floor: 0.87 }, sequoia: { papers: SEQUOIA, floor: 0.75 } }

describe.each(Object.entries(HANDS))('printed documents of %s', (_, { papers, floor }) => {
  const read: Scored[] = []
  beforeAll(async () => {
    for (const paper of papers) read.push(await scored(paper))
    if (process.env.FIGURES) for (const one of read) console.log(one)
  }, 900_000)

  test('fill an ACORD 25', () => {
    const right = read.reduce((sum, one) => sum + one.right, 0)
    const answerable = papers.reduce((sum, paper) => sum + Object.keys(expected(paper.expect)).length, 0)
    if (process.env.FIGURES) console.log(`${right} right of ${answerable}`)
    expect(answerable).toBeGreaterThan(300)
    expect(right / answerable).toBeGreaterThanOrEqual(floor)
  })

  test('fill nothing that they do not say', () => {
    expect(read.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([])
  })
})
