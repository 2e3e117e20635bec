import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pack } from '../server/documents/scorer/weights.ts'
import { AUTHORS } from '../tests/papers/bed/families/authors/index.ts'
import { FAMILIES } from '../tests/papers/bed/families/index.ts'
import type { Family } from '../tests/papers/bed/family.ts'
import type { Split } from '../tests/papers/bed/names.ts'
import { drawPapers, makePaper } from '../tests/papers/bed/papers.ts'
import { startPrinter } from '../tests/papers/bed/print.ts'
import { writePaper } from './learning/write-paper.ts'
import { failWith } from './owner-database.ts'
import { judge } from './scorer/judge.ts'
import { namesIn, readAll } from './scorer/read-folder.ts'
import { train } from './scorer/train.ts'

const HERE = new URL('../server/documents/scorer/', import.meta.url)
/** Documents of each: the families', and those of authors who know nothing of the reader. */
const COUNTS = { families: 1800, authors: 3920, threshold: 240 }
const COURSE = { epochs: 6, rate: 0.002 }
/** Networks that are asked together. */
const NETWORKS = 2

/**
 * `npm run learn [-- --folder <folder>] [--seed N]`: draws documents with their answers, reads them, learns the scorer's weights from them, and
 * writes them with what they come to on documents of other authors. The same seed gives the same weights. What a folder already holds is
 * not drawn and read again.
 */
async function main() {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, seed: { type: 'string' } } })
  const seed = Number(values.seed ?? 1)
  const folder = values.folder ?? path.join('.cache', 'learn')
  const [families, authors, threshold] = [
    await drawn(path.join(folder, 'families'), {
      seed: seed + 20,
      count: COUNTS.families,
      split: 'learn',
      of: FAMILIES,
    }),
    await drawn(path.join(folder, 'authors'), { seed: seed + 30, count: COUNTS.authors, split: 'learn', of: AUTHORS }),
    await drawn(path.join(folder, 'threshold'), {
      seed: seed + 5,
      count: COUNTS.threshold,
      split: 'threshold',
      of: AUTHORS,
    }),
  ]
  const weights: Float32Array[] = []
  for (let network = 0; network < NETWORKS; network++)
    weights.push(await train({ ...COURSE, bases: [...families, ...authors], seed: seed + network }, say))
  await writeFile(new URL('weights.bin', HERE), pack(weights))
  const figures = { learned: families.length + authors.length, ...judge(threshold, weights) }
  await writeFile(new URL('figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
  say(JSON.stringify(figures))
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Order = { seed: number; count: number; split: Split; of: readonly Family[] }

/** Draws documents into a folder and reads them. */
async function drawn(folder: string, order: Order): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const found = await namesIn(folder)
  if (found.length < order.count) {
    const printer = await startPrinter()
    try {
      await Promise.all(
        drawPapers(order).map(async (drawing) => writePaper(folder, await makePaper(drawing, printer, false))),
      )
    } finally {
      await printer.close()
    }
  }
  const names = await namesIn(folder)
  await readAll(names)
  say(`${names.length} documents in ${folder}`)
  return names
}

await main().catch(failWith)
process.exit(0)
