import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { agency, captions, dec, fine, foot, grid, homeOf, initials, mailing, officeOf, row, rows, stack, term, titled, trigger } from '../kit/styles.ts' // biome-ignore format: a list

/** Liability bought by a small firm on a web site: questions with their answers. */
export const webLiability: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const ask = (question: string, answer: string) => `<div class="wl-q"><b>${question}</b><div>${answer}</div></div>`
    const limits = titled(voice.limits('gl', { occurrence: 'Per occurrence', aggregate: 'General aggregate (the most we pay in the policy period)', products: 'Products and completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense, any one person' })) // biome-ignore format: a table
    return dec(
      `<div class="wl-h"><span>${text(initials(gl.carrier.name))}</span><span>Declarations page</span></div>${ask('Who is insured?', mailing(voice))}${ask('Which policy is this?', `General liability policy ${voice.number('gl')}, ${trigger(voice, 'occurrence', 'claims-made')} form`)}${ask('When are you covered?', `From ${voice.effective('gl')} until ${voice.expiration('gl')}, starting and ending at 12:01 a.m. where you are`)}${ask('Who stands behind it?', `${voice.carrier('gl')}, ${homeOf(voice, 'gl')}`)}${ask('Who sold it?', stack(agency(voice), voice.reach('email'), voice.reach('phone')))}${ask('How much is covered?', grid('wl-t', rows(limits), row('Deductible', chance.pick(['None', money(500)]))))}${ask('What do you do?', `${text(truth.locations[0]!.classification)} (class ${truth.locations[0]!.classCode})`)}${ask('What does it cost?', `${money(gl.premium)} a year, or ${money(Math.round(gl.premium / 12))} a month. You chose this over our higher option of ${money(gl.limits.aggregate! * 2)} aggregate.`)}${fine(voice, 2)}<p><small>Need a certificate? Make one any time at certificates.example.com.</small></p>`,
      '.wl-h { display: flex; justify-content: space-between; font-size: 1.5em; margin-bottom: 10pt; color: #1a6a5a } .wl-q { display: grid; grid-template-columns: 130pt 1fr; gap: 12pt; padding: 7pt 0; border-top: 0.5pt solid #cdd } .wl-t { margin: 0 } .wl-t td { padding: 1pt 0 } .wl-t td:last-child { text-align: right }',
    )
  },
}

/** One table for all: coverages below one another, limit, deductible and premium in columns with heads of several lines. */
export const wideTable: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, chance, address } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const limits = voice.limits('gl', { aggregate: 'General Aggregate (Other Than Products – Completed Operations)', products: 'Products – Completed Operations Aggregate', personal: 'Personal and Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Rented Premises, Each Premises', medical: 'Medical Payments, Each Person' }) // biome-ignore format: a table
    const [first] = truth.locations
    const part = (title: string) => `<tr class="wt-p"><td colspan="5">${title}</td></tr>`
    return dec(
      `<div class="wt-h"><div>${voice.carrier('gl')}<br><small>${homeOf(voice, 'gl')}</small></div><div><small>POLICY NUMBER</small><br>${voice.number('gl')}</div><div><small>POLICY TERM</small><br>${voice.effective('gl')}<br>${voice.expiration('gl')}</div></div><div class="wt-h"><div><small>INSURED</small><br>${mailing(voice)}</div><div><small>AGENT ${truth.producer.code}</small><br>${agency(voice)}</div><div><small>TRANSACTION</small><br>${chance.pick(['Renewal', 'New business', 'Reissue'])}<br><small>PRIOR</small><br>${text(truth.prior.gl.number)}</div></div>
      <table class="wt"><tr><th rowspan="2">Coverage</th><th rowspan="2">Form</th><th>Limit of</th><th rowspan="2">Deductible<br>(each claim)</th><th>Annual</th></tr><tr><th>Insurance</th><th>Premium</th></tr>${part(`PROPERTY – ${address(first!.party.address).join(', ')}`)}${row('Building', 'CP 10', money(first!.building), money(1000), money(chance.int(200, 4000)))}${row('Business Personal Property', 'CP 10', money(first!.contents), money(1000), money(chance.int(100, 2000)))}${part(`LIABILITY – ${trigger(voice, 'Occurrence', 'Claims-Made')}`)}${limits.map(([label, amount], at) => row(label, 'CG 00', amount, at ? '' : money(250), at ? '' : money(gl.premium))).join('')}${part('CRIME')}${row('Employee Theft', 'CR 21', money(25_000), money(500), 'Incl')}${row('Total', '', '', '', `<b>${money(gl.premium + 4000)}</b>`)}</table>${fine(voice)}<p>Countersigned ______________ at ${text(truth.producer.address.city)}</p>${foot(voice, 'PKG 100')}`,
      '.wt-h { display: grid; grid-template-columns: 1.4fr 1.1fr 0.8fr; gap: 8pt; border-bottom: 0.6pt solid #000; padding: 4pt 0 } .wt th { border: 0.4pt solid #000; border-width: 0 0.4pt; text-align: center; font-size: 0.85em; padding: 1pt } .wt td { border: 0.4pt solid #000; border-width: 0 0.4pt } .wt { border: 0.8pt solid #000 } .wt-p td { font-weight: bold; border-width: 0.4pt; padding-top: 4pt } .wt td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** Declarations anew after a change: what was stands beside what is. */
export const amendedPage: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance, address } = voice
    const { gl } = truth.policies
    const before = otherLimits(chance, 'gl', gl.limits)
    const words = { occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate', personal: 'Personal &amp; Advertising Injury', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table
    const limits = titled(voice.limits('gl', words))
    const changed = daysLater(gl.effective, chance.int(20, 220))
    return dec(
      `<p class="am-c"><b>${voice.carrier('gl')}</b></p><p class="am-c">AMENDED COMMERCIAL LIABILITY DECLARATIONS</p><p class="am-c">Effective date of this change: ${date(changed)} &nbsp; Endorsement ${chance.int(1, 5)}</p><div class="am"><div><u>Policy</u><br>${voice.number('gl')}</div><div><u>Policy Period</u><br>${term(voice, 'gl', ' through ')}</div></div><div class="am"><div><u>Named Insured</u><br>${mailing(voice)}</div><div><u>Your Agent</u><br>${agency(voice)}<br>${voice.reach('phone')}</div></div><p><u>Reason for amendment:</u> mailing address changed (formerly ${address(truth.names.address()).join(', ')}); general limits changed (each occurrence was ${money(before.occurrence!)}, general aggregate was ${money(before.aggregate!)}).</p><p><u>Limits of liability after this change</u></p>${grid('am-t', rows(limits))}${gl.claimsMade ? `<p>Coverage is ${voice.tick('gl.claimsMade', 'claims-made')}.</p>` : ''}<p>Change in premium: ${money(chance.int(50, 900))} for the rest of the term. This page replaces all earlier declarations.</p>${fine(voice)}<p><small>Underwritten at ${officeOf(voice, 'gl')}</small></p>${foot(voice, 'CL AMD')}`,
      '.am-c { text-align: center; margin: 2pt } .am { display: grid; grid-template-columns: 1fr 1fr; margin: 8pt 0 } .am-t { width: 70%; margin-left: 20pt } .am-t td:last-child { text-align: right }',
    )
  },
}

/** An umbrella of a direct writer: what it says stands in sentences and a line of three figures. */
export const spokenUmbrella: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { retention } = truth.policies.umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    return dec(
      `<div class="sp"><div><p class="sp-n">${voice.carrier('umbrella')}</p><p>${mailing(voice)}</p></div><div><p>Business ${voice.tick('umbrella.umbrella', 'umbrella')} policy<br><b>${voice.number('umbrella')}</b></p><p><small>Sold and serviced by</small><br>${agency(voice)}</p></div></div><p>This policy takes the place of ${text(truth.prior.umbrella.number)}. It runs from ${voice.effective('umbrella')} to ${voice.expiration('umbrella')}, 12:01 a.m. standard time.</p>${grid('sp-t', captions('Each occurrence', 'Annual aggregate', 'Retention'), row(voice.limit('umbrella', 'occurrence'), voice.limit('umbrella', 'aggregate'), retention ? voice.limit('umbrella', 'retention') : 'None'))}<p>You agree to keep at least these limits in force below it: commercial liability ${money(1_000_000)} each occurrence, ${money(2_000_000)} aggregate; auto ${money(1_000_000)} each accident; employers liability ${money(100_000)} / ${money(500_000)} / ${money(100_000)}.</p><p>The premium is ${money(truth.policies.umbrella.premium)}.</p>${fine(voice)}<p>${homeOf(voice, 'umbrella')}</p>${foot(voice, 'BU-1', 'umbrella')}`,
      '.sp { display: flex; justify-content: space-between } .sp-n { font-size: 1.3em; font-weight: bold } .sp-t { width: 80% } .sp-t th { font-weight: normal; font-size: 0.85em; border-top: 1pt solid #000 } .sp-t td { font-weight: bold; border-bottom: 1pt solid #000 }',
    )
  },
}
