import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { cents, MODERN, NARROW, plainCss, SANS, SERIF, tollFree, usd } from './kit.ts'

// biome-ignore format: a page
const OFFER_CSS = (font: string) => `${plainCss(font, 8.8)}
.lb h1 { font-size: 20pt; color: #5b2a86; margin: 14px 0 4px; }
.lb .pick td, .lb .pick th { padding: 5px 8px; text-align: center; border-bottom: 1px solid #cbd; } .lb .pick td:first-child, .lb .pick th:first-child { text-align: left; }
.lb .pick th { font-weight: 700; font-size: 11pt; } .lb .pick .best { background: #f3ecf9; } .lb .pick .cost td { font-size: 12pt; font-weight: 700; }
.lb .stepbox { border: 1px solid #5b2a86; border-radius: 8px; padding: 8px 14px; margin-top: 14px; } .lb .fine { font-size: 7pt; margin-top: 8px; }
`

/** An offer with three choices side by side; nobody has bought any of them. */
export const offer: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const gl = truth.policies.gl
    const options = [otherLimits(chance, 'gl', gl.limits), gl.limits, otherLimits(chance, 'gl', gl.limits)]
    const names = chance.pick([
      ['Basic', 'Plus', 'Pro'],
      ['Good', 'Better', 'Best'],
      ['Option A', 'Option B', 'Option C'],
    ])
    // biome-ignore format: a table
    const rows: [string, string][] = chance.shuffle([['Each occurrence', 'occurrence'], ['General aggregate', 'aggregate'], ['Products and completed work aggregate', 'products'], ['Personal and advertising injury', 'personal'], ['Damage to rented premises', 'rented'], ['Medical expense, any one person', 'medical']])
    const premium = Math.round(gl.premium / 3)
    const number = `Q${chance.digits(8)}`
    // biome-ignore format: a page
    const html = `<div class="lb"><p><b style="font-size:13pt">${voice.text(gl.carrier.name)}</b><br>${tollFree(voice)}</p><h1>${chance.pick(['Pick the coverage that fits', 'Three ways to protect your business', 'Your quote is ready'])}</h1>
<p>Made for <b>${voice.text(truth.insured.name)}</b>, ${voice.address(truth.insured.address).join(', ')}<br>Quote ${number} &nbsp;·&nbsp; good through ${voice.date(daysLater(gl.effective, 0))} &nbsp;·&nbsp; if accepted, policy period ${voice.date(gl.effective)} to ${voice.date(gl.expiration)}</p>
<table class="pick" style="margin-top:12px"><tr><th></th>${names.map((name, at) => `<th class="${at === 1 ? 'best' : ''}">${name}${at === 1 ? '<br><small>most chosen</small>' : ''}</th>`).join('')}</tr>
${rows.map(([words, name]) => `<tr><td>${words}</td>${options.map((option, at) => `<td class="${at === 1 ? 'best' : ''}">${voice.money(option[name]!)}</td>`).join('')}</tr>`).join('')}
<tr><td>Property damage deductible</td><td>${voice.money(1000)}</td><td class="best">${voice.money(500)}</td><td>None</td></tr><tr><td>Hired and non-owned auto</td><td>Not included</td><td class="best">Not included</td><td>${voice.money(1_000_000)}</td></tr>
<tr class="cost"><td>For a year</td>${[0.8, 1, 1.35].map((share) => `<td>${cents(Math.round(premium * share))}</td>`).join('')}</tr><tr><td>or a month</td>${[0.8, 1, 1.35].map((share) => `<td>${cents(Math.round(premium * share) / 11)}</td>`).join('')}</tr></table>
<div class="stepbox"><b>How to buy</b><br>1. Choose: &nbsp; [ ] ${names.join(' &nbsp; [ ] ')}<br>2. Answer: Any claims in three years? [ ] Yes [ ] No &nbsp;&nbsp; Any work above three stories? [ ] Yes [ ] No<br>3. Sign: ______________________ &nbsp; Date: ____________ &nbsp; 4. Pay the first month online.</div>
<p class="fine">${chance.pick(['This is an offer. You have no coverage until we accept your signed form and your first payment and send you a policy number.', 'No insurance is in force because of this quote. Prices may change when we check your answers.'])} ${chance.maybe(0.5) ? `For comparison, your expired policy ${voice.text(truth.prior.gl.number)} had ${voice.money(truth.prior.gl.limits.occurrence!)} each occurrence and ended ${voice.date(truth.prior.gl.expiration)}.` : `An average claim for a fall is ${usd(20_000)}; for a fire, ${usd(35_000)}.`}</p></div>`
    return { kind: 'quote', feeds: 'nothing', html, css: OFFER_CSS(chance.pick([MODERN, SANS])) }
  },
}

// biome-ignore format: a page
const NOTICE_CSS = (font: string) => `${plainCss(font, 9.4)}
.lb .title { border: 2px solid #000; text-align: center; font-weight: 700; font-size: 13pt; padding: 6px; margin: 14px 0; }
.lb .boxes { display: grid; grid-template-columns: repeat(3, 1fr); border: 1px solid #000; } .lb .boxes div { border: 0.5px solid #000; padding: 3px 6px 8px; } .lb .boxes small { display: block; font-size: 6.8pt; }
.lb .body p { margin: 9px 0; } .lb .tear { border-top: 1.5px dashed #000; margin-top: 26px; padding-top: 8px; } .lb .ended td { border: 0.5px solid #777; }
`

/** A notice that a policy was canceled, with what it used to cover and what it would take to have it again. */
export const cancellation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.pick(['wc', 'gl'] as const)
    const policy = truth.policies[line]
    const ended = daysLater(policy.effective, chance.int(40, 200))
    const mailed = daysLater(ended, chance.int(1, 9))
    const owed = chance.int(180, 2900)
    const kind = line === 'wc' ? 'Workers compensation and employers liability' : 'Business liability'
    const { limits } = policy
    // biome-ignore format: a table
    const rows: [string, number][] = line === 'wc' ? [['Each accident', limits.accident!], ['Disease, policy limit', limits.disease!], ['Disease, each employee', limits.employee!]] : [['Each occurrence', limits.occurrence!], ['General aggregate', limits.aggregate!], ['Products aggregate', limits.products!]]
    const why = chance.pick([
      'We did not get your payment.',
      'You did not send the payroll reports the Plan asks for, and your payment did not arrive.',
      'Your bank returned your payment.',
    ])
    // biome-ignore format: a page
    const html = `<div class="lb"><p><b>${voice.text(policy.carrier.name)}</b>, ${voice.address(policy.carrier.address).join(', ')}</p><div class="title">${chance.pick(['CONFIRMATION OF CANCELLATION', 'NOTICE: YOUR POLICY HAS BEEN CANCELED', 'CANCELLATION NOTICE – COVERAGE HAS ENDED'])}</div>
<div class="boxes"><div><small>1 POLICY NUMBER</small>${voice.text(policy.number)}</div><div><small>2 KIND OF INSURANCE</small>${kind}</div><div><small>3 DATE MAILED</small>${voice.date(mailed)}</div><div><small>4 POLICY PERIOD (AS ISSUED)</small>${voice.date(policy.effective)} – ${voice.date(policy.expiration)}</div><div><small>5 COVERAGE ENDED</small><b>${voice.date(ended)}, 12:01 a.m.</b></div><div><small>6 AMOUNT OWED</small>${cents(owed)}</div></div>
<p style="margin-top:16px">${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</p><div class="body"><p><b>Why.</b> ${why} We told you on ${voice.date(daysLater(ended, -14))} that this would happen.</p>
<p><b>What it means.</b> Nothing that happens after the time in box 5 is insured. These are the limits you no longer have:</p><table class="ended" style="width:60%">${rows.map(([words, amount]) => `<tr><td>${words}</td><td>${voice.money(amount)}</td></tr>`).join('')}</table>
<p>${line === 'wc' ? `The law requires employers to have this insurance. The state may fine you ${usd(1000)} for each day without it. We have told the state.` : 'We have told those who hold your certificates and any lender named in the policy.'}</p>
<p><b>If you want it back.</b> Pay ${cents(owed + 25)}, which includes a fee of ${usd(25)}, within ten days and sign the statement below. We may say no. If we say yes you will get a new notice; until then you have no coverage.</p></div>
<p>Copy: ${voice.text(truth.producer.name)}, ${voice.address(truth.producer.address).join(', ')} &nbsp; Questions: ${tollFree(voice)}</p>
<div class="tear"><b>STATEMENT OF NO LOSS</b> &nbsp; Policy ${voice.text(policy.number)}<br>I know of no loss from ${voice.date(ended)} until I signed this. &nbsp; Signature ____________________ &nbsp; Date ________ &nbsp; Amount enclosed $ ____________</div></div>`
    return { kind: 'notice', feeds: 'nothing', html, css: NOTICE_CSS(chance.pick([SANS, SERIF, NARROW])) }
  },
}
