/** What systems write for a blank, in lower case. */
const MARKERS: ReadonlySet<string> = new Set([
  ...['null', '(null)', '<null>', '[null]', '\\n', 'nil', 'none', '(none)', 'n/a', 'n.a.', 'na', 'not applicable'],
  ...['not available', 'not provided', 'not specified', 'unknown', '(blank)', 'blank', 'empty', 'undefined', 'nan'],
  ...['tbd', 'tba', 'to be determined', 'to be advised'],
])

/** Whether a cell says that there is nothing: a sign alone, or what systems write for a blank. */
export function isBlank(value: string): boolean {
  return !/[\p{L}\p{N}]/u.test(value) || MARKERS.has(value.toLowerCase())
}
