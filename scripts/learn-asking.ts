import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { certaintiesOf } from '../server/documents/learned-weights.ts'
import { ASKING, type AskingWeights } from '../server/documents/papers/asking.ts'
import { readDocument } from '../server/documents/reading/read-document.ts'
import { PAPERS as ELM } from '../tests/papers/property/elm/index.ts'
import { PAPERS as FIR } from '../tests/papers/property/fir/index.ts'
import { PAPERS as OAK } from '../tests/papers/property/oak/index.ts'
import { PAPERS as PINE } from '../tests/papers/property/pine/index.ts'
import { SPRUCE } from '../tests/papers/property/spruce/index.ts'
import { ALDER } from '../tests/papers/submissions/alder/index.ts'
import { BIRCH } from '../tests/papers/submissions/birch/index.ts'
import { CEDAR } from '../tests/papers/submissions/cedar/index.ts'
import { HAZEL } from '../tests/papers/submissions/hazel/index.ts'
import { MAPLE } from '../tests/papers/submissions/maple/index.ts'
import { WILLOW_KEPT, WILLOW_SEEN } from '../tests/papers/submissions/willow/index.ts'
import { makePdf, type PdfPageSpec } from '../tests/support/documents/pdf.ts'
import { exampleOf, reworded, sharedFeatures } from './kinds/examples.ts'
import { askingSketches, sketches } from './kinds/sketches.ts'
import { type KnownPaper, readPapers } from './learning/read-papers.ts'
import { type Example, train } from './learning/train.ts'
import { written } from './learning/written.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/documents/papers/', import.meta.url)
const SKETCHES = { asking: 2500, kinds: 3900 }
const FEATURES = 1200
const SCALE = 16
/** How sure it must be that a document asks: what is issued must hardly ever be taken for it. */
const LIMITS = [0.3, 0.5, 0.8]

/**
 * `node scripts/learn-asking.ts --learn <folder>… --report <folder>…`: learns by what a document that asks for insurance is told from those that
 * are issued, and writes the weights with their figures. It learns from sketches, from the submissions and policies of some hands, and from folders
 * that `scripts/papers.ts` wrote; it reports by hands and folders it did not learn from.
 */
async function main() {
  const folders = { type: 'string', multiple: true, default: [] as string[] } as const
  const { values } = parseArgs({ options: { learn: folders, report: folders } })
  const drawn = [
    ...(await drawnPapers({ CEDAR, BIRCH, HAZEL, MAPLE, WILLOW: WILLOW_SEEN, ELM, OAK })),
    ...(await Promise.all(values.learn.map(readPapers))).flat(),
  ]
  const sketched = [...sketches(1, SKETCHES.kinds), ...askingSketches(1, SKETCHES.asking)]
  const examples = [...drawn, ...drawn.map(reworded), ...sketched].map((paper) => asking(exampleOf(paper)))
  const shared = sharedFeatures(examples)
  const first = train(examples, ASKING, shared)
  const strength = new Map(shared.map((name, at) => [name, Math.abs(first[at]![0]! - first[at]![1]!)]))
  const features = shared.toSorted((a, b) => strength.get(b)! - strength.get(a)!).slice(0, FEATURES)
  const weights = train(examples, ASKING, features)
  const model: AskingWeights = {
    classes: [...ASKING],
    scale: SCALE,
    weights: Object.fromEntries(
      features.map((name, at) => [name, [...weights[at]!].map((one) => Math.round(one * SCALE))]),
    ),
  }
  await writeFile(new URL('asking-weights.json', HERE), written(model))
  const kept = [
    ...(await drawnPapers({ ALDER, WILLOW: WILLOW_KEPT, PINE, SPRUCE, FIR })),
    ...(await Promise.all(values.report.map(readPapers))).flat(),
  ]
  const figures = { learn: judged(drawn, model), report: judged(kept, model), features: features.length }
  await writeFile(new URL('asking-figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
}

const asking = ({ kind, ...rest }: Example): Example<(typeof ASKING)[number]> => ({
  ...rest,
  kind: kind === 'application' ? 'asks' : 'other',
})

/** How many of those that ask, and of the others, are taken for asking where that must be so sure. */
function judged(papers: KnownPaper[], model: AskingWeights) {
  const sure = papers.map((paper) => {
    const { kind, features } = asking(exampleOf(paper, (name) => name in model.weights))
    return { kind, asks: certaintiesOf(features, model)[0]! }
  })
  const of = Object.fromEntries(
    ASKING.map((kind) => [kind, sure.filter((one) => one.kind === kind).map(({ asks }) => asks)]),
  )
  const taken = LIMITS.map((limit) => [
    limit,
    Object.fromEntries(ASKING.map((kind) => [kind, of[kind]!.filter((asks) => asks >= limit).length])),
  ])
  return { asks: of.asks!.length, other: of.other!.length, taken: Object.fromEntries(taken) }
}

type Hands = Record<
  string,
  readonly { name: string; pages: PdfPageSpec[]; kind?: KnownPaper['kind']; forms?: unknown }[]
>

/** The documents of some hands as they are read; submissions ask for insurance unless they say what else they are, policies are issued. */
async function drawnPapers(hands: Hands): Promise<KnownPaper[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'learn-asking-'))
  try {
    const all = Object.entries(hands).flatMap(([source, papers]) => papers.map((paper) => ({ source, ...paper })))
    return await Promise.all(
      all.map(async ({ source, name, pages, kind, forms }, at) => {
        const file = path.join(folder, `${at}.pdf`)
        await writeFile(file, await makePdf(pages))
        return {
          name,
          kind: kind ?? (forms ? 'application' : 'declarations'),
          source,
          pages: (await readDocument(file, file)).pages,
        }
      }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

await main().catch(failWith)
process.exit(0)
