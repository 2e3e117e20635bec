import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  autoLimits,
  bare,
  brandOf,
  compact,
  full,
  glWords,
  has,
  lim,
  longDay,
  million,
  price,
  shortDay,
  smallPrint,
} from './words.ts'

const PROOF_CSS = `.pf { font: 11px/1.45 'DejaVu Sans Condensed', sans-serif; color: #1d1d33 } .pf .bar { background: #dfe7ff; -webkit-print-color-adjust: exact; padding: 14px 18px; border-radius: 10px; display: flex; justify-content: space-between } .pf h1 { font-size: 20px; margin: 0; text-align: left } .pf .three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 14px; margin: 16px 0 } .pf .c { color: #778; font-size: 9px; text-transform: uppercase } .pf .panel { border-top: 3px solid #5a6ff0; padding: 8px 2px 14px; break-inside: avoid } .pf .strip { display: flex; gap: 26px; margin: 4px 0 6px } .pf table { width: 100%; border-collapse: collapse } .pf td, .pf th { border: 0; padding: 3px 4px; font-size: 10.5px; text-align: left } .pf th { color: #778; font-weight: 400 } .pf td.h { font-size: 15px; font-weight: 700 } .pf .legal { font-size: 7.5px; color: #778 }`

type Row = [words: string, asked: string, have: string]
function linesOf(voice: Voice, line: Line, print: (amount: number) => string): Row[] {
  const { chance, truth } = voice
  const asked = otherLimits(chance, line, truth.policies[line].limits)
  const row = (name: string, words: string): Row => [
    words,
    chance.maybe(0.6) ? print(asked[name]!) : '–',
    lim(voice, line, name, print, 'None'),
  ]
  if (line === 'gl') return Object.entries(glWords(chance)).map(([name, words]) => row(name, words))
  if (line === 'auto')
    return autoLimits(voice, print).map(([words, have]) => [
      words,
      chance.maybe(0.5) ? print(chance.pick([5_000_000, 1_500_000])) : '–',
      have,
    ])
  if (line === 'wc')
    return [
      ['what the state’s law says', 'yes', voice.tick('wc.statutory', 'yes, statutory')],
      row('accident', 'each accident'),
      row('employee', 'illness, each employee'),
      row('disease', 'illness, whole policy'),
    ]
  const kept: Row[] = has(voice, 'umbrella', 'retention')
    ? [row('retention', voice.tick('umbrella.retention', 'kept by the insured (retention)'))]
    : []
  return [row('occurrence', 'each occurrence'), row('aggregate', 'aggregate'), ...kept]
}

/** A confirmation by mail with the house's own certificate: what somebody asked for stands beside what is there. */
export const proofMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const print = chance.pick([compact, full, million])
    const lines: Line[] = ['gl', ...chance.some(['auto', 'umbrella', 'wc'] as Line[], chance.int(1, 3))]
    const titles = {
      gl: 'Liability to others (CGL)',
      auto: 'Business auto',
      umbrella: 'Umbrella',
      wc: 'Workers’ compensation and employers’ liability',
      professional: '',
    }
    const holder = { name: truth.names.business(), address: truth.names.address() }
    const haveFirst = chance.maybe(0.5)
    const ordered = ([words, asked, have]: Row) =>
      `<td style="width:52%">${words}</td>` +
      (haveFirst ? `<td class="h">${have}</td><td>${asked}</td>` : `<td>${asked}</td><td class="h">${have}</td>`)
    const [ask, got] = chance.pick([
      ['They asked for', 'In force'],
      ['Contract wants', 'You have'],
      ['Required', 'Carried'],
    ])
    const panels = lines.map((line) => {
      const title = line === 'umbrella' ? voice.tick('umbrella.umbrella', titles[line]) : titles[line]
      const autos = line === 'auto' ? `<div>Covered auto symbols ${voice.symbols()}</div>` : ''
      const form =
        line !== 'gl'
          ? ''
          : truth.policies.gl.claimsMade
            ? `<div>${voice.tick('gl.claimsMade', 'Claims made')}</div>`
            : `<div>${voice.tick('gl.occurrence', 'Occurrence')}</div>`
      const heads = haveFirst ? [got, ask] : [ask, got]
      return `<div class="panel"><b>${title}</b><div class="strip"><span>${voice.number(line)}</span><span>${voice.effective(line)} – ${voice.expiration(line)}</span><span>${voice.carrier(line)}${chance.maybe(0.5) ? ` · ${voice.naic(line)}` : ''}</span></div>${form}${autos}<table><tr><th></th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${linesOf(
        voice,
        line,
        print,
      )
        .map((row) => `<tr>${ordered(row)}</tr>`)
        .join('')}</table></div>`
    })
    const made = daysLater(truth.policies.gl.effective, chance.int(40, 200))
    const insured = voice.insured()
    const html = `<div class="pf"><div class="bar"><h1>${chance.pick(['Proof of insurance', 'Certificate of insurance', 'Confirmation of cover'])}</h1><span>made ${shortDay(made)}<br>no. ${chance.digits(8)}</span></div>
<div class="three"><div><div class="c">${chance.pick(['Insured', 'Covered business'])}</div><b>${insured}</b><br>${voice.insuredAddress().join('<br>')}</div><div><div class="c">${chance.pick(['Made for', 'Certificate holder', 'Shown to'])}</div>${voice.text(holder.name)}<br>${voice.address(holder.address).join('<br>')}</div><div><div class="c">${chance.pick(['Agent', 'Producer', 'Arranged by'])}</div>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</div></div>
${panels.join('')}<p>Additional insured: ${chance.pick(['yes', 'no', 'where a written contract asks for it'])}. Rights given up against the holder: ${chance.pick(['yes', 'no'])}. Notice before cancellation: ${chance.pick([10, 30])} days.</p><p class="legal">The columns headed “${ask}” repeat what the holder typed into our form and change no policy. ${smallPrint(voice, 3)}</p></div>`
    const sign = `${voice.reach('contact')}\n${bare(voice.producer())}\n${voice.reach('phone')}${chance.maybe(0.5) ? ` | fax ${voice.reach('fax')}` : ''}\n${voice.reach('email')}`
    const words = chance.pick([
      `Hi there,\n\nyour proof for ${holder.name} is attached. They wanted a bit more than you have in some places; the page shows both, side by side. Want to raise a limit? It's usually between $9 and $40 a month.\n\n${sign}\n`,
      `Good morning,\n\nplease find the page ${holder.name} asked for attached.\nInsured: ${bare(insured)}\n\nIf they insist on $5,000,000 call me before you sign the contract.\n\nBest,\n${sign}\n`,
      `Here you go, the page for your client is attached.\n\n${sign}\n\n> From: ${holder.name}\n> We still need your certificate. At least $2,000,000 per occurrence,\n> $4,000,000 aggregate, umbrella $10,000,000 and $1,000,000 auto, and we\n> can't let you on site without it. Policy numbers must be on it.\n`,
    ])
    return {
      kind: 'certificate',
      feeds: 'fills',
      html,
      css: PROOF_CSS,
      mail: { subject: chance.pick(['Your proof of insurance', `Certificate for ${holder.name}`]), words },
    }
  },
}

const ENDED_CSS = `.en { font: 12px/1.5 'Liberation Sans', sans-serif; color: #333 } .en h1 { font-size: 24px; text-align: left; color: #b3261e } .en .line { border-left: 4px solid #b3261e; margin: 14px 6px; padding-left: 18px } .en .line p { margin: 0 0 10px } .en .when { font-weight: 700; display: block } .en .had { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px } .en .had div { border: 1px solid #ccc; padding: 8px; border-radius: 6px; font-size: 10px } .en .had b { font-size: 19px; display: block; text-decoration: none; color: #888 } .en .legal { font-size: 8px }`

/** A mail that says that a policy has ended, with the limits there used to be. */
export const endedMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line = chance.pick(['gl', 'gl', 'auto'] as const)
    const policy = truth.policies[line]
    const words: Record<string, string> =
      line === 'gl'
        ? glWords(chance)
        : {
            csl: 'any one accident',
            perPerson: 'injury per person',
            perAccident: 'injury per accident',
            damage: 'property damage',
          }
    const ended = daysLater(policy.effective, chance.int(60, 250))
    const due = policy.premium / 12
    const unpaid = chance.maybe(0.6)
    const moments: [string, string][] = [
      [
        shortDay(policy.effective),
        `Policy ${voice.text(policy.number)} starts (planned end ${voice.date(policy.expiration)})`,
      ],
      [shortDay(daysLater(policy.effective, 30)), `You raise a limit; the price becomes ${price(due)} a month`],
      ...(unpaid
        ? ([
            [shortDay(daysLater(ended, -30)), `Payment of ${price(due)} fails`],
            [shortDay(daysLater(ended, -11)), 'We send the notice your state asks for'],
          ] as [string, string][])
        : ([[shortDay(daysLater(ended, -4)), 'You ask us to end the policy']] as [string, string][])),
      [shortDay(ended), '12:01 a.m. – cover ends. Nothing that happens later is insured.'],
    ]
    const had = Object.keys(words)
      .filter((name) => policy.limits[name])
      .map((name) => `<div><b>${compact(policy.limits[name]!)}</b>${words[name]}</div>`)
      .join('')
    const html = `<div class="en"><b>${brandOf(policy.carrier.name)}</b><h1>${chance.pick(['Your policy has ended', 'Cancelled', 'You’re no longer covered'])}</h1><p>${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</p><p>${unpaid ? 'We cancelled this policy because a payment is missing.' : 'We cancelled this policy because you told us to.'} ${line === 'gl' ? 'General liability' : 'Commercial auto'}, ${voice.text(policy.carrier.name)}.</p><div class="line">${moments.map(([when, what]) => `<p><span class="when">${when}</span>${what}</p>`).join('')}</div><p>What you had until then:</p><div class="had">${had}</div><p>${unpaid ? `Open balance ${price(due * 1.4)}. Pay ${price(due + 25)} by ${longDay(daysLater(ended, 20))} and we may write a new policy; this one stays ended.` : `You get back ${price(due * 2.3)}.`}</p><p class="legal">${smallPrint(voice, 4)}</p></div>`
    const mail = {
      subject: chance.pick(['Your policy has ended', `Policy ${policy.number}: cancelled`]),
      words: `Hi,\n\npolicy ${policy.number} ended on ${longDay(ended)}. The attached page is the notice for your files. If a client holds a certificate of yours, tell them.\n\nThe service team\n`,
    }
    return { kind: 'notice', feeds: 'nothing', html, css: ENDED_CSS, ...(chance.maybe(0.7) ? { mail } : {}) }
  },
}
