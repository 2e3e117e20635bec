import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { limitAs, pageOf, policyNumber, short } from './craft.ts'

type Below = { line: string; limits: [string, number][] }

function below(lead: number): Below[] {
  return [
    { line: 'Lead umbrella', limits: [['each occurrence', lead], ['aggregate', lead]] },
    { line: 'General liability', limits: [['each occurrence', 2_000_000], ['general aggregate per project', 4_000_000], ['completed operations aggregate', 4_000_000]] },
    { line: 'Business auto', limits: [['combined single limit, any auto', 1_000_000]] },
    { line: 'Employers liability', limits: [['each accident', 1_000_000], ['disease, each employee', 1_000_000], ['disease, policy limit', 1_000_000]] },
  ] // biome-ignore format: a table
}

function drawing(voice: Voice, lead: number, own: string, above: number): string {
  const top = voice.truth.policies.umbrella.limits.occurrence! + lead
  const low = ['GL', 'AUTO', 'EL'].map((word, index) => `<div class="lay" style="left:${index * 33.4}%;width:33%;bottom:0;height:34px">${word}<br>primary</div>`) // biome-ignore format: one line
  return `<div class="tower"><div class="lay" style="bottom:134px;height:30px;width:100%;border-style:dashed">${short(above)} xs ${short(top)} — ${voice.chance.pick(['open', 'other market', 'not with us'])}</div><div class="lay mine" style="bottom:84px;height:48px;width:100%"><b>THIS POLICY</b><br>${own} xs ${short(lead)}</div><div class="lay" style="bottom:36px;height:46px;width:100%">Lead umbrella<br>${short(lead)} / SIR ${short(10_000)}</div>${low.join('')}</div>`
}

function underlying(voice: Voice, parts: Below[]): string {
  const { names, policies } = voice.truth
  const rows = parts.map(({ line, limits }) => {
    const head = `<td rowspan="${limits.length}">${line}<br><small>${voice.text(names.carrier().name)}</small></td><td rowspan="${limits.length}">${policyNumber(voice)}<br><small>${voice.date(policies.umbrella.effective)} – ${voice.date(policies.umbrella.expiration)}</small></td>`
    return limits
      .map(
        ([what, amount], index) =>
          `<tr>${index ? '' : head}<td class="r">${voice.money(amount)}</td><td>${what}</td></tr>`,
      )
      .join('')
  })
  return `<table class="und"><tr><th>Coverage / insurer</th><th>Policy / term</th><th class="r">Limit</th><th>Applies to</th></tr>${rows.join('')}</table>`
}

/** A follow-form excess layer in a tower: only the layer itself is this policy; lead umbrella and primaries are a schedule of what lies below, more lies above. */
export const towerExcess: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella } = truth.policies
    const lead = chance.pick([2, 5, 10].filter((one) => one * 1_000_000 !== umbrella.limits.occurrence)) * 1_000_000
    const above = chance.pick([10, 15, 25]) * 1_000_000
    const own = limitAs(voice, 'umbrella', 'occurrence', short)
    const limits = chance.pick([
      () => `<table class="lim"><tr><td>Each occurrence</td><td>${voice.limit('umbrella', 'occurrence')}</td></tr><tr><td>Aggregate, where an aggregate applies below</td><td>${voice.limit('umbrella', 'aggregate')}</td></tr><tr><td>Excess of (total underlying)</td><td>${voice.money(lead)}</td></tr></table>`,
      () => `<p class="say">${voice.limit('umbrella', 'occurrence')} each occurrence and ${voice.limit('umbrella', 'aggregate')} in the aggregate, <u>in excess of</u> ${voice.money(lead)} each occurrence and ${voice.money(lead)} aggregate of the lead umbrella, which in turn is excess of the primary policies.</p>`,
      () => `<table class="lim"><tr><td>Our limit, per occurrence / annual aggregate</td><td>${voice.limit('umbrella', 'occurrence')} / ${voice.limit('umbrella', 'aggregate')}</td></tr><tr><td>Attachment</td><td>${voice.money(lead)}</td></tr><tr><td>Quota share of the layer</td><td>100%</td></tr></table>`,
    ])() // biome-ignore format: one a line
    const kind = voice.tick(
      'umbrella.excess',
      chance.pick(['Following Form Excess Liability', 'Excess Liability – Follow Form', 'Commercial Excess Liability']),
    )
    const item = (number: string, title: string, body: string) =>
      `<div class="item"><div>${number}</div><div><b>${title}</b><br>${body}</div></div>`
    const items = [
      item('1', 'Named insured', `${voice.insured()}<br>${voice.insuredAddress().join(', ')}`),
      item('2', 'Policy period', chance.pick([`${voice.effective('umbrella')} to ${voice.expiration('umbrella')}, 12:01 a.m.`, `Inception ${voice.effective('umbrella')} &nbsp; Expiry ${voice.expiration('umbrella')}`])),
      item('3', 'Limits of this layer', limits),
      item('4', 'Premium', `${voice.money(umbrella.premium)} flat, ${voice.money(Math.round(umbrella.premium * 0.25))} earned at inception. Terrorism ${voice.money(Math.round(umbrella.premium * 0.02))}, rejected.`),
      item('5', 'Producer', `${voice.producer()}, ${voice.producerAddress().join(', ')}${chance.maybe(0.4) ? ` · ${voice.reach('phone')}` : ''}`),
    ] // biome-ignore format: one a line
    const sides = `<div class="cols"><div>${items.join('')}</div>${drawing(voice, lead, own, above)}</div>`
    const html = `<div class="top"><span>${voice.carrier('umbrella')}${chance.maybe(0.5) ? ` · NAIC ${voice.naic('umbrella')}` : ''}</span><span>No. ${voice.number('umbrella')}</span></div><h1>${kind} Declarations</h1>${sides}
<h2>Item 6. Schedule of underlying insurance</h2><p class="sm">Issued by others; listed so that it be kept in force. This policy neither contains nor evidences it.</p>${underlying(voice, below(lead))}
<h2>Item 7. Endorsements</h2><p class="sm">${truth.forms.map((form, index) => `${index + 1}) ${form.number} ${form.title}`).join(' ')} ${chance.pick(['Residential exclusion (townhouses up to three stories are covered).', 'Wrap-up exclusion with DIC carve-back of $1,000,000.', 'Designated project limitation: does not apply.'])} Crisis response ${voice.money(50_000)}, within the limit.</p>
<p class="sm">This layer drops down only after ${voice.money(lead)} has been paid by the lead; it does not follow sublimits below it. Prior: ${truth.prior.umbrella.number}, ${voice.money(truth.prior.umbrella.limits.occurrence!)} layer.</p>`
    return { kind: 'declarations', feeds: 'fills', ...pageOf(html, css) }
  },
}

const css = `body{font:9pt 'DejaVu Serif',serif}.top{display:flex;justify-content:space-between;border-bottom:3px double #444;padding-bottom:4px}h1{font-size:14pt;margin:9px 0;font-weight:normal}h2{font-size:9.5pt;margin:11px 0 3px}.cols{display:grid;grid-template-columns:1fr 235px;gap:16px}.item{display:grid;grid-template-columns:22px 1fr;border-bottom:1px solid #ccc;padding:4px 0}.tower{position:relative;height:170px;margin-top:30px;font-size:7.5pt}.lay{position:absolute;border:1px solid #555;text-align:center;padding-top:5px;line-height:1.25}.mine{background:#dfe8d8;border:2px solid #222}.lim td:last-child{text-align:right;white-space:nowrap}.say{margin:2px 0}.und{font-size:8pt}.und td,.und th{border:1px solid #999}.und th{background:#eee}.r{text-align:right}.sm{font-size:7.7pt}`
