import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cents, oneHouse } from './words.ts'

const CSS = `.bl{font-family:'Inter Variable','Liberation Sans',sans-serif;font-size:9.5px}.bl .row{display:flex;justify-content:space-between}.bl h1{font-size:24px;font-weight:300;margin:0}.bl .due{border:2px solid #000;padding:6px 12px;text-align:center}.bl .due b{font-size:18px;display:block}
.bl table{border-collapse:collapse;width:100%;margin:8px 0}.bl td,.bl th{border:0;border-bottom:1px solid #ccc;text-align:left;padding:4px 3px;vertical-align:top}.bl .n{text-align:right}.bl .sm{font-size:7px}.bl .cut{border-top:1px dashed #000;margin-top:26px;padding-top:8px}`

/** A bill for several policies of one account: numbers and terms that run, no limits; a charge from the term before stands among them. */
export const accountBill: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    oneHouse(truth)
    voice.notJudged('gl.coverage')
    const { gl, auto, umbrella } = truth.policies
    const lines = chance.pick<Line[]>([
      ['gl', 'umbrella'],
      ['gl', 'auto', 'umbrella'],
      ['auto', 'gl'],
    ])
    const words: Record<string, string> = {
      gl: chance.pick([
        'Businessowners (property and liability)',
        'General liability',
        'Artisan contractors package – property and general liability',
      ]),
      auto: chance.pick(['Business auto', 'Commercial automobile']),
      umbrella: lines.includes('umbrella')
        ? voice.tick('umbrella.umbrella', chance.pick(['Umbrella', 'Business umbrella']))
        : '',
    }
    const premiums = {
      gl: gl.premium,
      auto: auto.premium,
      umbrella: Math.round(umbrella.premium / 4),
      wc: 0,
      professional: 0,
    }
    const audit = chance.maybe(0.6) ? chance.int(40, 900) : 0
    const parts = chance.pick([4, 10])
    const due = lines.reduce((sum, line) => sum + premiums[line] / parts, 0) + audit + 6
    const account = chance.digits(8)
    const rows = lines.map((line) => {
      const term = `${voice.effective(line)} – ${voice.expiration(line)}`
      return `<tr><td><b>${words[line]}</b><br><span class="sm">${voice.carrier(line)}</span></td><td>${voice.number(line)}</td><td>${term}</td><td class="n">${cents(premiums[line])}</td><td class="n">${cents(premiums[line] / parts)}</td></tr>`
    })
    const before = audit
      ? `<tr><td>${chance.pick(['Audit of the ended term', 'Final audit, prior policy'])}</td><td>${voice.text(truth.prior.gl.number)}</td><td>${voice.date(truth.prior.gl.effective)} – ${voice.date(truth.prior.gl.expiration)}</td><td class="n"></td><td class="n">${cents(audit)}</td></tr>`
      : ''
    const day = voice.date(daysLater(gl.effective, 20))
    const html = `<div class="bl"><div class="row"><div><h1>${chance.pick(['Your bill', 'Member account bill', 'Statement of account'])}</h1>${voice.carrier('gl')}<br><span class="sm">${voice.address(gl.carrier.address).join(' · ')}${chance.maybe(0.3) ? ` · NAIC ${voice.naic('gl')}` : ''}</span></div><div class="due">Please pay by ${day}<b>$${cents(due)}</b><span class="sm">account ${account}</span></div></div>
<div class="row" style="margin:22px 0"><div>${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div><div><span class="sm">Questions? Call your agent</span><br>${[voice.producer(), ...voice.producerAddress()].join('<br>')}<br>${voice.reach('phone')}</div></div>
<table><tr><th>Policy</th><th>Number</th><th>Policy term</th><th class="n">Yearly premium</th><th class="n">This bill</th></tr>${(chance.maybe(0.5) ? [before, ...rows] : [...rows, before]).join('')}<tr><td>Installment charge</td><td></td><td></td><td class="n"></td><td class="n">6.00</td></tr></table>
${schedule(voice, parts, due - audit)}<div class="cut"><div class="row"><div class="sm">Tear here and send this part with your check<br>${voice.carrier('gl')}<br>${voice.address(gl.carrier.address).join('<br>')}</div><div style="text-align:right">Account ${account}<br>Amount due <b>${cents(due)}</b><br>Amount enclosed ____________</div></div></div></div>`
    return { kind: 'invoice', feeds: 'fills', html, css: CSS }
  },
}

function schedule(voice: Voice, parts: number, each: number): string {
  const { chance, truth } = voice
  const dates = Array.from({ length: 3 }, (_, index) =>
    daysLater(truth.policies.gl.effective, 20 + Math.round(330 / parts) * (index + 1)),
  )
  return `<p class="sm">Payments received since the last bill: ${cents(chance.int(100, 2000))}. Coming installments: ${dates.map((date) => `${voice.date(date)} ${cents(each)}`).join('; ')}. A returned check costs $25.00. A payment after the due date may cost $10.00, and a policy for which nothing is paid ends after notice. ${chance.pick(['Paying in full now saves the installment charge.', 'Ask us about paying from your bank account.'])}</p>`
}
