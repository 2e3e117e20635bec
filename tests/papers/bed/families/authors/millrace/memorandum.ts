import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { autosInWords, dollars, each, glForm, retention, SERIF, table } from './house.ts'

/** A memorandum of insurance: companies are numbered at the head, and each coverage refers to them by the number. */
export const memorandum: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const withUmbrella = chance.maybe(0.75)
    const lines: Line[] = ['gl', 'auto', ...(withUmbrella ? (['umbrella'] as Line[]) : []), 'wc']
    const order = chance.maybe(0.5) ? chance.shuffle(lines) : lines
    const companies = [...new Set(chance.shuffle(lines).map((line) => truth.policies[line].carrier))]
    const legend = companies.map((company, index) => {
      const line = lines.find((one) => truth.policies[one].carrier === company)!
      return [`Company ${index + 1}`, voice.carrier(line), voice.naic(line)]
    })
    const blocks = order.map((line) => {
      voice.carrier(line)
      const company = companies.indexOf(truth.policies[line].carrier) + 1
      const { title, form, limits } = PARTS[line](voice)
      const grid = limits
        .map(([words, amount]) => `<div class="row"><span>${words}</span><span>${amount}</span></div>`)
        .join('')
      return `<section><div class="what"><b>${title}</b><br>${form}</div><div class="pol">Co. ${company}<br>${voice.number(line)}<br>${voice.effective(line)}<br>${voice.expiration(line)}</div><div class="lim">${grid}</div></section>`
    })
    const id = `MOI-${chance.digits(4)}-${chance.digits(3)}`
    const html = `<div class="mrm"><div class="top"><div><h1>Memorandum of Insurance</h1>No. ${id}</div><div class="date">Posted ${voice.date(truth.policies.gl.effective)}</div></div>
<p class="fine">This memorandum tells authorized viewers, for their own use only, of insurance that the companies below have issued to the insured. It gives no rights to a viewer, is not a contract, and does not change what the policies say. Viewers may not hand it on. Limits may have been reduced by claims that were paid.</p>
<div class="parties"><div><small>${chance.pick(['Producer', 'Broker'])}</small>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</div><div><small>${chance.pick(['Insured', 'Named Insured'])}</small>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div><div><small>Companies affording coverage &nbsp; (NAIC)</small><table>${table(legend)}</table></div></div>
<div class="cols"><span>Coverage</span><span>Company / Policy number<br>Begins / Ends</span><span>Limits</span></div>${blocks.join('')}
<section class="more"><b>Additional information</b><br>${chance.pick([
      'Where a written contract asks for it, the other party to the contract is an additional insured on the general liability and auto policies, and rights of recovery are waived.',
      `Property, values of ${voice.money(truth.locations[0]!.building)} at the principal place, is insured elsewhere and is not part of this memorandum. Where a contract asks for it the other party is an additional insured for ongoing and completed work.`,
      'Blanket additional insured wording applies as required by written contract. Thirty days’ notice of cancellation goes to the first named insured only.',
    ])}</section><p class="fine">Questions: ${voice.reach('contact')}, ${voice.reach('phone')}, ${voice.reach('email')}. Viewed copies are good on the day they are viewed.</p></div>`
    return { kind: 'certificate', feeds: 'fills', html, css: CSS }
  },
}

type Part = { title: string; form: string; limits: [string, string][] }
const perProject = (voice: Voice): string => {
  const tick = voice.chance.pick(['gl.perPolicy', 'gl.perProject', 'gl.perLocation'] as const)
  const words = { 'gl.perPolicy': 'per policy', 'gl.perProject': 'per project', 'gl.perLocation': 'per location' }
  return `General aggregate applies ${voice.tick(tick, words[tick])}`
}
const PARTS: Record<Line, (voice: Voice) => Part> = {
  gl: (voice) => ({
    title: 'General Liability',
    form: `${glForm(voice, 'Occurrence', 'Claims made')}<br>${perProject(voice)}`,
    limits: each(
      voice,
      'gl',
      {
        aggregate: 'General aggregate',
        products: 'Products – completed operations aggregate',
        personal: 'Personal and advertising injury',
        occurrence: 'Each occurrence',
        rented: 'Fire damage (any one fire)',
        medical: 'Medical expense (any one person)',
      },
      dollars,
    ),
  }),
  auto: (voice) => ({
    title: 'Automobile Liability',
    form: autosInWords(voice, '<br>'),
    limits: [
      ...each(
        voice,
        'auto',
        {
          csl: 'Combined single limit',
          perPerson: 'Bodily injury (per person)',
          perAccident: 'Bodily injury (per accident)',
          damage: 'Property damage',
        },
        dollars,
      ),
      ...(voice.chance.maybe(0.5) ? [['Garagekeepers', 'not carried'] as [string, string]] : []),
    ],
  }),
  umbrella: (voice) => ({
    title: 'Excess Liability',
    form: voice.tick('umbrella.umbrella', 'Umbrella form'),
    limits: [
      ...each(voice, 'umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate' }, dollars),
      ...(voice.truth.policies.umbrella.limits.retention
        ? [['Retained by insured', retention(voice, (amount) => amount, dollars)] as [string, string]]
        : []),
    ],
  }),
  wc: (voice) => ({
    title: 'Workers’ Compensation and Employers’ Liability',
    form: voice.chance.pick(['Officers are included', 'All states but those with a state fund of their own', '']),
    limits: [
      ['Workers’ compensation', voice.tick('wc.statutory', 'Statutory limits')],
      ...each(
        voice,
        'wc',
        { accident: 'EL each accident', disease: 'EL disease – policy limit', employee: 'EL disease – each employee' },
        dollars,
      ),
    ],
  }),
  professional: () => ({ title: '', form: '', limits: [] }),
}

const CSS = `.mrm { font: 10px/1.4 ${SERIF} } .mrm h1 { font-size: 18px; margin: 0; letter-spacing: 1px } .mrm .top { display: flex; justify-content: space-between; border-bottom: 2px double #000 } .mrm .fine { font-size: 7.5px; margin: 5px 0 } .mrm .parties { display: grid; grid-template-columns: 1fr 1fr; gap: 8px } .mrm .parties > div:nth-child(3) { grid-column: 1 / 3; border-top: 1px solid #000 } .mrm small { display: block; font-size: 7.5px; text-transform: uppercase } .mrm .parties table td { padding-right: 16px } .mrm section, .mrm .cols { display: grid; grid-template-columns: 32% 26% 42%; border-top: 1px solid #000; padding: 4px 0 } .mrm .cols { font-size: 8px; background: #eee; margin-top: 6px } .mrm section.more { display: block; border-bottom: 1px solid #000 } .mrm .row { display: flex; justify-content: space-between }`
