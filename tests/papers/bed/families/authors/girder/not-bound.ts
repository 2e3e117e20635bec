import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dollars, inWords, JOBS, monthDay, pageOf, short } from './craft.ts'

function indication(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { policies, wholesaler } = truth
  const hard = chance.int(30, 400) * 1_000_000
  const options = [policies.gl.limits, otherLimits(chance, 'gl', policies.gl.limits), policies.gl.limits].map(
    (limits, index) => ({ limits, rate: (chance.int(60, 190) / 100) * (1 + index / 5), excess: [10, 25, 50][index]! * 1_000_000, sir: [25_000, 100_000, 250_000][index]! }),
  ) // biome-ignore format: one a line
  const row = (what: string, cell: (option: (typeof options)[number], index: number) => string) => `<tr><td>${what}</td>${options.map((option, index) => `<td>${cell(option, index)}</td>`).join('')}</tr>` // biome-ignore format: one line
  const table = `<table class="op"><tr><th></th><th>Option 1</th><th>Option 2</th><th>Option 3<br><small>with workers compensation</small></th></tr>${[
    row('Each occurrence', ({ limits }) => voice.money(limits.occurrence!)),
    row('General aggregate, reinstated yearly', ({ limits }) => voice.money(limits.aggregate!)),
    row('Completed operations, single for the term', ({ limits }) => voice.money(limits.products!)),
    row('Personal &amp; advertising injury', ({ limits }) => voice.money(limits.personal!)),
    row('Employers liability', (_, index) => index < 2 ? 'not offered' : `${short(1_000_000)} / ${short(1_000_000)} / ${short(1_000_000)}`),
    row('Excess tower, shared', ({ excess }) => voice.money(excess)),
    row('Retention per occurrence', ({ sir }) => voice.money(sir)),
    row('Rate per $1,000 of hard cost', ({ rate }) => (rate * 10).toFixed(2)),
    row('Estimated premium', ({ rate }) => voice.money(Math.round((hard / 1000) * rate * 10))),
  ].join('')}</table>` // biome-ignore format: one a line
  const html = `<div class="mast"><b>${voice.text(wholesaler.name)}</b><span>Wrap-up practice · ${voice.address(wholesaler.address).join(', ')}</span></div>
<h1>${chance.pick(['Owner controlled program — indication', 'CCIP proposal, three ways', 'Wrap-up quotation (not bound)'])}</h1>
<table class="kv"><tr><td>Sponsor</td><td>${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join(', ')}</td></tr><tr><td>Submitted by</td><td>${voice.text(truth.producer.name)}, ${truth.producer.phone}</td></tr><tr><td>Market</td><td>${voice.text(policies.gl.carrier.name)}, quote no. ${voice.text(policies.gl.number)}</td></tr><tr><td>Project</td><td>${chance.pick(JOBS)}, hard cost ${voice.money(hard)}</td></tr><tr><td>Proposed term</td><td>${voice.date(policies.gl.effective)} to ${voice.date(policies.gl.expiration)}, extension by ${chance.pick(['90', '180'])} days at pro rata</td></tr></table>
${table}<p>Enrolled trades: all tiers but haulers, abatement and suppliers. Trades below ${dollars(25_000)} need not enroll. Completed operations tail ${chance.pick(['ten', 'eight'])} years.</p>
<p>Your practice program expiring ${voice.date(truth.prior.gl.expiration)} (${voice.text(truth.prior.gl.number)}, ${voice.money(truth.prior.gl.limits.occurrence!)} / ${voice.money(truth.prior.gl.limits.aggregate!)}) would exclude the project.</p>
<p class="box">This offer is open for ${chance.pick(['30', '45'])} days. No cover is in force until we confirm it in writing. Sign here to ask us to bind: &#9744; 1 &#9744; 2 &#9744; 3 ________________________ &nbsp; Deposit ${voice.money(Math.round(hard / 400))}.</p>` // biome-ignore format: a page
  return { kind: 'quote', feeds: 'nothing', ...pageOf(html, css) }
}

function withdrawal(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { policies, names } = truth
  const { gl } = policies
  const day = daysLater(gl.effective, chance.int(35, 80))
  const lapses = chance.pick([
    'the shoring plan',
    'the signed application',
    'the deposit premium',
    'loss runs of five years',
  ])
  const html = `<div class="mast"><b>${voice.text(gl.carrier.name)}</b><span>Construction underwriting, ${voice.address(gl.carrier.address).join(', ')}</span></div><p class="dt">${monthDay(day)}</p>
<p>${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</p><h1>${chance.pick(['NOTICE: BINDER WITHDRAWN', 'Notice of cancellation of binder', 'NOTICE OF TERMINATION OF COVERAGE'])}</h1>
<p>Binder and policy number: ${voice.text(gl.number)}<br>Term as bound: ${voice.date(gl.effective)} to ${voice.date(gl.expiration)}<br>Coverage as bound: general liability ${voice.money(gl.limits.occurrence!)} each occurrence, ${voice.money(gl.limits.aggregate!)} general aggregate per project, ${voice.money(gl.limits.products!)} completed operations</p>
<p>You did not send us ${lapses}, on which our binder depended. The binder is therefore withdrawn and <b>all coverage ended at 12:01 a.m. on ${voice.date(daysLater(day, -2))}</b>. The policy will not be issued.</p>
<p>Earned premium of ${inWords(Math.round(gl.premium / 100) * 100)} Dollars (${voice.money(Math.round(gl.premium / 100) * 100)}) is owed for the time on risk. The excess layer of ${voice.money(policies.umbrella.limits.occurrence!)} (${voice.text(policies.umbrella.number)}) falls away with it.</p>
<p>We could offer new terms of ${short(1_000_000)} / ${short(2_000_000)} with a retention of ${dollars(50_000)}, should you ask before ${voice.date(daysLater(day, 20))}. Owners and lenders who hold certificates should be told: ${voice.text(names.business())}; ${voice.text(names.business())}.</p><p>Copy: ${voice.text(truth.producer.name)}, ${truth.producer.phone}</p><p><br>${voice.text(names.person())}<br>for the company</p>` // biome-ignore format: a page
  return { kind: 'notice', feeds: 'nothing', ...pageOf(html, css) }
}

/** What does not hold: a wrap-up indication in three options beside the expiring program, or a notice that a binder was withdrawn and all coverage ended. */
export const notBound: Paper = { draw: (voice) => (voice.chance.maybe(0.6) ? indication(voice) : withdrawal(voice)) }

const css = `body{font:9.6pt 'Inter Variable','Liberation Sans',sans-serif}.mast{border-left:8px solid #b4532a;padding-left:10px;margin-bottom:14px}.mast span{display:block;font-size:8pt;color:#555}h1{font-size:14pt;margin:10px 0}.kv td{border-bottom:1px solid #ddd}.kv td:first-child{width:110px;color:#666}.op{margin:12px 0}.op th{border-bottom:2px solid #b4532a;border-top:2px solid #b4532a;padding:5px;font-weight:bold}.op td{border-bottom:1px solid #ccc}.op td+td,.op th+th{text-align:right}.box{border:1px solid #b4532a;padding:8px;margin-top:10px}.dt{margin-bottom:16px}`
