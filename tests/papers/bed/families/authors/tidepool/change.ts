import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import {
  autoLimits,
  brandOf,
  compact,
  full,
  glWords,
  lim,
  longDay,
  million,
  price,
  smallPrint,
  weekDay,
} from './words.ts'

const CSS = `.cg { font: 11.5px/1.5 'Liberation Sans', sans-serif; color: #123 } .cg h1 { font-size: 22px; text-align: left; margin: 6px 0 12px } .cg h2 { font-size: 13px; text-align: left; margin: 18px 0 6px } .cg .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px } .cg .cards > div { border: 1px solid #9bb; border-radius: 6px; padding: 9px; break-inside: avoid } .cg .new, .cg .same, .cg .old { white-space: nowrap } .cg .old { color: #99a; font-size: 11px } .cg .new { font-size: 24px; font-weight: 700; color: #0a6 } .cg .same { font-size: 24px; font-weight: 700 } .cg .c { font-size: 9.5px; color: #677 } .cg .time { border-left: 3px solid #0a6; padding-left: 14px } .cg .time b { display: inline-block; width: 130px } .cg .who { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 12px; border-top: 1px solid #9bb; border-bottom: 1px solid #9bb; padding: 8px 0 } .cg .legal { font-size: 8px; color: #677; margin-top: 24px }`

/** A change in the middle of the term: old limits beside the new ones, a timeline, and what stays. */
export const change: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const policy = truth.policies.gl
    const print = chance.pick([compact, full, million])
    const words = glWords(chance)
    const names = Object.keys(words)
    const changed = ['occurrence', ...chance.some(names.slice(1), chance.int(1, 3))]
    const old = otherLimits(chance, 'gl', policy.limits)
    const [was, now] = chance.pick([
      ['was', 'now'],
      ['before', 'from then on'],
      ['old', 'new'],
    ])
    const side = chance.maybe(0.4)
    const card = (name: string) => {
      const after = lim(voice, 'gl', name, print)
      if (!changed.includes(name))
        return `<div><div class="same">${after}</div><div class="c">${words[name]}</div><div class="c">${chance.pick(['unchanged', 'stays as it is'])}</div></div>`
      const before = `<span class="old">${was} ${print(old[name]!)}</span>`
      return `<div>${side ? `${before} <span class="c">${now}</span> <span class="new">${after}</span>` : `<div class="c">${now}</div><div class="new">${after}</div>${before}`}<div class="c">${words[name]}</div></div>`
    }
    const from = daysLater(policy.effective, chance.int(30, 250))
    const withAuto = chance.maybe(0.3)
    const auto = withAuto
      ? `<h2>Your auto policy ${voice.number('auto')} doesn’t change</h2><p>${voice.carrier('auto')}, ${voice.effective('auto')} to ${voice.expiration('auto')}: ${autoLimits(
          voice,
          print,
        )
          .map(([what, amount]) => `${amount} ${what}`)
          .join('; ')}. Covered autos: symbol ${voice.symbols()}.</p>`
      : ''
    const moments = [
      [weekDay(policy.effective), 'the policy began'],
      [weekDay(daysLater(from, -6)), 'you asked for a change'],
      [weekDay(from), 'the change takes effect, 12:01 a.m.'],
      [weekDay(daysLater(from, 20)), `we collect ${price(policy.premium * 0.07)}`],
    ]
    const basis = policy.claimsMade
      ? ` ${voice.tick('gl.claimsMade', 'Claims-made form.')}`
      : chance.maybe(0.5)
        ? ` ${voice.tick('gl.occurrence', 'Occurrence form.')}`
        : ''
    voice.notJudged('gl.perPolicy')
    const html = `<div class="cg"><b style="font-size:20px;color:#0a6">${brandOf(policy.carrier.name)}</b> <span class="c">change no. ${chance.int(1, 4)}</span><h1>${chance.pick(['What changed in your policy', 'Policy change endorsement', 'We made the change you asked for'])}</h1>
<div class="who"><div><span class="c">${chance.pick(['Insured', 'Business'])}</span><br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div><div><span class="c">${chance.pick(['General liability policy', 'CGL policy'])}</span><br><b>${voice.number('gl')}</b><br>${voice.effective('gl')}<br>${voice.expiration('gl')}<br>${voice.carrier('gl')}</div><div><span class="c">Sold by</span><br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</div></div>
<h2>${chance.pick(['Your limits', 'Most we pay'])} from ${longDay(from)}</h2><div class="cards">${names.map(card).join('')}</div><p>${chance.pick(['What happened before that day is still dealt with under the old limits.', 'Claims from before keep the old amounts.'])}${basis}</p>${auto}
<h2>When what happens</h2><div class="time">${moments.map(([when, what]) => `<div><b>${when}</b> ${what}</div>`).join('')}</div>
<h2>What it costs</h2><p>Until now ${price(policy.premium / 12)} a month; with the change ${price((policy.premium / 12) * 1.08)}. ${chance.pick(['The deductible of $500 per claim for damaged property stays.', 'The deductible falls from $1,000 to $500 each claim.'])}</p><p class="legal">${smallPrint(voice, 4)}</p></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS }
  },
}
