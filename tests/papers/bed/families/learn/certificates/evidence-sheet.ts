import type { LearnFamily, Paper } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtWords } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const proof = printed('certificate', 'fills')

/** A compensation carrier's certificate by letter. */
export const fundCertificate: Paper = {
  draw: (voice) => {
    const { truth, text, address, date } = voice
    const limits = voice.limits('wc', { accident: 'each accident', disease: 'disease, policy limit', employee: 'disease, each employee' }) // biome-ignore format: a table
    return proof(
      `<p><b>${voice.carrier('wc')}</b></p><h3>CERTIFICATE OF WORKERS’ COMPENSATION INSURANCE</h3><p>Issue date: ${date(truth.prior.wc.expiration)}</p><table><tr><td style="width:50%">${inLines(text(truth.names.business()), address(truth.names.address()))}</td><td>POLICY NUMBER: ${voice.number('wc')}<br>CERTIFICATE EXPIRES: ${date(truth.policies.wc.expiration)}</td></tr></table><p>This is to certify that we have issued a valid ${voice.tick('wc.statutory', 'statutory')} workers’ compensation insurance policy to the employer named below for the policy period ${voice.effective('wc')} to ${voice.expiration('wc')}.</p><p>This certificate is not an insurance policy and does not amend, extend or alter the coverage afforded by the policy.</p><p>EMPLOYER’S LIABILITY LIMIT INCLUDING DEFENSE COSTS: ${limits.map(([label, amount]) => `${amount} ${label}`).join('; ')}</p><p>EMPLOYER</p><p>${insuredSplitAtWords(voice)}</p><p>Authorized representative ______________</p>`,
      'h3 { text-align: center; border: 1pt solid #000; padding: 3pt }',
    )
  },
}

/** An agency's own sheet of evidence: a line for each policy, a column for its limits. */
const evidenceSheet: Paper = {
  draw: (voice) => {
    const { truth, text, address, date } = voice
    const cell = (line: 'gl' | 'auto' | 'umbrella', words: Record<string, string>) =>
      `<table class="es-l">${tableRows(voice.limits(line, words).map(([label, amount]) => [label, amount]))}</table>`
    const row = (line: 'gl' | 'auto' | 'umbrella', title: string, limits: string) =>
      tableRow(`<b>${title}</b><br>${voice.carrier(line)}`, voice.number(line), voice.effective(line), voice.expiration(line), limits) // biome-ignore format: a row
    if (truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    return proof(
      `<div class="es"><div>${agencyTold(voice)}<br>Tel ${voice.reach('phone')}<br>${voice.reach('email')}</div><div><h3>Summary of insurance in force</h3>as of ${date(truth.policies.gl.effective)}</div></div><p><b>Insured:</b> ${[voice.insured(), ...voice.insuredAddress()].join(', ')}</p><p><b>Requested by:</b> ${text(truth.names.business())}, ${address(truth.names.address()).join(', ')}</p><table class="es-t">${tableHead('Coverage and company', 'Policy', 'From', 'To', 'Limits')}${row('gl', 'General liability', cell('gl', { occurrence: 'Each occurrence', rented: 'Rented premises', medical: 'Medical, any one person', personal: 'Personal &amp; advertising', aggregate: 'General aggregate', products: 'Products/completed operations' }))}${row('auto', 'Automobile', cell('auto', { csl: 'Combined single limit', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD per accident' }))}${row('umbrella', voice.tick('umbrella.umbrella', 'Umbrella'), cell('umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Retention' }))}${tableRow('<b>Workers compensation</b>', 'Placed elsewhere', '', '', '')}</table><p>Autos insured: symbol ${voice.symbols()}.</p>${clauses(voice, 1)}<p>This sheet informs only; the policies govern.</p>`,
      '.es { display: flex; justify-content: space-between } .es h3 { margin: 0 } .es-t > tbody > tr > td, .es-t th { border-bottom: 0.6pt solid #444 } .es-l { margin: 0 } .es-l td { padding: 0 2pt } .es-l td:last-child { text-align: right }',
    )
  },
}

export const evidenceSheetFamilies: LearnFamily[] = [
  { name: 'proof of insurance', style: thirdInCapitals(['sans', 'modern'], 8.5, 9.5), papers: { evidenceSheet, fillable } },
] // biome-ignore format: a family in a line
