import type { Paper, Printed } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import {
  agent,
  brief,
  from,
  lim,
  plain,
  RESET,
  rows,
  slashed,
  table,
  terms,
  thousands,
  to,
  tr,
  usd,
  WIDE,
  who,
} from './kit.ts'
import { AUTO } from './labels.ts'

const split = (voice: Voice) => !voice.truth.policies.auto.limits.csl
const liability = (voice: Voice, show = voice.money) =>
  split(voice)
    ? ['perPerson', 'perAccident', 'damage'].map((name) => lim(voice, 'auto', name, show)).join(' / ')
    : lim(voice, 'auto', 'csl', show)
const cost = (voice: Voice) => plain(voice.chance.int(200, 9000))
/** Coverages of truckers beside liability: name, symbol, limit, deductible, premium. */
const others = (voice: Voice): string[][] => {
  const { chance } = voice
  const money = voice.money
  return [
    ['Uninsured / underinsured motorist', chance.pick(['2', '7', '6']), money(chance.pick([25_000, 40_000, 60_000])), '–', cost(voice)],
    ['Personal injury protection', '5', 'Statutory', '–', cost(voice)],
    ['Medical payments', '–', chance.pick(['Not covered', 'NOT COVERED', 'No coverage']), '–', '–'],
    ['Comprehensive', '7', 'ACV', money(chance.pick([1000, 2500])), cost(voice)],
    ['Collision', '7', 'ACV', money(chance.pick([1000, 2500, 5000])), cost(voice)],
    ['Trailer interchange', '48', money(chance.pick([20_000, 30_000])), money(1000), cost(voice)],
    ['Motor truck cargo, any one vehicle', '46', money(chance.pick([75_000, 125_000, 175_000])), '10%, min. $2,500', cost(voice)],
    ['Reefer breakdown (sublimit of cargo)', '46', money(15_000), '$2,500', 'incl.'],
    ['Towing, per tow', '7', money(chance.pick([2000, 4000])), '–', 'incl.'],
  ]
} // biome-ignore format: a table
const vehicles = (voice: Voice) =>
  voice.truth.vehicles.map((one) => [
    one.number,
    String(one.year),
    `${one.make} ${one.model}`,
    one.body,
    one.vin,
    plain(one.cost),
    `${voice.chance.pick([50, 100, 200, 500])} mi`,
    cost(voice),
  ])
const VEHICLE_HEAD = ['Unit', 'Year', 'Make / model', 'Type', 'Serial no.', 'Stated amt.', 'Radius', 'Premium']

/** Ruled items with symbols in a column of their own. */
function items(voice: Voice): Printed {
  const { chance } = voice
  const label = split(voice)
    ? chance.pick(['Covered autos liability (person / accident / property)', 'BI/BI/PD liability'])
    : chance.pick(['Covered autos liability – CSL any one accident', 'Liability, each accident'])
  const first = [label, voice.symbols(), liability(voice), '–', cost(voice)]
  return {
    kind: 'declarations',
    feeds: 'fills',
    running: `<span>${voice.number('auto')}</span><span style="float:right">Term ${from(voice, 'auto')}–${to(voice, 'auto')}</span>`,
    html: `<div class="pg itm"><table class="head"><tr><td>${voice.carrier('auto')}<br><small>${voice.address(voice.truth.policies.auto.carrier.address).join(', ')}</small></td><td class="t">MOTOR CARRIER COVERAGE PART<br>DECLARATIONS${chance.maybe(0.5) ? `<br><small>NAIC ${voice.naic('auto')}</small>` : ''}</td></tr></table><h2>ITEM ONE – Insured and producer</h2><table class="box"><tr><td>${who(voice)}</td><td>${agent(voice)}<br>Prod. code ${voice.truth.producer.code}${chance.maybe(0.4) ? `<br>Through ${voice.text(voice.truth.wholesaler.name)} (general agent)` : ''}</td></tr><tr><td>Policy ${voice.number('auto')}</td><td>Former policy ${voice.text(voice.truth.prior.auto.number)}</td></tr></table><h2>ITEM TWO – Coverages, covered autos and limits</h2>${table([first, ...others(voice)], ['Coverage', 'Symbols', 'Limit', 'Deductible', 'Premium'], 'box')}<h2>ITEM THREE – Schedule of units</h2>${table(vehicles(voice), VEHICLE_HEAD, 'box small')}<div class="new cond"><h2>Conditions peculiar to this part</h2>${terms(voice, 6).map((one) => `<p>${one}</p>`).join('')}</div></div>`,
    css: `${RESET} .itm{font:8.8pt ${FONTS.sans}} .itm .head{border-bottom:2pt solid #000} .itm .t{text-align:right;font-weight:bold} .itm h2{font-weight:bold;margin:10pt 0 3pt} .itm .box td,.itm .box th{border:.7pt solid #000;padding:2pt 4pt} .itm .box th{background:#e8e8e8} .itm .small{font-size:7pt} .itm .cond p{margin-bottom:6pt}`,
  } // biome-ignore format: a page
}

/** A list without lines, dots leading to the amounts. */
function dots(voice: Voice): Printed {
  const { chance } = voice
  const show = chance.pick([plain, usd, voice.money])
  const dot = (words: string, amount: string) => `<div class="d"><span>${words}</span><i></i><b>${amount}</b></div>`
  const owned: Record<number, string> = {
    1: 'any auto',
    2: 'autos you own',
    7: 'autos listed below',
    8: 'autos you hire',
    9: 'autos you neither own nor hire',
  }
  voice.symbols()
  const autos = voice.truth.policies.auto.symbols.map((symbol) => owned[symbol]).join(', ')
  const rest = others(voice).map(([words, , limit, deductible]) =>
    dot(words!, `${limit}${deductible === '–' ? '' : ` less ${deductible}`}`),
  )
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `<div class="pg dts"><h1>${voice.carrier('auto')}</h1><p class="sub">Truckers program · evidence of terms · <b>${voice.number('auto')}</b></p><div class="two"><div>${who(voice)}</div><div>${agent(voice)}<br>Phone ${voice.reach('phone')}</div></div><p class="sub">Policy period begins ${from(voice, 'auto', slashed)} and ends ${to(voice, 'auto', slashed)}, 12:01 AM</p><h2>Liability to others for ${autos}</h2>${rows(voice, 'auto', chance.pick([AUTO.homely, AUTO.formal]), show).map(([words, amount]) => dot(words, amount)).join('')}<h2>Other protection</h2>${(chance.maybe(0.5) ? chance.shuffle(rest) : rest).join('')}${dot('Truckers general liability', chance.pick(['not part of this policy', 'no coverage provided', 'none']))}<h2>Units</h2>${voice.truth.vehicles.map((one) => dot(`${one.year} ${one.make} ${one.model} ${one.vin}`, `${show(one.cost)} stated`)).join('')}<h2>Drivers</h2><p>${voice.truth.drivers.map((one) => `${voice.text(one.name)} (${one.state})`).join(' · ')}</p></div>`,
    css: `${RESET} .dts{font:10.5pt ${FONTS.narrowSerif}} .dts h1{font-size:20pt;text-align:center} .dts .sub{text-align:center;margin:5pt 0 12pt} .dts .two{display:flex;gap:60pt;justify-content:center} .dts h2{font-variant:small-caps;font-size:12pt;margin:12pt 0 3pt} .dts .d{display:flex;align-items:baseline} .dts .d i{flex:1;border-bottom:1pt dotted #777;margin:0 4pt}`,
  } // biome-ignore format: a page
}

/** Landscape: grouped heads over two rows, amounts in thousands. */
function grouped(voice: Voice): Printed {
  const { chance } = voice
  const inThousands = chance.maybe(0.6)
  const show = inThousands ? thousands : usd
  const body = rows(voice, 'auto', AUTO.terse, show).map(([words, amount], at) => [
    `Liability – ${words}`,
    at ? '"' : voice.symbols(),
    amount,
    '0',
    at ? 'incl.' : cost(voice),
    at ? '' : '61.4%',
  ])
  const trucks = vehicles(voice)
  const rest = [
    ['UM', '2', inThousands ? '25' : '$25,000', '0', cost(voice), '4.0%'],
    ['Comp', '7', 'ACV', inThousands ? '1' : '$1,000', cost(voice), '9.9%'],
    ['Coll', '7', 'ACV', inThousands ? '2.5' : '$2,500', cost(voice), '17.2%'],
    ['Cargo', '46', inThousands ? '175' : '$175,000', '5%', cost(voice), '7.5%'],
  ]
  return {
    kind: 'declarations',
    feeds: 'fills',
    running: `<span>${voice.insured()} &nbsp;|&nbsp; Policy ${voice.number('auto')}</span><span style="float:right">Eff ${from(voice, 'auto', brief)} Exp ${to(voice, 'auto', brief)}</span>`,
    html: `<div class="pg grp"><div class="three"><p><small>FLEET OF</small><br>${who(voice)}</p><p><small>AGENCY</small><br>${agent(voice)}<br>${voice.reach('email')}</p><p><small>INSURER</small><br>${voice.carrier('auto')}<br>NAIC ${voice.naic('auto')}</p></div><h1>Fleet declarations ${inThousands ? '<small>(limits and deductibles in thousands of dollars)</small>' : ''}</h1><table><thead><tr><th rowspan="2">Cov.</th><th rowspan="2">Auto symbol</th><th colspan="2">Each loss</th><th colspan="2">Annual premium</th></tr>${tr(['Limit', 'Ded.', 'Dollars', 'Share'], 'th')}</thead><tbody>${[...body, ...rest].map((row) => tr(row)).join('')}</tbody></table><h1>Units and drivers</h1><div class="pair">${table(trucks.map((one) => one.slice(0, 6)), VEHICLE_HEAD.slice(0, 6))}${table(voice.truth.drivers.map((one) => [voice.text(one.name), `${one.state} ${one.license}`, voice.date(one.hired)]), ['Driver', 'License', 'Hired'])}</div></div>`,
    css: `${RESET}${WIDE} .grp{font:8.4pt ${FONTS.wide}} .grp .three{display:grid;grid-template-columns:repeat(3,1fr)} .grp h1{font-size:13pt;margin:12pt 0 4pt;color:#0b4f3a} .grp h1 small{font-size:8pt} .grp thead th{border-bottom:.6pt solid #0b4f3a;color:#0b4f3a} .grp th[colspan]{text-align:center} .grp .pair{display:grid;grid-template-columns:2fr 1fr;gap:20pt;font-size:7pt}`,
  } // biome-ignore format: a page
}

/** A trucker's policy: liability by symbol among many coverages that are not limits of a certificate. */
export const haulers: Paper = {
  account: { long: true },
  draw: (voice) => voice.chance.pick([items, dots, grouped])(voice),
}
