import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { bank, declared, earlier, mark, named, paragraphs, plainRows, posted, premises, ran, retention, rows, runs, said, sheet, split, tableOf, theAgency, theInsured, tip } from '../kit/blocks.ts' // biome-ignore format: a list

/** What lies below, as the document on top lists it: of nothing there is a truth. */
const beneath = (voice: Voice) => {
  const { truth, money, text } = voice
  const of = (line: Line, words: [string, string][]) => words.filter(([name]) => truth.policies[line].limits[name]).map(([name, label]) => `${money(truth.policies[line].limits[name]!)} ${label}`).join('<br>') // biome-ignore format: a line
  const whose = (line: Line) => `${named.carrier(voice, line)}<br>${text(truth.prior[line].number)}`
  return [
    ['General liability', whose('gl'), ran(voice, truth.policies.gl, '<br>'), of('gl', [['occurrence', 'each occurrence'], ['aggregate', 'general aggregate'], ['products', 'products aggregate']])],
    ['Automobile liability', whose('auto'), ran(voice, truth.policies.auto, '<br>'), of('auto', [['csl', 'each accident'], ['perPerson', 'each person'], ['perAccident', 'each accident'], ['damage', 'property damage']])],
    ['Employers liability', whose('wc'), ran(voice, truth.policies.wc, '<br>'), of('wc', [['accident', 'each accident'], ['disease', 'disease, policy'], ['employee', 'disease, each employee']])],
  ] // biome-ignore format: rows
}

/** The schedule of what lies below comes first, the limits at the end of the page. */
export const underlyingFirst: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    return declared(
      `<div class="split"><h3>${voice.carrier('umbrella')}</h3><p class="e">COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')}<br>DECLARATIONS</p></div>
      ${tableOf('ruled', [], plainRows([[tip('Insured', theInsured(voice)), tip('Agent', theAgency(voice)), `${tip('Policy no.', voice.number('umbrella'))}${tip('Replaces', text(truth.prior.umbrella.number))}${tip('Term', runs(voice, 'umbrella', ' to '))}`]]))}
      <h4>A. Schedule of underlying insurance</h4>${tableOf('ruled tight', ['Type', 'Insurer and policy', 'Term', 'Limits of liability'], plainRows(beneath(voice)))}
      <h4>B. Limits of this policy</h4>${tableOf(
        'under money',
        [],
        plainRows([
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate, where the underlying insurance has one', voice.limit('umbrella', 'aggregate')],
          ['Self-insured retention, any one occurrence', retention(voice)],
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
    return declared(
      `<h3 class="c">${voice.tick('umbrella.excess', 'EXCESS')} LIABILITY POLICY</h3><p class="c">DECLARATIONS</p>
      ${said(
        [
          ['Insurer', voice.carrier('umbrella')],
          ['Policy number', voice.number('umbrella')],
          ['Item 1. Named insured', theInsured(voice)],
          ['Item 2. Policy period', `${runs(voice, 'umbrella', ' to ')}, 12:01 a.m.`],
          [
            'Item 3. Limits of insurance',
            `${voice.limit('umbrella', 'occurrence')} each occurrence<br>${voice.limit('umbrella', 'aggregate')} aggregate`,
          ],
          ['Item 4. Followed policy', `${text(truth.prior.umbrella.number)}, ${text(truth.names.carrier().name)}`],
          ['Item 5. Producer', theAgency(voice)],
          ['Item 6. Premium', `${money(umbrella.premium)} plus taxes and fees`],
        ],
        'wide',
      )}
      <h4>Where this policy stands</h4>${tableOf(
        'ruled tw',
        ['Layer', 'Insurer', 'Limit', 'Attachment'],
        plainRows([
          ['Third excess', text(truth.names.carrier().name), money(15_000_000), money(below + ours)],
          ['<b>Second excess: this policy</b>', named.carrier(voice, 'umbrella'), money(ours), money(below)],
          ['Lead umbrella', text(truth.names.carrier().name), money(below), 'primary'],
          [
            'Primary',
            named.carrier(voice, 'gl'),
            `${money(truth.prior.gl.limits.occurrence!)} / ${money(truth.prior.gl.limits.aggregate!)}`,
            '&mdash;',
          ],
        ]),
      )}
      <p class="s">Placed through ${posted.wholesaler(voice, ', ')}.</p>`,
      'dl.wide { gap: 5pt 16pt } dl.wide dt { font-weight: bold } .tw td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** An umbrella in one paragraph after the other, with words between the amounts. */
export const umbrellaLetters: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    return declared(
      `<p class="e s">Issued ${earlier(voice, 'umbrella')}</p><h3>${mark(voice, 'umbrella')} ${voice.tick('umbrella.umbrella', 'Umbrella')} Policy &mdash; what you have bought</h3>
      ${paragraphs(`<b>Policy.</b> ${voice.number('umbrella')}, issued by ${voice.carrier('umbrella')} to ${voice.insured()}, ${voice.insuredAddress().join(', ')}.`, `<b>When.</b> ${voice.effective('umbrella')} to ${voice.expiration('umbrella')}.`, `<b>Limit.</b> We pay no more than ${voice.limit('umbrella', 'occurrence')} for one occurrence and ${voice.limit('umbrella', 'aggregate')} in total for the policy period.`, `<b>Your part.</b> Retained limit where nothing lies below: ${retention(voice, 'none')}.`, `<b>What must lie below.</b> General liability of at least ${money(truth.prior.gl.limits.occurrence!)}, auto of at least ${money(500_000)}, employers liability of at least ${money(500_000)}.`, `<b>Your agency.</b> ${theAgency(voice, ', ')}. Phone ${voice.reach('phone')}.`, `<b>Price.</b> ${money(truth.policies.umbrella.premium)}; three-year option at ${money(truth.policies.umbrella.premium * 3 - 200)} was not chosen.`)}`,
      'p { margin: 8pt 0 }',
    )
  },
}

/** Errors and omissions: retroactive date, defense within limits. The words of its row are anybody's. */
export const errors: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { professional } = truth.policies
    voice.notJudged('professional')
    return declared(
      `<p class="s c">THIS IS A CLAIMS-MADE AND REPORTED POLICY. DEFENSE COSTS REDUCE THE LIMIT.</p><h3 class="c">Miscellaneous Professional Liability</h3>
      <div class="no">${(
        [
          ['Item 1', 'Named Insured', theInsured(voice)],
          [
            'Item 2',
            'Policy Period',
            `Inception ${voice.effective('professional')} &ensp; Expiration ${voice.expiration('professional')}`,
          ],
          [
            'Item 3',
            'Limit of Liability',
            `${money(professional.limits.claim!)} each claim<br>${money(professional.limits.aggregate!)} aggregate`,
          ],
          ['Item 4', 'Retention', `${money(professional.limits.retention!)} each claim`],
          ['Item 5', 'Retroactive Date', date(daysLater(professional.effective, -1461))],
          [
            'Item 6',
            'Professional Services',
            chance.pick(['Consulting for others for a fee', 'Design of machines', 'Bookkeeping']),
          ],
          ['Item 7', 'Premium', money(professional.premium)],
          ['Item 8', 'Notice of claim to', posted.stranger(voice, ', ')],
        ] as const
      )
        .map(([at, label, html]) => `<div>${at}</div><div>${label}:</div><div>${html}</div>`)
        .join('')}</div>
      ${split(`<b>Insurer</b><br>${voice.carrier('professional')}<br>Policy ${voice.number('professional')}`, `<b>Broker</b><br>${theAgency(voice)}`)}<p class="s">Replacing ${text(truth.prior.professional.number)}, limit ${money(truth.prior.professional.limits.claim!)}.</p>`,
      '.no { display: grid; grid-template-columns: 50pt 120pt 1fr; gap: 5pt 8pt; border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 6pt 0; margin: 6pt 0 }',
    )
  },
}

/** Buildings alone: nothing of it is on a certificate of liability. */
export const buildings: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return sheet('declarations', 'names only')(
      `<div class="split"><b>${named.carrier(voice, 'gl')}</b><p class="e">Commercial Property Policy ${text(gl.number)}<br>${ran(voice, gl)}</p></div>${split(posted.insured(voice), `Agent<br>${posted.agency(voice)}`)}
      ${truth.locations
        .map(
          (one) =>
            `<div class="whole"><p class="tint">Premises ${one.number} &ensp; ${premises(voice, one)}</p>${tableOf(
              'under',
              ['Covered property', 'Limit', 'Causes of loss', 'Coinsurance', 'Deductible'],
              plainRows([
                ['Building', money(one.building), 'Special', '80%', money(5000)],
                ['Personal property', money(one.contents), 'Special', '80%', money(5000)],
              ]),
            )}</div>`,
        )
        .join('')}
      <p>Mortgagee: ${bank(voice)}. Premium ${money(gl.premium)}.</p>`,
      '.under td:nth-child(n+2), .under th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** Data and privacy in a table of insuring agreements. */
export const privacy: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { professional } = truth.policies
    voice.notJudged('professional')
    const each = professional.limits.claim!
    return declared(
      `<div class="split"><h2>Cyber Policy</h2><p class="e">${voice.carrier('professional')}<br>${voice.number('professional')}</p></div>
      ${tableOf(
        'ruled',
        [],
        plainRows([
          [tip('Policyholder', theInsured(voice)), tip('Broker', theAgency(voice))],
          [
            tip('Effective date', voice.effective('professional')),
            tip('Expiration date', voice.expiration('professional')),
          ],
        ]),
      )}
      ${tableOf(
        'ruled',
        ['Insuring agreement', 'Limit', 'Retention'],
        rows(
          [
            'Privacy liability',
            'Network security liability',
            'Breach response',
            'Extortion',
            'Interruption of business',
            'Funds transfer fraud',
          ],
          (one, at) => [
            one,
            money(at === 5 ? 100_000 : each),
            at === 4 ? '8 hours' : money(professional.limits.retention!),
          ],
        ),
      )}
      <p>Aggregate for all agreements ${money(professional.limits.aggregate!)}. Former policy ${text(truth.prior.professional.number)}.</p>`,
      '.ruled td:nth-child(3) { text-align: right }',
    )
  },
}
