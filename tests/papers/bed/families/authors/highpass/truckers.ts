import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { CONDENSED, grouped, isSplit, PLAIN_TABLES, row } from './words.ts'

const HEADS = [1, 2, 3, 4, 7, 8, 9, 10]

/** Auto declarations with a grid of symbols, cargo beside them under a number of its own, then units, drivers and filings. */
export const truckersDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const title = chance.pick([
      'Trucking & Transit Auto Declarations',
      'Commercial Auto — For-Hire Haulers',
      'Tow, Haul and Courier Auto Coverage Part',
    ])
    const auto = truth.policies.auto
    const prior = chance.pick([
      `Replaces ${voice.text(truth.prior.auto.number)}`,
      `Prior no.: ${voice.text(truth.prior.auto.number)}`,
      `Rewrite of ${voice.text(truth.prior.auto.number)} (exp. ${voice.date(truth.prior.auto.expiration)})`,
    ])
    const term = chance.pick([
      () =>
        `<i>Term</i>${voice.effective('auto')} to ${voice.expiration('auto')}<em>12:01 a.m. where the named insured gets mail</em>`,
      () => `<i>Begins</i>${voice.effective('auto')}<i>Ends</i>${voice.expiration('auto')}`,
    ])()
    const who = [
      `<td><i>${chance.pick(['Item One – Named insured', 'Insured motor carrier', 'You / your'])}</i><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</td>`,
      `<td><i>${chance.pick(['Agent of record', 'Producer', 'Retail producer'])}</i>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${chance.pick(['Ph', 'Tel.'])} ${voice.reach('phone')} · Code ${truth.producer.code}</td>`,
    ]
    // biome-ignore format: a page
    const html = `<div class="band"><div><b>${voice.carrier('auto')}</b><br>${voice.address(auto.carrier.address).join(' · ')}</div><div class="r">${title}<br><span>Administered by ${voice.text(truth.wholesaler.name)}, program manager</span></div></div>
<table class="id"><tr><td><i>${chance.pick(['Policy', 'Policy no.', 'Auto policy'])}</i><b>${voice.number('auto')}</b><em>${prior}</em></td><td>${term}</td><td><i>Operation</i>${chance.pick(['Towing & recovery', 'For-hire trucking, general freight', 'Last-mile courier', 'Dump and aggregate hauling'])}<i>Radius</i>${chance.pick(['Local 0–50', 'Intermediate 51–200', 'Over 200 miles'])}</td></tr></table>
<table class="id"><tr>${(chance.maybe(0.6) ? who : [...who].reverse()).join('')}</tr></table>
<div class="beside"><div class="hp-grid">${symbolGrid(voice)}</div><div class="cargo">${cargo(voice)}</div></div>
${legend(voice)}
<p class="fine">Forms: ${truth.forms.map((one) => `${one.number} ${one.edition}`).join('; ')}.</p><p class="fine">The premium of ${voice.money(auto.premium)} is a deposit. A returned payment costs ${voice.money(25)}. A filing that must be reinstated costs ${voice.money(75)} each.</p>
<div class="next">${units(voice)}${filings(voice)}</div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}

/** Symbols stand as crosses below their numbers, or as numbers in a column; limits of liability are one amount or three. */
function symbolGrid(voice: Voice): string {
  const { chance, truth } = voice
  const crosses = chance.maybe(0.55)
  const listed = voice.symbols()
  const marks = (symbols: number[], list = symbols.join(', ')) =>
    crosses ? HEADS.map((head) => (symbols.includes(head) ? 'X' : '')) : [list]
  const limit = isSplit(voice)
    ? chance.pick([
        () =>
          `BI each person ${voice.limit('auto', 'perPerson')}<br>BI each accident ${voice.limit('auto', 'perAccident')}<br>PD each accident ${voice.limit('auto', 'damage')}`,
        () =>
          `${voice.limit('auto', 'perPerson')} / ${voice.limit('auto', 'perAccident')} / ${voice.limit('auto', 'damage')}<em>BI person / BI accident / property damage</em>`,
      ])()
    : chance.pick([
        () => `${voice.limit('auto', 'csl')} CSL`,
        () => `${voice.limit('auto', 'csl')}<em>BI &amp; PD combined, any one accident</em>`,
      ])()
  const premium = () => grouped(chance.int(180, 24_000))
  const owned = chance.pick([[7], [2], [3]])
  const none = chance.pick(['Not covered', 'No coverage', '— not bought —'])
  // The first cell names the coverage, the second its symbols.
  const rows: [string, string[], string, string][] = [
    [
      chance.pick(['Liability', 'Covered autos liability', 'Third-party BI / PD']),
      marks(truth.policies.auto.symbols, listed),
      limit,
      premium(),
    ],
    [
      'Personal injury protection',
      marks(chance.maybe(0.5) ? [] : [4], chance.pick(['', '5'])),
      chance.pick([none, 'As the state requires']),
      chance.pick(['', premium()]),
    ],
    ['Auto medical payments', marks(owned), `${voice.money(chance.pick([1000, 2000, 5000]))} each person`, premium()],
    ['Uninsured motorists', marks(owned), voice.money(chance.pick([60_000, 85_000, 125_000])), premium()],
    ['Underinsured motorists', marks([]), none, ''],
    [
      'Trailer interchange',
      marks([10]),
      `${voice.money(chance.pick([30_000, 40_000]))} any one trailer, less ${voice.money(1000)}`,
      premium(),
    ],
    [
      'Comprehensive',
      marks([7]),
      `Stated amount less ${voice.money(chance.pick([1000, 2500]))} — see unit schedule`,
      premium(),
    ],
    [
      'Collision',
      marks([7]),
      `Stated amount less ${voice.money(chance.pick([2500, 5000]))} — see unit schedule`,
      premium(),
    ],
    ['Hired car physical damage', marks([]), none, ''],
  ]
  const [first, ...rest] = rows
  const drawn = [first!, ...rest.filter((_, index) => index > 4 || chance.maybe(0.8))]
  const symbolHead = crosses
    ? `<th class="s">${HEADS.join('</th><th class="s">')}</th>`
    : `<th>${chance.pick(['Symbols', 'Covered autos', 'Sym.'])}</th>`
  const cells = drawn.map(
    ([coverage, symbols, most, price]) =>
      `<tr><td>${coverage}</td>${symbols.map((cell) => `<td class="s">${cell}</td>`).join('')}<td>${most}</td><td class="n">${price}</td></tr>`,
  )
  return `<h2>${chance.pick(['Item Two. Coverages, covered autos and limits', 'Schedule of coverages', 'What is covered, for which autos, and for how much'])}</h2>${crosses ? `<p class="fine">An X shows that autos of that symbol are covered autos for the coverage.</p>` : ''}<table class="hp-lines"><tr><th>Coverage</th>${symbolHead}<th>${chance.pick(['The most we pay', 'Limit', 'Limit of insurance'])}</th><th class="n">Prem.</th></tr>${cells.join('')}</table>`
}

function cargo(voice: Voice): string {
  const { chance } = voice
  const [vehicle, terminal] = [chance.pick([50_000, 100_000, 150_000, 250_000]), chance.pick([200_000, 400_000])]
  return `<h2>${chance.pick(['Motor truck cargo', 'Cargo legal liability', chance.maybe(0.5) ? 'On-hook & cargo' : 'Freight in your care'])}</h2><p>${chance.pick(['Certificate', 'Inland marine no.'])} MTC-${chance.digits(6)}</p><i>Any one vehicle</i>${voice.money(vehicle)}<i>Any one terminal</i>${voice.money(terminal)}<i>Any one disaster</i>${voice.money(vehicle + terminal)}<i>Deductible</i>${voice.money(chance.pick([1000, 2500]))}<i>Reefer breakdown</i>${chance.pick(['Not covered', `${voice.money(25_000)} sublimit, ded. ${voice.money(5000)}`])}<i>Debris / pollutant clean-up</i>${voice.money(10_000)}<i>Earned freight</i>${voice.money(2500)}`
}

const legend = ({ chance }: Voice) =>
  chance.maybe(0.6)
    ? `<p class="fine"><b>What symbols mean.</b> 1 any auto; 2 autos you own; 3 private passenger autos you own; 4 owned autos other than private passenger; 7 only autos described in the schedule; 8 autos you hire or borrow; 9 autos of others used in your business; 10 trailers of others held under a written interchange agreement.</p>`
    : ''

function units(voice: Voice): string {
  const { truth, chance } = voice
  const vehicles = truth.vehicles.map((one) =>
    row([
      one.number,
      `${one.year} ${one.make} ${one.model}`,
      one.body,
      one.vin,
      grouped(one.cost),
      chance.pick(['1,000 / 2,500', '2,500 / 2,500', 'Liab only']),
    ]),
  )
  const drivers = truth.drivers.map((one) =>
    row([voice.text(one.name), one.state, `…${one.license.slice(-4)}`, voice.date(one.hired)]),
  )
  return `<h2>${chance.pick(['Item Three. Scheduled units', 'Units on this policy'])} — ${voice.text(truth.policies.auto.number)}</h2><table class="hp-lines"><tr><th>#</th><th>Year/make/model</th><th>Body</th><th>VIN</th><th>Stated amt</th><th>Comp / coll ded.</th></tr>${vehicles.join('')}</table><h2>Approved drivers</h2><table class="hp-lines"><tr><th>Name</th><th>St.</th><th>Lic. ends</th><th>Hired</th></tr>${drivers.join('')}</table>`
}

/** What is filed with an authority is the authority's minimum and no limit of the policy. */
function filings(voice: Voice): string {
  const { chance, truth } = voice
  const states = [...new Set(truth.drivers.map((one) => one.state))].slice(0, 3)
  return `<h2>Filings made for you</h2><table class="hp-lines"><tr><th>Authority</th><th>Form</th><th>Minimum the rule sets</th><th>Docket</th></tr>${row(['Federal', 'BMC-91X', voice.money(750_000), `MC-${chance.digits(6)}`])}${states.map((state) => row([`State of ${state}`, 'Form E', 'state minimum', chance.digits(5)])).join('')}${row(['Federal', 'BMC-34 (household goods only)', voice.money(5000), 'not made'])}</table><p class="fine">A filing pledges the minimum of a statute to the public. It does not change the limits in Item Two, and you repay us what we would not have paid without it.</p>`
}

const CSS = `body{font:8.5pt ${CONDENSED}}${PLAIN_TABLES}.band{display:flex;justify-content:space-between;border:2px solid #24384f;border-left:14px solid #24384f;color:#24384f;padding:7px 10px;font-size:8.5pt}.band b{font-size:11pt}.band .r{text-align:right;font-weight:700}.band .r span{font-weight:400}.id td{border:1px solid #24384f;padding:4px 7px;width:33%}i{display:block;font-style:normal;font-size:6.5pt;color:#555;text-transform:uppercase;margin-top:2px}em{display:block;font-style:normal;font-size:7pt;color:#444}.beside{display:flex;gap:10px;margin-top:8px}.hp-grid{flex:1}.cargo{width:150px;border:1px solid #999;padding:6px;background:#f4f4ee}h2{font-size:9.5pt;margin:8px 0 3px}.cargo h2{margin-top:0}.hp-lines td,.hp-lines th{border-bottom:.5px solid #999;font-size:8pt}.hp-lines th{font-weight:700;border-bottom:1px solid #000}.hp-lines .s{text-align:center;width:15px;padding:2px 1px}.n{text-align:right!important}.fine{font-size:7pt;margin-top:5px}.next{break-before:page}`
