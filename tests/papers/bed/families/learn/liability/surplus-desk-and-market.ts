import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredAsWritten, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { GENERAL_LIMITS, inOrder, termTold, trigger } from '../kit/terms.ts'

const stamp = ({ truth, chance, text }: Voice) =>
  `<p class="su-s">This contract is registered and delivered as surplus line coverage under the insurance code of the state of ${truth.insured.address.state}. The insurer is not licensed by the state and is not covered by its guaranty fund. Surplus lines licensee: ${text(truth.wholesaler.contact)}, license no. ${chance.digits(6)}.</p>`

/** A surplus company's general liability: leaders of dots before the amounts, taxes itemized, the insured deep in the page. */
const surplusLiability: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    const { gl } = truth.policies
    const tax = Math.round(gl.premium * 0.0485)
    const leader = (label: string, amount: string) => `<p class="su-d"><span>${label}</span><i></i><span>${amount}</span></p>` // biome-ignore format: a line
    const limits = voice.limits('gl', inOrder(GENERAL_LIMITS, ['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'])) // biome-ignore format: a list
    const costs = [['Premium', money(gl.premium)], ['Policy Fee', money(250)], ['Inspection Fee', money(175)], ['Surplus Lines Tax', money(tax)], ['Total', money(gl.premium + 425 + tax)]] as const // biome-ignore format: a list
    return declarations(
      `${chance.maybe(0.5) ? stamp(voice) : ''}<p class="su-c">${voice.carrier('gl')}<br><small>A ${chance.pick(['Delaware', 'Nebraska', 'North Dakota'])} company. Administrative office: ${homeOffice(voice, 'gl')}</small></p><p class="su-c"><b>COMMERCIAL GENERAL LIABILITY COVERAGE PART<br>SUPPLEMENTAL DECLARATIONS</b></p><p>These Supplemental Declarations form a part of policy number ${voice.number('gl')}, effective ${termTold(voice, 'gl')}.</p>${tableOf('su-g', tableRow('<b>Named Insured:</b>', insuredSplitOnce(voice)), tableRow('<b>Broker:</b>', inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address))), tableRow('<b>Retail Producer:</b>', agencyTold(voice)))}<p><b>LIMITS OF INSURANCE</b></p>${limits.map(([label, amount]) => leader(label, amount)).join('')}<p>Coverage basis: ${trigger(voice, 'occurrence', 'claims-made')}. Deductible ${money(chance.pick([500, 1000, 2500]))} per claim, bodily injury and property damage combined, including loss adjustment expense.</p>
      <p><b>PREMIUM</b></p>${costs.map(([label, amount]) => leader(label, amount)).join('')}<p>Minimum and deposit ${money(gl.premium)}; minimum earned 25%.</p><p><b>CLASSIFICATIONS</b></p>${tableOf('su-t', headRow('Loc.', 'Code', 'Description', 'Basis', 'Exposure', 'Rate'), tableRows(truth.locations.map((one) => [one.number, one.classCode, text(one.classification), one.basis, one.exposure.toLocaleString('en-US'), one.rate])))}${completeThePolicy(voice)}<p>Service of process: the Commissioner of Insurance. Dated ${date(daysLater(gl.effective, 9))}.</p>${formAndCopyFoot(voice, 'SLP 002')}`,
      '.su-c { text-align: center } .su-s { border: 1pt solid #900; color: #900; padding: 4pt; font-size: 0.85em } .su-g { width: 88% } .su-g td:first-child { width: 26% } .su-d { display: flex; margin: 2pt 0 2pt 18pt; width: 80% } .su-d i { flex: 1; border-bottom: 1.2pt dotted #000; margin: 0 3pt 3pt } .su-t td, .su-t th { border-bottom: 0.4pt solid #999 }',
    )
  },
}

/** Two coverages in one surplus policy, each limit with its own code of the system at the left. */
const surplusBlocks: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const { professional } = truth.policies
    voice.notJudged('professional')
    const limits = inOrder(GENERAL_LIMITS, ['occurrence', 'personal', 'medical', 'rented', 'products', 'aggregate'])
    return declarations(
      `<div class="sb"><b>DECLARATIONS</b><span>NEW ☐ &nbsp; RENEWAL ☒ of ${text(truth.prior.gl.number)}</span></div>${tableOf('sb-t', `<tr><td style="width:50%"><small>1. NAMED INSURED AND ADDRESS</small><br>${insuredSplitOnce(voice)}</td><td><small>2. POLICY PERIOD</small><br>${termTold(voice, 'gl', ' TO ')}<br><small>3. POLICY NUMBER</small><br>${voice.number('gl')}</td></tr>`, `<tr><td><small>4. INSURER</small><br>${voice.carrier('gl')}<br>NAIC ${voice.naic('gl')}</td><td><small>5. PRODUCER</small><br>${agencyTold(voice)}</td></tr>`)}<p><small>6. COVERAGES AND LIMITS</small></p>${tableOf(
        'sb-t',
        headRow('Coverage Part A – Commercial General Liability', 'Limit'),
        tableRows(asRows(voice.limits('gl', limits))),
        tableRow('Deductible per claim', money(1000)),
        headRow('Coverage Part B – Professional Liability (Claims Made)', 'Limit'),
        tableRow('Each Wrongful Act', money(professional.limits.claim!)),
        tableRow('Aggregate', money(professional.limits.aggregate!)),
        tableRow('Retroactive date', 'Inception'),
      )}<p><small>7. PREMIUM</small> ${money(gl.premium)} &nbsp; TRIA ${chance.pick(['Rejected', 'Included'])}</p><p><small>8. FORMS</small> ${truth.forms.length} forms as attached at issue</p>${stamp(voice)}${completeThePolicy(voice)}${formAndCopyFoot(voice, 'DEC-PKG')}`,
      '.sb { display: flex; justify-content: space-between; font-size: 1.15em } .sb-t td, .sb-t th { border: 0.8pt solid #333 } .sb-t td:last-child:not(:first-child) { width: 36% } .sb-t th { print-color-adjust: exact; background: #ddd } .su-s { font-size: 0.8em }',
    )
  },
}

/** A coverholder's certificate under a contract with underwriters at a market: the contract has a number of its own. */
const coverholder: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const item = (label: string, value: string) => tableRow(`<b>${label}</b>`, value)
    const limits = asRows(voice.limits('gl', { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products and Completed Operations Aggregate', personal: 'Personal and Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Expenses, any one person' })) // biome-ignore format: a table
    const provisions = ['1. Signature Required. This Certificate shall not be valid unless signed by the Correspondent on the attached Declaration Page.', '2. Correspondent Not Insurer. The Correspondent is not an Insurer hereunder and neither is nor shall be liable for any loss or claim whatsoever.', '3. Cancellation. If this Certificate provides for cancellation and is cancelled after the inception date, earned premium must be paid for the time the insurance has been in force.', '4. Assignment. This Certificate shall not be assigned either in whole or in part without the written consent of the Correspondent.'] // biome-ignore format: a list
    return declarations(
      `<p class="cv-t">This Declaration Page is attached to and forms part of Certificate provisions (Form SLC-${chance.int(2, 4)} USA)</p>${tableOf(
        'cv',
        item('Previous No.', text(truth.prior.gl.number)),
        item('Authority Ref. No.', `B${chance.digits(4)}${chance.digits(6)}`),
        item('Certificate No.', voice.number('gl')),
        item('1. Name and address of the Assured:', insuredSplitOnce(voice)),
        item(
          '2. Effective from',
          `${termTold(voice, 'gl')}<br><small>both days at 12:01 a.m. standard time at the address of the Assured</small>`,
        ),
        item('3. Insurance is effective with', `${voice.carrier('gl')} &nbsp; Percentage: 100%`),
        item('4. Coverage', `Commercial General Liability, ${trigger(voice, 'occurrence', 'claims-made')} form`),
        item('5. Limits', tableOf('cv-l', tableRows(limits))),
        item('6. Deductible', `${money(2500)} each claim`),
        item('7. Rate and Premium', `Flat ${money(gl.premium)}; tax ${money(Math.round(gl.premium * 0.036))}`),
        item(
          '8. Forms attached and special conditions',
          truth.forms
            .slice(0, 5)
            .map((one) => one.number)
            .join(', '),
        ),
        item('9. Service of Suit may be made upon', inLines(text(truth.names.business()), voice.address(truth.names.address()))), // biome-ignore format: an item
        item('10. Claims notified to', inLines(text(truth.wholesaler.name), 'claims@notify.example.com')),
        item('Producing agent', agencyTold(voice)),
      )}<p>Dated ${voice.date(daysLater(gl.effective, 2))} &emsp; by ______________________ Correspondent: ${text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}</p>${newPage}<p class="cv-t">Certificate Provisions</p>${provisions.map((one) => `<p>${one}</p>`).join('')}`,
      '.cv-t { text-align: center; font-style: italic } .cv td { padding: 3pt } .cv > tbody > tr > td:first-child { width: 34% } .cv-l { margin: 0 } .cv-l td { padding: 0 } .cv-l td:last-child { text-align: right } .cv-l { width: 85% }',
    )
  },
}

/** Liquor liability of a surplus company: no row of its own on the certificate. */
const liquorPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { professional } = truth.policies
    voice.notJudged('professional')
    return declarations(
      `<p><b>${text(professional.carrier.name)}</b></p><p><b>LIQUOR LIABILITY COVERAGE PART DECLARATIONS</b></p>${tableOf('lq', tableRow('POLICY NUMBER', text(professional.number)), tableRow('POLICY PERIOD', `${date(professional.effective)} – ${date(professional.expiration)}`), tableRow('NAMED INSURED', insuredSplitOnce(voice)), tableRow('PRODUCER', agencyTold(voice)), tableRow('EACH COMMON CAUSE LIMIT', money(professional.limits.claim!)), tableRow('AGGREGATE LIMIT', money(professional.limits.aggregate!)), tableRow('RECEIPTS', money(820_000)), tableRow('ADVANCE PREMIUM', money(professional.premium)))}${completeThePolicy(voice)}${formAndCopyFoot(voice, 'LL DEC')}`,
      '.lq td { border: 0.5pt solid #444 } .lq td:first-child { width: 34%; font-weight: bold }',
    )
  },
}

/** A quotation that wears the same clothes as the policy. */
export const surplusQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { gl } = truth.policies
    return {
      kind: 'quote',
      feeds: 'nothing',
      html: `<p class="sq">${text(truth.wholesaler.name)}<br>${voice.address(truth.wholesaler.address).join(', ')}</p><p class="sq"><b>COMMERCIAL GENERAL LIABILITY QUOTATION</b> – valid until ${date(daysLater(gl.effective, 15))}</p>${tableOf('sq-t', tableRow('Applicant', insuredAsWritten(voice)), tableRow('Retail agent', `${text(truth.producer.name)}, ${text(truth.producer.contact)}`), tableRow('Carrier', `${text(gl.carrier.name)} (non-admitted, A- VIII)`), tableRow('Proposed term', `${date(gl.effective)} to ${date(gl.expiration)}`), tableRow('Each occurrence', money(gl.limits.occurrence!)), tableRow('General aggregate', money(gl.limits.aggregate!)), tableRow('Products/completed operations aggregate', money(gl.limits.products!)), tableRow('Personal &amp; advertising injury', money(gl.limits.personal!)), tableRow('Damage to rented premises', money(gl.limits.rented!)), tableRow('Medical payments', money(gl.limits.medical!)), tableRow('Premium', money(gl.premium)))}<p>Option: excess ${money(1_000_000)} for an additional ${money(2100)}.</p><p>This is a quotation only. No coverage is bound until we confirm it in writing.</p>`,
      css: '.sq { text-align: center } .sq-t td { border-bottom: 0.4pt solid #888 } .sq-t td:first-child { width: 40% }',
    }
  },
}

export const surplusDeskAndMarketFamilies: LearnFamily[] = [
  { name: 'excess and surplus desk', style: halfInCapitals(['sans', 'narrow'], 8, 9), papers: { surplusLiability: withWelcome(surplusLiability), surplusBlocks: withWelcome(surplusBlocks), surplusQuote } },
  { name: 'correspondent of the market', style: halfInCapitals(['serif', 'narrowSerif'], 9, 10), papers: { coverholder: withWelcome(coverholder), liquorPolicy: withWelcome(liquorPolicy, 'professional') } },
] // biome-ignore format: a family in a line
