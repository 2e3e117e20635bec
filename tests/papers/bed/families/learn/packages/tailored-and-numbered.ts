import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'
import { triggersInBrackets } from '../kit/terms.ts'

/** A mutual's package: a first page of parts and premiums, then a page for each part with the head again. */
const tailoredPackage: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const withAuto = chance.maybe(0.5)
    const territory = chance.digits(3)
    const apart = chance.maybe(0.6) ? newPage : '<br>'
    const [propertyPremium, liabilityPremium] = [Math.round(gl.premium * 0.45), gl.premium]
    const autoPremium = withAuto ? truth.policies.auto.premium : 0
    const head = (
      title: string,
    ) => `<div class="tp-h"><div><span class="tp-n">${text(gl.carrier.name.split(' ')[0]!)}</span><br><small>Home office: ${homeOffice(voice)}</small></div><div class="tp-r">${title}<br><small>Issued ${date(daysLater(gl.effective, -20))}</small></div></div>
      <table class="tp-i"><tr><td>AGENCY &nbsp; ${truth.producer.code.slice(0, 2)}-${truth.producer.code.slice(2)}-00</td><td>MKT TERR ${territory}</td><td>POLICY NUMBER &nbsp; <b>${voice.number('gl')}</b></td></tr></table>`
    const first = `<div class="tp-p"><div><small>INSURED</small><br>${insuredSplitAtWords(voice)}</div><div><small>AGENCY</small><br>${agencyTold(voice)}<br>${voice.reach('phone')}</div><div><small>POLICY TERM</small><br>12:01 a.m. &nbsp; 12:01 a.m.<br>${voice.effective('gl')} to ${voice.expiration('gl')}<br><small>COMPANY</small><br>${voice.carrier('gl')}</div></div>`
    const parts = [
      ['Commercial Property', money(propertyPremium)],
      ['Commercial General Liability', money(liabilityPremium)],
      ['Commercial Inland Marine', 'Not Purchased'],
      ['Commercial Crime', 'Not Purchased'],
      ['Commercial Automobile', withAuto ? money(autoPremium) : 'Not Purchased'],
    ]
    const limits = voice.limits('gl', {
      aggregate: 'General Aggregate (Other than Products-Completed Operations)',
      products: 'Products-Completed Operations Aggregate',
      personal: 'Personal And Advertising Injury',
      occurrence: 'Each Occurrence',
      rented: 'Damage to Premises Rented to You (Fire, Lightning, Explosion)',
      medical: 'Medical Payments – Each Person',
    })
    const place = truth.locations[0]!
    const property = tableRows([
      ['Building', money(place.building), '80%', money(1000), 'Special'],
      ['Business Personal Property', money(place.contents), '90%', money(1000), 'Special'],
    ])
    return declarations(
      `${head('PACKAGE POLICY DECLARATIONS')}${first}${clauses(voice, 2)}<table class="tp-l"><tr><th>COVERAGE PART</th><th>PREMIUM</th></tr>${tableRows(parts)}${tableRow('<b>TOTAL TERM PREMIUM</b>', `<b>${money(propertyPremium + liabilityPremium + autoPremium)}</b>`)}</table>${formAndDateFoot(voice, 'PK 59')}
      ${apart}${head('COMMERCIAL PROPERTY COVERAGE')}<p>LOC ${place.number} BLDG 1 &nbsp; ${voice.address(place.party.address).join(', ')}</p><table class="tp-l">${tableHead('COVERAGE', 'LIMIT', 'COINS.', 'DEDUCTIBLE', 'CAUSE OF LOSS')}${property}</table>
      ${apart}${head('COMMERCIAL GENERAL LIABILITY COVERAGE')}<table class="tp-l">${tableHead('COVERAGE', 'LIMITS OF INSURANCE')}${tableRows(limits)}</table><table class="tp-l">${tableHead('CLASSIFICATION', 'SUBLINE', 'PREMIUM BASIS', 'RATE', 'PREMIUM')}${tableRows(truth.locations.map((one) => [`CODE ${one.classCode}<br>${text(one.classification)}`, 'Prem/Op<br>Prod/Comp Op', `${one.basis}<br>${one.exposure.toLocaleString('en-US')}`, `Each 1000<br>${one.rate}`, money(one.premium)]))}</table>${withAuto ? `${apart}${head('COMMERCIAL AUTOMOBILE COVERAGE')}${autoPart(voice)}` : ''}`,
      '.tp-h { display: flex; justify-content: space-between; align-items: end; border-bottom: 2pt solid #14532d } .tp-n { font-size: 1.8em; font-weight: bold; color: #14532d } .tp-r { text-align: right; font-weight: bold } .tp-i td { width: 33%; padding: 2pt 0 } .tp-p { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10pt; margin: 6pt 0 10pt } .tp-l { margin: 8pt 0 } .tp-l th { border-bottom: 1pt solid #000; font-size: 0.85em } .tp-l td:last-child, .tp-l th:last-child { text-align: right }',
    )
  },
}

function autoPart(voice: Voice): string {
  const { truth, money } = voice
  voice.number('auto')
  voice.carrier('auto')
  voice.effective('auto')
  voice.expiration('auto')
  const liability = voice.limits('auto', { csl: 'Combined Liability – Each Accident', perPerson: 'Bodily Injury – Each Person', perAccident: 'Bodily Injury – Each Accident', damage: 'Property Damage – Each Accident' }) // biome-ignore format: a table
  return `<p>Policy Number ${voice.number('auto')} &nbsp; Covered autos for liability: symbol ${voice.symbols()}</p><table class="tp-l">${tableHead('COVERAGES', 'LIMITS')}${tableRows([...liability, ['Uninsured Motorist – Each Accident', money(60_000)], ['Medical Payments – Each Person', money(5000)]])}</table><table class="tp-l">${tableHead('ITEM', 'VEHICLE', 'VIN', 'COST NEW')}${tableRows(truth.vehicles.slice(0, 4).map((one) => [one.number, `${one.year} ${one.make} ${one.model}`, one.vin, money(one.cost)]))}</table>`
}

/** A renewal on one page of the same mutual: the expiring term above, in a strip. */
const renewalPage: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const expiring = otherLimits(chance, 'gl', gl.limits)
    const limits = voice.limits('gl', {
      aggregate: 'General Aggregate',
      products: 'Products-Completed Operations Aggregate',
      personal: 'Personal and Advertising Injury',
      occurrence: 'Each Occurrence',
      rented: 'Damage to Premises Rented to You',
      medical: 'Medical Payments, Each Person',
    })
    return declarations(
      `<div class="rp"><div class="rp-a">${voice.carrier('gl')}</div><div class="rp-b">RENEWAL DECLARATIONS<br>Commercial Liability Policy</div></div>
      <table class="rp-f"><tr><td><small>Policy No.</small><br>${voice.number('gl')}</td><td><small>Policy Period</small><br>${voice.effective('gl')} – ${voice.expiration('gl')}</td><td><small>Renews Policy</small><br>${text(truth.prior.gl.number)} expiring ${date(truth.prior.gl.expiration)}</td></tr><tr><td><small>Named Insured</small><br>${insuredSplitAtWords(voice)}</td><td colspan="2"><small>Agency No. ${truth.producer.code}</small><br>${agencyTold(voice)}<br>Telephone ${voice.reach('phone')}</td></tr></table>
      <p>Your policy renews as shown below. Limits in force from ${voice.effective('gl')}:</p>${limits.map(([label, amount]) => `<div class="rp-d"><span>${label}</span><i></i><span>${amount}</span></div>`).join('')}
      <p>Changes since last term: the each occurrence limit was ${money(expiring.occurrence!)} and the general aggregate ${money(expiring.aggregate!)} under the expiring policy.</p><p>Renewal premium ${money(gl.premium)}. Pay in full or in 4 installments of ${money(Math.round(gl.premium / 4))}.</p><div class="rp-c">${clauses(voice)}</div>${formAndDateFoot(voice, 'RN 10 42')}`,
      '.rp { display: flex; justify-content: space-between; border-top: 4pt double #333; border-bottom: 1pt solid #333; padding: 4pt 0 } .rp-a { font-size: 1.2em } .rp-b { text-align: right } .rp-f td { border: 0.4pt solid #999; padding: 4pt } .rp-d { display: flex } .rp-d i { flex: 1; border-bottom: 1pt dotted #777; margin: 0 3pt 3pt } .rp-c { columns: 2; font-size: 0.8em }',
    )
  },
}

/** A stock company's common declarations in numbered paragraphs, then the general liability part. */
const numberedCommon: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const foot = `<div class="nc-f"><span>OFFICE: ${text(gl.carrier.address.city)} ${chance.digits(3)}</span><span>PRODUCER: ${text(truth.producer.name)} &nbsp; ${truth.producer.code}</span></div>`
    const limits = voice.limits('gl', {
      aggregate: 'General Aggregate Limit<br>(Other than Products-Completed Operations)',
      products: 'Products-Completed Operations Aggregate Limit',
      personal: 'Personal &amp; Advertising Injury Limit',
      occurrence: 'Each Occurrence Limit',
      rented: 'Damage To Premises Rented To You Limit (any one premises)',
      medical: 'Medical Expense Limit (any one person)',
    })
    const form = chance.pick(['CORPORATION', 'LIMITED LIABILITY CO', 'PARTNERSHIP'])
    return declarations(
      `<div class="nc-h"><div>${homeOffice(voice)}</div><div><b>COMMON POLICY DECLARATIONS</b><br>POLICY NO.: ${voice.number('gl')}<br>ISSUE DATE: ${voice.date(truth.prior.gl.expiration)}</div></div>
      <p><b>INSURING COMPANY:</b><br>${voice.carrier('gl')}</p><ol class="nc"><li><b>NAMED INSURED AND MAILING ADDRESS:</b><div class="nc-in">${insuredSplitAtWords(voice)}</div></li><li><b>POLICY PERIOD:</b> From ${voice.effective('gl')} to ${voice.expiration('gl')} 12:01 A.M. Standard Time at your mailing address.</li><li><b>LOCATIONS:</b> ${voice.address(truth.locations[0]!.party.address).join(' ')}</li><li><b>COVERAGE PARTS FORMING PART OF THIS POLICY AND INSURING COMPANIES:</b><div class="nc-in">COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS &nbsp; CG T0 ${chance.digits(2)}</div></li><li><b>NUMBERS OF FORMS AND ENDORSEMENTS:</b> SEE FORMS LIST</li><li><b>SUPPLEMENTAL POLICIES:</b> Each of the following is a separate policy containing its complete provisions.<table class="nc-t">${tableHead('Policy', 'Policy No.', 'Insuring Company')}${tableRow('Commercial Excess', text(truth.prior.umbrella.number), text(truth.names.carrier().name))}</table></li><li><b>PREMIUM SUMMARY:</b><div class="nc-in">Provisional Premium &nbsp; ${money(gl.premium)}<br>Due at Inception &nbsp; ${money(Math.round(gl.premium / 4))}<br>Due at Each QUARTER &nbsp; ${money(Math.round(gl.premium / 4))}</div></li></ol>
      <table class="nc-s"><tr><td>NAME AND ADDRESS OF AGENT OR BROKER<br>${agencyTold(voice)}</td><td>COUNTERSIGNED BY<br><br>______________________<br>Authorized Representative &nbsp; DATE:</td></tr></table>${foot}${newPage}
      <div class="nc-h"><div><b>COMMERCIAL GENERAL LIABILITY<br>COVERAGE PART DECLARATIONS</b></div><div>POLICY NO.: ${voice.number('gl')}<br>ISSUE DATE: ${voice.date(truth.prior.gl.expiration)}</div></div><p>INSURING COMPANY: ${voice.carrier('gl')}</p><p>DECLARATIONS PERIOD: From ${voice.effective('gl')} to ${voice.expiration('gl')} 12:01 A.M. Standard Time at your mailing address shown in the Common Policy Declarations. FORM OF BUSINESS: ${form}</p>
      <ol class="nc"><li><b>COVERAGE AND LIMITS OF INSURANCE:</b><table class="nc-l"><tr><td>${triggersInBrackets(voice, 'Occurrence Form', 'Claims-Made Form')}</td><td><u>LIMITS OF INSURANCE</u></td></tr>${tableRows(limits)}</table></li><li><b>AUDIT PERIOD:</b> ANNUAL</li><li><b>DEDUCTIBLE:</b> Property damage ${money(1000)} per occurrence</li><li><b>CLASSIFICATIONS:</b> See schedule. Estimated premium ${money(gl.premium)}</li></ol><p>THE COMMERCIAL GENERAL LIABILITY COVERAGE IS SUBJECT TO A GENERAL AGGREGATE LIMIT.</p>${foot}`,
      '.nc-h { display: flex; justify-content: space-between } .nc { padding-left: 16pt } .nc > li { margin: 7pt 0 } .nc-in { margin: 2pt 0 0 24pt } .nc-t, .nc-l { width: 88% } .nc-t th { font-weight: normal; text-decoration: underline } .nc-l td:last-child { text-align: right; width: 30% } .nc-s td { width: 50%; border-top: 0.7pt solid #000 } .nc-f { display: flex; justify-content: space-between; font-size: 0.8em; margin-top: 24pt }',
    )
  },
}

/** Three policies of a contractors' mutual under one number: a line of limits for each part below its banner. */
const contractorsAccount: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const banner = (title: string, premium: number) =>
      `<div class="cm-b"><span>${title}</span><span>Premium ${money(premium)}</span></div>`
    const two = (rows: [string, string][]) =>
      `<div class="cm-g">${rows.map(([label, amount]) => `<div><span>${label}</span><span>${amount}</span></div>`).join('')}</div>`
    const named = (['gl', 'auto', 'umbrella'] as const).map((line) => [voice.number(line), voice.effective(line), voice.expiration(line), voice.carrier(line)]) // biome-ignore format: one call
    const [number, from, to, carrier] = named[0]!
    const { retention } = truth.policies.umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    const general = two(voice.limits('gl', { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical payments, any one person' })) // biome-ignore format: a table
    const auto = two([...voice.limits('auto', { csl: 'Liability, each accident (CSL)', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' }), ['Uninsured motorists, each accident', money(250_000 / 5)], ['Comprehensive deductible', money(500)]]) // biome-ignore format: a table
    const umbrella = two(voice.limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Self-insured retention' })) // biome-ignore format: a table
    return declarations(
      `<div class="cm-t"><div class="cm-w">Insured<br>${insuredSplitAtWords(voice)}</div><div class="cm-w">Agent ${truth.producer.code}<br>${agencyTold(voice)}</div></div><h2>Contractors Policy Declarations</h2><table class="cm-k"><tr><td>Policy number</td><td>${number}</td><td>Policy period</td><td>${from} to ${to}</td></tr><tr><td>Company</td><td>${carrier}</td><td>Business</td><td>${text(truth.work[0]!.title)}</td></tr></table>
      ${banner('General Liability', truth.policies.gl.premium)}${chance.maybe(0.5) ? `<p>The general aggregate applies per ${voice.tick('gl.perProject', 'project')}.</p>` : ''}${general}${banner('Commercial Auto', truth.policies.auto.premium)}<p>Covered auto symbols for liability: ${voice.symbols()}</p>${auto}${banner(`Commercial ${voice.tick('umbrella.umbrella', 'Umbrella')}`, truth.policies.umbrella.premium)}${umbrella}${clauses(voice, 3)}<p class="cm-s">Home office ${homeOffice(voice)} &nbsp; 1-800-555-0178</p>${formAndDateFoot(voice, 'CP-2')}`,
      '.cm-t { display: flex; gap: 30pt } .cm-w { flex: 1; min-height: 62pt } .cm-b { print-color-adjust: exact; background: #d8e3ee; display: flex; justify-content: space-between; padding: 2pt 5pt; font-weight: bold; margin-top: 8pt } .cm-g { display: grid; grid-template-columns: 1fr 1fr; column-gap: 26pt } .cm-g > div { display: flex; justify-content: space-between; border-bottom: 0.3pt solid #bbb; padding: 1.5pt 0 } .cm-k td { border: 0.4pt solid #88a } .cm-s { font-size: 0.75em; text-align: center }',
    )
  },
}

/** Church and charity package: limits of several liability parts in one wide table, occurrence and aggregate in columns. */
const humanServices: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const said = Object.fromEntries(voice.limits('gl', { occurrence: 'occurrence', aggregate: 'aggregate', products: 'products', personal: 'personal', rented: 'rented', medical: 'medical' }).map(([name, amount]) => [name, amount])) as Record<string, string> // biome-ignore format: a table
    const rows = [
      ['Commercial General Liability', `${said.occurrence} Each Occurrence`, `${said.aggregate} General Aggregate`],
      ['&nbsp;&nbsp;Products and Completed Operations', 'Included in Each Occurrence', `${said.products} Aggregate`],
      ['&nbsp;&nbsp;Personal and Advertising Injury', `${said.personal} Any One Person or Organization`, ''],
      ['&nbsp;&nbsp;Rented Premises', `${said.rented} Any One Premises`, ''],
      ['&nbsp;&nbsp;Medical Expense', `${said.medical} Any One Person`, ''],
      ['Professional Liability', `${money(1_000_000)} Each Incident`, `${money(2_000_000)} Aggregate`],
      ['Abusive Conduct Liability', `${money(250_000)} Each Claim`, `${money(250_000)} Aggregate`],
      ['Employee Benefits Liability (claims-made)', 'Not covered', ''],
    ]
    return declarations(
      `<table class="hs-h"><tr><td>${voice.carrier('gl')}<br><small>${homeOffice(voice)}</small></td><td>HUMAN SERVICES PACKAGE<br>DECLARATIONS</td></tr></table><div class="hs-g"><span>Policy Number:</span><b>${voice.number('gl')}</b><span>Named Insured and Mailing Address:</span><div>${insuredSplitAtWords(voice)}</div><span>Producer:</span><div>${agencyTold(voice)}</div><span>Policy Period From:</span><div>${voice.effective('gl')} <span class="hs-to">To:</span> ${voice.expiration('gl')} <small>at 12:01 A.M. Standard Time at your mailing address</small></div><span>Business Description:</span><div>${chance.pick(['Social service agency', 'Religious organization', 'Day program'])}</div></div>
      <table class="hs-l">${tableHead('Coverage', 'Limit of Insurance', 'Aggregate')}${tableRows(rows)}</table><p>This policy consists of the coverage parts for which a premium is indicated: General Liability ${money(gl.premium)}; Professional ${money(420)}; Property – see schedule ${money(1880)}. Total ${money(gl.premium + 2300)}.</p>${clauses(voice, 4)}${formAndDateFoot(voice, 'HS-PKG')}<p>Countersigned: ${text(truth.names.person())}, Secretary</p>`,
      '.hs-h td { font-weight: bold } .hs-h td:last-child { text-align: right; font-size: 1.2em } .hs-g { display: grid; grid-template-columns: 30% 1fr; gap: 5pt 8pt; border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 6pt 0 } .hs-to { margin-left: 30pt } .hs-l th { border-bottom: 0.8pt solid #000 } .hs-l td { border-bottom: 0.3pt dotted #888 }',
    )
  },
}

export const tailoredAndNumberedFamilies: LearnFamily[] = [
  { name: 'tailored package', style: thirdInCapitals(['sans', 'narrow'], 8, 9), papers: { tailoredPackage: withGreeting(tailoredPackage), renewalPage: withGreeting(renewalPage) } },
  { name: 'numbered common declarations', style: thirdInCapitals(['mono', 'narrow', 'sans'], 8, 8.5, { capitals: true }), papers: { numberedCommon: withGreeting(numberedCommon) } },
  { name: 'contractors account', style: thirdInCapitals(['sans', 'modern'], 8.5, 9.5), papers: { contractorsAccount: withGreeting(contractorsAccount) } },
  { name: 'human services', style: thirdInCapitals(['serif', 'sans'], 8.5, 9.5), papers: { humanServices: withGreeting(humanServices) } },
] // biome-ignore format: a family in a line
