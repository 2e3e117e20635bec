import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPdfPages } from '../server/documents/reading/pdf/read-pdf.ts'
import { pool, readDocument } from '../server/documents/reading/read-document.ts'
import { makePdf } from '../tests/support/documents/pdf.ts'
import { type ScanCondition, scanOf } from '../tests/support/documents/scan.ts'
import { pagesToScan } from './scans/pages.ts'
import { addScore, noScore, type Score, scoreOf } from './scans/score.ts'

/**
 * Prints pages, scans them under several conditions, reads the scans, and says what became of every printed word and of those with
 * digits: read rightly and claimed, rightly but left open, wrongly and claimed, wrongly but left open, not seen. Thresholds were chosen on the
 * first conditions; the others are only reported on. Run: node bench/recognise.ts [text.pdf …] (the first page of each instead of the bench's own)
 */
const CHOSEN_ON: Record<string, ScanCondition> = {
  '200 dpi, 0.7° off': { dpi: 200, lean: 0.7, jpeg: 60 },
  '200 dpi, specks': { dpi: 200, specks: 0.004 },
  'fax, 100 dpi': { dpi: 100, lean: 0.4, threshold: 160 },
}
const REPORTED_ON: Record<string, ScanCondition> = {
  '300 dpi, clean': { dpi: 300 },
  '150 dpi, 1.8° off, blurred': { dpi: 150, lean: -1.8, blur: 0.7, jpeg: 45 },
  'fax, 200 dpi, specks': { dpi: 200, lean: 0.5, threshold: 140, specks: 0.008 },
  '200 dpi, 3.5° off': { dpi: 200, lean: 3.5, jpeg: 50 },
  '200 dpi, upside down': { dpi: 200, lean: 180.6, jpeg: 60 },
  '100 dpi, gray': { dpi: 100, lean: 0.3, jpeg: 70 },
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const named = process.argv.slice(2).map((path) => readFileSync(path))
  const sources = named.length > 0 ? named : await Promise.all(pagesToScan().map((page) => makePdf([page])))

  for (const [name, condition] of Object.entries({ ...CHOSEN_ON, ...REPORTED_ON }))
    await measure(name, condition, sources)
  process.stdout.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`)
} finally {
  await pool.close()
  rmSync(folder, { recursive: true })
}

async function measure(name: string, condition: ScanCondition, sources: Uint8Array[]): Promise<void> {
  const [all, values] = [noScore(), noScore()]
  let ms = 0
  for (const source of sources) {
    const printed = (await readPdfPages(source))[0]!
    const path = join(folder, 'scan.pdf')
    writeFileSync(path, await scanOf(source, 0, condition))
    const began = performance.now()
    const { pages } = await readDocument(path, 'scan.pdf')
    ms += performance.now() - began
    const score = scoreOf(printed, pages[0]!, condition.lean ?? 0)
    addScore(all, score.all)
    addScore(values, score.values)
  }
  const chosen = name in CHOSEN_ON ? 'chosen on  ' : 'reported on'
  say(`${name.padEnd(27)} ${chosen}`, `${(ms / 1000 / sources.length).toFixed(1)} s`, inWords(all), inWords(values))
}

function inWords({ words, right, blank, wrong, doubted, missed }: Score): string {
  const share = (count: number) => `${((count / Math.max(1, words)) * 100).toFixed(1)} %`
  return `${words}: right ${share(right)}, open ${share(blank)}, WRONG ${wrong} (${share(wrong)}), wrong but open ${share(doubted)}, missed ${share(missed)}`
}

function say(...parts: string[]): void {
  process.stdout.write(`${parts.join(' | ')}\n`)
}
