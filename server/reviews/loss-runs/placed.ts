import { nothing } from '../cells.ts'
import type { Finding } from '../types.ts'
import { CLAIMS, type Claim, idOf } from './claim.ts'
import { named, numbersOf, said } from './money.ts'
import { textOf } from './words.ts'

/** What is read of a claim as a day. */
const DAYS = { date_of_loss: 'date of loss', date_reported: 'date reported', date_closed: 'date closed' } as const

/** The days of claims that are in no calendar or were not understood, with their words; and the claims that nothing places in a year. */
export function checkPlaced(claims: readonly Claim[]): Finding[] {
  const misread = claims.flatMap(misreadDays)
  const told = new Set(claims.filter(({ misread: { date_of_loss: words } }) => words))
  const others = claims.filter((claim) => claim.year === null && !told.has(claim))
  return [...misread, ...unplaced(others)]
}

const misreadDays = (claim: Claim): Finding[] =>
  Object.entries(DAYS).flatMap(([name, label]): Finding[] => {
    const words = claim.misread[name]
    if (!words) return []
    const text = textOf(words)!
    const isLost = name === 'date_of_loss' && claim.year === null
    return [
      {
        id: idOf(name, claim),
        group: CLAIMS,
        topic: `${claim.number}: ${label}`,
        verdict: 'UNSURE',
        severity: 'MODERATE',
        cells: [said(claim.paper, text, words.source), nothing('a day is expected here')],
        why: `“${text}” is not a date${isLost ? `, and no policy period is told for the claim: ${NO_YEAR}` : ''}.`,
        action: `Ask the carrier for the ${label}.`,
      },
    ]
  })

const NO_YEAR = 'it is in no year, so no trend is told'

function unplaced(claims: readonly Claim[]): Finding[] {
  const [first] = claims
  const numbers = numbersOf(claims)
  if (!first) return []
  return [
    {
      id: idOf('unplaced', first),
      group: CLAIMS,
      topic: `${named(numbers, numbers.length)}: year`,
      verdict: 'NOT_SHOWN',
      severity: 'MODERATE',
      cells: [said(first.paper, first.number, first.key.source), nothing('no date of loss and no policy period')],
      why: `No date of loss and no policy period could be read for ${named(numbers, numbers.length)}: ${numbers.length > 1 ? NO_YEAR.replace('it is', 'they are') : NO_YEAR}.`,
      action: 'Ask the carrier for the date of loss.',
    },
  ]
}
