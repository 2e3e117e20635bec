import type { LearnFamily, Paper } from '../../../family.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { cents, sumOf } from '../kit/amounts.ts'
import { caption, crate, ends, halves, padded, told, typedBlock } from '../kit/blocks.ts'
import { agencyTold, bankOrMortgage, homeOffice, insuredTold, sign, siteOnWharfStreet } from '../kit/parties.ts'
import { cratedDeclarations, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayBefore4To40, ownsAutos, sameFor, termTold, trigger } from '../kit/terms.ts'

/** A renewal certificate of a company with agents of its own: boxes, sections and a bill's words beside. */
// biome-ignore format: a page
const ownersRenewal: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    const [one] = t.locations
    return cratedDeclarations('.sec { border-top: 1pt solid #000; margin-top: 6pt; padding-top: 3pt } .env { margin: 26pt 0 22pt 18pt }',
      `${ends(`<b>${voice.carrier('gl')}</b><br>${homeOffice(voice, 'gl', '<br>')}`, `<h3>RENEWAL CERTIFICATE</h3>Businessowners Policy<br>${crate([['POLICY NUMBER', `<b>${voice.number('gl')}</b>`]])}`)}
      <div class="env">${insuredTold(voice)}</div>
      ${crate([['The policy period begins', `${voice.effective('gl')}`], ['and ends', `${voice.expiration('gl')}`], ['The term is', '12 months, 12:01 a.m. standard time']])}
      <p>The policy is renewed for the period shown. We provide this renewal if the premium is paid when due, in accordance with the forms that apply.</p>
      <div class="sec"><b>SECTION I &ndash; PROPERTY</b>${table('bare last', [], [['Location of covered premises', siteOnWharfStreet(voice, one!)], ['Buildings (replacement cost)', money(one!.building)], ['Business personal property', money(one!.contents)], ['Loss of income', 'Actual loss sustained'], ['Basic deductible', money(chance.pick([500, 1000, 2500]))], ['Money and securities, on premises', money(10_000)], ['Increase in cost and demolition', '10%']])}</div>
      <div class="sec"><b>SECTION II &ndash; LIABILITY</b>${table('bare last', [], [['Coverage L &ndash; Business Liability, each occurrence', voice.limit('gl', 'occurrence')], ['Coverage M &ndash; Medical Payments, any one person', voice.limit('gl', 'medical')], ['Damage to Premises Rented to You', voice.limit('gl', 'rented')], ['Products-Completed Operations Aggregate', voice.limit('gl', 'products')], ['General Aggregate', voice.limit('gl', 'aggregate')]])}</div>
      <div class="sec">${ends(`Forms: ${t.forms.slice(0, 6).map((one) => one.number).join(', ')}<br>Mortgagee: ${bankOrMortgage(voice)}`, `Annual premium <b>${money(gl.premium)}</b><br><span class="sm">Discounts: years in business, protective devices</span>`)}</div>
      <p class="sm">Premium is due ${voice.date(gl.effective)}. Prepared ${dayBefore4To40(voice)}. The Company asks you to review the limits; your needs may have changed.</p><p>Your agent ${agencyTold(voice, ', ')} &emsp; ${voice.reach('phone')}</p><p class="xs">Policy last year ${text(t.prior.gl.number)} &middot; 555-${chance.digits(4)}.${chance.int(1, 9)}</p>`)
  },
}

/** Property and liability in two halves, each building a line, as a system of small policies prints it. */
// biome-ignore format: a page
const ownersHalves: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    return cratedDeclarations('.bar { border: 1pt solid #1c3f77; color: #1c3f77; font-weight: bold; padding: 2pt 5pt; margin: 6pt 0 3pt } .vl td:nth-child(n+3) { text-align: right }',
      `<div class="mid"><h3>${voice.carrier('gl')}</h3>BUSINESSOWNERS POLICY DECLARATIONS</div>
      ${halves(told([['Policy Number:', voice.number('gl')], ['Policy Period:', `${voice.effective('gl')} to ${voice.expiration('gl')}`], ['Form of Business:', chance.pick(['LLC', 'Corporation', 'Association'])]]), told([['Agency Code:', text(t.producer.code)], ['Business:', text(t.locations[0]!.classification)], ['Prior Policy:', text(t.prior.gl.number)]]))}
      ${halves(`<div class="bar">NAMED INSURED</div>${insuredTold(voice)}`, `<div class="bar">AGENT</div>${agencyTold(voice)}`)}
      <div class="bar">PROPERTY COVERAGES</div>${table('net slim vl', ['Prem/Bldg', 'Address', 'Building', 'Contents', 'Deductible'], t.locations.map((one) => [`${one.number}/1`, siteOnWharfStreet(voice, one), money(one.building), money(one.contents), money(1000)]))}
      <div class="bar">BUSINESS LIABILITY COVERAGES</div>${table('net slim last', ['Coverage', 'Limit of insurance'], [['Liability and Medical Expenses &ndash; Each Occurrence', voice.limit('gl', 'occurrence')], ['Medical Expenses &ndash; Per Person', voice.limit('gl', 'medical')], ['Personal and Advertising Injury', voice.limit('gl', 'personal')], ['Damages to Premises Rented to You &ndash; Any One Premises', voice.limit('gl', 'rented')], ['Aggregate Limit &ndash; Products/Completed Operations', voice.limit('gl', 'products')], ['Aggregate Limit &ndash; Other than Products', voice.limit('gl', 'aggregate')]])}
      <div class="bar">OPTIONAL COVERAGES</div>${table('bare last', [], [['Employee dishonesty', money(25_000)], ['Outdoor signs', money(5000)], ['Data compromise, annual aggregate', money(50_000)], ['Spoilage', 'Not covered']])}
      ${ends(`Mortgage holder: ${bankOrMortgage(voice)}`, `Total policy premium: <b>${money(gl.premium)}</b><br>Includes terrorism ${money(19)}`)}<p class="xs">BP-DEC ${chance.int(1, 12)}/${chance.int(15, 24)}</p>`)
  },
}

/** A web-like summary of a small business policy. */
// biome-ignore format: a page
export const ownersScreen: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl } = t.policies
    voice.notJudged('professional')
    return cratedDeclarations('.side { display: grid; grid-template-columns: 150pt 1fr; gap: 16pt } .side > div:first-child { background: #f3f0fa; print-color-adjust: exact; padding: 9pt } .ac { margin-bottom: 8pt } .ac b { display: block } h3 { color: #4b2f8f } .pr td { border-bottom: 0.4pt solid #ccc } .pr td:last-child { text-align: right; font-weight: bold }',
      `<div class="side"><div><h2>${sign(voice, 'gl')}</h2><div class="ac">${caption('Policy number', `<b>${voice.number('gl')}</b>`)}</div><div class="ac">${caption('Policy period', `${termTold(voice, 'gl', '<br>to ')}`)}</div><div class="ac">${caption('Insured', insuredTold(voice))}</div><div class="ac">${caption('Agency', `${agencyTold(voice)}<br>${voice.reach('phone')}`)}</div><div class="ac">${caption('Company', voice.carrier('gl'))}</div><div class="ac">${caption('Annual premium', money(gl.premium))}</div></div>
      <div><h2>Business Owner&rsquo;s Policy summary</h2><p class="sm">Thanks for being with us. Here is what your policy includes.</p>
      <h3>If someone is hurt or their property is damaged</h3>${table('pr', [], voice.limits('gl', { occurrence: 'Liability, each occurrence', aggregate: 'General aggregate', products: 'Products and completed operations aggregate', rented: 'Damage to premises rented to you', medical: 'Medical expenses, each person' }))}
      <h3>Your property</h3>${t.locations.map((one) => `<p class="keep"><b>${siteOnWharfStreet(voice, one)}</b><br>Building ${money(one.building)} &middot; Contents ${money(one.contents)} &middot; Deductible ${money(1000)}</p>`).join('')}
      <h3>Also included</h3><p>Business income, 12 months. Equipment breakdown. Forgery ${money(2500)}. Valuable papers ${money(10_000)}. Newly acquired buildings ${money(250_000)}.</p>
      <h3>Not included</h3><p>Cyber liability, commercial auto, flood, workers compensation.</p><p class="sm">Class ${t.locations[0]!.classCode}, ${text(t.locations[0]!.classification)}. Autopay ending ${chance.digits(4)}; next draft $${cents(gl.premium / 12)}.</p></div></div>`)
  },
}

/** A package: the common page with parts and premiums, then the liability part and the autos behind it. */
// biome-ignore format: a page
export const packageCommon: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl, auto } = t.policies
    voice.notJudged('professional')
    const symbols = voice.symbols()
    const head = (title: string) => `<div class="pk">${ends(`<b>${title}</b>`, `POLICY NUMBER ${text(gl.number)}`)}</div>`
    return cratedDeclarations('.pk { border-top: 2pt solid #000; border-bottom: 0.6pt solid #000; padding: 3pt 0; margin-bottom: 5pt }',
      `<h2>${voice.carrier('gl')}</h2>${head('COMMERCIAL PACKAGE POLICY &ndash; COMMON DECLARATIONS')}${sameFor(voice, 'auto')}
      ${halves(`${caption('Named insured and mailing address', insuredTold(voice))}`, `${caption('Agency name and address', agencyTold(voice))}`)}
      ${told([['Policy number', voice.number('gl')], ['Policy period', `from ${voice.effective('gl')} to ${voice.expiration('gl')}`], ['Business description', text(t.locations[0]!.classification)], ['Customer number', chance.digits(7)]])}
      ${table('net last', ['This policy consists of the following coverage parts for which a premium is indicated', 'Premium'], [['Commercial Property Coverage Part', money(sumOf(t.locations, (one) => Math.round(one.building / 900)))], ['Commercial General Liability Coverage Part', money(gl.premium)], ['Business Auto Coverage Part', money(auto.premium)], ['Commercial Crime Coverage Part', 'Not purchased'], ['Commercial Inland Marine Coverage Part', 'Not purchased']])}
      <p>Forms applicable to all parts: ${t.forms.slice(0, 4).map((one) => `${one.number} ${one.edition}`).join(', ')}</p>
      ${newPageSpaced}${head('COMMERCIAL GENERAL LIABILITY COVERAGE PART')}${table('hair last', ['Limits of insurance', ''], voice.limits('gl', { aggregate: 'General aggregate limit', products: 'Products-completed operations aggregate limit', personal: 'Personal and advertising injury limit', occurrence: 'Each occurrence limit', rented: 'Damage to premises rented to you limit', medical: 'Medical expense limit, any one person' }))}<p>Type of form: ${trigger(voice)}</p>
      ${newPageSpaced}${head('BUSINESS AUTO COVERAGE PART')}${table('net', ['Coverage', 'Covered auto symbols', 'Limit or deductible', 'Premium'], [['Covered autos liability', symbols, voice.limits('auto', { csl: 'each accident', perPerson: 'bodily injury each person', perAccident: 'bodily injury each accident', damage: 'property damage each accident' }).map(([words, amount]) => `${amount} ${words}`).join('<br>'), money(Math.round(auto.premium * 0.7))], ['Uninsured motorists', '', 'Not covered', ''], ['Collision', ownsAutos(voice) ? '7' : '', ownsAutos(voice) ? `${money(1000)} deductible` : 'Not covered', ownsAutos(voice) ? money(Math.round(auto.premium * 0.3)) : '']])}
      <p class="sm">Premiums are subject to audit where the part says so.</p>`)
  },
}

/** Old typed package pages: parts with a mark, sums with their cents. */
// biome-ignore format: a page
export const typedPackage: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { gl, umbrella } = t.policies
    voice.notJudged('professional')
    const head = (page: number, title: string) => [`${padded(voice.carrier('gl'), 70)}PAGE ${page}`, `${padded(title, 70)}POLICY ${text(gl.number)}`, '='.repeat(98)]
    sameFor(voice, 'umbrella')
    return cratedDeclarations('', `${typedBlock(8.6, [
      ...head(1, 'MULTI-PERIL POLICY DECLARATIONS'), '',
      `INSURED       ${voice.insured()}`, ...voice.insuredAddress().map((one) => `              ${one}`), '',
      `AGENT         ${voice.producer()}`, ...voice.producerAddress().map((one) => `              ${one}`), '',
      `POLICY NO.    ${voice.number('gl')}`, `TERM          ${voice.effective('gl')} TO ${voice.expiration('gl')}`, `ISSUE DATE    ${dayBefore4To40(voice)}`, '',
      'COVERAGES PROVIDED                                              PREMIUM', '',
      `  [X] SECTION I    PROPERTY                          ${padded(`$${cents(2190)}`, 18, true)}`,
      `  [X] SECTION II   GENERAL LIABILITY                 ${padded(`$${cents(gl.premium)}`, 18, true)}`,
      `  [ ] SECTION III  CRIME                             ${padded('NONE', 18, true)}`,
      `  [X] SECTION IV   ${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY                ${padded(`$${cents(umbrella.premium)}`, 18, true)}`,
    ])}${newPageSpaced}${typedBlock(8.6, [
      ...head(2, 'SECTION II - GENERAL LIABILITY'), '',
      ...voice.limits('gl', { occurrence: 'EACH OCCURRENCE', aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS/COMPLETED OPERATIONS AGGREGATE', personal: 'PERSONAL AND ADVERTISING INJURY', rented: 'DAMAGE TO PREMISES RENTED TO YOU', medical: 'MEDICAL EXPENSE' }).map(([words, amount]) => `  ${words.padEnd(56, '.')}${padded(amount, 18, true)}`), '',
      `  COVERAGE IS ${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}`, '',
      ...head(2, `SECTION IV - ${'UMBRELLA LIABILITY'}`), '',
      `  ${'EACH OCCURRENCE'.padEnd(56, '.')}${padded(voice.limit('umbrella', 'occurrence'), 18, true)}`, `  ${'AGGREGATE'.padEnd(56, '.')}${padded(voice.limit('umbrella', 'aggregate'), 18, true)}`, '',
      `  LOCATIONS`, ...t.locations.map((one) => `  ${padded(one.number, 4)}${siteOnWharfStreet(voice, one).toUpperCase()}`), '',
      `  MORTGAGEE  ${bankOrMortgage(voice).toUpperCase()}`, `  PRIOR TERM PREMIUM ${money(t.prior.gl.premium)}`,
    ])}`)
  },
}

export const ownersInHalvesFamilies: LearnFamily[] = [
  { name: 'plain owners of small business', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: withNotes({ ownersRenewal, ownersHalves }) },
] // biome-ignore format: a family in a line
