import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { basisOf, limitsOf, mailOf, type Said, said, short, titleOf } from './words.ts'

type Message = { from: string; to: string; when: string; words: string[] }

/** A printed thread: a recap of what is bound, a correction of its limits that may be taken back, and an umbrella that may have been dropped. */
export const thread: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const [corrected, keeps, hasAuto, asTicket] = [0.5, 0.5, 0.6, 0.4].map((odds) => chance.maybe(odds))
    const style = chance.int(0, 2)
    const own = chance.pick([short, voice.money, voice.money])
    const gl = said(voice, 'gl', true)
    const wrong = said(voice, 'gl', false, { ...truth.policies.gl, limits: truth.prior.gl.limits, excluded: null })
    const umbrella = said(voice, 'umbrella', keeps!)
    const auto = said(voice, 'auto', true)
    const underwriter = truth.names.person()
    const company = truth.policies.gl.carrier.name
    const agent = `${voice.reach('contact')} &lt;${voice.reach('email')}&gt;`
    const carrier = `${voice.text(underwriter)} &lt;${mailOf(underwriter, company)}&gt;`
    const day = (days: number, time: string) => `${voice.date(daysLater(truth.policies.gl.effective, days))} ${time}`
    const list = (one: Said) =>
      limitsOf(one, style, own)
        .map(([words, amount]) => `${words} ${amount}`)
        .join(chance.pick(['; ', '<br>', ', ']))
    const recap = (one: Said, limits = list(one)) =>
      `<b>${titleOf(one, style)}</b> &ndash; ${one.carrier()}, ${chance.pick(['policy', 'pol #', 'no.'])} ${one.number()}, ${one.effective()} to ${one.expiration()}<br>${limits}`
    const signed = `${voice.text(underwriter)}<br>Commercial Underwriter | ${voice.text(company)}`
    const from = voice.insuredAddress().join(', ')
    const messages: Message[] = [
      {
        from: carrier,
        to: agent,
        when: day(2, '9:14 AM'),
        words: [
          `Good morning, all of ${voice.insured()} (${from}) is issued. Here is the recap you wanted for certificates:`,
          recap(gl, `${basisOf(gl)} form. ${list(corrected ? wrong : gl)}`),
          ...(hasAuto ? [`${recap(auto)}<br>Covered auto symbols ${auto.symbols()}`] : []),
          recap(umbrella),
          `Total for the account is ${voice.money(truth.policies.gl.premium)} plus a ${voice.money(150)} policy fee.`,
          signed,
        ],
      },
      {
        from: carrier,
        to: agent,
        when: day(2, '11:40 AM'),
        words: [
          chance.pick([
            'Correction to my earlier message. The general liability limits I typed are not right. They should read:',
            'Sorry &ndash; please replace the GL limits in the recap with these, I pulled up the wrong screen:',
          ]),
          list(corrected ? gl : wrong),
          'Everything else stays as sent.',
          signed,
        ],
      },
    ]
    if (!corrected)
      messages.push({
        from: carrier,
        to: agent,
        when: day(2, '2:05 PM'),
        words: [
          chance.pick([
            'Please disregard the 11:40 message, those limits belong to another account. The recap of 9:14 was right after all and is how the general liability policy was issued.',
            'Me again. I was right the first time: the GL is issued with the limits in the 9:14 note. Throw out the 11:40 one.',
          ]),
          signed,
        ],
      })
    const block = `${voice.reach('contact')}<br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>T ${voice.reach('phone')}`
    messages.push(
      {
        from: agent,
        to: carrier,
        when: day(3, '8:31 AM'),
        words: [
          'Thank you. One more thing: the owner is not sure that he wants to pay for the umbrella. Could it still come off flat? I will let you know today.',
          block,
        ],
      },
      {
        from: agent,
        to: carrier,
        when: day(3, '4:12 PM'),
        words: [
          keeps
            ? 'He is keeping the umbrella. No change please.'
            : 'He does not want the umbrella. Please void it back to inception.',
          block,
        ],
      },
      {
        from: carrier,
        to: agent,
        when: day(4, '9:02 AM'),
        words: [
          keeps
            ? 'Good, then nothing changes here. The umbrella stays as issued.'
            : 'Done. The umbrella was cancelled flat, so there has never been coverage under that number. The other coverage is not touched.',
          signed,
        ],
      },
    )
    const subject = `${chance.pick(['RE: ', 'Re: FW: '])}${voice.insured()} &ndash; ${chance.pick(['recap for certs', 'policies issued', 'coverage recap'])}`
    const shown = asTicket ? messages : [...messages].reverse()
    const html = asTicket
      ? `<div class="tk"><h2>Correspondence file &middot; ${subject}</h2>${shown.map((one, index) => `<section><div class="n">${index + 1}</div><div class="m"><div class="h"><b>${one.from}</b> wrote to ${one.to} on ${one.when}</div>${one.words.map((words) => `<p>${words}</p>`).join('')}</div></section>`).join('')}</div>`
      : `<div class="ol"><h1>${voice.reach('contact')}</h1>${shown.map((one) => `<table><tr><td>From:</td><td>${one.from}</td></tr><tr><td>Sent:</td><td>${one.when}</td></tr><tr><td>To:</td><td>${one.to}</td></tr><tr><td>Subject:</td><td>${subject}</td></tr></table>${one.words.map((words) => `<p>${words}</p>`).join('')}`).join('<hr>')}</div>`
    return { kind: 'letter', feeds: 'fills', html, css: CSS }
  },
}

const CSS = `
.ol { font: 10pt 'Liberation Sans', sans-serif; color: #111 } .ol h1 { font-size: 12pt; border-bottom: 3px solid #000; padding-bottom: 4px; margin: 0 0 8px }
.ol table { border: 0; border-collapse: collapse; margin: 4px 0 8px } .ol td { border: 0; padding: 1px 14px 1px 0; font-size: 9.5pt } .ol td:first-child { font-weight: 700 } .ol hr { border: 0; border-top: 1px solid #aab; margin: 14px 0 } .ol p { margin: 0 0 8px }
.tk { font: 9pt 'DejaVu Sans', sans-serif } .tk h2 { font-size: 11pt; background: #eef; padding: 6px } .tk section { display: grid; grid-template-columns: 28px 1fr; margin: 8px 0; break-inside: avoid } .tk .n { font-size: 14pt; color: #88a } .tk .m { border-left: 3px solid #88a; padding-left: 10px } .tk .h { color: #345; font-size: 8pt } .tk p { margin: 5px 0 }`
