import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { agencyWords, insuredWords, numberWords, type Rows, shared, writer } from './wordings.ts'

/** Which of the carrier's two systems printed a page. */
export type System = 'old' | 'new'
/** Draws which system prints. */
export const aSystem = (voice: Voice): System => voice.chance.pick(['old', 'new'])

/** The rules of the pages of one system. */
export function rules(voice: Voice, system: System): string {
  const { chance } = voice
  const tone = chance.pick(['#1f3d36', '#3b2f57', '#5a2a1e', '#22405f', '#444'])
  const size = chance.pick([7.6, 8, 8.4, 9])
  const font =
    system === 'old'
      ? chance.pick([
          "'DejaVu Sans Mono', monospace",
          "'Liberation Mono', 'DejaVu Sans Mono', monospace",
          "'DejaVu Sans Condensed', sans-serif",
        ])
      : chance.pick([
          "'Liberation Sans', sans-serif",
          "'Inter Variable', 'Liberation Sans', sans-serif",
          "'DejaVu Serif Condensed', serif",
        ])
  return `body{font:${size}pt/1.32 ${font};margin:0;color:#111}
  .part{break-before:page}.two,.side,.cells,.boxes,table{margin-right:1px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 12pt;align-items:start}.side{display:grid;grid-template-columns:1.25fr 1fr;gap:0 12pt;align-items:start}
  .mast{display:flex;justify-content:space-between;align-items:flex-end;padding-bottom:4pt;margin-bottom:6pt;border-bottom:${system === 'old' ? '3px double #000' : `4px solid ${tone}`}}
  .mast.mid{display:block;text-align:center}.mast b.co{font-size:${size + 5}pt;${system === 'new' ? `color:${tone};` : 'letter-spacing:1px;'}}.mast h1{font-size:${size + 3}pt;margin:0;text-transform:uppercase}
  h2{font-size:${size + 1}pt;margin:8pt 0 3pt;padding:1.5pt 4pt;${system === 'old' ? 'border-top:1px solid #000;border-bottom:1px solid #000;text-transform:uppercase' : chance.maybe(0.5) ? `background:${tone};color:#fff` : `color:${tone};border-bottom:1px solid ${tone};padding-left:0`}}
  .cells{display:grid;grid-template-columns:1fr 1fr;border-left:1px solid #333;border-top:1px solid #333}.cells>div{border-right:1px solid #333;border-bottom:1px solid #333;padding:2pt 4pt}.cells small,.box small{display:block;font-size:${size - 1.6}pt;color:${system === 'old' ? '#000' : '#555'};text-transform:${chance.pick(['uppercase', 'none'])}}
  .boxes{display:grid;gap:${chance.pick([0, 4, 7])}pt;margin:4pt 0}.box{border:${chance.pick([1, 1.5])}px solid #222;padding:3pt 5pt;display:flex;flex-direction:column;justify-content:space-between}.box b{text-align:right;font-size:${size + 2}pt;margin-top:3pt}
  table{border-collapse:collapse;width:100%;margin:3pt 0}td,th{padding:1.6pt 4pt;text-align:left;vertical-align:top}th{font-size:${size - 1}pt;border-bottom:1px solid #222}.grid td,.grid th{border:1px solid #555}.lines td{border-bottom:1px dotted #888}td.n,th.n{text-align:right;white-space:nowrap}
  pre{font:inherit;font-family:'DejaVu Sans Mono',monospace;font-size:${Math.min(size, 8)}pt;margin:3pt 0;white-space:pre-wrap}.panel{border:1px solid #222;padding:4pt 6pt}.fine{font-size:${size - 1.4}pt;color:#222}.fine p{margin:3pt 0;text-align:justify}.sign{display:flex;justify-content:space-between;margin-top:14pt}.sign span{border-top:1px solid #000;min-width:140pt;padding-top:2pt}.window{margin:14pt 0 14pt 18pt;line-height:1.4}` // biome-ignore format: style rules
}

/** A head of every page. */
export function runningHead(voice: Voice, number: string, title: string): string {
  const name = voice.text(voice.truth.insured.name)
  return voice.chance.pick([
    `${title} &nbsp; Policy ${number} &nbsp; ${name}`,
    `${name} &nbsp;|&nbsp; ${number} &nbsp;|&nbsp; ${title}`,
    `POLICY NO ${number} &nbsp;&nbsp; INSURED ${name.toUpperCase().replaceAll('&AMP;', '&amp;').replaceAll('&QUOT;', '&quot;')}`,
  ])
}

/** Name of the carrier and title of the page. */
export function masthead(voice: Voice, lines: Line[], title: string, under = ''): string {
  const { chance, truth } = voice
  const { address } = truth.policies[lines[0]!].carrier
  const name = writer(voice, lines)
  const home = voice.address(address).join(', ')
  const code = chance.maybe(0.45)
    ? ` &nbsp; ${chance.pick(['NAIC', 'NAIC No.', 'NAIC Company Code'])} ${voice.naic(lines[0]!)}`
    : ''
  const small = chance.pick([
    `Home Office: ${home}${code}`,
    `A policyholder-owned company &nbsp; ${home}${code}`,
    `${home}${code}`,
  ])
  return chance.pick([
    `<div class="mast"><div><b class="co">${name}</b><br>${small}</div><div style="text-align:right"><h1>${title}</h1>${under}</div></div>`,
    `<div class="mast mid"><b class="co">${name}</b><br>${small}<h1 style="margin-top:5pt">${title}</h1>${under}</div>`,
    `<div class="mast"><div><h1>${title}</h1>${under}</div><div style="text-align:right"><b class="co">${name}</b><br>${small}</div></div>`,
  ])
}

/** Who is insured, by whom sold, under which number and for which term. */
export function identity(voice: Voice, lines: Line[], extra: Rows = []): string {
  const { chance } = voice
  const { number, effective, expiration } = shared(voice, lines)
  const insured = [`<b>${voice.insured()}</b>`, ...voice.insuredAddress()].join('<br>')
  const reach = chance.maybe(0.5) ? [`${chance.pick(['Tel.', 'Phone', 'Ph'])} ${voice.reach('phone')}`] : []
  const agent = [voice.producer(), ...voice.producerAddress(), ...reach].join('<br>')
  const agentWords = `${agencyWords(voice)}${chance.maybe(0.4) ? ` &nbsp; Code ${voice.truth.producer.code}` : ''}`
  const at = chance.pick([
    '12:01 A.M. standard time at the insured’s mailing address',
    '12:01 a.m. where the insured is located',
    '12:01 AM Std Time',
  ])
  const term: Rows = chance.pick<Rows>([
    [
      [
        chance.pick(['Policy Period', 'Term', 'Policy Term']),
        `${chance.pick(['From', ''])} ${effective} to ${expiration}<br>${at}`,
      ],
    ],
    [
      [chance.pick(['Cover Begins', 'Effective', 'Inception']), `${effective}, ${at}`],
      [chance.pick(['Cover Ends', 'Expires', 'Expiration']), expiration],
    ],
    [['Effective Date / Expiration Date', `${effective} / ${expiration}`]],
  ])
  const numbered: Rows = [[numberWords(voice), `<b>${number}</b>`], ...term]
  const cells = (rows: Rows) =>
    `<div class="cells">${rows.map(([words, value]) => `<div><small>${words}</small>${value}</div>`).join('')}</div>`
  const plain = (rows: Rows) =>
    `<table>${rows.map(([words, value]) => `<tr><td>${words}</td><td>${value}</td></tr>`).join('')}</table>`
  const item = chance.maybe(0.3)
    ? (rows: Rows): Rows => rows.map(([words, value], at) => [`Item ${at + 1}. ${words}`, value])
    : (rows: Rows) => rows
  return chance.pick([
    () => cells(item([...numbered, [insuredWords(voice), insured], [agentWords, agent], ...extra])),
    () => cells([[insuredWords(voice), insured], [agentWords, agent], ...chance.shuffle([...numbered, ...extra])]),
    () =>
      `<div class="two"><div class="window">${insured}</div><div class="panel">${plain([...numbered, ...extra, [agentWords, agent]])}</div></div>`,
    () => plain(item([[insuredWords(voice), insured], ...numbered, ...extra, [agentWords, agent]])),
    () =>
      `<div class="side"><div>${cells([
        [insuredWords(voice), insured],
        [agentWords, agent],
      ])}</div>${plain([...numbered, ...extra])}</div>`,
  ])()
}

/** Limits as this drawing lays them out: boxes, ruled lines, amounts first, item numbers or dotted leaders. */
export function limitsPanel(voice: Voice, system: System, rows: Rows, heading = ''): string {
  const { chance } = voice
  const over = heading ? `<h2>${heading}</h2>` : ''
  const length = (words: string) => words.replaceAll(/&\w+;/g, '&').length
  return over + chance.pick([
    () => `<div class="boxes" style="grid-template-columns:repeat(${chance.int(2, 3)},1fr)">${rows.map(([words, amount]) => `<div class="box"><small>${words}</small><b>${amount}</b></div>`).join('')}</div>`,
    () => `<table class="${chance.pick(['grid', 'lines'])}"><tr><th>${chance.pick(['Limits of Liability', 'Coverage', 'Limits of Insurance'])}</th><th class="n">${chance.pick(['Limit', 'Amount', 'The Most We Pay'])}</th></tr>${rows.map(([words, amount]) => `<tr><td>${words}</td><td class="n">${amount}</td></tr>`).join('')}</table>`,
    () => `<table class="lines">${rows.map(([words, amount]) => `<tr><td class="n"><b>${amount}</b></td><td>${words}</td></tr>`).join('')}</table>`,
    () => `<table class="grid">${rows.map(([words, amount], at) => `<tr><td>L-${String(at + 1).padStart(2, '0')}</td><td>${words}</td><td class="n">${amount}</td></tr>`).join('')}</table>`,
    () => system === 'old' ? `<pre>${rows.map(([words, amount]) => `${words.toUpperCase().replaceAll('&AMP;', '&amp;')} ${'.'.repeat(Math.max(3, 72 - length(words)))} ${amount}`).join('\n')}</pre>` : `<div class="boxes" style="grid-template-columns:1fr 1fr">${rows.map(([words, amount]) => `<div class="box"><b style="text-align:left">${amount}</b><small>${words}</small></div>`).join('')}</div>`,
  ])()
} // biome-ignore format: the layouts stand beside each other
