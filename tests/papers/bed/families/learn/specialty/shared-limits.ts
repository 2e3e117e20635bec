import type { LearnFamily, Paper } from '../../../family.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { agencyTold, insuredTold } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

const PARTS = [
  'Directors and Officers',
  'Employment Practices',
  'Fiduciary',
  'Network Security and Privacy',
  'Technology Errors and Omissions',
]

/** Management liability with parts that share a limit or do not. */
const sharedLimits: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { professional } = truth.policies
    const { claim, aggregate, retention } = professional.limits
    const rows = chance
      .some(PARTS, chance.int(2, 5))
      .map((part, at) =>
        tableRow(
          part,
          at ? chance.pick(['Shared', 'Not purchased']) : money(claim!),
          money(retention! * (at + 1)),
          date(truth.prior.professional.effective),
        ),
      )
    return declarations(
      `<p>NOTICE: claims must be made against the insureds, and reported to us, in the policy period.</p><h2>Private Company Protection Declarations</h2><div class="sl"><p><i>Parent organization</i><br>${insuredTold(voice)}</p><p><i>Policy number</i><br>${voice.number('professional')}<br><i>Effective</i> ${voice.effective('professional')}<br><i>Expires</i> ${voice.expiration('professional')}</p><p><i>Broker</i><br>${agencyTold(voice)}</p></div>${tableOf('sl-t', headRow('Insuring part', 'Limit each claim', 'Retention', 'Pending litigation date'), ...rows)}<p>Maximum for all claims of all parts: ${money(aggregate!)}. Wholesale: ${text(truth.wholesaler.name)}.</p><p>Underwritten by ${voice.carrier('professional')}</p>${notesWithForm(voice)}`,
      '.sl { display: flex; gap: 12pt } .sl p { flex: 1 } .sl i { color: #555; font-size: 0.85em } .sl-t td, .sl-t th { border-top: 0.5pt solid #333 }',
    )
  },
}

export const sharedLimitsFamilies: LearnFamily[] = [
  { name: 'shared limits', style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { sharedLimits } },
] // biome-ignore format: a family in a line
