import { isOfPolicy, type PaperRecord, type RecordField } from '../records/types.ts'
import type { DocumentFacts, Fact } from './types.ts'

type Known = Pick<DocumentFacts, 'facts' | 'policies'>

/**
 * The records of a packet with the policy's number, insured and term where the facts of the file name one alone, claims with its number
 * where none of them tells one.
 */
export function withPolicyTold(records: PaperRecord[], known: Known): PaperRecord[] {
  const claims = records.filter(({ type }) => type === 'claim')
  const untold = claims.length > 0 && !claims.some(({ fields }) => fields.policy_number)
  if (!untold && !records.some(isOfPolicy)) return records
  const told = policyFields(known)
  const number = untold ? policyFields(known, true).policy_number : null
  return records.map((record) => {
    if (isOfPolicy(record)) return { ...record, fields: { ...record.fields, ...told } }
    return number && record.type === 'claim'
      ? { ...record, fields: { policy_number: number, ...record.fields } }
      : record
  })
}

/** `past`: also of a policy that is no longer in force, as a loss run's. */
function policyFields({ facts, policies }: Known, past = false): Record<string, RecordField> {
  const only = (key: Fact['key']): Fact | null => {
    const found = facts.filter(
      (fact) => fact.key === key && fact.status !== 'underlying' && (past || fact.status !== 'superseded'),
    )
    return new Set(found.map(({ value }) => value)).size === 1 ? found[0]! : null
  }
  const insured = only('insured.name')
  const number = policies.length === 1 ? only('policy.number') : null
  const [start, end] = policies.length === 1 ? [only('policy.effective'), only('policy.expiration')] : []
  return {
    ...(number && { policy_number: { value: number.value, source: number.source } }),
    ...(insured && { named_insured: { value: insured.value, source: insured.source } }),
    ...(start && end && { policy_period: { value: `${start.value} - ${end.value}`, source: start.source } }),
  }
}
