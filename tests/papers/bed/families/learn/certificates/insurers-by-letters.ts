import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { GENERAL_LIMITS, trigger } from '../kit/terms.ts'

const proof = printed('certificate', 'fills')

/** A company's own certificate of one policy, in a letter. */
const companyProof: Paper = {
  draw: (voice) => {
    const { truth, text, address, date, chance } = voice
    return proof(
      `<p>${voice.carrier('gl')}<br>${homeOffice(voice, 'gl')}</p><h3>CERTIFICATE OF INSURANCE</h3><p>This certificate is issued as a matter of information only and confers no rights upon the holder.</p><div class="cp"><div><b>Certificate holder</b><br>${inLines(text(truth.names.business()), address(truth.names.address()))}</div><div><b>Insured</b><br>${insuredSplitOnce(voice)}</div><div><b>Agent</b><br>${agencyTold(voice)}<br>${voice.reach('phone')}</div></div><p>Policy ${voice.number('gl')}, ${trigger(voice, 'occurrence', 'claims-made')} form, in force from ${voice.effective('gl')} to ${voice.expiration('gl')}:</p>${tableOf('cp-t', tableRows(asRows(voice.limits('gl', GENERAL_LIMITS))))}<p>Automobile and workers compensation: not insured with us.</p><p>Event: ${chance.pick(['wedding', 'street fair', 'lease of premises'])} on ${date(daysLater(truth.policies.gl.effective, 51))}.</p>${completeThePolicy(voice, 1)}<p>Authorized signature ____________________</p>`,
      'h3 { text-align: center } .cp { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 12pt } .cp > div { border-top: 1pt solid #000 } .cp-t { width: 74% } .cp-t td { border-bottom: 0.3pt solid #888 } .cp-t td:last-child { text-align: right }',
    )
  },
}

/** Insurers by letters, a row a policy, as certificates of programs have it. */
const letteredProof: Paper = {
  draw: (voice) => {
    const { truth, text, address, date } = voice
    const lines = ['gl', 'auto', 'wc'] as const
    const names = [...new Set(lines.map((line) => truth.policies[line].carrier.name))]
    const letter = (line: Line) => 'ABC'[names.indexOf(truth.policies[line].carrier.name)]!
    for (const line of lines) voice.carrier(line)
    const limits = (line: Line, words: Record<string, string>) =>
      tableOf('lp-l', tableRows(asRows(voice.limits(line, words))))
    const cells = (line: Line, what: string, most: string) => tableRow(letter(line), what, voice.number(line), voice.effective(line), voice.expiration(line), most) // biome-ignore format: a row
    return proof(
      `<div class="lp-h"><b>CERTIFICATE OF LIABILITY COVERAGE</b><span>${date(daysLater(truth.policies.gl.effective, 12))}</span></div>${tableOf('lp', `<tr><td style="width:50%">PRODUCER<br>${agencyTold(voice)}</td><td>CONTACT ${voice.reach('contact')}<br>PHONE ${voice.reach('phone')}<br>E-MAIL ${voice.reach('email')}</td></tr>`, `<tr><td>INSURED<br>${insuredSplitOnce(voice)}</td><td>COMPANIES AFFORDING COVERAGE<br>${names.map((name, at) => `${'ABC'[at]}: ${text(name)}`).join('<br>')}</td></tr>`)}${tableOf('lp', headRow('CO', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'EFF', 'EXP', 'LIMITS'), cells('gl', `COMMERCIAL GENERAL LIABILITY<br>${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}`, limits('gl', { occurrence: 'EACH OCCURRENCE', rented: 'RENTED PREMISES', medical: 'MED EXP', personal: 'PERS & ADV INJURY'.replace('&', '&amp;'), aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS AGGREGATE' })), cells('auto', `AUTOMOBILE LIABILITY<br>Symbols ${voice.symbols()}`, limits('auto', { csl: 'COMBINED SINGLE LIMIT', perPerson: 'BI PER PERSON', perAccident: 'BI PER ACCIDENT', damage: 'PROPERTY DAMAGE' })), cells('wc', 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY', limits('wc', { accident: 'EL EACH ACCIDENT', employee: 'EL DISEASE, EACH EMPLOYEE', disease: 'EL DISEASE, POLICY LIMIT' })))}<p>DESCRIPTION: all operations usual to the insured.</p><p>HOLDER: ${inLines(text(truth.names.business()), address(truth.names.address()))}</p>`,
      '.lp-h { display: flex; justify-content: space-between } .lp > tbody > tr > td, .lp > tbody > tr > th { border: 0.7pt solid #000 } .lp th { font-size: 0.8em } .lp-l { margin: 0 } .lp-l td { padding: 0 2pt } .lp-l td:last-child { text-align: right; white-space: nowrap }',
    )
  },
}

export const insurersByLettersFamilies: LearnFamily[] = [
  { name: 'shown to others', style: halfInCapitals(['sans', 'narrow'], 8, 9), papers: { companyProof, letteredProof, fillable } },
] // biome-ignore format: a family in a line
