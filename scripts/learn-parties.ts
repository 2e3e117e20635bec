import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { surest } from '../server/documents/facts/party-roles.ts'
import { PARTY_ROLES, type PartyRole, type PartyWeights } from '../server/documents/facts/party-weights.ts'
import { certaintiesOf } from '../server/documents/learned-weights.ts'
import { chanceFrom } from '../tests/papers/bed/random.ts'
import { readPapers } from './learning/read-papers.ts'
import { type Example, train } from './learning/train.ts'
import { written } from './learning/written.ts'
import { failWith } from './owner-database.ts'
import { blocksOf, type PartyExample, partyColumns } from './parties/examples.ts'
import { bare, sketches } from './parties/sketches.ts'

const HERE = new URL('../server/documents/facts/', import.meta.url)
const USAGE = 'Usage: node scripts/learn-parties.ts --learn <folder>… --threshold <folder>…'
const SCALE = 16
/** What is learned is chance in part: the weights are the mean of so many runs. */
const SEEDS = [1, 2, 3]

/**
 * `node scripts/learn-parties.ts --learn <folder>… --threshold <folder>…`: learns by what a block of name and address is told to be the
 * insured's or the producer's, from folders that `scripts/papers.ts` wrote, and writes the weights with their figures. It learns
 * without each family in turn as well; the thresholds are the lowest at which neither those families nor the documents of the second
 * folders get a wrong party.
 */
async function main() {
  const folders = { type: 'string', multiple: true, default: [] as string[] } as const
  const { values } = parseArgs({ options: { learn: folders, threshold: folders } })
  if (!values.learn.length || !values.threshold.length) throw new Error(USAGE)
  const learned = await blocksIn(values.learn)
  const drawn = sketches(learned, chanceFrom(2))
  const deciding = await blocksIn(values.threshold)
  const model = learn(learned, drawn)
  const families = [...new Set(learned.map(({ source }) => source))]
  const unseen = families.map((family) => ({
    blocks: learned.filter(({ source }) => source === family),
    model: learn(
      learned.filter(({ source }) => source !== family),
      drawn,
    ),
  }))
  decide(model, [...unseen, { blocks: deciding, model }])
  const judged = {
    learn: found(learned, model),
    unseen: unseen.flatMap((one) => found(one.blocks, one.model, model.threshold)),
    threshold: found(deciding, model),
  }
  for (const [part, all] of Object.entries(judged)) say(part, all)
  await writeFile(new URL('party-weights.json', HERE), written(model))
  const figures = {
    ...Object.fromEntries(Object.entries(judged).map(([part, all]) => [part, figuresOf(all)])),
    certainty: model.threshold,
  }
  await writeFile(new URL('party-figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
}

async function blocksIn(folders: string[]): Promise<PartyExample[]> {
  const all = await Promise.all(
    folders.map(async (folder) => {
      const papers = await readPapers(folder)
      return (await Promise.all(papers.map((paper) => blocksOf(folder, paper)))).flat()
    }),
  )
  return all.flat()
}

function learn(examples: Example<PartyRole>[], drawn: Example<PartyRole>[]): PartyWeights {
  const columns = partyColumns(examples, drawn)
  const all = [...examples, ...bare(examples), ...drawn]
  const runs = SEEDS.map((seed) => train(all, PARTY_ROLES, columns, seed))
  const mean = (column: number, role: number) =>
    runs.reduce((sum, weights) => sum + weights[column]![role]!, 0) / runs.length
  const rows = columns.map(
    (name, at) => [name, PARTY_ROLES.map((_, role) => Math.round(mean(at, role) * SCALE))] as const,
  )
  return {
    classes: [...PARTY_ROLES],
    threshold: { insured: 1, producer: 1 },
    scale: SCALE,
    weights: Object.fromEntries(rows.filter(([, row]) => row.some((one) => one !== 0))),
  }
}

type Party = 'insured' | 'producer'
const PARTIES: Party[] = ['insured', 'producer']
type Found = { paper: string; party: Party; there: boolean; taken: boolean; right: boolean; labelled: boolean }

/** What is found of each document's parties; `there` when a block holds the party at all, `labelled` when labels tell it already. */
function found(blocks: PartyExample[], model: PartyWeights, threshold = model.threshold): Found[] {
  const papers = Map.groupBy(blocks, ({ paper }) => paper)
  return [...papers].flatMap(([paper, own]) => {
    const sure = own.map(({ features }) => certaintiesOf(features, model))
    return PARTIES.map((party) => {
      const at = model.classes.indexOf(party)
      const best = surest(
        own.map((block) => block.party),
        sure.map((one) => one[at]!),
        threshold[party],
      )
      const block = best === null ? null : own[best]!
      const there = own.some(({ kind, whole }) => kind === party && whole)
      return {
        paper,
        party,
        there,
        taken: block !== null,
        right: block?.kind === party && block.whole,
        labelled: own[0]!.labelled.has(party),
      }
    })
  })
}

/** Sets each threshold to the lowest step at which no block of a family or a third that was not learned from is taken wrongly. */
function decide(model: PartyWeights, unseen: { blocks: PartyExample[]; model: PartyWeights }[]): void {
  for (const party of PARTIES)
    for (const step of STEPS) {
      model.threshold[party] = step
      const all = unseen.flatMap((one) => found(one.blocks, one.model, model.threshold))
      if (!all.some((one) => one.party === party && isWrong(one))) break
    }
}
const isWrong = ({ taken, right, labelled }: Found) => taken && !right && !labelled
const STEPS = [0.75, 0.8, 0.85, 0.9, 0.92, 0.94, 0.96, 0.97, 0.98, 0.99, 0.995]

function figuresOf(all: Found[]) {
  const of = (party: Party) => {
    const own = all.filter((one) => one.party === party)
    const count = (test: (one: Found) => boolean) => own.filter(test).length
    return {
      papers: own.length,
      there: count((one) => one.there),
      right: count((one) => one.right),
      wrong: count((one) => one.taken && !one.right),
      unlabelled: count((one) => !one.labelled),
      unlabelledRight: count((one) => !one.labelled && one.right),
      unlabelledWrong: count(isWrong),
    }
  }
  return { insured: of('insured'), producer: of('producer') }
}

function say(part: string, all: Found[]) {
  process.stdout.write(`${part}: ${JSON.stringify(figuresOf(all))}\n`)
  for (const one of all) if (isWrong(one)) process.stdout.write(`  wrong ${one.party}: ${one.paper}\n`)
}

await main().catch(failWith)
process.exit(0)
