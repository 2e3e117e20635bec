import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readFacts } from '../server/documents/facts/read-facts.ts'
import { readPdfPages } from '../server/documents/reading/pdf/read-pdf.ts'
import { pool, readDocument } from '../server/documents/reading/read-document.ts'
import { makePdf, type PdfPageSpec } from '../tests/support/documents/pdf.ts'

/**
 * Milliseconds a page, on the clock, to read the words of a PDF of 140 pages with their boxes: our reader on its two
 * workers, and beside it PDF.js (`getTextContent`, one thread) in the same run. Then milliseconds of a processor a page to find the facts on
 * the same pages, and beside it our reading of their words in the same thread. Run: node bench/reading.ts
 */
const PAGES = 140
const ROUNDS = 5

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const pdf = await makePdf(Array.from({ length: PAGES }, (_, index) => policyPage(index)))
  const path = join(folder, 'policy.pdf')
  writeFileSync(path, pdf)
  const ours = await fastest(() => readDocument(path, 'policy.pdf'))
  const theirs = await fastest(() => readWithPdfJs(pdf))
  const line = `reading: ${ours.toFixed(2)} ms a page; PDF.js: ${theirs.toFixed(2)} ms a page; ratio ${(ours / theirs).toFixed(2)}\n`
  process.stdout.write(line)
  const pages = await readPdfPages(pdf)
  const words = await leastCpu(() => readPdfPages(pdf))
  const facts = await leastCpu(async () => readFacts(structuredClone(pages)))
  process.stdout.write(
    `facts: ${facts.toFixed(2)} ms of a processor a page; reading the words: ${words.toFixed(2)} ms; ratio ${(facts / words).toFixed(2)}\n`,
  )
} finally {
  rmSync(folder, { recursive: true })
  await pool.close()
}

/** The best of several rounds: the first ones warm both up. */
async function fastest(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await read()
    times.push((performance.now() - started) / PAGES)
  }
  return Math.min(...times)
}

/** The least processor time of several rounds, in milliseconds a page: of this process, so nothing else may run in it. */
async function leastCpu(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000 / PAGES)
  }
  return Math.min(...times)
}

async function readWithPdfJs(pdf: Buffer): Promise<void> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  for (let page = 1; page <= document.numPages; page++) await (await document.getPage(page)).getTextContent()
  await task.destroy()
}

/** A page as dense as a policy's: a heading, a table of limits and paragraphs of conditions. */
function policyPage(index: number): PdfPageSpec {
  const sentence =
    'We will pay those sums that the insured becomes legally obligated to pay as damages to which this applies. '
  const prose = Array.from({ length: 40 }, (_, row) => ({
    x: 54,
    y: 230 + row * 13,
    text: `${row + 1}. ${sentence}`,
    size: 9,
  }))
  const rows = Array.from({ length: 10 }, (_, row) => [
    `Coverage ${index}-${row}`,
    'Each Occurrence',
    `$${row + 1},000,000`,
  ])
  return {
    texts: [{ x: 54, y: 40, text: `FORM CG ${index}`, bold: true }, ...prose],
    tables: [{ x: 54, y: 70, columns: [0, 180, 380], rows }],
  }
}
