import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scoreRecords } from '../../../scripts/eval/score-records.ts'
import type { DocumentFacts } from '../../../server/documents/facts/types.ts'
import { pool, readDocument } from '../../../server/documents/reading/read-document.ts'
import { readRecords } from '../../../server/documents/records/read-records.ts'
import { fileOf } from '../../support/documents/file.ts'
import { type Printer, startPrinter } from '../bed/print.ts'
import { FURTHER } from './further-layouts.ts'
import { answersOf, employers, type Line, owners } from './items.ts'
import { LAST } from './last-layouts.ts'
import { LAYOUTS } from './layouts.ts'
import { type Layout, PAGE_CSS, packetHtml } from './parts.ts'

let printer: Printer
beforeAll(async () => {
  printer = await startPrinter()
})
afterAll(async () => {
  await printer.close()
  await pool.close()
})

/** The share of a packet's records that come out as its answers say, of all and of those found. */
async function sharesOf(line: Line, layout: Layout) {
  const bytes = await printer.print(packetHtml(line, layout), PAGE_CSS + layout.css)
  const { pages } = await readDocument(fileOf('packet.pdf', bytes), 'packet.pdf')
  const facts: DocumentFacts = { kind: 'declarations', title: null, policies: [], facts: [], conflicts: [], records: readRecords(pages) } // biome-ignore format: facts
  const paper = { document: 'packet.pdf', file: 'packet.pdf', kind: null, family: 'packets', records: answersOf(line) }
  const { records } = scoreRecords(paper, facts, { ms: 0, mb: 0 })
  const sum = (of: 'expected' | 'found' | 'exact') => Object.values(records).reduce((all, one) => all + one[of], 0)
  return { exact: sum('exact') / sum('expected'), right: sum('exact') / sum('found') }
}

describe.each(Object.entries({ ...LAYOUTS, ...FURTHER, ...LAST }))('a packet laid out as %s', (_, layout) => {
  it.each([
    ['businessowners', owners(28)],
    ['workers compensation', employers(26)],
  ] as const)('of %s comes out as its records', async (_line, line) => {
    const { exact, right } = await sharesOf(line, layout)
    expect(exact).toBeGreaterThanOrEqual(0.9)
    expect(right).toBeGreaterThanOrEqual(0.9)
  })
})
