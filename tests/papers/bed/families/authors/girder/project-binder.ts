import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { basisOf, dollars, JOBS, pageOf, policyNumber } from './craft.ts'

const particular = (label: string, value: string) => `<div class="pt"><span>${label}</span>${value}</div>`

function liability(voice: Voice): string {
  const { chance, truth } = voice
  const words = chance.pick([
    { occurrence: 'Any one occurrence', aggregate: 'General aggregate', products: 'Completed operations aggregate', personal: 'Personal & advertising injury', rented: 'Damage to rented premises', medical: 'Medical payments, any one person' },
    { aggregate: 'Aggregate other than PCO', products: 'PCO aggregate', personal: 'P&AI, per person or organization', occurrence: 'BI/PD each occurrence', rented: 'Fire legal / DPR', medical: 'Med pay' },
  ]) // biome-ignore format: a table
  const rows = voice.limits('gl', words)
  const applies = chance.maybe(0.6)
    ? voice.tick('gl.perProject', 'The general aggregate is restored in full for each construction project')
    : voice.tick(
        'gl.perPolicy',
        'One general aggregate for the whole policy; no project or location aggregate is granted',
      )
  const extension = `Completed operations extended ${chance.pick(['8', '10', '6'])} years or to the statute of repose if shorter; the extension does not restore the aggregate.`
  return `<h3>Commercial general liability, ${basisOf(voice, 'occurrence', 'claims-made')} form</h3><table class="lim">${rows
    .map(([what, amount]) => `<tr><td class="amt">${amount}</td><td>${what}</td></tr>`)
    .join(
      '',
    )}</table><p class="sm">${applies}. ${extension} Retained by the insured: ${voice.money(chance.pick([5000, 10_000, 25_000]))} each ${truth.policies.gl.claimsMade ? 'claim' : 'occurrence'}, defense inside.</p>`
}

function lead(voice: Voice): string {
  const { chance, truth } = voice
  const { retention } = truth.policies.umbrella.limits
  const kept = retention
    ? `<tr><td class="amt">${voice.limit('umbrella', 'retention')}</td><td>${voice.tick('umbrella.retention', 'Self-insured retention')}, where no underlying applies</td></tr>`
    : ''
  return `<h3>${voice.tick('umbrella.umbrella', chance.pick(['Lead umbrella', 'Umbrella liability']))}, ${voice.tick('umbrella.occurrence', 'occurrence')} form</h3><table class="lim"><tr><td class="amt">${voice.limit('umbrella', 'occurrence')}</td><td>Each occurrence</td></tr><tr><td class="amt">${voice.limit('umbrella', 'aggregate')}</td><td>Annual aggregate</td></tr>${kept}</table>
<p class="sm">${voice.carrier('umbrella')} &nbsp;|&nbsp; Policy ${voice.number('umbrella')} &nbsp;|&nbsp; ${voice.effective('umbrella')} to ${voice.expiration('umbrella')}. Needs employers liability of ${dollars(500_000)}/${dollars(500_000)}/${dollars(500_000)} and automobile of ${dollars(1_000_000)} below it, both placed elsewhere and not part of this binder.</p>`
}

function subjectTo(voice: Voice): string {
  const { chance, truth } = voice
  const days = chance.pick([10, 15, 30])
  const items = chance.shuffle([
    `Signed and dated application, with the insured’s statement that no loss is known, within ${days} days`,
    `Copy of the prime contract and the form of subcontract; each subcontractor must carry at least ${dollars(1_000_000)} each occurrence and ${dollars(2_000_000)} aggregate`,
    `Geotechnical report and the shoring plan before any excavation below ${chance.int(8, 15)} feet`,
    `Five years of currently valued loss runs; any loss above ${dollars(25_000)} to be explained`,
    `Payroll and subcontracted cost split by trade; estimated hard cost ${voice.money(chance.int(40, 900) * 100_000)}`,
    `Evidence of builders risk in the amount of the contract, in the name of ${voice.text(truth.names.business())}`,
  ])
  return `<ol>${items
    .slice(0, chance.int(4, 6))
    .map((item) => `<li>${item}.</li>`)
    .join('')}</ol>`
}

/** A wholesaler's binder of a project policy with subjectivities; the agency it is addressed to is the producer, and what was quoted and not taken stands below. */
export const projectBinder: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wholesaler, policies } = truth
    const withLead = chance.maybe(0.6)
    const premium = policies.gl.premium * 3
    const tax = premium * 0.0306
    const side = [
      particular(chance.pick(['Named insured', 'First named insured']), `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`),
      particular(chance.pick(['Agent', 'Retail producer']), `${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}${chance.maybe(0.5) ? `<br>Attn. ${voice.reach('contact')}` : ''}`),
      particular('Insurer (GL)', `${voice.carrier('gl')}${chance.maybe(0.5) ? ` (NAIC ${voice.naic('gl')})` : ''}`),
      particular('Policy no. reserved', voice.number('gl')),
      particular('Policy term', `${voice.effective('gl')} – ${voice.expiration('gl')}<br>12:01 a.m. at the insured’s address`),
      particular('Insured project', `${chance.pick(JOBS)}<br>${voice.address(truth.names.address()).join('<br>')}`),
      particular('Owner', voice.text(truth.names.business())),
    ] // biome-ignore format: one a line
    const options = `<p class="sm">Offered on ${voice.date(daysLater(policies.gl.effective, -20))} and <b>not elected</b>: general aggregate of ${voice.money(policies.gl.limits.aggregate! * 2)} for ${voice.money(premium * 0.18)} more; railroad protective ${dollars(2_000_000)} / ${dollars(6_000_000)}; certified acts of terrorism ${voice.money(premium * 0.01)}.</p>`
    const bill = `<table class="bill"><tr><td>Deposit premium, ${chance.pick(['25%', '100%', '35%'])} minimum earned</td><td>${voice.money(premium)}</td></tr><tr><td>Policy fee</td><td>${voice.money(350)}</td></tr><tr><td>Surplus lines tax</td><td>${voice.money(Math.round(tax))}</td></tr></table>`
    const html = `<div class="bar"><div><b>${voice.text(wholesaler.name)}</b><br>Construction &amp; Project Practice</div><div>${voice.address(wholesaler.address).join(' · ')}<br>${wholesaler.phone} · ref. ${policyNumber(voice)}</div></div>
<h1>${chance.pick(['BINDER OF INSURANCE', 'Confirmation of coverage bound', 'We have bound as follows'])}</h1>
<p>On your order of ${voice.date(daysLater(policies.gl.effective, -chance.int(1, 6)))} cover is in force from the first day of the term below. This binder stands until the policy is issued, ${chance.pick(['60', '90'])} days at the longest.</p>
<div class="two"><div class="side">${side.join('')}</div><div>${liability(voice)}${withLead ? lead(voice) : ''}<h3>Subject to</h3>${subjectTo(voice)}${options}</div></div>${bill}
<p class="sm">Endorsements to be attached: ${truth.forms.map((form) => `${form.number} ${form.title}`).join('; ')}. The insurer may rescind if a subjectivity is not met. Losses above ${dollars(10_000)} are to be reported at once.</p>`
    return { kind: 'binder', feeds: 'fills', ...pageOf(html, css) }
  },
}

const css = `body{font:9pt 'Liberation Sans',sans-serif}.bar{display:flex;justify-content:space-between;border:2px solid #23395b;color:#23395b;padding:9px 12px;font-size:8pt}.bar div+div{text-align:right}h1{font-size:15pt;margin:12px 0 6px;color:#23395b}h3{font-size:9.5pt;border-bottom:1px solid #23395b;margin:9px 0 3px}.two{display:grid;grid-template-columns:190px 1fr;gap:18px}.side{border-right:1px solid #9aa;padding:0 8px 0 0}.pt{margin-bottom:9px;line-height:1.3}.pt span{display:block;font-size:7pt;color:#555;text-transform:uppercase}.lim td{padding:1px 4px}.amt{width:110px;text-align:right;font-weight:bold}.sm{font-size:7.8pt;margin-top:3px}.bill{margin:8px 0;border-top:1px solid #999}.bill td:last-child{text-align:right}li{margin-bottom:2px}`
