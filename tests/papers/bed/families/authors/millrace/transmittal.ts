import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dollars, MODERN, plain, SERIF } from './house.ts'

const TITLES: Record<Line, string> = {
  gl: 'general liability',
  auto: 'commercial automobile',
  umbrella: 'umbrella',
  wc: 'workers compensation',
  professional: 'professional liability',
}

/** A letter that goes with papers: policies delivered, applications to sign, a policy that stopped, or what a vendor must carry. Only the first says that something holds. */
export const transmittal: Paper = {
  draw(voice) {
    const kinds = [delivered, delivered, delivered, unsigned, stopped, demanded]
    return voice.chance.pick(kinds)(voice)
  },
}

const letter = (voice: Voice, to: string, re: string, body: string[], days = voice.chance.int(5, 25)) => {
  const { chance, truth } = voice
  const isSerif = chance.maybe(0.5)
  const html = `<div class="mrl ${isSerif ? 'serif' : ''}"><div class="lh"><b>${voice.producer()}</b><br>${voice.producerAddress().join(' · ')}<br>T ${voice.reach('phone')} · F ${voice.reach('fax')}</div><p>${voice.date(daysLater(truth.policies.gl.effective, days))}</p><p>${to}</p><p><b>RE: ${re}</b></p>${body.map((text) => `<p>${text}</p>`).join('')}<p>Sincerely,</p><p class="sign">${voice.reach('contact')}<br>Client Service Center<br>${voice.reach('email')}</p><p class="enc">Encl.</p></div>`
  return { html, css: CSS }
}

function delivered(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { policies, prior, names } = truth
  const lines = chance.some(['gl', 'auto', 'umbrella', 'wc'] as Line[], chance.int(1, 3))
  if (lines.includes('gl')) voice.tick('gl.coverage', '')
  if (lines.includes('umbrella')) voice.tick('umbrella.umbrella', '')
  const told = lines.map((line) => {
    const term = `${voice.effective(line)} to ${voice.expiration(line)}`
    const text = chance.pick([
      `${TITLES[line]} policy ${voice.number(line)}, written by ${voice.carrier(line)}, for the term ${term}`,
      `${voice.carrier(line)} ${voice.number(line)} (${TITLES[line]}), ${term}`,
    ])
    return `<li>${text}${chance.maybe(0.4) ? `; it renews ${voice.text(prior[line].number)}` : ''}</li>`
  })
  const limit =
    lines.includes('gl') && chance.maybe(0.6)
      ? `The general liability policy pays up to ${voice.limit('gl', 'occurrence')} for any one occurrence and ${voice.limit('gl', 'aggregate')} in the aggregate. `
      : ''
  const isMail = chance.maybe(0.45)
  const made = letter(
    voice,
    `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`,
    chance.pick(['Your policies', 'Policy delivery', 'Enclosed policies']),
    [
      'We are pleased to send you the policies below, which we have checked against what we ordered for you:',
      `<ul>${told.join('')}</ul>`,
      `${limit}Premium of ${voice.money(lines.reduce((sum, line) => sum + policies[line].premium, 0))} has been billed apart from this letter. Please read the policies and tell us within 30 days if anything is not as you expect.`,
      `You have chosen not to buy flood insurance, cyber insurance, or a higher limit${lines.includes('umbrella') ? '' : `; the umbrella of ${dollars(3_000_000)} that we quoted was declined`}.`,
      'Report every accident at once, even a small one. Please keep expired policies; they may still answer for old claims.',
    ],
  )
  const other = plain(voice.text(names.business()))
  const mail = {
    subject: `Policies for ${truth.insured.name}`,
    words: `Good morning,\n\nThe delivery letter is attached; the policies themselves are on the portal.\n\nOne more thing: policy ${chance.digits(3)}-${chance.digits(6)} for ${other}, your landlord, comes to you by mistake now and then. If it does, please delete it; it is not yours. It shows limits of ${dollars(4_000_000)} and ${dollars(8_000_000)}.\n\nThank you`,
  }
  return { kind: 'letter', feeds: 'fills', ...made, ...(isMail ? { mail } : {}) }
}

function unsigned(voice: Voice): Drawn {
  const { truth } = voice
  const body = [
    `Enclosed are the applications for the program that we hope to place for you on ${voice.date(truth.policies.gl.effective)}. Please sign where marked, answer the questions left open, and return them with a check for the deposit of ${voice.money(Math.round(truth.policies.gl.premium / 5))}.`,
    `We have asked ${voice.text(truth.policies.gl.carrier.name)} and ${voice.text(truth.names.carrier().name)} to quote general liability of ${dollars(truth.policies.gl.limits.occurrence!)} each occurrence and an umbrella of ${dollars(truth.policies.umbrella.limits.occurrence!)}. No company has answered so far.`,
    'You have no coverage through us until we write to you that it is bound.',
  ]
  return {
    kind: 'letter',
    feeds: 'nothing',
    ...letter(
      voice,
      `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`,
      'Applications for your signature',
      body,
      -30,
    ),
  }
}

function stopped(voice: Voice): Drawn {
  const { chance, truth } = voice
  const line = chance.pick(['gl', 'auto', 'wc'] as Line[])
  const { number, carrier, effective } = truth.policies[line]
  const body = [
    `We enclose the notice by which ${voice.text(carrier.name)} has cancelled your ${TITLES[line]} policy ${voice.text(number)}${chance.maybe(0.5) ? ', for premium that was not paid' : ' at your request'}. Coverage ended at 12:01 a.m. on ${voice.date(daysLater(effective, chance.int(3, 5)))}; losses after that moment are not insured.`,
    `The policy had been issued for a term from ${voice.date(effective)}. A return premium of ${voice.money(chance.int(2, 40) * 55)} will follow. We have no other policy of yours on our books.`,
    'If you want us to look for other coverage, call us today. Holders of certificates are told by separate letter.',
  ]
  return {
    kind: 'notice',
    feeds: 'nothing',
    ...letter(
      voice,
      `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`,
      `Notice of cancellation, policy ${voice.text(number)}`,
      body,
    ),
  }
}

function demanded(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { names, policies } = truth
  const gl = otherLimits(chance, 'gl', policies.gl.limits)
  const vendor = `${voice.text(names.business())}<br>${voice.address(names.address()).join('<br>')}`
  const body = [
    `We act for ${voice.insured()}, for whom you work under a purchase order. Your certificate is not on file. Before your next delivery please have your own agent send us one that shows no less than:`,
    `<ul><li>Commercial general liability: ${dollars(gl.occurrence!)} each occurrence, ${dollars(gl.aggregate!)} general aggregate, ${dollars(gl.products!)} products</li><li>Automobile, owned, hired and non-owned: ${dollars(1_000_000)} combined single limit</li><li>Workers compensation: statutory; employers liability ${dollars(500_000)} / ${dollars(500_000)} / ${dollars(500_000)}</li>${chance.maybe(0.6) ? `<li>Umbrella: ${dollars(5_000_000)}</li>` : ''}</ul>`,
    'Our client must be an additional insured, your insurance must be primary, and companies must be licensed in your state.',
    'A sample with invented numbers can be had from us on request.',
  ]
  return { kind: 'letter', feeds: 'names only', ...letter(voice, vendor, 'Insurance that you must carry', body) }
}

const CSS = `.mrl { font: 11.5px/1.5 ${MODERN}; padding: 10px 34px } .mrl.serif { font-family: ${SERIF} } .mrl .lh { border-bottom: 1px solid #666; padding-bottom: 6px; margin-bottom: 22px; font-size: 10px } .mrl .lh b { font-size: 16px } .mrl p { margin: 9px 0 } .mrl .sign { margin-top: 34px } .mrl .enc { font-size: 9px }`
