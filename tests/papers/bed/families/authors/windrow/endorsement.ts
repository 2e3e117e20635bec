import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { dollars, has, longDate, own, spelled } from './words.ts'

/** A change endorsement to an umbrella or excess policy: old limits beside new ones, and a schedule of the underlying policies, which are other policies. */
export const umbrellaChange: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella, gl, auto, wc } = truth.policies
    const old = truth.prior.umbrella.limits
    const isExcess = chance.maybe(0.25)
    const kind = voice.tick(isExcess ? 'umbrella.excess' : 'umbrella.umbrella', isExcess ? 'Excess' : 'Umbrella')
    const isSpelled = chance.maybe(0.4)
    const say = (amount: number) => (isSpelled ? `${spelled(amount)} Dollars (${dollars(amount)})` : voice.money(amount))
    const isRetained = has(voice, 'umbrella', 'retention')
    const rows: [string, string, string][] = [
      [chance.pick(['Each occurrence', 'Any one occurrence']), say(old.occurrence!), own(voice, 'umbrella', 'occurrence', say)],
      [chance.pick(['Aggregate, where it applies', 'Policy aggregate']), say(old.aggregate!), own(voice, 'umbrella', 'aggregate', say)],
      ['Self-insured retention', old.retention ? voice.money(old.retention) : 'Nil', isRetained ? voice.tick('umbrella.retention', '') + own(voice, 'umbrella', 'retention', voice.money) : 'Nil'],
    ] // biome-ignore format: a table
    const layout = chance.pick(['table', 'reversed', 'prose'] as const)
    const line = (words: string) => words[0]!.toLowerCase() + words.slice(1)
    const change =
      layout === 'prose'
        ? `<p>Item 4 of the declarations is struck out and the following takes its place:</p><ol>${rows.map(([name, was, is]) => `<li>${name}: <b>${is}</b>${was === is ? '' : `, in place of ${was}`}.</li>`).join('')}</ol>`
        : layout === 'table'
          ? `<table class="ch"><tr><th>Item 4. Limits of insurance</th><th>Formerly</th><th>As amended</th></tr>${rows.map(([name, was, is]) => `<tr><td>${name}</td><td>${was}</td><td><b>${is}</b></td></tr>`).join('')}</table>`
          : `<table class="ch"><tr><th>Limit now</th><th>of what</th><th>instead of</th></tr>${rows.map(([name, was, is]) => `<tr><td><b>${is}</b></td><td>${line(name)}</td><td><del>${was}</del></td></tr>`).join('')}</table>`
    const under = [
      { name: 'Commercial general liability', policy: gl, limits: [['each occurrence', 1_000_000], ['general aggregate', 2_000_000], ['products – completed operations aggregate', 2_000_000]] },
      { name: 'Automobile liability', policy: auto, limits: [['combined single limit', 1_000_000]] },
      { name: 'Employers’ liability', policy: wc, limits: [['each accident', 500_000], ['disease, policy limit', 500_000], ['disease, each employee', 500_000]] },
    ].slice(0, chance.int(2, 3)) as { name: string; policy: typeof gl; limits: [string, number][] }[] // biome-ignore format: a table
    const schedule = `<h3>Schedule of underlying insurance${chance.pick([' (as amended)', ', Item 6'])}</h3><table class="un"><tr><th>Coverage and insurer</th><th>Policy and period</th><th colspan="2">Required underlying limits</th></tr>${under
      .map(({ name, policy, limits }) => limits.map(([words, amount], index) => `<tr${index ? '' : ' class="first"'}>${index ? '' : `<td rowspan="${limits.length}">${name}<br>${voice.text(policy.carrier.name)}</td><td rowspan="${limits.length}">${voice.text(policy.number)}<br>${voice.date(policy.effective)} – ${voice.date(policy.expiration)}</td>`}<td>${words}</td><td>${voice.money(amount)}</td></tr>`).join(''))
      .join('')}</table>`
    const changes = daysLater(umbrella.effective, chance.int(30, 200))
    const pair = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`
    const blocks = [change, schedule]
    const html = `<div class="we"><p class="no">ENDORSEMENT ${chance.int(2, 7)}</p><h1>${voice.carrier('umbrella')}</h1>${chance.maybe(0.5) ? `<p class="nc">NAIC company code ${voice.naic('umbrella')}</p>` : ''}<h2>Commercial ${kind} Liability Policy – ${chance.pick(['Amendment of Declarations', 'Change of Limits'])}</h2>
<dl>${[pair('This endorsement changes policy', voice.number('umbrella')), pair('issued to', `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`), pair('for the period', `${voice.effective('umbrella')} to ${voice.expiration('umbrella')}`), pair('The change takes effect', chance.maybe(0.5) ? voice.date(changes) : longDate(changes)), pair('through', `${voice.producer()}, ${voice.producerAddress().join(', ')}`)].join('')}</dl>
${chance.maybe(0.5) ? blocks.join('') : blocks.reverse().join('')}
<p>The policy pays only after the underlying limits are used up by payment. If an underlying policy lapses, the policy applies as if it were still in force.</p><p>Additional premium ${voice.money(chance.int(150, 4000))}; minimum earned premium ${voice.money(500)}. ${kind} coverage ${voice.tick('umbrella.occurrence', 'on an occurrence basis')} stays as it is. A ${voice.money(25_000)} sublimit for crisis response, which is within the limits, is not changed.</p>
<div class="sg"><span>Authorized representative</span><span>Date</span></div><p class="fm">WE 04 12 (07 21)</p></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS }
  },
} // biome-ignore format: a page

const CSS = `
.we { font: 10.5px/1.5 'DejaVu Serif', serif } .we .no { text-align: right; font-weight: bold; letter-spacing: 1px; margin: 0 } .we h1 { font-size: 15px; margin: 0; font-variant: small-caps } .we h2 { font-size: 13px; border-top: 1px solid; border-bottom: 1px solid; padding: 5px 0; margin: 12px 0 } .we .nc { font-size: 8.5px; margin: 0 }
.we dl div { display: grid; grid-template-columns: 190px 1fr; margin-bottom: 6px } .we dt { font-style: italic } .we dd { margin: 0 } .we table { width: 100%; border-collapse: collapse; margin: 12px 0 } .we th { text-align: left; font-weight: normal; font-style: italic; border-bottom: 1px solid } .we td { padding: 4px 8px 4px 0; vertical-align: top } .we .un { font-size: 9px } .we .first td { border-top: .5px solid #888 } .we h3 { font-size: 11px; margin: 16px 0 0 }
.we .sg { display: flex; gap: 40px; margin-top: 46px } .we .sg span { border-top: 1px solid; width: 220px; font-size: 8.5px } .we .fm { font-size: 8px; margin-top: 30px }
`
