import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { ownTable } from '../server/classification/index.ts'
import type { ClassCode } from '../server/classification/types.ts'
import { messages, questionsOf } from '../tests/papers/questions/questions.ts'
import { type Judged, judgeDescriptions, judgeWordings } from './classification/judge.ts'
import { learnKin } from './classification/learn-kin.ts'
import { learnTelling } from './classification/learn-telling.ts'
import { lessonsOf } from './classification/lessons.ts'
import { trainRanker } from './classification/train-ranker.ts'
import { leaveOut } from './classification/wordings.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/classification/', import.meta.url)
const LESSONS = 4000
const SEED = 1

/**
 * `node scripts/learn-classification.ts`: learns how business codes are ranked, from wordings of the NAICS index that are taken out of the table while they are
 * looked for; from when on a text tells of a business; and which codes of SIC are kin to those of NAICS. It writes them with the figures of rankers and
 * tables that have not seen a tenth of the wordings: each alone, and all that say nearly the same together. `--check` only says how well the businesses
 * of tests/papers/classification are classified by what is kept. Some minutes.
 */
async function main() {
  if (process.argv.includes('--check')) {
    say('descriptions, NAICS', judgeDescriptions('NAICS'))
    say('descriptions, SIC', judgeDescriptions('SIC'))
    return
  }
  const { codes } = ownTable('NAICS')
  const alone = withoutATenth(codes, false)
  const kin = withoutATenth(codes, true)
  const known = messages().filter(({ set }) => set === 'learn')
  const others = [...known.map(({ message }) => message), ...questionsOf('learn').map(({ question }) => question)]
  const ranker = learn(codes)
  await write('ranker.json', ranker)
  await write('telling.json', learnTelling(kin.split, businesses(), others, kin.ranker))
  await write('tables/sic-by-naics.json', learnKin(codes, ownTable('SIC').codes, ranker))
  await write('figures.json', { leftOut: { alone: alone.judged, kin: kin.judged }, lessons: LESSONS })
}

const learn = (codes: readonly ClassCode[]) => trainRanker(lessonsOf(codes, LESSONS, SEED), SEED)

function withoutATenth(codes: readonly ClassCode[], kin: boolean) {
  const split = leaveOut(codes, { kin, seed: SEED })
  const ranker = learn(split.codes)
  const judged = judgeWordings(split.codes, ranker, split.out)
  say(kin ? 'left out with all that say nearly the same' : 'left out alone', judged)
  return { split, ranker, judged }
}

function businesses(): string[] {
  const file = new URL('../tests/papers/classification/businesses.txt', import.meta.url)
  return readFileSync(file, 'utf8').trim().split('\n')
}

const write = (name: string, value: object) => writeFile(new URL(name, HERE), `${JSON.stringify(value)}\n`)

function say(what: string, { first, amongFive, of }: Judged) {
  process.stdout.write(`${what}: first ${first}, among five ${amongFive}, of ${of}\n`)
}

await main().catch(failWith)
