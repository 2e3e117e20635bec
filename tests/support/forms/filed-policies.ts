import type { FactKey, LineOfBusiness } from '../../../server/documents/index.ts'
import type { FilledFrom } from '../../../server/forms/types.ts'

/** A policy in force as records tell it. `ends`: the day of its cancellation to come. */
export type PolicyMade = {
  number: string | null
  type?: string
  lines?: LineOfBusiness[]
  carrier?: string
  insured?: string
  from?: string
  to?: string
  ends?: string
  further?: Partial<Record<FactKey, string>>
}

/** Records of a client with these policies, in the shape in which forms are filled from them. */
export function filedPoliciesOf(policies: PolicyMade[], fileId = 'records'): FilledFrom {
  const made = policies.map((policy, index) => ({
    ...{ type: 'General Liability', lines: ['gl' as const], carrier: 'Thornbury Casualty', insured: 'Heron LLC' },
    ...{ from: '01/01/2026', to: '01/01/2027', further: {} },
    ...policy,
    index,
  }))
  const place = (record: number, path: string, value: string) => ({
    ...{ page: 0, quote: value, boxes: [], held: { record: `${fileId}-${record}`, path, value } },
  })
  const facts = made.flatMap(({ index, number, type, carrier, insured, from, to, ends, further }) =>
    Object.entries({
      ...(number && { 'policy.number': number }),
      ...{ 'policy.type': type, 'carrier.name': carrier, 'insured.name': insured },
      ...{ 'policy.effective': from, 'policy.expiration': to, ...(ends && { 'cancellation.date': ends }), ...further },
    }).map(([key, value]) => ({ key: key as FactKey, policy: index, value, source: place(index, key, value) })),
  )
  return {
    fileId,
    fileName: 'the agency’s records',
    facts: {
      ...{ kind: 'declarations', title: null, conflicts: [] },
      policies: made.map(({ number, lines, carrier, insured, from, to }) => ({
        ...{ number, lines, listed: lines, carrier, insured, effective: from, expiration: to, status: 'current' },
      })),
      events: made.flatMap(({ index, number, ends }) =>
        ends ? [{ kind: 'cancelled' as const, number, date: ends, source: place(index, 'ends', ends) }] : [],
      ),
      facts: facts.map((fact, at) => ({
        ...{ id: `f${at}`, printed: fact.value, confidence: 1, status: 'current', ...fact },
      })),
    },
  }
}
