import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SPLITS } from '../tests/papers/bed/names.ts'
import { type BedPaper, drawPapers, makePaper } from '../tests/papers/bed/papers.ts'
import { startPrinter } from '../tests/papers/bed/print.ts'
import { failWith } from './owner-database.ts'

/**
 * `node scripts/papers.ts <folder> [--seed N] [--count N] [--split learn|threshold|report] [--scan]`: invented insurance papers
 * with the answers beside them, for `npm run eval -- <folder>`. The same seed gives the same papers.
 */
async function main() {
  const options = {
    seed: { type: 'string' },
    count: { type: 'string' },
    split: { type: 'string' },
    scan: { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const split = SPLITS.find((one) => one === (values.split ?? 'learn'))
  const [folder] = positionals
  if (!folder || !split)
    throw new Error(
      'Usage: node scripts/papers.ts <folder> [--seed N] [--count N] [--split learn|threshold|report] [--scan]',
    )
  await mkdir(folder, { recursive: true })
  const began = performance.now()
  const printer = await startPrinter()
  const drawings = drawPapers({ seed: Number(values.seed ?? 1), count: Number(values.count ?? 60), split })
  try {
    await Promise.all(
      drawings.map(async (drawing) => write(folder, await makePaper(drawing, printer, values.scan ?? false))),
    )
  } finally {
    await printer.close()
  }
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(
    `${drawings.length} papers in ${folder} in ${seconds.toFixed(1)} s (${(drawings.length / seconds).toFixed(1)} a second)\n`,
  )
}

async function write(folder: string, { name, bytes, kind, family, paper, fields, records }: BedPaper) {
  const base = path.join(folder, path.parse(name).name)
  const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
  await writeFile(path.join(folder, name), bytes)
  await writeFile(`${base}.kind.json`, json({ kind, family, paper }))
  await writeFile(`${base}.acord-25.gold.json`, json({ form: 'ACORD 25', source: name, how: 'drawn', fields }))
  if (records) await writeFile(`${base}.gold.json`, json(records))
}

await main().catch(failWith)
process.exit(0)
