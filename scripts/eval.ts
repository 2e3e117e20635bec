import { parseArgs } from 'node:util'
import { ownSettings } from '../server/config.ts'
import { evaluate, findGold, type Score } from './eval/evaluate.ts'
import { failWith } from './owner-database.ts'
import { aThrowawayCara } from './throwaway.ts'

/**
 * `npm run eval -- <folder> [--json]`: fills forms from every document of a folder that has a `<document>.<form>.gold.json`
 * beside it, each through the whole path (upload, run on the configured model, filled form read back), and says how many of
 * the answerable elements were filled and how many filled values were wrong.
 */
async function main() {
  const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true })
  const [folder] = positionals
  if (!folder) throw new Error('Usage: npm run eval -- <folder> [--json]')
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const cases = await findGold(folder)
  if (!cases.length) throw new Error(`There is no <document>.<form>.gold.json with its document in ${folder}.`)
  const cara = await aThrowawayCara({ ...ownSettings(), PORT: '0' })
  try {
    const scores: Score[] = []
    for (const gold of cases) {
      const score = await evaluate(cara, gold)
      scores.push(score)
      const { missed: _, ...line } = score
      say(values.json ? JSON.stringify(line) : inWords(score))
    }
    if (!values.json) say(inWords(total(scores)))
  } finally {
    await cara.end()
  }
}

function total(scores: Score[]): Score {
  const sum = (pick: (score: Score) => number) => scores.reduce((all, score) => all + pick(score), 0)
  return {
    document: 'All',
    form: '',
    answerable: sum((s) => s.answerable),
    filled: sum((s) => s.filled),
    right: sum((s) => s.right),
    wrong: scores.flatMap((s) => s.wrong),
    missed: scores.flatMap((s) => s.missed),
    ms: sum((s) => s.ms),
  }
}

function inWords({ document, answerable, filled, right, wrong, missed, ms }: Score) {
  const share = answerable ? `${Math.round((filled / answerable) * 100)} %` : '–'
  const head = `${document}: ${filled} of ${answerable} answerable filled (${share}), ${right} right, ${wrong.length} wrong, ${ms} ms`
  const lines = wrong.map(
    ({ field, expected, got, source }) => `  wrong ${field}: “${got}” for “${expected}”${source ? ` (${source})` : ''}`,
  )
  return [head, ...lines, ...(document === 'All' ? [] : missed.map((field) => `  not filled ${field}`))].join('\n')
}

await main().catch(failWith)
process.exit(0)
