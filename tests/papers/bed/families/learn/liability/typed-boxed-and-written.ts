import type { LearnFamily, Paper } from '../../../family.ts'
import { portalAuto } from '../autos/outline-and-portal.ts'
import { information, payrollScreen } from '../compensation/fund-and-payroll-screen.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { cents, dollars, slashedDate, sumOf } from '../kit/amounts.ts'
import { caption, crate, ends, halves, leaders, padded, paragraphs, tickBox, told, typedBeside, typedBlock } from '../kit/blocks.ts' // biome-ignore format: a list
import { agencyTold, bankOrMortgage, homeOffice, insuredTold, sign, siteOnWharfStreet, wholesalerUntold } from '../kit/parties.ts' // biome-ignore format: a list
import { cratedDeclarations, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayAfter, dayBefore4To40, trigger } from '../kit/terms.ts'
import { ownersScreen, packageCommon, typedPackage } from '../packages/owners-in-halves.ts'
import { commercialProperty } from '../property/owners-and-equipment.ts'
import { agencyBinder, boundLetter, liabilityRenewed } from '../quotes-and-binders/word-and-account.ts'

const OFFICE = { aggregate: 'GENERAL AGGREGATE (OTHER THAN PROD-COMP OPS)', products: 'PRODUCTS - COMPLETED OPERATIONS AGGREGATE', personal: 'PERSONAL AND ADVERTISING INJURY', occurrence: 'EACH OCCURRENCE', rented: 'DAMAGE TO PREMISES RENTED TO YOU - ANY ONE PREMISES', medical: 'MEDICAL EXPENSE - ANY ONE PERSON' } // biome-ignore format: a table

/** What an old system types on a page of its own: heads of fields in a line, their values in the next. */
// biome-ignore format: a page
const mutualTyped: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { gl } = t.policies
    const share = Math.round(gl.premium * 0.81)
    return cratedDeclarations('', typedBlock(8.2, [
      `${padded(voice.carrier('gl'), 62)}COMMERCIAL LINES POLICY`,
      `${padded(homeOffice(voice, 'gl').toUpperCase(), 62)}LIABILITY DECLARATIONS`,
      '',
      '_'.repeat(104),
      ` ${padded('POLICY NUMBER', 26)}${padded('POLICY PERIOD FROM', 22)}${padded('TO', 18)}${padded('AGENCY NO', 14)}ISSUED`,
      ` ${padded(voice.number('gl'), 26)}${padded(voice.effective('gl'), 22)}${padded(voice.expiration('gl'), 18)}${padded(text(t.producer.code), 14)}${dayBefore4To40(voice)}`,
      '_'.repeat(104),
      '',
      ...typedBeside([' NAMED INSURED AND MAILING ADDRESS', '', ...[voice.insured(), ...voice.insuredAddress()].map((one) => ` ${one}`)], ['AGENT', '', voice.producer(), ...voice.producerAddress(), `TEL ${voice.reach('phone')}`], 58),
      '',
      ` INSURED IS: ${voice.chance.pick(['CORPORATION', 'LIMITED LIABILITY COMPANY', 'PARTNERSHIP', 'INDIVIDUAL'])}        RENEWAL OF: ${text(t.prior.gl.number)}`,
      '',
      ' LIMITS OF INSURANCE',
      ...voice.limits('gl', OFFICE).map(([words, amount]) => `   ${padded(words, 62)}${padded(amount, 18, true)}`),
      '',
      ` COVERAGE FORM:  ${trigger(voice, 'OCCURRENCE', 'CLAIMS-MADE')}`,
      '',
      ' PREMISES AND OPERATIONS',
      ` ${padded('LOC', 6)}${padded('CODE', 8)}${padded('CLASSIFICATION', 44)}${padded('EXPOSURE', 14, true)}${padded('PREMIUM', 14, true)}`,
      ...t.locations.map((one) => ` ${padded(one.number, 6)}${padded(one.classCode, 8)}${padded(text(one.classification.toUpperCase()), 44)}${padded(one.exposure.toLocaleString('en-US'), 14, true)}${padded(money(one.premium), 14, true)}`),
      '',
      `   ${padded('PREMISES/OPERATIONS PREMIUM', 62)}${padded(money(share), 18, true)}`,
      `   ${padded('PRODUCTS/COMPLETED OPERATIONS PREMIUM', 62)}${padded(money(gl.premium - share), 18, true)}`,
      `   ${padded('TERRORISM RISK INSURANCE ACT CHARGE', 62)}${padded(money(36), 18, true)}`,
      `   ${padded('TOTAL ANNUAL PREMIUM', 62)}${padded(money(gl.premium + 36), 18, true)}`,
      '',
      ' FORMS AND ENDORSEMENTS MADE PART OF THIS POLICY:',
      ...t.forms.map((one) => `   ${padded(one.number, 14)}${one.edition}`),
      '',
      ` COUNTERSIGNED _____________________________   CLAIMS: CALL ${t.names.phone()}`,
      ' THIS IS NOT A BILL. YOU WILL BE BILLED SEPARATELY.',
    ]))
  },
}

/** A frame of boxes with a small caption in each, then the limits in two columns of cells. */
// biome-ignore format: a page
export const boxedLiability: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl } = t.policies
    return cratedDeclarations('.bl td { width: 50% } .bl td span.r { float: right; font-weight: bold }',
      `${ends(`<h3>${voice.carrier('gl')}</h3><span class="sm">Home office: ${homeOffice(voice, 'gl')}</span>`, '<b>COMMERCIAL GENERAL LIABILITY<br>COVERAGE PART DECLARATIONS</b>')}
      ${crate([['POLICY NUMBER', `<b>${voice.number('gl')}</b>`], ['PREVIOUS POLICY NUMBER', text(t.prior.gl.number)], ['ACCOUNT NUMBER', chance.digits(8)]],
        [['NAMED INSURED', voice.insured()], ['PRODUCER', `${voice.producer()} <span class="sm">(${text(t.producer.code)})</span>`]],
        [['MAILING ADDRESS', voice.insuredAddress().join('<br>')], ['PRODUCER ADDRESS', voice.producerAddress().join('<br>')]],
        [['EFFECTIVE DATE', voice.effective('gl')], ['EXPIRATION DATE', voice.expiration('gl')], ['TIME', '12:01 A.M. at the mailing address'], ['BILLING', chance.pick(['Agency bill', 'Direct bill, 10 pay', 'Direct bill, annual'])]])}
      <div class="ink">LIMITS OF INSURANCE</div>
      <table class="net bl">${voice.limits('gl', { occurrence: 'Each Occurrence Limit', aggregate: 'General Aggregate Limit', rented: 'Damage to Premises Rented to You', products: 'Products-Completed Operations Aggregate', medical: 'Medical Expense Limit', personal: 'Personal &amp; Advertising Injury' }).map(([words, amount]) => `${words} <span class="r">${amount}</span>`).reduce((all, one, at) => all + (at % 2 ? `<td>${one}</td></tr>` : `<tr><td>${one}</td>`), '')}</table>
      <p>Coverage trigger: ${trigger(voice)}. Deductible: none. Employee benefits liability: not purchased.</p>
      <div class="ink">DESCRIPTION OF BUSINESS AND PREMISES</div>${table('hair', ['Loc.', 'Address', 'Class', 'Premium base'], t.locations.map((one) => [one.number, siteOnWharfStreet(voice, one), `${one.classCode} ${text(one.classification)}`, one.basis]))}
      <div class="ink">PREMIUM</div>${told([['Advance premium', money(gl.premium)], ['State surcharge', money(Math.round(gl.premium * 0.008))], ['Audit', 'Annual'], ['Minimum retained', money(150)]])}
      <p class="sm">Forms: ${t.forms.map((one) => `${one.number} (${one.edition})`).join('; ')}</p>`)
  },
}

/** A bureau's page: the amounts before the words in a frame, classes rated in two columns of rates and premiums. */
// biome-ignore format: a page
const bureauLiability: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { gl } = t.policies
    const limits = voice.limits('gl', { aggregate: 'General Aggregate Limit (Other than Products &ndash; Completed Operations)', products: 'Products &ndash; Completed Operations Aggregate Limit', occurrence: 'Each Occurrence Limit', personal: 'Personal and Advertising Injury Limit (any one person or organization)', rented: 'Damage to Premises Rented to You Limit (any one premises)', medical: 'Medical Expense Limit (any one person)' })
    const kind = chance.int(0, 3)
    return cratedDeclarations('.fr { border: 0.8pt solid #000; padding: 3pt 8pt } .fr .lead i { border-color: transparent } .rt td:nth-child(n+4), .rt th:nth-child(n+4) { text-align: right } .who { min-height: 56pt }',
      `<div class="mid"><h3>${voice.carrier('gl')}</h3><b>COMMERCIAL GENERAL LIABILITY DECLARATIONS</b></div>
      <div class="halves who"><div>Company: ${homeOffice(voice, 'gl', '<br>')}</div><div>Producer: ${agencyTold(voice)}</div></div>
      <p>POLICY NUMBER: ${voice.number('gl')} &emsp;&emsp; ${chance.maybe(0.5) ? `RENEWAL OF: ${text(t.prior.gl.number)}` : 'NEW BUSINESS'}</p>
      <p>NAMED INSURED: ${voice.insured()}</p><p>MAILING ADDRESS: ${voice.insuredAddress().join('<br>')}</p>
      <p>POLICY PERIOD: FROM ${voice.effective('gl')} TO ${voice.expiration('gl')} AT 12:01 A.M. TIME AT YOUR MAILING ADDRESS SHOWN ABOVE</p>
      <p class="sm">IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY.</p>
      <div class="fr"><div class="mid bd">LIMITS OF INSURANCE</div>${leaders(limits)}</div>
      <div class="fr"><div class="mid bd">FORM OF BUSINESS</div><p>${['Individual', 'Partnership', 'Limited liability company', 'Organization, including a corporation'].map((one, at) => `${tickBox(at === kind)} ${one}`).join(' &emsp; ')}</p><p>Business description: ${text(t.locations[0]!.classification)}. This coverage form is ${trigger(voice, 'occurrence', 'claims-made')}.</p></div>
      <p class="bd">ALL PREMISES YOU OWN, RENT OR OCCUPY</p>${table('net slim', ['Location No.', 'Address of all premises you own, rent or occupy'], t.locations.map((one) => [one.number, siteOnWharfStreet(voice, one)]))}
      <p class="bd">CLASSIFICATION AND PREMIUM</p>${table('net slim rt', ['Loc.', 'Code', 'Premium base', 'Rate prem/ops', 'Rate prod/co', 'Advance prem/ops', 'Advance prod/co'], t.locations.map((one) => [one.number, one.classCode, `${one.exposure.toLocaleString('en-US')} ${one.basis}`, one.rate, 'Incl.', money(one.premium), 'Incl.']))}
      ${ends('STATE TAX OR OTHER (if applicable)', money(Math.round(gl.premium * 0.012)))}${ends('<b>TOTAL PREMIUM (subject to audit)</b>', `<b>${money(sumOf(t.locations, (one) => one.premium) + Math.round(gl.premium * 0.012))}</b>`)}
      <p>Premium shown is payable at inception ${money(sumOf(t.locations, (one) => one.premium))}. Audit period: ${tickBox(true)} annually ${tickBox(false)} semi-annually ${tickBox(false)} quarterly</p>
      <p class="sm">Countersigned ${date(gl.effective)} by ____________________ (authorized representative)</p>`)
  },
}

/** Declarations as a letter: sentences, with the limits in the middle. */
// biome-ignore format: a page
const writtenLiability: Paper = {
  draw: (voice) => {
    const { truth: t, money, chance } = voice
    const { gl } = t.policies
    return cratedDeclarations('p { margin: 8pt 0 } .pl { width: 82%; margin: 0 40pt } .pl td:last-child { text-align: right }',
      `${ends(`<h2>${sign(voice, 'gl')}</h2>`, `Commercial Service Center<br>${homeOffice(voice, 'gl', '<br>')}<br>${t.names.phone()}`)}
      <p>${dayBefore4To40(voice)}</p><p>${insuredTold(voice)}</p><p><b>Your general liability policy ${voice.number('gl')}</b></p>
      ${paragraphs('Thank you for placing your business insurance with us. This page is the declarations of your policy. It shows what you have bought, for how long, and what it costs. Please keep it with the policy.', `The policy is written by ${voice.carrier('gl')} and begins on ${voice.effective('gl')} at 12:01 a.m. It ends on ${voice.expiration('gl')} at the same hour unless it is renewed. It insures you on ${trigger(voice, 'an occurrence', 'a claims-made')} basis, up to these limits:`)}
      ${table('pl', [], voice.limits('gl', { occurrence: 'for each occurrence', aggregate: 'for the general aggregate', products: 'for the products and completed operations aggregate', personal: 'for personal and advertising injury', rented: 'for damage to premises rented to you', medical: 'for medical expenses of any one person' }))}
      ${paragraphs(`The premium for the term is ${money(gl.premium)}, of which ${money(Math.round(gl.premium * 0.25))} is due now. A fee of ${money(6)} is added to each installment. If a payment is returned we charge ${money(25)}.`, `Your agent is ${voice.producer()}, ${voice.producerAddress().join(', ')}. Call ${voice.reach('phone')} or write to ${voice.reach('email')} with any question or change.`, `Losses should be told to us at once at ${t.names.phone()}, day or night.`)}
      <p>Sincerely,</p><p>${t.names.person()}<br>Vice President, Small Commercial</p><p class="xs">SCD-1 (${chance.int(1, 12)}-${chance.int(14, 24)})</p>`)
  },
}

/** A non-admitted company's declarations with its items numbered, and taxes and fees. */
// biome-ignore format: a page
const surplusItems: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { gl } = t.policies
    const [tax, fee] = [Math.round(gl.premium * 4.7) / 100, chance.pick([175, 250, 300])]
    return cratedDeclarations('.it { display: grid; grid-template-columns: 46pt 1fr; margin: 5pt 0 } .fe { width: 62%; margin-left: auto } .warn { border: 1.4pt solid #000; padding: 4pt; font-weight: bold; text-align: center }',
      `${ends(`<b class="up">${voice.carrier('gl')}</b><br><span class="sm">NAIC ${voice.naic('gl')} &middot; ${homeOffice(voice, 'gl')}</span>`, `<span class="sm">Policy jacket CJ-7 &middot; Issued ${dayBefore4To40(voice)}</span>`)}<h3 class="mid">COMMERCIAL LINES COVERAGE PART DECLARATIONS</h3>
      <div class="it"><b>Item 1.</b><div>Policy Number: <b>${voice.number('gl')}</b> &emsp; Replacing: ${text(t.prior.gl.number)}</div></div>
      <div class="it"><b>Item 2.</b><div>Named Insured and Mailing Address:<br>${insuredTold(voice)}</div></div>
      <div class="it"><b>Item 3.</b><div>Policy Period: From ${voice.effective('gl')} To ${voice.expiration('gl')}, 12:01 A.M. Standard Time at the address of the Named Insured</div></div>
      <div class="it"><b>Item 4.</b><div>Business of the Named Insured: ${text(t.locations[0]!.classification)}</div></div>
      <div class="it"><b>Item 5.</b><div>Limits of Insurance${table('hair last', [], voice.limits('gl', { occurrence: 'Each Occurrence', rented: 'Damage to Premises Rented to You (any one premises)', medical: 'Medical Expense (any one person)', personal: 'Personal and Advertising Injury', aggregate: 'General Aggregate', products: 'Products/Completed Operations Aggregate' }))}Deductible: ${money(chance.pick([500, 1000, 2500]))} per claim including loss adjustment expense. Form: ${trigger(voice)}</div></div>
      <div class="it"><b>Item 6.</b><div>Rating${table('net slim', ['Class code', 'Description', 'Exposure', 'Rate', 'Premium'], t.locations.map((one) => [one.classCode, text(one.classification), `${one.exposure.toLocaleString('en-US')} (${one.basis})`, one.rate, money(one.premium)]))}</div></div>
      <div class="fe">${leaders([['Premium', `$${cents(gl.premium)}`], ['Inspection and policy fee', `$${cents(fee)}`], ['Surplus lines tax', `$${cents(tax)}`], ['Stamping office', '$9.85'], ['<b>Total</b>', `<b>$${cents(gl.premium + fee + tax + 9.85)}</b>`]])}</div>
      <div class="it"><b>Item 7.</b><div>Producer: ${agencyTold(voice, ', ')}<br>General agent: ${wholesalerUntold(voice, ', ')}</div></div>
      <p class="warn">This insurance is issued by an insurer not licensed by the state of ${t.insured.address.state}, not subject to its supervision, and not protected by its insurance guaranty fund.</p>
      <p class="sm">25% minimum earned premium. No flat cancellation. Signed ${date(gl.effective)} ______________________</p>`)
  },
}

/** Artisan contractors: the head between two lines, limits with dots, classes with payroll, and what is left out. */
// biome-ignore format: a page
const artisan: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl } = t.policies
    return cratedDeclarations('.top { border-top: 3pt solid #8a4b12; border-bottom: 1pt solid #8a4b12; padding: 4pt 0; print-color-adjust: exact } h4 { color: #8a4b12 }',
      `<div class="top">${ends(`<b style="font-size: 1.3em">${voice.carrier('gl')}</b>`, 'Trade Contractors Program<br><b>POLICY DECLARATIONS</b>')}</div>
      ${halves(`<h4>Insured</h4>${insuredTold(voice)}<p>Trade: ${text(t.locations[0]!.classification)}<br>Years in trade: ${chance.int(2, 31)} &emsp; License ${chance.digits(6)}</p>`, `${told([['Policy no.', `<b>${voice.number('gl')}</b>`], ['Begins', voice.effective('gl')], ['Ends', voice.expiration('gl')], ['Transaction', chance.pick(['New business', 'Renewal'])], ['Prior policy', text(t.prior.gl.number)]])}<h4>Agency</h4>${agencyTold(voice)}<br>${voice.reach('phone')}`)}
      <h4>What the policy pays at most (${trigger(voice, 'occurrence form', 'claims-made form')})</h4>${leaders(voice.limits('gl', { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products and completed work aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical payments, each person' }))}
      <h4>Class of work</h4>${table('hair last', ['Code', 'Work', 'Base', 'Amount', 'Premium'], t.locations.map((one) => [one.classCode, text(one.classification), one.basis, one.exposure.toLocaleString('en-US'), money(one.premium)]))}
      <h4>Options</h4>${table('hair last', [], [[`Tools and equipment, any one item ${money(1000)}`, money(5000)], ['Contractors installation, per job site', money(10_000)], ['Voluntary property damage', 'Not selected'], ['Blanket additional insured', 'Included']])}
      ${ends(`Equipment lienholder: ${bankOrMortgage(voice)}`, `Total premium <b>${money(gl.premium)}</b>`)}<p class="xs">ART-DEC ${chance.int(10, 24)} &middot; Page 1</p>`)
  },
}

/** A page for each thing: who, limits, cost; as a company without agents' offices puts it on a screen. */
// biome-ignore format: a page
const screenLiability: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { gl } = t.policies
    return cratedDeclarations('.hero { background: #0d4f4b; color: #fff; print-color-adjust: exact; padding: 10pt; border-radius: 6pt } .tile { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 7pt; margin: 8pt 0 } .tile > div { background: #eef5f4; print-color-adjust: exact; border-radius: 5pt; padding: 6pt } .tile b { font-size: 1.25em; display: block } .cap { color: #456 }',
      `<div class="hero"><div class="sm">${sign(voice, 'gl')} for business</div><h2>General Liability</h2>Policy ${voice.number('gl')} &middot; ${voice.effective('gl')} &ndash; ${voice.expiration('gl')}</div>
      ${halves(`<h4>Covered business</h4>${insuredTold(voice)}`, `<h4>Your agent</h4>${agencyTold(voice)}<br>${voice.reach('email')}`)}
      <h4>Your limits</h4><div class="tile">${voice.limits('gl', { occurrence: 'Per occurrence', aggregate: 'General aggregate', products: 'Products &amp; completed operations aggregate', personal: 'Personal &amp; advertising injury', rented: 'Damage to rented premises', medical: 'Medical payments per person' }).map(([words, amount]) => `<div>${caption(words, `<b>${amount}</b>`)}</div>`).join('')}</div>
      <p>Coverage applies on ${trigger(voice, 'an occurrence', 'a claims-made')} basis. Deductible ${money(chance.pick([0, 250, 500]))} per claim.</p>
      <h4>What you pay</h4>${leaders([['Monthly', `$${cents(gl.premium / 12)} x 12`], ['Technology fee, monthly', '$2.00'], ['Year', `$${cents(gl.premium + 24)}`]])}
      <p class="sm">Underwritten by ${voice.carrier('gl')}, ${homeOffice(voice, 'gl')}. Class: ${text(t.locations[0]!.classification)}. Policy documents issued ${dayAfter(voice, -6)}.</p>${newPageSpaced}
      <h4>Where to turn</h4>${paragraphs(`Claims: claims@${sign(voice, 'gl').toLowerCase()}.example.com or ${t.names.phone()}. Certificates are free; make them yourself at any hour.`, 'To cancel, tell us the day; we refund what is not earned.')}`)
  },
}

export const typedBoxedAndWrittenFamilies: LearnFamily[] = [
  { name: 'plain mutual of the county', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9], { date: slashedDate, money: dollars, capitals: true }), papers: withNotes({ mutualTyped, typedPackage }) },
  { name: 'plain boxes of a stock company', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: withNotes({ boxedLiability, liabilityRenewed, packageCommon, commercialProperty }) },
  { name: 'plain bureau pages', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: withNotes({ bureauLiability, information, agencyBinder }) },
  { name: 'plain programs and surplus', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: withNotes({ surplusItems, boundLetter, artisan, writtenLiability }) },
  { name: 'plain company on a screen', names: 'kept', style: lessOften(['modern', 'sans'], [9, 9.5]), papers: withNotes({ screenLiability, ownersScreen, portalAuto, payrollScreen }) },
] // biome-ignore format: a family in a line
