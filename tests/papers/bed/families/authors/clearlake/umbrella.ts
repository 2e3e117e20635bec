import type { Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import * as part from './parts.ts'

/** An umbrella with its retained limit, or an excess policy without one, and the schedule of the policies below it, which other companies write. */
export const umbrellaDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella } = truth.policies
    const isExcess = chance.maybe(0.25)
    const said = part.inForce(voice, 'umbrella')
    const title = isExcess
      ? voice.tick('umbrella.excess', 'Commercial excess liability')
      : voice.tick('umbrella.umbrella', chance.pick(['Commercial umbrella liability', 'Umbrella liability policy']))
    const head = `${part.top(umbrella.carrier, title, 'Declarations')}
<div class="grid">${part.box('Policy', said.number, 4)}${part.box('From', said.from, 4)}${part.box('To', said.to, 4)}${part.box('Named insured', part.insuredBlock(voice), 6)}${part.box('Producer', `${part.agencyBlock(voice)}<br>Agency no. ${truth.producer.code}`, 6)}
${part.box('Insuring company', said.company, 6)}${part.box('Replaces', voice.text(truth.prior.umbrella.number))}${part.box('Premium', `${voice.money(umbrella.premium)} flat`)}</div>`
    const html = `<div class="cl um">${head}${limits(voice, isExcess)}${below(voice)}
<h2>Endorsements</h2><table class="t"><thead><tr><th>Form</th><th>Edition</th><th>Title</th></tr></thead>${part.forms(voice)}</table>${part.stateNotice(voice)}</div>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: part.sheet(
        voice,
        `.um .tower{display:flex;gap:6px}.um .tower>div{flex:1;border:1px solid #8fa4ae;border-top-width:4px;padding:6px 8px}.um .tower u,.um .tower b{display:block;text-decoration:none}.um .tower u{font-weight:600}.um .tower b{margin-top:5px}.um .lim{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin-bottom:8px}.um .lim div{background:#eef4f6;border-radius:4px;padding:8px 10px}.um .lim b{display:block;font-size:14px}`,
      ),
    }
  },
}

function limits(voice: Voice, isExcess: boolean): string {
  const { chance, truth } = voice
  const { retention } = truth.policies.umbrella.limits
  if (!isExcess && !retention) voice.notJudged('umbrella.retention')
  const card = (amount: string, words: string) => `<div><b>${amount}</b>${words}</div>`
  const each = chance.pick(['each occurrence', 'any one occurrence', 'per occurrence limit'])
  const year = chance.pick(['aggregate', 'annual aggregate where applicable', 'policy aggregate (autos have none)'])
  const kept = chance.pick([
    'retained limit',
    'retained limit, each occurrence not covered below',
    'self-insured retention',
  ])
  if (chance.maybe(0.3)) {
    const both = voice.limit('umbrella', 'occurrence')
    voice.limit('umbrella', 'aggregate')
    const second = isExcess
      ? ''
      : part.box(
          'Retained limit',
          voice.limit('umbrella', 'retention') +
            (retention ? voice.tick('umbrella.retention', ' any one occurrence') : ''),
          4,
        )
    return `<h2>Limits</h2><div class="grid">${part.box(`Each ${voice.tick('umbrella.occurrence', 'occurrence')} and in the aggregate, each the same`, both, 8)}${second}</div>`
  }
  const cards = [
    card(voice.limit('umbrella', 'occurrence'), voice.tick('umbrella.occurrence', each)),
    card(voice.limit('umbrella', 'aggregate'), year),
    isExcess
      ? card('Follow form', 'terms of the first policy listed below')
      : card(voice.limit('umbrella', 'retention'), retention ? voice.tick('umbrella.retention', kept) : kept),
  ]
  return `<h2>Our limits</h2><div class="lim">${chance.maybe(0.7) ? cards.join('') : [cards[2], cards[0], cards[1]].join('')}</div>
<table class="t">${part.row('Crisis response, sublimit outside the limits', voice.money(250_000), 'in')}${part.row('Key person replacement, sublimit', voice.money(100_000), 'in')}${part.row('Uninsured motorists', 'Not covered')}</table>`
}

function below(voice: Voice): string {
  const { chance, truth } = voice
  const { gl, auto, wc, umbrella } = truth.policies
  const other = {
    gl: otherLimits(chance, 'gl', gl.limits),
    auto: otherLimits(chance, 'auto', auto.limits),
    wc: otherLimits(chance, 'wc', wc.limits),
  }
  const heading = chance.pick(['Schedule of underlying insurance', 'Required underlying insurance', 'Primary policies you agree to keep in force']) // biome-ignore format: words
  const note =
    '<p class="fine">These policies are not part of this policy and are not written by us unless stated. If you do not keep them, we pay no more than we would have paid had they been in force.</p>'
  const isTower = chance.maybe(0.35)
  const term = `${voice.date(umbrella.effective)}<br>${voice.date(umbrella.expiration)}`
  const stands = (words: string, terms: [string, number | undefined][]) =>
    `<div><u>${words}</u>${voice.text(truth.names.carrier().name)}<br>No. ${chance.digits(8)}<br>${terms
      .filter(([, amount]) => amount)
      .map(([name, amount]) => `<b>${voice.money(amount!)}</b>${name}`)
      .join('')}</div>`
  const line = (words: string, terms: [string, number | undefined][]) =>
    isTower
      ? stands(words, terms)
      : `<tr><td>${words}</td><td>${voice.text(truth.names.carrier().name)}<br>${chance.pick(['BP', 'CA', 'WK'])}${chance.digits(7)}</td><td>${term}</td><td>${terms
          .filter(([, amount]) => amount)
          .map(([name, amount]) => `${voice.money(amount!)} ${name}`)
          .join('<br>')}</td></tr>`
  const rows = [
    line('General liability', [['each occurrence', other.gl.occurrence], ['general aggregate', other.gl.aggregate], ['products aggregate', other.gl.products], ['personal and advertising injury', other.gl.personal]]),
    line('Automobile', [['combined single limit', other.auto.csl], ['BI each person', other.auto.perPerson], ['BI each accident', other.auto.perAccident], ['PD', other.auto.damage]]),
    line('Employers liability', [['each accident', other.wc.accident], ['disease, policy', other.wc.disease], ['disease, each employee', other.wc.employee]]),
  ] // biome-ignore format: rows
  if (isTower) return `<h2>${heading}</h2><div class="tower">${chance.shuffle(rows).join('')}</div>${note}`
  return `<h2>${heading}</h2>
<table class="t"><thead><tr><th>Type</th><th>Company and policy</th><th>Term</th><th>Minimum limits</th></tr></thead>${chance.shuffle(rows).join('')}</table>${note}`
}
