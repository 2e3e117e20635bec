import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { aWay, CAPTION, carrierAddress, center, legendOf, pad, row, SERIF, stop, TYPED, upper } from './type.ts'

const carbonCss = `
.cs-carbon { font: 12.4px/1.4 ${TYPED}; white-space: pre; color: #3a4a86; margin: 0 }
.cs-carbon .copy { font: 700 13px ${CAPTION}; color: #777; text-align: right; letter-spacing: 2px }`

/** A carbon copy of a quotation with three plans, none of which is bound. */
export const carbonQuotation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const way = aWay(chance)
    const { gl } = truth.policies
    const { gl: prior } = truth.prior
    const half = (amount: number) => amount / 2
    const plans = chance.shuffle([
      gl.limits,
      prior.limits,
      Object.fromEntries(Object.entries(gl.limits).map(([name, amount]) => [name, half(amount)])),
    ])
    const widths = [34, 17, 17, 17]
    const names: [string, string][] = [
      ['occurrence', 'EACH OCCURRENCE'],
      ['aggregate', 'GENERAL AGGREGATE'],
      ['products', 'PRODUCTS/COMP. OPS. AGG.'],
      ['personal', 'PERSONAL/ADV. INJURY'],
      ['rented', 'FIRE DAMAGE'],
      ['medical', 'MEDICAL EXPENSE'],
    ]
    const rows = names.map(([name, words]) => {
      const amounts = plans.map((plan, index) =>
        index && plans[index - 1]![name] === plan[name] ? 'DITTO' : way(plan[name]!),
      )
      return row([words, ...amounts], widths)
    })
    const cost = plans.map((_, index) => stop(Math.round(gl.premium * (1 + index * 0.13))))
    const umbrella = way(truth.policies.umbrella.limits.occurrence!)
    const expiring = chance.maybe(0.6)
      ? `EXPIRING:  ${voice.text(upper(prior.carrier.name))} ${prior.number}, ENDS ${voice.date(gl.effective)}\n\n`
      : ''
    const notes = chance.shuffle([
      'THIS IS NOT A BINDER.  NO COVERAGE IS IN FORCE UNTIL WE CONFIRM IN WRITING.',
      `UMBRELLA OF ${umbrella} CAN BE HAD FOR ${stop(truth.policies.umbrella.premium)} IF WANTED.`,
      'SUBJECT TO SIGNED APPLICATION AND FIVE YEARS OF LOSSES.',
      `DEDUCTIBLE ${way(1000)} ON PLAN A, ${way(500)} ON B AND C.`,
    ])
    const html = `<div class="cs-carbon"><div class="copy">${chance.pick(['CANARY - AGENT', 'PINK - FILE COPY', 'COPY'])}</div>
${center(upper(voice.text(truth.wholesaler.name)))}
${center('<u>Q U O T A T I O N</u>')}

${pad('TO', 12)}${voice.producer()}
${pad('ATTN.', 12)}${voice.reach('contact')}
${pad('RE', 12)}${[voice.insured(), ...voice.insuredAddress()].join(`\n${' '.repeat(12)}`)}
${pad('COMPANY', 12)}${voice.text(upper(gl.carrier.name))}
${pad('TERM', 12)}ONE YEAR FROM ${voice.date(gl.effective)} (PROPOSED)
${pad('GOOD UNTIL', 12)}${voice.date(daysLater(gl.effective, -3))}

${expiring}COMMERCIAL GENERAL LIABILITY      ${legendOf(way)}

<u>${row(['', 'PLAN A', 'PLAN B', 'PLAN C'], widths)}</u>

${rows.join('\n')}

${row(['ANNUAL PREMIUM', ...cost], widths)}
${row(['POLICY FEE', '$75.', 'DITTO', 'DITTO'], widths)}

${notes.map((note, index) => `${index + 1}.  ${note}`).join('\n\n')}

PLAN WANTED  (A)___ (B)___ (C)___     SIGNED ______________________   DATE _______
</div>`
    return { kind: 'quote', feeds: 'nothing', html, css: carbonCss }
  },
}

const noticeCss = (x: number, y: number) => `
.cs-notice { font: 9px/1.35 ${CAPTION}; color: #333; border: 2px solid #333; padding: 14px 16px }
.cs-notice h1 { font: 700 21px ${SERIF}; text-align: center; margin: 0 0 2px }
.cs-notice h2 { font: 13px ${SERIF}; text-align: center; margin: 0 0 12px }
.cs-notice .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 20px }
.cs-notice .pair > div { border-bottom: 1px solid #666; min-height: 42px }
.cs-notice .t { display: block; font: 12.5px/1.3 ${TYPED}; color: #000; position: relative; left: ${x}px; top: ${y}px; white-space: pre-wrap }
.cs-notice .tick { font: 700 12px ${TYPED}; color: #000 }
.cs-notice p { margin: 9px 0 }`

const TITLE: Record<string, string> = {
  gl: 'GENERAL LIABILITY',
  auto: 'AUTOMOBILE LIABILITY',
  wc: "WORKERS' COMPENSATION",
  umbrella: 'UMBRELLA',
}

/** A notice of cancellation on a printed form: the policy it names has ended. */
export const cancellationNotice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.pick<Line>(['gl', 'auto', 'wc', 'umbrella'])
    const policy = truth.policies[line]
    const typed = (words: string) => `<span class="t">${words}</span>`
    const mailed = daysLater(policy.effective, chance.int(60, 150))
    const reasons = [
      'Nonpayment of premium',
      'At the request of the insured',
      'Underwriting reasons, see remarks',
      'Material change in the risk',
    ]
    const chosen = chance.int(0, 3)
    const ended = daysLater(mailed, chosen ? 30 : 10)
    const top = Math.max(...Object.values(policy.limits))
    const boxes = [
      `<div>Policy number${typed(policy.number)}</div>`,
      `<div>Kind of policy${typed(TITLE[line]!)}</div>`,
      `<div>Policy period${typed(`${voice.date(policy.effective)}  to  ${voice.date(policy.expiration)}`)}</div>`,
      `<div>Cancellation takes effect (12:01 A.M. standard time)${typed(`<u>${voice.date(ended)}</u>`)}</div>`,
      `<div>Name and address of insured${typed([voice.insured(), ...voice.insuredAddress()].join('\n'))}</div>`,
      `<div>Agent${typed([voice.producer(), ...voice.producerAddress()].join('\n'))}</div>`,
      `<div>Limit of liability${typed(stop(top))}</div>`,
      `<div>Return premium, if any${typed(chance.pick(['TO FOLLOW', stop(Math.round(policy.premium / 3)), 'NIL']))}</div>`,
    ]
    const marks = reasons.map(
      (reason, index) => `<span class="tick">(${index === chosen ? 'X' : ' &nbsp;'})</span> ${reason}`,
    )
    const html = `<div class="cs-notice"><h1>${voice.text(upper(policy.carrier.name))}</h1><h2>${carrierAddress(voice, line).join(', ')}</h2>
<h1>${chance.pick(['NOTICE OF CANCELLATION', 'CANCELLATION NOTICE', 'NOTICE OF TERMINATION OF INSURANCE'])}</h1>
<p>You are hereby notified that the policy designated below, and every coverage of it, is canceled at the hour and date stated.</p>
<div class="pair">${(chance.maybe(0.5) ? boxes : [...boxes.slice(4, 6), ...boxes.slice(0, 4), ...boxes.slice(6)]).join('')}</div>
<p>Reason: &nbsp; ${marks.join(' &nbsp; &nbsp; ')}</p><p>Remarks${typed(chosen ? 'CERTIFICATES OUTSTANDING SHOULD BE RECALLED.' : `PAST DUE ${stop(Math.round(policy.premium / 6))}  NO GRACE AFTER DATE ABOVE.`)}</p>
<p>If premium has been paid beyond that date, the excess will be refunded as soon as practicable. Lienholders, mortgagees and holders of certificates are sent a copy. Amounts below $5.00 are refunded on request only.</p>
<p>Mailed ${typed(voice.date(mailed))} By ${typed(voice.text(upper(truth.names.person())))}</p>
<p>${chance.pick(['White: insured. Canary: agent. Pink: lienholder. Goldenrod: file.', 'CARBON COPY – AGENT'])}</p></div>`
    return { kind: 'notice', feeds: 'nothing', html, css: noticeCss(chance.int(0, 16), chance.int(-4, 5)) }
  },
}
