import { readFileSync } from 'node:fs'
import { classify, type OwnTable, ownTable } from '../../server/classification/index.ts'
import { prepare } from '../../server/classification/prepare.ts'
import { rank } from '../../server/classification/rank.ts'
import type { Ranker } from '../../server/classification/ranker.ts'
import type { ClassCode } from '../../server/classification/types.ts'
import { termsIn } from '../../server/classification/views.ts'
import { readWording } from '../../server/classification/wording.ts'
import type { Known } from './wordings.ts'

/** How often the right code stands first and among the first five, 0 to 1, of so many texts. */
export type Judged = { first: number; amongFive: number; of: number }

/** How well wordings are found in a table that lacks them. */
export function judgeWordings(codes: readonly ClassCode[], ranker: Ranker, out: readonly Known[]): Judged {
  const table = prepare(codes)
  return judged(
    out.map(({ text, code }) =>
      rank(table, termsIn(readWording(text)), ranker).findIndex((one) => codes[one.code]!.code === code),
    ),
  )
}

/** How well the businesses that an agent described are classified by what was learned. */
export function judgeDescriptions(name: OwnTable): Judged {
  const file = new URL('../../tests/papers/classification/descriptions.jsonl', import.meta.url)
  const described = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Described)
  const rightOf = ({ naics, sic }: Described) => (name === 'NAICS' ? naics : sic)
  return judged(
    described.map((one) => classify(one.text, ownTable(name)).findIndex(({ code }) => rightOf(one).includes(code))),
  )
}

type Described = { text: string; naics: string[]; sic: string[] }

function judged(places: number[]): Judged {
  const shareOf = (most: number) =>
    Math.round((places.filter((place) => place >= 0 && place < most).length / places.length) * 1000) / 1000
  return { first: shareOf(1), amongFive: shareOf(5), of: places.length }
}
