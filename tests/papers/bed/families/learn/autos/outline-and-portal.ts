import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Vehicle } from '../../../listed.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { cents } from '../kit/amounts.ts'
import { caption, crate, ends, halves, leaders, padded, paragraphs, told, typedBeside, typedBlock } from '../kit/blocks.ts' // biome-ignore format: a list
import { agencyTold, agencyUntold, bankOrMortgage, carrierName, homeOffice, insuredTold, insuredUntold, sign, siteOnWharfStreet, stranger } from '../kit/parties.ts' // biome-ignore format: a list
import { crated, cratedDeclarations, landscape, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { AUTOS, dayBefore4To40, ownsAutos, termTold } from '../kit/terms.ts'

const BODY: Record<string, string> = { 'F-150': 'Pickup', 'Transit 250': 'Cargo Van', 'F-550': 'Utility', Cascadia: 'Tractor', 'M2 106': 'Straight Truck', 'ProMaster 1500': 'Cargo Van', 2500: 'Pickup', 'NPR HD': 'Box Truck', FTR: 'Box Truck', T680: 'Tractor', W900: 'Tractor', Tacoma: 'Pickup', Sienna: 'Van' } // biome-ignore format: a table
export const bodyOf = (one: Vehicle) => BODY[one.model]!
const vehicles = (all: Vehicle[], more: (one: Vehicle) => ListedRecord): ListedRecord[] =>
  all.map((one) => ({ record_type: 'vehicle', year: one.year, make: one.make, model: one.model, ...more(one) }))
const LIABILITY = { csl: 'Combined single limit, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' } // biome-ignore format: a table

/** A bureau's business auto declarations on two pages: items one to three. */
// biome-ignore format: a page
const businessAuto: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { auto } = t.policies
    const symbols = voice.symbols()
    const own = ownsAutos(voice)
    const listed = own ? t.vehicles : []
    const limit = voice.limits('auto', { csl: '', perPerson: ' each person', perAccident: ' each accident', damage: ' property damage' }).map(([words, amount]) => amount + words).join('<br>')
    const empty = ['', '', '']
    return cratedDeclarations('.cv td:last-child, .cv th:last-child { text-align: right } .fl td:nth-child(n+6), .fl th:nth-child(n+6) { text-align: right } .fl td:nth-child(5) { white-space: nowrap }',
      `${ends(`<b>${voice.carrier('auto')}</b><br>${homeOffice(voice, 'auto')}`, '<h3>BUSINESS AUTO DECLARATIONS</h3>')}
      <p class="bd">ITEM ONE</p>${crate([['Policy number', voice.number('auto')], ['Renewal or replacement of', text(t.prior.auto.number)]], [['Named insured', voice.insured()], ['Producer', voice.producer()]], [['Mailing address', voice.insuredAddress().join('<br>')], ['Producer&rsquo;s address', voice.producerAddress().join('<br>')]], [['Policy period: from', voice.effective('auto')], ['to', voice.expiration('auto')], ['Form of business', chance.pick(['Corporation', 'Limited liability company', 'Individual'])]])}
      <p class="bd">ITEM TWO &ndash; SCHEDULE OF COVERAGES AND COVERED AUTOS</p>
      ${table('net cv', ['Coverages', 'Covered autos', 'Limit: the most we will pay for any one accident or loss', 'Premium'], [['Covered Autos Liability', symbols, limit, money(Math.round(auto.premium * 0.6))], ['Personal Injury Protection (or equivalent no-fault)', ...empty], ['Auto Medical Payments', ...(own ? ['7', `${money(5000)} each insured`, money(188)] : empty)], ['Uninsured and Underinsured Motorists', ...(own ? ['7', money(chance.pick([60_000, 85_000])), money(420)] : empty)], ['Physical Damage Comprehensive', ...(own ? ['7, 8', `Actual cash value or cost of repair less ${money(1000)}`, money(Math.round(auto.premium * 0.15))] : empty)], ['Physical Damage Collision', ...(own ? ['7, 8', `Actual cash value or cost of repair less ${money(1000)}`, money(Math.round(auto.premium * 0.2))] : empty)], ['Towing and Labor', ...empty]])}
      <p class="sm">Each of these coverages applies only to those autos shown by entry of one or more symbols. Tax, surcharge and fees ${money(41)}.</p>
      ${newPageSpaced}<p class="bd">ITEM THREE &ndash; SCHEDULE OF COVERED AUTOS YOU OWN</p><p>Policy number ${text(auto.number)}</p>${own ? table('net slim fl', ['Covered auto no.', 'Year', 'Make', 'Model', 'Vehicle identification number (VIN)', 'Original cost new', 'Comp. ded.', 'Coll. ded.'], listed.map((one) => [one.number, String(one.year), one.make, one.model, one.vin, money(one.cost), money(1000), money(1000)])) : '<p>NONE</p>'}
      <p class="bd">ITEM FOUR &ndash; HIRED OR BORROWED AUTOS</p><p>Liability: cost of hire, if any; minimum premium ${money(75)}</p><p class="bd">ITEM FIVE &ndash; NON-OWNERSHIP LIABILITY</p><p>Number of employees ${chance.int(3, 90)}; premium ${money(112)}</p>`,
      { records: vehicles(listed, (one) => ({ veh_number: one.number })) })
  },
}

/** A large writer of trucks: outline of coverage, then vehicles each in two lines with premiums under them. */
// biome-ignore format: a page
const outlineAuto: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { auto } = t.policies
    voice.notJudged(...AUTOS)
    const unit = (one: Vehicle) => `<div class="vu keep"><b>${one.number}. ${one.year} ${one.make} ${one.model}</b> &emsp; Stated amount: ${money(one.cost)}<br>VIN: ${one.vin} &emsp; Garaging zip: ${t.insured.address.zip.slice(0, 5)} &emsp; Radius: ${50 + (one.cost % 5) * 50} miles<br>${table('slim xs', ['Liability premium', 'Comp deductible / premium', 'Coll deductible / premium', 'Auto total'], [[`$${(one.cost % 2100) + 400}`, `$1,000 / $${(one.cost % 170) + 60}`, `$1,000 / $${(one.cost % 390) + 120}`, `$${(one.cost % 2100) + (one.cost % 170) + (one.cost % 390) + 580}`]])}</div>`
    return cratedDeclarations('.vu { border-bottom: 0.5pt solid #777; padding: 3pt 0 } .oc td:nth-child(2) { width: 46% } .oc td:last-child { text-align: right }',
      `${halves(`<h2>${sign(voice, 'auto')} Commercial</h2><p>${insuredTold(voice)}</p>`, told([['Policy number', `<b>${voice.number('auto')}</b>`], ['Underwritten by', voice.carrier('auto')], ['Policy period', termTold(voice, 'auto', ' - ')], ['Issued', dayBefore4To40(voice, 'auto')], ['Page', '1 of 3'], ['Agent', agencyTold(voice)], ['Agent phone', voice.reach('phone')]]))}
      <h3>Commercial Auto Insurance Coverage Summary</h3><p><b>This is your declarations page.</b> Your coverage begins on ${date(auto.effective)} at 12:01 a.m. This policy expires on ${date(auto.expiration)} at 12:01 a.m. Your previous policy was ${text(t.prior.auto.number)}.</p>
      <h4>Outline of coverage</h4>${table('hair oc', ['Description', 'Limits', 'Premium'], [...voice.limits('auto', { csl: 'Liability to others: bodily injury and property damage', perPerson: 'Liability to others: bodily injury, each person', perAccident: 'Liability to others: bodily injury, each accident', damage: 'Liability to others: property damage, each accident' }).map(([words, amount], at) => [words, `${amount}${words.includes('and') ? ' combined single limit' : ''}`, at ? '' : money(Math.round(auto.premium * 0.7))]), ['Uninsured motorist', `${money(35_000)} each person / ${money(70_000)} each accident`, money(180)], ['Medical payments', 'Rejected', ''], ['Comprehensive', 'See auto coverage schedule', ''], ['Collision', 'See auto coverage schedule', ''], ['Motor truck cargo', `${money(45_000)} limit, ${money(1000)} deductible`, money(390)]])}
      <p class="r"><b>Total 12 month policy premium ${money(auto.premium)}</b><br>Discount if paid in full ${money(Math.round(auto.premium / 12))}</p>
      <h4>Rated drivers</h4><p>${t.drivers.slice(0, 8).map((one, at) => `${at + 1}. ${text(one.name)}`).join(' &emsp; ')}</p>${newPageSpaced}<h4>Auto coverage schedule</h4>${t.vehicles.map(unit).join('')}<p class="sm">Additional insured: ${stranger(voice, ', ')}. Lienholder for auto 1: ${bankOrMortgage(voice)}. Form ${chance.digits(4)} (01/${chance.int(16, 23)})</p>`,
      { records: vehicles(t.vehicles, (one) => ({ veh_number: one.number })) })
  },
}

/** A trucker's policy, landscape: limits at the left, filings at the right. */
// biome-ignore format: a page
const trucker: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { auto } = t.policies
    const symbols = voice.symbols()
    voice.notJudged('professional')
    return cratedDeclarations(`${landscape} h4 { border-bottom: 1pt solid #000 }`,
      `${ends(`<h3>${voice.carrier('auto')}</h3>`, `TRUCK INSURANCE POLICY<br>DECLARATIONS`)}
      ${crate([['Policy', voice.number('auto')], ['Effective', voice.effective('auto')], ['Expires', voice.expiration('auto')], ['Expiring policy', text(t.prior.auto.number)], ['U.S. DOT', chance.digits(7)]], [['Insured', insuredTold(voice)], ['Producing agent', agencyTold(voice)]])}
      ${halves(`<h4>Liability</h4>${told([['Covered auto symbols', symbols], ...voice.limits('auto', LIABILITY)])}<h4>Physical damage</h4>${told([['Scheduled value', money(t.vehicles.reduce((all, one) => all + one.cost, 0))], ['Deductible', money(2500)]])}<h4>Cargo</h4>${told([['Limit, any one vehicle', money(110_000)], ['Reefer breakdown', 'Included']])}`, `<h4>Filings</h4><p>Form E, ${t.insured.address.state}; Form MCS-90</p><h4>Radius and goods</h4>${table('slim', ['Goods', 'Share'], [['Steel and pipe', '40%'], ['Produce', '35%'], ['Dry freight', '25%']])}<h4>Premium</h4>${leaders([['Liability', money(Math.round(auto.premium * 0.72))], ['Physical damage', money(Math.round(auto.premium * 0.2))], ['Cargo', money(auto.premium - Math.round(auto.premium * 0.72) - Math.round(auto.premium * 0.2))], ['Total', money(auto.premium)]])}<p class="sm">Units, power ${chance.int(2, 30)}, trailers ${chance.int(2, 30)}. Lienholder ${bankOrMortgage(voice)}</p>`)}`)
  },
}

/** Old typed pages for autos. */
// biome-ignore format: a page
export const typedAuto: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { auto } = t.policies
    voice.notJudged(...AUTOS)
    const head = [`${padded(voice.carrier('auto'), 64)}AUTOMOBILE POLICY DECLARATIONS`, '-'.repeat(100)]
    const line = (one: Vehicle) => `${padded(one.number, 5)}${padded(String(one.year), 6)}${padded(one.make.toUpperCase(), 14)}${padded(one.model.toUpperCase(), 16)}${padded(one.vin, 20)}${padded(money(one.cost), 14, true)}${padded(String(100 + (one.cost % 37)), 8, true)}`
    const pages = Array.from({ length: Math.ceil(t.vehicles.length / 44) }, (_, at) => t.vehicles.slice(at * 44, at * 44 + 44))
    return cratedDeclarations('', `${typedBlock(8.4, [...head,
      `POLICY: ${padded(voice.number('auto'), 30)}PERIOD: ${voice.effective('auto')} - ${voice.expiration('auto')}`, '',
      ...typedBeside(['INSURED:', voice.insured(), ...voice.insuredAddress()], [`AGENT: ${text(t.producer.code)}`, voice.producer(), ...voice.producerAddress()], 54), '',
      `${padded('COVERAGES', 44)}${padded('LIMITS OF LIABILITY', 26)}PREMIUM`,
      ...voice.limits('auto', { csl: 'BODILY INJURY & PROPERTY DAMAGE, EACH ACC'.replace('&', '&amp;'), perPerson: 'BODILY INJURY, EACH PERSON', perAccident: 'BODILY INJURY, EACH ACCIDENT', damage: 'PROPERTY DAMAGE, EACH ACCIDENT' }).map(([words, amount]) => `${padded(words, 44)}${padded(amount, 26)}INCL`),
      `${padded('MEDICAL PAYMENTS, EACH PERSON', 44)}${padded(money(2000), 26)}INCL`, `${padded('UNINSURED MOTORISTS', 44)}${padded('STATUTORY MINIMUM', 26)}INCL`, `${padded('COMPREHENSIVE, LESS DEDUCTIBLE', 44)}${padded(money(250), 26)}INCL`, '',
      `TOTAL PREMIUM ${money(auto.premium)}     PRIOR POLICY ${text(t.prior.auto.number)}     LOSS PAYEE ${bankOrMortgage(voice).toUpperCase()}`,
    ])}${pages.map((page) => newPageSpaced + typedBlock(8.4, [...head, `SCHEDULE OF AUTOS   POLICY ${text(auto.number)}`, '', `${padded('AUTO', 5)}${padded('YEAR', 6)}${padded('MAKE', 14)}${padded('MODEL', 16)}${padded('SERIAL NUMBER', 20)}${padded('COST NEW', 14, true)}${padded('TERR', 8, true)}`, ...page.map(line)])).join('')}`,
      { records: vehicles(t.vehicles, (one) => ({ veh_number: one.number })) })
  },
}

/** A household's cars: cars across, coverages down. */
// biome-ignore format: a page
const familyAuto: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { auto } = t.policies
    voice.notJudged(...AUTOS)
    const cars = t.vehicles.slice(0, 2)
    const split = auto.limits.csl ? [['A. Liability', `${voice.limit('auto', 'csl')} each accident`]] : [['A. Bodily injury liability', `${voice.limit('auto', 'perPerson')} each person<br>${voice.limit('auto', 'perAccident')} each accident`], ['A. Property damage liability', `${voice.limit('auto', 'damage')} each accident`]]
    const price = (from: number) => cars.map((one) => cents(from + (one.cost % 113)))
    return cratedDeclarations('.ca td:nth-child(n+3), .ca th:nth-child(n+3) { text-align: right } .hd { border-bottom: 2pt solid #7a1f2b; print-color-adjust: exact }',
      `<div class="hd">${ends(`<h2>${voice.carrier('auto')}</h2>`, 'PERSONAL AUTO POLICY<br>Declarations')}</div>
      ${halves(`<p><b>Named insured</b><br>${insuredTold(voice)}</p>`, told([['Policy number', voice.number('auto')], ['From', `${voice.effective('auto')} 12:01 a.m.`], ['To', `${voice.expiration('auto')} 12:01 a.m.`], ['Agent', agencyTold(voice)]]))}
      ${table('net slim', ['Car', 'Year', 'Make and model', 'VIN', 'Symbol', 'Garage'], cars.map((one) => [one.number, String(one.year), `${one.make} ${one.model}`, one.vin, String(10 + (one.cost % 30)), t.insured.address.zip.slice(0, 5)]))}
      ${table('hair ca', ['Coverage', 'Limit of liability', ...cars.map((one) => `Car ${one.number}`)], [...split.map((one, at) => [...one, ...price(150 - at * 40)]), ['B. Medical payments', `${money(2000)} each person`, ...price(9)], ['C. Uninsured motorists', `${money(20_000)} each person<br>${money(40_000)} each accident`, ...price(22)], ['D. Collision', `Actual cash value less ${money(500)}`, ...price(90)], ['D. Other than collision', `Actual cash value less ${money(100)}`, ...price(31)], ['Transportation expense', `${money(30)} a day`, ...price(4)]])}
      ${ends(`Drivers: ${t.drivers.slice(0, 2).map((one) => text(one.name)).join('; ')}`, `Six things saved you money: <b>${money(chance.int(40, 210))}</b>`)}<p>Premium for the term ${money(auto.premium)}; loss payee, car 1: ${bankOrMortgage(voice)}.</p>`)
  },
}

/** Homeowners: no row of a certificate of liability. */
// biome-ignore format: a page
const dwelling: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date, chance } = voice
    const { gl } = t.policies
    const home = t.locations[0]!
    const base = home.building
    voice.notJudged('professional')
    return crated('declarations', 'names only')('.cols2 { columns: 2 }',
      `<div class="mid"><h3>${carrierName(voice, 'gl')}</h3>HOMEOWNERS DECLARATIONS &ndash; FORM HO-${chance.pick(['3', '5', '6'])}</div>
      ${crate([['POLICY NUMBER', text(gl.number)], ['POLICY TERM', `${date(gl.effective)} to ${date(gl.expiration)}`], ['TRANSACTION', 'Renewal']], [['INSURED', insuredUntold(voice)], ['AGENT', agencyUntold(voice)], ['LOCATION OF RESIDENCE', siteOnWharfStreet(voice, home, '<br>')]])}
      <h4>Section I</h4>${leaders([['Coverage A, dwelling', money(base)], ['Coverage B, other structures', money(base * 0.1)], ['Coverage C, personal property', money(base * 0.7)], ['Coverage D, loss of use', money(base * 0.3)], ['All peril deductible', money(1000)], ['Wind or hail deductible', '1%']])}
      <h4>Section II</h4>${leaders([['Coverage E, personal liability each occurrence', money(chance.pick([100_000, 300_000, 500_000]))], ['Coverage F, medical payments each person', money(chance.pick([1000, 5000]))]])}
      ${paragraphs(`Mortgagee: ${bankOrMortgage(voice)}, loan ${chance.digits(9)}.`, `Rating: frame, protection class ${chance.int(2, 8)}, built ${1920 + (base % 97)}, roof ${chance.int(2001, 2021)}. Credits: new roof, smoke alarm. Premium ${money(chance.int(900, 5200))}; premium last term ${money(chance.int(800, 4100))}.`)}`)
  },
}

/** What a customer's desk shows of autos, a card for what matters. */
// biome-ignore format: a page
export const portalAuto: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const { auto } = t.policies
    const symbols = voice.symbols()
    return cratedDeclarations('.pa { border-left: 4pt solid #2f6f2f; padding: 2pt 9pt; margin: 8pt 0; print-color-adjust: exact } .pa b { font-size: 1.15em }',
      `<h1>Commercial auto</h1><p>${voice.carrier('auto')}</p><div class="pa">${caption('Policy', `<b>${voice.number('auto')}</b>`)}</div><div class="pa">${caption('In effect', `${voice.effective('auto')} through ${voice.expiration('auto')}`)}</div><div class="pa">${caption('First named insured', insuredTold(voice, ', '))}</div><div class="pa">${caption('Agency of record', `${agencyTold(voice, ', ')}<br>${voice.reach('contact')}, ${voice.reach('phone')}`)}</div>
      <h3>Liability</h3>${table('hair last', [], [...voice.limits('auto', LIABILITY), ['Covered auto symbols for liability', symbols]])}<h3>Other coverages</h3>${table('hair last', [], [['Rental reimbursement, a day', money(75)], ['Glass', 'No deductible'], ['Roadside assistance', money(100)]])}
      <h3>Vehicles</h3>${table('hair', ['Vehicle', 'VIN', 'Value'], t.vehicles.slice(0, 10).map((one) => [`${one.year} ${one.make} ${one.model}`, one.vin, money(one.cost)]))}<p class="sm">Balance today ${money(Math.round(auto.premium / 3))} of ${money(auto.premium)}.</p>`)
  },
}

export const outlineAndPortalFamilies: LearnFamily[] = [
  { name: 'plain autos', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5]), papers: withNotes({ businessAuto, trucker, outlineAuto, familyAuto, dwelling }) },
] // biome-ignore format: a family in a line
