import type { LearnFamily, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { withLetter } from '../enclosures/letters-and-forms.ts'
import { paragraphs, said, tip } from '../kit/blocks.ts'
import { agencyTold, carrierName, insuredTold, sign, wholesalerUntold } from '../kit/parties.ts'
import { labeledDeclarations } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { tableRows, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45, retainedOrNil, termOf, termTold } from '../kit/terms.ts'

/** What lies below, as the document on top lists it: of nothing there is a truth. */
const beneath = (voice: Voice) => {
  const { truth, money, text } = voice
  const of = (line: Line, words: [string, string][]) => words.filter(([name]) => truth.policies[line].limits[name]).map(([name, label]) => `${money(truth.policies[line].limits[name]!)} ${label}`).join('<br>') // biome-ignore format: a line
  const whose = (line: Line) => `${carrierName(voice, line)}<br>${text(truth.prior[line].number)}`
  return [
    ['General liability', whose('gl'), termOf(voice, truth.policies.gl, '<br>'), of('gl', [['occurrence', 'each occurrence'], ['aggregate', 'general aggregate'], ['products', 'products aggregate']])],
    ['Automobile liability', whose('auto'), termOf(voice, truth.policies.auto, '<br>'), of('auto', [['csl', 'each accident'], ['perPerson', 'each person'], ['perAccident', 'each accident'], ['damage', 'property damage']])],
    ['Employers liability', whose('wc'), termOf(voice, truth.policies.wc, '<br>'), of('wc', [['accident', 'each accident'], ['disease', 'disease, policy'], ['employee', 'disease, each employee']])],
  ] // biome-ignore format: rows
}

/** The schedule of what lies below comes first, the limits at the end of the page. */
const underlyingFirst: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    return labeledDeclarations(
      `<div class="split"><h3>${voice.carrier('umbrella')}</h3><p class="e">COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')}<br>DECLARATIONS</p></div>
      ${tableUnder('ruled', [], tableRows([[tip('Insured', insuredTold(voice)), tip('Agent', agencyTold(voice)), `${tip('Policy no.', voice.number('umbrella'))}${tip('Replaces', text(truth.prior.umbrella.number))}${tip('Term', termTold(voice, 'umbrella', ' to '))}`]]))}
      <h4>A. Schedule of underlying insurance</h4>${tableUnder('ruled tight', ['Type', 'Insurer and policy', 'Term', 'Limits of liability'], tableRows(beneath(voice)))}
      <h4>B. Limits of this policy</h4>${tableUnder(
        'under money',
        [],
        tableRows([
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate, where the underlying insurance has one', voice.limit('umbrella', 'aggregate')],
          ['Self-insured retention, any one occurrence', retainedOrNil(voice)],
        ]),
      )}
      <h4>C. Premium</h4><p>${money(truth.policies.umbrella.premium)}, flat. Crisis response ${money(50_000)}, in addition.</p>`,
      '.under { width: 75% }',
    )
  },
}

/** A layer of a tower: those below and above, and which is ours. */
export const tower: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { umbrella } = truth.policies
    const ours = umbrella.limits.occurrence!
    const below = chance.pick([2, 5, 10]) * 1_000_000
    return labeledDeclarations(
      `<h3 class="c">${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY POLICY</h3><p class="c">DECLARATIONS</p>
      ${said(
        [
          ['Insurer', voice.carrier('umbrella')],
          ['Policy number', voice.number('umbrella')],
          ['Item 1. Named insured', insuredTold(voice)],
          ['Item 2. Policy period', `${termTold(voice, 'umbrella', ' to ')}, 12:01 a.m.`],
          [
            'Item 3. Limits of insurance',
            `${voice.limit('umbrella', 'occurrence')} each occurrence<br>${voice.limit('umbrella', 'aggregate')} aggregate`,
          ],
          ['Item 4. Followed policy', `${text(truth.prior.umbrella.number)}, ${text(truth.names.carrier().name)}`],
          ['Item 5. Producer', agencyTold(voice)],
          ['Item 6. Premium', `${money(umbrella.premium)} plus taxes and fees`],
        ],
        'wide',
      )}
      <h4>Where this policy stands</h4>${tableUnder(
        'ruled tw',
        ['Layer', 'Insurer', 'Limit', 'Attachment'],
        tableRows([
          ['Third excess', text(truth.names.carrier().name), money(15_000_000), money(below + ours)],
          ['<b>Second excess: this policy</b>', carrierName(voice, 'umbrella'), money(ours), money(below)],
          ['Lead umbrella', text(truth.names.carrier().name), money(below), 'primary'],
          [
            'Primary',
            carrierName(voice, 'gl'),
            `${money(truth.prior.gl.limits.occurrence!)} / ${money(truth.prior.gl.limits.aggregate!)}`,
            '&mdash;',
          ],
        ]),
      )}
      <p class="s">Placed through ${wholesalerUntold(voice, ', ')}.</p>`,
      'dl.wide { gap: 5pt 16pt } dl.wide dt { font-weight: bold } .tw td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** An umbrella in one paragraph after the other, with words between the amounts. */
const umbrellaLetters: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    return labeledDeclarations(
      `<p class="e s">Issued ${dayBefore3To45(voice, 'umbrella')}</p><h3>${sign(voice, 'umbrella')} ${voice.tick('umbrella.umbrella', 'Umbrella')} Policy &mdash; what you have bought</h3>
      ${paragraphs(`<b>Policy.</b> ${voice.number('umbrella')}, issued by ${voice.carrier('umbrella')} to ${voice.insured()}, ${voice.insuredAddress().join(', ')}.`, `<b>When.</b> ${voice.effective('umbrella')} to ${voice.expiration('umbrella')}.`, `<b>Limit.</b> We pay no more than ${voice.limit('umbrella', 'occurrence')} for one occurrence and ${voice.limit('umbrella', 'aggregate')} in total for the policy period.`, `<b>Your part.</b> Retained limit where nothing lies below: ${retainedOrNil(voice, 'none')}.`, `<b>What must lie below.</b> General liability of at least ${money(truth.prior.gl.limits.occurrence!)}, auto of at least ${money(500_000)}, employers liability of at least ${money(500_000)}.`, `<b>Your agency.</b> ${agencyTold(voice, ', ')}. Phone ${voice.reach('phone')}.`, `<b>Price.</b> ${money(truth.policies.umbrella.premium)}; three-year option at ${money(truth.policies.umbrella.premium * 3 - 200)} was not chosen.`)}`,
      'p { margin: 8pt 0 }',
    )
  },
}

export const towerFamilies: LearnFamily[] = [
  { name: 'on top of others', style: mostlyDollars(['sans', 'serif', 'narrow'], [8.5, 9]), papers: { underlyingFirst: withLetter(underlyingFirst, 'umbrella'), tower: withLetter(tower, 'umbrella'), umbrellaLetters: withLetter(umbrellaLetters, 'umbrella') } },
] // biome-ignore format: a family in a line
