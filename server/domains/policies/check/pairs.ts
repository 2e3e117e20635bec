import { compareSides } from './compare.ts'
import { withConcern } from './concerns.ts'
import { termRows, withoutTerm } from './term.ts'
import type { CheckedAgainst, CheckRow, Side } from './types.ts'

/** How an issued policy's document differs from its quote or the policy it renews; what needs a person first. */
export function checkRows(against: CheckedAgainst, was: Side, paper: Side, record: Side): CheckRow[] {
  const likened = against === 'EXPIRING' ? withoutTerm : withoutOwnNumbers
  const compared = compareSides(likened(was), likened(paper)).map((row) => besideRecord(row, record))
  const term = against === 'EXPIRING' ? termRows(was, paper) : []
  const rows = [...term, ...oneDeductible(compared)].map((row) => withConcern(row, against))
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** An issued policy has numbers and a day of issue that its quote cannot have. */
const QUOTE_HAS_NONE = ['policyNumber', 'issuedAt', 'policy.prior']
const withoutOwnNumbers = (side: Side): Side => ({
  ...side,
  said: side.said.filter(({ path }) => !QUOTE_HAS_NONE.includes(path)),
})

const ORDER = ['CHANGED', 'NEW', 'MISSING', 'UNSURE', 'NOT_FOUND', 'SAME'] as const
const rankOf = ({ kind, concern }: CheckRow) => (concern ? 0 : 1 + ORDER.indexOf(kind))

/**
 * Where the document says nothing, the value of the record is shown but not compared: a renewal begins as a copy, and what was typed into
 * it is not what the document says.
 */
function besideRecord(row: CheckRow, record: Side): CheckRow {
  if (row.kind !== 'NOT_FOUND' || !row.was.length) return row
  return { ...row, is: record.said.filter(({ path }) => path === row.path) }
}

const DEDUCTIBLE = 'details.deductible'

/** A deductible once: that of the policy where a record tells it, those of its coverages where documents do. */
function oneDeductible(rows: CheckRow[]): CheckRow[] {
  const isOfCoverage = ({ path }: CheckRow) => path === 'gl.deductible' || path === 'property.deductible'
  const whole = rows.find(({ path }) => path === DEDUCTIBLE)
  const isOfRecord = whole && [...whole.was, ...whole.is].some(({ source }) => source.policyId !== null)
  if (isOfRecord && whole.kind !== 'NOT_FOUND')
    return rows.filter((row) => !isOfCoverage(row) || row.kind !== 'NOT_FOUND')
  return isOfRecord || !rows.some(isOfCoverage) ? rows : rows.filter((row) => row !== whole)
}

/**
 * What the expiring policy says: its documents for what they tell, its record for the rest. An amount or a day that the two tell
 * differently is told by both, since no one knows here which of them holds.
 */
export function withRecord(paper: Side | null, record: Side): Side {
  if (!paper) return record
  const told = new Map(paper.said.map((said) => [said.path, said]))
  const extra = record.said.filter(({ path, kind }) => !told.has(path) || kind === 'amount' || kind === 'date')
  return { ...paper, said: [...paper.said, ...extra] }
}
