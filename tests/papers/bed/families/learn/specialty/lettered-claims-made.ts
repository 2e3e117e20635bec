import type { LearnFamily, Paper } from '../../../family.ts'
import { inLines } from '../kit/blocks.ts'
import { finePrint } from '../kit/fine-print.ts'
import { agencyTold } from '../kit/parties.ts'
import { declarationsUnder } from '../kit/sheets.ts'

const SORTS = [
  { title: 'Miscellaneous Professional Liability', claim: 'Each Claim', extra: 'Disciplinary proceedings' },
  { title: 'Directors, Officers and Organization Liability', claim: 'Each Claim', extra: 'Derivative demand costs' },
  { title: 'Cyber and Privacy Liability', claim: 'Each Event', extra: 'Ransom and extortion' },
  { title: 'Architects and Engineers Errors &amp; Omissions', claim: 'Per Claim', extra: 'Pre-claim assistance' },
] // biome-ignore format: a table

/** A claims-made policy for what is no general liability: its limits go nowhere, its number and term do. */
const claimsMadeItems: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { professional } = truth.policies
    const sort = chance.pick(SORTS)
    const { claim, aggregate, retention } = professional.limits
    const row = (letter: string, title: string, content: string) =>
      `<div class="cm"><b>${letter}.</b><b>${title}</b><span>${content}</span></div>`
    return declarationsUnder(
      `<h3>${sort.title} Policy</h3><p class="cm-n">THIS IS A CLAIMS-MADE AND REPORTED POLICY. DEFENSE COSTS REDUCE THE LIMIT. READ IT WITH CARE.</p>
      ${row('I', 'INSURER', `${voice.carrier('professional')}<br>NAIC No. ${voice.naic('professional')}`)}${row('II', 'POLICY NUMBER', `${voice.number('professional')}<br>Renewal of ${text(truth.prior.professional.number)}`)}${row('III', 'NAMED INSURED', inLines(voice.insured(), voice.insuredAddress()))}${row('IV', 'POLICY PERIOD', `${voice.effective('professional')} to ${voice.expiration('professional')}`)}
      ${row('V', 'LIMIT OF LIABILITY', `${money(claim!)} ${sort.claim}<br>${money(aggregate!)} Policy Aggregate<br>${money(50_000)} ${sort.extra} (sublimit)`)}${row('VI', 'RETENTION', `${money(retention!)} ${sort.claim}`)}${row('VII', 'RETROACTIVE DATE', chance.pick(['Full prior acts', date(truth.prior.professional.effective)]))}${row('VIII', 'EXTENDED REPORTING', '12 months for 100% of the annual premium')}${row('IX', 'PREMIUM', money(professional.premium))}
      ${row('X', 'PRODUCER', agencyTold(voice))}${row('XI', 'GENERAL LIABILITY', chance.pick(['Not included', 'No coverage under this policy']))}${finePrint(voice)}`,
      '.cm { display: grid; grid-template-columns: 30pt 34% 1fr; margin: 5pt 0 } .cm-n { border: 1pt solid #000; padding: 4pt; font-weight: bold; font-size: 0.85em }',
    )
  },
}

export const letteredClaimsMadeFamilies: LearnFamily[] = [
  { name: 'lettered claims-made', papers: { claimsMadeItems } },
] // biome-ignore format: a family in a line
