import { formatAmount } from '../../../shared/amounts.ts'
import {
  bareNumber,
  type DocumentFacts,
  type FactKey,
  type PaperRecord,
  type RecordField,
} from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import type { FiledPolicy } from './filed-policies.ts'

/** A record with the file it was read from. */
export type FiledRecord = { fileId: string; record: PaperRecord }

/** A field of a record as it is written. */
export const textOf = ({ value }: RecordField): string =>
  typeof value === 'number' ? formatAmount(value) : typeof value === 'string' ? value : Object.values(value).join(', ')

/** The records of a policy's files that are of this policy: of no other number, and on no page of another policy, term or offer. */
export function recordsOf(
  { files }: ProposalInput,
  { from, number }: Pick<FiledPolicy, 'from' | 'number'>,
  isMeant: (type: string) => boolean,
): FiledRecord[] {
  return files.flatMap(({ fileId, facts }) => {
    const own = new Set(from.flatMap((one) => (one.fileId === fileId ? [one.index] : [])))
    if (!own.size) return []
    const isOthers = pagesOfOthers(facts, own)
    const known = new Set(facts.policies.flatMap((one) => (one.number ? [bareNumber(one.number)] : [])))
    return (facts.records ?? [])
      .filter((record) => isMeant(record.type) && isOfNumber(record, number, known) && !isOthers(record.page))
      .map((record) => ({ fileId, record }))
  })
}

/** Whether a record is of a policy's number. `known`: the numbers of all policies of its file, of which each record is of its own. */
function isOfNumber({ fields }: PaperRecord, number: string | null, known: ReadonlySet<string>): boolean {
  const own = fields.policy_number?.value
  if (typeof own !== 'string') return true
  return number ? bareNumber(own) === bareNumber(number) : !known.has(bareNumber(own))
}

/** Whether a page tells the number or the term of other policies alone; a page that tells of none goes on with the one before it. */
function pagesOfOthers({ facts, policies }: DocumentFacts, own: Set<number>): (page: number) => boolean {
  const isOwn = new Map<number, boolean>()
  for (const { key, policy, status, source } of facts) {
    if (policy === null || status === 'underlying') continue
    const isOfOwn = own.has(policy) && status === policies[policy]!.status
    if (isOfOwn || HEADS.includes(key)) isOwn.set(source.page, isOfOwn || isOwn.get(source.page) === true)
  }
  const told = [...isOwn].toSorted(([a], [b]) => a - b)
  return (page) => told.findLast(([at]) => at <= page)?.[1] === false
}

/** What stands at the head of a policy. */
const HEADS: readonly FactKey[] = ['policy.number', 'policy.effective', 'policy.expiration']
