import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { limitsOf, plain, said, short, titleOf } from './words.ts'

/** An e-mail with a notice of cancellation for two policies attached; the thread says for each of them whether the notice was withdrawn or took effect. */
export const noticeMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc'], 2)
    const kept = [chance.maybe(0.5), chance.maybe(0.5)]
    const style = chance.int(0, 1)
    const carrier = truth.policies[lines[0]!].carrier
    for (const line of lines) truth.policies[line].carrier = carrier
    const [one, other] = [said(voice, lines[0]!, kept[0]!), said(voice, lines[1]!, kept[1]!)]
    const later = [one.policy.effective, other.policy.effective].sort()[1]!
    const sent = daysLater(later, chance.int(50, 140))
    const stops = daysLater(sent, 12)
    const reason = chance.pick(['premium not paid', 'installment past due', 'nonpayment of premium'])
    const rows = [one, other].map((each) => `<tr><td>${each.number()}</td><td>${titleOf(each, style)}</td><td>${each.effective()}</td><td>${each.expiration()}</td><td class="r">${voice.money(chance.int(300, 4000))}</td></tr>`).join('') // biome-ignore format: a page
    const company = [one, other].map((each) => each.carrier())[0]!
    const title = chance.pick(['NOTICE OF CANCELLATION', 'NOTICE OF INTENT TO CANCEL', 'Cancellation Notice'])
    const html = `<div class="nc"><div class="top"><b>${company}</b><br>${voice.address(carrier.address).join('<br>')}</div><h1>${title}</h1><p class="d">Mailed ${voice.date(sent)}</p>
<div class="win">${[voice.insured(), ...voice.insuredAddress()].join('<br>')}</div>
<table><tr><th>Policy number</th><th>Kind of policy</th><th>Policy begins</th><th>Policy ends</th><th class="r">Amount due</th></tr>${rows}</table>
<p>You are hereby notified that the policies above will be cancelled at 12:01 a.m. standard time on <b>${voice.date(stops)}</b>. Reason: ${reason}.</p><p class="sm">If the amount due reaches us before that time we may set this notice aside and will tell you so. A returned check costs ${voice.money(25)}, a late payment ${voice.money(10)}. Amounts below ${voice.money(5)} are not billed.</p>
<div class="cc">Copy to agent:<br>${[voice.producer(), ...voice.producerAddress()].join('<br>')}</div></div>`
    const name = (each: typeof one) => `${plain(titleOf(each, style)).toLowerCase()} (${plain(each.number())})`
    const withLimits = chance.maybe(0.6)
    const terms = (each: typeof one) =>
      each.holds && withLimits ? ` Limits are the same as before: ${limitsOf(each, style, chance.pick([short, voice.money])).map(([words, amount]) => `${words} ${amount}`).join(', ')}.` : '' // biome-ignore format: a page
    const back = (each: typeof one) =>
      chance.pick([
        `The company rescinded the notice for the ${name(each)}. It stays in force with no gap.`,
        `Payment for the ${name(each)} was posted in time, notice withdrawn, coverage runs on without lapse.`,
      ]) + plain(terms(each))
    const gone = (each: typeof one) =>
      chance.pick([
        `The ${name(each)} was not paid. It was cancelled on ${voice.date(stops)} and will not be reinstated.`,
        `No luck with the ${name(each)}: the cancellation took effect ${voice.date(stops)} and stands. Do not certify it.`,
      ])
    const status = [one, other].map((each) => (each.holds ? back(each) : gone(each)))
    const words = `From: ${plain(voice.reach('contact'))}
Date: ${voice.date(daysLater(stops, 3))}

${chance.pick(['Hi, an update on the attached notice.', 'Following up on the notice below.', 'Where we stand on the attached:'])}

${(chance.maybe(0.5) ? status : [...status].reverse()).join('\n\n')}

${plain(voice.reach('contact'))}
${plain(voice.producer())}
${voice.reach('phone')}

----- Original message -----
Sent: ${voice.date(daysLater(sent, 3))}
We just received the attached notice from the company for ${plain(voice.insured())}. Unless they pay both will cancel ${voice.date(stops)}. I am calling the insured now, please hold all certificates until you hear from me.`
    const feeds = kept.some(Boolean) ? 'fills' : 'names only'
    return { kind: null, feeds, html, css: CSS, mail: { subject: `${chance.pick(['RE: ', 'Fwd: ', ''])}${plain(voice.insured())} - notice of cancellation`, words } }
  }, // biome-ignore format: a page
}

const CSS = `
.nc { font: 10pt 'Liberation Sans', sans-serif; position: relative } .nc .top { font-size: 9pt } .nc h1 { font-size: 15pt; text-align: center; border: 2px solid #000; padding: 6px; margin: 14px 0 6px } .nc .d { text-align: right } .nc .win { margin: 20px 0 30px 40px; line-height: 1.4 }
.nc table { width: 100%; border-collapse: collapse } .nc th, .nc td { border: 1px solid #000; padding: 4px 6px; text-align: left; font-size: 9pt } .nc .r { text-align: right } .nc .sm { font-size: 8pt } .nc .cc { margin-top: 40px; font-size: 8.5pt; border-top: 1px dashed #000; padding-top: 8px }`
