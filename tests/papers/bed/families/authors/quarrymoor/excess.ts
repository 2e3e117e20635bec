import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { cents, charges, commas, inWords, otherNumber, said } from './ways.ts'

const CSS = `
.qx { -webkit-print-color-adjust: exact; print-color-adjust: exact; font: 9.5px/1.35 'Liberation Sans', sans-serif; position: relative }
.qx .mast { text-align: center; border-top: 4px solid #5a1f1f; border-bottom: 1px solid #5a1f1f; padding: 8px 0; margin-bottom: 10px }
.qx .mast b { display: block; font-size: 14px; letter-spacing: 2px } .qx .mast span { font-size: 8px }
.qx dl { display: grid; grid-template-columns: 150px 1fr; margin: 0; row-gap: 7px } .qx dt { font-weight: bold; text-align: right; padding-right: 12px } .qx dd { margin: 0 }
.qx table { border-collapse: collapse; width: 100%; margin: 8px 0 } .qx td, .qx th { border: 0.6px solid #999; padding: 3px 5px; text-align: left; vertical-align: top; font-size: 8.5px } .qx th { background: #f3eaea }
.qx h3 { font-size: 10px; margin: 14px 0 3px; color: #5a1f1f; border-bottom: 0.6px solid #5a1f1f }
.qx .small { font-size: 8px; columns: 2; column-gap: 18px; text-align: justify }
`

/** A binder of an excess or umbrella layer; the schedule of underlying insurance names policies of others that this paper does not put in force. */
export const followExcess: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { umbrella } = truth.policies
    const { wholesaler: house } = truth
    const isUmbrella = chance.maybe(0.35)
    const { retention } = umbrella.limits
    const { rows, total } = charges(voice, umbrella.premium)
    const million = (amount: number) => chance.pick([`$${commas(amount)}`, `${inWords(amount / 1e6)} million dollars`])
    const both = said(voice, 'umbrella', 'occurrence', () =>
      said(voice, 'umbrella', 'aggregate', (amount) => `$${commas(amount)}`),
    )
    const limits = chance.pick([
      `${both} each occurrence and in the aggregate where applicable`,
      `${said(voice, 'umbrella', 'occurrence', million)} any one occurrence<br>${said(voice, 'umbrella', 'aggregate', million)} annual aggregate`,
    ])
    const retained = isUmbrella && retention
      ? `<dt>Self-insured retention</dt><dd>${voice.limit('umbrella', 'retention')} ${voice.tick('umbrella.retention', 'retained by the insured')} for each occurrence no underlying policy covers</dd>`
      : '' // biome-ignore format: a page
    const type = isUmbrella
      ? voice.tick('umbrella.umbrella', chance.pick(['Commercial umbrella liability', 'Umbrella liability']))
      : voice.tick('umbrella.excess', chance.pick(['Excess liability, following form', 'Follow-form excess casualty']))
    const under = (line: string, limit: string) =>
      `<tr><td>${line}</td><td>${voice.text(truth.names.carrier().name)}</td><td>${otherNumber(voice)}</td><td>${voice.date(umbrella.effective)} – ${voice.date(umbrella.expiration)}</td><td>${limit}</td></tr>`
    const one = chance.pick(['$1,000,000', '$2,000,000'])
    const two = chance.pick(['$2,000,000', '$4,000,000'])
    const schedule = chance.shuffle([
      under('General liability', `${one} each occurrence<br>${two} general aggregate<br>${two} products aggregate`),
      under('Automobile liability', `${one} combined single limit`),
      under('Employers liability', '$500,000 / $500,000 / $500,000'),
    ])
    if (chance.maybe(0.4))
      schedule.push('<tr><td>Liquor liability</td><td colspan="4">Not scheduled. This layer does not follow.</td></tr>')
    const parties = [
      `<dt>Insured</dt><dd>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</dd>`,
      `<dt>${chance.pick(['Your agency', 'Retail agent'])}</dt><dd>${voice.producer()}<br>${voice.producerAddress().join(', ')}<br>Attn. ${voice.reach('contact')}</dd>`,
    ]
    const facts = [
      `<dt>Bound with</dt><dd>${voice.carrier('umbrella')}${chance.maybe(0.4) ? ` (NAIC ${voice.naic('umbrella')})` : ''}, non-admitted</dd>`,
      `<dt>Coverage</dt><dd>${type}</dd>`,
      `<dt>${chance.pick(['Policy number', 'Our policy'])}</dt><dd>${voice.number('umbrella')}</dd>`,
      `<dt>Term</dt><dd>${voice.effective('umbrella')} to ${voice.expiration('umbrella')}</dd>`,
      `<dt>Limits of this layer</dt><dd>${limits}</dd>`,
      retained,
      `<dt>Excess of</dt><dd>the limits in the schedule of underlying insurance below</dd>`,
    ]
    const clauses = chance.shuffle([
      'The underlying limits must be kept in force. If they are not, this layer pays as though they were, and the insured bears the gap.',
      'Reduction of an underlying aggregate by paid claims is recognized; exhaustion by defense costs alone is not, up to $250,000.',
      'Not followed: sublimits of any underlying policy, such as assault and battery $100,000, and coverages below $1,000,000.',
      'Claims with reserves of $500,000 or half the underlying limit, if less, are to be reported to us at once.',
      'Cancellation by the company: ten days for nonpayment, thirty days otherwise. Flat cancellation is not possible.',
    ])
    const html = `<div class="qx"><div class="mast"><b>${voice.text(house.name).toUpperCase()}</b><span>${voice.address(house.address).join(' · ')} · ${house.phone}</span></div>
      <p style="text-align:center"><b>BINDER ${chance.digits(6)}</b> &nbsp; issued ${voice.date(daysLater(umbrella.effective, -chance.int(0, 9)))}, void 60 days later or on issue of the policy</p>
      <dl>${parties.join('')}${facts.join('')}</dl>
      <h3>SCHEDULE OF UNDERLYING INSURANCE</h3>
      <table><tr><th>Line</th><th>Underlying company</th><th>Number</th><th>Term</th><th>Underlying limits</th></tr>${schedule.join('')}</table>
      <h3>PREMIUM</h3><table><tr><td>Flat, minimum and deposit</td>${rows.map(([words]) => `<td>${words}</td>`).join('')}<td>Total</td></tr><tr><td>${cents(umbrella.premium)}</td>${rows.map(([, amount]) => `<td>${cents(amount)}</td>`).join('')}<td>${cents(total)}</td></tr></table>
      <h3>TERMS</h3><div class="small">${clauses.slice(0, chance.int(3, 5)).map((words) => `<p>${words}</p>`).join('')}</div>
      <p>${voice.text(house.contact)}, for the wholesale broker and not as agent of the insured.</p></div>` // biome-ignore format: a page
    return { kind: 'binder', feeds: 'fills', html, css: CSS }
  },
}
