import { FACT_KEYS, type FactKey, isSamePolicy, LIMIT_FACTS, type LineOfBusiness } from '../../documents/index.ts'
import type { Row } from '../../forms/acord-25/elements.ts'
import { type Holding, holdingsOf } from '../holdings.ts'
import { typeOnRecord } from '../record-lines.ts'
import type { ReviewPaper, ReviewRecord } from '../types.ts'
import { type CertificateRow, heldAs } from './certificate.ts'

/** A policy as a document or a record of the client tells it. `of`: the record, where it is one. */
export type Policy = {
  number: string | null
  lines: readonly LineOfBusiness[]
  held: Holding[]
  of: ReviewRecord | null
}

/** The policies that certificates are held against: those of the documents that came, and those on file. */
export type Cover = { papers: readonly ReviewPaper[]; policies: readonly Policy[]; records: readonly Policy[] }

export function coverOf(papers: readonly ReviewPaper[], records: readonly ReviewRecord[]): Cover {
  return {
    papers,
    policies: papers.flatMap(policiesIn),
    records: records.filter(({ type }) => type === 'POLICY').map(onFile),
  }
}

function policiesIn(paper: ReviewPaper): Policy[] {
  const held = holdingsOf(paper)
  const { policies } = paper.facts
  return policies.flatMap(({ number, lines, status }, index) => {
    if (!STANDING.has(status)) return []
    const own = held.filter(({ policy }) => policy === index || (policy === null && policies.length === 1))
    const all = [...lines, ...own.flatMap(({ line }) => line ?? [])]
    return [{ number, lines: [...new Set(all)], held: own, of: null }]
  })
}

const STANDING = new Set(['current', 'quoted', 'cancelled'])

/** The facts that fields of a policy's record hold. */
const ON_FILE: Record<string, FactKey> = {
  carrier: 'carrier.name',
  policyNumber: 'policy.number',
  inforceAt: 'policy.effective',
  expiresAt: 'policy.expiration',
  'details.insured.name': 'insured.name',
  ...Object.fromEntries(Object.entries(LIMIT_FACTS).map(([limit, key]) => [`limits.${limit}`, key])),
}

function onFile(record: ReviewRecord): Policy {
  const held = record.values.flatMap(({ path, value }): Holding[] => {
    const key = ON_FILE[path]
    if (!key) return []
    const { label, kind } = FACT_KEYS[key]
    const place = { of: 'record' as const, record, path, quote: value }
    return [
      {
        line: null,
        key,
        label,
        kind,
        value: value.replace(/^\$/, ''),
        shown: value,
        isSure: true,
        policy: null,
        place,
      },
    ]
  })
  const number = held.find(({ key }) => key === 'policy.number')?.value ?? null
  return { number, lines: typeOnRecord(record).lines, held, of: record }
}

/** The policy that a row may be of; `isNamed`: it has the row's number, or one of them has none. */
export type PolicyOfRow = Policy & { isNamed: boolean }

/** The policy of a row: that of its number, else the only one of its line, of the documents before the records; null where none or several may be. */
export function policyOf(row: CertificateRow, { policies, records }: Cover): PolicyOfRow | null {
  const number = heldAs(row, 'policy.number')?.value
  for (const among of [policies, records]) {
    const named = among.filter((one) => one.number && number && isSamePolicy(one.number, number))
    if (named.length) return { ...joined(named), isNamed: true }
    const ofLine = among.filter((one) => isOfRow(one, row.row) && (one.of?.isCurrent ?? true))
    const [first] = ofLine
    if (first && ofLine.every((one) => isOne(one, first)))
      return { ...joined(ofLine), isNamed: !first.number || !number }
  }
  return null
}

const isOfRow = ({ lines }: Policy, row: Row) => lines.some((line) => line === row)

const isOne = ({ number }: Policy, other: Policy) =>
  number !== null && other.number !== null ? isSamePolicy(number, other.number) : number === other.number

/** One policy that several documents tell of. */
const joined = ([first, ...more]: Policy[]): Policy => ({
  ...first!,
  lines: [...new Set([first!, ...more].flatMap(({ lines }) => lines))],
  held: [first!, ...more].flatMap(({ held }) => held),
})
