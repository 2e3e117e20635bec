import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { CONDITIONS, conditionsOf } from './conditions.ts'
import { retention } from './print-words.ts'

// biome-ignore format: a page
const CSS = `
body { font: 8pt/1.25 'Liberation Sans', sans-serif; margin: 0 }
.h3 table { border-collapse: collapse; width: 100%; margin: 0 } .h3 td, .h3 th { border: .6pt solid #000; background: none; padding: 2pt 4pt; text-align: left; vertical-align: top; font: 7.6pt/1.2 'DejaVu Sans Mono', monospace; text-transform: none }
.h3 th { font: 6pt 'Liberation Sans', sans-serif } .h3 td:nth-child(n+3) { white-space: nowrap } .h3 { page-break-after: always; margin-right: 2pt } .h3 .lims { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6pt } .h3 .lims div { border: .8pt solid #000; padding: 3pt 5pt; text-align: center } .h3 .lims small { font-size: 6pt; display: block } .h3:last-child { page-break-after: auto }
.h3 .co { font-size: 15pt; font-weight: bold; letter-spacing: -.2pt } .h3 .nm { font-size: 9pt; border: 1.2pt solid #000; padding: 3pt 8pt; display: inline-block; margin: 4pt 0 }
.h3 .it { display: grid; grid-template-columns: 52pt 1fr; border-top: .6pt solid #000; padding: 4pt 0 } .h3 .it > b { font-size: 7.4pt } .h3 .lim { display: flex; justify-content: space-between; max-width: 320pt; font-family: 'DejaVu Sans Mono', monospace; font-size: 8pt }
.h3 .ty { font-family: 'DejaVu Sans Mono', monospace; font-size: 8pt } .h3 .fine { columns: 3; column-gap: 10pt; font-size: 5.6pt; line-height: 1.15; text-align: justify } .h3 .fine p { margin: 0 0 3pt }`

/** An umbrella policy whose schedule of underlying insurance lists other policies, with limits and numbers of their own. */
export const umbrellaPolicy: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const umbrella = truth.policies.umbrella
    const name = chance.pick(['COMMERCIAL UMBRELLA LIABILITY POLICY', 'COMMERCIAL CATASTROPHE (UMBRELLA) LIABILITY', 'BLANKET UMBRELLA LIABILITY POLICY'])
    const title = voice.tick('umbrella.umbrella', name)
    const basis = chance.maybe(0.6) ? `This policy applies on an ${voice.tick('umbrella.occurrence', 'occurrence')} basis.` : ''
    const limits = chance.shuffle([
      [chance.pick(['Each occurrence', 'Any one occurrence', 'Per occurrence']), voice.limit('umbrella', 'occurrence')],
      [chance.pick(['Annual aggregate', 'Aggregate, each policy year', 'Aggregate (where applicable)']), voice.limit('umbrella', 'aggregate')],
      retention(voice, chance.pick(['Self-insured retention', "Insured's retained limit", 'Retained amount, each occurrence not covered below'])),
    ] as [string, string][])
    const items: string[] = [
      `<span class="ty">${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</span>`,
      `<span class="ty">${voice.effective('umbrella')} to ${voice.expiration('umbrella')}</span> &nbsp; 12:01 a.m. at the address above. ${basis}`,
      chance.maybe(0.4) ? `<div class="lims">${limits.map(([words, amount]) => `<div><span class="ty">${amount}</span><small>${words}</small></div>`).join('')}</div>` : limits.map(([words, amount]) => `<div class="lim"><span>${words}</span><span>${amount}</span></div>`).join(''),
      `Premium <span class="ty">${voice.money(umbrella.premium)}</span> &nbsp; minimum and deposit. ${chance.pick(['Flat.', 'Adjustable at audit.', `Of which ${voice.money(chance.int(10, 400))} is for certified acts of terror.`])}`,
      chance.pick(['As in Schedule A, attached. You agree to keep it in force.', 'See Schedule A. Failure to maintain it does not void this policy; we then pay only what we would have paid.']),
      `<span class="ty">${truth.forms.map((form) => voice.text(`${form.number} (${form.edition})`)).join(', ')}</span>`,
    ]
    const names = chance.pick([['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 6'], ['1. Insured', '2. Period', '3. Limits', '4. Premium', '5. Underlying', '6. Forms']])
    const agent = [voice.producer(), ...voice.producerAddress(), ...(chance.maybe(0.4) ? [voice.reach('phone')] : [])].join(', ')
    const first = `<div class="co">${voice.carrier('umbrella')}</div>${voice.address(umbrella.carrier.address).join(', ')}${chance.maybe(0.4) ? ` &nbsp; NAIC Company Code ${voice.naic('umbrella')}` : ''}<br><div class="nm">${title} &mdash; DECLARATIONS</div><div style="float:right;text-align:right;padding-top:4pt">Policy <span class="ty">${voice.number('umbrella')}</span><br>${chance.maybe(0.5) ? `Former no. <span class="ty">${voice.text(truth.prior.umbrella.number)}</span>` : ''}</div>${items.map((inside, index) => `<div class="it"><b>${names[index]}</b><div>${inside}</div></div>`).join('')}<div class="it"><b>Agent</b><div class="ty">${agent} &nbsp; (${truth.producer.code})</div></div>`
    const schedule = underlying(voice)
    const onePage = chance.maybe(0.5)
    const fine = `<div class="fine">${conditionsOf(voice, CONDITIONS)}</div>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: CSS,
      html: onePage ? `<div class="h3">${first}${schedule}</div>` : `<div class="h3">${first}</div><div class="h3">${schedule}<br>${fine}</div>`,
    }
  },
} // biome-ignore format: a page

function underlying(voice: Voice): string {
  const { chance, truth } = voice
  const thousands = chance.maybe(0.35)
  const amount = (dollars = 0) => (thousands ? (dollars / 1000).toLocaleString('en-US') : voice.money(dollars))
  const [gl, auto, wc] = [truth.policies.gl, truth.policies.auto, truth.policies.wc]
  const autoLimits = auto.limits.csl
    ? `${amount(auto.limits.csl)} CSL`
    : `BI ${amount(auto.limits.perPerson)}/${amount(auto.limits.perAccident)}<br>PD ${amount(auto.limits.damage)}`
  const rows: [Line, string, string][] = [
    ['gl', 'Comprehensive / Commercial General Liability', `${amount(gl.limits.occurrence)} EA OCC<br>${amount(gl.limits.aggregate)} GEN AGG<br>${amount(gl.limits.products)} PROD AGG<br>${amount(gl.limits.personal)} PERS INJ`],
    ['auto', 'Automobile Liability', autoLimits],
    ['wc', "Employers' Liability", `${amount(wc.limits.accident)} ACCIDENT<br>${amount(wc.limits.disease)} DIS/POL<br>${amount(wc.limits.employee)} DIS/EMP`],
  ] // biome-ignore format: a table
  const kept = chance.maybe(0.3) ? rows.slice(0, 2) : rows
  return `<div style="border-top:.6pt solid #000;padding:5pt 0 2pt"><b>SCHEDULE A &mdash; UNDERLYING INSURANCE</b>${thousands ? ' &nbsp; (limits in thousands of dollars)' : ''}</div><table><tr><th>Kind of policy</th><th>Insurer</th><th>Number and term</th><th>Limits to be maintained</th></tr>${kept
    .map(([line, kind, limits]) => {
      const { carrier, number, effective, expiration } = truth.policies[line]
      return `<tr><td>${kind}</td><td>${voice.text(carrier.name)}</td><td>${voice.text(number)}<br>${voice.date(effective)}<br>${voice.date(expiration)}</td><td>${limits}</td></tr>`
    })
    .join(
      '',
    )}<tr><td>Other</td><td colspan="3">${chance.pick(['NONE', 'LIQUOR LIABILITY: NONE', 'AIRCRAFT, WATERCRAFT: NONE'])}</td></tr></table>`
}
