import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  applies,
  FORMAL,
  formOf,
  limitsOf,
  mil,
  other,
  otherLimitsOf,
  PLAIN,
  split,
  TITLES,
  TRADE,
  title,
} from './parts.ts'

const CSS = `
* { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { padding-right: 2px; font-family: 'DejaVu Sans Condensed', 'Liberation Sans', sans-serif; font-size: 8pt; color: #26323a }
.ribbon { background: #f0b429; padding: 10px 14px; font-size: 15pt; font-weight: 700; display: flex; justify-content: space-between; align-items: baseline } .ribbon small { font-size: 8pt; font-weight: 400 }
.facts { display: flex; flex-wrap: wrap; gap: 4px 26px; padding: 10px 14px; border: 1px solid #e6d9b4; border-top: 0; margin-bottom: 12px } .facts div { min-width: 120px } .k { color: #8a7a4b; font-size: 6.8pt; display: block }
.wall { display: grid; gap: 10px; align-items: start } .n2 { grid-template-columns: repeat(2, minmax(0, 1fr)) } .n3 { grid-template-columns: repeat(3, minmax(0, 1fr)) } .n4 { grid-template-columns: repeat(4, minmax(0, 1fr)); font-size: 7.2pt }
.tile { border: 1px solid #cfcfcf; border-top: 4px solid #f0b429; padding: 7px 9px; break-inside: avoid } .tile.no { border-top-color: #bbb; color: #777 }
.tile h3 { margin: 0 0 5px; font-size: 9.5pt } .v { margin: 0 0 4px } .amount { white-space: nowrap } .v > span:last-child { display: block; font-size: 6.5pt; color: #8a8a8a } .r { display: flex; justify-content: space-between; gap: 6px; border-bottom: 1px dotted #ddd } .r b { font-weight: 600; text-align: right }
.state { float: right; font-size: 6.5pt; padding: 1px 5px; border: 1px solid; border-radius: 8px } sup { font-size: 6pt; color: #b00 } .notes { margin-top: 12px; font-size: 7.2pt; border-top: 1px solid #999; padding-top: 6px } .notes p { margin: 2px 0 }`
const MARKS = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** A binder of cards, one for each line. Some limits stand in footnotes only; a card that is not bound shows what was asked for. */
export const cards: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { held, not } = split(voice, 2, 4)
    const titles = chance.pick(TITLES)
    const notes = makeNotes()
    const tile = tileOf(voice, titles, notes.add)
    const shown = chance.some(not, chance.int(1, 2))
    const tiles = [...held.map(tile), ...shown.map((line) => requested(voice, line, titles))]
    const start = truth.policies[held[0]!].effective
    const [first, last] = [voice.date(start), voice.date(daysLater(start, chance.pick([30, 60, 90])))]
    const broker = chance.maybe(0.4) ? `<div><span class="k">Wholesaler</span>${other(voice, truth.wholesaler.name)}, ${voice.text(truth.wholesaler.phone)}</div>` : ''
    const html = `
<div class="ribbon">${chance.pick(['Binder of Insurance', 'Confirmation of Binding', 'Temporary Insurance Contract'])}<small>Binder no. B${chance.digits(5)} · binder good ${first} until ${last} or until the policy is delivered</small></div>
<div class="facts"><div><span class="k">${chance.pick(['Insured', 'Applicant, now insured', 'Named Insured'])}</span><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div>
<div><span class="k">${chance.pick(['Producer', 'Agency', 'Retail agent'])}</span><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}</div>
<div><span class="k">Reach us</span>${voice.reach('contact')}<br>T ${voice.reach('phone')}<br>F ${voice.reach('fax')}</div>${broker}</div>
<div class="wall ${chance.pick(['n2', 'n3', 'n3', 'n4'])}">${chance.shuffle(tiles).join('')}</div>
<div class="notes">${notes.all().map((note, index) => `<p>${MARKS[index]} ${note}</p>`).join('')}<p>Cards marked OPEN or NOT BOUND give no coverage. Premium for the binder period is earned at no less than ${voice.money(250)} for each policy.</p></div>`
    return { kind: 'binder', feeds: 'fills', html, css: CSS }
  }, // biome-ignore format: a page
}

function makeNotes() {
  const notes: string[] = []
  return { add: (note: string) => `<sup>${MARKS[notes.push(note) - 1]}</sup>`, all: () => notes }
}

// biome-ignore format: a page
function tileOf(voice: Voice, titles: (typeof TITLES)[number], note: (words: string) => string) {
  const { chance, truth } = voice
  const words = chance.pick([FORMAL, TRADE, PLAIN])
  const how = chance.pick([undefined, undefined, mil])
  const shape = chance.pick(['under', 'row'] as const)
  const inNotes = chance.some(['rented', 'medical', 'damage', 'disease'], chance.int(1, 3))
  const numberInNote = chance.maybe(0.15)
  const pair = (label: string, value: string) => shape === 'under' ? `<p class="v">${value}<span>${label}</span></p>` : `<div class="r"><span>${label}</span><b>${value}</b></div>`
  return (line: Line) => {
    const names = Object.keys(words[line]).filter((name) => truth.policies[line].limits[name])
    const limits = limitsOf(voice, line, words, how).map(([label, amount], index) => inNotes.includes(names[index]!) ? pair(label, `see note${note(`${label}: ${amount}.`)}`) : pair(label, `<span class="amount">${amount}</span>`))
    const per = line === 'gl' ? applies(voice) : ''
    const parts = [
      pair(chance.pick(['Company', 'Insurer', 'Bound with']), voice.carrier(line)),
      pair('Policy no.', numberInNote && line === 'gl' ? `issued${note(`The policy is issued as ${voice.number(line)}.`)}` : voice.number(line)),
      pair(chance.pick(['Policy term', 'Policy period']), `${voice.effective(line)} – ${voice.expiration(line)}`),
      limits.join(''),
      pair(line === 'auto' ? 'Autos' : 'Basis', formOf(voice, line)),
    ]
    const order = chance.pick([[0, 1, 2, 4, 3], [3, 4, 1, 2, 0], [1, 0, 2, 3, 4]])
    return `<div class="tile"><span class="state">${chance.pick(['BOUND', 'IN FORCE', 'BOUND'])}</span><h3>${title(voice, line, titles)}${per ? note(`General aggregate applies ${per}.`) : ''}</h3>${order.map((at) => parts[at]).join('')}${pair('Premium', voice.money(truth.policies[line].premium))}</div>`
  }
}

function requested(voice: Voice, line: Line, titles: (typeof TITLES)[number]): string {
  const { chance, truth } = voice
  const { limits, carrier } = truth.prior[line]
  const asked = otherLimitsOf(line, TRADE, limits, voice.money)
  return `<div class="tile no"><span class="state">${chance.pick(['NOT BOUND', 'OPEN – NOT BOUND'])}</span><h3>${voice.text(titles[line])}</h3>${asked.map(([label, amount]) => `<div class="r"><span>${label}</span><b>${amount}</b></div>`).join('')}<p>${chance.pick(['Quoted by', 'Awaiting', 'Application sent to'])} ${other(voice, carrier.name)}. No coverage until confirmed in writing.</p></div>`
}
