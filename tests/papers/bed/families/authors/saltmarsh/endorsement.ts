import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { br } from './help.ts'

const CSS = `
.end { font: 10pt/1.5 'DejaVu Serif Condensed', 'DejaVu Serif', serif; padding: 0 26px }
.end h1 { font-size: 12.5pt; text-align: center; letter-spacing: 1px; margin: 4px 0 18px }
.end .facts { border: 1px solid #333; border-width: 1px 0; padding: 8px 0; margin-bottom: 18px; columns: 2; column-gap: 30px }
.end .facts p { margin: 0 0 5px; break-inside: avoid } .end .facts i { display: block; font-size: 8pt; color: #333 }
.end table { border-collapse: collapse; width: 100%; margin: 12px 0 } .end th { font-size: 8.4pt; border-bottom: 1.5px solid #000; text-align: right; padding: 3px 8px } .end th:first-child { text-align: left }
.end td { padding: 4px 8px; border-bottom: 1px dotted #888 } .end td + td { text-align: right; white-space: nowrap } .end s { color: #777 }
.end .foot { display: flex; justify-content: space-between; margin-top: 46px; align-items: end } .end .line { border-top: 1px solid #000; width: 250px; padding-top: 3px; font-size: 8pt }
`

const WORDS: Record<string, string> = {
  occurrence: 'Limit any one occurrence',
  aggregate: 'General aggregate',
  products: 'Products and completed operations aggregate',
  personal: 'Personal and advertising injury',
  rented: 'Damage to rented premises',
  medical: 'Medical payments, any one person',
}

/** New limits of a general liability policy in full, beside the ones they take the place of. */
function newLimits(voice: Voice): string {
  const { chance, truth } = voice
  const prior = truth.prior.gl.limits
  const heads = chance.pick([['As stated', 'As amended'], ['Previously', 'Now'], ['In lieu of', 'Limit']]) // biome-ignore format: a list
  const isFirst = chance.maybe(0.35)
  const lines = Object.keys(WORDS).map((name) => {
    const now = `<td>${voice.limit('gl', name)}</td>`
    const before = `<td><s>${voice.money(prior[name]!)}</s></td>`
    return `<tr><td>${WORDS[name]}</td>${isFirst ? now + before : before + now}</tr>`
  })
  return `<table><tr><th>${chance.pick(['Limits of liability', 'Item 4'])}</th><th>${isFirst ? heads[1] : heads[0]}</th><th>${isFirst ? heads[0] : heads[1]}</th></tr>${lines.join('')}</table>`
}

/** "It is hereby noted and agreed": an endorsement that raises or restates limits in the middle of the term, with the former ones beside them. */
export const endorsement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.maybe(0.7) ? 'gl' : 'umbrella'
    const policy = truth.policies[line]
    const changed = daysLater(policy.effective, chance.int(20, 240))
    const former = truth.prior.umbrella.limits.occurrence!
    const raised = policy.limits.occurrence! > truth.prior[line].limits.occurrence!
    const extra = voice.money(Math.round(policy.premium * 0.18))
    const more = chance.pick([
      `2.&ensp;${voice.text(truth.names.business())} is included as an additional assured, but only as respects liability arising out of work done by the Assured for it under a written contract that requires limits of no less than ${voice.money(1_500_000)}.`,
      `2.&ensp;The exclusion of residential work is deleted, subject to an excess of ${voice.money(7500)} each and every claim in place of ${voice.money(2500)}.`,
      `2.&ensp;The address of the Assured's yard is added to the premises; a sublimit of ${voice.money(40_000)} any one loss applies to property there.`,
    ]) // biome-ignore format: a page
    const body =
      line === 'gl'
        ? () =>
            `<p>1.&ensp;It is hereby noted and agreed that with effect from ${voice.date(changed)} the limits of this policy are ${chance.pick(['amended to read as follows', 'restated as set out here, those formerly stated being deleted'])}:</p>${newLimits(voice)}`
        : () => {
            const type = voice.tick('umbrella.excess', 'excess liability')
            voice.limit('umbrella', 'aggregate')
            return `<p>1.&ensp;It is hereby noted and agreed that with effect from ${voice.date(changed)} the limit of this ${type} policy, formerly ${voice.money(former)}, is amended to read:</p>
            <p style="text-align: center"><b>${voice.limit('umbrella', 'occurrence')}</b> any one occurrence and in the annual aggregate<br>excess of ${voice.money(chance.pick([1_000_000, 2_000_000, 5_000_000].filter((one) => one !== policy.limits.occurrence)))} any one occurrence and in the annual aggregate.</p>`
          } // biome-ignore format: a page
    const facts = chance.shuffle([
      `<p><i>${chance.pick(['Attaching to and forming part of policy', 'To be attached to policy no.'])}</i>${voice.number(line)}</p>`,
      `<p><i>${chance.pick(['Assured', 'Issued to', 'Named Insured'])}</i>${br([voice.insured(), ...voice.insuredAddress()])}</p>`,
      `<p><i>Period of insurance</i>${voice.effective(line)} &ndash; ${voice.expiration(line)}</p>`,
      `<p><i>${chance.pick(['Issued by', 'Insurer', 'Underwriters'])}</i>${voice.carrier(line)}</p>`,
      ...(chance.maybe(0.6) ? [`<p><i>Producer</i>${br([voice.producer(), ...voice.producerAddress()])}</p>`] : []),
    ]) // biome-ignore format: a page
    const html = `<div class="end"><h1>ENDORSEMENT NO. ${chance.int(1, 9)}</h1><div class="facts">${facts.join('')}</div>
      ${body()}
      <p>${more}</p>
      <p>In consideration of this ${raised ? 'an additional premium' : 'a return premium'} of ${extra} is ${raised ? 'charged' : 'allowed'}${chance.maybe(0.5) ? ', pro rata to the end of the period' : ''}. Brokerage ${chance.int(10, 20)}%.</p>
      <p><b>All other terms and conditions remain unaltered.</b></p>
      <div class="foot"><div class="line">Authorized signatory, ${voice.text(truth.wholesaler.name)}</div><div style="font-size: 8pt">${voice.date(daysLater(changed, 6))}<br>SLE ${chance.digits(3)} (${chance.digits(2)}/${chance.digits(2)})</div></div></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS }
  },
}
