import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { inLines } from '../kit/blocks.ts'
import { agencyTold, insuredSplitAtAll } from '../kit/parties.ts'
import { tableOfRows } from '../kit/tables.ts'
import { fromDesk, PLACED_WORDS } from '../quotes-and-binders/placement-desk.ts'

/** A company's own certificate, holder first, with a policy that is not there. */
const companyCertificate: Paper = {
  draw: (voice) => {
    const { truth, text, address } = voice
    const cell = (line: 'gl' | 'umbrella' | 'wc', words: Record<string, string>) =>
      voice
        .limits(line, words)
        .map(([label, amount]) => `${label}: ${amount}`)
        .join('<br>')
    const row = (line: 'gl' | 'umbrella' | 'wc', title: string, limits: string) => [
      title,
      voice.number(line),
      voice.effective(line),
      voice.expiration(line),
      limits,
    ]
    const rows = [
      row('gl', `Comprehensive general liability<br>${voice.carrier('gl')}`, cell('gl', PLACED_WORDS)),
      ['Automobile liability', 'NONE', '', '', ''],
      row(
        'umbrella',
        `${voice.tick('umbrella.umbrella', 'Umbrella')} liability<br>${voice.carrier('umbrella')}`,
        cell('umbrella', { occurrence: 'Per occurrence', aggregate: 'Aggregate' }),
      ),
      row(
        'wc',
        `Workers compensation<br>${voice.carrier('wc')}`,
        cell('wc', { accident: 'Accident', disease: 'Disease, policy', employee: 'Disease, employee' }),
      ),
    ]
    return fromDesk(
      'certificate',
      'fills',
      `<h2>CERTIFICATE OF INSURANCE</h2><table class="dk-p"><tr><td>Issued at the request of, and to:<br>${inLines(text(truth.names.business()), address(truth.names.address()))}</td><td>This certifies that policies have been issued to:<br>${insuredSplitAtAll(voice)}</td><td>By the agency of:<br>${agencyTold(voice)}</td></tr></table>${tableOfRows('dk', rows, ['Type', 'Policy number', 'Effective', 'Expires', 'Limits of liability'])}<p class="dk-s">For information only. It does not change what the policies say, and the company need not tell the holder of changes.</p>`,
    )
  },
}

export const holderFirstFamilies: LearnFamily[] = [
  { name: 'proofs', papers: { companyCertificate, fillable } },
] // biome-ignore format: a family in a line
