import type { Paper } from '../../family.ts'
import { bank, beside, cell, form, page, policy, seen, sides, site, table, term, theAgent, theInsured } from './kit.ts' // biome-ignore format: a list

/** A bureau's page of an owner's policy: property first, then liability in a small table. */
// biome-ignore format: a page
export const ownersPage: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const [one] = t.locations
    voice.notJudged('professional')
    return policy(`<h3 class="ctr">BUSINESSOWNERS POLICY DECLARATIONS</h3>${form([cell('Policy Number', voice.number('gl')), cell('Policy Period', `From ${voice.effective('gl')} to ${voice.expiration('gl')}`), cell('Company', voice.carrier('gl'))], [cell('Named Insured', theInsured(voice), 2), cell('Agency', theAgent(voice))])}
      <p><b>SECTION I &ndash; PROPERTY</b> &ensp; Premises 1: ${site(voice, one!)}</p>${table('form', ['Coverage', 'Limit of insurance', 'Deductible'], [['Buildings', money(one!.building), money(1000)], ['Business Personal Property', money(one!.contents), money(1000)], ['Business Income and Extra Expense', 'Actual loss sustained, 12 months', 'None'], ['Money and Securities, on premises', money(10_000), money(500)], ['Accounts Receivable', money(10_000), money(500)], ['Outdoor Signs', money(2500), money(500)]], { from: 1 })}
      <p><b>SECTION II &ndash; LIABILITY</b></p><p class="fine">Each paid claim for the following coverages reduces the amount of insurance we provide during the applicable annual period.</p>${table('form', ['Coverage', 'Limit of insurance'], [['Liability and Medical Expenses &ndash; per occurrence', voice.limit('gl', 'occurrence')], ['Medical Expenses &ndash; per person', voice.limit('gl', 'medical')], ['Damage to Premises Rented to You &ndash; any one premises', voice.limit('gl', 'rented')], ['Other than Products/Completed Operations Aggregate', voice.limit('gl', 'aggregate')], ['Products/Completed Operations Aggregate', voice.limit('gl', 'products')]], { from: 1 })}
      <p>Premium ${money(t.policies.gl.premium)}. Renewal of ${text(t.prior.gl.number)}.</p>`)
  },
}

/** An owner's policy of a company that sells on screens, two columns of cards. */
// biome-ignore format: a page
export const ownersCards: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const [one] = t.locations
    voice.notJudged('professional')
    const row = (label: string, value: string) => `<div style="border-bottom: 0.4pt solid #bbb; padding: 2pt 0"><span class="right num">${value}</span>${label}<div class="clear"></div></div>`
    return policy(`<h1>${voice.carrier('gl')}</h1><p>Business Owner&rsquo;s Policy ${voice.number('gl')} &nbsp;|&nbsp; ${term(voice, 'gl', ' &ndash; ')}</p>${sides(`<b>Business</b><br>${theInsured(voice)}<h4>If someone sues you</h4>${row('General liability, each occurrence', voice.limit('gl', 'occurrence'))}${row('General aggregate', voice.limit('gl', 'aggregate'))}${row('Products and completed operations aggregate', voice.limit('gl', 'products'))}${row('Personal and advertising injury', voice.limit('gl', 'personal'))}${row('Medical expense, each person', voice.limit('gl', 'medical'))}${row('Damage to premises you rent', voice.limit('gl', 'rented'))}`, `<b>Agent</b><br>${theAgent(voice)}<h4>If your things are damaged</h4>${row('Building', money(one!.building))}${row('Contents', money(one!.contents))}${row('Spoilage', money(5000))}${row('Computers', money(10_000))}${row('Deductible', money(1000))}<h4>Added by you</h4>${row('Data breach', money(25_000))}${row('Hired and non-owned auto', 'Not selected')}`)}`)
  },
}

/** A home: no document for a business's certificate. */
// biome-ignore format: a page
export const home: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { gl } = t.policies
    return page('declarations', 'names only')(`<div class="bar">Homeowners Policy Declarations &ndash; HO 00 03</div>${sides(`<p>${seen.insuredAt(voice)}</p>`, beside(['Policy number', text(gl.number)], ['Effective', voice.date(gl.effective)], ['Expires', voice.date(gl.expiration)], ['Insurer', seen.company(voice, 'gl')], ['Agent', seen.agentAt(voice)]))}${table('lines', ['Section', 'Limit'], [['A. Dwelling', money(312_000)], ['B. Other structures', money(31_200)], ['C. Personal property', money(156_000)], ['D. Loss of use', money(62_400)], ['E. Personal liability, each occurrence', money(300_000)], ['F. Medical payments to others, each person', money(5000)]], { from: 1 })}<p>Mortgagee: ${bank(voice)}, loan ${voice.chance.digits(9)}. All perils deductible ${money(1500)}, hurricane 2%.</p>`)
  },
}
