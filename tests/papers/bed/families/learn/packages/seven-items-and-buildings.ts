import type { LearnFamily, Paper } from '../../../family.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { captionAbove, inLines, paragraphs, two, wordsInLines } from '../kit/blocks.ts'
import { agencyTold, bankOrCapital, homeOffice, insuredTold, sign, siteOnFoundryRoad } from '../kit/parties.ts'
import { formsOf, ofPolicy } from '../kit/records.ts'
import { newPage, ruledDeclarations } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayBefore2To40, ownsAutos, termTold, trigger, triggersInBoxes } from '../kit/terms.ts'

const LIMITS = { aggregate: 'General Aggregate Limit (Other than Products-Completed Operations)', products: 'Products-Completed Operations Aggregate Limit', personal: 'Personal &amp; Advertising Injury Limit', occurrence: 'Each Occurrence Limit', rented: 'Damage to Premises Rented to You Limit (any one premises)', medical: 'Medical Expense Limit (any one person)' } // biome-ignore format: a table

/** Common declarations with items one to seven, parts of the policy behind them. */
const commonItems: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [first] = truth.locations
    const day = dayBefore2To40(voice)
    const top = (title: string) =>
      `${two(`<b>${sign(voice, 'gl').toUpperCase()}</b>`, `ISSUE DATE: ${day}<br>POLICY NUMBER: ${voice.number('gl')}`)}<h4 class="md">${title}</h4>`
    const places = truth.locations.map((one) => [
      one.number,
      '1',
      text(one.classification),
      siteOnFoundryRoad(voice, one),
    ])
    return ruledDeclarations(
      `${top('COMMON POLICY DECLARATIONS')}<p>INSURING COMPANY:<br>${voice.carrier('gl')}</p><div class="it"><b>1. NAMED INSURED AND MAILING ADDRESS:</b><div>${insuredTold(voice)}</div><b>2. POLICY PERIOD:</b><div>From ${termTold(voice, 'gl')} 12:01 A.M. Standard Time at your mailing address.</div><b>3. LOCATIONS:</b><div>${table('pl', ['PREM. NO.', 'BLDG. NO.', 'OCCUPANCY', 'ADDRESS'], places)}</div><b>4. COVERAGE PARTS FORMING PART OF THIS POLICY AND INSURING COMPANIES:</b><div>COMMERCIAL PROPERTY COV PART DECLARATIONS<br>COMMERCIAL GENERAL LIABILITY COV PART DECLARATIONS</div><b>5. NUMBERS OF FORMS AND ENDORSEMENTS FORMING A PART OF THIS POLICY:</b><div>SEE LISTING OF FORMS</div><b>6. SUPPLEMENTAL POLICIES:</b><div>Each of the following is a separate policy containing its complete provisions: NONE</div><b>7. PREMIUM SUMMARY:</b><div>Provisional Premium &emsp; ${money(gl.premium)}<br>Due at Inception &emsp; ${money(Math.round(gl.premium / 4))}<br>Due at Each &emsp; INSTALLMENT</div></div>${two(`NAME AND ADDRESS OF AGENT OR BROKER:<br>${agencyTold(voice)}`, 'COUNTERSIGNED BY:<br><br>_______________________<br>Authorized Representative')}<p class="fine">LT T0 01 ${chance.int(10, 12)} ${chance.int(12, 22)} &emsp; PAGE 1 OF 1 &emsp; OFFICE: ${homeOffice(voice, 'gl')}</p>${newPage}${top('COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS')}${paragraphs(`The Commercial Property Coverage Part consists of these Declarations and the forms listed. Premises ${first!.number}, building 1.`)}${table(
        'ln amt',
        ['COVERAGES AND LIMITS OF INSURANCE', ''],
        [
          ['Building, replacement cost', money(first!.building)],
          ['Your Business Personal Property', money(first!.contents)],
          ['Business Income, actual loss sustained, 12 months', 'Included'],
          ['Deductible, any one occurrence', money(2500)],
        ],
      )}<p>MORTGAGE HOLDER: ${bankOrCapital(voice)}</p>${newPage}${top('COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS')}<p>The Commercial General Liability Coverage Part consists of these Declarations and the Coverage Form shown below.</p><p><b>1. COVERAGE AND LIMITS OF INSURANCE:</b></p><p>COMMERCIAL GENERAL LIABILITY COVERAGE FORM &emsp; (${trigger(voice, 'OCCURRENCE', 'CLAIMS-MADE')})</p>${table('lim amt', [], asRows(voice.limits('gl', LIMITS)))}<p><b>2. AUDIT PERIOD:</b> &nbsp; ANNUAL</p><p><b>3. FORM OF BUSINESS:</b> &nbsp; ${chance.pick(['CORPORATION', 'LIMITED LIABILITY COMPANY', 'PARTNERSHIP', 'OTHER'])}</p><p><b>4. NUMBERS OF FORMS, SCHEDULES AND ENDORSEMENTS FORMING PART OF THIS COVERAGE PART ARE ATTACHED AS A SEPARATE LISTING.</b></p><p class="fine">COMMERCIAL GENERAL LIABILITY COVERAGE IS SUBJECT TO A GENERAL AGGREGATE LIMIT</p><p class="fine">LG T0 01 11 03 &emsp; PRODUCER: ${voice.producer()} ${text(truth.producer.code)}</p>`,
      '.it > b { display: block; margin-top: 5pt } .it > div { margin-left: 16pt } .pl th { font-weight: normal; font-size: 0.85em } .pl td, .pl th { padding: 0 4pt } .lim { width: 90%; margin-left: 20pt }',
    )
  },
}

/** Items of a business auto part of the same house: schedule of coverages, then vehicles two lines each. */
const autoPart: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const limits = voice.limits('auto', { csl: 'COVERED AUTOS LIABILITY', perPerson: 'BODILY INJURY &ndash; EACH PERSON', perAccident: 'BODILY INJURY &ndash; EACH ACCIDENT', damage: 'PROPERTY DAMAGE &ndash; EACH ACCIDENT' }) // biome-ignore format: a list
    const symbols = voice.symbols()
    const own = ownsAutos(voice)
    const more = own ? [['MEDICAL PAYMENTS', '7', `${money(5000)} EACH INSURED`, money(112)], ['UNINSURED MOTORISTS', '7', money(75_000), money(240)], ['PHYSICAL DAMAGE COMPREHENSIVE', '7', `ACV OR COST OF REPAIR MINUS ${money(500)} DED`, money(790)], ['PHYSICAL DAMAGE COLLISION', '7', `ACV OR COST OF REPAIR MINUS ${money(1000)} DED`, money(1514)]] : [] // biome-ignore format: rows
    const cars = truth.vehicles.map((one) => [one.number, `${one.year} ${text(one.make.toUpperCase())} ${text(one.model.toUpperCase())}`, one.vin, `${chance.digits(5)}<br>${chance.digits(3)}`, truth.insured.address.state, money(one.cost), money(chance.int(500, 4800))]) // biome-ignore format: a row
    return ruledDeclarations(
      `${two(`<b>${sign(voice, 'auto').toUpperCase()}</b><br>${voice.carrier('auto')}<br>${homeOffice(voice, 'auto')}`, `BUSINESS AUTO COVERAGE PART DECLARATIONS<br>POLICY NUMBER: ${voice.number('auto')}<br>ISSUE DATE: ${dayBefore2To40(voice, 'auto')}`)}<p><b>ITEM ONE</b></p>${two(`NAMED INSURED AND MAILING ADDRESS<br>${insuredTold(voice)}`, `AGENT<br>${agencyTold(voice)}`)}<p>POLICY PERIOD: From ${termTold(voice, 'auto', ' to ')} 12:01 A.M.</p><p><b>ITEM TWO</b> &nbsp; COVERAGE AND LIMITS OF INSURANCE. Each of these coverages applies only to those autos shown as covered autos by the entry of one or more symbols.</p>${table('gr', ['COVERAGES', 'COVERED AUTOS', 'LIMIT OF INSURANCE', 'PREMIUM'], [...limits.map(([what, amount], at) => [what, at ? '' : symbols, amount, at ? 'INCL' : money(auto.premium)]), ...more])}<p>AUDIT PERIOD: ${chance.pick(['ANNUAL', 'NOT APPLICABLE'])} &emsp; HIRED AUTO COST OF HIRE BASIS: IF ANY</p>${own ? `${newPage}<p><b>ITEM THREE</b> &nbsp; SCHEDULE OF COVERED AUTOS YOU OWN &emsp; POLICY NUMBER: ${voice.number('auto')}</p>${table('gr', ['COVD AUTO NO.', 'YEAR MAKE MODEL', 'VEHICLE IDENTIFICATION NUMBER', 'CLASS<br>TERR', 'ST', 'COST NEW', 'PREMIUM'], cars)}` : '<p>ITEM THREE &nbsp; SCHEDULE OF COVERED AUTOS YOU OWN: NONE</p>'}<p class="fine">LA T0 02 02 15</p>`,
      '.gr th { font-size: 0.82em; font-weight: normal } .gr td { font-size: 0.92em } .gr td:nth-last-child(1) { text-align: right }',
      { records: (own ? truth.vehicles : []).map((one) => ({ record_type: 'vehicle', veh_number: one.number, year: one.year, make: one.make.toUpperCase(), model: one.model.toUpperCase() })) }, // biome-ignore format: a record
    )
  },
}

const OWNERS = { occurrence: 'Liability and Medical Expenses &ndash; Each Occurrence', medical: 'Medical Expenses &ndash; Any One Person', rented: 'Damages to Premises Rented to You &ndash; Any One Premises', personal: 'Personal and Advertising Injury', products: 'Products &ndash; Completed Operations Aggregate', aggregate: 'General Aggregate' } // biome-ignore format: a table

/** A businessowners policy with a page for each location and building. */
const byBuilding: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const strip = `<p class="strip">POLICY NUMBER: ${voice.number('gl')}</p>`
    const covers = (one: (typeof truth.locations)[number]) => [['Building', money(one.building), money(1000), 'Replacement Cost'], ['Business Personal Property', money(one.contents), money(1000), 'Replacement Cost'], ['Money and Securities', money(10_000), money(500), 'Not Applicable']] // biome-ignore format: rows
    const pages = truth.locations.map((one) => `<div class="keep"><p class="bb">Location: ${one.number.padStart(3, '0')} &nbsp;&nbsp; Building: 001 &nbsp;&nbsp; ${siteOnFoundryRoad(voice, one)}</p><p>Description of business: ${text(one.classification)}</p>${table('cv', ['Property Coverage', 'Limit of Insurance', 'Deductible', 'Valuation'], covers(one))}</div>`) // biome-ignore format: a page
    return ruledDeclarations(
      `<div class="bh">${voice.carrier('gl')}<br><span class="fine">${homeOffice(voice, 'gl')}</span></div><h3>Businessowners Policy Declarations</h3>${strip}${table(
        'fm',
        [],
        [
          [
            captionAbove('Named insured and mailing address', insuredTold(voice)),
            captionAbove('Agent or broker', inLines(agencyTold(voice), voice.reach('phone'))),
          ],
          [
            captionAbove('Policy period', `${voice.effective('gl')} to ${voice.expiration('gl')} at 12:01 A.M.`),
            captionAbove('Type of entity', chance.pick(['Corporation', 'LLC', 'Individual'])),
          ],
        ],
      )}<p class="bb">Liability limits of insurance</p>${table('amt ln', [], asRows(voice.limits('gl', OWNERS)))}<p>Employment practices liability: not purchased. Hired and non-owned auto: not purchased. Data compromise response: ${money(50_000)} annual aggregate.</p><p>Total annual premium: ${money(gl.premium)} &emsp; Mortgagee: ${bankOrCapital(voice)}</p>${newPage}${strip}<h4>Schedule of property coverages for premises as designated below</h4>${pages.join('')}<p class="bb">Policy forms</p>${table(
        'ln',
        ['Form Number', 'Edition', 'Form Title'],
        truth.forms.map((one) => [one.number, one.edition, text(one.title)]),
      )}`,
      '.bh { font-size: 1.2em; border-bottom: 2pt solid #003a70; color: #003a70 } .strip { text-align: right; font-weight: bold } .bb { font-weight: bold; margin: 8pt 0 2pt; color: #003a70 } .cv th { font-size: 0.85em; border-bottom: 0.6pt solid #003a70 } .cv td:nth-child(2), .cv td:nth-child(3) { text-align: right } .cv th:nth-child(2), .cv th:nth-child(3) { text-align: right } .fm td { width: 50% }',
      {
        records: [
          ...ofPolicy(voice, 'BOP', 'bop_coverage_item', truth.locations.flatMap((one) => covers(one).slice(0, 2).map(([coverage, limit, deductible, valuation]) => ({ location_number: one.number.padStart(3, '0'), building_number: '001', premises_address: wordsInLines(siteOnFoundryRoad(voice, one)), coverage: coverage!, limit: limit!, deductible: deductible!, valuation: valuation! })))),
          ...ofPolicy(voice, 'BOP', 'bop_coverage_item', truth.locations.map((one) => ({ location_number: one.number.padStart(3, '0'), building_number: '001', premises_address: wordsInLines(siteOnFoundryRoad(voice, one)), coverage: 'Money and Securities', limit: money(10_000), deductible: money(500), valuation: 'Not Applicable' }))),
          ...formsOf(voice, 'BOP'),
        ], // biome-ignore format: lists
      },
    )
  },
}

/** A general liability part with its locations, its classes with rates for both hazards, and its forms. */
const classPages: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const units = (one: (typeof truth.locations)[number]) => one.exposure.toLocaleString('en-US')
    const told = truth.locations.map((one) => ({ location_number: one.number, territory: one.territory, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis })) // biome-ignore format: a record
    const cost = truth.locations.map((one) => ({ exposure: units(one), rate: one.rate, premium: money(one.premium) }))
    const rows = truth.locations.map((one) => [one.number, one.territory, one.classCode, text(one.classification), one.basis, units(one), one.rate, money(one.premium)]) // biome-ignore format: a row
    return ruledDeclarations(
      `<p class="md"><b>${voice.carrier('gl')}</b><br>A Stock Company &nbsp; NAIC ${voice.naic('gl')}</p><h4 class="md">COMMERCIAL GENERAL LIABILITY COVERAGE PART<br>DECLARATIONS PAGE</h4>${table(
        'fm',
        [],
        [
          [
            captionAbove('Policy No.', voice.number('gl')),
            captionAbove('Effective Date', `${voice.effective('gl')}<br>12:01 A.M. Standard Time`),
            captionAbove('Expiration Date', voice.expiration('gl')),
          ],
          [
            captionAbove('Named Insured', insuredTold(voice)),
            captionAbove('Agent', agencyTold(voice)),
            captionAbove('Agent No.', text(truth.producer.code)),
          ],
        ],
      )}<p>Item 2. Limits of Insurance</p>${table('cp amt', ['Coverage', 'Limit of Liability'], asRows(voice.limits('gl', LIMITS)))}<p>Item 3. Retroactive date (claims-made form only): ${gl.claimsMade ? voice.date(truth.prior.gl.effective) : 'N/A'} &emsp; Coverage form: ${triggersInBoxes(voice, 'Occurrence', 'Claims-made')}</p><p>Item 4. Form of business: ${chance.pick(['Corporation', 'LLC', 'Partnership'])} &emsp; Audit period: Annual unless otherwise stated</p><p>Item 5. Total advance premium: ${money(truth.locations.reduce((all, one) => all + one.premium, 0))}</p>${newPage}${two(`<b>EXTENSION OF DECLARATIONS</b><br>Named Insured: ${voice.insured()}`, `Policy No. ${voice.number('gl')}<br>Effective ${voice.effective('gl')}`)}<h5>CLASSIFICATION SCHEDULE</h5>${table('gr cs', ['Loc', 'Terr', 'Code', 'Classification', 'Premium Basis', 'Exposure', 'Rate', 'Advance Premium'], rows)}<h5>FORMS AND ENDORSEMENTS</h5>${table(
        'gr',
        ['Form No.', 'Edition', 'Description'],
        truth.forms.map((one) => [one.number, one.edition, text(one.title)]),
      )}`,
      '.cp { width: 84%; margin-left: 8% } .cp td, .cp th { border-bottom: 0.3pt dotted #222 } .cs td { font-size: 0.92em } .cs td:nth-child(n+6) { text-align: right } h5 { margin: 9pt 0 2pt }',
      {
        records: [
          ...ofPolicy(voice, 'CGL', 'policy_location_item', told),
          ...ofPolicy(voice, 'CGL', 'policy_premium_item', told.map((one, at) => ({ location_number: one.location_number, class_code: one.class_code, premium_basis: one.exposure_basis, ...cost[at]! }))),
          ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', told.map((one, at) => ({ ...one, ...cost[at]! }))),
          ...formsOf(voice, 'CGL'),
        ], // biome-ignore format: lists
      },
    )
  },
}

export const sevenItemsAndBuildingsFamilies: LearnFamily[] = [
  { name: 'common page of seven items', style: manyCities(['sans', 'narrow'], [8.5, 9], { capitals: true }), papers: { commonItems: withClosing(commonItems), autoPart: withClosing(autoPart, 'auto') } },
  { name: 'building after building', style: manyCities(['sans', 'modern'], [8, 8.5, 9]), papers: { byBuilding } },
  { name: 'part with its classes', style: manyCities(['sans', 'serif'], [8, 8.5]), papers: { classPages } },
] // biome-ignore format: a family in a line
