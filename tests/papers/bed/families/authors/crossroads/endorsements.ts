import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { basisOf, limitsOf, midTerm, said, titleOf } from './words.ts'

/** Three changes of one package policy: changed limits, then a coverage part added or taken off, then a change that takes the second back or has nothing to do with it. */
export const endorsements: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const adds = chance.maybe(0.5)
    const isVoided = chance.maybe(0.5)
    const part = chance.pick<Line>(['auto', 'umbrella'])
    const style = chance.int(0, 2)
    const gl = said(voice, 'gl', true)
    const before = said(voice, 'gl', false, { ...truth.policies.gl, limits: truth.prior.gl.limits, excluded: null })
    const moved = said(voice, part, adds !== isVoided)
    const first = midTerm(voice, truth.policies.gl)
    const dates = [first, daysLater(first, 21), daysLater(first, 40)]
    moved.number()
    moved.effective()
    moved.expiration()
    moved.carrier()
    const partLimits = limitsOf(moved, style).map(([words, amount]) => `<tr><td>${words}</td><td class="r">${amount}</td></tr>`).join('') // biome-ignore format: a page
    const extra = part === 'auto' ? `<tr><td>Covered autos, symbols</td><td class="r">${moved.symbols()}</td></tr>` : ''
    const title = titleOf(moved, style)
    const block = (index: number, heading: string, body: string) =>
      `<section><div class="hd"><span>${gl.carrier()}</span><span>CHANGE ENDORSEMENT NO. ${index + 1}</span></div><table class="k"><tr><td>Policy no.</td><td>${gl.number()}</td><td>Change takes effect</td><td>${voice.date(dates[index]!)}</td></tr><tr><td>Policy term</td><td>${gl.effective()} &ndash; ${gl.expiration()}</td><td>Issued</td><td>${voice.date(daysLater(dates[index]!, 6))}</td></tr><tr><td>Named insured</td><td>${voice.insured()}</td><td>Agent</td><td>${voice.producer()} (${truth.producer.code})</td></tr></table><h3>${heading}</h3>${body}</section>`
    const was = limitsOf(before, style)
    const raised = `<table class="l"><tr><th>${titleOf(gl, style)} (${basisOf(gl)})</th><th class="r">Was</th><th class="r">Now</th></tr>${limitsOf(
      gl,
      style,
    )
      .map(
        ([words, amount], index) =>
          `<tr><td>${words}</td><td class="r">${was[index]![1]}</td><td class="r">${amount}</td></tr>`,
      )
      .join('')}</table><p>Premium adjustment ${voice.money(chance.int(100, 2500))}.</p>`
    const listed = `<table class="l"><tr><th>${title}</th><th class="r">Limit</th></tr>${partLimits}${extra}</table>`
    const second = adds
      ? `<p>The following coverage part is <b>added</b> to the policy as of the date above:</p>${listed}<p>Additional premium ${voice.money(chance.int(900, 9000))}.</p>`
      : `<p>The following coverage part is <b>${chance.pick(['deleted from', 'taken off', 'removed from'])}</b> the policy as of the date above and no longer applies:</p>${listed}<p>Return premium ${voice.money(chance.int(900, 9000))} CR.</p>`
    const third = isVoided
      ? chance.pick([
          `<p>Endorsement No. 2 was issued in error and is <b>void from its date</b>. The policy reads as it did after Endorsement No. 1${adds ? '' : `; ${title} has been provided without a break`}.</p>`,
          `<p>It is agreed that Endorsement No. 2 is withdrawn and shall be treated as if it had never been issued${adds ? `. ${title} is not part of this policy` : `. ${title} continues as before`}.</p>`,
        ])
      : chance.maybe(0.5)
        ? `<p>The mailing address of the insured reads ${voice.insuredAddress().join(', ')}.</p><p>Endorsements No. 1 and No. 2 are not affected.</p>`
        : `<p>The audit period is changed from monthly to annual. Deposit premium ${voice.money(chance.int(500, 3000))}. Other endorsements stay in effect.</p>`
    const base = adds
      ? '<p>This policy had one coverage part before Endorsement No. 2.</p>'
      : `<p>Coverage parts at this date: ${titleOf(gl, style)} and ${title}.</p>`
    const heads = [
      'LIMITS CHANGED',
      adds ? 'COVERAGE PART ADDED' : 'COVERAGE PART DELETED',
      isVoided ? 'CORRECTION' : 'GENERAL CHANGE',
    ]
    const latestFirst = chance.maybe(0.3)
    const pages = [raised + base, second, third].map((body, index) => block(index, heads[index]!, body))
    const html = `<div class="en">${(latestFirst ? pages.reverse() : pages).join('')}<p class="f">All other terms remain. These sheets are part of the policy and apply in the order of their numbers.</p></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS, running: voice.insured() }
  },
}

const CSS = `
.en { font: 9.5pt 'Liberation Sans', sans-serif } .en section { border-bottom: 1px dotted #555; padding: 4px 0 10px; margin-bottom: 12px; break-inside: avoid } .en .hd { display: flex; justify-content: space-between; font-weight: 700; background: #ddd; padding: 4px 8px } .en h3 { font-size: 10.5pt; letter-spacing: 0; margin: 8px 0 4px }
.en table { border-collapse: collapse; width: 100% } .en td, .en th { border: 0; padding: 2px 6px; text-align: left; vertical-align: top } .en .k td:nth-child(odd) { color: #666; font-size: 8pt; width: 16% } .en .l { width: 75%; margin-left: 20px } .en .l td, .en .l th { border-bottom: 1px solid #ccc } .en .r { text-align: right } .en p { margin: 5px 0 } .en .f { font-size: 8pt }`
