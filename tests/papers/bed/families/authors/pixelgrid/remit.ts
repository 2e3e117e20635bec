import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { FONTS } from '../../../style.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { agent, brief, cents, from, RESET, slashed, spelled, table, to, tr, WIDE, who } from './kit.ts'

/** What a bill calls a policy; the name of a liability policy says that there is one. */
const called = (voice: Voice, line: Line) => {
  const { pick } = voice.chance
  if (line === 'gl')
    return voice.tick('gl.coverage', pick(['Commercial general liability', 'General liability', 'CGL']))
  if (line === 'umbrella') return voice.tick('umbrella.umbrella', pick(['Umbrella', 'Commercial umbrella']))
  if (line === 'auto') return pick(['Commercial auto', 'Business automobile'])
  return pick(['Workers compensation', 'WC &amp; employers liability'])
}
const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc']
const billed = (voice: Voice) => {
  const lines = voice.chance.some(LINES, voice.chance.int(2, 4))
  return voice.chance.maybe(0.5) ? lines : voice.chance.shuffle(lines)
}
const premium = (voice: Voice, line: Line) => voice.truth.policies[line].premium
const total = (voice: Voice, lines: Line[]) => lines.reduce((sum, line) => sum + premium(voice, line), 0)
/** The last item of the term before, whose policy is over. */
const leftover = (voice: Voice, line: Line) => {
  const before = voice.truth.prior[line]
  return { number: voice.text(before.number), term: `${voice.date(before.effective)}–${voice.date(before.expiration)}`, amount: cents(voice.chance.int(40, 900)) }
} // biome-ignore format: a table

/** Portrait with a coupon to tear off. */
function coupon(voice: Voice): Drawn {
  const { chance } = voice
  const lines = billed(voice)
  const old = leftover(voice, lines[0]!)
  const rate = chance.pick([20, 25, 40])
  const due = cents((total(voice, lines) * rate) / 100)
  return {
    kind: 'invoice',
    feeds: 'fills',
    html: `<div class="pg cpn"><div class="top"><div>${agent(voice)}<br>${voice.reach('phone')}</div><h1>Premium notice</h1></div><p>Billed to: ${who(voice, ', ')}</p><h2>Policies in force on this account</h2>${lines.map((line) => `<section><p><b>${called(voice, line)}</b> ${voice.number(line)}</p><p>${voice.carrier(line)}</p><p>Term: ${from(voice, line)} through ${to(voice, line)}</p><p>Annual premium ${cents(premium(voice, line))} · installment 1 of ${chance.pick([4, 9, 10])} · ${rate}%</p></section>`).join('')}<p class="old">Final audit of ended policy ${old.number} (${old.term}): ${old.amount}, paid with thanks.</p><div class="cut"><p>✂ &nbsp; Return with payment</p>${table([['Account', chance.digits(8)], ['Due', voice.date(daysLater(voice.truth.policies[lines[0]!].effective, 20))], ['Pay this amount', due], ['Late charge after due date', '$15.00']])}</div></div>`,
    css: `${RESET} .cpn{font:10pt ${FONTS.narrow}} .cpn .top{display:flex;justify-content:space-between} .cpn h1{font-size:22pt;color:#03507a} .cpn>p{margin:12pt 0} .cpn h2{font-weight:bold;border-bottom:1pt solid #03507a} .cpn section{margin:8pt 0 8pt 14pt} .cpn .old{font-size:8pt} .cpn .cut{border-top:1.5pt dashed #333;margin-top:60pt;padding-top:8pt}`,
  } // biome-ignore format: a page
}

/** Landscape: an account ledger under grouped heads. */
function ledger(voice: Voice): Drawn {
  const { chance } = voice
  const lines = billed(voice)
  const day = chance.pick([slashed, brief])
  const lined = chance.maybe(0.5)
  const row = (line: Line) => [
    called(voice, line),
    voice.number(line),
    voice.carrier(line),
    from(voice, line, day),
    to(voice, line, day),
    cents(premium(voice, line)),
    `${chance.int(10, 17)}%`,
    cents(premium(voice, line) / 10),
  ]
  const old = leftover(voice, lines[0]!)
  const before = voice.truth.prior[lines[0]!]
  const gone = [
    'Audit, ended term',
    old.number,
    voice.text(before.carrier.name),
    day(before.effective),
    day(before.expiration),
    '',
    '',
    `${old.amount} CR`,
  ]
  return {
    kind: 'invoice',
    feeds: 'fills',
    running: `<span>Statement ${chance.digits(7)}</span><span style="float:right">${voice.insured()}</span>`,
    html: `<div class="pg ldg${lined ? ' lined' : ''}"><table><tr><td>${who(voice)}</td><td>${agent(voice)}</td><td class="n">Balance<br><b>${cents(total(voice, lines) / 10)}</b></td></tr></table><h1>Statement of account</h1><table class="m"><thead><tr><th rowspan="2">For</th><th colspan="2">Policy in force</th><th colspan="2">Term</th><th colspan="3">This bill</th></tr>${tr(['Number', 'Company', 'Begins', 'Ends', 'Year', 'Rate', 'Due now'], 'th')}</thead><tbody>${lines.map((line) => tr(row(line))).join('')}${tr(gone, 'td', 'gone')}</tbody></table><p>Limits are shown in each policy’s declarations. Checks returned cost $25.</p></div>`,
    css: `${RESET}${WIDE} .ldg{font:8.5pt ${FONTS.sans}} .ldg h1{font-size:17pt;margin:14pt 0 6pt} .ldg .m thead th{background:#333;color:#fff} .ldg.lined .m td{border:.5pt solid #999} .ldg .gone td{color:#888;font-style:italic} .ldg .n b{font-size:15pt}`,
  } // biome-ignore format: a page
}

/** A letter sent with an e-mail. */
function mailed(voice: Voice): Drawn {
  const { chance } = voice
  const lines = billed(voice)
  const old = leftover(voice, lines.at(-1)!)
  const told = (line: Line) =>
    `<p><b>${voice.number(line)}</b> – ${called(voice, line)}, issued by ${voice.carrier(line)} for ${from(voice, line, spelled)} to ${to(voice, line, spelled)}. We have charged ${cents(premium(voice, line))}.</p>`
  return {
    kind: null,
    feeds: 'fills',
    mail: {
      subject: chance.pick(['Invoice attached', 'Your renewal bill', 'Payment reminder']),
      words: chance.pick(['Please find our bill attached. The coverage has been issued and is in effect.', 'Hello,\n\nthe invoice for the policies now in force is attached.\n\nThank you']),
    },
    html: `<div class="pg ml"><p class="r">${agent(voice)}<br>${voice.reach('email')}</p><p>${who(voice)}</p><h1>${chance.pick(['What you owe', 'Invoice'])} ${chance.digits(5)}</h1><p>The following policies have been issued and are in effect:</p>${lines.map(told).join('')}<p class="big">${cents(total(voice, lines))}</p><p>A late fee of 1.5% a month applies. ${chance.maybe(0.6) ? `Your former policy ${old.number} (${old.term}) is closed with a credit of ${old.amount}.` : ''}</p></div>`,
    css: `${RESET} .ml{font:11.5pt ${FONTS.serif}} .ml .r{text-align:right;font-size:9pt} .ml p{margin:10pt 0} .ml h1{font-size:18pt} .ml .big{font-size:24pt}`,
  } // biome-ignore format: a page
}

/** A bill for policies that have been issued: numbers, terms and companies hold, amounts are premiums, and an ended term stands beside them. */
export const remit: Paper = { draw: (voice) => voice.chance.pick([coupon, ledger, mailed])(voice) }
