import { amountsIn } from '../../shared/amounts.ts'
import { parseDate } from '../../shared/dates.ts'

/** Whether two values say the same: equal after case, spaces, the punctuation of amounts and the spelling of dates. */
export function isEqual(a: string, b: string) {
  const [plainA, plainB] = [plain(a), plain(b)]
  if (plainA === plainB) return true
  if (!plainA || !plainB) return false
  return sameDate(a, b) || sameAmount(a, b)
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

function sameDate(a: string, b: string) {
  const date = parseDate(a)
  return date !== null && date === parseDate(b)
}

const AMOUNT = /^\$?\s*[\d,.\s]+(?:usd)?$/i

function sameAmount(a: string, b: string) {
  if (!AMOUNT.test(a.trim()) || !AMOUNT.test(b.trim())) return false
  const [amountsA, amountsB] = [[...amountsIn(a)], [...amountsIn(b)]]
  return amountsA.length === 1 && amountsB.length === 1 && amountsA[0] === amountsB[0]
}
