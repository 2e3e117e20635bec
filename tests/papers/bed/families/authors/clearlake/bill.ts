import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import * as part from './parts.ts'

/** A statement of account that bills the agency: policies in force by line with companies as codes, beside an audit of a term that is over. */
export const agencyBill: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names: Record<string, () => string> = {
      gl: () => voice.tick('gl.coverage', chance.pick(['Comm’l general liability', 'General liability'])),
      auto: () => chance.pick(['Commercial auto', 'Business auto']),
      umbrella: () => voice.tick('umbrella.umbrella', 'Commercial umbrella'),
      wc: () => chance.pick(['Workers compensation', 'Workers comp / EL']),
    }
    const lines = chance.some(Object.keys(names) as Line[], chance.int(2, 4))
    const companies = [...new Set(lines.map((line) => truth.policies[line].carrier))]
    const code = (line: Line) => String(companies.indexOf(truth.policies[line].carrier) + 1).padStart(2, '0')
    const rates = { gl: 15, auto: 12.5, umbrella: 15, wc: 8, professional: 10 }
    const cents = (amount: number) =>
      amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    let [gross, net] = [0, 0]
    const isCards = chance.maybe(0.35)
    const billed = lines.map((line) => {
      const said = part.inForce(voice, line)
      const { premium } = truth.policies[line]
      const commission = (premium * rates[line]) / 100
      gross += premium
      net += premium - commission
      const kind = chance.pick(['RENEWAL', 'NEW', 'RENEWAL'])
      if (isCards)
        return `<div class="grid">${part.box('Policy', said.number)}${part.box('Line', names[line]!())}${part.box('Term', `${said.from} – ${said.to}`)}${part.box('Transaction', kind)}${part.box('Company', said.company, 6)}${part.box('Gross / commission', `${cents(premium)} / ${rates[line]}%`)}${part.box('Net', cents(premium - commission))}</div>`
      return `<tr><td>${code(line)}</td><td>${said.number}</td><td>${names[line]!()}</td><td>${said.from}</td><td>${said.to}</td><td>${kind}</td><td class="r">${cents(premium)}</td><td class="r">${rates[line]}%</td><td class="r">${cents(premium - commission)}</td></tr>`
    })
    const audited = lines.at(-1)!
    const audit = chance.int(90, 2400)
    gross += audit
    net += audit * (1 - rates[audited] / 100)
    const old = `<tr><td>${code(audited)}</td><td>${voice.text(truth.prior[audited].number)}</td><td>${audited === 'umbrella' ? 'Adjustment' : 'Final audit'}, prior term</td><td>${voice.date(truth.prior[audited].effective)}</td><td>${voice.date(truth.prior[audited].expiration)}</td><td>AUDIT</td><td class="r">${cents(audit)}</td><td class="r">${rates[audited]}%</td><td class="r">${cents(audit * (1 - rates[audited] / 100))}</td></tr>`
    const dated = daysLater(truth.policies.gl.effective, 40)
    const legend = companies.map((company, index) => {
      const line = lines.find((one) => truth.policies[one].carrier === company)!
      return `<b>${String(index + 1).padStart(2, '0')}</b> ${voice.carrier(line)}`
    })
    const html = `<div class="cl ab">${part.top(truth.policies[lines[0]!].carrier, 'Agency bill statement', `Statement date ${voice.date(dated)} · Agency ${truth.producer.code}`)}
<div class="two"><div class="win">${part.agencyBlock(voice)}</div><div class="due"><span>Net amount due from agency</span><b>$${cents(net)}</b><span>Due ${voice.date(daysLater(dated, 30))}</span></div></div>
<p>Account of: <b>${voice.insured()}</b>, ${voice.insuredAddress().join(', ')}. Account no. ${chance.digits(8)}.</p>
${isCards ? billed.join('') : ''}<table class="t"><thead><tr><th>Co.</th><th>Policy</th><th>Line</th><th>Effective</th><th>Expires</th><th>Transaction</th><th class="r">Gross</th><th class="r">Comm.</th><th class="r">Net</th></tr></thead>${isCards ? old : chance.maybe(0.5) ? billed.join('') + old : old + billed.join('')}
<tr><td colspan="6" class="r"><b>Total</b></td><td class="r"><b>${cents(gross)}</b></td><td></td><td class="r"><b>${cents(net)}</b></td></tr></table>
<p class="fine">${isCards ? 'Company codes' : 'Companies'}: ${legend.join(' &nbsp; ')}</p>
<p>${chance.pick(['Policies shown as new or renewal are issued and in force on the statement date.', 'The new and renewal policies above are in force.'])} Aged balances: 30 days 0.00 · 60 days 0.00 · 90 days 0.00.</p>
<p class="fine">Balances of ${voice.money(25)} and less carry forward. A remittance that is late twice in twelve months may move the account to direct bill with an instalment charge of ${voice.money(8)}. Limits and terms are stated in the policies.</p>
<div class="slip">Remit with payment · Agency ${truth.producer.code} · $${cents(net)} · Payable to ${voice.text(part.mark(truth.policies[lines[0]!].carrier).replaceAll('&amp;', '&'))} · Questions: accounting ${voice.text(truth.names.phone())}</div></div>` // biome-ignore format: a page
    return {
      kind: 'invoice',
      feeds: 'fills',
      html,
      css: part.sheet(
        voice,
        `.ab .win{min-height:70px;padding:10px 0}.ab .due{background:#eef4f6;padding:10px;text-align:right}.ab .due b{display:block;font-size:18px}.ab .due span{display:block;font-size:8px}.ab .slip{border-top:1px dashed #777;margin-top:40px;padding-top:8px}`,
      ),
    }
  },
}
