import type { LearnFamily, Paper } from '../../../family.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'
import { triggersInBrackets } from '../kit/terms.ts'

/** Sold over the web: labels above their values, generous space, who the insurer is in the last lines. */
const webPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const label = (caption: string, value: string) => `<div><div class="wp-k">${caption}</div>${value}</div>`
    const limit = (caption: string, name: string) =>
      gl.limits[name] ? `<div class="wp-r"><span>${caption}</span><b>${voice.limit('gl', name)}</b></div>` : ''
    return declarations(
      `<div class="wp-h">${text(truth.wholesaler.name.split(' ')[0]!.toLowerCase())}<span>Policy declarations</span></div><div class="wp-g">${label('Named insured', voice.insured())}${label('Policy number', voice.number('gl'))}${label('Business address', inLines(voice.insuredAddress()))}${label('Policy period', `${voice.effective('gl')} to ${voice.expiration('gl')}<br>12:01 AM at the business address`)}${label('Agency', agencyTold(voice))}${label('Annual premium', money(gl.premium))}</div>
      <h3>General liability</h3>${limit('Each occurrence', 'occurrence')}${limit('General aggregate', 'aggregate')}${limit('Products and completed operations aggregate', 'products')}${limit('Personal and advertising injury', 'personal')}${limit('Damage to rented premises', 'rented')}${limit('Medical payments (per person)', 'medical')}<div class="wp-r"><span>Deductible, property damage (per claim)</span><b>${money(250)}</b></div><h3>Add-ons</h3><div class="wp-r"><span>Contractor’s errors and omissions</span><b>${chance.pick([`${money(10_000)} / ${money(20_000)}`, 'Not included'])}</b></div><div class="wp-r"><span>Tools and equipment</span><b>${chance.pick([money(10_000), 'Not included'])}</b></div>
      <h3>Your documents</h3><table class="wp-t">${tableHead('Form', 'Title')}${tableRows(truth.forms.slice(0, 6).map((one) => [`${one.number} ${one.edition}`, text(one.title)]))}</table><p class="wp-f">Insurance is underwritten by ${voice.carrier('gl')}, NAIC ${voice.naic('gl')}, and administered by ${text(truth.wholesaler.name)}, license 0M${chance.digits(5)}, ${voice.address(truth.wholesaler.address).join(', ')}. Claims: claims@help.example.com, (888) 555-0110.</p>`,
      '.wp-h { font-size: 1.7em; font-weight: bold; display: flex; justify-content: space-between; color: #123 } .wp-h span { font-size: 0.55em; font-weight: normal } .wp-g { display: grid; grid-template-columns: 1fr 1fr; gap: 12pt 20pt; margin: 14pt 0 } .wp-k { color: #678; font-size: 0.8em } h3 { font-size: 1.05em; border-bottom: 1pt solid #123; padding-bottom: 2pt } .wp-r { display: flex; justify-content: space-between; padding: 3pt 0 } .wp-t td, .wp-t th { border-bottom: 0.3pt solid #ccc } .wp-f { color: #555; font-size: 0.75em; margin-top: 16pt }',
    )
  },
}

/** A specialist insurer for small firms: general liability declarations with letters before the items, errors and omissions as a policy of its own elsewhere. */
const smallFirm: Paper = {
  draw: (voice) => {
    const { truth, money, chance, text } = voice
    const { gl } = truth.policies
    const item = (letter: string, title: string, content: string) =>
      `<div class="sm"><span>${letter}.</span><span>${title}</span><div>${content}</div></div>`
    const rows = voice.limits('gl', { occurrence: 'Each Occurrence:', rented: 'Damage to Premises Rented to You:', medical: 'Medical Payments (per person):', personal: 'Personal &amp; Advertising Injury:', products: 'Products &amp; Completed Operations Aggregate:', aggregate: 'General Aggregate:' }) // biome-ignore format: a table
    return declarations(
      `<div class="sm-h"><div>${voice.carrier('gl')}<br><small>${voice.address(gl.carrier.address).join(', ')}<br>(a stock company, the “Company”)</small></div><div>Commercial General Liability<br>Declarations</div></div><p>This Declarations page is attached to and forms part of the policy. It shows the coverage you bought; read the endorsements too.</p>
      ${item('A', 'Policy number', voice.number('gl'))}${item('B', 'Named insured', voice.insured())}${item('C', 'Address', inLines(voice.insuredAddress()))}${item('D', 'Policy period', `From: ${voice.effective('gl')} To: ${voice.expiration('gl')}<br>At 12:01 A.M. (standard time) at the address shown above`)}${item('E', 'Form of cover', triggersInBrackets(voice))}${item('F', 'Limits of insurance', `<table class="sm-l">${tableRows(rows)}${tableRow('Supplemental – Hired/Non-owned Auto:', 'Not selected')}</table>`)}${item('G', 'Policy premium', `${money(gl.premium)}${chance.maybe(0.5) ? `, of which terrorism ${money(5)}` : ''}`)}${item('H', 'Agent', agencyTold(voice))}${item('I', 'Endorsements', truth.forms.map((one) => `${one.number} ${text(one.title)}`).join('<br>'))}${clauses(voice, 2)}${newPage}<h3>Notice to policyholders</h3>${clauses(voice, 9)}<p>Example: a policy with an each occurrence limit of ${money(300_000)} and a general aggregate of ${money(600_000)} pays no more than ${money(600_000)} in one period, whatever the number of claims.</p>`,
      '.sm { display: grid; grid-template-columns: 18pt 26% 1fr; padding: 3pt 0; break-inside: avoid } .sm-h { display: flex; justify-content: space-between; font-weight: bold; border-bottom: 3pt solid #900; padding-bottom: 5pt } .sm-h > div:last-child { text-align: right } .sm-h small { font-weight: normal } .sm-l { margin: 0 } .sm-l td { padding: 0 4pt 0 0 } .sm-l td:first-child { width: 66% }',
    )
  },
}

/** Proof for a landlord's portal: a member's share in a group program whose master policy belongs to another. */
const programMember: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    voice.notJudged('professional')
    const limits = voice.limits('gl', { occurrence: 'Per Occurrence', aggregate: 'General Aggregate (per member)', products: 'Products/Completed Operations Aggregate', personal: 'Personal/Advertising Injury', rented: 'Damage to Rented Premises', medical: 'Medical Payments' }) // biome-ignore format: a table
    return declarations(
      `<h2 class="pm-h">MEMBER DECLARATIONS</h2><p class="pm-c">Sports, Recreation &amp; Fitness Insurance Program<br>A purchasing group</p><div class="pm"><div><b>Member (named insured)</b><br>${insuredSplitAtWords(voice)}</div><div><b>Program manager</b><br>${inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address))}</div><div><b>Member’s agent</b><br>${agencyTold(voice)}</div></div><table class="pm-t"><tr><td>Member policy number</td><td><b>${voice.number('gl')}</b></td></tr><tr><td>Group</td><td>Recreation Operators Purchasing Group, group file ${chance.digits(5)}, group anniversary ${date(truth.prior.gl.effective)}</td></tr><tr><td>Member coverage period</td><td>${voice.effective('gl')} 12:01 am – ${voice.expiration('gl')} 12:01 am</td></tr><tr><td>Insurer</td><td>${voice.carrier('gl')}</td></tr></table><table class="pm-t"><tr><td><b>Member limits – general liability</b></td><td></td></tr>${tableRows(limits)}${tableRow('Participant accident (excess medical)', money(25_000))}</table><p>Contribution ${money(chance.int(200, 1900))}. Non-refundable.</p>${clauses(voice, 4)}`,
      '.pm-h, .pm-c { text-align: center; margin: 3pt } .pm { columns: 3; column-gap: 12pt; margin: 10pt 0 } .pm > div { break-inside: avoid; break-after: column } .pm > div:last-child { break-after: auto } .pm-t td { border-bottom: 0.4pt solid #888 } .pm-t td:first-child { width: 45% }',
    )
  },
}

export const soldOnTheWebFamilies: LearnFamily[] = [
  { name: 'sold on the web', style: thirdInCapitals(['modern', 'sans'], 9, 10, { capitals: false }), papers: { webPolicy: withGreeting(webPolicy), smallFirm } },
  { name: 'programs', style: thirdInCapitals(['sans', 'wide'], 8.5, 9), papers: { programMember: withGreeting(programMember) } },
] // biome-ignore format: a family in a line
