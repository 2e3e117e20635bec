import type { LearnFamily, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, firstWord, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { GENERAL_LIMITS, inOrder, termTold, trigger } from '../kit/terms.ts'

const AUTO = { csl: 'Liability, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' } // biome-ignore format: a table

/** A program for nonprofits: several coverages of one policy in one long table, sections shaded. */
const nonprofit: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl, professional, umbrella } = truth.policies
    voice.notJudged('professional')
    const same = (line: Line) => {
      voice.carrier(line)
      voice.number(line)
      voice.effective(line)
      voice.expiration(line)
    }
    const withAuto = chance.maybe(0.7)
    const withUmbrella = chance.maybe(0.4)
    if (withAuto) same('auto')
    if (withUmbrella) same('umbrella')
    const head = (title: string) => `<tr><th colspan="2">${title}</th></tr>`
    const generals = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products/Completed Operations Aggregate', personal: 'Personal and Advertising Injury', rented: 'Damage to Premises Rented to You (each premises)', medical: 'Medical Expense (any one person)' } // biome-ignore format: a table
    const autos = withAuto
      ? `${head(`Business Auto &nbsp; (covered autos: symbol ${voice.symbols()})`)}${tableRows(asRows(voice.limits('auto', AUTO)))}`
      : `${head('Business Auto')}${tableRow('Not purchased', '')}`
    if (withUmbrella && umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const over = withUmbrella
      ? `${head(`${voice.tick('umbrella.umbrella', 'Umbrella')} Liability`)}${tableRows(asRows(voice.limits('umbrella', { occurrence: 'Each Occurrence', aggregate: 'Aggregate', retention: 'Retained Limit' })))}`
      : `${head('Umbrella Liability')}${tableRow('Not purchased', '')}`
    return declarations(
      `<div class="np"><div><b>${voice.carrier('gl')}</b><br>${homeOffice(voice, 'gl', '<br>')}</div><div>Nonprofit Package Policy<br>DECLARATIONS<br>Policy ${voice.number('gl')}</div></div>${tableOf('np-i', tableRow('Organization', insuredSplitOnce(voice)), tableRow('Policy period', termTold(voice, 'gl', ' to ')), tableRow('Broker', agencyTold(voice)), tableRow('Broker contact', `${voice.reach('contact')}, ${voice.reach('phone')}`))}
      ${tableOf('np-t', head(`General Liability &nbsp; (${trigger(voice, 'occurrence', 'claims-made')})`), tableRows(asRows(voice.limits('gl', generals))), head('Social Service Professional Liability'), tableRow('Each incident', money(professional.limits.claim!)), tableRow('Aggregate', money(professional.limits.aggregate!)), head('Improper Sexual Conduct Liability'), tableRow('Each claim / aggregate', `${money(250_000)} / ${money(500_000 + 250_000)}`), autos, over, head('Property'), tableRow('Blanket building and contents', money(truth.locations[0]!.building)), tableRow('Deductible', money(500)))}<p>Total policy cost ${money(gl.premium)}. Clients served ${chance.int(20, 900)}; volunteers ${chance.int(5, 300)}.</p>${completeThePolicy(voice)}${formAndCopyFoot(voice, 'NPP-0001')}`,
      '.np { display: flex; justify-content: space-between } .np > div:last-child { text-align: right; font-size: 1.1em } .np-i td:first-child { width: 90pt; font-weight: bold } .np-t th { print-color-adjust: exact; background: #dfe8d8 } .np-t td { padding-left: 14pt; border-bottom: 0.2pt solid #bbb } .np-t td:last-child { text-align: right; width: 36% }',
    )
  },
}

/** An artisan contractor's policy of a regional mutual: a letterhead in two columns, then limits left and classes right. */
const artisan: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const classes = truth.locations.map((one) => [one.classCode, text(one.classification), one.exposure.toLocaleString('en-US'), money(one.premium)]) // biome-ignore format: a row
    return declarations(
      `<div class="ar-h"><div><span class="ar-n">${text(firstWord(gl.carrier.name))}</span></div><div>${voice.carrier('gl')}<br>${homeOffice(voice, 'gl')}<br>Customer service 800-555-0147 • Claims 800-555-0148</div></div><p class="ar-b">ARTISAN CONTRACTORS LIABILITY DECLARATIONS &nbsp; ${chance.pick(['NEW BUSINESS', 'RENEWAL', 'RENEWAL CERTIFICATE'])}</p><div class="ar"><div><i>Policy Number:</i> ${voice.number('gl')}<br><i>Policy Effective:</i> ${voice.effective('gl')}<br><i>Policy Expires:</i> ${voice.expiration('gl')}<br><i>Previous Policy:</i> ${text(truth.prior.gl.number)}<br><i>Payment Plan:</i> ${chance.pick(['EFT monthly', 'Two pay', 'Full pay'])}</div><div><i>Insured:</i><br>${insuredSplitOnce(voice)}</div><div><i>Agent ${truth.producer.code}:</i><br>${agencyTold(voice)}<br>${voice.reach('phone')}</div></div>
      <div class="ar-2"><div><p><b>Limits of Insurance</b></p>${tableOf('ar-l', tableRows(asRows(voice.limits('gl', inOrder(GENERAL_LIMITS, ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'])))))}${gl.claimsMade ? `<p>${voice.tick('gl.claimsMade', 'Claims-made')} coverage</p>` : ''}</div><div><p><b>Classes</b></p>${tableOf('ar-c', headRow('Code', 'Class', 'Base', 'Premium'), tableRows(classes))}</div></div><p>Tools and equipment: ${money(5000)} blanket, ${money(500)} any one item. Employees’ tools ${money(1000)}. Premium ${money(gl.premium)}.</p>${completeThePolicy(voice)}${formAndCopyFoot(voice, 'AC-DEC')}`,
      '.ar-h { display: flex; justify-content: space-between; align-items: center } .ar-h > div:last-child { text-align: right; font-size: 0.85em } .ar-n { font-size: 2.2em; font-family: serif } .ar-b { border-top: 1.5pt solid #823; border-bottom: 1.5pt solid #823; padding: 3pt 0; font-weight: bold } .ar { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10pt } .ar-2 { display: grid; grid-template-columns: 1fr 1fr; gap: 16pt } .ar-l td:last-child, .ar-c td:nth-child(n+3) { text-align: right } .ar-c th { border-bottom: 0.5pt solid #823 }',
    )
  },
}

/** An account in one set of pages: a line of business a page, each policy with a number and a company of its own. */
const accountSet: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl, auto, umbrella } = truth.policies
    const head = (line: Line, title: string) =>
      `<h3 class="as-t">${title}</h3>${tableOf('as-i', tableRow('Company', voice.carrier(line)), tableRow('Policy number', voice.number(line)), tableRow('Policy term', termTold(voice, line, ' - ')))}`
    if (umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const overview = [['General Liability', gl], ['Automobile', auto], ['Umbrella', umbrella]] as const // biome-ignore format: a table
    return declarations(
      `<div class="as-c"><p>${voice.insured()}<br>${inLines(voice.insuredAddress())}</p><h2>Your Insurance Account</h2><p>Prepared by your agent<br>${agencyTold(voice)}<br>${voice.reach('phone')}</p></div>${tableOf('as-o', headRow('Coverage', 'Policy', 'Annual premium'), tableRows(overview.map(([what, one]) => [what, text(one.number), money(one.premium)])))}${completeThePolicy(voice)}
      ${newPage}${head('gl', 'Commercial General Liability Declarations')}${tableOf('as-l', tableRows(asRows(voice.limits('gl', inOrder(GENERAL_LIMITS, ['aggregate', 'products', 'occurrence', 'personal', 'rented', 'medical'])))))}<p>Coverage basis: ${trigger(voice, 'occurrence', 'claims-made')}</p>${newPage}${head('auto', 'Business Automobile Declarations')}${tableOf('as-l', tableRow('Covered auto symbols – liability', voice.symbols()), tableRows(asRows(voice.limits('auto', AUTO))), tableRow('Uninsured motorists', money(60_000)), tableRow('Physical damage deductibles', `${money(500)} / ${money(1000)}`))}<p>Autos on schedule: ${truth.vehicles.map((one) => `${one.year} ${one.make}`).join(', ')}.</p>${newPage}${head('umbrella', `Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')} Declarations`)}${tableOf('as-l', tableRows(asRows(voice.limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Annual aggregate', retention: 'Self-insured retention' }))))}<p>Required underlying: general liability ${money(1_000_000)}/${money(2_000_000)}; automobile ${money(1_000_000)}; employers liability ${money(500_000)}.</p>${formAndCopyFoot(voice, 'ACCT 1')}`,
      '.as-c { text-align: center; padding: 40pt 0 20pt } .as-t { border-left: 6pt solid #1c5d99; padding-left: 6pt } .as-i td:first-child { width: 110pt; color: #1c5d99 } .as-l { width: 78% } .as-l td { border-bottom: 0.3pt solid #aaa } .as-l td:last-child { text-align: right } .as-o td, .as-o th { border-bottom: 0.4pt solid #1c5d99 } .as-o td:last-child { text-align: right }',
    )
  },
}

export const charitiesAndAccountFamilies: LearnFamily[] = [
  { name: 'charities', style: halfInCapitals(['sans', 'modern', 'serif'], 8.5, 9), papers: { nonprofit: withWelcome(nonprofit), artisan: withWelcome(artisan) } },
  { name: 'one account many companies', style: halfInCapitals(['sans', 'modern'], 9, 10, { capitals: false }), papers: { accountSet: withWelcome(accountSet) } },
] // biome-ignore format: a family in a line
