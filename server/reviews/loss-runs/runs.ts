import type { IsoDate } from '../../../shared/dates.ts'
import {
  LINES,
  lineInShort,
  lineSaid,
  type PaperRecord,
  type Passage,
  type RecordField,
  recordsOf,
  type Scoped,
} from '../../documents/index.ts'
import type { Place, ReviewInput, ReviewPaper } from '../types.ts'
import { type Claim, claimOf } from './claim.ts'
import { withColumnsMeant } from './columns-meant.ts'
import { policiesTold } from './policies-told.ts'
import type { PrintedTotal } from './printed-total.ts'
import { rowsOfSums } from './rows-of-sums.ts'
import { countBefore, inOrder, isBefore, type Spot, spotOf } from './spots.ts'
import { type Summed, sumsIn } from './sums.ts'
import { type ToldDay, toldDays, valuedOn } from './told-days.ts'
import { textOf } from './words.ts'

type Head = { head: Scoped; spot: Spot }

/**
 * A loss run as it was read. `sums`: its totals with the claims they add up; `isWhole`: nothing of it was left unread as far as is known; `valued`: the
 * day its figures are of.
 */
export type Run = {
  paper: ReviewPaper
  claims: Claim[]
  totals: PrintedTotal[]
  sums: Summed[]
  heads: Head[]
  days: ToldDay[]
  unread: readonly Passage[]
  isWhole: boolean
  valued: { day: IsoDate; place: Place } | null
}

const SLOT = '[Loss Run]'

/** The loss runs among the papers: those given as such, else those that are one or hold claims. */
export function runsOf({ papers }: Pick<ReviewInput, 'papers'>): Run[] {
  const given = papers.filter(({ slot }) => slot === SLOT)
  const told = papers.filter(
    ({ facts }) => facts.kind === 'loss-run' || recordsOf(facts.records ?? [], 'claim').length > 0,
  )
  return (given.length ? given : told).map(runOf)
}

function runOf(paper: ReviewPaper): Run {
  const { records = [], claimLists } = paper.facts
  const heads = (claimLists?.heads ?? [])
    .map((head) => ({ head, spot: spotOf(lastOf(head)) }))
    .sort((a, b) => inOrder(a.spot, b.spot))
  const headAt = (spot: Spot): Scoped => heads[countBefore(heads, (one) => one.spot, spot) - 1]?.head ?? {}
  const policies = policiesTold(paper.facts.policies)
  const inHeads = new Set(heads.flatMap(({ head }) => Object.values(head).map(placeOf)))
  const titled = lineInTitle(paper.pages)
  const numbers = recordsOf(records, 'claim').map(({ fields }) => textOf(fields.policy_number))
  const isOnly =
    new Set([...numbers, ...heads.map(({ head }) => textOf(head.policy_number))].filter(Boolean)).size === 1
  const read = recordsOf(records, 'claim').flatMap((record) => {
    const key = record.fields.claim_number ?? record.fields.incident_number
    return key
      ? (claimOf(
          paper,
          withoutNext(record, inHeads, spotOf(key.source)),
          headAt(spotOf(key.source)),
          policies,
          isOnly,
        ) ?? [])
      : []
  })
  const claims = withWholes(
    withColumnsMeant(read.map((claim) => (claim.line ? claim : { ...claim, line: titled }))).sort((a, b) =>
      inOrder(spotOf(a.key.source), spotOf(b.key.source)),
    ),
    claimLists?.wholes ?? [],
  )
  const totals = (claimLists?.totals ?? []).map((total) => ({ ...total, spot: spotOf(total.name.source) }))
  const sums = sumsIn(claims, totals, rowsOfSums(paper.pages, claims, totals, headAt))
  const summed = new Set(sums.map(({ total: { spot } }) => keyOf(spot)))
  const unread = (claimLists?.unread ?? []).filter((passage) => !summed.has(keyOf(spotOf(passage))))
  const days = toldDays(paper)
  return {
    ...{ paper, heads, totals, sums, claims, days, unread },
    // A digit that was recognized in a picture may be another.
    isWhole: unread.length === 0 && paper.warnings.length === 0 && paper.pages.every(({ origin }) => origin !== 'ocr'),
    valued: valuedOn(days, claims),
  }
}

/** The line of all claims, where what the report calls itself begins with one: 'WC LOSS RUN REPORT'. */
function lineInTitle(pages: ReviewPaper['pages']): string | null {
  const titles = pages.flatMap(({ lines }) =>
    lines.slice(0, HEAD_LINES).flatMap(({ text }) => TITLE.exec(text)?.[1] ?? []),
  )
  const [only, ...others] = new Set(titles.flatMap((words) => lineSaid(words) ?? lineInShort(words) ?? []))
  return only && !others.length ? LINES[only] : null
}
/** Lines at the head of a page, where its title stands. */
const HEAD_LINES = 8
const TITLE = /^((?:\S+ ){1,4})loss(?:es)? (?:runs?|report|analysis|history|experience)\b/i

const keyOf = ({ page, y }: Spot) => `${page} ${Math.round(y)}`

/** A record without what a head below it says: that is of the claims that follow. */
function withoutNext(record: PaperRecord, inHeads: ReadonlySet<string>, at: Spot): PaperRecord {
  const fields = Object.entries(record.fields).filter(
    ([, field]) => !(inHeads.has(placeOf(field)) && isBefore(at, spotOf(field.source))),
  )
  return { ...record, fields: Object.fromEntries(fields) }
}
const placeOf = ({ source: { page, boxes } }: RecordField) => `${page} ${boxes[0]?.join()}`

/** The claims with what was incurred where their own lines say it once. */
function withWholes(claims: Claim[], wholes: readonly RecordField[]): Claim[] {
  const last = ({ source: { page, boxes } }: RecordField) =>
    // What stands on the row of a claim is of that claim.
    claims[countBefore(claims, ({ key }) => spotOf(key.source), { page, y: (boxes[0]?.[1] ?? 0) + SAME_ROW }) - 1]
  const own = Map.groupBy(wholes, last)
  return claims.map((claim) => {
    const [only, ...others] = own.get(claim) ?? []
    if (!only || others.length || claim.figures.incurred) return claim
    const incurred = { name: 'claim_incurred', value: Number(only.value), source: only.source }
    return { ...claim, figures: { ...claim.figures, incurred } }
  })
}
const SAME_ROW = 1

const lastOf = (head: Scoped): Passage =>
  Object.values(head)
    .map(({ source }) => source)
    .reduce((last, one) => (isBefore(spotOf(last), spotOf(one)) ? one : last))
