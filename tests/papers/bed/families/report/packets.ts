import type { Paper } from '../../family.ts'
import type { Location } from '../../listed.ts'
import type { Voice } from '../../voice.ts'
import { beside, cell, cents, form, formsOf, limitLines, next, ofPolicy, page, policy, seen, site, table, term, termOf, texts, theAgent, theInsured, total, trigger, unmarked } from './kit.ts' // biome-ignore format: a list

const LIMITS = { occurrence: 'Each Occurrence Limit', rented: 'Damage to Premises Rented to You Limit', medical: 'Medical Expense Limit', personal: 'Personal and Advertising Injury Limit', aggregate: 'General Aggregate Limit', products: 'Products/Completed Operations Aggregate Limit' } // biome-ignore format: a table
const exposures = (voice: Voice) => voice.truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, territory: one.territory, exposure_basis: one.basis, exposure: one.exposure.toLocaleString('en-US'), rate: one.rate, premium: voice.money(one.premium) })) // biome-ignore format: a record
const inLiability = (voice: Voice, all: ReturnType<typeof exposures>) => [
  ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', all),
  ...ofPolicy(voice, 'CGL', 'policy_location_item', all.map((one) => ({ location_number: one.location_number, territory: one.territory, class_code: one.class_code, classification: one.classification, exposure_basis: one.exposure_basis }))),
  ...ofPolicy(voice, 'CGL', 'policy_premium_item', all.map((one) => ({ location_number: one.location_number, class_code: one.class_code, premium_basis: one.exposure_basis, exposure: one.exposure, rate: one.rate, premium: one.premium }))),
  ...formsOf(voice, 'CGL'),
] // biome-ignore format: lists
const formTable = ({ truth: t, text }: Voice) => table('lines', ['Form Number', 'Edition', 'Form Title'], t.forms.map((one) => [one.number, one.edition, text(one.title)])) // biome-ignore format: a table
const rules = texts('CANCELLATION. The first Named Insured shown in the Declarations may cancel this policy by mailing or delivering to us advance written notice of cancellation.', 'CHANGES. This policy contains all the agreements between you and us concerning the insurance afforded.', 'EXAMINATION OF YOUR BOOKS AND RECORDS. We may examine and audit your books and records as they relate to this policy.') // biome-ignore format: texts

/** Liability with its classes in a table across pages, heads again on each. */
// biome-ignore format: a packet
export const liabilityWhole: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const all = exposures(voice)
    return policy(`<h2>${voice.carrier('gl')}</h2><p>COMMERCIAL GENERAL LIABILITY DECLARATIONS</p>${beside(['Policy Number', voice.number('gl')], ['Policy Period', term(voice, 'gl')], ['Named Insured', theInsured(voice)], ['Producer', theAgent(voice)], ['Coverage form', trigger(voice)])}${limitLines(voice.limits('gl', LIMITS))}
      ${next}<h4>CLASSIFICATION AND LOCATION SCHEDULE</h4>${table('form', ['Location Number', 'Territory', 'Class Code', 'Classification', 'Exposure Basis', 'Exposure', 'Rate', 'Premium'], all.map((one) => [one.location_number, one.territory, one.class_code, text(one.classification), one.exposure_basis, one.exposure, one.rate, one.premium]), { from: 5 })}<p>Total premium ${money(total(t.locations, (one) => one.premium))}</p>${next}<h4>FORMS AND ENDORSEMENTS</h4>${formTable(voice)}${next}<h4>COMMON POLICY CONDITIONS</h4>${rules}`, 'table { page-break-inside: auto }', { records: inLiability(voice, all), running: `${text(t.policies.gl.number)} &emsp; General Liability` })
  },
}

/** The same, a class a card with its own address. */
// biome-ignore format: a packet
export const classCards: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    const all = exposures(voice)
    return policy(`<div class="bar">General Liability Policy</div>${form([cell('Policy Number', voice.number('gl')), cell('Policy Period', term(voice, 'gl'))], [cell('Company', voice.carrier('gl')), cell('Agency', theAgent(voice))], [cell('Named Insured', theInsured(voice), 2)])}<p>Basis: ${trigger(voice)}</p>${limitLines(voice.limits('gl', LIMITS))}
      ${next}<h4>Rating detail</h4>${all.map((one, at) => `<table class="form whole"><tr>${cell('Location Number', one.location_number)}${cell('Class Code', one.class_code)}${cell('Territory', one.territory)}${cell('Exposure Basis', one.exposure_basis)}</tr><tr>${cell('Classification', text(one.classification), 2)}${cell('Exposure', one.exposure)}${cell('Rate', one.rate)}</tr><tr>${cell('Premises', site(voice, t.locations[at]!), 3)}${cell('Premium', one.premium)}</tr></table>`).join('')}${next}<h4>Forms</h4>${formTable(voice)}`, '', { records: inLiability(voice, all) })
  },
}

const covered = (voice: Voice, one: Location) => [
  { coverage: 'Building', limit: voice.money(one.building), deductible: voice.money(2500), valuation: 'Replacement Cost' },
  { coverage: 'Business Personal Property', limit: voice.money(one.contents), deductible: voice.money(1000), valuation: 'Actual Cash Value' },
] // biome-ignore format: a list

/** Owners: an address once for the rows of its building. */
// biome-ignore format: a packet
export const ownersWhole: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    voice.notJudged('professional')
    const all = t.locations.flatMap((one) => covered(voice, one).map((more) => ({ location_number: one.number, building_number: '1', premises_address: unmarked(site(voice, one)), ...more })))
    const body = t.locations.map((one) => covered(voice, one).map((more, at) => `<tr>${at ? '<td></td><td></td><td></td>' : `<td>${one.number}</td><td>1</td><td>${site(voice, one)}</td>`}<td>${more.coverage}</td><td class="num">${more.limit}</td><td class="num">${more.deductible}</td><td>${more.valuation}</td></tr>`).join('')).join('')
    return policy(`<h3 class="ctr">BUSINESSOWNERS POLICY</h3>${form([cell('Policy Number', voice.number('gl')), cell('Policy Period', term(voice, 'gl')), cell('Insurer', voice.carrier('gl'))], [cell('Named Insured', theInsured(voice)), cell('Agent', theAgent(voice), 2)])}<p><b>Liability</b></p>${table('lines', [], [['Liability and Medical Expenses, each occurrence', voice.limit('gl', 'occurrence')], ['Medical Expenses, each person', voice.limit('gl', 'medical')], ['Damage to Premises Rented to You', voice.limit('gl', 'rented')], ['General Aggregate', voice.limit('gl', 'aggregate')], ['Products/Completed Operations Aggregate', voice.limit('gl', 'products')]], { from: 1 })}
      ${next}<h4>PROPERTY</h4><table class="lines"><thead><tr><th>Loc. No.</th><th>Bldg. No.</th><th>Premises Address</th><th>Coverage</th><th class="num">Limit</th><th class="num">Deductible</th><th>Valuation</th></tr></thead><tbody>${body}</tbody></table>${next}<h4>FORMS</h4>${formTable(voice)}${rules}`, '', { records: [...ofPolicy(voice, 'BOP', 'bop_coverage_item', all), ...formsOf(voice, 'BOP')], running: text(t.insured.name) })
  },
}

/** Compensation with classes on a page of their own. */
// biome-ignore format: a packet
export const compWhole: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const all = t.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }))
    return policy(`<h3>${voice.carrier('wc')}</h3><p>WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY</p>${form([cell('Policy Number', voice.number('wc')), cell('Policy Period', term(voice, 'wc'))], [cell('1. Insured', theInsured(voice)), cell('Producer', theAgent(voice))], [cell('3. A. Workers compensation: states', t.insured.address.state, 2)], [cell('3. B. Employers liability', `Bodily Injury by Accident ${voice.limit('wc', 'accident')} each accident<br>Bodily Injury by Disease ${voice.limit('wc', 'disease')} policy limit<br>Bodily Injury by Disease ${voice.limit('wc', 'employee')} each employee`, 2)])}
      ${next}<h4>SCHEDULE OF CLASSIFICATIONS</h4>${table('lines', ['State', 'Class Code', 'Classification', 'Annual Payroll', 'Manual Rate', 'Estimated Premium'], all.map((one) => [one.state, one.class_code, text(one.classification), one.annual_payroll, one.manual_rate, one.estimated_premium]), { from: 3, below: `<tr class="heavy"><td colspan="5" class="num">Manual premium</td><td class="num">${money(total(t.work, (one) => one.premium))}</td></tr>` })}${next}<h4>FORMS</h4>${formTable(voice)}`, '', { records: [...ofPolicy(voice, 'WC', 'wc_class_code_item', all), ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ state: one.state, class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium }))), ...formsOf(voice, 'WC')] })
  },
}

/** A bill for classes of a policy: amounts as printed for an audit. */
// biome-ignore format: a page
export const auditSheet: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return page('invoice', 'names only')(`<h3>${seen.company(voice, 'wc')}</h3><p>PREMIUM AUDIT INVOICE</p>${beside(['Insured', seen.insured(voice)], ['Policy', text(t.policies.wc.number)], ['Term', termOf(voice, t.policies.wc)])}${table('lines', ['Code', 'Audited payroll', 'Rate', 'Premium'], t.work.map((one) => [one.code, cents(one.payroll), one.rate, cents(one.premium)]), { from: 1 })}<p>Pay ${cents(total(t.work, (one) => one.premium) - t.policies.wc.premium / 2)} now.</p>`)
  },
}
