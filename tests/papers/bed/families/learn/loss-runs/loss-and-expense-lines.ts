import type { Paper } from '../../../family.ts'
import { cents, centsOf } from '../kit/amounts.ts'
import { inLines, sides } from '../kit/blocks.ts'
import { agencyUntold, carrierName } from '../kit/parties.ts'
import { printedLossRun } from '../kit/sheets.ts'
import { table, wholeRow } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { claimWithClaimant, ofTerm } from './cards-and-mainframe.ts'

/** Auto claims of a fleet: totals in the row of the claim, its loss and expense in lines below. */
export const features: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { auto } = truth.policies
    const claims = ofTerm(truth.claims, auto, 'auto').map((one, at) => ({ ...one, recovered: 0, driver: truth.drivers[at % truth.drivers.length]!.name })) // biome-ignore format: a list
    const rows = claims.map((one) => {
      const [loss, held] = [Math.round(one.paid * 85) / 100, Math.round(one.reserves * 0.7)]
      const parts = [['Loss', loss, held], ['Allocated expense', one.paid - loss, one.reserves - held]] as const // biome-ignore format: a list
      const claim = [`<b>${one.number}</b>`, date(one.loss), text(one.driver), text(one.claimant), one.status, cents(one.paid), cents(one.reserves)] // biome-ignore format: a row
      const below = parts.map(([what, paid, reserve]) => `<tr class="ft-p"><td></td><td colspan="4">${what}</td><td>${cents(paid)}</td><td>${cents(reserve)}</td></tr>`) // biome-ignore format: a row
      return `<tr class="ft-c"><td>${claim.join('</td><td>')}</td></tr>${wholeRow(7, `Description of loss: ${text(one.description)}`, 'ft-d')}${below.join('')}`
    })
    return printedLossRun(
      `<h3>${carrierName(voice, 'auto')}</h3>${sides(inLines('<b>Fleet Loss Run – Commercial Automobile</b>', `Named insured: ${text(truth.insured.name)}`, `Policy number: ${text(auto.number)}`, `Policy term: ${termOf(voice, auto)}`), inLines('Producer:', agencyUntold(voice)))}${table('ft', ['Claim #', 'Date of Loss', 'Insured Driver', 'Claimant', 'Status', 'Total Paid', 'Total Reserve'], [], `${rows.join('')}<tr class="ft-c"><td colspan="5">Policy totals: ${claims.length} claims</td><td>${centsOf(claims, ({ paid }) => paid)}</td><td>${centsOf(claims, ({ reserves }) => reserves)}</td></tr>`)}<p>Loss and allocated expense are included in the totals of each claim.</p>`,
      '.sides { display: flex; justify-content: space-between } .ft th { print-color-adjust: exact; background: #e6e6e6; font-size: 0.88em } .ft-c td { border-top: 0.6pt solid #222 } .ft-p td { padding: 0.5pt 4pt; color: #333 } .ft-d td { padding: 0.5pt 4pt 0.5pt 14pt } .ft td:nth-last-child(-n+2), .ft th:nth-last-child(-n+2) { text-align: right } .ft .ft-d td { text-align: left }',
      {
        records: claims.map((one) => claimWithClaimant(voice, one, { policy_number: auto.number, driver: one.driver, description: one.description })), // biome-ignore format: a record
      },
    )
  },
}
