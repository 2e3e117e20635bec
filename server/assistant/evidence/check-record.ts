import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import { isStopWord } from '../../documents/index.ts'
import { type HeldValue, valueOf } from '../../domains/on-file/types.ts'
import type { CheckedSource } from '../../domains/workspaces/types.ts'
import { recordsFound } from '../book/found.ts'
import type { Conversation } from '../conversation.ts'
import type { AccountSource } from './source-input.ts'
import { holdsWords, squeeze } from './words.ts'

/** The values of a cited record, or why it does not support the claim. */
type CheckedRecord = { ok: true; source: CheckedSource; values: HeldValue[] } | { ok: false; reason: string }

/**
 * Checks fields of a record of the workspace's own account, or of one that was found in this conversation: each is there and holds the value that
 * is claimed. No other record can be cited, nor another agency's: only these are known.
 */
export function checkHeld(
  conversation: Pick<Conversation, 'account' | 'steps' | 'results'>,
  { record: id, fields }: AccountSource,
): CheckedRecord {
  const { account } = conversation
  const own = account?.records.find((one) => one.id === id)
  const found = recordsFound(conversation).find((one) => one.id === id)
  const record = own ?? found
  if (!record)
    return {
      ok: false,
      reason: `There is no record “${id}” of the account this workspace is about, nor was one found in this conversation.`,
    }
  const values: HeldValue[] = []
  for (const { path, value } of fields) {
    const held = (own && valueOf(own, path)) ?? (found && valueOf(found, path))
    if (!held) return { ok: false, reason: `${record.name} holds nothing as “${path}”.` }
    if (!isSame(held, value)) return { ok: false, reason: `${record.name} does not hold “${value}” as “${path}”.` }
    values.push(held)
  }
  const quote = [record.name, ...values.map(({ label, value }) => `${label}: ${value}`)].join(' … ')
  const label = record.type === 'ACCOUNT' ? `${record.name}, account` : record.name
  const place = { type: record.type, id: record.id, accountId: own ? account!.id : found!.accountId }
  return { ok: true, source: { kind: 'RECORD', label, quote, record: place }, values }
}

/** Whether a value is the one the record holds, however an amount or a date is written. */
function isSame({ kind, value }: HeldValue, claimed: string): boolean {
  if (squeeze(value) === squeeze(claimed)) return true
  if (kind !== 'amount' && kind !== 'date') return false
  const of = kind === 'amount' ? amountsIn : datesIn
  const [own, other] = [[...of(value)], [...of(claimed)]]
  return own.length === 1 && other.length === 1 && own[0] === other[0]
}

/** A name for which a record is cited but which the statement lacks, so it may give another one. Null when all are there. */
export function unsaidName(statement: string, values: HeldValue[]): string | null {
  const unsaid = values.find(({ kind, value }) => kind === 'name' && !holdsWords(statement, firstWord(value)))
  return unsaid?.value ?? null
}

/** The first word that names: 'Hartford' of 'The Hartford'. */
const firstWord = (name: string): string =>
  name.split(/[^\p{L}\p{N}]+/u).find((word) => word.length > 1 && !isStopWord(word.toLowerCase())) ?? name
