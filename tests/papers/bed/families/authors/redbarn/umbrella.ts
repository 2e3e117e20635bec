import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { capital, commas, inWords, slashed } from './words.ts'

const CSS = `.um{font-family:'Liberation Sans',sans-serif;font-size:12px;position:relative;height:930px}.um .at{position:absolute}.um .lab{font-size:8px;color:#222}.um .box{border:1px solid #000;padding:4px 7px;box-sizing:border-box}
.um table{border-collapse:collapse;width:100%;font-size:9.5px}.um td,.um th{border:1px solid #888;padding:3px 5px;text-align:left;vertical-align:top}.um .head{font-size:17px;font-weight:bold}`

/** An umbrella's declarations in boxes; below, the insurance it stands upon, which this page only requires. */
export const umbrellaDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella } = truth.policies
    const name = chance.pick([
      'FARM AND BUSINESS UMBRELLA',
      'COMMERCIAL UMBRELLA LIABILITY POLICY',
      'UMBRELLA POLICY – MEMBERS’ BUSINESS AND FARM',
    ])
    const box = (left: number, top: number, width: number, label: string, value: string) =>
      `<div class="at box" style="left:${left}px;top:${top}px;width:${width}px;min-height:44px"><div class="lab">${label}</div>${value}</div>`
    const html = `<div class="um"><div class="at head" style="left:0;top:0">${voice.carrier('umbrella')}</div><div class="at lab" style="left:0;top:24px">${voice.address(umbrella.carrier.address).join(', ')}${chance.maybe(0.4) ? ` · NAIC no. ${voice.naic('umbrella')}` : ''}</div>
<div class="at" style="left:0;top:48px;font-size:14px;letter-spacing:2px">${voice.tick('umbrella.umbrella', name)} &nbsp; <span class="lab">DECLARATIONS</span></div>
${box(0, 80, 340, '1. Named insured', [voice.insured(), ...voice.insuredAddress()].join('<br>'))}${box(350, 80, 330, `Agent no. ${truth.producer.code}`, [voice.producer(), ...voice.producerAddress()].join('<br>'))}
${box(0, 200, 230, '2. Umbrella policy number', `<b>${voice.number('umbrella')}</b>`)}${box(240, 200, 260, '3. From &nbsp;–&nbsp; to &nbsp;(12:01 a.m.)', `${voice.effective('umbrella')} – ${voice.expiration('umbrella')}`)}${box(510, 200, 170, 'Renews', voice.text(truth.prior.umbrella.number))}
<div class="at box" style="left:0;top:262px;width:680px"><div class="lab">4. Limits of liability</div>${limits(voice)}</div>
<div class="at" style="left:0;top:395px;width:680px">${underlying(voice)}</div></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}

function limits(voice: Voice): string {
  const { chance, truth } = voice
  const { limits: amounts } = truth.policies.umbrella
  const both = chance.pick([
    () =>
      `<span style="font-size:9px">per occurrence / annual aggregate</span> &nbsp; <b>${slashed(voice, 'umbrella', ['occurrence', 'aggregate'], chance.pick(['/', ' / ']))}</b>`,
    () =>
      `<b>${voice.limit('umbrella', 'occurrence')}</b> each occurrence &nbsp;&nbsp; <b>${voice.limit('umbrella', 'aggregate')}</b> annual aggregate where one applies`,
    () =>
      `${slashed(voice, 'umbrella', ['occurrence'])}<br><span style="font-size:9px">(${capital(inWords(amounts.occurrence!))} dollars each occurrence, and ${slashed(voice, 'umbrella', ['aggregate'], '', '$')} in the aggregate for each policy year)</span>`,
  ])()
  const retained = chance.pick(['Self-insured retention, each occurrence not covered below', 'Retained limit'])
  const own = amounts.retention
    ? `<br>${voice.tick('umbrella.retention', retained)}: ${voice.limit('umbrella', 'retention')}`
    : ''
  return `${both}${own}<br><span style="font-size:9px">Premium for the term ${voice.money(truth.policies.umbrella.premium)}; terrorism ${chance.pick(['rejected', `included, ${voice.money(chance.int(8, 90))}`])}</span>`
}

/** What the insured has promised to keep; numbers and limits are not this policy's. */
function underlying(voice: Voice): string {
  const { chance, truth } = voice
  const { gl, auto, wc } = truth.prior
  const other = truth.names.carrier().name
  const row = (...cells: string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`
  const autos = auto.limits.csl
    ? `${commas(auto.limits.csl)} single limit`
    : `${commas(auto.limits.perPerson!)}/${commas(auto.limits.perAccident!)}/${commas(auto.limits.damage!)}`
  const rows = chance.shuffle([
    row(
      chance.pick(['Farm liability, Coverage L', 'General liability']),
      voice.text(other),
      voice.text(gl.number),
      `${commas(gl.limits.occurrence!)}/${commas(gl.limits.aggregate!)} occ./agg.`,
    ),
    row('Automobile liability', voice.text(other), voice.text(auto.number), autos),
    row(
      'Employers liability',
      voice.text(truth.names.carrier().name),
      voice.text(wc.number),
      `${commas(wc.limits.accident!)} each accident; ${commas(wc.limits.disease!)} disease, policy; ${commas(wc.limits.employee!)} disease, employee`,
    ),
    row('Watercraft under 26 feet', 'none', '–', 'Not Covered'),
  ])
  return `<p class="lab">5. ${chance.pick(['SCHEDULE OF UNDERLYING INSURANCE – you agree to keep at least these limits', 'UNDERLYING INSURANCE REQUIRED – MINIMUM LIMITS'])}</p><table><tr><th>Kind</th><th>Company</th><th>Policy</th><th>Limits to be kept</th></tr>${rows.join('')}</table>
<p style="font-size:8px">If an underlying limit is lower than shown or is not collectible, you pay the gap. The company named above is not bound by the schedule of other companies. Excluded here: ${chance.some(['pollution', 'professional acts', 'uninsured motorists', 'aircraft', 'custom spraying'], 3).join(', ')}. Forms: ${truth.forms
    .slice(0, 4)
    .map((form) => `${voice.text(form.number)} ${form.edition}`)
    .join(', ')}.</p>`
}
