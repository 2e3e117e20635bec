import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { bare, MODERN, NARROW, plainCss, SANS, tollFree, usd } from './kit.ts'

// biome-ignore format: a page
const CSS = (font: string, color: string) => `${plainCss(font, 8.5)}
.lb .upper { display: grid; grid-template-columns: 1fr 230px; gap: 20px; }
.lb .facts { border: 1px solid ${color}; border-radius: 8px; padding: 8px 11px; }
.lb .facts b { display: block; } .lb .facts span { display: block; color: #444; font-size: 7pt; margin-top: 4px; }
.lb h1 { font-size: 19pt; line-height: 1.1; margin: 12px 0 4px; color: ${color}; } .lb h2 { font-size: 11pt; margin: 14px 0 3px; border-bottom: 2px solid ${color}; }
.lb .rows th { font-size: 7pt; border-bottom: 1px solid #555; font-weight: 700; } .lb .rows td { border-bottom: 0.5px dotted #777; } .lb .rows .n { text-align: right; }
.lb .rows td.in { padding-left: 16px; }
.lb .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; break-before: page; }
.lb .id { border: 1px solid #000; padding: 7px 9px; font-size: 7.3pt; height: 2.1in; box-sizing: border-box; position: relative; overflow: hidden; }
.lb .id b.t { display: block; text-align: center; font-size: 8pt; margin-bottom: 3px; } .lb .id label { display: block; font-size: 5.6pt; margin-top: 3px; }
.lb .id .g { display: grid; grid-template-columns: 1fr 1fr; } .lb .id .x { position: absolute; right: 8px; bottom: 6px; font-size: 10pt; font-weight: 700; }
.lb .fine { font-size: 7pt; margin-top: 5px; }
`

/** Commercial auto declarations: liability in one row with the premium beside it, autos in words or symbols, then cards for the glove box. */
export const autoDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const auto = truth.policies.auto
    const color = chance.pick(['#14477e', '#444444', '#8a1f2d'])
    let total = 0
    const pay = () => {
      const premium = chance.int(60, 4000)
      total += premium
      return bare(premium)
    }
    const share = () => bare(chance.int(200, 1900))
    const lists = !auto.symbols.every((symbol) => symbol > 7)
    const rows = liability(voice).map(
      ([label, amount], at) =>
        `<tr><td class="in">${label}</td><td>${amount}</td><td></td><td class="n">${at ? '' : pay()}</td></tr>`,
    )
    const motorist = chance.pick([25_000, 60_000, 85_000])
    // biome-ignore format: a table
    const others = chance.shuffle([
      [`Uninsured/underinsured motorist`, `${voice.money(motorist)} each accident`, '', pay()],
      ['Medical payments', `${voice.money(chance.pick([1000, 2000, 5000]))} each person`, '', pay()],
      ['Comprehensive', 'See auto coverage schedule', 'Limit of liability less deductible', pay()],
      ['Collision', 'See auto coverage schedule', 'Limit of liability less deductible', pay()],
      ['Motor truck cargo', chance.maybe(0.5) ? `${voice.money(chance.pick([10_000, 40_000]))} any one loss` : 'Not covered', voice.money(1000), pay()],
      ['Rental reimbursement', `${voice.money(40)} a day, ${voice.money(1200)} at most`, '', pay()],
    ])
    const outlined = total
    const agent = chance.maybe(0.5)
    const seller = agent
      ? `<span>YOUR AGENT</span>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}`
      : `<span>SOLD DIRECT – NO AGENT</span>Online or ${tollFree(voice)}`
    const cards = lists ? glovebox(voice) : ''
    const vehicles = truth.vehicles.map(
      // biome-ignore format: a row
      (one) => `<tr><td>${one.number}</td><td>${one.year} ${one.make} ${one.model} <br>${one.vin}</td><td class="n">${voice.money(one.cost)}</td><td>${chance.pick(['50', '100', '200'])} mi</td><td class="n">${chance.maybe(0.2) ? 'not bought' : voice.money(500)}</td><td class="n">${voice.money(1000)}</td><td class="n">${share()}</td></tr>`,
    )
    // biome-ignore format: a page
    const html = `<div class="lb"><div class="upper"><div><b style="font-size:13pt">${voice.carrier('auto')}</b><br>${voice.address(auto.carrier.address).join('<br>')}<p style="margin:26px 0 0 10px">${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p></div>
<div class="facts"><span>${chance.pick(['POLICY NUMBER', 'Policy no.'])}</span><b>${voice.number('auto')}</b><span>${chance.pick(['Company no. (NAIC)', 'NAIC'])}</span>${voice.naic('auto')}<span>POLICY PERIOD</span>${voice.effective('auto')} – ${voice.expiration('auto')}<span>PRINTED</span>${voice.date(daysLater(auto.effective, -chance.int(3, 25)))}${seller}</div></div>
<h1>${chance.pick(['Commercial auto<br>insurance coverage summary', 'Commercial Auto Declarations'])}</h1><p>${chance.pick(['This is your declarations page. It has changed since last year; please check it.', 'Your coverage begins on the later of the date shown at the right and the moment you pay.'])} Renewal of policy ${voice.text(truth.prior.auto.number)}.</p>
<h2>Outline of coverage</h2><table class="rows"><thead><tr><th>Description</th><th>Limits</th><th>Deductible</th><th class="n">Premium</th></tr></thead><tr><td><b>Liability to others</b></td><td></td><td></td><td></td></tr>${rows.join('')}${others.map(([label, limit, first, premium]) => `<tr><td>${label}</td><td>${limit}</td><td>${first}</td><td class="n">${premium}</td></tr>`).join('')}<tr><td><b>Total ${chance.pick(['12 month', 'yearly'])} policy premium</b></td><td></td><td></td><td class="n"><b>${usd(outlined)}</b></td></tr></table>
<h2>Which autos have liability coverage</h2>${which(voice)}
<h2>${lists ? 'Auto coverage schedule' : 'Autos covered for physical damage only'}</h2><table class="rows"><thead><tr><th>No.</th><th>Auto and serial number</th><th class="n">Stated amount</th><th>Radius</th><th class="n">Comp. ded.</th><th class="n">Coll. ded.</th><th class="n">Premium</th></tr></thead>${vehicles.join('')}</table>
<h2>Rated drivers</h2><table class="rows">${truth.drivers.map((driver) => `<tr><td>${voice.text(driver.name)}</td><td>${driver.state}</td><td>hired ${voice.date(driver.hired)}</td></tr>`).join('')}</table>
<p class="fine">Discounts: paid in full; business experience. Filing fee ${voice.money(25)}. A late payment costs ${voice.money(10)}. Towing is limited to ${voice.money(100)} unless bought. Pollution cleanup of up to ${voice.money(5000)} is part of property damage.</p>${cards}</div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS(chance.pick([SANS, NARROW, MODERN]), color) }
  },
}

function liability(voice: Voice): [string, string][] {
  const { chance, truth } = voice
  if (truth.policies.auto.limits.csl)
    return [
      [
        chance.pick(['Bodily injury and property damage', 'Combined bodily injury and property damage liability']),
        `${voice.limit('auto', 'csl')} ${chance.pick(['combined single limit', 'each accident', 'CSL'])}`,
      ],
    ]
  if (chance.maybe(0.5))
    return [
      [
        'Bodily injury liability',
        `${voice.limit('auto', 'perPerson')} each person/${voice.limit('auto', 'perAccident')} each accident`,
      ],
      ['Property damage liability', `${voice.limit('auto', 'damage')} each accident`],
    ]
  return [
    ['Bodily injury liability – each person', voice.limit('auto', 'perPerson')],
    ['Bodily injury liability – each accident', voice.limit('auto', 'perAccident')],
    ['Property damage liability – each accident', voice.limit('auto', 'damage')],
  ]
}

function which(voice: Voice): string {
  const { chance, truth } = voice
  if (chance.maybe(0.3))
    return `<p>Covered auto symbol for liability: <b>${voice.symbols()}</b>. ${chance.pick(['The symbols are explained in the policy.', 'Section I of the policy says what each symbol means.'])}</p>`
  const own = truth.policies.auto.symbols
  // biome-ignore format: a table
  const kinds = [
    [1, 'auto.any', 'Any auto'], [2, 'auto.owned', 'All autos you own'], [7, 'auto.scheduled', 'Only the autos listed in the schedule'], [8, 'auto.hired', 'Autos you hire or borrow'], [9, 'auto.nonOwned', 'Autos you do not own, used in your business'],
  ] as const
  const [yes, no] = chance.pick([
    ['Yes', 'No'],
    ['Covered', 'Not covered'],
    ['[X]', '[ &nbsp;]'],
  ])
  return `<table class="rows">${kinds.map(([symbol, tick, words]) => `<tr><td>${own.includes(symbol) ? voice.tick(tick, words) : words}</td><td>${own.includes(symbol) ? `<b>${yes}</b>` : no}</td></tr>`).join('')}</table>`
}

function glovebox(voice: Voice): string {
  const { chance, truth } = voice
  const card = (own: boolean, policy: Policy, at: number) => {
    const one = truth.vehicles[at % truth.vehicles.length]!
    const [from, to] = own
      ? [voice.effective('auto'), voice.expiration('auto')]
      : [voice.date(policy.effective), voice.date(policy.expiration)]
    // biome-ignore format: a page
    return `<div class="id"><b class="t">${truth.insured.address.state} INSURANCE IDENTIFICATION CARD</b><div class="g"><div><label>COMPANY</label>${voice.text(policy.carrier.name)}</div><div><label>POLICY NUMBER</label>${voice.text(policy.number)}</div><div><label>EFFECTIVE</label>${from}</div><div><label>EXPIRES</label>${to}</div></div><label>YEAR, MAKE, VEHICLE ID</label>${one.year} ${one.make} ${one.vin}<label>INSURED</label>${voice.insured()}<span class="x">${own ? '' : 'EXPIRED – DESTROY'}</span></div>`
  }
  const old = chance.maybe(0.5) ? card(false, truth.prior.auto, 0) : ''
  return `<div class="cards">${old}${card(true, truth.policies.auto, 0)}${card(true, truth.policies.auto, 1)}</div><p class="fine">Carry a card in each auto. It is not proof of more than the law’s minimum, which is ${voice.money(25_000)}/${voice.money(50_000)}/${voice.money(20_000)}.</p>`
}
