import { cellOf } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import type { Held } from '../judged.ts'
import { ASKS, type Requirement } from '../requirements.ts'
import type { Certificate } from './certificate.ts'
import type { Drafted } from './drafted.ts'
import { ROW_NAMES } from './row-names.ts'
import { claimedIn, codeOf, isYes, judgeGranted, WORDINGS } from './wordings.ts'

/** Whether the policies that came grant what a certificate ticks or its description claims; what a contract asks for is told with the contract. */
export function granted(certificate: Certificate, required: readonly Requirement[], policies: Held): Drafted[] {
  if (!policies.papers.length) return []
  return WORDINGS.flatMap((wording) => {
    if (required.some(({ ask }) => ask === wording)) return []
    const ticked = certificate.rows.flatMap(({ row }) => {
      const code = codeOf(certificate, row, wording)
      return code && isYes(code) ? [{ row, said: code, text: `${ASKS[wording]}: ${code.shown}` }] : []
    })
    const claimed = claimedIn(certificate, wording)
    const claims = ticked.length || !claimed ? ticked : [{ row: null, said: claimed, text: claimed.shown }]
    return claims.map(({ row, said, text }): Drafted => {
      const { cell, ...judged } = judgeGranted(wording, row, policies)
      const isDoubted = !said.isSure && judged.verdict === 'MISSING'
      return {
        key: `granted|${row ?? ''}|${wording}`,
        row,
        topic: ASKS[wording],
        ...judged,
        ...(isDoubted && { verdict: 'UNSURE' as const, severity: 'MODERATE' as const }),
        cells: { certificate: cellOf({ ...said, shown: text }), policy: cell },
        why: `${row ? `Ticked for ${inSentence(ROW_NAMES[row])}` : `Claimed in ${claimed!.where}`}. ${judged.why}`,
      }
    })
  })
}
