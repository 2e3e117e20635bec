import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { from, longDate, slashed, until } from './words.ts'

const cents = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })

/** An agency's statement of account that looks like a bank's: it lists the policies in force without a single limit, between charges, payments and an audit of an expired term. */
export const statement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.shuffle<Line>(['gl', ...chance.some<Line>(['auto', 'umbrella', 'wc'], chance.int(1, 3))])
    const words = chance.pick<Record<Line, string>>([
      { gl: 'General liability', auto: 'Business auto', umbrella: 'Umbrella', wc: 'Workers’ compensation', professional: '' },
      { gl: 'CGL', auto: 'BAP', umbrella: 'UMB', wc: 'WC', professional: '' },
      { gl: 'Comml general liab', auto: 'Comml automobile', umbrella: 'Comml umbrella', wc: 'Work comp', professional: '' },
    ]) // biome-ignore format: a table
    const name = (line: Line) => line === 'gl' ? voice.tick('gl.coverage', words.gl) : line === 'umbrella' ? voice.tick('umbrella.umbrella', words.umbrella) : words[line] // biome-ignore format: a choice
    const day = chance.pick([slashed, undefined])
    const opened = daysLater(truth.policies.gl.effective, chance.int(40, 60))
    const closed = daysLater(opened, 30)
    const layout = chance.pick(['table', 'lines', 'grouped'] as const)
    const premium = (line: Line) => voice.money(truth.policies[line].premium)
    const entry = (line: Line) => `<tr><td>${name(line)}</td><td>${voice.number(line)}</td>${layout === 'grouped' ? '' : `<td>${voice.carrier(line)}</td>`}<td>${from(voice, line, day)}</td><td>${until(voice, line, day)}</td><td class="n">${premium(line)}</td></tr>`
    const carriers = [...new Set(lines.map((line) => truth.policies[line].carrier.name))]
    const grouped = carriers.map((carrier) => {
      const theirs = lines.filter((line) => truth.policies[line].carrier.name === carrier)
      theirs.forEach((line) => void voice.carrier(line))
      return `<tr><td colspan="5" class="g">${voice.carrier(theirs[0]!)}</td></tr>${theirs.map(entry).join('')}`
    })
    const policies =
      layout === 'lines'
        ? lines.map((line) => `<p class="li"><b>${voice.number(line)}</b> &nbsp;${name(line)}, ${voice.carrier(line)}, ${from(voice, line, day)} to ${until(voice, line, day)}, ${premium(line)} a year</p>`).join('')
        : `<table><tr><th>Coverage</th><th>Policy</th>${layout === 'grouped' ? '' : '<th>Company</th>'}<th>From</th><th>To</th><th class="n">Premium, full term</th></tr>${layout === 'grouped' ? grouped.join('') : lines.map(entry).join('')}</table>`
    const previous = chance.int(300, 4000) + 0.5
    let balance = previous
    const moves: [string, number][] = [
      ...lines.map((line) => [`Installment ${chance.int(2, 5)}, policy ${voice.text(truth.policies[line].number)}`, Math.round(truth.policies[line].premium / 10)] as [string, number]),
      ['Payment received, thank you', -previous],
      [`Audit of expired policy ${voice.text(truth.prior.gl.number)}, ${slashed(truth.prior.gl.effective)} to ${slashed(truth.prior.gl.expiration)}`, chance.pick([-1, 1]) * chance.int(60, 900)],
      ...(chance.maybe(0.5) ? [['Installment fee', 7.5] as [string, number]] : []),
    ]
    const dated = chance.shuffle(moves).map((move, index) => [daysLater(opened, 2 + index * 4), ...move] as const)
    const rows = dated.map(([date, text, amount]) => {
      balance += amount
      return `<tr><td>${slashed(date).slice(0, 5)}</td><td>${text}</td><td class="n">${amount > 0 ? cents(amount) : ''}</td><td class="n">${amount < 0 ? cents(-amount) : ''}</td><td class="n">${cents(balance)}</td></tr>`
    })
    const sum = (of: (amount: number) => boolean) => cents(Math.abs(moves.filter(([, amount]) => of(amount)).reduce((total, [, amount]) => total + amount, 0)))
    const summary = [['Balance brought forward', cents(previous)], ['Charges', sum((amount) => amount > 0)], ['Payments and credits', sum((amount) => amount < 0)], [balance > 0 ? `Please pay by ${longDate(daysLater(closed, 20))}` : 'Credit, nothing to pay', `$${cents(Math.abs(balance))}`]]
    const parts = [`<h3>${chance.pick(['Policies in force on this account', 'What we insure for you today', 'Current policies'])}</h3>${policies}`, `<h3>Activity, ${slashed(opened)} to ${slashed(closed)}</h3><table><tr><th>Date</th><th>Description</th><th class="n">Charges</th><th class="n">Credits</th><th class="n">Balance</th></tr><tr><td></td><td>Balance brought forward</td><td></td><td></td><td class="n">${cents(previous)}</td></tr>${rows.join('')}</table>`]
    const html = `<div class="ws"><div class="tp"><div><b class="ag">${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}${chance.maybe(0.4) ? `<br>${voice.reach('email')}` : ''}</div><div class="bx"><b>Statement of account</b>${[['Account', chance.digits(8)], ['Closing date', slashed(closed)], ...summary].map(([what, value]) => `<p><span>${what}</span><span>${value}</span></p>`).join('')}</div></div><div class="to">${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div>
${(chance.maybe(0.6) ? parts : parts.reverse()).join('')}<p class="fi">A check that comes back unpaid costs $35.00. A policy canceled for nonpayment may be reinstated once, for $50.00, if the company agrees. Interest of 1½% a month runs on balances above $500 after 60 days.</p><div class="st"><p>Cut here and return with your check. Account of ${voice.insured()}</p><p>Amount due <b>$${cents(Math.max(balance, 0))}</b> &nbsp; Amount enclosed $ ______________</p></div></div>`
    return { kind: 'invoice', feeds: 'fills', html, css: CSS }
  },
} // biome-ignore format: a page

const CSS = `
.ws { font: 9.5px/1.45 'Liberation Sans', sans-serif } .ws .tp { margin-right: 4px; display: flex; justify-content: space-between } .ws .ag { font-size: 14px } .ws .bx { width: 270px; border: 1px solid #357; padding: 8px 10px } .ws .bx p { display: flex; justify-content: space-between; margin: 2px 0 } .ws .bx p:last-child { font-weight: bold; border-top: 1px solid #357; padding-top: 3px }
.ws .to { margin: 26px 0 20px 30px; font-size: 10.5px } .ws h3 { background: #dde6ee; font-size: 10px; padding: 4px 6px; margin: 16px 0 4px } .ws table { width: 100%; border-collapse: collapse } .ws th { text-align: left; font-size: 8px; color: #357 } .ws td { padding: 3px 6px 3px 0; vertical-align: top } .ws .n { text-align: right } .ws .g { font-weight: bold; padding-top: 6px } .ws .li { margin: 3px 6px } .ws .fi { font-size: 8px; color: #555; margin-top: 14px } .ws .st { border-top: 1px dashed #555; margin-top: 30px; padding-top: 10px; display: flex; justify-content: space-between }
`
