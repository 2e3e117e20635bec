import type { LearnFamily, Paper } from '../../../family.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { agencyTold, insuredTold } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

/** Two coverages over a retained limit; what lies below stands first and larger. */
const overRetained: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    const { gl, auto, wc } = truth.prior
    const below = [
      tableRow('General liability', text(gl.carrier.name), money(gl.limits.occurrence!), money(gl.limits.aggregate!)),
      tableRow('Auto liability', text(auto.carrier.name), money(auto.limits.csl ?? auto.limits.perAccident!), 'n/a'),
      tableRow('Employers liability', text(wc.carrier.name), money(wc.limits.accident!), money(wc.limits.disease!)),
    ]
    const own = voice.limits('umbrella', {
      occurrence: 'any one occurrence, coverages A and B together',
      aggregate: 'in any one policy year',
      retention: 'retained by you under coverage B',
    })
    if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    return declarations(
      `<h2>${voice.tick('umbrella.umbrella', 'Catastrophe Umbrella')} Policy</h2><p>${voice.carrier('umbrella')}</p>${tableOf('ov', tableRow('Policy', voice.number('umbrella'), 'Period', `${voice.effective('umbrella')} to ${voice.expiration('umbrella')}`), tableRow('Policyholder', insuredTold(voice), 'Broker', agencyTold(voice)))}
      <h4>You must keep this insurance in force below ours (as of ${date(gl.effective)})</h4>${tableOf('ov', headRow('Kind', 'Insurer', 'Each occurrence', 'Aggregate'), ...below)}<h4>What we pay above it</h4>${own.map(([label, amount]) => `<p>${amount} &nbsp; ${label}</p>`).join('')}<p>Premium ${money(truth.policies.umbrella.premium)}, flat. ${chance.pick(['No coverage for professional services.', 'Uninsured motorists: not covered.'])}</p>${notesWithForm(voice)}`,
      '.ov td, .ov th { border-bottom: 0.5pt solid #666 } h4 { margin: 8pt 0 2pt; font-variant: small-caps }',
    )
  },
}

export const overARetainedLimitFamilies: LearnFamily[] = [
  { name: 'over a retained limit', papers: { overRetained } },
] // biome-ignore format: a family in a line
