import type { ReviewRecord } from '../../../server/reviews/types.ts'
import type { Verdict } from '../../../shared/reviews.ts'
import { ACCOUNTS, type Account, PLANTED_LINES, type PlantedLine } from './accounts.ts'
import { soundValues } from './certificate-values.ts'
import { DEFECTS } from './defects.ts'
import type { Way } from './draw-certificate.ts'
import type { Asked } from './draw-papers.ts'

/** What a planted defect must be told by: a finding of this key with one of these verdicts. */
export type Expected = { key: RegExp; verdicts: readonly Verdict[] }

/** A certificate with what came beside it, before it is drawn. `hand`: who wrote the contract and the policies. */
export type Case = {
  name: string
  hand: number
  way: Way
  edition: string
  account: Account
  values: Record<string, string>
  asked: Asked | null
  policies: PlantedLine[]
  notice: { line: PlantedLine; date: string } | null
  records: ReviewRecord[]
  expected: Expected[]
  isHeldBack: boolean
}

/** The day of all reviews. */
export const TODAY = '2026-05-14'

/** What the sound certificates meet. */
const ASKED: Asked = {
  ...{ occurrence: 1_000_000, aggregate: 2_000_000, auto: 1_000_000, umbrella: 5_000_000, accident: 1_000_000 },
  ...{ additionalInsured: true, waiver: true, primary: true },
}

/** Recognizing a scan takes long: these defects and the last sound certificate but one are scanned. */
const SCANNED = [5, 20]
/** What is written by this hand is kept back from whoever builds the review. */
const HELD_BACK = 2

function soundCase(hand: number, at: number): Case {
  const account = structuredClone(ACCOUNTS[hand]!)
  return {
    name: `sound ${String(at)}`,
    ...{ hand, account, way: (at + hand) % 2 ? 'fields' : 'print', edition: '2016/03' },
    values: soundValues(account),
    asked: at % 2 ? ASKED : null,
    policies: at % 3 ? [...PLANTED_LINES] : [],
    notice: null,
    records: [],
    expected: [],
    isHeldBack: hand === HELD_BACK,
  }
}

const SOUND = 6

/** Certificates by three hands: each defect planted in one of each, and sound ones. */
export function certificateCases(): Case[] {
  return ACCOUNTS.flatMap((_, hand) => [
    ...DEFECTS.map(({ name, plant }, at) => {
      const made = soundCase(hand, at)
      if (SCANNED[hand] === at) made.way = 'scan'
      const expected = plant(made)
      return { ...made, name: `${name} (${String(hand)}, ${made.way})`, expected }
    }),
    ...Array.from(
      { length: SOUND },
      (_unused, at): Case => ({
        ...soundCase(hand, at),
        ...(at === SOUND - 1 && { way: 'loose' }),
        ...(at === SOUND - 2 && hand !== 1 && { way: 'scan' }),
      }),
    ),
  ])
}
