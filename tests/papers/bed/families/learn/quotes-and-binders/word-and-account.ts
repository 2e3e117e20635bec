import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { agency, box, brackets, cap, cents, crate, days, dec, ends, form, insured, issued, leaders, onward, paper, paras, retained, shown, tab, term, told, whole } from '../kit/sheets.ts' // biome-ignore format: a list

const bound = paper('binder', 'fills')
const proof = paper('certificate', 'fills')
const GL = { occurrence: 'Each occurrence', rented: 'Damage to rented premises', medical: 'Medical expense (any one person)', personal: 'Personal &amp; advertising injury', aggregate: 'General aggregate', products: 'Products &ndash; comp/op aggregate' } // biome-ignore format: a table
const EL = (voice: Parameters<typeof form>[0]): [string, string][] => [['E.L. each accident', voice.limit('wc', 'accident')], ['E.L. disease &ndash; each employee', voice.limit('wc', 'employee')], ['E.L. disease &ndash; policy limit', voice.limit('wc', 'disease')]] // biome-ignore format: a list

/** A binder of an agency's system: frames, general liability alone. */
// biome-ignore format: a page
export const agencyBinder: Paper = {
  draw: (voice) => {
    const { truth: t, money, date, chance } = voice
    const { gl } = t.policies
    return bound('',
      `${ends('<h3>INSURANCE BINDER</h3>', `Date ${issued(voice)}<br>Binder no. ${chance.digits(6)}`)}<p class="sm">This binder is a temporary insurance contract, subject to the conditions shown on the reverse.</p>
      ${crate([['Producer', `${agency(voice)}<br>Phone ${voice.reach('phone')} &emsp; Fax ${voice.reach('fax')}`], ['Company', voice.carrier('gl')]], [['Insured', insured(voice)], ['Policy number', voice.number('gl')], ['Policy effective', voice.effective('gl')], ['Policy expiration', voice.expiration('gl')]], [['Binder effective', `${date(gl.effective)} 12:01 AM`], ['Binder expires', `${date(daysLater(gl.effective, chance.pick([30, 45, 60])))} 12:01 AM`]])}
      ${tab('net last', ['Commercial general liability', 'Limit'], [[`${box(true)} ${form(voice, 'Occurrence', 'Claims made')}`, ''], ...voice.limits('gl', GL)])}
      <p>Special conditions: subject to inspection within 60 days. Estimated premium ${money(gl.premium)}; deductible ${money(chance.pick([250, 500, 1000]))} per claim.</p>${crate([['Loss payee / mortgagee', shown.other(voice)], ['Authorized representative', '&nbsp;']])}`)
  },
}

/** A general agent's word that cover is bound, as a letter to the retail agent. */
// biome-ignore format: a page
export const boundLetter: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { gl } = t.policies
    return bound('p { margin: 7pt 0 }',
      `${ends(`<b>${text(t.wholesaler.name)}</b><br>${shown.broker(voice).split('<br>').slice(1).join('<br>')}`, `${issued(voice)}`)}<p>${voice.reach('contact')}<br>${agency(voice)}</p><p>Re: ${voice.insured()}, ${voice.insuredAddress().join(', ')}</p>
      ${paras('We are pleased to confirm that coverage is bound as follows. Please check that it agrees with what you ordered.')}
      ${told([['Insurer', `${voice.carrier('gl')} (NAIC ${voice.naic('gl')})`], ['Policy number', voice.number('gl')], ['Effective', voice.effective('gl')], ['Expiration', voice.expiration('gl')], ['Line', `Commercial general liability, ${form(voice, 'occurrence', 'claims made')}`]])}
      ${leaders(voice.limits('gl', GL))}
      ${tab('bare last', [], [['Premium', money(gl.premium)], ['Policy fee', money(200)], ['State tax and stamping', money(Math.round(gl.premium * 0.05))], ['Your commission', '12%']])}
      ${paras(`Due ${date(daysLater(gl.effective, 20))}. A quarter of the premium is earned at once. We still need the signed application and the diligent effort form.`, `${text(t.wholesaler.contact)}<br>${text(t.wholesaler.phone)} &middot; ${text(t.wholesaler.email)}`)}<p class="xs">Ref ${chance.digits(8)}</p>`)
  },
}

/** Compensation and autos bound on one page that a word processor wrote. */
// biome-ignore format: a page
export const wordBinder: Paper = {
  draw: (voice) => {
    const { truth: t } = voice
    const { auto } = t.policies
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    return { kind: 'binder', feeds: 'fills', docx: [
      'BINDER', `Issued ${days.slashed(daysLater(auto.effective, -3))} by the agency named below on behalf of the company.`,
      [['Company', voice.carrier('auto')], ['Policy number', voice.number('auto')], ['Effective date', voice.effective('auto')], ['Expiration date', voice.expiration('auto')], ['Named insured', voice.insured()], ['Mailing address', voice.insuredAddress().join(', ')], ['Agency', voice.producer()], ['Agency address', voice.producerAddress().join(', ')]],
      'Coverage: business automobile liability', [['Coverage', 'Limit'], ...voice.limits('auto', { csl: 'Combined single limit, each accident', perPerson: 'Bodily injury per person', perAccident: 'Bodily injury per accident', damage: 'Property damage per accident' })],
      `The estimated annual premium is ${whole(auto.premium)}.`, `This binder is valid until ${days.slashed(daysLater(auto.effective, 30))} or until the policy is issued.`, 'Authorized signature ____________________',
    ] }
  },
}

/** Summary of four lines bound by a broker: a section for each line. */
// biome-ignore format: a page
export const accountBinder: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const symbols = voice.symbols()
    const part = (words: string, line: 'gl' | 'auto' | 'umbrella' | 'wc', limits: [string, string][]) => `<div class="keep"><h4 class="pale">${words}</h4>${told([['Company', voice.carrier(line)], ['Policy number', voice.number(line)], ['Policy period', term(voice, line)], ['Annual premium', money(t.policies[line].premium)]])}${leaders(limits)}</div>`
    return bound('h4.pale { padding: 2pt 4pt }',
      `<h2>Confirmation of insurance bound</h2>${ends(`For<br>${insured(voice)}`, `By<br>${agency(voice)}<br>${issued(voice)}`)}
      ${part('Commercial general liability', 'gl', [['Form', form(voice)], ...voice.limits('gl', GL)])}${part('Business automobile', 'auto', [['Covered autos, symbols', symbols], ...voice.limits('auto', { csl: 'Combined single limit', perPerson: 'Bodily injury, per person', perAccident: 'Bodily injury, per accident', damage: 'Property damage, per accident' })])}${part('Workers compensation', 'wc', EL(voice))}${part(voice.tick('umbrella.umbrella', 'Umbrella'), 'umbrella', [['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]])}
      <p class="sm">The policies prevail. Tell us within ten days if anything differs from what you asked for.</p>`)
  },
}

/** A certificate an agency's system prints: rows of lines with their limits beside. */
// biome-ignore format: a page
export const systemCertificate: Paper = {
  draw: (voice) => {
    const { truth: t, chance } = voice
    const { symbols } = t.policies.auto
    const mark = (symbol: number, words: string, tick: 'auto.any' | 'auto.owned' | 'auto.scheduled' | 'auto.hired' | 'auto.nonOwned') => `${box(symbols.includes(symbol))} ${symbols.includes(symbol) ? voice.tick(tick, words) : words}`
    const limits = (all: [string, string][]) => tab('bare slim last', [], all)
    const line = (name: 'gl' | 'auto' | 'umbrella' | 'wc', words: string, all: [string, string][]) => [words, `${voice.carrier(name)}<br>${voice.number(name)}`, voice.effective(name), voice.expiration(name), limits(all)]
    return proof('.sy { font-size: 0.94em } .sy .bare { margin: 0 } .sy .bare td { border: 0 } .sy > tbody > tr > td:nth-child(3), .sy > tbody > tr > td:nth-child(4) { white-space: nowrap }',
      `${ends('<h3>CERTIFICATE OF LIABILITY INSURANCE</h3>', `DATE ${onward(voice)}`)}<p class="xs">THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.</p>
      ${crate([['PRODUCER', `${agency(voice)}<br>${voice.reach('contact')} &middot; ${voice.reach('phone')} &middot; ${voice.reach('email')}`], ['INSURED', insured(voice)]])}
      ${tab('net sy', ['Type of insurance', 'Insurer / policy number', 'Eff', 'Exp', 'Limits'], [
        line('gl', `<b>Commercial general liability</b><br>${box(true)} ${form(voice)}`, voice.limits('gl', GL)),
        line('auto', `<b>Automobile liability</b><br>${mark(1, 'Any auto', 'auto.any')}<br>${mark(2, 'Owned autos', 'auto.owned')}<br>${mark(7, 'Scheduled autos', 'auto.scheduled')}<br>${mark(8, 'Hired autos', 'auto.hired')}<br>${mark(9, 'Non-owned autos', 'auto.nonOwned')}`, voice.limits('auto', { csl: 'Combined single limit', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD per accident' })),
        line('umbrella', `<b>${voice.tick('umbrella.umbrella', 'Umbrella')}</b>`, [['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]]),
        line('wc', '<b>Workers compensation</b>', EL(voice))])}
      ${crate([['DESCRIPTION OF OPERATIONS', `Project ${chance.digits(5)}`]], [['CERTIFICATE HOLDER', shown.other(voice)], ['AUTHORIZED REPRESENTATIVE', '&nbsp;']])}`)
  },
}

/** A company's own certificate for liability, in sentences. */
// biome-ignore format: a page
export const companyCertificate: Paper = {
  draw: (voice) => proof('p { margin: 8pt 0 }',
    `<h3>${voice.carrier('gl')}</h3><h4>Certificate of Insurance &ndash; General Liability</h4><p>${onward(voice)}<br>To: ${shown.other(voice, ', ')}</p>
    ${paras(`We certify that policy ${voice.number('gl')} is in force for ${voice.insured()} of ${voice.insuredAddress().join(', ')} from ${voice.effective('gl')} to ${voice.expiration('gl')}.`)}
    ${tab('net last', ['Coverage', 'Limit'], voice.limits('gl', GL))}${paras(`The policy is written on ${form(voice, 'an occurrence', 'a claims-made')} form. You are named for information only.`, `Agent: ${agency(voice, ', ')}`)}`),
}

/** Renewal of a liability policy with the new term alone. */
// biome-ignore format: a page
export const liabilityRenewed: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { gl } = t.policies
    return dec('',
      `<h3 class="mid">RENEWAL CERTIFICATE</h3><p class="mid">${voice.carrier('gl')}</p>${crate([['Renewal of policy', text(t.prior.gl.number)], ['Policy number', voice.number('gl')], ['Issue date', issued(voice)]], [['Named insured &amp; address', insured(voice)], ['Agent', agency(voice)]], [['Renewal period from', voice.effective('gl')], ['to', voice.expiration('gl')], ['Premium', money(gl.premium)], ['Taxes, fees', `$${cents(gl.premium * 0.018)}`]])}
      <p>In return for the premium, the policy is renewed for the period above, subject to its terms and to the forms listed.</p>${cap('GENERAL LIABILITY LIMITS', leaders(voice.limits('gl', { ...GL, aggregate: 'General aggregate (other than products)' })))}<p>Basis: ${form(voice)} ${brackets(true)}</p><p class="sm">Forms added: ${t.forms.slice(0, 2).map((one) => `${one.number} ${one.edition}`).join(', ')}. Forms removed: none.</p>`)
  },
}
