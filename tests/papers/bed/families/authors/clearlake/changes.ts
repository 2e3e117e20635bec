import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import * as part from './parts.ts'

/** Amended declarations that print only what changed: old and new limits side by side, or autos added and taken off. */
export const amendedDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.pick(['gl', 'gl', 'auto'] as const)
    const policy = truth.policies[line]
    const changed = daysLater(policy.effective, chance.int(20, 250))
    const said = part.inForce(voice, line)
    const name = line === 'gl' ? 'General liability' : 'Business auto'
    const charge = chance.int(40, 1900)
    const head = `${part.top(policy.carrier, 'Amended declarations', `Change ${chance.int(1, 6)} · changed items only`)}
<div class="grid">${part.box('Policy number', said.number)}${part.box('Change effective', voice.date(changed))}${part.box('Policy term', `${said.from} – ${said.to}`, 6)}
${part.box('Named insured', part.insuredBlock(voice), 6)}${part.box('Agency', `${part.agencyBlock(voice)}${chance.maybe(0.5) ? `<br>Tel. ${voice.reach('phone')} &nbsp; Fax ${voice.reach('fax')}` : ''}`, 6)}${part.box('Company', said.company, 6)}${part.box(chance.pick(['Additional premium', 'Return premium']), voice.money(charge))}${part.box('Issued', voice.date(daysLater(changed, 6)))}</div>`
    const html = `<div class="cl am">${head}<h2>${name} – what changed</h2>${line === 'gl' ? general(voice) : automobile(voice)}
<p>${chance.pick(['All other terms, limits and conditions stay as they are.', 'Nothing else in the policy is changed by this page. Keep it with your policy.', 'Items not shown are unchanged.'])}</p>
<p class="fine">The change in premium is for the rest of the term. If it is ${voice.money(15)} or less it is waived.</p>${part.stateNotice(voice)}</div>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: part.sheet(voice, `.am .was{color:#888;text-decoration:${chance.maybe(0.3) ? 'line-through' : 'none'}}`),
    }
  },
}

const changeHead = (voice: Voice) =>
  voice.chance.pick([
    '<th>Item</th><th class="r">Previously</th><th class="r">Now</th>',
    '<th>Item</th><th class="r">Was</th><th class="r">Amended to</th>',
  ])

function general(voice: Voice): string {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const words = part.glWords(voice)
  const before = otherLimits(chance, 'gl', gl.limits)
  const names = Object.keys(words).filter((name) => name !== gl.excluded)
  if (chance.maybe(0.35)) {
    const sentences = names
      .slice(0, chance.int(2, 3))
      .map(
        (name) => `<li>${words[name]}: changed from ${voice.money(before[name]!)} to ${voice.limit('gl', name)}.</li>`,
      )
    return `<ol>${sentences.join('')}<li>The deductible for property damage is raised from ${voice.money(500)} to ${voice.money(2500)} per claim.</li><li>${voice.text(truth.names.business())} is added as an additional insured.</li></ol>`
  }
  const rows = chance
    .some(names, chance.int(2, 4))
    .map(
      (name) =>
        `<tr><td>${words[name]}</td><td class="r was">${voice.money(before[name]!)}</td><td class="r">${voice.limit('gl', name)}</td></tr>`,
    )
  const form = truth.forms[0]!
  const location = truth.locations[0]!
  return `<table class="t"><thead><tr>${changeHead(voice)}</tr></thead>${rows.join('')}<tr><td>Property damage deductible</td><td class="r was">${voice.money(500)}</td><td class="r">${voice.money(2500)}</td></tr></table>
<table class="t"><thead><tr><th>Action</th><th>Item</th></tr></thead><tr><td>Added</td><td>Form ${form.number} ${form.edition} ${voice.text(form.title)}</td></tr><tr><td>Added</td><td>Location 2: ${voice.address(location.party.address).join(', ')}</td></tr><tr><td>Added</td><td>Additional insured: ${voice.text(truth.names.business())}</td></tr></table>`
}

function automobile(voice: Voice): string {
  const { chance, truth } = voice
  const { auto } = truth.policies
  const before = otherLimits(chance, 'auto', auto.limits)
  const olds = Object.values(before)
  const rows = part.autoRows(
    voice,
    (words, amount) =>
      `<tr><td>${words}</td><td class="r was">${voice.money(olds.shift()!)}</td><td class="r">${amount}</td></tr>`,
  )
  const list = truth.vehicles
    .slice(0, 5)
    .map(
      (one, index) =>
        `<tr><td>${index ? 'Added' : 'Deleted'}</td><td>${one.number}</td><td>${one.year} ${one.make} ${one.model}</td><td>${one.vin}</td><td class="r">${voice.money(one.cost)}</td><td class="r">${voice.money(1000)}</td></tr>`,
    )
  const now = `<p>Covered auto symbols for liability are now ${voice.symbols()}.</p>`
  const changed = `<table class="t"><thead><tr>${changeHead(voice)}</tr></thead>${rows}</table>`
  if (auto.symbols.every((symbol) => symbol > 7))
    return `${changed}<p>Estimated cost of hire: ${voice.money(4000)}, previously ${voice.money(2500)}.</p>${now}`
  return `${changed}
<table class="t"><thead><tr><th>Action</th><th>Unit</th><th>Auto</th><th>VIN</th><th class="r">Cost new</th><th class="r">Comp/coll ded.</th></tr></thead>${list.join('')}</table>
${now}`
}

/** A certificate that renews a policy: the term that ends stands beside the one that begins. */
export const renewalCertificate: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { policies, prior } = truth
    const said = part.inForce(voice, 'gl')
    const [old, own] = chance.pick([['Expiring term', 'Renewal term'], ['Prior', 'Renewed'], ['Ending', 'Beginning']] as const) // biome-ignore format: words
    const words = part.glWords(voice)
    const isFirst = chance.maybe(0.4)
    const line = (label: string, before: string, now: string, inward = '') =>
      `<tr><td class="${inward}">${label}</td><td class="r">${isFirst ? now : before}</td><td class="r">${isFirst ? before : now}</td></tr>`
    const limits = Object.keys(words).map((name) =>
      line(
        words[name]!,
        voice.money(prior.gl.limits[name]!),
        voice.limit('gl', name),
        name === 'rented' || name === 'medical' ? 'in' : '',
      ),
    )
    const umbrella = chance.maybe(0.4)
    const trigger = part.glTrigger(voice)
    const html = `<div class="cl"><div style="float:right;width:40%;text-align:right">${[said.company, ...voice.address(policies.gl.carrier.address)].join('<br>')}</div>
<div style="font-size:18px;font-weight:600;color:#2b6f8a">Renewal certificate</div><p style="clear:both">This certificate extends your policy for the renewal term below. Attach it to the policy you hold; we do not send the policy again.</p>
<div class="two" style="margin:14px 0"><div><span class="fine">INSURED</span><br>${part.insuredBlock(voice)}</div><div><span class="fine">YOUR AGENT</span><br>${part.agencyBlock(voice)}<br>${voice.reach('contact')}, ${voice.reach('phone')}</div></div>
<h2>Commercial general liability, ${trigger}</h2><table class="t"><thead><tr><th></th><th class="r">${isFirst ? own : old}</th><th class="r">${isFirst ? old : own}</th></tr></thead>
${line('Policy number', voice.text(prior.gl.number), said.number)}${line('Effective', voice.date(prior.gl.effective), said.from)}${line('Expiration', voice.date(prior.gl.expiration), said.to)}${limits.join('')}${line('Premium', voice.money(prior.gl.premium), voice.money(policies.gl.premium))}</table>
${umbrella ? over(voice) : ''}<p class="fine">Forms ${truth.forms.slice(0, 4).map((form) => form.number).join(', ')} continue. New with this renewal: ${truth.forms.at(-1)!.number} (${truth.forms.at(-1)!.edition}).</p>${part.stateNotice(voice)}${part.conditions(voice)}</div>` // biome-ignore format: a page
    return { kind: 'declarations', feeds: 'fills', html, css: part.sheet(voice) }
  },
}

function over(voice: Voice): string {
  const { prior, policies } = voice.truth
  const said = part.inForce(voice, 'umbrella')
  const name = voice.tick('umbrella.umbrella', 'Commercial umbrella')
  return `<h2>${name} – ${said.company}</h2><p>Renewed as ${said.number}, in place of ${voice.text(prior.umbrella.number)}, from ${said.from} until ${said.to}. The limit is ${voice.limit('umbrella', 'occurrence')} ${voice.tick('umbrella.occurrence', 'each occurrence')} and ${voice.limit('umbrella', 'aggregate')} in the aggregate (last term ${voice.money(prior.umbrella.limits.occurrence!)} and ${voice.money(prior.umbrella.limits.aggregate!)}). Premium ${voice.money(policies.umbrella.premium)}.</p>`
}
