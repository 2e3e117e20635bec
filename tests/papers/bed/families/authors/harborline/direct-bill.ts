import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cents } from './print-words.ts'

// biome-ignore format: a page
const CSS = `
body { font: 8pt/1.3 'Liberation Sans', sans-serif; margin: 0 }
.h6 { position: relative; height: 690pt } .h6 .at { position: absolute } .h6 .mono { font: 8.4pt/1.25 'DejaVu Sans Mono', monospace; letter-spacing: -.2pt }
.h6 .due { left: 330pt; top: 0; width: 184pt; border: 1pt solid #000 } .h6 .due div { display: flex; justify-content: space-between; padding: 2pt 6pt; border-bottom: .5pt solid #000 } .h6 .due div:last-child { border: 0; font-weight: bold; font-size: 9.5pt }
.h6 table { border-collapse: collapse; width: 100% } .h6 th, .h6 td { border: 0; background: none; text-align: left; padding: 1.5pt 3pt; font: 7.4pt/1.2 'DejaVu Sans Mono', monospace; letter-spacing: -.3pt; vertical-align: top; text-transform: none } .h6 { margin-right: 2pt } .h6 th { font: bold 6.6pt 'Liberation Sans', sans-serif; letter-spacing: 0; border-bottom: .8pt solid #000; border-top: .8pt solid #000 } .h6 .r { text-align: right }
.h6 .stub { left: 0; bottom: 0; width: 100%; border-top: 1pt dashed #000; padding-top: 6pt } .h6 .fine { font-size: 6.2pt; columns: 2 }`

const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc']
const name = (voice: Voice, line: Line): string => {
  const { chance } = voice
  if (line === 'gl') return voice.tick('gl.coverage', chance.pick(['Commercial General Liability', 'Comm Gen Liab (CGL)', 'General Liability']))
  if (line === 'umbrella') return voice.tick('umbrella.umbrella', chance.pick(['Commercial Umbrella', 'Umbrella Liability']))
  return line === 'auto' ? chance.pick(['Business Auto', 'Comm Automobile', 'Commercial Auto']) : chance.pick(['Workers Compensation', 'Workers Comp & Empl Liab'])
} // biome-ignore format: a table

/** A direct bill of an account: policies by number, term and company code, an audit of a former term, installments and charges. */
export const directBill: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const billed = chance.some(LINES, chance.int(2, 4))
    const companies = [...new Set(billed.map((line) => truth.policies[line].carrier.name))]
    const code = (line: Line) => `0${companies.indexOf(truth.policies[line].carrier.name) + 1}`
    const split = chance.maybe(0.5)
    const statement = daysLater(truth.policies.gl.effective, chance.int(40, 75))
    const due = daysLater(statement, chance.int(18, 25))
    const charges = billed.map((line) => ({ line, amount: Math.round(truth.policies[line].premium / 4) }))
    const rows = charges.map(({ line, amount }) => {
      const term = split ? `<td>${voice.effective(line)}</td><td>${voice.expiration(line)}</td>` : `<td colspan="2">${voice.effective(line)} - ${voice.expiration(line)}</td>` // biome-ignore format: a line
      return `<tr><td>${code(line)}</td><td>${voice.number(line)}</td><td>${name(voice, line)}</td>${term}<td class="r">${cents(truth.policies[line].premium)}</td><td class="r">${cents(amount)}</td></tr>`
    })
    const prior = truth.prior[billed[0]!]
    const audit = chance.int(30, 900)
    const hasAudit = chance.maybe(0.6)
    const last = hasAudit
      ? `<tr><td>${code(billed[0]!)}</td><td>${voice.text(prior.number)}</td><td>FINAL AUDIT, EXPIRED TERM</td><td>${voice.date(prior.effective)}</td><td>${voice.date(prior.expiration)}</td><td class="r">${cents(audit)}</td><td class="r">${cents(audit)}</td></tr>`
      : ''
    const fee = 5
    const total = charges.reduce((sum, { amount }) => sum + amount, fee + (hasAudit ? audit : 0))
    const legend = billed
      .filter((line, index) => billed.findIndex((other) => code(other) === code(line)) === index)
      .map((line) => `${code(line)} = ${voice.carrier(line)}`)
    billed.forEach((line) => void voice.carrier(line))
    const account = chance.digits(9)
    const agent = chance.maybe(0.7) ? `${voice.producer()}, ${voice.reach('phone')}` : [voice.producer(), ...voice.producerAddress()].join(', ') // biome-ignore format: a line
    const insured = [voice.insured(), ...voice.insuredAddress()].join('<br>')
    const sums: [string, string][] = [['Statement date', voice.date(statement)], ['Previous balance', '0.00'], ['Payment received', '0.00'], ['Installment charge', cents(fee)], ['Due date', voice.date(due)], ['MINIMUM DUE', `$${cents(total)}`]] // biome-ignore format: a table
    return {
      kind: 'invoice',
      feeds: 'fills',
      css: CSS,
      html: `<div class="h6"><div class="at" style="left:0;top:0"><b style="font-size:13pt">${chance.pick(['PREMIUM NOTICE', 'DIRECT BILL STATEMENT', 'STATEMENT OF ACCOUNT'])}</b><br>Companies of the group by code: see below</div><div class="at due">${sums.map(([label, value]) => `<div><span>${label}</span><span class="mono">${value}</span></div>`).join('')}</div>
<div class="at mono" style="left:24pt;top:66pt">${insured}</div><div class="at" style="left:0;top:134pt">Account <span class="mono">${account}</span> &nbsp; Your agent: <span class="mono">${agent}</span></div>
<div class="at" style="left:0;top:164pt;width:100%"><table><tr><th>Co.</th><th>Policy number</th><th>Coverage</th><th>${split ? 'Effective' : 'Policy term'}</th><th>${split ? 'Expires' : ''}</th><th class="r">Annual premium</th><th class="r">This bill</th></tr>${rows.join('')}${last}<tr><td colspan="6">INSTALLMENT CHARGE</td><td class="r">${cents(fee)}</td></tr></table><p>${legend.join(' &nbsp;&nbsp; ')}</p>
<p><b>Installment ${chance.int(2, 3)} of 4.</b> Coverage on the policies above continues as long as the minimum due reaches us by the due date. Paying the account in full now: <span class="mono">$${cents(total * 2)}</span>.</p><div class="fine">Checks returned unpaid: $25. A late charge of $10 is added to the next bill when payment comes after the due date. No charge is made when the annual premium is $500 or less. We do not change coverages from notes on the stub; write to your agent. An amount of $3 or less is carried over.</div></div>
<div class="at stub">Detach and return with your check. Write the account number on it. <div style="display:grid;grid-template-columns:1fr 1fr;margin-top:8pt" class="mono"><span>ACCT ${account}<br>DUE ${voice.date(due)}<br>MIN $${cents(total)}</span><span>REMIT TO<br>${voice.carrier(billed[0]!)}<br>${voice.address(truth.policies[billed[0]!].carrier.address).join('<br>')}</span></div><p class="mono">${account}${chance.digits(4)} 000${Math.round(total * 100)} ${chance.digits(3)}</p></div></div>`,
    } // biome-ignore format: a page
  },
}
