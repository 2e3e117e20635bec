import type { LearnFamily, Paper } from '../../../family.ts'
import { typedPage } from '../compensation/bureau-page-and-web.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { dollars, slashedDate } from '../kit/amounts.ts'
import { boxed, captionAbove, columns, inLines, padded, paragraphs, two, typed, wordsInLines } from '../kit/blocks.ts'
import { agencyTold, bankOrCapital, homeOffice, insuredTold, sign, siteOnFoundryRoad } from '../kit/parties.ts'
import { newPage, ruledDeclarations } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayBefore2To40, ownsAutos, termTold, trigger } from '../kit/terms.ts'

/** A mutual of the Midwest: everything in one column of plain type, classes with a line for each hazard. */
const tailored: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const limits = voice.limits('gl', { aggregate: 'General Aggregate (Other Than Products-Completed Operations)', products: 'Products-Completed Operations Aggregate', personal: 'Personal Injury And Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage To Premises Rented To You (Fire, Lightning, Explosion, Smoke Or Water Damage)', medical: 'Medical Payments' }) // biome-ignore format: a list
    const after = (words: string) => (words === 'Medical Payments' ? ' Each Person' : words.startsWith('Damage') ? ' Any One Premises' : '') // biome-ignore format: a line
    const classes = truth.locations.map((one) => [inLines(text(one.classification), one.basis), inLines('Prem/Op', 'Prod/Comp Op'), inLines(one.classCode, ''), `${one.exposure.toLocaleString('en-US')}`, inLines(one.rate, 'INCL'), inLines(money(one.premium), 'INCL')]) // biome-ignore format: a row
    return ruledDeclarations(
      `${two(`${voice.carrier('gl')}<br>${homeOffice(voice, 'gl', '<br>')}`, `Page 1<br>Issued ${dayBefore2To40(voice)}<br><b>TAILORED COVERAGE POLICY DECLARATIONS</b><br>${chance.pick(['Renewal Effective', 'New Business Effective'])} ${voice.effective('gl')}`)}<div class="tl"><div>AGENCY &nbsp; ${voice.producer()}<br>${text(truth.producer.code)} &nbsp; MKT TERR 0${chance.digits(2)} &nbsp; ${voice.reach('phone')}<br>${voice.producerAddress().join(' &nbsp; ')}</div><div>POLICY NUMBER &nbsp; <b>${voice.number('gl')}</b><br>Company Use ${chance.digits(2)}-${chance.digits(2)}-${sign(voice, 'gl').slice(0, 2).toUpperCase()}</div><div>INSURED &nbsp; ${insuredTold(voice)}</div><div>Company Bill &emsp; POLICY TERM<br>12:01 a.m. ${voice.effective('gl')} to 12:01 a.m. ${voice.expiration('gl')}</div></div><p class="fine">In consideration of payment of the premium shown below, this policy is renewed. Please attach this Declarations and attachments to your policy. If you have any questions, please consult with your agent.</p><p><b>COMMON POLICY INFORMATION</b></p><p>Business Description: ${text(truth.locations[0]!.classification)}<br>Entity: ${chance.pick(['Corporation', 'Limited Liab Co', 'Individual'])}<br>Program: ${chance.pick(['Contractors', 'Mercantile', 'Service Office'])}</p>${table(
        'amt',
        ['THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PART(S)', 'PREMIUM'],
        [
          ['COMMERCIAL GENERAL LIABILITY COVERAGE', money(gl.premium)],
          ['TOTAL', money(gl.premium)],
        ],
      )}<p class="fine">PAID IN FULL DISCOUNT ${money(Math.round(gl.premium / 10))}. TOTAL POLICY PREMIUM IF PAID IN FULL ${money(gl.premium - Math.round(gl.premium / 10))}</p><p><b>COMMERCIAL GENERAL LIABILITY COVERAGE</b></p>${table(
        'amt tt',
        ['COVERAGE', 'LIMITS OF INSURANCE'],
        limits.map(([words, amount]) => [words, /\d/.test(amount) ? `${amount}${after(words)}` : amount]),
      )}<p>Form: ${trigger(voice, 'Occurrence', 'Claims Made')} &emsp; AUDIT TYPE: Non-Audited</p>${table('tt tc', ['CLASSIFICATION', 'SUBLINE', 'CODE', 'PREMIUM BASIS', 'RATE', 'PREMIUM'], classes)}<p>LOCATION ${truth.locations[0]!.number.padStart(4, '0')} &nbsp; ${siteOnFoundryRoad(voice, truth.locations[0]!)} &nbsp; Territory: ${truth.locations[0]!.territory}</p><p>Secured Interested Parties: None</p>`,
      '.tl { display: grid; grid-template-columns: 1.3fr 1fr; gap: 8pt; margin: 10pt 0 } .tt th { font-weight: normal; text-decoration: underline; font-size: 0.88em } .tc td:nth-child(n+4) { text-align: right } .tt td { padding: 1pt 4pt }',
    )
  },
}

/** An exchange of the East: items with amounts under the coverage they are of, auto beside it under its own number. */
const contractorsItems: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const limits = voice.limits('gl', { occurrence: 'EACH OCCURRENCE LIMIT', rented: 'DAMAGE TO PREMISES RENTED TO YOU LIMIT &ndash; ANY ONE PREMISES', medical: 'MEDICAL EXPENSE LIMIT &ndash; ANY ONE PERSON', personal: 'PERSONAL &amp; ADVERTISING INJURY LIMIT &ndash; ANY ONE PERSON OR ORGANIZATION', aggregate: 'GENERAL AGGREGATE LIMIT', products: 'PRODUCTS/COMPLETED OPERATIONS AGGREGATE LIMIT' }) // biome-ignore format: a list
    return ruledDeclarations(
      `${columns('1fr 1fr', `<h3>${voice.carrier('gl')}</h3>${homeOffice(voice, 'gl')}`, `<h4>CONTRACTORS POLICY<br>${chance.pick(['RENEWAL', 'AMENDED', 'NEW'])} DECLARATIONS</h4>`)}${table('fm', [], [[captionAbove('Agent', `${text(truth.producer.code)} ${voice.producer()}`), captionAbove('Item 2. Policy period', termTold(voice, 'gl', ' TO ')), captionAbove('Policy number', voice.number('gl'))]])}<p>ITEM 1. NAMED INSURED AND ADDRESS</p><div class="win">${insuredTold(voice)}</div><p>POLICY PERIOD BEGINS AND ENDS AT 12.01 A.M. STANDARD TIME AT THE STATED ADDRESS OF THE NAMED INSURED.</p><p>ITEM 3. OTHER INTEREST &ndash; ${bankOrCapital(voice).toUpperCase()}</p><p>THE INSURANCE APPLIES TO THOSE PREMISES DESCRIBED BELOW. THIS IS SUBJECT TO ALL APPLICABLE TERMS OF THE POLICY AND ATTACHED FORMS AND ENDORSEMENTS.</p><p>LOCATION OF PREMISES: 1 &nbsp; ${siteOnFoundryRoad(voice, truth.locations[0]!)}</p><p><b>&mdash;&mdash; PROPERTY PROTECTION &mdash;&mdash;</b></p>${table(
        'amt',
        [],
        [
          ['BUSINESS PERSONAL PROPERTY &ndash; SPECIAL FORM', money(truth.locations[0]!.contents)],
          ['DEDUCTIBLE', money(500)],
          ['CONTRACTORS TOOLS, PER ITEM', money(1500)],
        ],
      )}<p><b>&mdash;&mdash; COMMERCIAL GENERAL LIABILITY &mdash;&mdash;</b></p>${table('amt', [], asRows(limits))}<p>THE GENERAL AGGREGATE LIMIT APPLIES SEPARATELY TO EACH ${voice.tick('gl.perProject', 'PROJECT')}. COVERAGE FORM: ${trigger(voice, 'OCCURRENCE', 'CLAIMS-MADE')}.</p><p>${table(
        '',
        [],
        [
          ['ADVANCE PREMIUM', money(gl.premium)],
          ['TOTAL ANNUAL DEPOSIT', money(gl.premium)],
        ],
      )}</p><p class="fine">${text(truth.forms.map((one) => `${one.number} ${one.edition}*`).join(', '))}</p>`,
      'h3 { font-family: serif } .fm { margin-top: 10pt }',
    )
  },
}

/** A company whose agents sell to families, too: lettered coverages, the office's page for places after it. */
const neighbor: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl } = truth.policies
    const dots = (words: string, amount: string) => `<div class="dt"><span>${words}</span><i></i><span>${amount}</span></div>` // biome-ignore format: a line
    const limits = voice.limits('gl', { occurrence: 'Coverage L &ndash; Business Liability', medical: 'Coverage M &ndash; Medical Expenses (Any One Person)', rented: 'Damage To Premises Rented To You', personal: 'Personal And Advertising Injury', products: 'Products/Completed Operations Aggregate', aggregate: 'General Aggregate' }) // biome-ignore format: a list
    return ruledDeclarations(
      `${two(
        `<b>${voice.carrier('gl')}</b><br><span class="fine">${homeOffice(voice, 'gl', '<br>')}</span><p class="fine">${chance.pick(['M', 'D', 'K'])}-${chance.digits(2)}-${chance.digits(4)}-FB${chance.digits(2)} F N</p><div class="win">${insuredTold(voice)}</div>`,
        `<b>RENEWAL DECLARATIONS</b>${table(
          'nb',
          [],
          [
            ['Policy Number', voice.number('gl')],
            ['Policy Period', '12 Months'],
            ['Effective Date', voice.effective('gl')],
            ['Expiration Date', voice.expiration('gl')],
          ],
        )}<p class="fine">The policy period begins and ends at 12:01 am standard time at the premises location.</p><p>Agent<br>${agencyTold(voice)}<br>PHONE: ${voice.reach('phone')}</p>`,
      )}<p><b>${chance.pick(['Office', 'Retail Sales', 'Service', 'Contractors'])} Policy</b></p><p>Automatic Renewal &ndash; If the policy period is shown as 12 months, this policy will be renewed automatically subject to the premiums, rules and forms in effect for each succeeding policy period.</p><p>Entity: ${chance.pick(['Corporation', 'Limited Liability Company'])} &emsp; Policy premium ${money(gl.premium)}</p><p class="bar">SECTION I &ndash; PROPERTY SCHEDULE</p>${table(
        'gr',
        [
          'Location Number',
          'Location of Described Premises',
          'Limit of Insurance* Coverage A &ndash; Buildings',
          'Limit of Insurance* Coverage B &ndash; Business Personal Property',
        ],
        truth.locations.map((one) => [
          one.number.padStart(3, '0'),
          siteOnFoundryRoad(voice, one),
          money(one.building),
          money(one.contents),
        ]),
      )}<p class="fine">* As of the effective date of this policy, the Limit of Insurance includes any increase due to Inflation Coverage. Basic deductible ${money(1000)}.</p><p class="bar">SECTION II &ndash; LIABILITY</p>${limits.map(([words, amount]) => dots(words, amount)).join('')}<p class="fine">Each paid claim for Liability Coverage reduces the amount of insurance we provide during the applicable annual period. Prepared ${dayBefore2To40(voice)}.</p><p>Your policy consists of these Declarations, the businessowners coverage form and any other forms and endorsements that apply.</p>`,
      '.nb { border: 0.8pt solid #000 } .nb td { padding: 1pt 6pt } .dt { display: flex; gap: 3pt } .dt i { flex: 1; border-bottom: 1pt dotted #555; margin-bottom: 3pt } .gr td:nth-child(n+3) { text-align: right } .gr th { font-size: 0.82em }',
    )
  },
}

/** A dividend-paying company's auto page: coverage parts as cards, vehicles in a table that ends with an X for each coverage. */
const mutualAuto: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { auto } = truth.policies
    const own = ownsAutos(voice)
    const limits = voice.limits('auto', { csl: 'Liability Insurance &ndash; Combined Single Limit, each accident', perPerson: 'Bodily Injury Liability, each person', perAccident: 'Bodily Injury Liability, each accident', damage: 'Property Damage Liability, each accident' }) // biome-ignore format: a list
    const symbols = voice.symbols()
    const cars = truth.vehicles.slice(0, 8).map((one) => [one.number.padStart(3, '0'), String(one.year), text(`${one.make} ${one.model}`), one.vin, money(500), money(1000)]) // biome-ignore format: a row
    return ruledDeclarations(
      `${two(`<h3>${sign(voice, 'auto')}</h3>${voice.carrier('auto')}, ${homeOffice(voice, 'auto')}`, `<h4>Commercial Auto Declarations</h4>`)}${columns('1fr 1fr', `<p class="bar">First Named Insured and Address</p>${insuredTold(voice)}`, `<p class="bar">Agency Name and Number</p>${agencyTold(voice)}<br>${text(truth.producer.code)}`)}${columns('1fr 1fr', `<p class="bar">Policy Number: ${voice.number('auto')}</p>`, `<p class="bar">Policy Period: Effective Date: ${voice.effective('auto')} Expiration Date: ${voice.expiration('auto')}</p>`)}<p class="fine">12:01 A.M. standard time at your mailing address shown in the declarations.</p><p class="bar">Coverages Provided</p><p>Insurance applies only to those coverages for which a limit is shown. Covered auto symbols for liability: ${symbols}.</p>${table(
        'ln amt',
        ['Coverage', 'Limits of Insurance'],
        [
          ...limits,
          ...(own
            ? [
                ['Uninsured Motorists, each accident', money(60_000)],
                ['Auto Medical Payments, each person', money(10_000)],
              ]
            : []),
          ['Premium', money(auto.premium)],
        ],
      )}${own ? `<p class="bar">Schedule of Autos</p>${table('ln', ['Unit', 'Year', 'Make and Model', 'Serial Number', 'Comp. Ded.', 'Coll. Ded.'], cars)}` : '<p>No autos are scheduled.</p>'}<p class="fine">As a policyholder of this mutual company you are a member, and entitled to vote at the annual meeting at the home office on the third Wednesday in March.</p>`,
      'h3 { font-size: 2em; margin: 0 }',
    )
  },
}

/** Printed on a line printer to this day: a businessowners policy of a company of the Northeast. */
const lineTyped: Paper = {
  draw: (voice) => {
    // What else it insures may stand in the other row, or not.
    voice.notJudged('professional')
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [name, place] = [voice.insured(), voice.insuredAddress()]
    const [agent, where] = [voice.producer(), voice.producerAddress()]
    const limits = voice.limits('gl', { occurrence: 'LIABILITY AND MEDICAL EXPENSES', medical: 'MEDICAL EXPENSES - ANY ONE PERSON', personal: 'PERSONAL AND ADVERTISING INJURY', rented: 'DAMAGES TO PREMISES RENTED TO YOU - ANY ONE PREMISES', products: 'PRODUCTS-COMPLETED OPERATIONS AGGREGATE', aggregate: 'GENERAL AGGREGATE' }) // biome-ignore format: a list
    const at = truth.locations.slice(0, 3).flatMap((one) => [`LOCATION: ${one.number.padStart(3, '0')}    BUILDING: 001`, ...wordsInLines(siteOnFoundryRoad(voice, one, '\n')).toUpperCase().split('\n'), '', `  ${padded('BUILDING, REPLACEMENT COST', 50)}${padded(money(one.building), 14, true)}`, `  ${padded('BUSINESS PERSONAL PROPERTY', 50)}${padded(money(one.contents), 14, true)}`, `  ${padded('MONEY AND SECURITIES, INSIDE THE PREMISES', 50)}${padded(money(10_000), 14, true)}`, '']) // biome-ignore format: lines
    return ruledDeclarations(
      typed([
        `${padded('', 20)}POLICY DECLARATIONS (CONTINUED BELOW)`,
        '',
        `POLICY NUMBER:  ${voice.number('gl')}`,
        `THIS BUSINESS OWNERS POLICY CONSISTS OF THE DECLARATIONS, COVERAGE FORMS, COMMON`,
        `POLICY CONDITIONS AND ANY OTHER FORMS AND ENDORSEMENTS ISSUED TO BE A PART OF THE POLICY.`,
        '',
        `INSURER:  ${voice.carrier('gl')}`,
        `          ${homeOffice(voice, 'gl')}`,
        '',
        'NAMED INSURED AND MAILING ADDRESS:',
        ...[name, ...place].map((one) => `          ${one}`),
        '',
        `POLICY PERIOD:  FROM ${voice.effective('gl')} TO ${voice.expiration('gl')}   1 YEAR`,
        '                12:01 A.M. STANDARD TIME AT YOUR MAILING ADDRESS SHOWN ABOVE.',
        '',
        `NAME OF AGENT/BROKER:  ${agent}`,
        ...where.map((one) => `                       ${one}`),
        `CODE: ${text(truth.producer.code)}`,
        '',
        `PREVIOUS POLICY NUMBER:  ${chance.pick(['NEW', text(truth.prior.gl.number)])}`,
        `TOTAL ANNUAL PREMIUM IS: ${money(gl.premium)}      AUDIT PERIOD:  NON-AUDITABLE`,
        '-'.repeat(88),
        ...at,
        '-'.repeat(88),
        `${padded('BUSINESS LIABILITY', 58)}LIMITS OF INSURANCE`,
        '',
        ...limits.map(([words, amount]) => `${padded(words, 58)}${padded(amount, 18, true)}`),
        '',
        'EMPLOYMENT PRACTICES LIABILITY: EACH CLAIM LIMIT         $5,000',
        '                                DEDUCTIBLE - EACH CLAIM   NOT APPLICABLE',
        '                                AGGREGATE LIMIT           $5,000',
        '',
        `COUNTERSIGNED BY ______________________   PROCESS DATE: ${dayBefore2To40(voice)}`,
      ]),
      'pre { line-height: 1.25 }',
    )
  },
}

/** A package of a regional company, liability by what a premium bought. */
const threeParts: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl, umbrella, auto } = truth.policies
    const strip = (title: string) => `<table class="sp"><tr><td>${title}</td><td>${voice.number('gl')}</td></tr></table>` // biome-ignore format: a line
    for (const line of ['auto', 'umbrella'] as const) {
      for (const told of [voice.carrier, voice.number, voice.effective, voice.expiration]) told(line)
    }
    const autoLimits = voice.limits('auto', { csl: 'Liability &ndash; CSL', perPerson: 'BI each person', perAccident: 'BI each accident', damage: 'PD each accident' }) // biome-ignore format: a list
    return ruledDeclarations(
      `<h3 class="md">${voice.carrier('gl')}</h3><p class="md">${homeOffice(voice, 'gl')}<br><b>COMMERCIAL PACKAGE POLICY &ndash; COMMON DECLARATIONS</b></p>${table(
        'fm',
        [],
        [
          [
            captionAbove('Policy number', voice.number('gl')),
            captionAbove('Policy period', `${termTold(voice, 'gl')}<br>12:01 a.m. standard time`),
          ],
          [
            captionAbove('Named insured and mailing address', insuredTold(voice)),
            captionAbove('Agency', inLines(agencyTold(voice), voice.reach('phone'))),
          ],
        ],
      )}<p>The policy consists of the coverage parts shown. Premium may be subject to adjustment.</p>${table(
        'amt ln',
        ['Coverage part', 'Premium'],
        [
          ['Property', money(Math.round(gl.premium / 2))],
          ['General Liability', money(gl.premium)],
          ['Commercial Auto', money(auto.premium)],
          ['Commercial Umbrella', money(umbrella.premium)],
          ['Crime', 'Not covered'],
          ['Total', money(Math.round(gl.premium / 2) + gl.premium + auto.premium + umbrella.premium)],
        ],
      )}<p>Business: ${text(truth.locations[0]!.classification)}. ${boxed(true, 'Direct bill')} ${boxed(false, 'Agency bill')}</p>${newPage}${strip('GENERAL LIABILITY')}${table('amt ln', ['Limits of insurance', ''], voice.limits('gl', { occurrence: 'Each occurrence', personal: 'Personal injury and advertising injury', medical: 'Medical payments, each person', rented: 'Damage to premises rented to you', aggregate: 'General aggregate', products: 'Products and completed operations aggregate' }))}${paragraphs(`Premium is ${chance.pick(['auditable', 'not auditable'])}. Blanket additional insured: included. Limited pollution (work sites): ${money(25_000)}.`)}${strip('COMMERCIAL AUTO')}<p>Liability symbols: ${voice.symbols()}</p>${table('amt ln', ['Coverage', 'Limit'], autoLimits)}${strip(`COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')}`)}${table(
        'amt ln',
        ['', ''],
        [
          ['Each occurrence limit', voice.limit('umbrella', 'occurrence')],
          ['Aggregate limit', voice.limit('umbrella', 'aggregate')],
        ],
      )}<p class="fine">Required underlying: general liability ${money(1_000_000)}, auto ${money(1_000_000)}, employers liability ${money(500_000)}.</p>`,
      '.sp td { print-color-adjust: exact; background: #25412a; color: #fff } .sp td:last-child { text-align: right } .fm td { width: 50% }',
    )
  },
}

export const exchangeAndNeighborFamilies: LearnFamily[] = [
  { name: 'tailored in one column', style: manyCities(['sans', 'narrow'], [8.5, 9]), papers: { tailored: withClosing(tailored) } },
  { name: 'contractors of the exchange', style: manyCities(['sans', 'wide'], [8, 8.5], { capitals: true }), papers: { contractorsItems: withClosing(contractorsItems) } },
  { name: 'agents next door', style: manyCities(['sans'], [8.5, 9]), papers: { neighbor: withClosing(neighbor) } },
  { name: 'mutual with dividends', style: manyCities(['sans', 'modern'], [9, 9.5]), papers: { mutualAuto: withClosing(mutualAuto, 'auto'), threeParts: withClosing(threeParts) } },
  { name: 'typed business policy', style: manyCities(['mono'], [8, 8.3], { capitals: true, date: slashedDate, money: dollars }), papers: { lineTyped: withClosing(lineTyped), typedPage: withClosing(typedPage, 'wc') } },
] // biome-ignore format: a family in a line
