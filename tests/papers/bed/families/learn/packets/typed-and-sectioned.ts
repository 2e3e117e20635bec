import type { LearnFamily, Paper } from '../../../family.ts'
import type { Location } from '../../../listed.ts'
import { locationAdded } from '../changes/location-and-waiver.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { dollars, slashedDate, sumOf } from '../kit/amounts.ts'
import { caption, crate, ends, halves, leaders, padded, paragraphs, told, typedBeside, typedBlock, wordsInOne } from '../kit/blocks.ts' // biome-ignore format: a list
import { agencyTold, bankOrMortgage, carrierName, insuredTold, siteOnWharfStreet } from '../kit/parties.ts'
import { formsOf, ofPolicy } from '../kit/records.ts'
import { cratedDeclarations, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { pagesOf, table } from '../kit/tables.ts'
import { termTold, trigger } from '../kit/terms.ts'

const amount = (one: Location) => one.exposure.toLocaleString('en-US')
const LIMITS = { aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate', personal: 'Personal and Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table
const RULES = [
  ['Cancellation', 'The first Named Insured may cancel this policy by mailing to us notice in advance. We may cancel by mailing notice at least ten days before the effective date if premium has not been paid, and thirty days before for any other reason. If notice is mailed, proof of mailing is proof of notice.'],
  ['Changes', 'This policy contains all the agreements between you and us. Its terms may be changed only by an endorsement that we issue.'],
  ['Books and records', 'We may examine and audit your books and records as they relate to this policy at any time during the policy period and for three years after it.'],
  ['Transfer of rights', 'Your rights and duties may not be transferred without our consent, except in the case of death of an individual Named Insured.'],
  ['Other insurance', 'This insurance is primary except where it says that it is excess. When it is excess we have no duty to defend any claim that another insurer has a duty to defend.'],
] as const // biome-ignore format: texts
const rules = (title: string) =>
  `${newPageSpaced}<h3>${title}</h3>${paragraphs(...RULES.map(([name, words], at) => `<b>${at + 1}. ${name}.</b> ${words}`))}`

/** A policy of liability: common page, limits, hazards with exposures, premises, forms, rules. */
// biome-ignore format: a packet
const liabilityPolicy: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    const hazards = t.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, territory: one.territory, exposure_basis: one.basis, exposure: amount(one), rate: one.rate, premium: money(one.premium) }))
    const places = t.locations.map((one) => ({ location_number: one.number, premises_address: wordsInOne(siteOnWharfStreet(voice, one)), territory: one.territory, class_code: one.classCode, classification: one.classification }))
    const head = (title: string) => `${ends(`<b>${carrierName(voice, 'gl')}</b>`, `${title}<br>Policy ${text(gl.number)}`)}<hr>`
    return cratedDeclarations('.hz td:nth-child(n+6), .hz th:nth-child(n+6) { text-align: right }',
      `<h2 class="mid">${voice.carrier('gl')}</h2><h3 class="mid">COMMERCIAL GENERAL LIABILITY POLICY</h3>${told([['Policy Number', voice.number('gl')], ['Policy Period', termTold(voice, 'gl')], ['Named Insured', insuredTold(voice)], ['Agency', agencyTold(voice)], ['Agency phone', voice.reach('phone')]])}<p>Coverage is ${trigger(voice, 'occurrence', 'claims-made')} coverage.</p><h4>Limits of Insurance</h4>${leaders(voice.limits('gl', LIMITS))}<p>Total advance premium ${money(sumOf(t.locations, (one) => one.premium))}; minimum premium ${money(250)}. Prior policy ${text(t.prior.gl.number)}.</p>
      ${newPageSpaced}${head('SCHEDULE OF HAZARDS')}${table('net slim hz', ['Location Number', 'Class Code', 'Classification', 'Territory', 'Exposure Basis', 'Exposure', 'Rate', 'Premium'], hazards.map((one) => [one.location_number, one.class_code, text(one.classification), one.territory, one.exposure_basis, one.exposure, one.rate, one.premium]), `<tr class="bd"><td colspan="7">Total</td><td>${money(sumOf(t.locations, (one) => one.premium))}</td></tr>`)}
      ${newPageSpaced}${head('DESIGNATED PREMISES')}${table('hair', ['Location Number', 'Premises Address', 'Territory', 'Class Code', 'Classification'], places.map((one) => [one.location_number, text(one.premises_address), one.territory, one.class_code, text(one.classification)]))}
      ${newPageSpaced}${head('FORMS SCHEDULE')}${table('hair', ['Form Number', 'Edition Date', 'Form Title'], t.forms.map((one) => [one.number, one.edition, text(one.title)]))}${rules('COMMON POLICY CONDITIONS')}`,
      { records: [...ofPolicy(voice, 'CGL', 'cgl_exposure_item', hazards), ...ofPolicy(voice, 'CGL', 'policy_location_item', places), ...ofPolicy(voice, 'CGL', 'policy_premium_item', hazards.map((one) => ({ location_number: one.location_number, class_code: one.class_code, premium_basis: one.exposure_basis, exposure: one.exposure, rate: one.rate, premium: one.premium }))), ...formsOf(voice, 'CGL')] })
  },
}

/** The same in typed lines, two for each class. */
// biome-ignore format: a packet
const typedPolicy: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    const all = t.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis, exposure: amount(one), rate: one.rate, premium: money(one.premium) }))
    const head = (title: string) => [`${padded(text(gl.carrier.name.toUpperCase()), 60)}${title}`, `POLICY NUMBER ${text(gl.number)}`, '-'.repeat(98)]
    return cratedDeclarations('', `${typedBlock(8.6, [`${voice.carrier('gl')}`, 'GENERAL LIABILITY POLICY DECLARATIONS', '', `POLICY NUMBER   ${voice.number('gl')}`, `POLICY PERIOD   ${voice.effective('gl')} TO ${voice.expiration('gl')}`, '', ...typedBeside(['NAMED INSURED', voice.insured(), ...voice.insuredAddress()], ['AGENT', voice.producer(), ...voice.producerAddress()], 54), '', 'LIMITS OF INSURANCE', ...voice.limits('gl', LIMITS).map(([words, limit]) => `  ${padded(words.toUpperCase(), 50)}${padded(limit, 18, true)}`), '', `FORM: ${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}`])}
      ${pagesOf(all, 18).map((page) => newPageSpaced + typedBlock(8.6, [...head('RATING SCHEDULE'), `${padded('LOC', 6)}${padded('CLASS CODE', 12)}${padded('PREMIUM BASIS', 22)}${padded('EXPOSURE', 16, true)}${padded('RATE', 12, true)}${padded('PREMIUM', 16, true)}`, '', ...page.flatMap((one) => [`${padded(one.location_number, 6)}${padded(one.class_code, 12)}${padded(one.exposure_basis.toUpperCase(), 22)}${padded(one.exposure, 16, true)}${padded(one.rate, 12, true)}${padded(one.premium, 16, true)}`, `      ${text(one.classification.toUpperCase())}`, ''])])).join('')}
      ${newPageSpaced}${typedBlock(8.6, [...head('FORMS ATTACHED'), `${padded('FORM NUMBER', 18)}${padded('EDITION', 14)}TITLE`, '', ...t.forms.map((one) => `${padded(one.number, 18)}${padded(one.edition, 14)}${text(one.title.toUpperCase())}`)])}`,
      { records: [...ofPolicy(voice, 'CGL', 'cgl_exposure_item', all), ...ofPolicy(voice, 'CGL', 'policy_location_item', all.map((one) => ({ location_number: one.location_number, class_code: one.class_code, classification: one.classification, exposure_basis: one.exposure_basis }))), ...ofPolicy(voice, 'CGL', 'policy_premium_item', all.map((one) => ({ location_number: one.location_number, class_code: one.class_code, premium_basis: one.exposure_basis, exposure: one.exposure, rate: one.rate, premium: one.premium }))), ...formsOf(voice, 'CGL')] })
  },
}

const covered = (voice: Parameters<typeof trigger>[0], one: Location) => [
  { coverage: 'Building', limit: voice.money(one.building), deductible: voice.money(1000), valuation: 'Replacement Cost' },
  { coverage: 'Business Personal Property', limit: voice.money(one.contents), deductible: voice.money(1000), valuation: 'Replacement Cost' },
] // biome-ignore format: a list

/** Owners: liability first, then one table of all buildings, forms and rules. */
// biome-ignore format: a packet
const ownersPolicy: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    const all = t.locations.flatMap((one) => covered(voice, one).map((more) => ({ location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnWharfStreet(voice, one)), ...more })))
    return cratedDeclarations('.oz td:nth-child(5), .oz td:nth-child(6), .oz th:nth-child(5), .oz th:nth-child(6) { text-align: right }',
      `<div class="ink">BUSINESSOWNERS POLICY</div>${crate([['Company', voice.carrier('gl')], ['Policy number', voice.number('gl')], ['Policy period', termTold(voice, 'gl')]], [['Named insured', insuredTold(voice)], ['Agent', agencyTold(voice)]])}<h4>Liability</h4>${table('hair last', [], [['Liability and medical expenses, each occurrence', voice.limit('gl', 'occurrence')], ['Medical expenses, each person', voice.limit('gl', 'medical')], ['Damage to premises rented to you', voice.limit('gl', 'rented')], ['Products/completed operations aggregate', voice.limit('gl', 'products')], ['General aggregate', voice.limit('gl', 'aggregate')]])}<p>Premium for all coverages ${money(gl.premium)}. Mortgageholder: ${bankOrMortgage(voice)}</p>
      ${newPageSpaced}<h4>Property schedule</h4>${table('net slim oz', ['Loc. No.', 'Bldg. No.', 'Premises Address', 'Coverage', 'Limit', 'Deductible', 'Valuation'], all.map((one) => [one.location_number, one.building_number, text(one.premises_address), one.coverage, one.limit, one.deductible, one.valuation]))}
      ${newPageSpaced}<h4>Forms</h4>${table('hair', ['Form Number', 'Edition Date', 'Form Title'], t.forms.map((one) => [one.number, one.edition, text(one.title)]))}${rules('BUSINESSOWNERS COMMON CONDITIONS')}`,
      { records: [...ofPolicy(voice, 'BOP', 'bop_coverage_item', all), ...formsOf(voice, 'BOP')], running: `${text(gl.number)} &emsp; ${text(t.insured.name)}` })
  },
}

/** Owners: a section for each building with captions over values. */
// biome-ignore format: a packet
const ownersSections: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    voice.notJudged('professional')
    const all = t.locations.flatMap((one) => covered(voice, one).map((more) => ({ location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnWharfStreet(voice, one)), ...more })))
    const section = (one: Location) => `<div class="keep sx"><div class="ends"><b>Location ${one.number} &nbsp; Building 1</b><span>${siteOnWharfStreet(voice, one)}</span></div><div class="halves">${covered(voice, one).map((more) => `<div>${caption('Coverage', more.coverage)}${caption('Limit', more.limit)}${caption('Deductible', more.deductible)}${caption('Valuation', more.valuation)}</div>`).join('')}</div></div>`
    return cratedDeclarations('.sx { border: 0.6pt solid #667; padding: 4pt; margin: 6pt 0 }',
      `${ends(`<h2>${voice.carrier('gl')}</h2>`, 'Business Owners Package')}${told([['Policy', voice.number('gl')], ['Effective', voice.effective('gl')], ['Expires', voice.expiration('gl')]])}${halves(caption('Insured', insuredTold(voice)), caption('Agent', agencyTold(voice)))}<h4>Your liability limits</h4>${leaders([['Each occurrence', voice.limit('gl', 'occurrence')], ['General aggregate', voice.limit('gl', 'aggregate')], ['Products/completed operations aggregate', voice.limit('gl', 'products')], ['Personal and advertising injury', voice.limit('gl', 'personal')], ['Damage to premises rented to you', voice.limit('gl', 'rented')], ['Medical expense, any one person', voice.limit('gl', 'medical')]])}<p>Annual premium ${money(t.policies.gl.premium)}</p>
      ${newPageSpaced}<h4>Your buildings</h4>${t.locations.map(section).join('')}<h4>Endorsements</h4>${table('slim', ['Form Number', 'Edition Date', 'Form Title'], t.forms.map((one) => [one.number, one.edition, text(one.title)]))}`,
      { records: [...ofPolicy(voice, 'BOP', 'bop_coverage_item', all), ...formsOf(voice, 'BOP')] })
  },
}

/** Compensation: information page, classes, forms. */
// biome-ignore format: a packet
const compPolicy: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { wc } = t.policies
    const all = t.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }))
    return cratedDeclarations('.cx td:nth-child(n+4), .cx th:nth-child(n+4) { text-align: right }',
      `<h3>${voice.carrier('wc')}</h3><p>WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY &ndash; INFORMATION PAGE</p>${told([['Policy number', voice.number('wc')], ['1. Insured', insuredTold(voice)], ['2. Policy period', termTold(voice, 'wc')], ['3.A. States', t.insured.address.state], ['3.B. Accident', `${voice.limit('wc', 'accident')} each accident`], ['Disease', `${voice.limit('wc', 'disease')} policy limit`], ['Disease', `${voice.limit('wc', 'employee')} each employee`], ['Producer', agencyTold(voice)]])}
      ${newPageSpaced}${ends('<b>4. CLASSIFICATION SCHEDULE</b>', `Policy ${text(wc.number)}`)}${table('net cx', ['State', 'Class Code', 'Classification', 'Annual Payroll', 'Manual Rate', 'Estimated Premium'], all.map((one) => [one.state, one.class_code, text(one.classification), one.annual_payroll, one.manual_rate, one.estimated_premium]), `<tr class="bd"><td colspan="5">Total manual premium</td><td>${money(sumOf(t.work, (one) => one.premium))}</td></tr>`)}<p>Expense constant ${money(190)}. Deposit ${money(Math.round(wc.premium / 5))}.</p>
      ${newPageSpaced}<h4>FORMS MADE A PART OF THIS POLICY</h4>${table('hair', ['Form Number', 'Edition Date', 'Form Title'], t.forms.map((one) => [one.number, one.edition, text(one.title)]))}${rules('CONDITIONS')}`,
      { records: [...ofPolicy(voice, 'WC', 'wc_class_code_item', all), ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ state: one.state, class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium }))), ...formsOf(voice, 'WC')] })
  },
}

/** Compensation in typed lines. */
// biome-ignore format: a packet
const compTyped: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { wc } = t.policies
    const all = t.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }))
    return cratedDeclarations('', `${typedBlock(8.4, [voice.carrier('wc'), 'STANDARD WORKERS COMPENSATION POLICY', '', `POLICY NUMBER  ${voice.number('wc')}    TERM ${voice.effective('wc')} TO ${voice.expiration('wc')}`, '', ...typedBeside(['EMPLOYER', voice.insured(), ...voice.insuredAddress()], ['AGENT', voice.producer(), ...voice.producerAddress()], 54), '', 'EMPLOYERS LIABILITY LIMITS', `  BODILY INJURY BY ACCIDENT   EACH ACCIDENT  ${padded(voice.limit('wc', 'accident'), 16, true)}`, `  BODILY INJURY BY DISEASE    EACH EMPLOYEE  ${padded(voice.limit('wc', 'employee'), 16, true)}`, `  BODILY INJURY BY DISEASE    POLICY LIMIT   ${padded(voice.limit('wc', 'disease'), 16, true)}`])}
      ${newPageSpaced}${typedBlock(8.4, [`POLICY ${text(wc.number)}     CLASSIFICATION OF OPERATIONS`, '', `${padded('ST', 5)}${padded('CODE', 7)}${padded('CLASSIFICATION', 38)}${padded('ANNUAL PAYROLL', 18, true)}${padded('RATE', 9, true)}${padded('EST PREMIUM', 18, true)}`, '-'.repeat(95), ...all.map((one) => `${padded(one.state, 5)}${padded(one.class_code, 7)}${padded(text(one.classification.toUpperCase()), 38)}${padded(one.annual_payroll, 18, true)}${padded(one.manual_rate, 9, true)}${padded(one.estimated_premium, 18, true)}`), '-'.repeat(95), `${padded('TOTAL', 77)}${padded(money(sumOf(t.work, (one) => one.premium)), 18, true)}`, '', '', 'ENDORSEMENTS', `${padded('FORM NUMBER', 18)}${padded('EDITION', 12)}TITLE`, ...t.forms.map((one) => `${padded(one.number, 18)}${padded(one.edition, 12)}${text(one.title.toUpperCase())}`)])}`,
      { records: [...ofPolicy(voice, 'WC', 'wc_class_code_item', all), ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ state: one.state, class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium }))), ...formsOf(voice, 'WC')] })
  },
}

export const typedAndSectionedFamilies: LearnFamily[] = [
  { name: 'plain change system', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9], { date: slashedDate, money: dollars, capitals: true }), papers: withNotes({ locationAdded, compTyped, typedPolicy }) },
  { name: 'plain whole policies', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: withNotes({ liabilityPolicy, ownersPolicy, compPolicy, ownersSections }) },
] // biome-ignore format: a family in a line
