const WORDS =
  `OCCURRENCE AGGREGATE PREMISES RENTED MEDICAL EXPENSE EXPENSES PERSONAL ADVERTISING INJURY PRODUCTS COMPLETED OPERATIONS
  LIABILITY POLICY NUMBER PERIOD EFFECTIVE EXPIRATION INSURED NAMED MAILING ADDRESS PRODUCER AGENCY GENERAL COMMERCIAL DAMAGE LIMIT LIMITS
  INSURANCE COMPANY EMPLOYERS DISEASE ACCIDENT EMPLOYEE COMBINED SINGLE UMBRELLA EXCESS RETENTION DECLARATIONS COVERAGE COVERAGES
  BUSINESS AUTOMOBILE WORKERS COMPENSATION CERTIFICATE HOLDER DESCRIPTION DEDUCTIBLE UNDERLYING SCHEDULE BODILY PROPERTY STATUTORY
  INSURER CLAIMS ENDORSEMENT ENDORSEMENTS STANDARD CARRIER CASUALTY MUTUAL INDEMNITY CANCELLATION REVISION LOCATIONS VEHICLES`.split(
    /\s+/,
  )

const byLength = new Map<number, string[]>()
for (const word of WORDS)
  for (const length of [word.length - 1, word.length, word.length + 1])
    byLength.set(length, [...(byLength.get(length) ?? []), word])
const known = new Set(WORDS)

/** A word that recognition misread by one letter, as the word of the trade it stands for: 'OCCURRENCF' is OCCURRENCE. */
export function respelled(norm: string): string {
  if (norm.length < 6 || known.has(norm) || /^\d+$/.test(norm)) return norm
  const shape = norm.replace(/0/g, 'O').replace(/1/g, 'I').replace(/5/g, 'S')
  if (known.has(shape)) return shape
  return byLength.get(norm.length)?.find((word) => oneApart(shape, word)) ?? norm
}

/** Is one letter changed, missing or too many? */
function oneApart(a: string, b: string) {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}
