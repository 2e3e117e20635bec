import { chanceFrom } from '../bed/random.ts'
import { added, aRun, type DrawnRun, TODAY } from './loss-runs/account.ts'
import { spoilt } from './loss-runs/defects.ts'
import { KEPT } from './loss-runs/kept-layouts.ts'
import { LAYOUTS } from './loss-runs/layouts.ts'
import type { Layout } from './loss-runs/printing.ts'
import type { Trial } from './trials.ts'

const SLOT = '[Loss Run]'
/** Of so many runs of a layout the first is clean. */
const CLEAN = 1

/** So many loss runs of each layout, some clean, most with things wrong; `kept`: of the layouts nothing is built on. */
export async function drawLossRuns({
  seed,
  each,
  kept,
}: {
  seed: number
  each: number
  kept: boolean
}): Promise<Trial[]> {
  const layouts = kept ? KEPT : LAYOUTS
  const drawn = layouts.flatMap((layout, at) =>
    Array.from({ length: each }, (_, index) => drawOf(layout, seed * 1000 + at * 50 + index, index < CLEAN)),
  )
  return [...(await Promise.all(drawn)), ...(kept ? [] : [await valuedTwice(seed)])]
}

async function drawOf(layout: Layout, seed: number, isClean: boolean): Promise<Trial> {
  const chance = chanceFrom(seed)
  const drawn = aRun(chance, { lines: layout.lines })
  const run = layout.vary?.(drawn) ?? drawn
  const planted = isClean ? { run, defects: [] } : spoilt(chance, run, layout.shows)
  const name = `${layout.family.replaceAll(' ', '-')}-${seed}.${layout.extension}`
  const own = [...(layout.shows.valued ? [] : [UNVALUED]), ...(layout.told ? [layout.told] : [])]
  return {
    ...{ name, family: layout.family, today: TODAY, defects: [...planted.defects, ...own] },
    files: [{ name, slot: SLOT, bytes: await layout.print(planted.run, chance) }],
  }
}

/** A layout that never prints a valuation date. */
const UNVALUED: Trial['defects'][number] = {
  what: 'no valuation date',
  isFound: (one) => one.verdict === 'NOT_SHOWN' && one.topic.endsWith('valuation date'),
}

/** The same claims as two valuations of one carrier list them, one of which has grown. */
async function valuedTwice(seed: number): Promise<Trial> {
  const [layout] = LAYOUTS
  const chance = chanceFrom(seed)
  const older = { ...aRun(chance), valued: '03/25/2026' }
  const [grown] = older.policies[0]!.claims
  const newer: DrawnRun = added({
    ...older,
    valued: '05/20/2026',
    policies: older.policies.map((policy) => ({
      ...policy,
      claims: policy.claims.map((one) =>
        one === grown ? { ...one, paid: one.paid + 12_345, incurred: one.incurred + 12_345 } : one,
      ),
    })),
  })
  const files = [older, newer].map(async (run, at) => ({
    name: `valued-${at + 1}.pdf`,
    slot: SLOT,
    bytes: await layout!.print(run, chance),
  }))
  return {
    ...{ name: 'valued twice', family: layout!.family, today: TODAY },
    files: await Promise.all(files),
    defects: [
      {
        what: 'a claim that has grown',
        isFound: (one) => one.verdict === 'DIFFERS' && one.topic === grown!.number && one.why.includes('newer'),
      },
    ],
  }
}
