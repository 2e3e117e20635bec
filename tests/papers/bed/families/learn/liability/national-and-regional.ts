import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, carrierAndOffice, firstWord, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { GENERAL_LIMITS, inOrder, termTold } from '../kit/terms.ts'

/** Declarations anew after a change: what was stands beside what is. */
const amendedPage: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance, address } = voice
    const { gl } = truth.policies
    const before = otherLimits(chance, 'gl', gl.limits)
    const words = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate', personal: 'Personal &amp; Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table
    const limits = asRows(voice.limits('gl', words))
    const changed = daysLater(gl.effective, chance.int(20, 220))
    return declarations(
      `<p class="am-c"><b>${voice.carrier('gl')}</b></p><p class="am-c">AMENDED COMMERCIAL LIABILITY DECLARATIONS</p><p class="am-c">Effective date of this change: ${date(changed)} &nbsp; Endorsement ${chance.int(1, 5)}</p><div class="am"><div><u>Policy</u><br>${voice.number('gl')}</div><div><u>Policy Period</u><br>${termTold(voice, 'gl', ' through ')}</div></div><div class="am"><div><u>Named Insured</u><br>${insuredSplitOnce(voice)}</div><div><u>Your Agent</u><br>${agencyTold(voice)}<br>${voice.reach('phone')}</div></div><p><u>Reason for amendment:</u> mailing address changed (formerly ${address(truth.names.address()).join(', ')}); general limits changed (each occurrence was ${money(before.occurrence!)}, general aggregate was ${money(before.aggregate!)}).</p><p><u>Limits of liability after this change</u></p>${tableOf('am-t', tableRows(limits))}${gl.claimsMade ? `<p>Coverage is ${voice.tick('gl.claimsMade', 'claims-made')}.</p>` : ''}<p>Change in premium: ${money(chance.int(50, 900))} for the rest of the term. This page replaces all earlier declarations.</p>${completeThePolicy(voice)}<p><small>Underwritten at ${carrierAndOffice(voice, 'gl')}</small></p>${formAndCopyFoot(voice, 'CL AMD')}`,
      '.am-c { text-align: center; margin: 2pt } .am { display: grid; grid-template-columns: 1fr 1fr; margin: 8pt 0 } .am-t { width: 70%; margin-left: 20pt } .am-t td:last-child { text-align: right }',
    )
  },
}

const part = (title: string, voice: Voice) =>
  `<div class="st-b"><span>${title}</span><span>Policy Number<br><b>${voice.number('gl')}</b></span></div>`

/** A stock company's package: a page of facts and premiums, then a page for each coverage part. */
const commonDec: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const withUmbrella = chance.maybe(0.5)
    const premiums = [
      ['Commercial Property', money(Math.round(gl.premium * 0.4))],
      ['Commercial General Liability', money(gl.premium)],
      ['Crime and Fidelity', 'Not Applicable'],
      ['Commercial Inland Marine', 'Not Applicable'],
      ['Commercial Liability Umbrella', withUmbrella ? money(truth.policies.umbrella.premium) : 'Not Applicable'],
    ]
    const umbrella = () => {
      const { retention } = truth.policies.umbrella.limits
      if (retention) voice.tick('umbrella.retention', '')
      voice.carrier('umbrella')
      voice.number('umbrella')
      voice.effective('umbrella')
      voice.expiration('umbrella')
      const limits = voice.limits('umbrella', { occurrence: 'Each Occurrence Limit', aggregate: 'Aggregate Limit', retention: 'Self-Insured Retention' }) // biome-ignore format: a table
      return `${newPage}${part(`COMMERCIAL LIABILITY ${voice.tick('umbrella.umbrella', 'UMBRELLA')} COVERAGE PART DECLARATIONS`, voice)}<p>Coverage period: same as the Common Policy Declarations.</p>${tableOf('st-l', tableRows(asRows(limits)))}<p>Schedule of Underlying Insurance: see form CU 16 17.</p>`
    }
    return declarations(
      `<div class="st-h"><b>${text(firstWord(gl.carrier.name)).toUpperCase()}</b><span>${homeOffice(voice, 'gl')}</span></div><h3>COMMON POLICY DECLARATIONS</h3>
      ${tableOf('st', tableRow(`Policy Number<br><b>${voice.number('gl')}</b>`, `Prior Policy<br>${text(truth.prior.gl.number)}`, `Account Number<br>${chance.digits(9)}`), `<tr><td colspan="3">Coverage Is Provided By<br>${voice.carrier('gl')} – a stock company</td></tr>`, `<tr><td colspan="2">Named Insured and Mailing Address<br>${insuredSplitOnce(voice)}</td><td>Producer &nbsp; ${truth.producer.code}<br>${agencyTold(voice)}</td></tr>`, `<tr><td colspan="3">Policy Period: From ${voice.effective('gl')} To ${voice.expiration('gl')} at 12:01 A.M. Standard Time at your mailing address shown above.</td></tr>`, tableRow('Form of Business', chance.pick(['Corporation', 'Limited Liability Company', 'Other']), `Audit: ${chance.pick(['Annual', 'None'])}`))}
      <p>IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY.</p>${tableOf('st', headRow('Coverage Part', 'Premium'), tableRows(premiums), tableRow('<b>Total</b>', money(gl.premium + Math.round(gl.premium * 0.4) + (withUmbrella ? truth.policies.umbrella.premium : 0))))}${completeThePolicy(voice)}${formAndCopyFoot(voice, 'IL 7 01')}
      ${newPage}${part('COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS', voice)}<p><b>LIMITS OF INSURANCE</b></p>${tableOf('st-l', tableRows(asRows(voice.limits('gl', inOrder(GENERAL_LIMITS, ['occurrence', 'rented', 'medical', 'personal', 'aggregate', 'products'])))))}${gl.claimsMade ? `<p>RETROACTIVE DATE (CG 00 02 only, ${voice.tick('gl.claimsMade', 'claims-made')} coverage): none</p>` : ''}<p><b>ALL PREMISES YOU OWN, RENT OR OCCUPY</b></p>${tableOf('st', headRow('Loc', 'Address', 'Class', 'Premium Base', 'Rate'), tableRows(truth.locations.map((one) => [one.number, voice.address(one.party.address).join(', '), one.classCode, `${one.exposure.toLocaleString('en-US')} ${one.basis}`, one.rate])))}${withUmbrella ? umbrella() : ''}`,
      '.st-h { display: flex; justify-content: space-between; border-bottom: 1.4pt solid #123; font-size: 1.1em } h3 { text-align: center; margin: 6pt 0 } .st td, .st th { border: 0.7pt solid #000 } .st-b { display: flex; justify-content: space-between; border: 1pt solid #000; padding: 4pt; font-weight: bold } .st-b span:last-child { font-weight: normal } .st-l { width: 82%; margin-left: 6% } .st-l td:last-child { text-align: right }',
    )
  },
}

const PER = [['gl.perPolicy', 'Policy'], ['gl.perProject', 'Project'], ['gl.perLocation', 'Location']] as const // biome-ignore format: a list

/** General liability alone: amount first, then its words, as some companies print them. */
const amountFirst: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [per] = chance.pick(PER)
    const limits = voice.limits('gl', inOrder(GENERAL_LIMITS, ['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'])) // biome-ignore format: a list
    return declarations(
      `<table class="af-h"><tr><td>${voice.carrier('gl')}<br><small>${homeOffice(voice, 'gl')}</small></td><td>COMMERCIAL GENERAL LIABILITY<br>DECLARATIONS</td></tr></table><div class="af"><div><p class="af-k">POLICY NO.</p><p>${voice.number('gl')}</p></div><div><p class="af-k">PREVIOUS POLICY NO.</p><p>${text(truth.prior.gl.number)}</p></div><div><p class="af-k">EFFECTIVE DATE</p><p>${voice.effective('gl')}</p></div><div><p class="af-k">EXPIRATION DATE</p><p>${voice.expiration('gl')}</p></div></div><div class="af-2"><div><p class="af-k">NAMED INSURED AND MAILING ADDRESS</p><p>${insuredSplitOnce(voice)}</p></div><div><p class="af-k">AGENCY NAME AND ADDRESS</p><p>${agencyTold(voice)}</p><p>Agency code ${truth.producer.code} &nbsp; Telephone ${voice.reach('phone')}</p></div></div>
      <p class="af-k">LIMITS OF INSURANCE</p><table class="af-l">${tableRows(limits.map(([label, amount]) => [amount, label]))}</table>${chance.maybe(0.5) ? `<p>General Aggregate Limit applies per: ${PER.map(([tick, word]) => (tick === per ? `[X] ${voice.tick(tick, word)}` : `[ ] ${word}`)).join(' ')}</p>` : ''}${gl.claimsMade ? `<p>This insurance applies on a ${voice.tick('gl.claimsMade', 'claims-made')} basis.</p>` : ''}<p class="af-k">DESCRIPTION OF BUSINESS</p><p>${text(truth.locations[0]!.classification)}</p><p class="af-k">PREMIUM</p><p>Advance premium ${money(gl.premium)}. Of this, ${money(Math.round(gl.premium * 0.02))} is for certified acts of terrorism.</p>${completeThePolicy(voice)}<p>Branch: ${carrierAndOffice(voice, 'gl')}</p>${formAndCopyFoot(voice, 'GL 1 00')}`,
      '.af-h td { font-weight: bold } .af-h td:last-child { text-align: right } .af { display: grid; grid-template-columns: repeat(4, 1fr); border: 0.8pt solid #000 } .af > div { padding: 2pt 4pt; border-right: 0.4pt solid #888 } .af p, .af-2 p { margin: 1pt 0 } .af-2 { display: flex; border: 0.8pt solid #000; border-top: 0 } .af-2 > div { flex: 1; padding: 3pt 4pt } .af-k { font-size: 0.78em; font-weight: bold } .af-l { width: auto } .af-l td:first-child { text-align: right; padding-right: 14pt }',
    )
  },
}

/** A regional's liability declarations in a program for word processors: captions left, a wide gap, no rules. */
const regional: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { gl } = truth.policies
    const line = (label: string, value: string) => tableRow(label, value)
    return declarations(
      `<p class="rg-c"><b>${voice.carrier('gl')}</b><br>${homeOffice(voice, 'gl')} • 1-800-555-0126 • www.regional.example.com</p><p class="rg-c">BUSINESS LIABILITY POLICY DECLARATIONS<br><i>Amended declarations supersede any previous declarations bearing the same number for this policy period</i></p>
      ${tableOf('rg', line('Policy Number', voice.number('gl')), line('Policy Period', `${termTold(voice, 'gl')}<br><small>12:01 a.m. standard time at the address of the insured</small>`), line('Expiring Period', `${text(voice.date(truth.prior.gl.effective))} to ${text(voice.date(truth.prior.gl.expiration))}, ${text(truth.prior.gl.number)}`), line('Insured', insuredSplitOnce(voice)), line('Agent', inLines(agencyTold(voice), voice.reach('phone'))), line('Trigger', gl.claimsMade ? voice.tick('gl.claimsMade', 'Claims Made') : voice.tick('gl.occurrence', 'Occurrence')))}
      <p><u>Limits of Liability</u></p>${tableOf('rg', tableRows(asRows(voice.limits('gl', { occurrence: 'Each occurrence', personal: 'Personal and advertising injury (any one person or organization)', rented: 'Damage to premises rented to you (any one premises)', medical: 'Medical expense (any one person)', aggregate: 'General aggregate (other than products-completed operations)', products: 'Products-completed operations aggregate' }))))}<p><u>Deductible</u></p>${tableOf('rg', line('Property damage, per claim', money(250)))}<p><u>Rating Information</u></p>${tableOf('rg', tableRows(truth.locations.map((one) => [`${one.classCode} ${text(one.classification)}`, `${one.basis} ${one.exposure.toLocaleString('en-US')} @ ${one.rate} = ${money(one.premium)}`])), line('Total premium', money(gl.premium)))}${completeThePolicy(voice)}${formAndCopyFoot(voice, 'BL-DEC')}`,
      '.rg-c { text-align: center } .rg td:first-child { width: 46% } .rg td { padding: 1pt 2pt }',
    )
  },
}

export const nationalAndRegionalFamilies: LearnFamily[] = [
  { name: 'national stock', style: halfInCapitals(['sans', 'narrow'], 8, 9), papers: { commonDec: withWelcome(commonDec), amountFirst: withWelcome(amountFirst) } },
  { name: 'regional of the valley', style: halfInCapitals(['serif', 'sans'], 9, 10), papers: { regional: withWelcome(regional), amendedPage: withWelcome(amendedPage) } },
] // biome-ignore format: a family in a line
