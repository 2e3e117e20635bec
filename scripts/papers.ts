import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { AUTHORS } from '../tests/papers/bed/families/authors/index.ts'
import { SPLITS, type Split } from '../tests/papers/bed/names.ts'
import { drawOne, drawPapers, makePaper } from '../tests/papers/bed/papers.ts'
import { startPrinter } from '../tests/papers/bed/print.ts'
import { QUESTION_PAPERS } from '../tests/papers/questions/papers.ts'
import { questionsOf, tasks } from '../tests/papers/questions/questions.ts'
import { writePaper } from './learning/write-paper.ts'
import { failWith } from './owner-database.ts'

const USAGE = [
  'node scripts/papers.ts <folder> [--seed N] [--count N] [--split learn|threshold|report] [--authors] [--scan]',
  'node scripts/papers.ts <folder> --questions learn|threshold|report [--scan]',
].join('\n')

/**
 * Invented insurance documents with the answers beside them, for `npm run eval -- <folder>`; the same seed gives the same documents.
 * With `--authors` they are those of the yardstick. With `--questions` the documents that are asked about, and the questions with the names of the files as `questions.jsonl`; to
 * learn from and those of thresholds also the tasks as `tasks.jsonl`.
 */
async function main() {
  const options = {
    seed: { type: 'string' },
    count: { type: 'string' },
    split: { type: 'string' },
    questions: { type: 'string' },
    authors: { type: 'boolean' },
    scan: { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const split = SPLITS.find((one) => one === (values.questions ?? values.split ?? 'learn'))
  const [folder] = positionals
  if (!folder || !split) throw new Error(`Usage:\n${USAGE}`)
  await mkdir(folder, { recursive: true })
  const began = performance.now()
  const printer = await startPrinter()
  const drawings = values.questions
    ? QUESTION_PAPERS[split].map(drawOne)
    : drawPapers({
        seed: Number(values.seed ?? 1),
        count: Number(values.count ?? 60),
        split,
        ...(values.authors && { of: AUTHORS }),
      })
  try {
    const files = await Promise.all(
      drawings.map(async (drawing) => {
        const paper = await makePaper(drawing, printer, values.scan ?? false)
        await writePaper(folder, paper)
        return [drawing.name, paper.name] as const
      }),
    )
    if (values.questions) await writeQuestions(folder, split, new Map(files))
  } finally {
    await printer.close()
  }
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(
    `${drawings.length} papers in ${folder} in ${seconds.toFixed(1)} s (${(drawings.length / seconds).toFixed(1)} a second)\n`,
  )
}

async function writeQuestions(folder: string, split: Split, files: Map<string, string>) {
  const lines = (all: { documents: string[] }[]) =>
    all
      .map((one) => `${JSON.stringify({ ...one, documents: one.documents.map((name) => files.get(name)) })}\n`)
      .join('')
  await writeFile(path.join(folder, 'questions.jsonl'), lines(questionsOf(split)))
  if (split !== 'report') await writeFile(path.join(folder, 'tasks.jsonl'), lines(tasks(split)))
}

await main().catch(failWith)
process.exit(0)
