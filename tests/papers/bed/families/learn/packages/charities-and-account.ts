import type { Paper } from '../../../family.ts'
import { policyLists, policyRecords } from '../../../policy-lists.ts'
import type { Line } from '../../../truth.ts'
import { agency, captions, dec, fine, foot, GENERAL, grid, homeOf, initials, inOrder, mailing, newPage, row, rows, stack, term, titled, trigger } from '../kit/styles.ts' // biome-ignore format: a list

const AUTO = { csl: 'Liability, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' } // biome-ignore format: a table

/** A program for nonprofits: several coverages of one policy in one long table, sections shaded. */
export const nonprofit: Paper = {
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
      ? `${head(`Business Auto &nbsp; (covered autos: symbol ${voice.symbols()})`)}${rows(titled(voice.limits('auto', AUTO)))}`
      : `${head('Business Auto')}${row('Not purchased', '')}`
    if (withUmbrella && umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const over = withUmbrella
      ? `${head(`${voice.tick('umbrella.umbrella', 'Umbrella')} Liability`)}${rows(titled(voice.limits('umbrella', { occurrence: 'Each Occurrence', aggregate: 'Aggregate', retention: 'Retained Limit' })))}`
      : `${head('Umbrella Liability')}${row('Not purchased', '')}`
    return dec(
      `<div class="np"><div><b>${voice.carrier('gl')}</b><br>${homeOf(voice, 'gl', '<br>')}</div><div>Nonprofit Package Policy<br>DECLARATIONS<br>Policy ${voice.number('gl')}</div></div>${grid('np-i', row('Organization', mailing(voice)), row('Policy period', term(voice, 'gl', ' to ')), row('Broker', agency(voice)), row('Broker contact', `${voice.reach('contact')}, ${voice.reach('phone')}`))}
      ${grid('np-t', head(`General Liability &nbsp; (${trigger(voice, 'occurrence', 'claims-made')})`), rows(titled(voice.limits('gl', generals))), head('Social Service Professional Liability'), row('Each incident', money(professional.limits.claim!)), row('Aggregate', money(professional.limits.aggregate!)), head('Improper Sexual Conduct Liability'), row('Each claim / aggregate', `${money(250_000)} / ${money(500_000 + 250_000)}`), autos, over, head('Property'), row('Blanket building and contents', money(truth.locations[0]!.building)), row('Deductible', money(500)))}<p>Total policy cost ${money(gl.premium)}. Clients served ${chance.int(20, 900)}; volunteers ${chance.int(5, 300)}.</p>${fine(voice)}${foot(voice, 'NPP-0001')}`,
      '.np { display: flex; justify-content: space-between } .np > div:last-child { text-align: right; font-size: 1.1em } .np-i td:first-child { width: 90pt; font-weight: bold } .np-t th { print-color-adjust: exact; background: #dfe8d8 } .np-t td { padding-left: 14pt; border-bottom: 0.2pt solid #bbb } .np-t td:last-child { text-align: right; width: 36% }',
    )
  },
}

/** An artisan contractor's policy of a regional mutual: a letterhead in two columns, then limits left and classes right. */
export const artisan: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const classes = truth.locations.map((one) => [one.classCode, text(one.classification), one.exposure.toLocaleString('en-US'), money(one.premium)]) // biome-ignore format: a row
    return dec(
      `<div class="ar-h"><div><span class="ar-n">${text(initials(gl.carrier.name))}</span></div><div>${voice.carrier('gl')}<br>${homeOf(voice, 'gl')}<br>Customer service 800-555-0147 • Claims 800-555-0148</div></div><p class="ar-b">ARTISAN CONTRACTORS LIABILITY DECLARATIONS &nbsp; ${chance.pick(['NEW BUSINESS', 'RENEWAL', 'RENEWAL CERTIFICATE'])}</p><div class="ar"><div><i>Policy Number:</i> ${voice.number('gl')}<br><i>Policy Effective:</i> ${voice.effective('gl')}<br><i>Policy Expires:</i> ${voice.expiration('gl')}<br><i>Previous Policy:</i> ${text(truth.prior.gl.number)}<br><i>Payment Plan:</i> ${chance.pick(['EFT monthly', 'Two pay', 'Full pay'])}</div><div><i>Insured:</i><br>${mailing(voice)}</div><div><i>Agent ${truth.producer.code}:</i><br>${agency(voice)}<br>${voice.reach('phone')}</div></div>
      <div class="ar-2"><div><p><b>Limits of Insurance</b></p>${grid('ar-l', rows(titled(voice.limits('gl', inOrder(GENERAL, ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'])))))}${gl.claimsMade ? `<p>${voice.tick('gl.claimsMade', 'Claims-made')} coverage</p>` : ''}</div><div><p><b>Classes</b></p>${grid('ar-c', captions('Code', 'Class', 'Base', 'Premium'), rows(classes))}</div></div><p>Tools and equipment: ${money(5000)} blanket, ${money(500)} any one item. Employees’ tools ${money(1000)}. Premium ${money(gl.premium)}.</p>${fine(voice)}${foot(voice, 'AC-DEC')}`,
      '.ar-h { display: flex; justify-content: space-between; align-items: center } .ar-h > div:last-child { text-align: right; font-size: 0.85em } .ar-n { font-size: 2.2em; font-family: serif } .ar-b { border-top: 1.5pt solid #823; border-bottom: 1.5pt solid #823; padding: 3pt 0; font-weight: bold } .ar { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10pt } .ar-2 { display: grid; grid-template-columns: 1fr 1fr; gap: 16pt } .ar-l td:last-child, .ar-c td:nth-child(n+3) { text-align: right } .ar-c th { border-bottom: 0.5pt solid #823 }',
    )
  },
}

/** An account in one set of pages: a line of business a page, each policy with a number and a company of its own. */
export const accountSet: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl, auto, umbrella } = truth.policies
    const head = (line: Line, title: string) =>
      `<h3 class="as-t">${title}</h3>${grid('as-i', row('Company', voice.carrier(line)), row('Policy number', voice.number(line)), row('Policy term', term(voice, line, ' - ')))}`
    if (umbrella.limits.retention) voice.tick('umbrella.retention', '')
    const overview = [['General Liability', gl], ['Automobile', auto], ['Umbrella', umbrella]] as const // biome-ignore format: a table
    return dec(
      `<div class="as-c"><p>${voice.insured()}<br>${stack(voice.insuredAddress())}</p><h2>Your Insurance Account</h2><p>Prepared by your agent<br>${agency(voice)}<br>${voice.reach('phone')}</p></div>${grid('as-o', captions('Coverage', 'Policy', 'Annual premium'), rows(overview.map(([what, one]) => [what, text(one.number), money(one.premium)])))}${fine(voice)}
      ${newPage}${head('gl', 'Commercial General Liability Declarations')}${grid('as-l', rows(titled(voice.limits('gl', inOrder(GENERAL, ['aggregate', 'products', 'occurrence', 'personal', 'rented', 'medical'])))))}<p>Coverage basis: ${trigger(voice, 'occurrence', 'claims-made')}</p>${newPage}${head('auto', 'Business Automobile Declarations')}${grid('as-l', row('Covered auto symbols – liability', voice.symbols()), rows(titled(voice.limits('auto', AUTO))), row('Uninsured motorists', money(60_000)), row('Physical damage deductibles', `${money(500)} / ${money(1000)}`))}<p>Autos on schedule: ${truth.vehicles.map((one) => `${one.year} ${one.make}`).join(', ')}.</p>${newPage}${head('umbrella', `Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')} Declarations`)}${grid('as-l', rows(titled(voice.limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Annual aggregate', retention: 'Self-insured retention' }))))}<p>Required underlying: general liability ${money(1_000_000)}/${money(2_000_000)}; automobile ${money(1_000_000)}; employers liability ${money(500_000)}.</p>${foot(voice, 'ACCT 1')}`,
      '.as-c { text-align: center; padding: 40pt 0 20pt } .as-t { border-left: 6pt solid #1c5d99; padding-left: 6pt } .as-i td:first-child { width: 110pt; color: #1c5d99 } .as-l { width: 78% } .as-l td { border-bottom: 0.3pt solid #aaa } .as-l td:last-child { text-align: right } .as-o td, .as-o th { border-bottom: 0.4pt solid #1c5d99 } .as-o td:last-child { text-align: right }',
    )
  },
}

/** A whole policy of general liability with its schedules, as a company's system issues it. */
export const issuedWhole: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { text, truth, money } = voice
    const lists = policyLists(voice, 'gl')
    const [places, premiums, forms] = lists
    const top = `<p class="iw"><span>${voice.number('gl')}</span><span>${voice.insured()}</span><span>${term(voice, 'gl', '–')}</span></p>`
    const table = (heads: string[], all: string[][]) => grid('iw-t', captions(...heads), rows(all.map((one) => one.map(text)))) // biome-ignore format: a line
    return dec(
      `<p><b>${voice.carrier('gl')}</b><br>Liability Coverage Part Declarations</p>${top}<div class="iw-2"><p><b>To:</b> ${mailing(voice)}</p><p><b>From:</b> ${agency(voice)}</p></div>${grid('iw-l', rows(titled(voice.limits('gl', inOrder(GENERAL, ['occurrence', 'personal', 'rented', 'medical', 'aggregate', 'products'])))))}<p>Advance premium ${money(truth.policies.gl.premium)}</p>${fine(voice)}${newPage}${top}<p><b>Locations and classifications</b></p>${table(['Location No.', 'Territory', 'Class Code', 'Classification', 'Exposure Basis'], places!.rows)}${newPage}${top}<p><b>Premium computation</b></p>${table(['Location No.', 'Class Code', 'Premium Basis', 'Exposure', 'Rate', 'Premium'], premiums!.rows)}${newPage}${top}<p><b>Forms attached at issue</b></p>${table(['Form Number', 'Edition', 'Title'], forms!.rows)}`,
      '.iw { display: flex; justify-content: space-between; gap: 10pt; font-size: 0.9em; border-bottom: 1pt solid #000 } .iw-2 { display: flex; gap: 40pt } .iw-l { width: 70% } .iw-l td:last-child { text-align: right } .iw-t td { border: 0.3pt solid #777 } .iw-t th { border: 0.3pt solid #777; print-color-adjust: exact; background: #eee }',
      { records: policyRecords(voice, 'gl', lists) },
    )
  },
}

/** A businessowners policy whose property is listed by premises. */
export const issuedShop: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { text } = voice
    voice.notJudged('professional')
    const lists = policyLists(voice, 'bop')
    const [property, forms] = lists
    const liability = { occurrence: 'Liability and Medical Expenses, per occurrence', medical: 'Medical Expenses, per person', rented: 'Damage to Premises Rented to You', products: 'Products/Completed Operations Aggregate', aggregate: 'Other than Products/Completed Operations Aggregate' } // biome-ignore format: a table
    return dec(
      `<h3>BUSINESSOWNERS POLICY DECLARATIONS</h3>${grid('is', row('Insurer', voice.carrier('gl')), row('Policy No.', voice.number('gl')), row('Period', term(voice, 'gl')), row('Insured', mailing(voice)), row('Agency', agency(voice)))}<p><b>Liability</b></p>${grid('is', rows(titled(voice.limits('gl', liability))))}${fine(voice)}${newPage}<p>Policy No. ${voice.number('gl')} – PROPERTY SCHEDULE</p>${grid('is-t', captions('Loc. No.', 'Bldg. No.', 'Premises Address', 'Coverage', 'Limit', 'Deductible', 'Valuation'), rows(property!.rows.map((one) => one.map(text))))}${newPage}<p>Policy No. ${voice.number('gl')} – FORMS SCHEDULE</p>${grid('is-t', captions('Form Number', 'Edition Date', 'Form Title'), rows(forms!.rows.map((one) => one.map(text))))}`,
      '.is td { border-bottom: 0.4pt solid #999 } .is td:first-child { width: 42% } .is-t th { border-top: 0.7pt solid #000; border-bottom: 0.7pt solid #000; font-size: 0.85em } .is-t td { font-size: 0.92em }',
      { records: policyRecords(voice, 'bop', lists) },
    )
  },
}
