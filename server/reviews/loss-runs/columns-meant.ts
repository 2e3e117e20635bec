import type { ClaimFigure } from '../../documents/index.ts'
import type { Claim } from './claim.ts'

/** So many rows must tell what a column means. */
const LEAST = 2

/**
 * The claims with what was paid and is reserved where only the column tells it: what a row calls by a name of its own is that of which other rows
 * say the same figure.
 */
export function withColumnsMeant(claims: readonly Claim[]): Claim[] {
  const meant = { paid: columnOf(claims, 'paid'), reserved: columnOf(claims, 'reserved') }
  return claims.map((claim) => {
    const { figures } = claim
    const of = (measure: 'paid' | 'reserved'): ClaimFigure | null =>
      figures[measure] ?? figures.others.find(({ name }) => name === meant[measure]) ?? null
    const [paid, reserved] = [of('paid'), of('reserved')]
    if (paid === figures.paid && reserved === figures.reserved) return claim
    const others = figures.others.filter((one) => one !== paid && one !== reserved)
    return { ...claim, figures: { ...figures, paid, reserved, others } }
  })
}

/** The only column of the document's own that has this measure's figure in every row that tells both, and in several that are not zero. */
function columnOf(claims: readonly Claim[], measure: 'paid' | 'reserved'): string | null {
  const same = new Map<string, number>()
  const different = new Set<string>()
  for (const { figures } of claims)
    for (const { name, value } of figures[measure] ? figures.others : []) {
      if (value !== figures[measure]!.value) different.add(name)
      else if (value !== 0) same.set(name, (same.get(name) ?? 0) + 1)
    }
  const names = [...same].flatMap(([name, count]) => (count >= LEAST && !different.has(name) ? [name] : []))
  return names.length === 1 ? names[0]! : null
}
