import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { conditions, endorsements, schedules } from './packet-back.ts'
import { dayFirst, dollars, from, limit, long, plainNumber, rows, slash, to, trigger } from './tools.ts'

const CSS = `.pk{font:11px 'DejaVu Serif Condensed','DejaVu Serif',serif}.pk section+section{break-before:page}.pk h3{font-size:15px;margin:0;text-align:center}.pk h5{font:italic 11px 'DejaVu Serif',serif;text-align:center;margin:2px 0 10px}
.pk dl{display:grid;grid-template-columns:150px 1fr;margin:0 0 12px;row-gap:5px}.pk dt{font-variant:small-caps;color:#333}.pk dd{margin:0}.pk table{border-collapse:collapse;width:100%;margin:6px 0 10px}.pk td,.pk th{border-bottom:1px solid #999;padding:4px 6px;text-align:left;vertical-align:top}.pk th{border-bottom:2px solid #000}
.pk .limits{border:1.5px solid #000;padding:8px 14px;margin:8px 0}.pk .limits div{display:grid;grid-template-columns:130px 1fr;padding:2px 0}.pk .limits.flip div{grid-template-columns:1fr 130px}.pk .limits.flip div span:last-child{text-align:right}.pk .cols{columns:2;column-gap:24px;font-size:10px}.pk .sign{margin-top:24px;display:flex;justify-content:space-between}.pk p{margin:5px 0}`
type Dated = (iso: string) => string

/** A whole small policy of a program for nonprofits: common declarations, coverage parts, schedules, conditions, and perhaps an endorsement that changes a limit. */
export const packet: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const date = chance.pick([slash, dayFirst, long])
    voice.notJudged('professional')
    const endorsed = gl.excluded !== 'rented' && chance.maybe(0.45)
    const withUmbrella = chance.maybe(0.55)
    const pages = [
      common(voice, date, withUmbrella),
      liability(voice, endorsed),
      autos(voice),
      ...(withUmbrella ? [umbrella(voice)] : []),
      ...schedules(voice),
      conditions(voice),
      ...endorsements(voice, endorsed, date),
    ]
    const html = `<div class="pk">${pages.map((page) => `<section>${page}</section>`).join('')}</div>`
    const running = `<div style="display:flex;justify-content:space-between;border-bottom:.5px solid #000"><span>${voice.text(gl.carrier.name)}</span><span>Policy ${gl.number}</span><span>${voice.text(truth.insured.name)}</span></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, running }
  },
}

function common(voice: Voice, date: Dated, withUmbrella: boolean): string {
  const { chance, truth } = voice
  const lines = withUmbrella ? (['gl', 'auto', 'umbrella'] as const) : (['gl', 'auto'] as const)
  for (const line of lines) {
    voice.effective(line)
    voice.expiration(line)
    voice.number(line)
    voice.carrier(line)
  }
  const entries: [string, string][] = [
    ['Policy number', voice.number('gl')],
    ['Prior policy', chance.maybe(0.7) ? truth.prior.gl.number : 'none'],
    ['Named insured', `<b>${voice.insured()}</b>`],
    ['Mailing address', voice.insuredAddress().join('<br>')],
    [
      chance.pick(['Agent', 'Your agent']),
      `${voice.producer()}<br>${voice.producerAddress().join('<br>')}${chance.maybe(0.5) ? `<br>${voice.reach('phone')}` : ''}`,
    ],
    ['Program manager', `${voice.text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}`],
    [
      'Policy period',
      `${from(voice, 'gl', date)} to ${to(voice, 'gl', date)} at 12:01 a.m. standard time where you are`,
    ],
    [
      'You are',
      chance.pick(['a nonprofit corporation', 'a charitable organization', 'an organization other than a partnership']),
    ],
  ]
  const premium = () => dollars(chance.int(300, 12_000))
  const parts = [
    ['Business Personal Property', premium()],
    ['Commercial General Liability', premium()],
    ['Social Service Professional', 'included with General Liability'],
    ['Business Auto', premium()],
    ['Umbrella', withUmbrella ? premium() : 'Not covered'],
    ['Crime and Fidelity', 'Not covered'],
    ['Workers Compensation', 'Not written in this policy'],
    ['Directors and Officers', 'Not covered'],
  ]
  return `<h3>${voice.carrier('gl')}</h3><h5>${chance.maybe(0.6) ? `NAIC ${voice.naic('gl')} · ` : ''}Home office ${voice.address(truth.policies.gl.carrier.address).join(', ')}</h5><h3>${chance.pick(['Common Policy Declarations', 'Policy Declarations – All Coverage Parts'])}</h3><br>
<dl>${entries.map(([label, words]) => `<dt>${label}</dt><dd>${words}</dd>`).join('')}</dl>
<p>This policy consists of the coverage parts for which a premium is shown or which are said to be included. The premium may be adjusted.</p>
<table><tr><th>Coverage part</th><th>Premium</th></tr>${rows(parts)}</table><div class="sign"><span>Countersigned ______________________</span><span>Limits: see the declarations of each part</span></div>`
}

function liability(voice: Voice, endorsed: boolean): string {
  const { chance, truth } = voice
  const of = (name: string) => limit(voice, 'gl', name, dollars, 'Not covered')
  const rented = of('rented')
  const basis = chance.pick([
    () => '',
    () => `, ${voice.tick('gl.perLocation', 'separately for each location')} in the Schedule of Locations`,
  ])()
  const flip = chance.maybe(0.5)
  const lines: [string, string][] = [
    [of('aggregate'), `General Aggregate Limit, other than products and completed operations${basis}`],
    [of('products'), 'Products and Completed Operations Aggregate Limit'],
    [of('occurrence'), 'Each Occurrence Limit'],
    [of('personal'), 'Personal and Advertising Injury Limit'],
    [endorsed ? `${dollars(truth.prior.gl.limits.rented ?? 0)}*` : rented, 'Damage to Premises Rented to You Limit'],
    [of('medical'), 'Medical Expense Limit, any one person'],
  ]
  const ordered = chance.maybe(0.5) ? lines : [lines[2]!, lines[4]!, lines[5]!, lines[3]!, lines[0]!, lines[1]!]
  return `<h3>Commercial General Liability Declarations</h3><h5>${trigger(voice, 'Occurrence form', 'Claims-made form – see retroactive date endorsement')}</h5>
<div class="limits${flip ? ' flip' : ''}">${ordered.map(([amount, words]) => (flip ? `<div><span>${words}</span><span>${amount}</span></div>` : `<div><span>${amount}</span><span>${words}</span></div>`)).join('')}</div>
${endorsed ? '<p>* Changed from inception by Endorsement No. 1. Read the endorsement.</p>' : ''}
<p><b>Limits within the above.</b> Sexual abuse or molestation: ${dollars(75_000)} each victim, ${dollars(225_000)} in all. Volunteers’ injuries: ${dollars(7500)} each. Food bank recall: not covered.</p>
<p><b>Social Service Professional.</b> ${dollars(400_000)} each wrongful act and ${dollars(800_000)} in all, with a deductible of ${dollars(1100)}.</p>
<p><b>Rating.</b></p><table><tr><th>Class</th><th>Basis</th><th>Exposure</th><th>Rate</th><th>Premium</th></tr>${rows(truth.locations.map((place) => [`${place.classCode} ${place.classification}`, place.basis, plainNumber(place.exposure), place.rate, dollars(place.premium)]))}</table>`
}

function autos(voice: Voice): string {
  const { chance, truth } = voice
  const { limits } = truth.policies.auto
  const of = (name: string) => limit(voice, 'auto', name, dollars)
  const sum = limits.csl
    ? `${of('csl')} any one accident`
    : `${of('perPerson')} each person<br>${of('perAccident')} each accident<br>${of('damage')} property damage each accident`
  const table = [
    ['Covered autos liability', voice.symbols(), sum, dollars(chance.int(900, 9000))],
    ['Personal injury protection', '', 'Not covered', ''],
    ['Uninsured motorists', '6', 'State minimum', dollars(chance.int(30, 300))],
    ['Comprehensive', '7', `Actual cash value less ${dollars(chance.pick([450, 900]))}`, dollars(chance.int(100, 900))],
    ['Collision', '7', `Actual cash value less ${dollars(chance.pick([900, 1100]))}`, dollars(chance.int(100, 900))],
  ]
  return `<h3>Business Auto Declarations</h3><h5>Item Two – Coverages and the autos they apply to</h5><table><tr><th>Coverage</th><th>Symbol</th><th>Most we pay</th><th>Premium</th></tr>${rows(table)}</table>
<p><b>Item Three.</b></p><table><tr><th>No.</th><th>Auto</th><th>VIN</th><th>Cost new</th></tr>${rows(truth.vehicles.map((auto) => [auto.number, `${auto.year} ${auto.make} ${auto.model}`, auto.vin, dollars(auto.cost)]))}</table>`
}

function umbrella(voice: Voice): string {
  const { truth } = voice
  const of = (name: string) => limit(voice, 'umbrella', name, dollars)
  const retention = truth.policies.umbrella.limits.retention
    ? `<div><span>${of('retention')}</span><span>${voice.tick('umbrella.retention', 'Self-Insured Retention')}, each occurrence</span></div>`
    : ''
  const { gl, auto } = truth.policies
  const under = [
    ['General liability, this policy', `${dollars(gl.limits.occurrence ?? 0)} each occurrence`],
    [
      'Auto, this policy',
      auto.limits.csl ? `${dollars(auto.limits.csl)} each accident` : 'split limits as in the Business Auto part',
    ],
    [
      'Employers liability, another company as reported to us',
      `${voice.money(100_000)} / ${voice.money(500_000)} / ${voice.money(100_000)}`,
    ],
  ]
  return `<h3>${voice.tick('umbrella.umbrella', 'Commercial Umbrella')} Declarations</h3><br><div class="limits"><div><span>${of('occurrence')}</span><span>Each Occurrence</span></div><div><span>${of('aggregate')}</span><span>Annual Aggregate</span></div>${retention}</div><p><b>Underlying insurance which you agree to maintain</b></p><table>${rows(under)}</table>`
}
