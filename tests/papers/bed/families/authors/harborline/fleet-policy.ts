import type { Paper } from '../../../family.ts'
import type { Vehicle } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { commas, spelled } from './print-words.ts'

// biome-ignore format: a page
const CSS = `
body { font: 6.6pt/1.15 'DejaVu Sans Condensed', sans-serif; margin: 0; color: #222 }
.h2 { margin-right: 2pt } .h2 table { border-collapse: collapse; width: 100%; margin: 0 0 6pt } .h2 td, .h2 th { border: .5pt solid #444; background: none; padding: 1pt 2.5pt; text-align: left; vertical-align: top; font-weight: normal; font-size: inherit; text-transform: none }
.h2 th { font-size: 5.4pt; text-transform: uppercase; vertical-align: bottom } .h2 .n { text-align: right } .h2 .c { text-align: center }
.h2 h1 { font-size: 10pt; margin: 0 } .h2 .top { display: flex; justify-content: space-between; border-bottom: 1.4pt solid #000; margin-bottom: 4pt; padding-bottom: 2pt }
.h2 .item { font-weight: bold; margin: 4pt 0 1pt; font-size: 6.8pt } .h2 .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14pt; margin-bottom: 4pt } .h2 .ty { font-family: 'DejaVu Sans Mono', monospace; font-size: 6.8pt }
.h2 .fleet td { font-family: 'DejaVu Sans Mono', monospace; font-size: 5.6pt; border-width: 0 .4pt .3pt; letter-spacing: -.15pt } .h2 tr { page-break-inside: avoid } .h2 .note { font-size: 5.8pt }`

/** A business automobile policy: covered-auto symbols by coverage, other amounts beside the liability limit, and a dense fleet list. */
export const fleetPolicy: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const owned = truth.policies.auto.symbols.some((symbol) => symbol < 8)
    const title = chance.pick([
      'BUSINESS AUTOMOBILE POLICY DECLARATIONS',
      'COMMERCIAL AUTO &mdash; DECLARATIONS',
      'FLEET AUTOMOBILE POLICY &mdash; DECLARATIONS',
    ])
    const fleet = owned
      ? fleetList(voice)
      : '<p class="item">ITEM THREE. SCHEDULE OF OWNED AUTOS</p><p class="ty">NONE OWNED. SEE ITEMS FOUR AND FIVE.</p>'
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: CSS,
      running: `<span style="float:right">${voice.number('auto')} &nbsp; ${voice.effective('auto')}</span>`,
      html: `<div class="h2"><div class="top"><div><h1>${voice.carrier('auto')}</h1>${voice.address(truth.policies.auto.carrier.address).join(' &#183; ')}</div><div class="n"><b>${title}</b><br>${chance.pick(['NEW', 'RENEWAL', `RENEWAL OF ${voice.text(truth.prior.auto.number)}`])}</div></div>${parties(voice)}${coverages(voice, owned)}${fleet}${hired(voice)}<p class="note">Symbols in Item Two: 1 any auto &#183; 2 autos you own &#183; 5 owned autos where no-fault is required &#183; 6 owned autos where uninsured motorists coverage is required &#183; 7 autos described in Item Three &#183; 8 autos you hire &#183; 9 autos you do not own. Only the autos whose symbol stands beside a coverage are covered autos for it.</p></div>`,
    }
  },
}

function parties(voice: Voice): string {
  const { chance, truth } = voice
  const insured = `<div><p class="item">ITEM ONE. NAMED INSURED</p><div class="ty">${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div></div>`
  const agent = `<div><p class="item">AGENT ${truth.producer.code}</p><div class="ty">${[voice.producer(), ...voice.producerAddress()].join('<br>')}</div></div>`
  const period = `${voice.effective('auto')} to ${voice.expiration('auto')}`
  const strip = chance.maybe(0.5)
    ? `<table><tr><th>Policy no.</th><th>From &mdash; to (12:01 AM)</th><th>Filed in</th><th>Billing</th></tr><tr class="ty"><td>${voice.number('auto')}</td><td>${period}</td><td>${truth.insured.address.state}</td><td>DIRECT</td></tr></table>`
    : `<p class="ty">POLICY ${voice.number('auto')} &nbsp;&nbsp; TERM ${period}, 12:01 A.M. &nbsp;&nbsp; ${truth.insured.address.state}</p>`
  return `<div class="two">${chance.shuffle([insured, agent]).join('')}</div>${strip}`
}

function coverages(voice: Voice, owned: boolean): string {
  const { chance, truth } = voice
  const limits = truth.policies.auto.limits
  const dollars = chance.pick([(amount: number) => `$ ${commas(amount)}`, (amount: number) => voice.money(amount)])
  const limit = limits.csl
    ? `${spelled(voice, 'auto', 'csl', dollars)} ${chance.pick(['CSL', 'EACH ACCIDENT, SINGLE LIMIT', 'ANY ONE ACCIDENT OR LOSS'])}`
    : chance.pick([
        () =>
          `BI ${spelled(voice, 'auto', 'perPerson', dollars)} EACH PERSON<br>&nbsp;&nbsp;&nbsp;${spelled(voice, 'auto', 'perAccident', dollars)} EACH ACCIDENT<br>PD ${spelled(voice, 'auto', 'damage', dollars)} EACH ACCIDENT`,
        () =>
          `${spelled(voice, 'auto', 'perPerson', dollars)} / ${spelled(voice, 'auto', 'perAccident', dollars)} BODILY INJURY<br>${spelled(voice, 'auto', 'damage', dollars)} PROPERTY DAMAGE`,
      ])()
  const premium = () => commas(chance.int(120, 9000))
  const motorists = voice.money(chance.pick([35_000, 60_000, 80_000]))
  const rest: [string, string, string, string][] = owned
    ? [
        ['Personal injury protection (no-fault)', '5', 'STATUTORY, PER PERSON', premium()],
        ['Medical payments', chance.pick(['2', '7']), `${voice.money(chance.pick([2000, 5000]))} EACH PERSON`, premium()],
        ['Uninsured / underinsured motorists', '6', `${motorists} EACH ACCIDENT`, premium()],
        ['Comprehensive', '7', `ACTUAL CASH VALUE LESS ${voice.money(500)} EACH AUTO`, premium()],
        ['Collision', '7', `ACTUAL CASH VALUE LESS ${voice.money(chance.pick([1000, 2000]))} EACH AUTO`, premium()],
        ['Towing and labor', '', chance.pick(['NOT COVERED', '&mdash;']), ''],
      ]
    : [['Medical payments', '', 'NOT COVERED', ''], ['Uninsured motorists', '', 'NOT COVERED', ''], ['Comprehensive / collision', '8', `${voice.money(40_000)} ANY ONE HIRED AUTO, DED. ${voice.money(1000)}`, premium()]] // biome-ignore format: a table
  const rows = [['Liability', voice.symbols(), limit, premium()], ...rest]
  return `<p class="item">ITEM TWO. COVERAGES, COVERED AUTOS AND LIMITS. A coverage without a symbol is not provided.</p><table><tr><th style="width:27%">Coverage</th><th style="width:13%">${chance.pick(['Covered autos', 'Symbol(s)', 'Autos (by no.)'])}</th><th>The most we pay</th><th class="n">Premium $</th></tr>${rows.map(([name, symbols, words, amount]) => `<tr><td>${name}</td><td class="ty c">${symbols}</td><td class="ty">${words}</td><td class="ty n">${amount}</td></tr>`).join('')}<tr><td colspan="3" class="n">Estimated total, subject to adjustment on the fleet in the last quarter</td><td class="ty n">${commas(truth.policies.auto.premium)}</td></tr></table>`
}

function fleetList(voice: Voice): string {
  const { chance, truth } = voice
  const loss = chance.maybe(0.5)
  const rows = truth.vehicles.map((auto: Vehicle) => {
    const cells = [auto.number.padStart(3, '0'), String(auto.year), `${auto.make} ${auto.model}`.toUpperCase(), auto.body, auto.vin, commas(auto.cost), `0${chance.int(1, 3)}${chance.digits(3)}`, `${chance.int(50, 250)}`, chance.maybe(0.15) ? 'NIL' : '500', chance.maybe(0.15) ? 'NIL' : '1000', commas(chance.int(180, 3900))]
    return `<tr>${cells.map((cell, index) => `<td${index === 5 || index > 7 ? ' class="n"' : ''}>${cell}</td>`).join('')}</tr>`
  }) // biome-ignore format: a table
  const payee = loss
    ? `<p class="ty">LOSS PAYEE, UNITS 1 AND 2: ${voice.text(truth.names.business())}, ${voice.address(truth.names.address()).join(', ')}</p>`
    : ''
  return `<p class="item">ITEM THREE. SCHEDULE OF AUTOS (${truth.vehicles.length} UNITS)</p><table class="fleet"><thead><tr><th>Unit</th><th>Yr</th><th>Trade name, model</th><th>Body</th><th>Serial no.</th><th>Cost new</th><th>Class</th><th>Radius</th><th>Ded. comp</th><th>Ded. coll</th><th>Prem.</th></tr></thead><tbody>${rows.join('')}</tbody></table>${payee}`
}

function hired(voice: Voice): string {
  const { chance, truth } = voice
  const covered = (symbol: number) => [1, symbol].some((one) => truth.policies.auto.symbols.includes(one))
  const cost = covered(8) ? chance.pick(['IF ANY', voice.money(chance.int(1, 30) * 1000)]) : 'NOT COVERED'
  return `<table><tr><th>Item four. Hired autos &mdash; state</th><th>Estimated cost of hire</th><th>Rate per $100</th><th>Item five. Employees</th><th>Partners</th></tr><tr class="ty"><td>${voice.truth.insured.address.state}</td><td>${cost}</td><td>${covered(8) ? `${chance.int(1, 3)}.${chance.digits(3)}` : ''}</td><td>${covered(9) ? chance.int(1, 90) : 'NOT COVERED'}</td><td>${covered(9) ? chance.int(0, 4) : ''}</td></tr></table>`
}
