import { LINES } from '../../../server/documents/facts/keys.ts'
import { MEANINGS } from '../../../server/forms/acord-25/meanings.ts'
import { addDays } from '../../../shared/dates.ts'
import { cssOf } from '../bed/blocks.ts'
import { INSURED, ROWS, TICKS } from '../bed/elements.ts'
import type { Drawn, Family, Paper } from '../bed/family.ts'
import type { Printer } from '../bed/print.ts'
import { type Chance, chanceFrom } from '../bed/random.ts'
import { aStyle } from '../bed/style.ts'
import { aTruth, type Line, otherLimits, type Truth } from '../bed/truth.ts'
import { aVoice } from '../bed/voice.ts'

/** What each of two printed documents says of a thing, by the id of its finding; '' where it says nothing that holds. */
export type Expected = { id: string; was: string; is: string }

/** Two documents of one subject, some of it changed in the second. `expected`: what both say; whatever stands in only one is not judged. */
export type Pair = { name: string; families: [string, string]; printed: [Uint8Array, Uint8Array]; expected: Expected[] }

type Author = { family: Family; name: string; paper: Paper }
type Sheet = { html: string; css: string; running: string | undefined; fields: Record<string, string> }

/** Pairs of documents by these authors, every second one by two of them; the same for the same seed. */
export async function drawPairs(
  of: readonly Family[],
  { seed, count }: { seed: number; count: number },
  printer: Printer,
): Promise<Pair[]> {
  const authors = of
    .flatMap((family) => Object.entries(family.papers).map(([name, paper]) => ({ family, name, paper })))
    .filter(isOffer)
  const pairs: Pair[] = []
  for (let at = 0; pairs.length < count && at < MOST_TRIES * count; at++) {
    const chance = chanceFrom(seed * 100_003 + at)
    const author = chance.pick(authors)
    const other = at % 2 ? chance.pick(authors) : author
    const subject = aTruth(chance, author.family.names ?? author.family.split, author.paper.account)
    const own = chance.int(0, 1e9)
    const was = sheetOf(author, subject, chanceFrom(own))
    const is = sheetOf(other, changed(subject, chance), chanceFrom(other === author ? own : own + 1))
    const expected = was && is ? expectedOf(was.fields, is.fields) : []
    if (!was || !is || !expected.some(({ id, was: a, is: b }) => LINE_OF_LIMIT.test(id) && a && b && a !== b)) continue
    pairs.push({
      name: `${String(pairs.length + 1)} ${author.family.name} ${author.name} / ${other.family.name} ${other.name}`,
      families: [author.family.name, other.family.name],
      printed: [await print(printer, was), await print(printer, is)],
      expected,
    })
  }
  return pairs
}

const MOST_TRIES = 20
const LINE_OF_LIMIT = new RegExp(`^(?:${Object.keys(LINES).join('|')})\\.`)
const print = (printer: Printer, { html, css, running }: Sheet) => printer.print(html, css, running)

/** Documents that say in print what holds, but for changes: those say only what is new. */
const OFFERS: readonly Drawn['kind'][] = ['declarations', 'binder', 'schedule']
function isOffer({ family, paper }: Author): boolean {
  const chance = chanceFrom(1)
  const voice = aVoice(
    chance,
    aTruth(chance, family.names ?? family.split, paper.account),
    aStyle(chance, family.style?.(chance)),
  )
  const { kind, feeds } = paper.draw(voice)
  return feeds === 'fills' && OFFERS.includes(kind)
}

function sheetOf({ family, paper }: Author, truth: Truth, chance: Chance): Sheet | null {
  const voice = aVoice(chance, truth, aStyle(chance, family.style?.(chance)))
  const drawn = paper.draw(voice)
  if (!('html' in drawn) || drawn.mail) return null
  const { html, css = '', running } = drawn
  return { html, css: cssOf(voice.style) + css, running, fields: voice.fields('fills') }
}

/** Limits that stand in no proportion to the others of their line. */
const FREE = ['medical', 'rented', 'retention']

/** The subject as another carrier offers it: other limits, another term or another trigger of some of its lines. */
function changed(truth: Truth, chance: Chance): Truth {
  const lines = Object.keys(truth.policies) as Line[]
  const days = chance.maybe(0.25) ? chance.int(1, 40) : 0
  const policies = Object.fromEntries(
    lines.map((line) => {
      const policy = truth.policies[line]
      const others = chance.maybe(0.7) ? otherLimits(chance, line, policy.limits) : policy.limits
      const kept = FREE.filter((name) => policy.limits[name] !== undefined && chance.maybe(0.5))
      const limits = { ...others, ...Object.fromEntries(kept.map((name) => [name, policy.limits[name]!])) }
      const [effective, expiration] = [addDays(policy.effective, days), addDays(policy.expiration, days)]
      return [line, { ...policy, limits, effective, expiration }]
    }),
  ) as Truth['policies']
  return { ...truth, policies }
}

/** What the documents say of limits, triggers, terms and the insured; a limit in words is not judged. */
function expectedOf(was: Record<string, string>, is: Record<string, string>): Expected[] {
  const of = (id: string, say: (fields: Record<string, string>) => string | undefined): Expected[] => {
    const [a, b] = [say(was), say(is)]
    return a !== undefined && b !== undefined && (a || b) ? [{ id, was: a, is: b }] : []
  }
  const limits = [...MEANINGS.facts].flatMap(([element, { key, tick }]) =>
    LINE_OF_LIMIT.test(key) && !tick ? of(key, (fields) => fields[element]) : [],
  )
  const terms = (Object.keys(ROWS) as Line[]).flatMap((line) =>
    (['effective', 'expiration'] as const).flatMap((end) =>
      of(`policy.${end}.${line}`, (fields) => fields[ROWS[line][end]]),
    ),
  )
  const triggers = (['gl', 'umbrella'] as const).flatMap((line) =>
    of(`${line}.trigger`, (fields) => {
      const [occurrence, claimsMade] = [fields[TICKS[`${line}.occurrence`]], fields[TICKS[`${line}.claimsMade`]]]
      return (occurrence && 'occurrence') || (claimsMade && 'claims-made') || undefined
    }),
  )
  return [...limits, ...triggers, ...terms, ...of('insured.name', (fields) => fields[INSURED.name])]
}
