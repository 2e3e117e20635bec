import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { cents, dayFirst, dollars, from, later, limit, plainNumber, rows, slash, to, trigger } from './tools.ts'

const CSS = `.bi{font:10.8px 'DejaVu Serif',serif;color:#111}.bi table{border-collapse:collapse;width:100%}.bi .band{display:flex;justify-content:space-between;border:2px solid #3d4a36;color:#3d4a36;padding:8px 12px;margin-bottom:10px}
.bi .band b{font-size:17px;letter-spacing:.5px}.bi .who{display:grid;grid-template-columns:1.2fr 1fr .8fr;gap:14px;margin-bottom:10px}.bi .who i{display:block;color:#3d4a36;font-size:9px;text-transform:uppercase}
.bi .odd td,.bi .odd th{border:1px solid #777;padding:5px 6px;vertical-align:top;text-align:left}.bi .odd th{background:#e6e9e0;font-weight:normal}.bi .num{text-align:right;white-space:pre;line-height:1.55}.bi .odd span{white-space:nowrap}.bi .what{white-space:pre;line-height:1.55}
.bi .fees{width:46%;margin:10px 0 10px auto}.bi .fees td{border-bottom:1px dotted #888;padding:2px 4px}.bi .fees td:last-child{text-align:right}.bi small{font-size:9px}.bi p{margin:6px 0}`

/** A wholesaler's binder: limits stacked in one cell beside their words, an excess layer shared by two carriers or held by one. */
export const binder: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const house = truth.wholesaler
    const print = chance.pick([plainNumber, dollars, (amount: number) => `USD ${plainNumber(amount)}`])
    const date = chance.pick([dayFirst, slash])
    const bound = later(gl.effective, -chance.int(0, 6))
    const first = chance.maybe(0.5)
      ? [general(voice, print, date), excess(voice, print, date)]
      : [general(voice, print, date), autos(voice, print, date), excess(voice, print, date)]
    const reply = chance.pick([
      `The job owner asks for ${dollars(truth.prior.gl.limits.occurrence ?? 0)} each occurrence and ${dollars(25_000_000)} excess; I told him the market would not go there. Bound as attached.`,
      'Bound as attached. Policies to follow in about 45 days. Please review and call with changes.',
    ])
    const premium = gl.premium
    const tax = premium * chance.pick([0.0485, 0.06, 0.04])
    // biome-ignore format: a page
    const html = `<div class="bi"><div class="band"><b>${voice.text(house.name)}</b><span>BINDER&nbsp; ${chance.digits(2)}-${chance.digits(5)}<br>issued ${date(bound)}</span></div>
<div class="who"><div><i>${chance.pick(['Assured', 'Insured', 'In the name of'])}</i>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div>
<div><i>${chance.pick(['Retail agent', 'Producing agency', 'Bound on the order of'])}</i>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>Tel. ${voice.reach('phone')}<br>Agency code ${truth.producer.code}</div>
<div><i>This binder lapses</i>${date(later(gl.effective, 60))} or when the policies are issued, whichever is first<i style="margin-top:6px">Account executive</i>${voice.text(house.contact)}<br>${house.phone}</div></div>
<table class="odd"><tr>${['Section', 'Security', 'Interest', 'Sum insured', 'Insured bears'].map((head) => `<th>${head}</th>`).join('')}</tr>${first.join('')}
<tr><td>${first.length + 1}</td><td>—</td><td>Contractors pollution; professional; workers compensation</td><td class="num">NOT BOUND</td><td>—</td></tr></table>
<table class="fees">${rows([['Premium', cents(premium)], ['Terrorism (declined)', 'nil'], ['Surplus lines tax', cents(tax)], ['Stamping office', cents(premium * 0.0004)], ['Inspection fee', cents(chance.pick([175, 225]))], ['Wholesale policy fee', cents(chance.pick([250, 350]))]])}</table>
<p>Subject to: signed application within ${chance.pick(['10', '15'])} days; favorable inspection; no known losses letter. A return of premium of less than ${dollars(100)} is not made. Certificates that promise more than this binder are not authorized.</p>
<p><small>Covers placed with insurers not licensed in ${truth.insured.address.state} are not protected by its guaranty fund. Filings are by ${voice.text(house.name)}, license ${chance.digits(7)}.</small></p></div>`
    return {
      kind: 'binder',
      feeds: 'fills',
      html,
      css: CSS,
      ...(chance.maybe(0.35)
        ? { mail: { subject: `Bound: ${truth.insured.name}`, words: `${reply}\n\n${house.contact}\n${house.name}` } }
        : {}),
    }
  },
}

type Print = (amount: number) => string
type Dated = (iso: string) => string

function security(voice: Voice, line: 'gl' | 'auto' | 'umbrella', date: Dated) {
  const code = voice.chance.maybe(0.6) ? `<br>NAIC ${voice.naic(line)}` : ''
  return `${voice.carrier(line)}${code}<br><span>${voice.chance.pick(['Policy', 'Pol.', 'No.'])} ${voice.number(line)}</span><br><span>${from(voice, line, date)} – ${to(voice, line, date)}</span>`
}

function general(voice: Voice, print: Print, date: Dated) {
  const per = voice.chance.pick([
    () => '',
    () => ` (${voice.tick('gl.perProject', 'each project')})`,
    () => ` (${voice.tick('gl.perLocation', 'each location')})`,
  ])()
  const names = voice.chance.pick([
    { occurrence: 'any one occurrence', aggregate: `annual aggregate other than products${per}`, products: 'annual aggregate, products & completed ops', personal: 'personal & adv. injury', rented: 'premises damage, any one', medical: 'medical, any one person' },
    { aggregate: `Gen'l agg.${per}`, products: 'PCO agg.', occurrence: 'Ea. occ.', personal: 'PI/AI', rented: 'DPR', medical: 'Med. pay' },
  ]) // biome-ignore format: a table
  const order = Object.keys(names) as (keyof typeof names)[]
  const amounts = order.map((name) => limit(voice, 'gl', name, print, 'excl.'))
  const kind = trigger(
    voice,
    'Commercial general liability, losses occurring',
    'Commercial general liability, claims made',
  )
  return `<tr><td>1</td><td>${security(voice, 'gl', date)}<br>100%</td><td class="what">${kind}\n${order.map((name) => names[name]).join('\n')}</td><td class="num">&nbsp;\n${amounts.join('\n')}</td><td>${print(voice.chance.pick([1500, 3500, 7500]))} per claim, BI &amp; PD</td></tr>`
}

function autos(voice: Voice, print: Print, date: Dated) {
  const { limits } = voice.truth.policies.auto
  const names: [string, string][] = limits.csl
    ? [['csl', 'combined single limit, any one accident']]
    : [
        ['perPerson', 'B.I. any one person'],
        ['perAccident', 'B.I. any one accident'],
        ['damage', 'P.D. any one accident'],
      ]
  const amounts = names.map(([name]) => limit(voice, 'auto', name, print))
  return `<tr><td>2</td><td>${security(voice, 'auto', date)}<br>100%</td><td class="what">Automobile liability, symbols ${voice.symbols()}\n${names.map(([, words]) => words).join('\n')}</td><td class="num">&nbsp;\n${amounts.join('\n')}</td><td>Comp. / coll. ${print(1000)} / ${print(2000)}</td></tr>`
}

/** Two carriers in one layer have no single place on a certificate; one carrier has. */
function excess(voice: Voice, print: Print, date: Dated) {
  const { chance, truth } = voice
  const { umbrella } = truth.policies
  const layer = print(umbrella.limits.occurrence ?? 0)
  if (chance.maybe(0.55)) {
    voice.notJudged('umbrella')
    const share = chance.pick([60, 70, 50])
    const other = truth.names.carrier()
    const term = `${date(umbrella.effective)} – ${date(umbrella.expiration)}`
    return `<tr><td rowspan="2">X/S</td><td>${voice.text(umbrella.carrier.name)}<br><span>${umbrella.number}</span><br><span>${term}</span><br><b>${share}%</b></td><td rowspan="2">Excess liability following form, ${layer} part of the layer as shared, each occurrence and aggregate, each carrier for its own part and not for the other</td><td class="num">${print(((umbrella.limits.occurrence ?? 0) * share) / 100)}</td><td rowspan="2">Underlying</td></tr><tr><td>${voice.text(other.name)}<br><span>${chance.digits(8)}</span><br><span>${term}</span><br><b>${100 - share}%</b></td><td class="num">${print(((umbrella.limits.occurrence ?? 0) * (100 - share)) / 100)}</td></tr>`
  }
  const form = voice.tick('umbrella.excess', 'Excess liability')
  limit(voice, 'umbrella', 'occurrence', print)
  limit(voice, 'umbrella', 'aggregate', print)
  return `<tr><td>X/S</td><td>${security(voice, 'umbrella', date)}<br>100%</td><td class="what">${form}, follow form over the primary\neach occurrence\naggregate</td><td class="num">&nbsp;\n${layer}\n${layer}</td><td>Nil</td></tr>`
}
