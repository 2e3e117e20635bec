import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { limitsOf, plain, said, titleOf } from './words.ts'

/** A quote with two options and an optional umbrella, attached to a thread that binds one of the options or turns all down. */
export const quoteMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const bound = chance.maybe(0.5)
    const withUmbrella = chance.maybe(0.5)
    const taken = chance.int(0, 1)
    const style = chance.int(0, 2)
    const { gl, umbrella } = truth.policies
    umbrella.carrier = gl.carrier
    umbrella.effective = gl.effective
    umbrella.expiration = gl.expiration
    gl.excluded = null
    const chosen = said(voice, 'gl', bound)
    const passed = said(voice, 'gl', false, { ...gl, limits: otherLimits(chance, 'gl', gl.limits) })
    const over = said(voice, 'umbrella', bound && withUmbrella)
    const options = taken === 0 ? [chosen, passed] : [passed, chosen]
    const columns = options.map((one) => limitsOf(one, style))
    const names = chance.pick([['Option 1', 'Option 2'], ['Option A', 'Option B'], ['Standard', 'Preferred']]) // biome-ignore format: a list
    const prices = [chance.int(2000, 9000), chance.int(9001, 20_000)]
    const rows = columns[0]!.map(([words, amount], index) => `<tr><td>${words}</td><td>${amount}</td><td>${columns[1]![index]![1]}</td></tr>`).join('') // biome-ignore format: a page
    const asked = daysLater(gl.effective, -18)
    const aggregates = chance.maybe(0.4)
    const each = aggregates ? `<p>The general aggregate applies ${chosen.tick('gl.perProject', 'separately to each project')} in both options.</p>` : '' // biome-ignore format: a page
    const html = `<div class="qt"><div class="bar">${chosen.carrier()}</div><h1>${chance.pick(['Quotation', 'Premium Indication and Quote', 'Proposal of Insurance'])}</h1>
<dl><dt>For</dt><dd>${[voice.insured(), ...voice.insuredAddress()].join(', ')}</dd><dt>Through</dt><dd>${[voice.producer(), ...voice.producerAddress()].join(', ')}</dd><dt>Quoted</dt><dd>${voice.date(asked)}, good for 30 days</dd><dt>Proposed term</dt><dd>${chosen.effective()} to ${chosen.expiration()}</dd></dl>
<table><tr><th>${titleOf(chosen, style)}</th><th>${names[0]}</th><th>${names[1]}</th></tr>${rows}<tr><td>Deductible per claim</td><td>${voice.money(1000)}</td><td>${voice.money(2000)}</td></tr><tr class="p"><td>Annual premium</td><td>${voice.money(prices[0]!)}</td><td>${voice.money(prices[1]!)}</td></tr></table>${each}
<h2>Optional: ${titleOf(over, style)}</h2><p>${limitsOf(over, style).map(([words, amount]) => `${words} ${amount}`).join(' &middot; ')} &middot; additional premium ${voice.money(chance.int(700, 4000))}</p>
<p class="s">This is an offer. There is no coverage until we confirm in writing that it is bound. Inspection fee ${voice.money(175)}; surplus lines tax where it applies.</p></div>`
    const [sent, ordered, done] = [asked, daysLater(asked, 6), daysLater(asked, 8)].map((iso) => voice.date(iso))
    const underwriter = plain(truth.names.person())
    const last = bound
      ? `We are pleased to confirm that coverage is bound as ordered, ${names[taken]}, ${plain(chosen.effective())} to ${plain(chosen.expiration())}.
${chance.pick(['General liability policy number', 'GL policy no.:'])} ${plain(chosen.number())}
${withUmbrella ? `${chance.pick(['Umbrella policy number', 'Umbrella no.:'])} ${plain(over.number())}\n` : 'The umbrella is not included.\n'}Policies follow by mail in about two weeks.`
      : chance.pick([
          'I am sorry to hear that. We have closed our file; the quote is withdrawn and nothing is bound.',
          'Thank you for letting us know. Marked as not taken, no coverage is in place with us.',
        ])
    if (bound && withUmbrella) void [over.effective(), over.expiration(), over.carrier()]
    const order = bound
      ? `Please bind ${names[taken]} effective as quoted. The insured ${withUmbrella ? 'takes the umbrella as well' : 'does not want the umbrella'}.`
      : chance.pick([
          'The insured decided against all options and stays with the present company.',
          `They liked ${names[taken]} but signed with somebody else. Please close the submission.`,
        ])
    const words = `From: ${underwriter}
Sent: ${done}

${last}

${underwriter}
${plain(chosen.carrier())}

> From: ${plain(voice.reach('contact'))} <${voice.reach('email')}>
> Sent: ${ordered}
>
> ${order}
>
> ${plain(voice.reach('contact'))}, ${plain(voice.producer())}, ${voice.reach('phone')}
>
>> From: ${underwriter}
>> Sent: ${sent}
>>
>> Attached please find our quote in two options. Let me know which one you would like, and whether to add the umbrella.`
    return { kind: null, feeds: bound ? 'fills' : 'names only', html, css: CSS, mail: { subject: `RE: Quote - ${plain(voice.insured())}`, words } }
  }, // biome-ignore format: a page
}

const CSS = `
.qt { font: 9.5pt 'Inter Variable', sans-serif; color: #223 } .qt .bar { background: #223; color: #fff; padding: 8px 12px; font-weight: 700 } .qt h1 { font-size: 18pt; font-weight: 300; margin: 12px 0 } .qt h2 { font-size: 11pt } .qt dl { display: grid; grid-template-columns: 90px 1fr; row-gap: 3px } .qt dt { color: #778 } .qt dd { margin: 0 }
.qt table { width: 100%; border-collapse: collapse; margin-top: 12px } .qt th { text-align: left; background: #eef; padding: 5px; border: 0 } .qt td { border: 0; border-bottom: 1px solid #dde; padding: 4px 5px } .qt .p td { font-weight: 700 } .qt .s { font-size: 8pt; color: #667 }`
