import type { Paper, Printed } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import {
  agent,
  from,
  type Labels,
  mil,
  RESET,
  rows,
  type Show,
  short,
  slashed,
  spelled,
  table,
  terms,
  to,
  tr,
  usd,
  WIDE,
  who,
} from './kit.ts'
import { UMBRELLA } from './labels.ts'

/** What the policy calls itself; the tick follows. */
const called = (voice: Voice) =>
  voice.chance.maybe(0.65)
    ? voice.tick('umbrella.umbrella', voice.chance.pick(['Commercial Umbrella', 'Umbrella Liability']))
    : voice.tick('umbrella.excess', voice.chance.pick(['Follow-Form Excess Liability', 'Excess Liability']))
/** The policies below, which this page only asks for: line, insurer, number, limits. */
const below = (voice: Voice, show: Show) => {
  const { prior } = voice.truth
  const company = () => voice.text(voice.truth.names.carrier().name)
  const auto = prior.auto.limits.csl
    ? [`${show(prior.auto.limits.csl)} combined single limit`]
    : [`${show(prior.auto.limits.perPerson!)} / ${show(prior.auto.limits.perAccident!)} bodily injury`, `${show(prior.auto.limits.damage!)} property damage`]
  return [
    { line: 'General liability', company: company(), number: voice.text(prior.gl.number), limits: [`${show(prior.gl.limits.occurrence!)} each occurrence`, `${show(prior.gl.limits.aggregate!)} general aggregate`, `${show(prior.gl.limits.products!)} products aggregate`] },
    { line: 'Automobile liability', company: company(), number: voice.text(prior.auto.number), limits: auto },
    { line: 'Employers liability', company: company(), number: voice.text(prior.wc.number), limits: [`${show(prior.wc.limits.accident!)} each accident`, `${show(prior.wc.limits.disease!)} disease, policy`, `${show(prior.wc.limits.employee!)} disease, employee`] },
  ]
} // biome-ignore format: a table
const labelsOf = (voice: Voice): Labels => voice.chance.pick([UMBRELLA.formal, UMBRELLA.homely, UMBRELLA.terse])
const fee = (voice: Voice) => [
  ['Premium', voice.money(voice.truth.policies.umbrella.premium)],
  ['Terrorism charge', `${voice.chance.int(1, 3)}%`],
  ['Policy fee', voice.money(voice.chance.pick([75, 150, 250]))],
  ['Minimum earned', '25%'],
]

/** Items with lines, the schedule of policies below as a table. */
function schedule(voice: Voice): Printed {
  const show = voice.chance.pick([usd, voice.money])
  const name = called(voice)
  const under = below(voice, show).map((one) => [one.line, `${one.company}<br>${one.number}`, one.limits.join('<br>')])
  return {
    kind: 'declarations',
    feeds: 'fills',
    running: `<span>${name} ${voice.number('umbrella')}</span><span style="float:right">${from(voice, 'umbrella')} to ${to(voice, 'umbrella')}</span>`,
    html: `<div class="pg sch"><h1>${name} Policy Declarations</h1><p class="c">${voice.carrier('umbrella')}${voice.chance.maybe(0.5) ? ` (NAIC ${voice.naic('umbrella')})` : ''}</p><table class="b"><tr><td>Item 1. Named insured</td><td>${who(voice)}</td></tr><tr><td>Item 2. Policy period</td><td>${from(voice, 'umbrella')} to ${to(voice, 'umbrella')}</td></tr><tr><td>Item 3. Limits</td><td>${table(rows(voice, 'umbrella', labelsOf(voice), show))}</td></tr><tr><td>Item 4. Premium</td><td>${table(fee(voice))}</td></tr><tr><td>Item 5. Producer</td><td>${agent(voice)}</td></tr><tr><td>Item 6. Underlying insurance to be kept</td><td>See the schedule that follows.</td></tr></table><h2>Schedule of Underlying Insurance</h2>${table(under, ['Type', 'Insurer and policy', 'Limits not less than'], 'b')}<p class="f">The policies of this schedule are not issued by this declaration. If one lapses, we pay as if it had stood.</p><div class="new">${terms(voice, 6).map((one) => `<p>${one}</p>`).join('')}</div></div>`,
    css: `${RESET} .sch{font:9.4pt ${FONTS.narrow}} .sch h1,.sch .c{text-align:center} .sch h1{font-size:15pt} .sch .b>tbody>tr>td,.sch .b th{border:.8pt solid #444;padding:5pt} .sch h2{font-weight:bold;margin:14pt 0 5pt} .sch .f{font-size:7.5pt;margin:6pt 0} .sch p{margin-bottom:4pt}`,
  } // biome-ignore format: a page
}

/** Landscape: a drawing of the layers, the layer of this policy on top. */
function layers(voice: Voice): Printed {
  const show = voice.chance.pick([short, mil])
  const name = called(voice)
  const limits = rows(voice, 'umbrella', labelsOf(voice), show)
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `<div class="pg lay"><div class="left"><h1>${voice.carrier('umbrella')}</h1><p>${name}<br><b>${voice.number('umbrella')}</b></p><p>${from(voice, 'umbrella', slashed)}<br>${to(voice, 'umbrella', slashed)}</p><p>${who(voice)}</p><p class="s">Broker: ${agent(voice, ', ')}, ${voice.reach('phone')}</p>${table(fee(voice))}</div><div class="right"><div class="layer top"><b>This policy</b>${limits.map(([words, amount]) => `<span><b>${amount}</b> ${words}</span>`).join('')}</div><p class="s">stands above, and needs to be kept by others:</p><div class="row">${below(voice, show).map((one) => `<div class="layer"><b>${one.line}</b><span>${one.limits.join('</span><span>')}</span><i>${one.company}<br>${one.number}</i></div>`).join('')}</div></div></div>`,
    css: `${RESET}${WIDE} .lay{font:9.5pt ${FONTS.modern};display:grid;grid-template-columns:220pt 1fr;gap:28pt} .lay h1{font-size:16pt} .lay p{margin:8pt 0} .lay .s{font-size:8pt} .lay .layer{border:1pt solid #556;padding:10pt} .lay .top{background:#e5ecf6;font-size:13pt} .lay .layer span,.lay .layer i{display:block} .lay .row{display:grid;grid-template-columns:repeat(3,1fr);gap:8pt;font-size:8pt}`,
  } // biome-ignore format: a page
}

/** Two columns, amounts before their labels; the lower policies in a box of small type. */
function reversed(voice: Voice): Printed {
  const show = voice.chance.pick([usd, voice.money])
  const name = called(voice)
  const own = rows(voice, 'umbrella', labelsOf(voice), show).map(
    ([words, amount]) => `<p><span class="n">${amount}</span> ${words}</p>`,
  )
  const small = `<div class="sm"><h2>Lower policies you have warranted</h2><table>${below(voice, show)
    .flatMap((one) =>
      one.limits.map((limit, at) => tr([at ? '' : one.line, at ? '' : `${one.number}, ${one.company}`, limit])),
    )
    .join('')}</table></div>`
  const early = voice.chance.maybe(0.4)
  const first = `<div><h2>Insured</h2><p>${who(voice)}</p><h2>Producer</h2><p>${agent(voice)}<br>${voice.reach('email')}</p><h2>Charges</h2>${table(fee(voice))}</div>`
  const second = `<div><h2>Dates</h2><p>${from(voice, 'umbrella', spelled)} (inception)<br>${to(voice, 'umbrella', spelled)} (expiry)</p><h2>Limits</h2>${own.join('')}<h2>Exclusions of note</h2><p>Professional services, pollution, and punitive damages are not covered. Crisis response sublimit ${usd(50_000)}, within the limit above.</p></div>`
  return {
    kind: voice.chance.pick(['declarations', 'binder'] as const),
    feeds: 'fills',
    html: `<div class="pg rev"><p class="tag">${voice.number('umbrella')}</p><h1>${name}</h1><p>${voice.carrier('umbrella')}. Bound and in force.</p>${early ? small : ''}<div class="two">${voice.chance.maybe(0.5) ? first + second : second + first}</div>${early ? '' : small}</div>`,
    css: `${RESET} .rev{font:10pt ${FONTS.narrowSerif}} .rev .tag{float:right;border:2pt solid #711;padding:4pt 8pt;font-size:13pt} .rev h1{font-size:21pt;color:#711} .rev .two{display:grid;grid-template-columns:1fr 1fr;gap:24pt} .rev h2{color:#711;margin-top:12pt} .rev .n{font-weight:bold;display:inline-block;min-width:80pt} .rev .sm{border:.6pt solid #999;padding:6pt;font-size:7.4pt;margin-top:12pt}`,
  } // biome-ignore format: a page
}

/** An umbrella or excess policy, which also names the policies below it: none of those is issued here. */
export const overlay: Paper = { draw: (voice) => voice.chance.pick([schedule, layers, reversed])(voice) }
