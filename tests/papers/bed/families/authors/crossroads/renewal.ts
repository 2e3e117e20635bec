import type { Tick } from '../../../elements.ts'
import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { basisOf, limitsOf, said, titleOf, yearLater } from './words.ts'

/** Two terms side by side: the renewal was issued and the old term is over, or the renewal is only offered and the present term still runs. */
export const renewal: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const issued = chance.maybe(0.5)
    const lines: Line[] = chance.pick([['gl'], ['gl', 'auto'], ['gl', 'umbrella'], ['gl', 'auto', 'umbrella']])
    const style = chance.int(0, 2)
    const now = lines.map((line) => said(voice, line, true))
    const term = truth.policies.gl
    const number = chance.maybe(0.5) ? term.number : truth.prior.gl.number
    const others = lines.map((line) => {
      const policy = truth.policies[line]
      const [effective, expiration] = issued
        ? [truth.prior[line].effective, policy.effective]
        : [policy.expiration, yearLater(policy.expiration)]
      const limits = issued ? truth.prior[line].limits : otherLimits(chance, line, policy.limits)
      return said(voice, line, false, { ...policy, number, effective, expiration, limits, excluded: null })
    })
    const [left, right] = issued ? [others, now] : [now, others]
    for (const one of now) void [one.number(), one.effective(), one.expiration(), one.carrier()]
    const printed = daysLater(issued ? term.effective : term.expiration, issued ? 9 : -45)
    const hasBasis = chance.maybe(0.5)
    const [[, other], current] = chance.shuffle<[Tick, string]>([['gl.perProject', 'per project'], ['gl.perLocation', 'per location'], ['gl.perPolicy', 'per policy']]) as [[Tick, string], [Tick, string]] // biome-ignore format: a list
    const then = `<td>${other}</td>`
    const rows = lines.map((line, index) => {
      const [a, b] = [left[index]!, right[index]!]
      const [was, will] = [limitsOf({ ...a, tick: (_, words) => words }, style), limitsOf({ ...b, tick: (_, words) => words }, style)] // biome-ignore format: a line
      if (now[index]!.policy.limits.retention) now[index]!.tick('umbrella.retention', '')
      const words = [...new Set([...was, ...will].map(([label]) => label))]
      const amount = (list: [string, string][], label: string) => list.find(([one]) => one === label)?.[1] ?? '&ndash;'
      const applies = line === 'gl' && hasBasis ? [then, `<td>${now[0]!.tick(...current)}</td>`] : []
      const basis = applies.length
        ? `<tr><td>General aggregate applies</td>${(issued ? applies : [...applies].reverse()).join('')}</tr>`
        : ''
      const form = line === 'gl' ? `, ${basisOf(now[index]!).toLowerCase()}` : ''
      const symbols = line === 'auto' ? `<tr><td>Covered auto symbols</td><td>${a.symbols()}</td><td>${b.symbols()}</td></tr>` : '' // biome-ignore format: a page
      const lines = words.map((label) => `<tr><td>${label}</td><td>${amount(was, label)}</td><td>${amount(will, label)}</td></tr>`).join('') // biome-ignore format: a page
      return `<tr class="h"><td colspan="3">${titleOf(now[index]!, style)}${form}</td></tr>${lines}${basis}${symbols}<tr><td>Premium</td><td>${voice.money(truth.prior[line].premium)}</td><td>${voice.money(truth.policies[line].premium)}</td></tr>`
    })
    const heads = issued
      ? chance.pick([
          ['Expired term', 'Renewal term'],
          ['Previous policy', 'This policy'],
        ])
      : chance.pick([
          ['Coverage now in force', 'Renewal offered'],
          ['Present policy', 'Proposed from expiration'],
        ])
    const state = issued
      ? chance.pick([
          `Your payment was received. The renewal is issued and in force; the term that ended ${now[0]!.effective()} is shown for comparison only.`,
          'This policy is issued as a renewal. The column at the left is the policy that it replaces and gives no coverage any more.',
        ])
      : chance.pick([
          `This is an offer. The renewal is not in force and will not be unless ${voice.money(chance.int(300, 3000))} is received before the present policy ends. Until then the present policy stays in force as shown.`,
          'The right column is not coverage. It takes effect only when you sign and return the last page. Your present policy is in force as shown and ends on its date.',
        ])
    const title = issued ? 'RENEWAL DECLARATIONS' : 'RENEWAL OFFER'
    const html = `<div class="rn"><div class="l"><h1>${title}</h1><p>${now[0]!.carrier()}</p><p>Printed ${voice.date(printed)}</p></div><div class="a"><div><small>Named insured and mailing address</small>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div><div><small>Your agent</small>${[voice.producer(), ...voice.producerAddress(), voice.reach('phone')].join('<br>')}</div></div>
<p class="box">${state}</p>
<table><thead><tr><th></th><th>${heads[0]}</th><th>${heads[1]}</th></tr></thead><tbody><tr><td>Policy number</td><td>${left[0]!.number()}</td><td>${right[0]!.number()}</td></tr><tr><td>From 12:01 a.m.</td><td>${left[0]!.effective()}</td><td>${right[0]!.effective()}</td></tr><tr><td>To 12:01 a.m.</td><td>${left[0]!.expiration()}</td><td>${right[0]!.expiration()}</td></tr>${rows.join('')}</tbody></table>
<div class="cond"><h2>How we bill</h2><p>You may pay in full or in ${chance.pick(['four', 'nine', 'ten'])} installments. Each installment carries a charge of ${voice.money(7)}. A payment that the bank returns costs ${voice.money(30)}, and a policy put back after cancellation ${voice.money(50)}. We do not bill or refund less than ${voice.money(5)}. The least we keep when you cancel is ${voice.money(250)}.</p><h2>What is new in our forms</h2><p>The optional coverage for lost keys rises from ${voice.money(2500)} to ${voice.money(5000)}. Newly acquired property is covered for 60 days up to ${voice.money(100_000)}. Coverage for outdoor signs has a deductible of ${voice.money(500)}. These are property coverages and do not change the limits of liability above.</p></div></div>`
    return { kind: issued ? 'declarations' : 'quote', feeds: 'fills', html, css: CSS }
  },
}

const CSS = `
.rn { font: 9.5pt 'DejaVu Sans Condensed', sans-serif } .rn .l { border-left: 8px solid #864; padding-left: 12px } .rn h1 { font-size: 16pt; color: #864; margin: 0 } .rn .l p { margin: 2px 0 } .rn .a { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; margin: 14px 0; line-height: 1.35 } .rn small { display: block; color: #864; font-size: 7.5pt } .rn .box { border: 1px solid #864; padding: 8px; background: #fbf6f0 }
.rn table { width: 100%; border-collapse: collapse } .rn th { text-align: right; border: 0; border-bottom: 2px solid #864; padding: 4px } .rn td { border: 0; border-bottom: 1px solid #e4d8cc; padding: 3px 4px } .rn td + td { text-align: right } .rn .h td { font-weight: 700; background: #f3eae0; text-align: left } .rn .cond { columns: 2; font-size: 8pt; margin-top: 16px } .rn h2 { font-size: 9pt; margin: 0 }`
