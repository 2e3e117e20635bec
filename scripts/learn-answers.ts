import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { examplesIn } from './answers/examples.ts'
import { type Judged, judged, judgedUnseen, learnAnswers } from './answers/learn.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/documents/answers/', import.meta.url)
const USAGE = 'Usage: node scripts/learn-answers.ts <folder> [--judge <folder>] [--check] [--show]'
const STEPS = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]

/**
 * `node scripts/learn-answers.ts <folder>`: learns from the questions that `scripts/papers.ts <folder> --questions learn` wrote what tells that
 * one thing the documents say answers a question, and when it may be said, and writes the weights with their figures: on documents left out, and on
 * those of `--judge`. `--check` writes nothing; `--show` prints what is not answered.
 */
async function main() {
  const { values, positionals } = parseArgs({
    options: { judge: { type: 'string' }, check: { type: 'boolean' }, show: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!folder) throw new Error(USAGE)
  const examples = await examplesIn(folder)
  const weights = learnAnswers(examples)
  const unseen = judgedUnseen(examples)
  const figures: Record<string, unknown> = { unseen: figuresOf(unseen) }
  if (values.judge) figures.threshold = figuresOf(judged(await examplesIn(values.judge), weights))
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
  if (values.show) for (const one of unseen) if (!one.isRight) show(one)
  if (values.check) return
  await writeFile(new URL('answer-weights.json', HERE), `${JSON.stringify(weights, null, 1)}\n`)
  await writeFile(new URL('answer-figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
}

function figuresOf(all: Judged[]) {
  const answered = all.filter(({ example }) => example.candidates.some(({ isRight }) => isRight))
  const count = (test: (one: Judged) => boolean) => all.filter(test).length
  return {
    questions: answered.length,
    unanswerable: all.length - answered.length,
    first: count(({ isRight }) => isRight),
    amongThree: count(({ isAmongThree }) => isAmongThree),
    saidFrom: Object.fromEntries(
      STEPS.map((step) => [
        step,
        {
          right: count(({ sure, isRight }) => sure >= step && isRight),
          wrong: count(({ sure, isRight }) => sure >= step && !isRight),
        },
      ]),
    ),
  }
}

function show({ example: { question, candidates }, sure }: Judged) {
  const told = (one: (typeof candidates)[number] | undefined) => {
    if (!one) return 'nothing'
    const { kind, entity, numbers, attribute, section, value } = one.candidate
    return `${one.score.toFixed(1)} ${[kind, entity, numbers, attribute, section, value].map((text) => text.slice(0, 70)).join(' | ')}`
  }
  const right = candidates.find(({ isRight }) => isRight)
  process.stdout.write(
    `--- ${question.id} ${sure.toFixed(2)} ${question.question}\n  FIRST ${told(candidates[0])}\n  RIGHT ${told(right)}\n`,
  )
}

await main().catch(failWith)
process.exit(0)
