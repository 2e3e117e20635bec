import { parseDate } from '../../../shared/dates.ts'
import { CLAIMED } from '../certainty.ts'
import { sameNumber } from '../papers/policy-number.ts'
import { isOfPolicy, type PaperRecord, type RecordField } from '../records/types.ts'
import type { Passage } from '../types.ts'
import type { DocumentFacts, Fact } from './types.ts'

type Known = Pick<DocumentFacts, 'facts' | 'policies'>
/** What the facts of a file say of its only policy. */
type ToldPolicy = { number: Fact | null; insured: Fact | null; start: Fact | null; end: Fact | null }

/**
 * The records of a packet with the policy's number, insured and term where the facts of the file name one alone, claims with its number
 * where none of them tells one. A record that tells another number is of another policy, and so is a loss outside the term.
 */
export function withPolicyTold(records: PaperRecord[], known: Known): PaperRecord[] {
  const claims = records.filter(({ type }) => type === 'claim')
  const untold = claims.length > 0 && !claims.some(({ fields }) => fields.policy_number)
  if (!untold && !records.some(isOfPolicy)) return records
  const told = policyTold(known)
  const past = policyTold(known, true)
  return records.map((record) => {
    if (isOfPolicy(record)) return withPolicy(record, told)
    return untold && record.type === 'claim' && past.number && isInTerm(record, past)
      ? { ...record, fields: { policy_number: fieldOf(past.number), ...record.fields } }
      : record
  })
}

/** `past`: also of a policy that is no longer in force, as a loss run's. */
function policyTold({ facts, policies }: Known, past = false): ToldPolicy {
  const only = (key: Fact['key']): Fact | null => {
    const found = facts.filter(
      (fact) => fact.key === key && fact.status !== 'underlying' && (past || fact.status !== 'superseded'),
    )
    const sure = found.find(({ confidence }) => confidence >= CLAIMED)
    return sure && new Set(found.map(({ value }) => value)).size === 1 ? sure : null
  }
  const ofPolicy = (key: Fact['key']) => (policies.length === 1 ? only(key) : null)
  return {
    number: ofPolicy('policy.number'),
    insured: only('insured.name'),
    start: ofPolicy('policy.effective'),
    end: ofPolicy('policy.expiration'),
  }
}

/** An insured is told by the whole file better than by the head of a page; its own number and term a record knows best. */
function withPolicy(record: PaperRecord, { number, insured, start, end }: ToldPolicy): PaperRecord {
  const own = record.fields.policy_number?.value
  if (number && typeof own === 'string' && !sameNumber(own, number.value)) return record
  const told = {
    ...(number && { policy_number: fieldOf(number) }),
    ...(start && end && { policy_period: periodOf(start, end) }),
  }
  return { ...record, fields: { ...told, ...record.fields, ...(insured && { named_insured: fieldOf(insured) }) } }
}

/** A number printed on the page of the claim heads all its losses, also those of terms before the one it names. */
function isInTerm({ fields }: PaperRecord, { number, start, end }: ToldPolicy): boolean {
  if (Object.values(fields).some((field) => field?.source.page === number?.source.page)) return true
  const [lost, from, to] = [fields.date_of_loss?.value, start?.value, end?.value].map((date) =>
    typeof date === 'string' ? parseDate(date) : null,
  )
  return !lost || ((!from || lost >= from) && (!to || lost <= to))
}

const fieldOf = ({ value, source }: Fact): RecordField => ({ value, source })

/** Both dates of a term, each with its words. */
function periodOf(start: Fact, end: Fact): RecordField {
  const value = `${start.value} - ${end.value}`
  const isOnePage = start.source.page === end.source.page
  if (!isOnePage) return { value, source: start.source, further: [end.source] }
  return { value, source: together(start.source, end.source) }
}

/** What two passages of a page quote, what both do once. */
function together(first: Passage, second: Passage): Passage {
  const quotes = [first, second].flatMap(({ quote, boxes }) =>
    quote.split(' … ').map((text, index) => ({ text, box: boxes[index] })),
  )
  const once = [...new Map(quotes.map((one) => [JSON.stringify(one), one])).values()]
  return {
    page: first.page,
    quote: once.map(({ text }) => text).join(' … '),
    boxes: once.flatMap(({ box }) => (box ? [box] : [])),
  }
}
