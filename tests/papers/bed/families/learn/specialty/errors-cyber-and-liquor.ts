import type { LearnFamily, Paper } from '../../../family.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, printed } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'
import { liquor } from '../packages/lessors-and-preprinted.ts'

/** Errors and omissions, directors and officers and their like: of the form's rows none is theirs but the other one, which is not judged. */
const errorsOmissions: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { professional } = truth.policies
    voice.notJudged('professional')
    const { claim, aggregate, retention } = professional.limits
    const title = chance.pick(['Miscellaneous Professional Liability', 'Accountants Professional Liability', 'Design Professionals Liability', 'Management Liability – Directors and Officers', 'Technology Errors and Omissions']) // biome-ignore format: a list
    const item = (at: number, what: string, content: string) => tableRow(`Item ${at}.`, what, content)
    return declarations(
      `<h3 class="eo-h">${text(professional.carrier.name)}</h3><h2 class="eo-h">${title} Declarations</h2><p class="eo-n">NOTICE: THIS IS A CLAIMS-MADE POLICY. EXCEPT AS OTHERWISE PROVIDED IT COVERS ONLY CLAIMS FIRST MADE DURING THE POLICY PERIOD. CLAIM EXPENSES REDUCE THE LIMIT OF LIABILITY.</p><p>Policy Number: <b>${text(professional.number)}</b></p><table class="eo">${item(1, 'Named Insured and principal address', insuredSplitAtWords(voice))}${item(2, 'Policy Period', `${date(professional.effective)} to ${date(professional.expiration)}`)}${item(3, 'Limits of Liability (inclusive of claim expenses)', `${money(claim!)} each claim<br>${money(aggregate!)} aggregate`)}${item(4, 'Retention', `${money(retention!)} each claim`)}${item(5, 'Retroactive date', chance.pick(['None – full prior acts', date(truth.prior.professional.effective)]))}${item(6, 'Premium', money(professional.premium))}${item(7, 'Extended reporting period', '12 months: 100% of premium; 36 months: 185%')}${item(8, 'Producer', agencyTold(voice))}${item(9, 'Notice of claim', `Claims Department, ${voice.address(professional.carrier.address).join(', ')}`)}</table>${clauses(voice, 3)}${formAndDateFoot(voice, 'PL-2001')}`,
      '.eo-h { text-align: center; margin: 4pt } .eo-n { font-weight: bold; border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 4pt 0 } .eo td { padding: 4pt 2pt } .eo td:first-child { width: 44pt } .eo td:nth-child(2) { width: 34% }',
    )
  },
}

const cyber: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { professional } = truth.policies
    voice.notJudged('professional')
    const { claim, aggregate, retention } = professional.limits
    const rows = [
      ['A. Privacy and Network Security Liability', money(claim!), money(aggregate!), money(retention!)],
      ['B. Regulatory Proceedings', money(claim!), money(claim!), money(retention!)],
      ['C. Media Liability', money(claim!), money(claim!), money(retention!)],
      ['D. Breach Response', money(250_000), money(250_000), money(2500)],
      ['E. Business Interruption', money(500_000), money(500_000), '8 hours'],
      ['F. Funds Transfer Fraud', money(100_000), money(100_000), money(10_000)],
      ['Maximum policy aggregate', '', money(aggregate!), ''],
    ]
    return declarations(
      `<div class="cy-h"><b>Cyber Policy Declarations</b><span>${text(professional.carrier.name)}</span></div><div class="cy"><div><small>POLICYHOLDER</small><br>${insuredSplitAtWords(voice)}</div><div><small>BROKER</small><br>${agencyTold(voice)}</div><div><small>POLICY</small><br>${text(professional.number)}<br>${date(professional.effective)} –<br>${date(professional.expiration)}</div></div><table class="cy-t">${tableHead('Insuring agreement', 'Each event or claim', 'Aggregate', 'Retention')}${tableRows(rows)}</table><p>Incident hotline 1-855-555-0107, all hours. Premium ${money(professional.premium)}.</p>${clauses(voice, 3)}`,
      '.cy-h { display: flex; justify-content: space-between; border-bottom: 1.5pt solid #446 } .cy { display: grid; grid-template-columns: 1.3fr 1.3fr 1fr; gap: 10pt; margin: 8pt 0 } .cy-t td, .cy-t th { border-bottom: 0.4pt solid #aab } .cy-t td:nth-child(n+2), .cy-t th:nth-child(n+2) { text-align: right }',
    )
  },
}

const property = printed('declarations', 'names only')

/** Buildings and contents alone. */
const propertyPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance, address } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const rows = truth.locations.map((one) => [one.number, address(one.party.address).join(', '), money(one.building), money(one.contents), chance.pick(['80%', '90%', 'Agreed value'])]) // biome-ignore format: a row
    return property(
      `<p><b>${text(gl.carrier.name)}</b><br>COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS</p><table class="pp"><tr><td>Policy no.</td><td>${text(gl.number)}</td><td>Effective</td><td>${date(gl.effective)} to ${date(gl.expiration)}</td></tr><tr><td>Named insured</td><td colspan="3">${text(truth.insured.name)}, ${address(truth.insured.address).join(', ')}</td></tr><tr><td>Agent</td><td colspan="3">${text(truth.producer.name)}</td></tr></table><table class="pp">${tableHead('Prem.', 'Location', 'Building limit', 'Personal property limit', 'Coinsurance')}${tableRows(rows)}</table><p>Deductible ${money(2500)} per occurrence; named storm 3%. Business income ${money(150_000)}. Equipment breakdown included.</p><p>Mortgageholder: ${text(truth.names.business())}, ${address(truth.names.address()).join(', ')}</p>${clauses(voice, 4)}${formAndDateFoot(voice, 'CP DS 10')}`,
      '.pp td, .pp th { border: 0.5pt solid #444 }',
    )
  },
}

const inlandMarine: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const rows = truth.vehicles.map((one) => [one.number, `${one.year} ${chance.pick(['Skid steer loader', 'Mini excavator', 'Towable compressor', 'Telehandler', 'Trench roller', 'Light tower'])}`, one.vin.slice(0, 9), money(one.cost)]) // biome-ignore format: a row
    return property(
      `<h3 class="im">CONTRACTORS EQUIPMENT DECLARATIONS</h3><p>${text(gl.carrier.name)} &nbsp; Policy ${text(gl.number)} &nbsp; ${date(gl.effective)} to ${date(gl.expiration)}</p><p>${inLines(text(truth.insured.name), address(truth.insured.address))}</p><table class="im-t">${tableHead('Item', 'Equipment', 'Serial', 'Limit')}${tableRows(rows)}</table><table class="im-t">${tableRows(
        [
          ['Unscheduled tools, any one item', money(1000)],
          ['Unscheduled tools, all items', money(15_000)],
          ['Rented or borrowed equipment', money(50_000)],
          ['Deductible', money(1000)],
        ],
      )}</table><p>Premium ${money(gl.premium)}</p>${clauses(voice, 4)}`,
      '.im { text-align: center } .im-t td, .im-t th { border-bottom: 0.4pt solid #999 } .im-t td:last-child, .im-t th:last-child { text-align: right }',
    )
  },
}

export const errorsCyberAndLiquorFamilies: LearnFamily[] = [
  { name: 'other lines', style: thirdInCapitals(['sans', 'serif'], 8.5, 9.5), papers: { errorsOmissions: withGreeting(errorsOmissions), propertyPolicy, cyber: withGreeting(cyber), inlandMarine, liquor: withGreeting(liquor) } },
] // biome-ignore format: a family in a line
