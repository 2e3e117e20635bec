import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import {
  autoLimits,
  autosYes,
  brandOf,
  compact,
  full,
  has,
  inWords,
  lim,
  longDay,
  million,
  price,
  shortDay,
  smallPrint,
  trigger,
} from './words.ts'

const CSS = `.po { font: 11.5px/1.55 'Inter Variable', sans-serif; color: #2b2b2b } .po section { break-before: page } .po h1 { font-size: 30px; text-align: left; margin: 90px 0 20px; font-weight: 800 } .po h2 { font-size: 20px; text-align: left; margin: 0 0 14px; border-bottom: 6px solid #ffd166; padding-bottom: 4px } .po h3 { font-size: 12px; margin: 14px 0 4px; text-align: left } .po .cols { display: grid; grid-template-columns: 1.35fr 1fr; gap: 34px } .po .say { margin: 0 0 12px; padding-left: 12px; border-left: 2px solid #ffd166; break-inside: avoid } .po .say b { font-size: 15px } .po table { width: 100%; border-collapse: collapse } .po td, .po th { border: 0; border-bottom: 1px solid #ddd; text-align: left; font-size: 10px; padding: 4px } .po .time { display: grid; grid-template-columns: repeat(4, 1fr); margin-top: 26px } .po .time div { border-top: 3px solid #073b4c; padding: 8px 8px 0 0 } .po .cap { color: #777; font-size: 9.5px } .po .terms { columns: 2; font-size: 9px }`

/** What liability to others covers, in sentences with their amounts inside, beside what it does not. */
function liability(voice: Voice, up: (amount: number) => string): string {
  const { chance } = voice
  const none = 'nothing (this part is not covered)'
  const sayings: Record<string, string> = {
    occurrence: `<b>Accidents you’re blamed for</b><br>${chance.pick(['up to', 'we pay as much as'])} ${lim(voice, 'gl', 'occurrence', up, none)} ${chance.pick(['each time', 'every time (each occurrence)', 'per occurrence'])}`,
    personal: `<b>Libel, slander, a stolen slogan</b> <span class="cap">(personal and advertising injury)</span><br>up to ${lim(voice, 'gl', 'personal', up, none)} for any one person or company`,
    rented: `<b>Damage to the space you rent</b><br>up to ${lim(voice, 'gl', 'rented', up, none)}, any one premises`,
    medical: `<b>A visitor’s medical bills, whoever is at fault</b><br>up to ${lim(voice, 'gl', 'medical', up, none)} a person`,
    products: `<b>What you sold or finished</b><br>up to ${lim(voice, 'gl', 'products', up, none)} in total for the year <span class="cap">(products–completed operations)</span>`,
    aggregate: `<b>All of it together</b><br>no more than ${lim(voice, 'gl', 'aggregate', up, none)} in a policy year, products and finished work not counted <span class="cap">(general aggregate)</span>`,
  }
  const scope = chance.pick(['', '', 'gl.perProject', 'gl.perLocation'] as const)
  if (!scope) voice.notJudged('gl.perPolicy')
  const fresh = scope
    ? `<p class="say">${voice.tick(scope, scope === 'gl.perProject' ? 'This yearly total counts separately for each project you work on.' : 'This yearly total counts separately for each place you own or rent.')}</p>`
    : ''
  const not = chance.some(
    [
      'Harm you meant to do.',
      'Your own employees.',
      'Pollution, but for a building’s heater.',
      'Advice and design, even for less than $1,000.',
      'Drones.',
      'Fines, such as one of $10,000 for a missing permit.',
      'Work you did over. We don’t pay to do it right.',
      'Cyber: not chosen. It would have been $50,000 a year.',
    ],
    6,
  )
  return `<section><h2>${chance.pick(['Others blame you', 'Liability to others', 'General liability'])}</h2><p>${trigger(voice)}.</p><div class="cols"><div><h3>What you’re covered for</h3>${chance
    .pick([Object.keys(sayings), chance.shuffle(Object.keys(sayings))])
    .map((name) => `<p class="say">${sayings[name]}</p>`)
    .join(
      '',
    )}${fresh}</div><div><h3>What you’re not covered for</h3>${not.map((one) => `<p>${one}</p>`).join('')}<h3>You pay first</h3><p>${chance.pick(['Nothing.', '$500 for each claim for damaged property.', '$1,000 each claim, legal costs included.'])}</p></div></div></section>`
}

function autos(voice: Voice, up: (amount: number) => string): string {
  const { chance, truth } = voice
  const list = truth.vehicles
    .map(
      (one) =>
        `<tr><td>${one.number}</td><td>${one.year} ${one.make} ${one.model}</td><td>${one.vin}</td><td>${full(one.cost)}</td><td>${chance.pick(['$500 / $500', '$1,000 / $1,000', 'none'])}</td></tr>`,
    )
    .join('')
  return `<section><h2>${chance.pick(['On the road', 'Business auto', 'Your vehicles'])}</h2><div class="cols"><div><h3>What you’re covered for</h3>${autoLimits(
    voice,
    up,
  )
    .map(([words, amount]) => `<p class="say"><b>Up to ${amount}</b><br>${words}</p>`)
    .join(
      '',
    )}<p class="say"><b>Up to ${full(chance.pick([2500, 7500]))}</b><br>medical payments to the people in the vehicle, each</p><p class="say"><b>Up to ${full(chance.pick([50_000, 60_000]))}</b><br>if the other driver has no insurance (uninsured motorists), per accident</p></div><div><h3>Which vehicles, for liability</h3>${autosYes(
    voice,
  )
    .map((words) => `<p>${words} – ${chance.pick(['yes', 'covered'])}</p>`)
    .join(
      '',
    )}<p class="cap">Others aren’t.</p></div></div><h3>Vehicles we know of</h3><table><tr><th>#</th><th>Vehicle</th><th>VIN</th><th>New cost</th><th>Deductibles: comp / collision</th></tr>${list}</table></section>`
}

function layer(voice: Voice, up: (amount: number) => string): string {
  const kept = has(voice, 'umbrella', 'retention')
    ? `<p class="say">${voice.tick('umbrella.retention', 'You keep')} the first ${lim(voice, 'umbrella', 'retention', up)} of a loss that nothing below covers <span class="cap">(self-insured retention)</span></p>`
    : ''
  return `<section><h2>${voice.tick('umbrella.umbrella', voice.chance.pick(['Umbrella', 'A layer on top: your umbrella']))}</h2><p>When the limits for liability and vehicles of this policy are used up, there’s more.</p><p class="say"><b>${lim(voice, 'umbrella', 'occurrence', up)}</b> ${voice.chance.pick(['each occurrence', 'every time'])}</p><p class="say"><b>${lim(voice, 'umbrella', 'aggregate', up)}</b> in total for the year (aggregate)</p>${kept}</section>`
}

function places(voice: Voice): string {
  const { chance, truth } = voice
  const list = truth.locations
    .map(
      (one) =>
        `<tr><td>${one.number}</td><td>${voice.address(one.party.address).join(', ')}</td><td>${full(one.building)}</td><td>${full(one.contents)}</td><td>${chance.pick(['$1,000', '$2,500', '2% wind'])}</td></tr>`,
    )
    .join('')
  return `<section><h2>Your places and things</h2><table><tr><th>No.</th><th>Where</th><th>Building</th><th>Things inside</th><th>You pay first</th></tr>${list}</table><p>Income you lose: up to 12 months, no more than ${full(chance.pick([100_000, 250_000]))}. Signs: $5,000. Tools away from home: $10,000, any one tool $1,500.</p><h3>The pages that make up the policy</h3><table>${truth.forms.map((form) => `<tr><td>${form.number}</td><td>${form.edition}</td><td>${form.title}</td></tr>`).join('')}</table></section>`
}

/** A whole small policy under one number: cover sheet with a timeline, liability, vehicles, sometimes an umbrella, places, and a page of words full of amounts. */
export const wholePolicy: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const up = chance.pick([compact, million, full, (amount: number) => `${inWords(amount)} dollars`])
    const policy = truth.policies.gl
    const withUmbrella = chance.maybe(0.5)
    const withAuto = withUmbrella || chance.maybe(0.7)
    const lines = ['gl', ...(withAuto ? ['auto'] : []), ...(withUmbrella ? ['umbrella'] : [])] as (
      | 'gl'
      | 'auto'
      | 'umbrella'
    )[]
    const brand = brandOf(policy.carrier.name)
    const every = (print: (line: 'gl' | 'auto' | 'umbrella') => string) => lines.map(print)[0]!
    const parts = [
      liability(voice, up),
      ...(withAuto
        ? [autos(voice, up)]
        : [
            '<section><h2>On the road</h2><p>Not part of this policy. A commercial auto policy would pay up to $500,000 or $1,000,000 for any one accident.</p></section>',
          ]),
      ...(withUmbrella ? [layer(voice, up)] : []),
    ]
    const moments = [
      [shortDay(daysLater(policy.effective, -12)), 'you bought it'],
      [shortDay(policy.effective), 'first payment'],
      [shortDay(daysLater(policy.effective, 182)), 'we ask what changed'],
      [shortDay(daysLater(policy.effective, 320)), 'new price for next year'],
    ]
    const agent = `<b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('contact')}, ${voice.reach('phone')}`
    const prior = truth.prior.gl
    const html = `<div class="po"><b style="font-size:24px">${brand}</b><h1>${chance.pick(['Your business policy', 'One policy for your business', 'Business package policy'])}</h1>
<div class="cols"><div><span class="cap">${chance.pick(['Named insured', 'Belongs to', 'You'])}</span><br><b style="font-size:15px">${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div><div><span class="cap">${chance.pick(['Policy number, for every part', 'Number'])}</span><br><b style="font-size:15px">${every((line) => voice.number(line))}</b><br><span class="cap">Policy period</span><br>${every((line) => voice.effective(line))}<br>${every((line) => voice.expiration(line))}<br><span class="cap">from and to 12:01 a.m., standard time where you get your mail</span></div></div>
<div class="time">${moments.map(([when, what]) => `<div><b>${when}</b><br><span class="cap">${what}</span></div>`).join('')}</div>
<div class="cols" style="margin-top:40px"><div><span class="cap">Agent</span><br>${agent}</div><div><span class="cap">Year’s price</span><br><b style="font-size:22px">${price(policy.premium)}</b><br><span class="cap">liability ${price(policy.premium * 0.4)}, everything else ${price(policy.premium * 0.6)}</span></div></div>
<p style="margin-top:40px">${chance.pick(['The company behind every part of this policy:', 'Insurer:', 'A policy of'])} ${every((line) => voice.carrier(line))}${chance.maybe(0.6) ? `, company code (NAIC) ${voice.naic('gl')}` : ''}.${chance.maybe(0.5) ? ` Before this you had ${voice.text(prior.number)}, ${longDay(prior.effective)} to ${longDay(prior.expiration)}, with ${full(prior.limits.occurrence!)} each time and ${full(prior.limits.aggregate!)} in all.` : ''}</p>
${parts.join('')}${places(voice)}<section><h2>The words</h2><div class="terms">${[1, 2, 3].map((number) => `<h3>${number}. ${['How we pay', 'What you do', 'What the law says'][number - 1]}</h3><p>${smallPrint(voice, 6)}</p>`).join('')}</div></section></div>`
    const running = chance.maybe(0.5) ? `${brand} · business policy` : undefined
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, ...(running ? { running } : {}) }
  },
}
