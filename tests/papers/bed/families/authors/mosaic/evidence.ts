import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { AUTOS, applies, FORMAL, LINES, limitsOf, other, PLAIN, split, TITLES, TRADE } from './parts.ts'

const CSS = `
* { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { padding-right: 2px; font-family: 'DejaVu Sans', 'Liberation Sans', sans-serif; font-size: 7.8pt; color: #111 }
.sheet { display: grid; grid-template-columns: 205px minmax(0, 1fr); gap: 18px } .rail { background: #e8eef7; padding: 12px; font-size: 7.4pt }
.rail .val { margin-bottom: 12px } .rail .val small, .lab small { display: block; color: #54688b; font-size: 6.4pt; border-top: 1px solid #9fb2d1; margin-top: 2px; padding-top: 1px }
h1 { font-size: 15pt; color: #1d3766; margin: 0 0 8px; font-weight: 700 } .checks { margin-bottom: 10px; line-height: 1.7 } .checks span { margin-right: 14px; display: inline-block }
.band { border-top: 2px solid #1d3766; padding: 6px 0 10px; break-inside: avoid } .band h2 { font-size: 9pt; margin: 0 0 4px; color: #1d3766 }
.bandgrid { display: grid; grid-template-columns: 1.35fr 1fr; gap: 14px; align-items: start } .swap { direction: rtl } .swap > * { direction: ltr }
.lim { width: 100%; border-collapse: collapse } .lim td { padding: 1.5px 4px; border: 0; vertical-align: top } .lim .l { text-align: right; color: #54688b } .lim .a { width: 34%; font-weight: 600; white-space: nowrap } .zebra tr:nth-child(odd) td { background: #f1f4f9 }
.lab { margin-bottom: 5px } .fine { font-size: 6.5pt; color: #555; margin-top: 8px; text-align: justify } .holder { border: 1px solid #1d3766; padding: 8px; margin-top: 10px } .off { color: #999 }`

const BOXES = [
  ['☑', '☐'],
  ['[X]', '[ ]'],
  ['☒', '☐'],
] as const

/** A certificate of the house's own design: lists of boxes, labels below values or to their right, insurers by a key. */
export const evidence: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { held, not } = split(voice, 2, 4)
    const titles = chance.pick(TITLES)
    const [yes, no] = chance.pick(BOXES)
    const key = keyOf(voice, held)
    const band = bandOf(voice, held, key.sign, titles, (on) => (on ? yes : no))
    const list = LINES.map((line) => `<span class="${held.includes(line) ? '' : 'off'}">${held.includes(line) ? yes : no} ${voice.text(titles[line])}</span>`)
    const bare = chance.maybe(0.5) ? not.map((line) => `<div class="band off"><h2>${no} ${voice.text(titles[line])}</h2>${chance.pick(['No policy on file.', `Carried elsewhere; not evidenced here. Last seen: ${voice.text(truth.prior[line].number)}.`])}</div>`) : []
    const holder = `<div class="holder"><b>${chance.pick(['This evidence is issued to', 'Certificate holder', 'Recipient'])}</b><br>${other(voice, truth.names.business())}<br>${voice.address(truth.names.address()).join('<br>')}</div>`
    const html = `<div class="sheet"><div class="rail">${sideOf(voice)}${key.print()}</div><div>
<h1>${chance.pick(['Evidence of Liability Coverage', 'Certificate of Insurance', 'Proof of Insurance'])}</h1>
<div class="checks">${list.join(chance.pick(['', '<br>']))}</div>
${held.map(band).join('')}${bare.join('')}${holder}
<p class="fine">Issued ${voice.date(truth.policies[held[0]!].effective)} for information. It gives the recipient no rights and does not change the policies named. Limits may have been reduced by claims paid. Insurer numbers refer to the key at the left. A replacement costs ${voice.money(25)}.</p></div></div>`
    return { kind: 'certificate', feeds: 'fills', html, css: CSS }
  }, // biome-ignore format: a page
}

/** Insurers by numbers. */
function keyOf(voice: Voice, held: Line[]) {
  const { chance, truth } = voice
  const names = [...new Set(held.map((line) => truth.policies[line].carrier.name))]
  const withCodes = chance.maybe(0.7)
  const marks = chance.pick(['123456', 'PQRSTU'])
  const markOf = (line: Line) => marks[names.indexOf(truth.policies[line].carrier.name)]
  return {
    sign: (line: Line) => `Insurer ${markOf(line)}`,
    print: () => {
      const rows = names.map((name) => {
        const line = held.find((one) => truth.policies[one].carrier.name === name)!
        return `<div class="val"><b>${markOf(line)}</b> ${voice.carrier(line)}${withCodes ? `<br>NAIC ${voice.naic(line)}` : ''}</div>`
      })
      for (const line of held) voice.carrier(line)
      return `<div class="val"><small>Key to insurers</small></div>${rows.join('')}`
    },
  }
}

function sideOf(voice: Voice): string {
  const { chance } = voice
  const below = (value: string, label: string) => `<div class="val">${value}<small>${label}</small></div>`
  return chance
    .shuffle([
      below(`<b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}`, chance.pick(['insured', 'policyholder and address'])),
      below(`${voice.producer()}<br>${voice.producerAddress().join('<br>')}`, chance.pick(['issued by (agency)', 'producer'])),
      `${below(voice.reach('contact'), 'contact')}${below(voice.reach('phone'), 'telephone')}${chance.maybe(0.5) ? below(voice.reach('fax'), 'facsimile') : ''}${below(`<span style="font-size: 6.6pt">${voice.reach('email')}</span>`, 'e-mail')}`,
    ])
    .join('')
} // biome-ignore format: a page

// biome-ignore format: a page
function bandOf(voice: Voice, held: Line[], sign: (line: Line) => string, titles: (typeof TITLES)[number], box: (on: boolean) => string) {
  const { chance, truth } = voice
  const words = chance.pick([FORMAL, TRADE, PLAIN])
  const amountFirst = chance.maybe(0.5)
  const swap = chance.maybe(0.5) ? 'swap' : ''
  const below = chance.maybe(0.6)
  const lab = (value: string, label: string) => `<div class="lab">${below ? `${value}<small>${label}</small>` : `${label}: ${value}`}</div>`
  const per = applies(voice, held)
  return (line: Line) => {
    const rows = limitsOf(voice, line, words).map(([label, amount]) => amountFirst ? `<tr><td class="a">${amount}</td><td class="l" style="text-align: left">${label}</td></tr>` : `<tr><td class="l">${label}</td><td class="a">${amount}</td></tr>`)
    const own = chance.shuffle([lab(voice.number(line), 'policy number'), lab(`${voice.effective(line)} to ${voice.expiration(line)}`, 'effective and expiration'), lab(sign(line), 'see key')])
    const heading = line === 'umbrella' ? voice.tick('umbrella.umbrella', titles.umbrella) : voice.text(titles[line])
    const aggregate = line === 'gl' && per ? `<div class="lab">General aggregate applies ${per}</div>` : ''
    return `<div class="band"><h2>${heading}</h2><div class="bandgrid ${swap}"><table class="lim zebra">${rows.join('')}</table><div>${own.join('')}${boxesOf(voice, line, box, truth.policies.gl.claimsMade)}${aggregate}</div></div></div>`
  }
}

function boxesOf(voice: Voice, line: Line, box: (on: boolean) => string, claimsMade: boolean): string {
  if (line === 'gl') {
    voice.tick(claimsMade ? 'gl.claimsMade' : 'gl.occurrence', '')
    return `${box(!claimsMade)} Occurrence &nbsp; ${box(claimsMade)} Claims-made`
  }
  if (line === 'auto') {
    const { symbols } = voice.truth.policies.auto
    return AUTOS.map(([symbol, tick, words]) => {
      const on = symbols.includes(symbol)
      return `${box(on)} ${on ? voice.tick(tick, words) : words}`
    }).join('<br>')
  }
  if (line === 'umbrella') return `${box(true)} ${voice.tick('umbrella.occurrence', 'Occurrence')} &nbsp; ${box(false)} Claims-made`
  if (line === 'wc') return `${box(true)} ${voice.tick('wc.statutory', 'Statutory limits')} &nbsp; ${box(false)} Other`
  return `${box(false)} Occurrence &nbsp; ${box(true)} Claims-made`
} // biome-ignore format: a page
