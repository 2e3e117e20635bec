import type { LearnFamily, Paper } from '../../../family.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { dollars } from '../kit/amounts.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, firstWord, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { declarations } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { trigger } from '../kit/terms.ts'

/** Liability bought by a small firm on a web site: questions with their answers. */
const webLiability: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const ask = (question: string, answer: string) => `<div class="wl-q"><b>${question}</b><div>${answer}</div></div>`
    const limits = asRows(voice.limits('gl', { occurrence: 'Per occurrence', aggregate: 'General aggregate (the most we pay in the policy period)', products: 'Products and completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense, any one person' })) // biome-ignore format: a table
    return declarations(
      `<div class="wl-h"><span>${text(firstWord(gl.carrier.name))}</span><span>Declarations page</span></div>${ask('Who is insured?', insuredSplitOnce(voice))}${ask('Which policy is this?', `General liability policy ${voice.number('gl')}, ${trigger(voice, 'occurrence', 'claims-made')} form`)}${ask('When are you covered?', `From ${voice.effective('gl')} until ${voice.expiration('gl')}, starting and ending at 12:01 a.m. where you are`)}${ask('Who stands behind it?', `${voice.carrier('gl')}, ${homeOffice(voice, 'gl')}`)}${ask('Who sold it?', inLines(agencyTold(voice), voice.reach('email'), voice.reach('phone')))}${ask('How much is covered?', tableOf('wl-t', tableRows(limits), tableRow('Deductible', chance.pick(['None', money(500)]))))}${ask('What do you do?', `${text(truth.locations[0]!.classification)} (class ${truth.locations[0]!.classCode})`)}${ask('What does it cost?', `${money(gl.premium)} a year, or ${money(Math.round(gl.premium / 12))} a month. You chose this over our higher option of ${money(gl.limits.aggregate! * 2)} aggregate.`)}${completeThePolicy(voice, 2)}<p><small>Need a certificate? Make one any time at certificates.example.com.</small></p>`,
      '.wl-h { display: flex; justify-content: space-between; font-size: 1.5em; margin-bottom: 10pt; color: #1a6a5a } .wl-q { display: grid; grid-template-columns: 130pt 1fr; gap: 12pt; padding: 7pt 0; border-top: 0.5pt solid #cdd } .wl-t { margin: 0 } .wl-t td { padding: 1pt 0 } .wl-t td:last-child { text-align: right }',
    )
  },
}

/** One table for all: coverages below one another, limit, deductible and premium in columns with heads of several lines. */
const wideTable: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, chance, address } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const limits = voice.limits('gl', { aggregate: 'General Aggregate (Other Than Products – Completed Operations)', products: 'Products – Completed Operations Aggregate', personal: 'Personal and Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Rented Premises, Each Premises', medical: 'Medical Payments, Each Person' }) // biome-ignore format: a table
    const [first] = truth.locations
    const part = (title: string) => `<tr class="wt-p"><td colspan="5">${title}</td></tr>`
    return declarations(
      `<div class="wt-h"><div>${voice.carrier('gl')}<br><small>${homeOffice(voice, 'gl')}</small></div><div><small>POLICY NUMBER</small><br>${voice.number('gl')}</div><div><small>POLICY TERM</small><br>${voice.effective('gl')}<br>${voice.expiration('gl')}</div></div><div class="wt-h"><div><small>INSURED</small><br>${insuredSplitOnce(voice)}</div><div><small>AGENT ${truth.producer.code}</small><br>${agencyTold(voice)}</div><div><small>TRANSACTION</small><br>${chance.pick(['Renewal', 'New business', 'Reissue'])}<br><small>PRIOR</small><br>${text(truth.prior.gl.number)}</div></div>
      <table class="wt"><tr><th rowspan="2">Coverage</th><th rowspan="2">Form</th><th>Limit of</th><th rowspan="2">Deductible<br>(each claim)</th><th>Annual</th></tr><tr><th>Insurance</th><th>Premium</th></tr>${part(`PROPERTY – ${address(first!.party.address).join(', ')}`)}${tableRow('Building', 'CP 10', money(first!.building), money(1000), money(chance.int(200, 4000)))}${tableRow('Business Personal Property', 'CP 10', money(first!.contents), money(1000), money(chance.int(100, 2000)))}${part(`LIABILITY – ${trigger(voice, 'Occurrence', 'Claims-Made')}`)}${limits.map(([label, amount], at) => tableRow(label, 'CG 00', amount, at ? '' : money(250), at ? '' : money(gl.premium))).join('')}${part('CRIME')}${tableRow('Employee Theft', 'CR 21', money(25_000), money(500), 'Incl')}${tableRow('Total', '', '', '', `<b>${money(gl.premium + 4000)}</b>`)}</table>${completeThePolicy(voice)}<p>Countersigned ______________ at ${text(truth.producer.address.city)}</p>${formAndCopyFoot(voice, 'PKG 100')}`,
      '.wt-h { display: grid; grid-template-columns: 1.4fr 1.1fr 0.8fr; gap: 8pt; border-bottom: 0.6pt solid #000; padding: 4pt 0 } .wt th { border: 0.4pt solid #000; border-width: 0 0.4pt; text-align: center; font-size: 0.85em; padding: 1pt } .wt td { border: 0.4pt solid #000; border-width: 0 0.4pt } .wt { border: 0.8pt solid #000 } .wt-p td { font-weight: bold; border-width: 0.4pt; padding-top: 4pt } .wt td:nth-child(n+3) { text-align: right }',
    )
  },
}

export const questionsAndWideTableFamilies: LearnFamily[] = [
  { name: 'questions on the web', style: halfInCapitals(['modern', 'sans'], 9.5, 10.5, { capitals: false, money: dollars }), papers: { webLiability: withWelcome(webLiability) } },
  { name: 'table for all', style: halfInCapitals(['sans', 'narrow'], 8, 8.5), papers: { wideTable: withWelcome(wideTable) } },
] // biome-ignore format: a family in a line
