import { type ElementRow, type Is, listed } from '../describe.ts'
import { interestRows } from '../interest-rows.ts'

const STANDS: Is = { carried: 'standing' }
/** What stands behind an element of an interest on an application alone. */
const BEHIND: Readonly<Record<string, ElementRow>> = {
  AdditionalInterest_FullName_A: ['AdditionalInterest_FullName_B', 'Name, line 2', 'TEXT', listed('interest', 0, 'name2', STANDS)],
  AdditionalInterest_Primary_PhoneNumber_A: ['AdditionalInterest_Primary_FaxNumber_A', 'Fax', 'TEXT', listed('interest', 0, 'fax', STANDS)],
} // biome-ignore format: a table

export const INTEREST: ElementRow[] = interestRows('A', 0, STANDS).flatMap((row) => {
  const behind = BEHIND[row[0]]
  return behind ? [row, behind] : [row]
})
