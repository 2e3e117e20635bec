import { heldAgainst } from '../contract/held-against.ts'
import type { Held } from '../judged.ts'
import type { Asking } from '../requirements.ts'
import type { Finding } from '../types.ts'
import { CONFIRMED, INFERRED } from './groups.ts'

/** What contracts ask of the insurance itself and the policies are short of, lack, do not show or leave in doubt. */
export function contractGaps(asking: readonly Asking[], held: Held): Finding[] {
  const required = asking.flatMap(({ requirements }) => requirements ?? [])
  return required
    .filter(({ ask }) => !OF_PAPERS.has(ask))
    .map((one) => heldAgainst(one, held))
    .filter(({ severity }) => severity !== 'NONE')
    .map((finding): Finding => {
      const isConfirmed = finding.verdict === 'SHORT' || finding.verdict === 'MISSING'
      return {
        ...finding,
        id: `contract|${finding.id}`,
        group: isConfirmed ? CONFIRMED : INFERRED,
        topic: `Contract: ${finding.group}: ${finding.topic}`,
        ...(isConfirmed && { verdict: 'GAP' }),
      }
    })
}

/** What is asked of papers rather than of coverage: no policy shows it. */
const OF_PAPERS: ReadonlySet<string> = new Set(['notice', 'rating', 'evidence'])
