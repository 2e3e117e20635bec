import type { HeldRow } from '../../../server/domains/on-file/as-paper.ts'

/** A record of a client's, by its fields. */
export const heldRow = (
  type: HeldRow['type'],
  id: string,
  held: Record<string, string>,
  isCurrent = true,
): HeldRow => ({
  ...{ type, id, isCurrent },
  values: Object.entries(held).map(([path, value]) => ({ path, value })),
})

/** A policy of a year from its first of March; that of 2026 is in force. */
export const yearlyPolicy = (
  id: string,
  type: string,
  number: string,
  year: number,
  further: Record<string, string> = {},
): HeldRow =>
  heldRow(
    'POLICY',
    id,
    {
      ...{ type, policyNumber: number, carrier: 'Harbor Sample Insurance', 'pricing.premium': `$${year}.00` },
      ...{ inforceAt: `03/01/${year}`, expiresAt: `03/01/${year + 1}`, state: year === 2026 ? 'Active' : 'Expired' },
      ...further,
    },
    year === 2026,
  )
