import type { Paper } from '../../family.ts'
import type { Voice } from '../../voice.ts'
import { before, beside, cell, check, dayAfter, fill, form, limitLines, mono, next, policy, seen, shared, sides, site, table,  theAgent, theInsured, total, trigger, wide } from './kit.ts' // biome-ignore format: a list

/** Limits in the order and the words of the bureau's page. */
const bureauLimits = (voice: Voice) =>
  limitLines([
    ['EACH OCCURRENCE LIMIT', voice.limit('gl', 'occurrence')],
    ['&emsp;DAMAGE TO PREMISES RENTED TO YOU LIMIT', voice.limit('gl', 'rented'), 'Any one premises'],
    ['&emsp;MEDICAL EXPENSE LIMIT', voice.limit('gl', 'medical'), 'Any one person'],
    ['PERSONAL &amp; ADVERTISING INJURY LIMIT', voice.limit('gl', 'personal'), 'Any one person or organization'],
    ['GENERAL AGGREGATE LIMIT', voice.limit('gl', 'aggregate')],
    ['PRODUCTS/COMPLETED OPERATIONS AGGREGATE LIMIT', voice.limit('gl', 'products')],
  ]) // biome-ignore format: a list

const classes = (voice: Voice, name: string) =>
  table(
    name,
    ['Loc', 'Classification', 'Code No.', 'Premium basis', 'Rate<br>Prem/Ops', 'Rate<br>Prod/CO', 'Advance premium'],
    voice.truth.locations.map((one) => [one.number, voice.text(one.classification), one.classCode, `${one.exposure.toLocaleString('en-US')}<br><span class="fine">${one.basis}</span>`, one.rate, 'Incl.', voice.money(one.premium)]),
    { from: 4 },
  ) // biome-ignore format: a table

/** The bureau's page of a liability part, in capitals. */
// biome-ignore format: a page
export const bureauPage: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    return policy(`<div class="ctr"><b>COMMERCIAL GENERAL LIABILITY DECLARATIONS</b></div>
      <table class="lines"><tr><td style="width:50%">${voice.carrier('gl')}<br><span class="fine">${seen.companyAt(voice, 'gl')}</span></td><td>${theAgent(voice)}</td></tr></table>
      <p>NAMED INSURED: ${voice.insured()}<br>MAILING ADDRESS: ${voice.insuredAddress().join(', ')}</p>
      <p>POLICY NUMBER: ${voice.number('gl')} &emsp;&emsp; RENEWAL OF: ${text(t.prior.gl.number)}</p>
      <p>POLICY PERIOD: FROM ${fill(voice.effective('gl'))} TO ${fill(voice.expiration('gl'))} AT 12:01 A.M. TIME AT YOUR MAILING ADDRESS SHOWN ABOVE</p>
      <p class="fine">IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY.</p>
      <div class="gray ctr heavy">LIMITS OF INSURANCE</div>${bureauLimits(voice)}
      <div class="gray ctr heavy">RETROACTIVE DATE (CG 00 02 ONLY)</div><p>${voice.truth.policies.gl.claimsMade ? `THIS INSURANCE IS ${voice.tick('gl.claimsMade', 'CLAIMS-MADE')}. RETROACTIVE DATE: ${dayAfter(voice, -730)}` : 'NOT APPLICABLE'}</p>
      <div class="gray ctr heavy">DESCRIPTION OF BUSINESS</div><p>FORM OF BUSINESS: ${check(false)} INDIVIDUAL ${check(true)} LIMITED LIABILITY COMPANY ${check(false)} PARTNERSHIP ${check(false)} JOINT VENTURE</p>
      <div class="gray ctr heavy">CLASSIFICATION AND PREMIUM</div>${classes(voice, 'form')}
      <p class="num">PREMIUM SHOWN IS PAYABLE: AT INCEPTION ${money(total(t.locations, (one) => one.premium))}</p><p>COUNTERSIGNED ${fill('&nbsp;')} BY ${fill('&nbsp;')}<br><span class="fine">ISSUED ${before(voice)}</span></p>`)
  },
}

/** Terms across the head of a page, limits at the left and who it is for at the right. */
// biome-ignore format: a page
export const sidePage: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    return policy(`<div class="bar">GENERAL LIABILITY POLICY DECLARATION</div>
      ${form([cell('POLICY NO.', voice.number('gl')), cell('EFF. DATE', voice.effective('gl')), cell('EXP. DATE', voice.expiration('gl')), cell('AGENCY CODE', t.producer.code), cell('ACCOUNT BILL', 'DIRECT')])}
      ${sides(`<b>Limits</b>${table('lines', [], [['General Aggregate<br><span class="fine">other than Products</span>', voice.limit('gl', 'aggregate')], ['Products &amp; Completed Ops Aggregate', voice.limit('gl', 'products')], ['Personal &amp; Advertising Injury', voice.limit('gl', 'personal')], ['Each Occurrence', voice.limit('gl', 'occurrence')], ['Damage to Premises Rented to You (any one premises)', voice.limit('gl', 'rented')], ['Medical Payments (any one person)', voice.limit('gl', 'medical')]], { from: 1 })}<p>Deductible: ${money(1000)} per claim, property damage only</p>`,
        `<p><b>Issued to</b><br>${theInsured(voice)}</p><p><b>Through</b><br>${theAgent(voice)}<br>Tel ${voice.reach('phone')}</p><p><b>Underwritten by</b><br>${voice.carrier('gl')}<br>NAIC ${voice.naic('gl')}</p>`)}
      <p>Coverage form: ${trigger(voice, 'Occurrence', 'Claims Made')} &emsp; Audit: annual</p>${classes(voice, 'lines head')}
      <p class="fine">Optional coverages purchased: Hired and non-owned auto liability is not included. Employee benefits liability is not included.</p><p class="fine">${t.forms.map((one) => text(`${one.number} ${one.edition}`)).join(', ')}</p>`)
  },
}

/** Typed by a county mutual, amounts before their words. */
// biome-ignore format: a page
export const countyTyped: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const amounts = voice.limits('gl', { occurrence: 'EACH OCCURRENCE', aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS - COMPLETED OPERATIONS AGGREGATE', personal: 'PERSONAL AND ADVERTISING INJURY', rented: 'DAMAGE TO PREMISES RENTED TO YOU, EACH', medical: 'MEDICAL EXPENSE, EACH PERSON' })
    return policy(mono(9, [voice.carrier('gl'), 'POLICY DECLARATIONS - LIABILITY', '', `POLICY NUMBER.....: ${voice.number('gl')}`, `INCEPTION DATE....: ${voice.effective('gl')}`, `EXPIRATION DATE...: ${voice.expiration('gl')}`, '', 'INSURED...........:', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `     ${one}`), 'AGENT.............:', ...[voice.producer(), ...voice.producerAddress()].map((one) => `     ${one}`), '', 'WE WILL PAY UP TO:', ...amounts.map(([words, amount]) => `  ${wide(amount, 14, true)}  ${words}`), '', 'PREMISES INSURED:', ...t.locations.map((one) => `  ${wide(one.number, 4)}${site(voice, one).toUpperCase()}`), '', `ANNUAL PREMIUM     ${money(t.policies.gl.premium)}`, `POLICY FEE         ${money(35)}`, `TOTAL              ${money(t.policies.gl.premium + 35)}`, '', `MEMBER SINCE ${Number(t.policies.gl.effective.slice(0, 4)) - 7}. ANNUAL MEETING FIRST MONDAY OF MARCH.`]))
  },
}

/** Surplus lines: a stamp, a broker between, limits in a numbered table. */
// biome-ignore format: a page
export const surplusTable: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl } = t.policies
    return policy(`<div style="border: 1.5pt solid #000; padding: 4pt; width: 62%; margin-left: 38%" class="fine">This insurance contract is with an insurer not licensed to transact insurance in this state and is issued and delivered as a surplus line coverage. Surplus lines licensee: ${seen.broker(voice)}, license ${chance.digits(7)}.</div>
      <h3>${voice.carrier('gl')}</h3><p>COMMERCIAL LINES COMMON AND LIABILITY DECLARATIONS</p>
      ${table('form', [], [['Policy Number', voice.number('gl'), 'Prior Policy', text(t.prior.gl.number)], ['Policy Period', `From: ${voice.effective('gl')}`, 'To:', voice.expiration('gl')], ['Named Insured and Mailing Address', theInsured(voice), 'Retail Agent', theAgent(voice)]])}
      <p><b>Coverage Part: Commercial General Liability (${trigger(voice, 'Occurrence Form', 'Claims-Made Form')})</b></p>
      ${table('form', ['', 'Limit', 'Applies'], [['1', voice.limit('gl', 'aggregate'), 'General Aggregate (other than Products/Completed Operations)'], ['2', voice.limit('gl', 'products'), 'Products/Completed Operations Aggregate'], ['3', voice.limit('gl', 'personal'), 'Personal and Advertising Injury'], ['4', voice.limit('gl', 'occurrence'), 'Each Occurrence'], ['5', voice.limit('gl', 'rented'), 'Damage to Premises Rented to You'], ['6', voice.limit('gl', 'medical'), 'Medical Expense, any one person']])}
      ${beside(['Premium', money(gl.premium)], ['Policy fee', money(250)], ['Inspection fee', money(175)], ['Surplus lines tax', money(Math.round(gl.premium * 0.0485))], ['Stamping fee', money(Math.round(gl.premium * 0.0015))])}
      <p>Minimum earned premium 25% (${money(Math.round(gl.premium / 4))}). Deductible ${money(2500)} per claimant including expense.</p>`)
  },
}

/** A package: common page with a premium for each part, then the parts on pages of their own. */
// biome-ignore format: a page
export const parts: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth: t, money } = voice
    const { gl, auto } = t.policies
    const top = (title: string) => `<table class="lines"><tr><td><b>${seen.company(voice, 'gl')}</b></td><td class="num">Policy ${voice.text(gl.number)}</td></tr></table><h4 class="ctr">${title}</h4>`
    return policy(`<h3 class="ctr">COMMON POLICY DECLARATIONS</h3>${form([cell('Company', `${voice.carrier('gl')}<br>${seen.companyAt(voice, 'gl')}`, 2), cell('Policy Number', voice.number('gl'))], [cell('Named Insured and Address', theInsured(voice), 2), cell('Agent', theAgent(voice))], [cell('Policy Period 12:01 A.M.', `From ${voice.effective('gl')} To ${voice.expiration('gl')}`, 2), cell('Business', 'As on file')])}
      <p>This policy consists of the following coverage parts for which a premium is indicated.</p>${table('lines', ['Coverage part', 'Premium'], [['Commercial Property', money(2140)], ['Commercial General Liability', money(gl.premium)], ['Commercial Automobile', money(auto.premium)], ['Commercial Crime', 'Not Covered'], ['Commercial Inland Marine', 'Not Covered'], ['Total', money(gl.premium + auto.premium + 2140)]], { from: 1 })}
      ${next}${top('GENERAL LIABILITY COVERAGE PART')}${bureauLimits(voice)}${classes(voice, 'form')}
      ${next}${top('BUSINESS AUTO COVERAGE PART')}${shared(voice, 'auto')}${table('form', ['Coverages', 'Covered Autos', 'Limit', 'Premium'], [['Liability', voice.symbols(), voice.limits('auto', { csl: 'each accident', perPerson: 'each person', perAccident: 'each accident', damage: 'property damage' }).map(([per, amount]) => `${amount} ${per}`).join('<br>'), money(auto.premium - 300)], ['Medical Payments', '2', `${money(5000)} each person`, money(90)], ['Uninsured Motorists', '2', `${money(60_000)} each accident`, money(210)]])}`)
  },
}
