import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { bare, cents, MODERN, plainCss, SANS, said, short, slashed, term, thousands, tollFree, usd } from './kit.ts'

// biome-ignore format: a page
const CSS = (font: string) => `${plainCss(font, 8.6)}
.lb .head { display: flex; justify-content: space-between; } .lb .head b { font-size: 13pt; }
.lb .due { float: right; width: 220px; background: #f0efe6; padding: 8px 12px; margin: 10px 0 10px 20px; } .lb .due td:last-child { text-align: right; white-space: nowrap; }
.lb h2 { font-size: 11pt; margin: 14px 0 4px; clear: none; } .lb .lines { clear: both; }
.lb .lines td, .lb .lines th { border: 0.75px solid #999; padding: 3px 6px; } .lb .lines th { background: #f0efe6; font-size: 7.2pt; font-weight: 700; } .lb .lines .n { text-align: right; }
.lb .stub { border-top: 1.5px dashed #000; margin-top: 22px; padding-top: 8px; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 14px; break-inside: avoid; }
.lb .stub .amt { border: 1px solid #000; height: 26px; text-align: right; padding: 3px 6px; } .lb small { font-size: 6.6pt; }
.lb .ocr { font-family: 'DejaVu Sans Mono', monospace; font-size: 8pt; margin-top: 10px; }
`

/** A bill that repeats what is covered: one line of limits for each policy, one label for several amounts. */
export const bill: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines: Line[] = chance.pick<Line[]>([
      ['gl', 'auto', 'wc'],
      ['gl', 'umbrella'],
      ['gl', 'auto', 'umbrella', 'wc'],
      ['auto', 'wc'],
      ['gl', 'wc'],
    ])
    const date = chance.pick([short, slashed])
    const premium = lines.reduce((sum, line) => sum + truth.policies[line].premium, 0)
    const part = Math.round((premium / chance.pick([4, 10, 12])) * 100) / 100
    const audit = chance.int(-900, 1400)
    const due = Math.round((part + 5 + audit) * 100) / 100
    const billed = daysLater(truth.policies[lines[0]!].effective, chance.int(25, 150))
    const account = `${chance.digits(4)}-${chance.digits(5)}`
    const blocks = chance.maybe(0.4)
    const agent = chance.maybe(0.35)
    const first = truth.policies[lines[0]!]
    // biome-ignore format: a page
    const html = `<div class="lb"><div class="head"><div><b>${voice.carrier(lines[0]!)}</b><br><small>and its affiliated companies &nbsp;·&nbsp; Billing: ${tollFree(voice)}</small></div><div>${chance.pick(['PREMIUM STATEMENT', 'Your bill', 'Account statement'])}<br>${date(billed)}</div></div>
<div class="due"><table><tr><td>Account</td><td>${account}</td></tr><tr><td>Last payment, thank you</td><td>−${cents(part)}</td></tr><tr><td>Installment</td><td>${cents(part)}</td></tr><tr><td>Installment fee</td><td>${cents(5)}</td></tr><tr><td>Final audit, ended policy ${voice.text(truth.prior[lines[0]!].number)}</td><td>${cents(audit)}</td></tr><tr><td><b>Please pay by ${date(daysLater(billed, 21))}</b></td><td><b>${cents(Math.max(due, 0))}</b></td></tr></table></div>
<p style="margin-top:28px">${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p>
${agent ? `<p style="margin-top:10px"><small>AGENT</small> ${voice.producer()} &nbsp;${voice.reach('phone')}</p>` : ''}
<div class="lines"><h2>${chance.pick(['What you are paying for', 'Coverage recap', 'Your coverage with us today'])}</h2>${blocks ? lines.map((line) => block(voice, line, date)).join('') : table(voice, lines, date)}</div>
<h2>Installments to come</h2><p>${[1, 2, 3].map((at) => `${date(daysLater(billed, 21 + at * 30))} &nbsp;${cents(part + 5)}`).join(' &nbsp;&nbsp;|&nbsp;&nbsp; ')}</p>
<p style="margin-top:6px"><small>Pay ${cents(Math.round(premium * 0.7 * 100) / 100)} now and no more fees are charged. A returned check costs ${usd(20)}, a late payment ${usd(15)}. This bill repeats your coverage for your convenience.</small></p>
<div class="stub"><div><small>Send with your check</small><br>Account ${account}<br>${voice.insured()}</div><div><small>AMOUNT ENCLOSED</small><div class="amt">$</div></div><div><small>PAY TO</small><br>${voice.text(first.carrier.name)}<br>${voice.address({ ...first.carrier.address, one: `P.O. Box ${chance.digits(5)}`, two: '' }).join('<br>')}</div></div>
<p class="ocr">${chance.digits(12)} ${account.replace('-', '')} ${String(Math.round(Math.max(due, 0) * 100)).padStart(9, '0')} 0</p></div>`
    const mail = {
      subject: chance.pick(['Your bill is ready', `Statement for account ${account}`]),
      words: `Your statement of ${date(billed)} is attached. Pay online, by phone or with the stub. If you pay automatically you need not do anything.\n\nPlease do not answer this message; nobody reads the answers.`,
    }
    return {
      kind: 'invoice',
      feeds: 'fills',
      html,
      css: CSS(chance.pick([SANS, MODERN])),
      ...(chance.maybe(0.3) ? { mail } : {}),
    }
  },
}

const NAMES: Record<Line, string> = {
  gl: 'Commercial general liability',
  auto: 'Commercial auto',
  umbrella: 'Umbrella',
  wc: 'Workers compensation',
  professional: 'Professional liability',
}

const called = (voice: Voice, line: Line) =>
  line === 'umbrella' ? voice.tick('umbrella.umbrella', NAMES.umbrella) : NAMES[line]

/** What the amounts of a line are, and the amounts, in one order. */
function recap(voice: Voice, line: Line): [labels: string[], amounts: string[]] {
  const split = !voice.truth.policies.auto.limits.csl
  // biome-ignore format: a table
  const names: Record<Line, [string, string][]> = {
    gl: [['occurrence', 'each occurrence'], ['aggregate', 'general aggregate'], ['products', 'products aggregate']],
    auto: split ? [['perPerson', 'injury each person'], ['perAccident', 'injury each accident'], ['damage', 'property damage']] : [['csl', 'combined single limit']],
    umbrella: [['occurrence', 'each occurrence'], ['aggregate', 'aggregate']],
    wc: [['accident', 'each accident'], ['disease', 'disease policy limit'], ['employee', 'disease each employee']],
    professional: [],
  }
  const print = (amount: number) => (line === 'wc' ? thousands(amount) : bare(amount))
  return [names[line].map(([, words]) => words), names[line].map(([name]) => said(voice, line, name, print))]
}

function table(voice: Voice, lines: Line[], date: (iso: string) => string): string {
  const whole = voice.chance.maybe(0.6) ? ' style="white-space: nowrap"' : ''
  const rows = lines.map((line) => {
    const [labels, amounts] = recap(voice, line)
    const [from, to] = term(voice, line, date)
    const unit = line === 'wc' ? ' (thousands)' : ''
    // biome-ignore format: a row
    return `<tr><td>${called(voice, line)}<br><small>${voice.carrier(line)}</small></td><td${whole}>${voice.number(line)}</td><td>${from}<br>${to}</td><td>${amounts.join('/')}<br><small>${labels.join(' / ')}${unit}</small></td><td class="n">${usd(voice.truth.policies[line].premium)}</td></tr>`
  })
  return `<table class="lines"><tr><th>Coverage and company</th><th>Policy</th><th>From / to</th><th>Limits</th><th class="n">Year’s premium</th></tr>${rows.join('')}</table>`
}

function block(voice: Voice, line: Line, date: (iso: string) => string): string {
  const [labels, amounts] = recap(voice, line)
  const [from, to] = term(voice, line, date)
  const unit = line === 'wc' ? ',000' : ''
  const shown = amounts.map(
    (amount, at) => `<td>${/\d$/.test(amount) ? `$${amount}${unit}` : amount}<br><small>${labels[at]}</small></td>`,
  )
  // biome-ignore format: a page
  return `<table style="margin-bottom:8px"><tr><th colspan="${shown.length}">${called(voice, line)} &nbsp; ${voice.number(line)} &nbsp; <small>${from} through ${to}, ${voice.carrier(line)}</small></th></tr><tr>${shown.join('')}</tr></table>`
}
