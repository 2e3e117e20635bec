import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { AUTOS, agency, beside, brackets, cents, crate, ends, form, halves, insured, issued, leaders, onward, pad, paper, paras, retained, shown, tab, term, termOf, told, type, wide } from '../kit/sheets.ts' // biome-ignore format: a list
import {
  all,
  back,
  claimsOf,
  ended,
  entry,
  net,
  open,
  paid,
  parted,
  round,
  run,
  valued,
} from '../loss-runs/claims-in-short.ts'

const bound = paper('binder', 'fills')
const quote = paper('quote', 'nothing')
const change = paper('endorsement', 'fills')
const NAMES = ['aggregate', 'products', 'personal', 'occurrence', 'rented', 'medical'] as const
const WORDS: Record<string, string> = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical expense' } // biome-ignore format: a table

/** A binder that keeps the options that were not taken beside the one that was. */
// biome-ignore format: a page
export const optionBound: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date, chance } = voice
    const { gl } = t.policies
    const low = otherLimits(chance, 'gl', gl.limits)
    return bound('.ob td:nth-child(n+2), .ob th:nth-child(n+2) { text-align: right }', `${ends(`<b>${shown.broker(voice)}</b>`, `BINDER<br>${issued(voice)}`)}${told([['Retail agent', agency(voice, ', ')], ['Insured', insured(voice, ', ')], ['Insurer', voice.carrier('gl')], ['Policy number', voice.number('gl')], ['Term', term(voice, 'gl')], ['Coverage', `General liability, ${form(voice, 'occurrence', 'claims made')}`]])}
      ${tab('net ob', ['', 'Option A<br>declined', 'Option B<br>BOUND', 'Expiring policy'], [...NAMES.map((name) => [WORDS[name]!, money(low[name]!), voice.limit('gl', name), money(t.prior.gl.limits[name]!)]), ['Premium', money(Math.round(gl.premium * 0.86)), money(gl.premium), money(t.prior.gl.premium)], ['Ordered', brackets(false), brackets(true), '']])}
      <p>Option B is bound as ordered by you. Expiring policy ${text(t.prior.gl.number)}, ${termOf(voice, t.prior.gl)}. This binder ends ${date(daysLater(gl.effective, 45))}.</p>`)
  },
}

/** Bound is the liability; the umbrella has only been offered. */
// biome-ignore format: a page
export const partlyBound: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, chance } = voice
    const { gl, umbrella } = t.policies
    return bound('', type(8.6, ['CONFIRMATION OF BINDING', issued(voice), '', ...beside(['INSURED', voice.insured(), ...voice.insuredAddress()], ['AGENCY', voice.producer(), ...voice.producerAddress()], 54), '', '1. BOUND AS OF THE EFFECTIVE DATE', `   COMPANY    ${voice.carrier('gl')}`, `   POLICY     ${voice.number('gl')}`, `   TERM       ${voice.effective('gl')} TO ${voice.expiration('gl')}`, `   COVERAGE   COMMERCIAL GENERAL LIABILITY, ${form(voice, 'OCCURRENCE', 'CLAIMS MADE')}`, ...voice.limits('gl', WORDS).map(([words, amount]) => `     ${pad(words.toUpperCase(), 46)}${pad(amount, 18, true)}`), '', '2. OFFERED, NOT BOUND', `   COMPANY    ${text(umbrella.carrier.name.toUpperCase())}`, `   QUOTE NO.  ${chance.digits(7)}`, `   UMBRELLA   ${money(umbrella.limits.occurrence!)} EACH OCCURRENCE, PREMIUM ${money(umbrella.premium)}`, '   TELL US WITHIN TEN DAYS IF YOU WISH TO ADD IT.', '', '3. DECLINED BY YOU', `   HIRED AND NON-OWNED AUTO, ${money(1_000_000)}`, '', `PREMIUM OF ITEM 1  ${money(gl.premium)}   EXPIRING ${money(t.prior.gl.premium)}`]))
  },
}

/** Three columns of an offer with the expiring policy as the first. */
// biome-ignore format: a page
export const threeOptions: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, chance } = voice
    const { gl } = t.policies
    const [low, high] = [otherLimits(chance, 'gl', gl.limits), otherLimits(chance, 'gl', gl.limits)]
    return quote(`${wide} .to td:nth-child(n+2), .to th:nth-child(n+2) { text-align: right }`, `<h3>Renewal options for ${text(t.insured.name)}</h3><p>${shown.agency(voice, ', ')}</p>${tab('net to', ['', `Expiring<br>${text(t.prior.gl.number)}`, 'Basic', 'Standard', 'Premier'], [['Company', shown.company(voice, 'gl'), shown.company(voice, 'gl'), text(t.names.carrier().name), text(t.names.carrier().name)], ...NAMES.map((name) => [WORDS[name]!, money(t.prior.gl.limits[name]!), money(low[name]!), money(gl.limits[name]!), money(high[name]!)]), ['Premium', money(t.prior.gl.premium), money(Math.round(gl.premium * 0.9)), money(gl.premium), money(Math.round(gl.premium * 1.3))]])}<p>Proposed period ${termOf(voice, gl)}. Nothing is bound by this page. I choose: ${brackets(false)} Basic ${brackets(false)} Standard ${brackets(false)} Premier</p>`)
  },
}

/** A company offers to renew: a page that looks like declarations. */
// biome-ignore format: a page
export const declaredOffer: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { auto } = t.policies
    return quote('', `<div class="ink">RENEWAL PROPOSAL &ndash; BUSINESS AUTO &ndash; THIS IS NOT A POLICY</div>${crate([['Expiring policy number', text(t.prior.auto.number)], ['Proposed policy period', termOf(voice, auto)]], [['Named insured', shown.insured(voice)], ['Agent', shown.agency(voice)]])}${tab('net last', ['Coverage', 'Expiring', 'Proposed'], [['Liability, each accident', money(t.prior.auto.limits.csl ?? t.prior.auto.limits.perAccident ?? 500_000), money(auto.limits.csl ?? auto.limits.perAccident!)], ['Uninsured motorists', money(60_000), money(60_000)], ['Premium', money(t.prior.auto.premium), money(auto.premium)]])}<p>Underwritten by ${shown.company(voice, 'auto')}. To accept, pay ${money(Math.round(auto.premium / 4))} by ${date(auto.effective)}.</p>`)
  },
}

/** Limits change: what they were, and what they are from now on. */
// biome-ignore format: a page
export const fromTo: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    return change('.ft td:nth-child(n+2), .ft th:nth-child(n+2) { text-align: right }', `<p class="mid bd">ENDORSEMENT NO. ${voice.chance.int(2, 9)}</p>${told([['Policy number', voice.number('gl')], ['Insured', insured(voice, ', ')], ['Company', voice.carrier('gl')], ['Producer', agency(voice, ', ')], ['Policy term', term(voice, 'gl')], ['Takes effect', onward(voice)]])}<h4>AMENDMENT OF LIMITS OF INSURANCE &ndash; COMMERCIAL GENERAL LIABILITY</h4>${tab('net ft', ['Limit', 'Is changed from', 'Is changed to'], NAMES.map((name) => [WORDS[name]!, money(t.prior.gl.limits[name]!), voice.limit('gl', name)]))}<p>Additional premium ${money(388)}. All other terms remain.</p>`)
  },
}

/** Another company of the group takes over, with another number: from and to in sentences. */
// biome-ignore format: a page
export const moved: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return change('p { margin: 8pt 0 }', `<h3>CHANGE OF COMPANY AND POLICY NUMBER</h3>${crate([['Insured', insured(voice)], ['Agent', agency(voice)]], [['Line', 'Workers compensation and employers liability'], ['Date of change', onward(voice, 'wc')], ['Policy period', term(voice, 'wc')]])}${paras(`The company shown in item 1 of the information page, ${text(t.names.carrier().name)}, is deleted and replaced by ${voice.carrier('wc')}.`, `The policy number, formerly ${text(t.prior.wc.number)}, is now ${voice.number('wc')}.`, `The limits of Part Two are: ${voice.limit('wc', 'accident')} each accident, ${voice.limit('wc', 'disease')} disease policy limit, ${voice.limit('wc', 'employee')} disease each employee. They replace limits of ${voice.money(t.prior.wc.limits.accident!)}, ${voice.money(t.prior.wc.limits.disease!)} and ${voice.money(t.prior.wc.limits.employee!)}.`)}`)
  },
}

/** Autos go and come, a coverage is taken out, and the limit of liability is raised. */
// biome-ignore format: a page
export const autosChanged: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const [came, went] = t.vehicles
    voice.notJudged(...AUTOS)
    const was = voice.truth.policies.auto.limits.csl ? [300_000, 500_000, 750_000, 1_000_000, 2_000_000].find((one) => one !== t.policies.auto.limits.csl)! : 65_000
    return change('', `${ends(`<b>${voice.carrier('auto')}</b>`, `BUSINESS AUTO POLICY CHANGES<br>${onward(voice, 'auto')}`)}${crate([['Policy number', voice.number('auto')], ['Policy period', term(voice, 'auto')]], [['Named insured', insured(voice)], ['Agent', agency(voice)]])}${tab('net', ['Change', 'What'], [['Auto added', `${came!.year} ${came!.make} ${came!.model} ${came!.vin}`], ['Auto deleted', `${went!.year} ${went!.make} ${went!.model} ${went!.vin}`], ['Coverage deleted', `Medical payments ${money(5000)}`], ['Liability was', `${money(was)} each accident`], ...voice.limits('auto', { csl: 'Liability is now, each accident', perPerson: 'Bodily injury is now, each person', perAccident: 'Bodily injury is now, each accident', damage: 'Property damage is now, each accident' })])}<p>Premium for the change: ${money(517)}</p>`)
  },
}

/** Cancelled, and rewritten elsewhere. */
// biome-ignore format: a page
export const rewritten: Paper = {
  draw: (voice) => {
    const { truth: t, text, date, money } = voice
    const { gl } = t.policies
    return paper('notice', 'names only')('', `<h3>CANCELLATION AND REWRITE</h3><p>${shown.insured(voice)}</p>${tab('net', ['', 'Cancelled', 'Rewritten'], [['Company', shown.company(voice, 'gl'), text(t.names.carrier().name)], ['Policy', text(t.prior.gl.number), text(gl.number)], ['Effective', date(daysLater(gl.effective, 33)), date(daysLater(gl.effective, 33))], ['Each occurrence', money(t.prior.gl.limits.occurrence!), money(gl.limits.occurrence!)]])}<p>Notice is given that the policy in the first column is cancelled at your request. Return premium will be sent to ${shown.agent(voice)}.</p>`)
  },
}

/** An adjuster writes of limits of two terms. */
// biome-ignore format: a page
export const position: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    return paper('letter', 'names only')('p { margin: 9pt 0 }', `<p>${shown.company(voice, 'gl')}<br>Coverage Counsel</p><p>${onward(voice)}</p><p>${shown.insured(voice)}</p><p>Claim ${t.claims[0]!.number}; policies ${text(t.prior.gl.number)} and ${text(gl.number)}</p>${paras('We reserve our rights under both policies, as follows.', `The policy for ${termOf(voice, t.prior.gl)} had limits of ${money(t.prior.gl.limits.occurrence!)} each occurrence and ${money(t.prior.gl.limits.aggregate!)} aggregate. The policy for ${termOf(voice, gl)} has limits of ${money(gl.limits.occurrence!)} and ${money(gl.limits.aggregate!)}.`, 'We do not yet know when the damage began. We will share in the defense until that is known.', 'Very truly yours,')}`)
  },
}

/** Lines and terms of an account in one table, with expense apart; what is paid in all is a column of its own. */
// biome-ignore format: a page
export const manyTerms: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const [a, rest] = parted(t.claims)
    const [b, c] = parted(rest)
    const parts = [{ words: 'GENERAL LIABILITY', policy: t.policies.gl, claims: claimsOf(a, t.policies.gl, 'gl') }, { words: 'GENERAL LIABILITY', policy: t.prior.gl, claims: claimsOf(b, t.prior.gl, 'gl') }, { words: 'AUTOMOBILE', policy: t.prior.auto, claims: claimsOf(c, t.prior.auto, 'auto') }]
    const sums = (words: string, list: typeof a) => `<tr class="ms"><td colspan="4">${words}</td><td></td><td></td><td>${all(list, paid)}</td><td>${all(list, open)}</td><td>${all(list, back)}</td><td>${all(list, net)}</td></tr>`
    return run(`${wide} .mt td:nth-child(n+5), .mt th:nth-child(n+5), .ms td:nth-child(n+2) { text-align: right } .ms td { font-weight: bold; border-top: 0.8pt solid #000 } .mh td { background: #eee; print-color-adjust: exact } .mt td:first-child, .mt td:nth-child(2) { white-space: nowrap } .mt .mh td, .mt .ms td { white-space: normal } .mt { font-size: 0.94em }`,
      `<h3>${shown.company(voice, 'gl')} Account Loss Summary</h3><p>${text(t.insured.name)} &emsp; as of ${valued(voice)}</p><table class="hair mt"><thead><tr><th>Claim No.</th><th>Loss Date</th><th>Status</th><th>Claimant / Description</th><th>Indemnity Paid</th><th>Expense Paid</th><th>Total Paid</th><th>Total Reserves</th><th>Recovered</th><th>Net Incurred</th></tr></thead><tbody>${parts.map(({ words, policy, claims }) => `<tr class="mh"><td colspan="10">${words} &emsp; Policy ${text(policy.number)} &emsp; ${termOf(voice, policy)}</td></tr>${claims.length ? claims.map((one) => `<tr><td>${one.number}</td><td>${date(one.loss)}</td><td>${one.status}</td><td>${text(one.claimant)}<br>${text(one.description)}</td><td>${cents(one.paid - round(one.paid * 0.15))}</td><td>${cents(round(one.paid * 0.15))}</td><td>${cents(one.paid)}</td><td>${cents(one.reserves)}</td><td>${cents(one.recovered)}</td><td>${cents(net(one))}</td></tr>`).join('') + sums('Policy total', claims) : '<tr><td colspan="10">No claims</td></tr>'}`).join('')}${sums('Account total', parts.flatMap(({ claims }) => claims))}</tbody></table>`,
      { records: parts.flatMap(({ policy, claims }) => claims.map((one) => entry(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description, claim_recovered: one.recovered }))), running: 'Account loss summary' })
  },
}

/** Typed: three lines for each claim, with a reason and a note between. */
// biome-ignore format: a page
export const threeLines: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { auto } = t.policies
    const claims = claimsOf(t.claims, auto, 'auto').map((one, at) => ({ ...one, driver: t.drivers[at % t.drivers.length]!.name }))
    return run('', `<h4>${shown.company(voice, 'auto')}</h4><p>Auto losses of policy ${text(auto.number)}, ${termOf(voice, auto)}; the renewal carries another number. As of ${valued(voice)}.</p>${claims.map((one) => `<div class="keep">${type(8.2, [`CLAIM ${pad(one.number, 20)} DOL ${pad(date(one.loss), 14)} RPT ${pad(date(one.reported), 14)} ${one.status.toUpperCase()}${one.closed ? ` ${date(one.closed)}` : ''}`, `  DRIVER ${pad(text(one.driver.toUpperCase()), 28)} CAUSE: ${text(one.description.toUpperCase())}`, `  PAID ${pad(cents(one.paid), 16)} RESERVE ${pad(cents(one.reserves), 16)} RECOVERY ${pad(cents(one.recovered), 14)} NET ${cents(net(one))}`, ''])}</div>`).join('')}`,
      { records: claims.map((one) => entry(voice, one, { policy_number: auto.number, date_reported: date(one.reported), ...(one.closed ? { date_closed: ended(voice, one) } : {}), driver: one.driver, description: one.description, claim_recovered: one.recovered })) })
  },
}

/** What is bound of umbrella and auto, with what lies below and what another insurer has. */
// biome-ignore format: a page
export const twoCompanies: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    voice.notJudged(...AUTOS)
    return bound('', `<h3>COVER NOTE</h3>${halves(`Insured<br>${insured(voice)}`, `Broker<br>${agency(voice)}<br>${issued(voice, 'auto')}`)}<h4>Bound with us</h4>${told([['Company', voice.carrier('auto')], ['Business auto policy', voice.number('auto')], ['Period', term(voice, 'auto')]])}${leaders(voice.limits('auto', { csl: 'Combined single limit', perPerson: 'Bodily injury each person', perAccident: 'Bodily injury each accident', damage: 'Property damage each accident' }))}${told([['Company', voice.carrier('umbrella')], [`${voice.tick('umbrella.umbrella', 'Umbrella')} policy`, voice.number('umbrella')], ['Period', term(voice, 'umbrella')]])}${leaders([['Each occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Retention', retained(voice, 'None')]])}<h4>Not placed</h4><p>General liability ended with policy ${text(t.prior.gl.number)} of ${text(t.names.carrier().name)}, ${termOf(voice, t.prior.gl)}, ${money(t.prior.gl.limits.occurrence!)} each occurrence. Nothing has replaced it.</p>`)
  },
}
