import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DOCUMENT_KINDS } from '../server/documents/kinds.ts'
import { certaintiesOf } from '../server/documents/learned-weights.ts'
import { kindBy } from '../server/documents/papers/classify.ts'
import type { KindWeights } from '../server/documents/papers/kind-weights.ts'
import { exampleOf, reworded, sharedFeatures } from './kinds/examples.ts'
import { confusion, type Judged, shareRight, thresholdOf } from './kinds/score.ts'
import { sketches } from './kinds/sketches.ts'
import { type KnownPaper, readPapers } from './learning/read-papers.ts'
import { type Example, train } from './learning/train.ts'
import { written } from './learning/written.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/documents/papers/', import.meta.url)
const USAGE =
  'Usage: node scripts/learn-kinds.ts --learn <folder>… --threshold <folder>… [--report <folder>…] [--left-out]'
const SKETCHES = 3900
const FEATURES = 2300
const SCALE = 16

/**
 * `node scripts/learn-kinds.ts --learn <folder>… --threshold <folder>… [--report <folder>…] [--left-out]`: learns the weights by which kinds of documents
 * are told, from folders that `scripts/papers.ts` wrote, and writes them with their figures. `--left-out` learns without each family
 * in turn instead, says how well it is told then, and writes nothing.
 */
async function main() {
  const folders = { type: 'string', multiple: true, default: [] as string[] } as const
  const { values } = parseArgs({
    options: { learn: folders, threshold: folders, report: folders, 'left-out': { type: 'boolean' } },
  })
  if (!values.learn.length || !values.threshold.length) throw new Error(USAGE)
  const learned = await papersIn(values.learn)
  const examples = [...learned, ...learned.map(reworded), ...sketches(1, SKETCHES)].map((paper) => exampleOf(paper))
  if (values['left-out']) return leaveOut(examples)
  const model = learn(examples)
  const deciding = await papersIn(values.threshold)
  model.threshold = thresholdOf(judge(deciding, model))
  const parts = {
    learn: judge(learned, model),
    threshold: judge(deciding, model),
    report: judge(await papersIn(values.report), model),
  }
  for (const [part, judged] of Object.entries(parts)) say(part, judged)
  await writeFile(new URL('kind-weights.json', HERE), written(model))
  const figures = Object.fromEntries(
    Object.entries(parts).map(([part, judged]) => [
      part,
      { papers: judged.length, right: judged.length ? round(shareRight(judged)) : null },
    ]),
  )
  const told = {
    ...figures,
    sketches: SKETCHES,
    features: Object.keys(model.weights).length,
    certainty: model.threshold,
  }
  await writeFile(new URL('kind-figures.json', HERE), `${JSON.stringify(told, null, 1)}\n`)
}

const papersIn = async (folders: string[]): Promise<KnownPaper[]> => (await Promise.all(folders.map(readPapers))).flat()
const round = (share: number) => Math.round(share * 1000) / 1000

function learn(examples: Example[]): KindWeights {
  const shared = sharedFeatures(examples)
  const first = train(examples, DOCUMENT_KINDS, shared)
  const strength = new Map(shared.map((name, at) => [name, Math.max(...first[at]!) - Math.min(...first[at]!)]))
  const features = shared.toSorted((a, b) => strength.get(b)! - strength.get(a)!).slice(0, FEATURES)
  const weights = train(examples, DOCUMENT_KINDS, features)
  return {
    classes: [...DOCUMENT_KINDS],
    threshold: 0,
    scale: SCALE,
    weights: Object.fromEntries(
      features.map((name, at) => [name, [...weights[at]!].map((one) => Math.round(one * SCALE))]),
    ),
  }
}

function judge(papers: KnownPaper[], model: KindWeights): Judged[] {
  return papers.map((paper) =>
    judged(
      exampleOf(paper, (name) => name in model.weights),
      model,
    ),
  )
}

function judged({ name, source, kind, features }: Example, model: KindWeights): Judged {
  const { kind: found, certainty } = kindBy(certaintiesOf(features, model), model)
  return { name, source, kind, found, certainty }
}

/** Learns without each family and says how well its documents are told by what the others taught. */
function leaveOut(examples: Example[]) {
  const families = [...new Set(examples.map(({ source }) => source))].filter((source) => !source.startsWith('sketch'))
  const all = families.flatMap((family) => {
    const model = learn(examples.filter(({ source }) => source !== family))
    const own = examples.filter(({ source, name }) => source === family && !name.endsWith('reworded'))
    const found = own.map((example) => judged(example, model))
    say(`without “${family}”`, found)
    return found
  })
  say('each family without itself', all)
}

function say(part: string, judgedOnes: Judged[]) {
  if (!judgedOnes.length) return
  process.stdout.write(
    `${part}: ${(shareRight(judgedOnes) * 100).toFixed(1)} % of ${judgedOnes.length}\n${confusion(judgedOnes)}\n\n`,
  )
}

await main().catch(failWith)
process.exit(0)
