import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { dollars } from '../kit/amounts.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, bankOrFunding, firstWord, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { inOrder, termTold } from '../kit/terms.ts'

/** Liability of a businessowners policy: there is no aggregate by the words of general liability, and none for personal injury. */
const SHOP = { occurrence: 'Liability And Medical Expenses – Each Occurrence', medical: 'Medical Expenses – Per Person', rented: 'Damage To Premises Rented To You', aggregate: 'Aggregate Limit – Other Than Products/Completed Operations', products: 'Aggregate Limit – Products/Completed Operations' } // biome-ignore format: a table

const premises = (voice: Voice) =>
  voice.truth.locations.map((one) => {
    const { money, text, address, chance } = voice
    const lines = [
      ['Building', one.building, 'Replacement Cost'],
      ['Business Personal Property', one.contents, 'Replacement Cost'],
    ] as const
    return `<div class="ow-p"><b>Location ${one.number}, Building 1</b> &nbsp; ${address(one.party.address).join(', ')}<br>${text(one.classification)} &nbsp; ${chance.pick(['Frame', 'Joisted Masonry', 'Masonry Non-Combustible'])}, built ${chance.int(1948, 2021)}${tableOf('ow-t', headRow('Property Coverage', 'Limit Of Insurance', 'Deductible', 'Valuation'), tableRows(lines.map(([what, amount, how]) => [what, money(amount), money(2500), how])))}</div>`
  })

/** A businessowners policy with its logo's line at the left and the facts of the policy in a shaded column. */
const ownersPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    const { gl } = truth.policies
    return declarations(
      `<div class="ow"><div><p class="ow-n">${text(firstWord(gl.carrier.name))}</p><p>Businessowners Policy<br>Declarations</p><p>${insuredSplitOnce(voice)}</p></div><div class="ow-s"><p><small>Policy number</small><br>${voice.number('gl')}</p><p><small>Policy period</small><br>${termTold(voice, 'gl', ' – ')}<br><small>at 12:01 a.m.</small></p><p><small>Issuing company</small><br>${voice.carrier('gl')}</p><p><small>Your agent</small><br>${agencyTold(voice)}<br>${voice.reach('phone')}</p><p><small>Account</small><br>${chance.digits(4)}-${chance.digits(5)}</p></div></div>
      <h4>What your policy costs</h4><p>Total annual premium ${money(gl.premium)}. Last year, ${date(truth.prior.gl.effective)} to ${date(truth.prior.gl.expiration)}: ${money(truth.prior.gl.premium)}.</p><h4>Section I – Property</h4>${premises(voice).join('')}<h4>Section II – Liability</h4>${tableOf('ow-t', headRow('Coverage', 'Limit Of Insurance'), tableRows(asRows(voice.limits('gl', SHOP))))}<p>Employee Dishonesty ${money(10_000)}. Forgery ${money(2500)}. Data compromise response ${money(50_000)}; Employment practices ${money(10_000)} aggregate, deductible ${money(5000)}.</p>${completeThePolicy(voice)}${formAndCopyFoot(voice, 'BOP-D')}`,
      '.ow { display: grid; grid-template-columns: 1fr 170pt; gap: 20pt } .ow-n { font-size: 2em; margin: 0; color: #0a4f3c } .ow-s { print-color-adjust: exact; background: #eef3f0; padding: 6pt 8pt } .ow-s p { margin: 0 0 5pt } h4 { border-bottom: 1pt solid #0a4f3c; margin: 10pt 0 3pt } .ow-p { margin: 5pt 0; break-inside: avoid } .ow-t td, .ow-t th { border-bottom: 0.3pt solid #9a9a9a } .ow-t td:nth-child(n+2) { text-align: right } .ow-t th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** The same line from a direct writer: two tables side by side, premium in every row. */
export const ownersCards: Paper = {
  draw: (voice) => {
    const { truth, money, chance, address } = voice
    const { gl } = truth.policies
    const liability = voice.limits('gl', inOrder(SHOP, ['occurrence', 'rented', 'medical', 'products', 'aggregate']))
    const [first] = truth.locations
    const property = [
      ['Building', money(first!.building)],
      ['Business Personal Property', money(first!.contents)],
      ['Business Income & Extra Expense', 'Actual Loss Sustained, 12 months'],
      ['Money & Securities, inside', money(10_000)],
      ['Outdoor Signs', money(7500)],
      ['Deductible', money(1000)],
    ].map(([label, value]) => [label!.replace('&', '&amp;'), value!])
    return declarations(
      `<div class="oc-h"><div>${voice.carrier('gl')}<br><small>${homeOffice(voice, 'gl')}</small></div><div>BUSINESSOWNERS COVERAGE<br>RENEWAL DECLARATIONS</div></div>${tableOf('oc-i', headRow('POLICY NUMBER', 'POLICY PERIOD', 'BILLING'), tableRow(voice.number('gl'), termTold(voice, 'gl'), `Direct – ${chance.pick(['monthly', 'quarterly', 'annual'])}`))}${tableOf('oc-i', headRow('NAMED INSURED', 'AGENT'), tableRow(insuredSplitOnce(voice), inLines(agencyTold(voice), `Agent No. ${truth.producer.code}`)))}<p>Described premises: ${address(first!.party.address).join(', ')}. Mortgagee: ${bankOrFunding(voice)}, ISAOA, ${address(truth.names.address()).join(', ')}.</p><div class="oc"><div><h5>PROPERTY</h5>${tableOf('', tableRows(property))}</div><div><h5>LIABILITY</h5>${tableOf('', tableRows(asRows(liability)))}<p><small>Hired Auto and Non-Owned Auto Liability: ${chance.pick(['Not included', 'See form BP 04 04 if listed'])}</small></p></div></div><p>ANNUAL PREMIUM ${money(gl.premium)}</p>${completeThePolicy(voice, 5)}${formAndCopyFoot(voice, 'BO 400')}`,
      '.oc-h { display: flex; justify-content: space-between; font-weight: bold } .oc-h > div:last-child { text-align: right } .oc-i td, .oc-i th { border: 0.5pt solid #555; width: 33% } .oc-i th { font-size: 0.75em; border-bottom: 0 } .oc-i td { border-top: 0 } .oc { display: grid; grid-template-columns: 1fr 1fr; gap: 10pt } .oc > div { border: 0.6pt solid #555; padding: 2pt 4pt } h5 { margin: 2pt 0; text-align: center } .oc td:last-child { text-align: right }',
    )
  },
}

/** A lessor's or contractor's package of a small mutual, by coverages with letters: L liability, M medical, N products, O fire, P personal. */
const lettered: Paper = {
  draw: (voice) => {
    const { truth, money, text, address } = voice
    const { gl } = truth.policies
    const words = { occurrence: 'Each Occurrence Limit', medical: 'Coverage M – Medical Payments, each person', products: 'Coverage N – Products/Completed Work, aggregate', rented: 'Coverage O – Fire Legal Liability, any one fire', personal: 'Coverage P – Personal and Advertising Injury', aggregate: 'General Aggregate Limit (other than Coverage N)' } // biome-ignore format: a table
    const limits = voice.limits('gl', words)
    return declarations(
      `<p class="lt-m">${voice.carrier('gl')}<br><small>${homeOffice(voice, 'gl', ' – ')} – Organized 18${voice.chance.int(51, 98)}</small></p><p class="lt-m"><b>COMMERCIAL OUTPUT AND LIABILITY DECLARATIONS</b></p><p>POLICY NO. ${voice.number('gl')} &emsp; FROM ${voice.effective('gl')} TO ${voice.expiration('gl')} &emsp; 12:01 A.M. at the location of the property</p><div class="lt"><p><b>Insured</b><br>${insuredSplitOnce(voice)}</p><p><b>Agency</b><br>${agencyTold(voice)}</p></div>
      <p><b>LIABILITY COVERAGES</b></p>${tableOf('lt-t', headRow('Coverage L – Bodily Injury and Property Damage', ''), tableRows(asRows(limits)))}${gl.claimsMade ? `<p>Form: ${voice.tick('gl.claimsMade', 'Claims Made')}</p>` : ''}<p><b>PROPERTY</b> (peril group 3, ${money(1000)} deductible)</p>${tableOf('lt-t', tableRows(truth.locations.map((one) => [`${one.number}. ${address(one.party.address).join(', ')}`, `Building ${money(one.building)}`])))}<p>Premium ${money(gl.premium)}, policy fee ${money(40)}, membership ${money(10)}. ${truth.prior.gl.number ? `Continues policy ${text(truth.prior.gl.number)}.` : ''}</p><p>The annual meeting of members is held at the home office on the second Tuesday in March.</p>${completeThePolicy(voice, 2)}<p>Secretary ______________ &emsp; President ______________</p>${formAndCopyFoot(voice, 'CL-100')}`,
      '.lt-m { text-align: center } .lt { display: flex; gap: 30pt; border-top: 0.8pt solid #000; border-bottom: 0.8pt solid #000 } .lt p { flex: 1 } .lt-t td:last-child { text-align: right; white-space: nowrap } .lt-t { width: 92% }',
    )
  },
}

/** A farm policy: its liability is no commercial general liability, so that its rows are anybody's judgement. */
const farmPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('gl', 'professional')
    return {
      ...declarations(
        `<p><b>${text(gl.carrier.name)}</b> &emsp; FARM POLICY DECLARATIONS</p>${tableOf('fm', tableRow('Policy', text(gl.number)), tableRow('Term', `${date(gl.effective)} to ${date(gl.expiration)}`), tableRow('Named insured', insuredSplitOnce(voice)), tableRow('Agent', agencyTold(voice)))}<p>Section I – farm dwellings, buildings, scheduled farm personal property</p>${tableOf('fm', headRow('Item', 'Description', 'Limit'), tableRows(truth.locations.map((one) => [one.number, `${chance.pick(['Dwelling', 'Pole barn', 'Machine shed', 'Grain bin'])}, ${address(one.party.address).at(-1)}`, money(one.building)])))}<p>Section II – farm liability</p>${tableOf('fm', tableRow('H. Bodily injury and property damage', `${money(gl.limits.occurrence!)} each occurrence`), tableRow('J. Medical payments', `${money(gl.limits.medical!)} each person`), tableRow('Aggregate', money(gl.limits.aggregate!)))}<p>Premium ${money(gl.premium)}. Acres ${chance.int(40, 4000)}.</p>${completeThePolicy(voice, 2)}${newPage}<p>${text(gl.number)} – Mortgagee: ${bankOrFunding(voice)}, ${address(truth.names.address()).join(', ')}</p>`,
        '.fm td, .fm th { border-bottom: 0.4pt dotted #444 } .fm td:last-child:not(:nth-child(2)) { text-align: right }',
      ),
    }
  },
}

export const ownersAndCountyMutualFamilies: LearnFamily[] = [
  { name: 'owners of shops', style: halfInCapitals(['sans', 'modern'], 8.5, 9.5, { capitals: false, money: dollars }), papers: { ownersPolicy: withWelcome(ownersPolicy), ownersCards: withWelcome(ownersCards) } },
  { name: 'mutual of the county', style: halfInCapitals(['narrowSerif', 'serif', 'mono'], 8.5, 9), papers: { lettered: withWelcome(lettered), farmPolicy: withWelcome(farmPolicy) } },
] // biome-ignore format: a family in a line
