import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Vehicle } from '../../../listed.ts'
import { withLetter } from '../enclosures/letters-and-forms.ts'
import { cents } from '../kit/amounts.ts'
import { said, split, tip } from '../kit/blocks.ts'
import { agencyTold, agencyUntold, bankOrFarmCredit, homeOffice, insuredName, insuredTold, insuredUntold, sign } from '../kit/parties.ts' // biome-ignore format: a list
import { labeledDeclarations, labeledSheet, landscape, newPage } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45, ownsAutos, termTold } from '../kit/terms.ts'

const OWN = ['auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned'] as const
const car = (one: Vehicle, more: ListedRecord = {}): ListedRecord => ({ record_type: 'vehicle', veh_number: one.number, year: one.year, make: one.make, model: one.model, ...more }) // biome-ignore format: a record
const SINGLE = { csl: 'each accident', perPerson: 'each person', perAccident: 'each accident', damage: 'property damage each accident' } // biome-ignore format: a table

/** Item two with its limits in the middle of a broad table, item three with the autos and their premiums. */
const items: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const symbols = voice.symbols()
    const own = ownsAutos(voice)
    const limit = voice.limits('auto', SINGLE).map(([words, amount]) => `${amount} ${words}`).join('<br>') // biome-ignore format: a line
    const autos = own ? truth.vehicles : []
    return labeledDeclarations(
      `<div class="split"><h3>BUSINESS AUTO DECLARATIONS</h3><p class="e">${voice.carrier('auto')}<br><span class="s">${homeOffice(voice, 'auto')}</span></p></div>
      <h4>ITEM ONE</h4>${tableUnder(
        'ruled',
        [],
        tableRows([
          [
            tip('Policy Number', voice.number('auto')),
            tip('Policy Period', termTold(voice, 'auto', ' to ')),
            tip('Previous Policy', text(truth.prior.auto.number)),
          ],
          [
            tip('Named Insured and Mailing Address', insuredTold(voice)),
            tip('Producer', agencyTold(voice)),
            tip('Form of Business', chance.pick(['Corporation', 'LLC', 'Other'])),
          ],
        ]),
      )}
      <h4>ITEM TWO &ndash; Schedule of Coverages and Covered Autos</h4><p class="s">This policy provides only those coverages where a charge is shown in the premium column below.</p>
      ${tableUnder(
        'ruled',
        [
          'Coverages',
          'Covered Autos<br>(symbols)',
          'Limit<br>the most we will pay for any one accident or loss',
          'Premium',
        ],
        tableRows([
          ['Liability', symbols, limit, money(auto.premium)],
          ['Auto Medical Payments', own ? '2' : '', own ? money(5000) : 'Not provided', own ? money(212) : ''],
          [
            'Uninsured Motorists',
            own ? '6' : '',
            own ? money(chance.pick([55_000, 65_000])) : 'Not provided',
            own ? money(334) : '',
          ],
          [
            'Comprehensive',
            own ? '7' : '',
            own ? `Actual cash value or cost of repair, less ${money(500)}` : 'Not provided',
            own ? money(1290) : '',
          ],
          ['Towing and Labor', '', 'Not provided', ''],
        ]),
      )}
      ${
        own
          ? `${newPage}<h4>ITEM THREE &ndash; Schedule of Covered Autos You Own</h4>${tableUnder(
              'ruled tight',
              [
                'Auto No.',
                'Year',
                'Make',
                'Model',
                'Vehicle Identification Number',
                'Original Cost New',
                'Territory: Garage Zip',
                'Liability Premium',
              ],
              rowsFor(autos, (one) => [
                one.number,
                String(one.year),
                one.make,
                one.model,
                one.vin,
                money(one.cost),
                truth.insured.address.zip.slice(0, 5),
                money(400 + (one.cost % 700)),
              ]),
            )}<p>Loss payee, auto 1: ${bankOrFarmCredit(voice)}</p>`
          : '<h4>ITEM THREE</h4><p>No autos owned by you are scheduled.</p>'
      }
      <h4>ITEM FOUR &ndash; Hired or borrowed</h4><p>Liability, estimated cost of hire ${money(chance.int(1, 40) * 1000)}, rate per $100 ${chance.int(1, 3)}.${chance.digits(2)}</p>`,
      '',
      { records: autos.map((one) => car(one)) },
    )
  },
}

/** A direct writer: each vehicle its own table of coverages, the same limits in each. */
const eachVehicle: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const { auto } = truth.policies
    voice.notJudged(...OWN)
    const limits = voice.limits('auto', { csl: 'Combined single limit, each accident', perPerson: 'Bodily injury liability, each person', perAccident: 'Bodily injury liability, each accident', damage: 'Property damage liability, each accident' }) // biome-ignore format: a list
    const table = (one: Vehicle) => `<div class="whole vh"><div class="tint"><b>Vehicle ${one.number}: ${one.year} ${one.make} ${one.model}</b> &ensp; VIN ${one.vin} &ensp; ${one.body}</div>${tableUnder('under', ['Coverage', 'Limit or deductible', 'Premium'], tableRows([...limits.map(([words, amount], at) => [words, amount, at ? '' : `$${cents(300 + (one.cost % 900))}`]), ['Comprehensive', `${money(1000)} deductible`, `$${cents(90 + (one.cost % 110))}`], ['Collision', `${money(1000)} deductible`, `$${cents(150 + (one.cost % 410))}`], ['Rental reimbursement', one.cost % 2000 ? 'Not chosen' : `${money(50)} a day, ${money(1500)} at most`, '']]))}</div>` // biome-ignore format: a block
    return labeledDeclarations(
      `<div class="pg"><h2>${sign(voice, 'auto')}</h2><span>Commercial auto &middot; Declarations</span></div>
      ${split(
        `<b>Insured</b><br>${insuredTold(voice)}`,
        said([
          ['Policy number', voice.number('auto')],
          ['Policy period', termTold(voice, 'auto', ' &ndash; ')],
          ['Underwritten by', voice.carrier('auto')],
          ['Page', '1'],
          ['Your agent', agencyTold(voice)],
        ]),
      )}
      <p>We processed your renewal on ${dayBefore3To45(voice, 'auto')}. Your expiring premium was ${money(truth.prior.auto.premium)}.</p>
      ${truth.vehicles.map(table).join('')}<p class="e"><b>Total policy premium ${money(auto.premium)}</b></p>
      <p class="s">Lienholder: ${bankOrFarmCredit(voice)}</p>`,
      '.pg { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 3pt solid #446 } .vh { margin: 8pt 0 } .vh .tint { padding: 2pt 4pt } .vh td:last-child, .vh th:last-child { text-align: right } .vh td:nth-child(2) { width: 30% }',
      { records: truth.vehicles.map((one) => car(one, { body_type: one.body })) },
    )
  },
}

/** A motor carrier: filings, radius and commodities around a small table of limits, and a schedule across the page. */
const motorCarrier: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    voice.notJudged('professional')
    const { auto } = truth.policies
    const symbols = voice.truth.policies.auto.symbols.map((one) => (one < 3 ? one + 60 : one + 60))
    voice.notJudged(...OWN)
    return labeledDeclarations(
      `<h3>${voice.carrier('auto')}</h3><h4>MOTOR CARRIER COVERAGE FORM DECLARATIONS</h4>
      <table class="ruled"><tr><td rowspan="2">${tip('Motor carrier insured', insuredTold(voice))}</td><td>${tip('Policy no.', voice.number('auto'))}</td><td>${tip('From', voice.effective('auto'))}</td><td>${tip('To', voice.expiration('auto'))}</td></tr><tr><td colspan="3">${tip('Agency', agencyTold(voice, ', '))}</td></tr></table>
      ${split(
        `<h4>Covered autos liability</h4>${tableUnder('money', [], tableRows([...voice.limits('auto', { csl: 'Each accident (CSL)', perPerson: 'BI each person', perAccident: 'BI each accident', damage: 'PD each accident' }), ['Symbols', symbols.join(' ')], ['Premium', money(auto.premium)]]))}`,
        `<h4>Other coverages</h4>${tableUnder(
          'money',
          [],
          tableRows([
            ['Motor truck cargo, any one vehicle', money(100_000)],
            ['Cargo deductible', money(2500)],
            ['Trailer interchange, per trailer', money(30_000)],
            ['Non-trucking liability', 'Not covered'],
            ['General liability, truckers', 'Not covered'],
          ]),
        )}`,
      )}
      <p>Commodities: general freight 70%, building materials 30%. Radius: ${chance.pick(['up to 200 miles', '201 to 500 miles', 'over 500 miles'])}. Filing: BMC-91X, ${money(750_000)} as the rule requires; DOT ${chance.digits(7)}.</p>
      ${newPage}<h4>Scheduled equipment, policy ${text(auto.number)}</h4>${tableUnder(
        'under tight',
        ['Unit', 'Yr', 'Make / Model', 'Type', 'Serial no.', 'Stated amount', 'Ded.'],
        rowsFor(truth.vehicles, (one) => [
          one.number.padStart(3, '0'),
          String(one.year),
          `${one.make} ${one.model}`,
          one.body,
          one.vin,
          money(one.cost),
          money(2500),
        ]),
      )}`,
      `${landscape} h4 { margin-top: 4pt }`,
    )
  },
}

/** One car of a household: liability in a column of abbreviations, amounts split with a stroke or not. */
const household: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { auto } = truth.policies
    const { csl } = auto.limits
    voice.notJudged(...OWN)
    const liability: [string, string][] = csl
      ? [['Liability, single limit', `${voice.limit('auto', 'csl')} each accident`]]
      : [['Bodily Injury', `${voice.limit('auto', 'perPerson')} each person / ${voice.limit('auto', 'perAccident')} each accident`], ['Property Damage', `${voice.limit('auto', 'damage')} each accident`]] // biome-ignore format: a list
    const cars = truth.vehicles.slice(0, 3)
    return labeledDeclarations(
      `<div class="hh"><div><b class="u">${voice.carrier('auto')}</b><br>Personal Auto Policy Declarations</div><div class="e">Policy number ${voice.number('auto')}<br>Policy period ${termTold(voice, 'auto', ' to ')}</div></div>
      <div class="window">${insuredTold(voice)}</div><p>Your agent: ${agencyTold(voice, ' &middot; ')} &middot; ${voice.reach('phone')}</p>
      ${tableUnder(
        'ruled',
        ['Veh', 'Year, make, model', 'VIN', 'Use', 'Annual miles'],
        rowsFor(cars, (one) => [
          one.number,
          `${one.year} ${one.make} ${one.model}`,
          one.vin,
          chance.pick(['Work', 'Pleasure', 'Business']),
          `${chance.int(4, 19)},${chance.digits(3)}`,
        ]),
      )}
      <table class="under"><tr><th>Coverage</th><th>Limit</th>${cars.map((one) => `<th class="e">Veh ${one.number}</th>`).join('')}</tr>${liability.map(([words, amount]) => `<tr><td>${words}</td><td>${amount}</td>${cars.map((one) => `<td class="e">${cents(120 + (one.cost % 300))}</td>`).join('')}</tr>`).join('')}<tr><td>Medical Payments</td><td>${money(5000)}</td>${cars.map(() => '<td class="e">18.00</td>').join('')}</tr><tr><td>Uninsured Motorists BI</td><td>${money(25_000)} / ${money(65_000)}</td>${cars.map(() => '<td class="e">41.00</td>').join('')}</tr><tr><td>Comprehensive less</td><td>${money(250)}</td>${cars.map((one) => `<td class="e">${cents(40 + (one.cost % 90))}</td>`).join('')}</tr></table>
      <p>Drivers: ${truth.drivers
        .slice(0, 3)
        .map((one) => text(one.name))
        .join(
          ', ',
        )}. Discounts: multi-car, paid in full. Lienholder ${bankOrFarmCredit(voice)}. Total ${money(auto.premium)}.</p>`,
      '.hh { display: flex; justify-content: space-between; border: 1.2pt solid #225; padding: 5pt; border-radius: 5pt }',
    )
  },
}

/** A homeowner's policy: nothing of it has a row on a certificate of liability. */
const homeowner: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const dwelling = truth.locations[0]!.building
    return labeledSheet(
      'declarations',
      'names only',
    )(
      `<div class="split"><h2>${sign(voice, 'gl')} Home</h2><p class="e">HOMEOWNERS POLICY DECLARATIONS<br>${text(gl.number)}<br>${date(gl.effective)} to ${date(gl.expiration)}</p></div>
      ${split(`${insuredName(voice)}<br>${insuredUntold(voice).split('<br>').slice(1).join('<br>')}`, `Agent: ${agencyUntold(voice)}`)}<p>The residence premises is at the address shown unless stated below.</p>
      ${tableUnder(
        'under money',
        ['Section I &ndash; Property', 'Limit'],
        tableRows([
          ['A. Dwelling', money(dwelling)],
          ['B. Other structures', money(dwelling / 10)],
          ['C. Personal property', money(dwelling / 2)],
          ['D. Loss of use', money(dwelling / 5)],
        ]),
      )}
      ${tableUnder(
        'under money',
        ['Section II &ndash; Liability', 'Limit'],
        tableRows([
          ['E. Personal liability, each occurrence', money(chance.pick([300_000, 500_000]))],
          ['F. Medical payments to others, each person', money(5000)],
        ]),
      )}
      <p>Deductible ${money(2500)}; hurricane 2% of coverage A. Form HF 5 ${chance.int(14, 23)}. First mortgagee: ${bankOrFarmCredit(voice)}</p>`,
    )
  },
}

export const tableForEachVehicleFamilies: LearnFamily[] = [
  { name: 'items one to four of autos', style: mostlyDollars(['sans', 'narrow'], [8, 8.5]), papers: { items: withLetter(items, 'auto'), motorCarrier: withLetter(motorCarrier, 'auto') } },
  { name: 'a table a vehicle', style: mostlyDollars(['sans', 'modern'], [8.5, 9]), papers: { eachVehicle: withLetter(eachVehicle, 'auto'), household: withLetter(household, 'auto'), homeowner } },
] // biome-ignore format: a family in a line
