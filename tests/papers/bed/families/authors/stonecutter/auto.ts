import type { Paper } from '../../../family.ts'
import type { Vehicle } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { BASE, cells, conditions } from './words.ts'

/** Business auto declarations: items by number in words, symbols and limits in one wide table, and a schedule of units that runs over pages. */
export const autoPart: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const { auto } = truth.policies
    const owned = auto.symbols.some((symbol) => symbol < 8)
    const period = chance.maybe(0.5)
      ? `<td><label>Policy period (12:01 A.M. standard time)</label>${voice.effective('auto')} &nbsp;to&nbsp; ${voice.expiration('auto')}</td>`
      : `<td><label>Begins / ends 12:01 A.M.</label>${voice.effective('auto')} / ${voice.expiration('auto')}</td>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="sc ba"><table class="hd"><tr><td><b>${voice.carrier('auto')}</b><br>${voice.address(auto.carrier.address).join('<br>')}</td><td class="c"><h1>BUSINESS AUTO<br>DECLARATIONS</h1></td><td class="r"><label>${chance.pick(['Policy', 'Policy no.', 'No.'])}</label><b>${voice.number('auto')}</b><br><label>${chance.pick(['Previous', 'Renews'])}</label>${truth.prior.auto.number}</td></tr></table>
<table class="id"><tr><td rowspan="2"><label>ITEM ONE – Named insured, mailing address</label>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</td>${period}</tr>
<tr><td><label>Agent ${truth.producer.code}</label>${voice.producer()}, ${voice.producerAddress().join(', ')}${chance.maybe(0.5) ? `<br>${voice.reach('phone')}` : ''}</td></tr></table>
<h2>ITEM TWO – Coverages, covered autos and the most we pay</h2>${coverages(voice, owned)}
<p class="key">Symbols: 1 any auto; 2 autos you own; 3 private passenger autos you own; 6 autos you own that must by law carry uninsured motorists coverage; 7 autos described in Item Three; 8 autos you hire; 9 autos you do not own.</p>
<h2>ITEM THREE – Schedule of covered autos you own</h2>${owned ? units(voice) : '<p>None. You have told us that you own no autos.</p>'}
<h2>ITEM FOUR – Hired autos</h2><p>Estimated cost of hire ${chance.pick(['if any', voice.money(chance.int(2, 60) * 1000)])}; liability premium ${voice.money(chance.int(60, 900))}. Physical damage for hired autos: ${chance.pick(['not purchased', `actual cash value, not more than ${voice.money(50_000)}, less ${voice.money(500)}`])}.</p>
<h2>ITEM FIVE – Non-ownership</h2><p>Number of employees ${chance.int(2, 240)}; premium ${voice.money(chance.int(80, 1500))}.</p>
<h2>Premium</h2><p>Estimated total for this policy ${voice.money(auto.premium)}. This policy has no general liability, garage or motor truck cargo coverage part.</p>
<section class="new"><h2>CONDITIONS</h2>${conditions(voice, chance.int(8, 14))}</section></div>`,
      css: `${BASE}
.ba{font:8.5pt 'DejaVu Sans Condensed','Liberation Sans',sans-serif}.ba h1{font-size:13pt;text-align:center;margin:0}.ba h2{font-size:9pt;margin:10px 0 3px}
.ba label{display:block;font-size:6.5pt}.ba .hd td{border-bottom:2px solid #000;width:27%}.ba .hd td:first-child{width:46%}.ba .hd .r{text-align:right}
.ba .id td,.ba .cov td,.ba .cov th{border:1px solid #000}.ba .cov th{font-size:7pt}.ba .key{font-size:7pt}
.ba .un td,.ba .un th{border-left:1px solid #888;border-right:1px solid #888;font-size:7.3pt;padding:1px 4px}.ba .un thead th{border:1px solid #888;background:#eee}
.ba .un{border-bottom:1px solid #888}.ba .two{font-size:7.3pt}`,
    }
  },
}

function coverages(voice: Voice, owned: boolean): string {
  const { chance, truth } = voice
  const { csl, perPerson } = truth.policies.auto.limits
  const not = chance.pick(['NOT PURCHASED', 'No coverage', 'Not covered'])
  const premium = () => voice.money(chance.int(90, 14_000))
  const words = chance.pick([
    { csl: 'each accident', perPerson: 'BI each person', perAccident: 'BI each accident', damage: 'PD each accident' },
    {
      csl: 'CSL',
      perPerson: 'bodily injury per person',
      perAccident: 'bodily injury per accident',
      damage: 'property damage per accident',
    },
  ])
  const bySlash = !csl && perPerson && chance.maybe(0.4)
  const liability = bySlash
    ? `BI ${voice.limit('auto', 'perPerson')} / ${voice.limit('auto', 'perAccident')}<br>PD ${voice.limit('auto', 'damage')}`
    : voice
        .limits('auto', words)
        .map(([label, amount]) => `${amount} ${label}`)
        .join('<br>')
  const rows = [
    ['Liability', voice.symbols(), liability, premium()],
    [
      'Personal injury protection',
      owned ? '5' : '',
      owned ? chance.pick(['As the law of your state requires', not]) : not,
      '',
    ],
    [
      'Medical payments',
      owned ? '2' : '',
      owned ? `${voice.money(chance.pick([1000, 5000]))} each person` : not,
      owned ? premium() : '',
    ],
    [
      'Uninsured motorists',
      owned ? '6' : '',
      owned ? `${voice.money(chance.pick([65_000, 120_000]))} each accident` : not,
      owned ? premium() : '',
    ],
    [
      'Comprehensive',
      owned ? '7, 8' : '',
      owned ? `Actual cash value less ${voice.money(1000)}; glass ${voice.money(0)}` : not,
      owned ? premium() : '',
    ],
    [
      'Collision',
      owned ? '7, 8' : '',
      owned ? `Actual cash value less ${voice.money(2000)}` : not,
      owned ? premium() : '',
    ],
    ['Towing and labor', owned ? '3' : '', owned ? `${voice.money(100)} each disablement` : not, ''],
  ]
  return `<table class="cov"><tr><th>Coverage</th><th>Covered autos (symbols)</th><th>Limit</th><th>Premium</th></tr>${rows.map((row) => cells('td', ...row)).join('')}</table>`
}

function units(voice: Voice): string {
  const { chance, truth } = voice
  const full = (unit: Vehicle) =>
    cells(
      'td',
      unit.number,
      `${unit.year} ${unit.make} ${unit.model} ${unit.body}`,
      unit.vin,
      voice.money(unit.cost),
      voice.money(chance.pick([1000, 2000])),
      voice.money(chance.int(400, 5200)),
    )
  return `<table class="un"><thead><tr><th>No.</th><th>Description</th><th>VIN</th><th>Cost new</th><th>Ded.</th><th>Premium</th></tr></thead>${truth.vehicles.map(full).join('')}</table>`
}
