import { type Anchor, type Area, findLabel, type Grid, type Spot, spansOf } from './certificate-grid.ts'
import type { RowName } from './certificate-labels.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'

export type Band = { row: RowName; top: number; bottom: number; title: Spot[] }
export type Frame = {
  producer: Anchor
  insured: Anchor
  coverages: Anchor
  right: number
  type: number
  addl: Anchor | null
  subr: Anchor | null
  number: Area
  eff: number
  exp: number
  limits: number
  bands: Band[]
  description: Anchor
  holder: Anchor
}

/** Finds the labels that make a page a certificate of liability insurance; null when too many are missing. */
export function frameOf(grid: Grid): Frame | null {
  const producer = findLabel(grid, 'PRODUCER', { starts: true, right: grid.sheet.width * 0.4 })
  const insured =
    producer && findLabel(grid, 'INSURED', { top: producer.bottom, right: producer.left + 90, starts: true })
  const coverages = insured && findLabel(grid, 'COVERAGES', { top: insured.bottom, starts: true })
  const holder = coverages && holderOf(grid, coverages.bottom + 100)
  const description =
    coverages && holder && findLabel(grid, 'DESCRIPTION OF OPERATIONS LOCATIONS', { top: coverages.bottom + 100 })
  const type = coverages && findLabel(grid, 'TYPE OF INSURANCE', { top: coverages.bottom })
  const number = type && findLabel(grid, 'POLICY NUMBER', { top: type.top - 12, bottom: type.bottom + 12 })
  const eff =
    type &&
    findEither(grid, ['POLICY EFF', 'POLICY EFFECTIVE', 'EFF', 'EFFECTIVE'], {
      top: type.top - 16,
      bottom: type.bottom + 14,
    })
  const exp =
    type &&
    findEither(grid, ['POLICY EXP', 'POLICY EXPIRATION', 'EXP', 'EXPIRATION'], {
      top: type.top - 16,
      bottom: type.bottom + 14,
    })
  const limits = type && findLabel(grid, 'LIMITS', { top: type.top - 16, bottom: type.bottom + 14 })
  if (!producer || !insured || !coverages || !holder || !description || !type || !number || !eff || !exp || !limits)
    return null
  const insurers =
    findLabel(grid, 'INSURER A', { bottom: coverages.top }) ?? findLabel(grid, 'CONTACT', { bottom: insured.top })
  const near = { top: type.top - 16, bottom: type.bottom + 14 }
  const glued = findEither(grid, ['INSDWVD', 'ADDLSUBR', 'INSRWVD'], near)
  const addl =
    halfOf(glued, 0) ??
    findLabel(grid, 'INSD', { ...near, left: type.right }) ??
    findLabel(grid, 'INSR', { ...near, left: type.right }) ??
    findLabel(grid, 'ADDL', { ...near, left: type.right })
  const subr = halfOf(glued, 1) ?? findLabel(grid, 'WVD', near) ?? findLabel(grid, 'SUBR', near)
  const limitLabel = findLabel(grid, 'EACH OCCURRENCE', { top: type.bottom })
  const left = subr ? subr.right + 2 : addl ? addl.right + 14 : number.left - 45
  return {
    producer, insured, coverages, description, holder, addl, subr,
    right: insurers?.left ?? (producer.left + grid.sheet.width) / 2,
    type: type.left,
    number: { left, right: eff.left - 2 },
    eff: (eff.left + eff.right) / 2,
    exp: (exp.left + exp.right) / 2,
    limits: limitLabel?.left ?? limits.left,
    bands: bandsOf(grid, type.bottom, description.top),
  } // biome-ignore format: one glance
}

/** The heading of the holder's box; the description above it often speaks of the certificate holder, too. */
function holderOf(grid: Grid, top: number): Anchor | null {
  const first = findLabel(grid, 'CERTIFICATE HOLDER', { top })
  for (let next = first; next; next = findLabel(grid, 'CERTIFICATE HOLDER', { top: next.bottom + 1 })) {
    const last = next.spots.at(-1)!
    const behind = last.cell.tokens[last.index + 1]?.norm ?? ''
    if (next.spots[0]!.index === 0 && (behind === '' || behind === 'CANCELLATION')) return next
  }
  return first
}

/** Two narrow column heads that recognition took for one word. */
function halfOf(glued: Anchor | null, half: 0 | 1): Anchor | null {
  if (!glued) return null
  const middle = (glued.left + glued.right) / 2
  return half === 0 ? { ...glued, right: middle - 1 } : { ...glued, left: middle + 1 }
}

/** The first of several spellings that stands there. */
export function findEither(grid: Grid, spellings: string[], area: Area): Anchor | null {
  return spellings.map((words) => findLabel(grid, words, area)).find((found) => found !== null) ?? null
}

const BAND_TITLES: [RowName, string[]][] = [
  ['gl', ['GENERAL LIABILITY', 'COMMERCIAL GENERAL LIABILITY']],
  ['auto', ['AUTOMOBILE LIABILITY']],
  ['umbrella', ['UMBRELLA LIAB', 'UMBRELLA LIABILITY', 'EXCESS UMBRELLA LIABILITY']],
  ['wc', ['WORKERS COMPENSATION']],
]

function bandsOf(grid: Grid, top: number, bottom: number): Band[] {
  const starts = BAND_TITLES.flatMap(([row, titles]) => {
    const found = titles
      .map((title) => findLabel(grid, title, { top, bottom, right: grid.sheet.width * 0.4 }))
      .filter((one) => one !== null)
    const first = found.sort((a, b) => a.top - b.top)[0]
    return first ? [{ row, top: first.top - 4, title: first.spots }] : []
  })
  const end =
    findLabel(grid, 'DISEASE POLICY LIMIT', { top, bottom }) ??
    findLabel(grid, 'DESCRIPTION OF OPERATIONS BELOW', { top, bottom: bottom - 2 })
  if (end) starts.push({ row: 'other', top: end.bottom + 1, title: [] })
  starts.sort((a, b) => a.top - b.top)
  return starts.map((start, index) => ({ ...start, bottom: starts[index + 1]?.top ?? bottom - 1 }))
}

export type Made = { key: FactKey; value: string; spots: Spot[]; label?: Spot[]; group?: string; sure?: number }

/** Something read from the form, with the printed words beside it as its label. */
export function finding(grid: Grid, made: Made): Finding {
  const value = spansOf(made.spots)
  return {
    key: made.key,
    value: made.value,
    spans: [...spansOf(made.label ?? []), ...value],
    valueSpan: value[0]!,
    page: grid.sheet.number,
    row: value[0]!.cell.row,
    sure: made.sure ?? 0.93,
    topic: null,
    ...(made.group ? { group: made.group } : {}),
  }
}
