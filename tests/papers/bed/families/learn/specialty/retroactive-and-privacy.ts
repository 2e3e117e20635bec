import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withLetter } from '../enclosures/letters-and-forms.ts'
import { split, tip } from '../kit/blocks.ts'
import { agencyTold, agencyUntold, bankOrFarmCredit, carrierName, insuredTold, insuredUntold, siteOnKilnStreet, stranger } from '../kit/parties.ts' // biome-ignore format: a list
import { labeledDeclarations, labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

/** Errors and omissions: retroactive date, defense within limits. The words of its row are anybody's. */
const errors: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { professional } = truth.policies
    voice.notJudged('professional')
    return labeledDeclarations(
      `<p class="s c">THIS IS A CLAIMS-MADE AND REPORTED POLICY. DEFENSE COSTS REDUCE THE LIMIT.</p><h3 class="c">Miscellaneous Professional Liability</h3>
      <div class="no">${(
        [
          ['Item 1', 'Named Insured', insuredTold(voice)],
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
          ['Item 8', 'Notice of claim to', stranger(voice, ', ')],
        ] as const
      )
        .map(([at, label, html]) => `<div>${at}</div><div>${label}:</div><div>${html}</div>`)
        .join('')}</div>
      ${split(`<b>Insurer</b><br>${voice.carrier('professional')}<br>Policy ${voice.number('professional')}`, `<b>Broker</b><br>${agencyTold(voice)}`)}<p class="s">Replacing ${text(truth.prior.professional.number)}, limit ${money(truth.prior.professional.limits.claim!)}.</p>`,
      '.no { display: grid; grid-template-columns: 50pt 120pt 1fr; gap: 5pt 8pt; border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 6pt 0; margin: 6pt 0 }',
    )
  },
}

/** Buildings alone: nothing of it is on a certificate of liability. */
const buildings: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return labeledSheet('declarations', 'names only')(
      `<div class="split"><b>${carrierName(voice, 'gl')}</b><p class="e">Commercial Property Policy ${text(gl.number)}<br>${termOf(voice, gl)}</p></div>${split(insuredUntold(voice), `Agent<br>${agencyUntold(voice)}`)}
      ${truth.locations
        .map(
          (one) =>
            `<div class="whole"><p class="tint">Premises ${one.number} &ensp; ${siteOnKilnStreet(voice, one)}</p>${tableUnder(
              'under',
              ['Covered property', 'Limit', 'Causes of loss', 'Coinsurance', 'Deductible'],
              tableRows([
                ['Building', money(one.building), 'Special', '80%', money(5000)],
                ['Personal property', money(one.contents), 'Special', '80%', money(5000)],
              ]),
            )}</div>`,
        )
        .join('')}
      <p>Mortgagee: ${bankOrFarmCredit(voice)}. Premium ${money(gl.premium)}.</p>`,
      '.under td:nth-child(n+2), .under th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** Data and privacy in a table of insuring agreements. */
const privacy: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { professional } = truth.policies
    voice.notJudged('professional')
    const each = professional.limits.claim!
    return labeledDeclarations(
      `<div class="split"><h2>Cyber Policy</h2><p class="e">${voice.carrier('professional')}<br>${voice.number('professional')}</p></div>
      ${tableUnder(
        'ruled',
        [],
        tableRows([
          [tip('Policyholder', insuredTold(voice)), tip('Broker', agencyTold(voice))],
          [
            tip('Effective date', voice.effective('professional')),
            tip('Expiration date', voice.expiration('professional')),
          ],
        ]),
      )}
      ${tableUnder(
        'ruled',
        ['Insuring agreement', 'Limit', 'Retention'],
        rowsFor(
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

export const retroactiveAndPrivacyFamilies: LearnFamily[] = [
  { name: 'claims made lines', style: mostlyDollars(['sans', 'serif'], [9, 9.5]), papers: { errors: withLetter(errors, 'professional'), privacy: withLetter(privacy, 'professional'), buildings } },
] // biome-ignore format: a family in a line
