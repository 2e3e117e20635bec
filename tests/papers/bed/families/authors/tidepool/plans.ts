import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { brandOf, compact, full, glWords, longDay, million, price, smallPrint } from './words.ts'

const CSS = `.pl { font: 11.5px/1.45 'Inter Variable', sans-serif; color: #243 } .pl table { width: 100%; border-collapse: separate; border-spacing: 6px 0 } .pl td, .pl th { padding: 6px 8px; border: 0; border-left: 1px solid #bcd; border-right: 1px solid #bcd; border-bottom: 1px solid #eef; font-size: 11px; text-align: center; vertical-align: top } .pl td:first-child, .pl th:first-child { border: 0; text-align: left; color: #577; width: 30% } .pl th { border-top: 4px solid #f08a4b; font-size: 15px } .pl .n { font-size: 20px; font-weight: 700 } .pl h1 { text-align: left; font-size: 22px; margin: 10px 0 } .pl .legal { font-size: 7.5px; color: #788; columns: 3 }`

/** Three plans side by side that nobody has bought yet. */
export const planOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const print = chance.pick([compact, full, million])
    const names = chance.pick([
      ['Essential', 'Plus', 'Max'],
      ['Basic', 'Standard', 'Pro'],
      ['Option A', 'Option B', 'Option C'],
    ])
    const words = glWords(chance)
    const base = truth.policies.gl.limits
    const plans = chance.shuffle([base, otherLimits(chance, 'gl', base), otherLimits(chance, 'gl', base)])
    const rows = chance.maybe(0.3) ? chance.shuffle(Object.keys(words)) : Object.keys(words)
    const checks = chance.pick([
      ['Included', 'Add-on', 'Not available'],
      ['Yes', 'Optional', 'No'],
    ])
    const lines = rows
      .map(
        (name) =>
          `<tr><td>${words[name]}</td>${plans.map((plan) => `<td class="${name === 'occurrence' ? 'n' : ''}">${chance.maybe(0.06) ? checks[2] : print(plan[name]!)}</td>`).join('')}</tr>`,
      )
      .join('')
    const extra = chance
      .some(
        [
          'Cyber',
          'Hired and borrowed cars',
          'Tools in a vehicle',
          'Professional mistakes',
          'Employment claims',
          'Umbrella of $1M',
        ],
        4,
      )
      .map(
        (what) =>
          `<tr><td>${what}</td>${[2, 1, 0].map((least) => `<td>${checks[chance.int(0, Math.max(least, 1))]}</td>`).join('')}</tr>`,
      )
      .join('')
    const monthly = plans.map((_, index) => (truth.policies.gl.premium / 12) * (0.8 + index * 0.3))
    const pick = chance.int(0, 2)
    const until = daysLater(truth.policies.gl.effective, -3)
    const who = chance.maybe(0.5)
      ? `<p>Put together with ${voice.text(truth.producer.name)}, ${voice.text(truth.producer.phone)}</p>`
      : ''
    const html = `<div class="pl"><b style="font-size:26px;color:#f08a4b">${brandOf(truth.policies.gl.carrier.name)}</b><h1>${chance.pick(['Choose your plan', 'Your quote is ready', 'Three ways to cover your business'])}</h1>
<p>For <b>${voice.text(truth.insured.name)}</b>, ${voice.address(truth.insured.address).join(', ')}. Quote ${voice.text(`Q${chance.digits(7)}`)}, would run from ${voice.date(truth.policies.gl.effective)} to ${voice.date(truth.policies.gl.expiration)}. ${chance.pick(['Prices hold until', 'Good through'])} ${longDay(until)}.</p>${who}
<table><tr><th></th>${names.map((name) => `<th>${name}</th>`).join('')}</tr><tr><td>${chance.pick(['a month', 'per month, 12 payments'])}</td>${monthly.map((amount) => `<td class="n">${price(amount)}</td>`).join('')}</tr>${lines}${extra}<tr><td>You pay first (deductible)</td>${plans.map(() => `<td>${full(chance.pick([0, 250, 500, 1000, 2500]))}</td>`).join('')}</tr><tr><td></td>${names.map((_, index) => `<td>${index === pick ? chance.pick(['Your pick so far', 'Most people like you take this', 'In your basket']) : 'Choose'}</td>`).join('')}</tr></table>
<p><b>${chance.pick(['You’re not covered yet.', 'This is an offer, not a policy.', 'No cover is in force.'])}</b> It starts when you pick a plan, sign and make the first payment of ${price(monthly[pick]!)}. Insurance would be written by ${voice.text(truth.policies.gl.carrier.name)}.</p><p class="legal">${smallPrint(voice, 7)}</p></div>`
    return { kind: 'quote', feeds: 'nothing', html, css: CSS }
  },
}
