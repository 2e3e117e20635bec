import { SYMBOL_TICKS, type Tick } from '../../../elements.ts'
import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { someLines } from './cells.ts'

/** The agency's own certificate: a card per policy that names its company by a mark, boxes that are crossed or empty, and the companies below. */
export const certificate: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = someLines(voice)
    const marks = chance.pick([
      ['A', 'B', 'C', 'D', 'E'],
      ['1', '2', '3', '4', '5'],
      ['i', 'ii', 'iii', 'iv', 'v'],
    ])
    const companies = [...new Set(lines.map((line) => truth.policies[line].carrier.name))]
    const withCodes = chance.maybe(0.6)
    const shown = companies.map((name, index) => {
      const line = lines.find((one) => truth.policies[one].carrier.name === name)!
      return `<li><b>${marks[index]}</b> ${voice.carrier(line)}${withCodes ? ` <small>(NAIC ${voice.naic(line)})</small>` : ''}</li>`
    })
    const cards = lines.map((line) => {
      voice.carrier(line)
      const mark = marks[companies.indexOf(truth.policies[line].carrier.name)]
      const { title, boxes, limits } = cardOf(voice, line)
      return `<section><header><b>${title}</b><span>Co. ${mark}</span><span>${voice.number(line)}</span><span>${voice.effective(line)} <i>to</i> ${voice.expiration(line)}</span></header>
        <div class="in"><div class="bx">${boxes.join('<br>')}</div><table>${limits.map(([words, amount]) => `<tr><td class="a">${amount}</td><td>${words}</td></tr>`).join('')}</table></div></section>`
    })
    const holder = { name: truth.names.business(), address: truth.names.address() }
    const asked = chance.maybe(0.4)
      ? `<p class="s">The holder’s contract asks for a general liability limit of at least ${voice.money(truth.prior.gl.limits.occurrence!)}. What is carried is shown above; nothing here changes it.</p>`
      : ''
    return {
      kind: 'certificate',
      feeds: 'fills',
      css: CSS,
      html: `<div class="cc"><h1>${chance.pick(['Confirmation of Coverage', 'Certificate of Insurance', 'Proof of Insurance'])}</h1><div class="no">No. ${chance.digits(6)}</div>
        <div class="two"><div><small>${chance.pick(['Issued by', 'From the desk of', 'Agency'])}</small><br><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('contact')}<br>tel ${voice.reach('phone')} · fax ${voice.reach('fax')}<br>${voice.reach('email')}</div>
        <div><small>${chance.pick(['Insured', 'Our client', 'For the account of'])}</small><br><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</div></div>
        <p class="s">We confirm that the policies below have been issued to the insured and were in force when this page was printed. It gives the holder no rights and changes no policy.</p>
        ${cards.join('')}<div class="two"><div><small>Companies</small><ul>${shown.join('')}</ul></div><div><small>${chance.pick(['Prepared for', 'Holder', 'Delivered to'])}</small><br>${voice.text(holder.name)}<br>${voice.address(holder.address).join('<br>')}</div></div>${asked}${chance.maybe(0.4) ? backOf(voice) : ''}</div>`,
    }
  },
}

/** The back of the page: what its words mean, with amounts that are nobody's limits. */
function backOf({ chance, money }: Voice): string {
  const [limit, loss] = [chance.pick([250_000, 750_000]), chance.pick([900_000, 1_250_000])]
  const words = [
    `<b>Any one occurrence</b> is the most that is paid for one event, however many claims come of it. If that limit were ${money(limit)} and the damage ${money(loss)}, the company would pay ${money(limit)}.`,
    `<b>Aggregate</b> is the most that is paid in the policy term. Four losses of ${money(limit)} would use up an aggregate of ${money(limit * 4)}.`,
    `<b>Autos on schedule</b> are those whose numbers the policy lists. A rented truck is not one of them.`,
    `<b>Retention</b> is what the insured bears itself. Ours run from nothing to ${money(100_000)}.`,
    `<b>Statute.</b> Workers’ compensation pays what state law says, for instance ${money(chance.int(6, 14) * 100)} a week.`,
  ]
  return `<div class="back"><h2>The words on this page</h2>${chance
    .shuffle(words)
    .map((one) => `<p>${one}</p>`)
    .join('')}<p>A second copy of this page is free. Rush copies cost ${money(25)}.</p></div>`
}

type Card = { title: string; boxes: string[]; limits: [words: string, amount: string][] }

function cardOf(voice: Voice, line: Line): Card {
  const { chance, truth } = voice
  const { limits, symbols, claimsMade } = truth.policies[line]
  const [yes, no] = BOXES[truth.insured.name.length % BOXES.length]!
  const box = (tick: Tick, isSo: boolean, words: string) =>
    isSo ? voice.tick(tick, `${yes} ${words}`) : `${no} ${words}`
  if (line === 'gl') {
    const per = chance.pick(['gl.perPolicy', 'gl.perProject', 'gl.perLocation'] as const)
    const boxes = [
      box('gl.occurrence', !claimsMade, 'occurrence form'),
      box('gl.claimsMade', claimsMade, 'claims-made form'),
      'Aggregate applies per',
      box('gl.perPolicy', per === 'gl.perPolicy', 'policy'),
      box('gl.perProject', per === 'gl.perProject', 'job / project'),
      box('gl.perLocation', per === 'gl.perLocation', 'location'),
    ]
    const words = {
      occurrence: 'any one occurrence',
      rented: 'rented premises, any one',
      medical: 'medical, any one person',
      personal: 'personal and advertising injury',
      aggregate: 'aggregate, other than products',
      products: 'aggregate, products and completed work',
    }
    return { title: 'General Liability', boxes, limits: voice.limits('gl', words) }
  }
  if (line === 'auto') {
    const kinds = { 'any auto': 1, 'owned autos': 2, 'autos on schedule': 7, hired: 8, 'not owned': 9 }
    const boxes = Object.entries(kinds).map(([words, symbol]) =>
      box(SYMBOL_TICKS[symbol]!, symbols.includes(symbol), words),
    )
    const words = {
      csl: 'bodily injury and property damage combined, each accident',
      perPerson: 'bodily injury, one person',
      perAccident: 'bodily injury, one accident',
      damage: 'property damage, one accident',
    }
    return { title: 'Automobile Liability', boxes, limits: voice.limits('auto', words) }
  }
  if (line === 'umbrella') {
    const isUmbrella = chance.maybe(0.7)
    const boxes = [
      box('umbrella.umbrella', isUmbrella, 'umbrella'),
      box('umbrella.excess', !isUmbrella, 'excess'),
      box('umbrella.occurrence', true, 'occurrence'),
      box('umbrella.claimsMade', false, 'claims-made'),
      box('umbrella.retention', Boolean(limits.retention), 'retention'),
      box('umbrella.deductible', false, 'deductible'),
    ]
    const words = {
      occurrence: 'any one occurrence',
      aggregate: 'in the aggregate',
      ...(limits.retention ? { retention: 'kept by the insured' } : {}),
    }
    return { title: 'Umbrella / Excess', boxes, limits: voice.limits('umbrella', words) }
  }
  if (line === 'wc') {
    const words = {
      accident: 'employers liability, any one accident',
      disease: 'employers liability, disease, whole policy',
      employee: 'employers liability, disease, any one employee',
    }
    return {
      title: 'Workers’ Compensation and Employers Liability',
      boxes: [box('wc.statutory', true, 'benefits by statute')],
      limits: voice.limits('wc', words),
    }
  }
  return {
    title: chance.pick(['Professional Liability', 'Errors and Omissions']),
    boxes: [`${yes} claims-made`],
    limits: voice.limits('professional', { claim: 'any one claim', aggregate: 'in the aggregate' }),
  }
}

const BOXES: [yes: string, no: string][] = [['☒', '☐'], ['[X]', '[&nbsp;&nbsp;]'], ['(x)', '(&nbsp;&nbsp;)']] // biome-ignore format: a table

const CSS = `.cc .back{break-before:page}.cc .back h2{font-size:14px}.cc .back p{margin:6px 0;line-height:1.5}.cc{font:10px 'DejaVu Sans','Liberation Sans',sans-serif;position:relative;color:#122}.cc h1{font-size:20px;margin:0 0 8px;color:#064}.cc .no{position:absolute;right:0;top:6px}.cc .two{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:8px 0}.cc .two>div{border-left:3px solid #064;padding-left:8px}
.cc section{border:1px solid #064;margin:7px 0;break-inside:avoid}.cc header{display:grid;grid-template-columns:2.2fr .6fr 1.5fr 2.3fr;gap:8px;background:#e3efe8;padding:3px 6px}.cc .in{display:grid;grid-template-columns:1fr 2fr;padding:4px 6px}.cc table{border-collapse:collapse;font-size:inherit}.cc td{border:0;padding:1px 6px}.cc .a{text-align:right;white-space:nowrap;font-weight:bold}.cc ul{list-style:none;margin:0;padding:0}.cc .s{font-size:8.5px}`
