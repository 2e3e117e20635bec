import { findAmounts } from '../../../../shared/amounts.ts'
import { isOneName, plainName } from '../../../documents/index.ts'
import type { CheckRow, Said, Side } from './types.ts'

/** The differences between two sides, item by item in their order. Nothing is reported as missing that was not looked for. */
export function compareSides(was: Side, is: Side): CheckRow[] {
  const paths = [...new Set([...was.said, ...is.said].map(({ path }) => path))]
  const of = (side: Side, path: string) => distinct(side.said.filter((one) => one.path === path))
  return paths.map((path) => rowOf(of(was, path), of(is, path), was, is))
}

/** One side's values of one item, each once. */
export const distinct = (said: Said[]) => said.filter((one, at) => said.findIndex((other) => isSame(one, other)) === at)

function rowOf(was: Said[], is: Said[], older: Side, newer: Side): CheckRow {
  const { path, label } = (was[0] ?? is[0])!
  const row = { path, label, was, is, concern: null, note: null }
  if (was.length && is.length) return { ...row, kind: likened(was, is) }
  const [one] = was.length ? was : is
  const other = was.length ? newer : older
  const section = other.read.find(({ name }) => name === one!.section)
  if (!section) return { ...row, kind: 'NOT_FOUND' }
  const page = other.named(one!)
  if (page !== null)
    return {
      ...row,
      kind: 'NOT_FOUND',
      note: `Not among the ${section.name} of ${section.fileName}, but page ${String(page)} names it.`,
    }
  const note = `Not among the ${section.name} on page ${String(section.page)} of ${section.fileName}.`
  return { ...row, kind: was.length ? 'MISSING' : 'NEW', note }
}

function likened(was: Said[], is: Said[]): CheckRow['kind'] {
  const holdsAll = (some: Said[], others: Said[]) => others.every((one) => some.some((other) => isSame(one, other)))
  if (holdsAll(was, is) && holdsAll(is, was)) return 'SAME'
  return [was, is].every(([one, ...more]) => one!.isSure && !more.length) ? 'CHANGED' : 'UNSURE'
}

/** Whether two say the same thing of one path. */
function isSame(one: Said, other: Said): boolean {
  if (one.kind === 'wording' || one.value === other.value) return true
  // A form is one, whether or not a document prints its edition.
  if (one.kind === 'form') return !one.value || !other.value
  const amounts = [amountIn(one.value), amountIn(other.value)]
  if (amounts.every((amount) => amount !== null)) return amounts[0] === amounts[1]
  if (one.kind === 'company') return isOneName(one.value, other.value)
  return one.kind !== 'date' && plainName(one.value) === plainName(other.value)
}

/** The one amount a value is or begins with: "$2,500", "2500.00", "$1,000 per claim"; null where it is none or several. */
export function amountIn(value: string): number | null {
  const [first, ...more] = findAmounts(value)
  return first && !more.length && first.from === 0 && !value.includes('%') ? first.amount : null
}
