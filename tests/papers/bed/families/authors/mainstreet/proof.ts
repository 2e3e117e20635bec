import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cards } from './cards.ts'
import { brandOf, helpLine } from './people.ts'
import { autosOf, insurerOf, limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'

/** The person who asked for the proof; nothing of the insured. */
function holder(voice: Voice): string {
  const { chance, truth } = voice
  return `<h3>${chance.pick(['Shown to', 'Made for', 'Certificate holder', 'Requested by'])}</h3>${[voice.text(truth.names.business()), ...voice.address(truth.names.address())].join('<br>')}`
}

function share(voice: Voice): string {
  const { chance } = voice
  const squares = Array.from(
    { length: 49 },
    () => `<i style="background:${chance.maybe(0.5) ? '#111' : '#fff'}"></i>`,
  ).join('')
  return `<div style="display:grid;grid-template-columns:repeat(7,9px);grid-auto-rows:9px;width:63px">${squares}</div><div class="c">Scan to check at verify.example.com<br>Share code ${chance.digits(4)}-${chance.digits(4)}</div>`
}

/** Proof of insurance as it looks on a phone, or as the page it is printed on. */
export const proof: Paper = {
  draw(voice) {
    const { chance } = voice
    const parts = cards(voice)
    const lines: Line[] = chance.shuffle(
      chance.some(['gl', 'wc', 'auto', 'umbrella', 'professional'] as const, chance.int(1, 3)),
    )
    const first = lines[0]!
    const phone = chance.maybe(0.45)
    const one = (line: Line, index: number) => {
      const title = `${titleOf(voice, line)} ${chance.maybe(0.5) ? '<span class="pill">Active</span>' : ''}`
      const amounts = limitsOf(voice, line, wordsFor(voice, line), phone && chance.maybe(0.6))
      const facts = policyOf(voice, line)
      const words = [
        line === 'auto' && chance.maybe(0.6) ? `Autos: ${autosOf(voice)}.` : '',
        line === 'wc' && chance.maybe(0.6) ? voice.tick('wc.statutory', 'Workers compensation: statutory.') : '',
        line === 'gl' && voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', 'Claims-made form.') : '',
        line === 'gl' && !voice.truth.policies.gl.claimsMade && chance.maybe(0.5)
          ? voice.tick('gl.occurrence', 'Occurrence form.')
          : '',
        line === 'gl' && chance.maybe(0.3) ? voice.tick('gl.perProject', 'General aggregate applies per project.') : '',
      ].filter(Boolean)
      const body = `${parts.lines(facts)}${
        chance.maybe(0.5)
          ? parts.lines(amounts)
          : parts.grid(
              phone ? 2 : 3,
              amounts.map(([caption, amount]) => parts.figure(amount, caption)),
            )
      }<div class="c">${words.join(' ')}</div>`
      return parts.card(index % 2 ? 'paper' : 'shield', title, body)
    }
    const all = lines.map(one)
    const who = `<h3>${chance.pick(['Insured', 'Policyholder', 'This business is insured'])}</h3><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}`
    const agency = chance.maybe(0.4)
      ? `<p><span class="c">${chance.pick(['Agency', 'Producer', 'Issued through'])}</span><br>${voice.producer()}<br>${voice.producerAddress().join(', ')}<br>${voice.reach('phone')} · ${voice.reach('email')}</p>`
      : `<p class="c">Issued by us directly. Questions? ${helpLine(voice)}</p>`
    const title = chance.pick([
      'Proof of insurance',
      'Digital proof of insurance',
      'Certificate of insurance',
      'Yes, they’re insured',
    ])
    const small = `<p class="fine">For information only. It gives the ${chance.pick(['holder', 'reader'])} no rights and does not change the ${lines.length > 1 ? 'policies' : 'policy'}. Made ${voice.date(daysLater(voice.truth.policies.gl.effective, chance.int(40, 300)))} at the customer’s request. Ref ${chance.digits(9)}.</p>`
    const asPhone = `<div style="width:${chance.pick([310, 360, 400])}px;margin:0 auto;border:1px solid #bbb;border-radius:22px;padding:16px"><div class="hero dark"><h2>${brandOf(voice, first)}</h2><h1>${title}</h1></div>${chance.maybe(0.5) ? who + all.join('<br>') : all.join('<br>') + who}${agency}${chance.maybe(0.6) ? holder(voice) : ''}${share(voice)}${small}</div>`
    const right = `${who}${agency}<br>${chance.maybe(0.8) ? holder(voice) : ''}<br>${share(voice)}`
    const asPage = `<div class="top"><div class="brand">${brandOf(voice, first)}</div><h1>${title}</h1></div><div class="split">${chance.maybe(0.5) ? `<div class="cells">${all.join('')}</div><div>${right}</div>` : `<div>${right}</div><div class="cells">${all.join('')}</div>`}</div>${small}`
    return { kind: 'certificate', feeds: 'fills', html: phone ? asPhone : asPage, css: parts.css }
  },
}

/** The insurer of a policy in a sentence. */
export const behind = (voice: Voice, line: Line): string => insurerOf(voice, line)[1]
