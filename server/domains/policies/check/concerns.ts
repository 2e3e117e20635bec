import { formatUsd } from '../../../../shared/money.ts'
import { amountIn } from './compare.ts'
import type { CheckedAgainst, CheckRow } from './types.ts'

/** A rule of what a person should see first: which rows it is about, and what it says of one; null when nothing is wrong with it. */
type Concern = { about: RegExp; say: (row: CheckRow, against: CheckedAgainst) => string | null }

const isLess = ({ was, is }: CheckRow) => amountOf(is) < amountOf(was)
const isMore = ({ was, is }: CheckRow) => amountOf(is) > amountOf(was)
const amountOf = (said: CheckRow['is']) => (said[0] && amountIn(said[0].value)) ?? Number.NaN
const whenChanged = (sentence: string) => (row: CheckRow) => (row.kind === 'CHANGED' ? sentence : null)

/** The first that is about a row decides. */
const CONCERNS: readonly Concern[] = [
  {
    about: /deductible|retention/i,
    say: (row) => (row.kind === 'CHANGED' && isMore(row) ? 'The insured bears more of a loss.' : null),
  },
  {
    about: /^(?:limits\.|details\.extraLimits\.)/,
    say: (row) => {
      if (row.kind === 'MISSING') return 'The limit is no longer listed.'
      return row.kind === 'CHANGED' && isLess(row) ? 'The limit is lower.' : null
    },
  },
  {
    about: /^form\./,
    say: ({ kind, was, is }) => {
      const isExclusion = [...was, ...is].some(({ shown }) => /\bexclu/i.test(shown))
      if (kind === 'NEW') return isExclusion ? 'A new exclusion.' : null
      if (kind === 'MISSING') return isExclusion ? null : 'The form is no longer listed.'
      return kind === 'CHANGED' ? 'Another edition of the form.' : null
    },
  },
  { about: /^wording\./, say: ({ kind }) => (kind === 'MISSING' ? 'No listed form grants it any more.' : null) },
  { about: /^details\.insured\.name$|^insured\./, say: nameConcern },
  {
    about: /^details\.namedAdditionalInsureds\./,
    say: ({ kind }) => (kind === 'MISSING' ? 'The additional insured is no longer listed.' : null),
  },
  {
    about: /^details\.locations\./,
    say: ({ kind }) => (kind === 'MISSING' ? 'The location is no longer listed.' : null),
  },
  { about: /^carrierId$/, say: whenChanged('Another carrier.') },
  { about: /trigger$|retroactiveDate$/i, say: whenChanged('Check which claims it still answers for.') },
  { about: /^inforceAt$|^expiresAt$/, say: whenChanged('Not the dates of the quote.') },
  {
    about: /^pricing\.premium$/,
    say: (row, against) =>
      against === 'QUOTE' && row.kind === 'CHANGED' && isMore(row) ? 'The premium is higher than quoted.' : null,
  },
]

function nameConcern({ kind, path }: CheckRow): string | null {
  if (kind === 'CHANGED') return 'The insured is named otherwise.'
  return kind === 'MISSING' && path.startsWith('insured.additionalName')
    ? 'The named insured is no longer listed.'
    : null
}

/** A row with why a person should see it first, and by how much an amount changed. */
export function withConcern(row: CheckRow, against: CheckedAgainst): CheckRow {
  const said = CONCERNS.find(({ about }) => about.test(row.path))?.say(row, against) ?? null
  const concern = row.concern ?? (row.kind === 'UNSURE' ? 'A file was not read clearly, or has several values.' : said)
  return { ...row, concern, note: row.note ?? differenceIn(row) }
}

function differenceIn(row: CheckRow): string | null {
  const [was, is] = [amountOf(row.was), amountOf(row.is)]
  if (row.path !== 'pricing.premium' || row.kind !== 'CHANGED' || !was) return null
  const [by, percent] = [is - was, ((is - was) / was) * 100]
  const way = by < 0 ? 'Down' : 'Up'
  return `${way} ${formatUsd(Math.abs(by).toFixed(2))} (${Math.abs(percent).toFixed(1)} %).`
}
