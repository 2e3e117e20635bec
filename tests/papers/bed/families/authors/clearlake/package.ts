import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import * as part from './parts.ts'

/** A package policy of several pages: common page, coverage parts side by side, locations, classes, forms, and the state's notices. */
export const packageDeclarations: Paper = {
  account: { onePolicy: true, long: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const hasAuto = chance.maybe(0.6)
    const said = part.inForce(voice, 'gl')
    const period = chance.pick([
      () => part.box('Policy period (12:01 a.m. at the mailing address)', `${said.from} – ${said.to}`, 6),
      () => part.box('Effective', said.from) + part.box('Expires', said.to),
      () => part.box('Term', `12 months beginning ${said.from}, ending ${said.to}`, 6),
    ])()
    const insured = part.box('Named insured and mailing address', part.insuredBlock(voice), 6)
    const agency = part.box(`Agency&nbsp;&nbsp;·&nbsp;&nbsp;code ${truth.producer.code}`, `${part.agencyBlock(voice)}<br>${voice.reach('phone')}`, 6) // biome-ignore format: a box
    const common = `${part.top(gl.carrier, 'Common policy declarations', 'Commercial package policy')}
<div class="grid">${part.box('Policy number', said.number)}${part.box('Renewal of', chance.pick([voice.text(truth.prior.gl.number), 'New']))}${period}
${chance.maybe(0.5) ? insured + agency : agency + insured}
${part.box('Issued by', `${said.company}${chance.maybe(0.6) ? `<br>NAIC ${voice.naic('gl')}` : ''}`, 6)}${part.box('Form of business', chance.pick(['Corporation', 'Limited liability company', 'Partnership', 'Other']))}${part.box('Audit', chance.pick(['Annual', 'Not auditable', 'Self report']))}</div>
<h2>Your coverage parts</h2>${parts(voice, hasAuto)}
<p class="fine">In return for the premium, and subject to all the terms of this policy, we agree with you to provide the insurance stated. A part marked “not covered” is not part of this policy.</p>${part.conditions(voice)}`
    const second = `<div class="page">${part.top(gl.carrier, 'Coverage summary', `Policy ${said.number} &nbsp; ${said.from} to ${said.to}`)}
<div class="two"><div>${liability(voice)}</div><div>${hasAuto ? autos(voice) : property(voice)}</div></div>${hasAuto ? property(voice) : ''}</div>`
    const third = `<div class="page">${part.top(gl.carrier, 'Schedules')}${chance.maybe(0.5) ? locations(voice) + classes(voice) : classes(voice) + locations(voice)}
<h2>Forms and endorsements that make up this policy</h2><table class="t"><thead><tr><th>Number</th><th>Edition</th><th>Title</th></tr></thead>${part.forms(voice)}</table>
<h2>${truth.insured.address.state} notice to policyholders</h2>${part.stateNotice(voice)}</div>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="cl">${common}${second}${third}</div>`,
      css: part.sheet(voice),
    }
  },
}

function parts(voice: Voice, hasAuto: boolean): string {
  const { gl, auto } = voice.truth.policies
  const rest = voice.chance.pick(['Not covered', 'No coverage', '–  not purchased'])
  const fees = voice.chance.int(20, 400)
  const building = voice.truth.locations.length * 1300 + 240
  const rows: [string, string][] = [
    ['Commercial property', voice.money(building)],
    ['Commercial general liability', voice.money(gl.premium)],
    ['Commercial automobile', hasAuto ? voice.money(auto.premium) : rest],
    ['Crime and fidelity', rest],
    ['Commercial inland marine', rest],
    ['Commercial umbrella', rest],
  ]
  const total = building + gl.premium + (hasAuto ? auto.premium : 0) + fees
  return `<table class="t"><thead><tr><th>Coverage part</th><th class="r">Term premium</th></tr></thead>${voice.chance
    .shuffle(rows)
    .map(([words, amount]) => part.row(words, amount))
    .join(
      '',
    )}${part.row('Taxes, fees and surcharges', voice.money(fees))}${part.row('<b>Total</b>', `<b>${voice.money(total)}</b>`)}</table>`
}

function liability(voice: Voice): string {
  const { chance } = voice
  const trigger = part.glTrigger(voice)
  const applies = chance.pick([
    () => part.row('General aggregate applies', voice.tick('gl.perLocation', 'per location'), 'in'),
    () => part.row('General aggregate applies separately to each', voice.tick('gl.perProject', 'project'), 'in'),
    () => part.row('General aggregate basis', voice.tick('gl.perPolicy', 'per policy'), 'in'),
    () => '',
  ])
  const more = [
    part.row('Job-site pollution, each incident (sublimit)', voice.money(100_000), 'in2'),
    part.row('Employee benefits administration, each employee', voice.money(250_000)),
    part.row('Annual aggregate for employee benefits', voice.money(750_000), 'in'),
    part.row('Lost keys, any one loss', voice.money(7500), 'in2'),
  ]
  const deductible = part.row(
    'Property damage deductible, per claim',
    voice.chance.pick([voice.money(750), voice.money(1500), 'None']),
  )
  return `<h2>General liability</h2><table class="t"><thead><tr><th>Coverage (${trigger})</th><th class="r">Limit</th></tr></thead>${chance.maybe(0.4) ? `</table>${part.glBoxes(voice, part.glWords(voice))}<table class="t">` : part.glRows(voice, part.glWords(voice))}${applies()}${chance.some(more, chance.int(0, 3)).join('')}${deductible}</table>`
}

export function autos(voice: Voice): string {
  const { symbols } = voice.truth.policies.auto
  part.inForce(voice, 'auto')
  const liable = voice.symbols()
  const own = symbols.includes(2) ? '2' : '7'
  const hasOwn = symbols.some((symbol) => symbol < 8)
  const line = (words: string, symbol: string, amount: string) =>
    `<tr><td>${words}</td><td>${symbol}</td><td class="r">${amount}</td></tr>`
  return `<h2>Automobile</h2><table class="t"><thead><tr><th>Coverage</th><th>Symbols</th><th class="r">Limit or deductible</th></tr></thead>
${part.autoRows(voice, (words, amount) => line(words, liable, amount))}${line('Auto medical payments', hasOwn ? own : '', hasOwn ? voice.money(2000) : 'Not covered')}
${line('Uninsured motorists, each accident', hasOwn ? own : '', hasOwn ? voice.money(60_000) : 'Not covered')}${hasOwn ? line('Comprehensive deductible', own, voice.money(500)) + line('Collision deductible', own, voice.money(1000)) : line('Physical damage', '', 'Not covered')}</table>
<p class="fine">1 any auto · 2 owned autos · 7 specifically described autos · 8 hired autos · 9 non-owned autos. A symbol applies only to the coverage beside which it stands.</p>`
}

function property(voice: Voice): string {
  const { locations } = voice.truth
  const buildings = locations.reduce((sum, one) => sum + one.building, 0)
  const contents = locations.reduce((sum, one) => sum + one.contents, 0)
  return `<h2>Property</h2><table class="t"><thead><tr><th>Coverage</th><th class="r">Limit</th></tr></thead>
${part.row('Buildings, all locations', voice.money(buildings))}${part.row('Debris removal, additional', voice.money(25_000), 'in')}${part.row('Ordinance or law, increased cost', voice.money(150_000), 'in')}
${part.row('Business personal property, all locations', voice.money(contents))}${part.row('Spoilage', voice.money(15_000), 'in')}${part.row('Property off premises', voice.money(20_000), 'in')}${part.row('Outdoor signs, per sign', voice.money(3500), 'in2')}
${part.row('Business income and extra expense', voice.chance.pick(['Actual loss, 12 months', voice.money(240_000)]))}${part.row('Earthquake / flood', 'Not covered')}${part.row('Deductible, all perils but wind or hail', voice.money(2500))}</table>`
}

const locations = (voice: Voice) =>
  `<h2>Schedule of locations</h2><table class="t"><thead><tr><th>Loc</th><th>Address</th><th class="r">Building</th><th class="r">Contents</th><th>Valuation</th><th>Mortgage holder</th></tr></thead>${voice.truth.locations
    .map(
      (one) =>
        `<tr><td>${one.number}</td><td>${voice.address(one.party.address).join(', ')}</td><td class="r">${voice.money(one.building)}</td><td class="r">${voice.money(one.contents)}</td><td>${voice.chance.pick(['RC', 'ACV'])}</td><td>${voice.chance.maybe(0.3) ? voice.text(voice.truth.names.business()) : '–'}</td></tr>`,
    )
    .join('')}</table>`

const classes = (voice: Voice) =>
  `<h2>General liability classifications</h2><table class="t"><thead><tr><th>Loc</th><th>Class</th><th>Description</th><th>Basis</th><th class="r">Exposure</th><th class="r">Rate</th><th class="r">Premium</th></tr></thead>${voice.truth.locations
    .map(
      (one) =>
        `<tr><td>${one.number}</td><td>${one.classCode}</td><td>${voice.text(one.classification)}</td><td>${one.basis}</td><td class="r">${one.exposure.toLocaleString('en-US')}</td><td class="r">${one.rate}</td><td class="r">${voice.money(one.premium)}</td></tr>`,
    )
    .join('')}</table>`
