import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { FONTS } from '../../../style.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { brandOf, cash, end, own, short, slashed, start } from './words.ts'

const NAMES: Record<Line, string> = {
  gl: 'General liability',
  auto: 'Business auto',
  umbrella: 'Umbrella',
  wc: 'Workers’ comp',
  professional: 'Professional liability',
}

/** The words of a line, with the ticks that they set. */
function named(voice: Voice, line: Line): string {
  if (line === 'gl') return voice.tick('gl.coverage', NAMES.gl)
  return line === 'umbrella' ? voice.tick('umbrella.umbrella', NAMES.umbrella) : NAMES[line]
}

function reminderOfLimits(voice: Voice, line: Line): string {
  if (line === 'gl')
    return `pays up to ${own(voice, 'gl', 'occurrence', short)} per accident, ${own(voice, 'gl', 'aggregate', short)} per year`
  if (line === 'umbrella') return `adds ${own(voice, 'umbrella', 'occurrence', short)} per event on top`
  return ''
}

const spread = (left: string, right: string, width = 64) => `${left.padEnd(width - right.length)}${right}`

function stacked(voice: Voice, lines: Line[], paid: string[]): string {
  const slips = lines.map((line, index) => {
    const limits = reminderOfLimits(voice, line)
    return [
      spread(named(voice, line).toUpperCase(), paid[index]!),
      `   policy   ${voice.number(line)}`,
      `   on       ${start(voice, line, slashed)} - ${end(voice, line, slashed)}`,
      `   insurer  ${voice.carrier(line)}`,
      ...(limits ? [`   ${limits}`] : []),
    ].join('\n')
  })
  return slips.join('\n\n')
}

function inColumns(voice: Voice, lines: Line[], paid: string[]): string {
  const rows = lines.map((line, index) => {
    const dates = `${start(voice, line, slashed).padEnd(12)}${end(voice, line, slashed).padEnd(12)}`
    return `${voice.number(line).padEnd(17)}${dates}${`${named(voice, line)} (${index + 1})`.padEnd(28)}${paid[index]!.padStart(11)}`
  })
  const notes = lines.map((line, index) => {
    const limits = reminderOfLimits(voice, line)
    return `(${index + 1}) with ${voice.carrier(line)}${limits ? `;\n    ${limits}` : ''}`
  })
  return `${'Policy'.padEnd(17)}${'On from'.padEnd(12)}${'Off on'.padEnd(12)}${'What'.padEnd(28)}${'Paid today'.padStart(11)}\n${'-'.repeat(80)}\n${rows.join('\n')}\n\n${notes.join('\n')}`
}

const CSS = `.rc{font:10px/1.45 ${FONTS.mono};margin:0;white-space:pre}`

/** A receipt from the till: which policies were paid for and are on, above the payments for the year before. */
export const receipt: Paper = {
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const lines: Line[] = ['gl', ...chance.some<Line>(['auto', 'umbrella', 'wc', 'professional'], chance.int(1, 2))]
    const sums = lines.map(() => chance.int(40, 1900) + chance.int(0, 99) / 100)
    const paid = sums.map(cash)
    const total = cash(sums.reduce((sum, one) => sum + one, 0))
    const body = chance.maybe(0.5) ? stacked(voice, lines, paid) : inColumns(voice, lines, paid)
    const before = lines.map((line) => {
      const { number, effective, expiration } = truth.prior[line]
      return `${voice.text(number).padEnd(17)}${slashed(effective)} - ${slashed(expiration)}  over, paid in full`
    })
    const html = `<pre class="rc">          ${brandOf(voice).toUpperCase()} * PAYMENT RECEIPT *
          no. ${chance.digits(9)}

Thanks, we got your money. ${chance.pick(['These policies are on:', 'Your cover is on, and this is what you paid for:'])}

Paid by
   ${voice.insured()}
   ${voice.insuredAddress().join('\n   ')}

${body}

${spread(`CARD *${chance.digits(4)}   ${slashed(truth.policies.gl.effective)}`, total)}
${spread('card fee', cash(3.5))}

Next payment: ${slashed(daysLater(truth.policies.gl.effective, 31))}, taken by itself. If the card
says no we try again after 5 days (fee ${cash(20)}).

Earlier
${before.join('\n')}
${chance.maybe(0.6) ? `\nSold through ${voice.producer()}\n   ${voice.producerAddress().join('\n   ')}\n   tel ${voice.reach('phone')}\n` : ''}
This is not a policy. Save it for your taxes.</pre>`
    return { kind: 'invoice', feeds: 'fills', html, css: CSS }
  },
}

const STOP_CSS = `.st{font:12px/1.6 ${FONTS.serif};max-width:600px}.st h1{font-size:27px;line-height:1.2;color:#8f1d1d;margin:40px 0 14px}.st ol{border-left:3px solid #8f1d1d;list-style:none;padding-left:16px;margin:14px 0}.st li{margin-bottom:6px}.st table{border-collapse:collapse;margin:8px 0}.st td{border:0;padding:1px 18px 1px 0;color:#666;font-size:10.5px}`

// biome-ignore format: a page
function hadBefore(voice: Voice): string {
  const { chance, truth } = voice
  const { limits, carrier, number } = truth.policies.gl
  const rows = [['Number', voice.text(number)], ['Company', voice.text(carrier.name)], ['One accident', voice.money(limits.occurrence!)], ['Whole year', voice.money(limits.aggregate!)], ['Rented rooms', voice.money(limits.rented!)], ['Doctor bills', voice.money(limits.medical!)]]
  return `<p>${chance.pick(['What you had, for your files:', 'This is what you no longer have:'])}</p><table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`
}

/** Cover that stopped because nobody paid; its number, dates and limits are named as things of the past. */
export const stopped: Paper = {
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const { effective } = truth.policies.gl
    const stop = daysLater(effective, chance.int(40, 200))
    const due = daysLater(stop, -30)
    const owed = cash(chance.int(60, 900))
    const why = chance.pick([
      `<li>${voice.date(due)} – ${owed} was due.</li><li>${voice.date(daysLater(due, 8))} – we wrote. Then we wrote again.</li><li>${voice.date(daysLater(due, 18))} – we sent the notice of cancellation the law asks for.</li><li><b>${voice.date(stop)} – your liability policy was cancelled.</b></li>`,
      `<li>${voice.date(effective)} – your year began.</li><li>${voice.date(daysLater(stop, -6))} – you asked us to end it early.</li><li><b>${voice.date(stop)} – cancelled, as you asked. We send back ${owed}.</b></li>`,
    ])
    const html = `<div class="st"><p>${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</p><h1>${chance.pick([`Your insurance stopped on ${voice.date(stop)}.`, `Cancelled. Since ${voice.date(stop)} you have no cover with us.`, 'You are not insured any more.'])}</h1><p>How it came to this:</p><ol>${why}</ol>${hadBefore(voice)}
<p>${chance.pick(['Anything that happened after that day is yours to pay. Please stop showing our certificates to people.', 'If you showed a certificate of ours to a landlord, tell them. We did, too.'])}</p><p>Want to come back? Answer six questions and we make you a new offer. It may cost more, and it would not count for the days in between.</p><p style="font-size:9px">${voice.text(truth.policies.gl.carrier.name)} · notice of cancellation, form NC-${chance.digits(2)}</p></div>`
    return { kind: 'notice', feeds: 'nothing', html, css: STOP_CSS }
  },
}
