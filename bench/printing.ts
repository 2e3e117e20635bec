import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { chromium } from 'playwright-core'
import { SAMPLE_HTML, SAMPLE_TITLE } from '../server/domains/styles/sample.ts'
import { styledPage } from '../server/domains/styles/styled-page.ts'
import { createLog } from '../server/lib/log.ts'
import { chromiumPrinter } from '../server/outside/printing/chromium-printer.ts'
import { chromiums } from '../server/outside/printing/find-chromium.ts'

/**
 * What a PDF of 14 pages takes when it is not the first, from its words to its bytes, beside the same Chromium that lays out and prints the
 * same page in a tab that is kept open. Rounds of the two alternate. Goals: 250 ms on a machine that does nothing else, and a ratio of 1.5.
 * Run: node bench/printing.ts
 */
const ROUNDS = 15
const PAGES = 14
const folder = path.join(tmpdir(), 'cara-chromium')
const more = SAMPLE_HTML.replace(/<h1>.*?<\/h1>/, '')
const letterhead = { name: 'Otter Example Agency', lines: ['1 Test Street'], phone: null }
const look = {
  baseStyleId: 'builtin:classic-professional',
  pageSize: 'LETTER',
  accentColor: null,
  secondColor: null,
} as const
const pageOf = (times: number) =>
  styledPage({ title: SAMPLE_TITLE, html: SAMPLE_HTML + more.repeat(times), look, letterhead, logo: null })

const printer = chromiumPrinter({ chromium: process.env.CHROMIUM_PATH, folder, log: createLog('silent') })
const found = await chromiums(process.env.CHROMIUM_PATH, folder).next()
const args = ['--font-render-hinting=none', '--disable-gpu', '--no-sandbox']
const browser = await chromium.launch({ executablePath: found.value!.executablePath, args })
const tab = await (await browser.newContext({ javaScriptEnabled: false, offline: true })).newPage()

let times = 10
while ((await PDFDocument.load(await printer.print(pageOf(times)))).getPageCount() < PAGES) times += 1
const ours = () => printer.print(pageOf(times))
const alone = async () => {
  await tab.setContent(pageOf(times), { waitUntil: 'load' })
  await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
}
const took = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
const [a, b]: [number[], number[]] = [[], []]
for (let round = -3; round < ROUNDS; round++) {
  const [mine, bare] = [await took(ours), await took(alone)]
  if (round < 0) continue
  a.push(mine)
  b.push(bare)
}
const median = (all: number[]) => all.sort((x, y) => x - y)[all.length >> 1]!
process.stdout.write(
  `${String(PAGES)} pages: ${median(a).toFixed(0)} ms (goal 250), Chromium alone ${median(b).toFixed(0)} ms, ratio ${(median(a) / median(b)).toFixed(2)} (goal 1.5)\n`,
)
await printer.close()
await browser.close()
