import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { cents, dollars, slashedDate } from '../kit/amounts.ts'
import { brackets, caption, crate, ends, leaders, paragraphs, tickBox, told } from '../kit/blocks.ts'
import { agencyTold, insuredTold, stranger, wholesalerUntold } from '../kit/parties.ts'
import { crated, cratedDeclarations } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayBefore4To40, retained, termTold, trigger } from '../kit/terms.ts'

const bound = crated('binder', 'fills')
export const BOUND_WORDS = { occurrence: 'Each occurrence', rented: 'Damage to rented premises', medical: 'Medical expense (any one person)', personal: 'Personal &amp; advertising injury', aggregate: 'General aggregate', products: 'Products &ndash; comp/op aggregate' } // biome-ignore format: a table
export const employersPairs = (voice: Parameters<typeof trigger>[0]): [string, string][] => [['E.L. each accident', voice.limit('wc', 'accident')], ['E.L. disease &ndash; each employee', voice.limit('wc', 'employee')], ['E.L. disease &ndash; policy limit', voice.limit('wc', 'disease')]] // biome-ignore format: a list

/** A binder of an agency's system: frames, general liability alone. */
// biome-ignore format: a page
export const agencyBinder: Paper = {
  draw: (voice) => {
    const { truth: t, money, date, chance } = voice
    const { gl } = t.policies
    return bound('',
      `${ends('<h3>INSURANCE BINDER</h3>', `Date ${dayBefore4To40(voice)}<br>Binder no. ${chance.digits(6)}`)}<p class="sm">This binder is a temporary insurance contract, subject to the conditions shown on the reverse.</p>
      ${crate([['Producer', `${agencyTold(voice)}<br>Phone ${voice.reach('phone')} &emsp; Fax ${voice.reach('fax')}`], ['Company', voice.carrier('gl')]], [['Insured', insuredTold(voice)], ['Policy number', voice.number('gl')], ['Policy effective', voice.effective('gl')], ['Policy expiration', voice.expiration('gl')]], [['Binder effective', `${date(gl.effective)} 12:01 AM`], ['Binder expires', `${date(daysLater(gl.effective, chance.pick([30, 45, 60])))} 12:01 AM`]])}
      ${table('net last', ['Commercial general liability', 'Limit'], [[`${tickBox(true)} ${trigger(voice, 'Occurrence', 'Claims made')}`, ''], ...voice.limits('gl', BOUND_WORDS)])}
      <p>Special conditions: subject to inspection within 60 days. Estimated premium ${money(gl.premium)}; deductible ${money(chance.pick([250, 500, 1000]))} per claim.</p>${crate([['Loss payee / mortgagee', stranger(voice)], ['Authorized representative', '&nbsp;']])}`)
  },
}

/** A general agent's word that cover is bound, as a letter to the retail agent. */
// biome-ignore format: a page
export const boundLetter: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { gl } = t.policies
    return bound('p { margin: 7pt 0 }',
      `${ends(`<b>${text(t.wholesaler.name)}</b><br>${wholesalerUntold(voice).split('<br>').slice(1).join('<br>')}`, `${dayBefore4To40(voice)}`)}<p>${voice.reach('contact')}<br>${agencyTold(voice)}</p><p>Re: ${voice.insured()}, ${voice.insuredAddress().join(', ')}</p>
      ${paragraphs('We are pleased to confirm that coverage is bound as follows. Please check that it agrees with what you ordered.')}
      ${told([['Insurer', `${voice.carrier('gl')} (NAIC ${voice.naic('gl')})`], ['Policy number', voice.number('gl')], ['Effective', voice.effective('gl')], ['Expiration', voice.expiration('gl')], ['Line', `Commercial general liability, ${trigger(voice, 'occurrence', 'claims made')}`]])}
      ${leaders(voice.limits('gl', BOUND_WORDS))}
      ${table('bare last', [], [['Premium', money(gl.premium)], ['Policy fee', money(200)], ['State tax and stamping', money(Math.round(gl.premium * 0.05))], ['Your commission', '12%']])}
      ${paragraphs(`Due ${date(daysLater(gl.effective, 20))}. A quarter of the premium is earned at once. We still need the signed application and the diligent effort form.`, `${text(t.wholesaler.contact)}<br>${text(t.wholesaler.phone)} &middot; ${text(t.wholesaler.email)}`)}<p class="xs">Ref ${chance.digits(8)}</p>`)
  },
}

/** Compensation and autos bound on one page that a word processor wrote. */
// biome-ignore format: a page
const wordBinder: Paper = {
  draw: (voice) => {
    const { truth: t } = voice
    const { auto } = t.policies
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    return { kind: 'binder', feeds: 'fills', docx: [
      'BINDER', `Issued ${slashedDate(daysLater(auto.effective, -3))} by the agency named below on behalf of the company.`,
      [['Company', voice.carrier('auto')], ['Policy number', voice.number('auto')], ['Effective date', voice.effective('auto')], ['Expiration date', voice.expiration('auto')], ['Named insured', voice.insured()], ['Mailing address', voice.insuredAddress().join(', ')], ['Agency', voice.producer()], ['Agency address', voice.producerAddress().join(', ')]],
      'Coverage: business automobile liability', [['Coverage', 'Limit'], ...voice.limits('auto', { csl: 'Combined single limit, each accident', perPerson: 'Bodily injury per person', perAccident: 'Bodily injury per accident', damage: 'Property damage per accident' })],
      `The estimated annual premium is ${dollars(auto.premium)}.`, `This binder is valid until ${slashedDate(daysLater(auto.effective, 30))} or until the policy is issued.`, 'Authorized signature ____________________',
    ] }
  },
}

/** Summary of four lines bound by a broker: a section for each line. */
// biome-ignore format: a page
const accountBinder: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const symbols = voice.symbols()
    const part = (words: string, line: 'gl' | 'auto' | 'umbrella' | 'wc', limits: [string, string][]) => `<div class="keep"><h4 class="pale">${words}</h4>${told([['Company', voice.carrier(line)], ['Policy number', voice.number(line)], ['Policy period', termTold(voice, line)], ['Annual premium', money(t.policies[line].premium)]])}${leaders(limits)}</div>`
    return bound('h4.pale { padding: 2pt 4pt }',
      `<h2>Confirmation of insurance bound</h2>${ends(`For<br>${insuredTold(voice)}`, `By<br>${agencyTold(voice)}<br>${dayBefore4To40(voice)}`)}
      ${part('Commercial general liability', 'gl', [['Form', trigger(voice)], ...voice.limits('gl', BOUND_WORDS)])}${part('Business automobile', 'auto', [['Covered autos, symbols', symbols], ...voice.limits('auto', { csl: 'Combined single limit', perPerson: 'Bodily injury, per person', perAccident: 'Bodily injury, per accident', damage: 'Property damage, per accident' })])}${part('Workers compensation', 'wc', employersPairs(voice))}${part(voice.tick('umbrella.umbrella', 'Umbrella'), 'umbrella', [['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]])}
      <p class="sm">The policies prevail. Tell us within ten days if anything differs from what you asked for.</p>`)
  },
}

/** Renewal of a liability policy with the new term alone. */
// biome-ignore format: a page
export const liabilityRenewed: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { gl } = t.policies
    return cratedDeclarations('',
      `<h3 class="mid">RENEWAL CERTIFICATE</h3><p class="mid">${voice.carrier('gl')}</p>${crate([['Renewal of policy', text(t.prior.gl.number)], ['Policy number', voice.number('gl')], ['Issue date', dayBefore4To40(voice)]], [['Named insured &amp; address', insuredTold(voice)], ['Agent', agencyTold(voice)]], [['Renewal period from', voice.effective('gl')], ['to', voice.expiration('gl')], ['Premium', money(gl.premium)], ['Taxes, fees', `$${cents(gl.premium * 0.018)}`]])}
      <p>In return for the premium, the policy is renewed for the period above, subject to its terms and to the forms listed.</p>${caption('GENERAL LIABILITY LIMITS', leaders(voice.limits('gl', { ...BOUND_WORDS, aggregate: 'General aggregate (other than products)' })))}<p>Basis: ${trigger(voice)} ${brackets(true)}</p><p class="sm">Forms added: ${t.forms.slice(0, 2).map((one) => `${one.number} ${one.edition}`).join(', ')}. Forms removed: none.</p>`)
  },
}

export const wordAndAccountFamilies: LearnFamily[] = [
  { name: 'plain binders of agencies', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: withNotes({ wordBinder, accountBinder }) },
] // biome-ignore format: a family in a line
