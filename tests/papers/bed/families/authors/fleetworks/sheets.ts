import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** The look of the house: bars or rules over each part, a broken center stripe, narrow tables. */
export function houseCss(voice: Voice): string {
  const { chance } = voice
  const tone = chance.pick(['#1d2b36', '#3a3a3a', '#6b1f1f', '#0d4a4a'])
  const size = Math.min(10, Math.max(8, voice.style.size))
  const part = chance.pick([
    `background:${tone};color:#fff;padding:.25em .6em`,
    `background:#e4e4dc;color:#111;padding:.25em .6em`,
    `border-left:.5em solid ${tone};padding-left:.5em;color:#111`,
    `border-top:2px solid #111;border-bottom:1px solid #111;text-align:center;text-transform:uppercase;font-weight:normal`,
    `color:${tone};font-variant:small-caps;font-size:1.25em;border-bottom:1px solid ${tone}`,
  ])
  const cells = chance.pick([
    'td{border-bottom:1px solid #999}',
    'td{border-bottom:1px dotted #888}',
    'td,th{border:1px solid #555}',
    'tr:nth-child(even) td{background:#f0efe8}',
    'td{border:0}table{border-top:1px solid #111;border-bottom:1px solid #111}',
  ])
  return `*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font-family:${voice.style.font};font-size:${size}pt;line-height:1.25;color:#111}
h1{font-size:1.5em;margin:.2em 0}h2{break-after:avoid;font-size:1.05em;margin:1em 0 .3em;${part}}
table{border-collapse:collapse;width:100%;margin:.3em 0}th{text-align:left;border-bottom:2px solid #222;font-size:.86em}
td,th{padding:.18em .45em;vertical-align:top}${cells}tr{break-inside:avoid}
.stripe{border-top:4px dashed ${chance.pick(['#c9a400', '#111', tone])};margin:.5em 0}.two{display:flex;gap:2em;justify-content:space-between}.two>div{flex:1}
.small{font-size:.82em;color:#333}.tag{font-size:.76em;text-transform:uppercase;letter-spacing:.06em;color:#444;display:block}
.box{border:1.5px solid #333;padding:.5em .7em}.right{text-align:right}p{margin:.5em 0}.cards{display:flex;flex-wrap:wrap;gap:.4em}
.cards>div{border:1px solid #777;padding:.3em .6em;flex:1 1 28%}
.dot{display:flex}.dot i{flex:1;border-bottom:1px dotted #555;margin:0 .4em .25em}li{margin:.2em 0}`
}

/** A table; `head` may be empty. */
export function grid(head: string[], rows: string[][]): string {
  const top = head.length ? `<thead><tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr></thead>` : ''
  return `<table>${top}${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`
}

/** A table whose columns stand in another order. */
export function turned(order: number[], head: string[], rows: string[][]): string {
  const turn = (row: string[]) => order.map((at) => row[at]!)
  return grid(turn(head), rows.map(turn))
}

type Way = 'beside' | 'before' | 'above' | 'dots' | 'run' | 'heads' | 'cards'

/** Labels with their values: beside, after them, above, led by dots, in a run of text, as heads of one row, or on cards. */
export function pairs(rows: [string, string][], how: Way): string {
  if (how === 'beside') return grid([], rows)
  if (how === 'before')
    return grid(
      [],
      rows.map(([label, value]) => [value, label]),
    )
  if (how === 'heads')
    return grid(
      rows.map(([label]) => label),
      [rows.map(([, value]) => value)],
    )
  const each = (print: (label: string, value: string) => string) => rows.map((row) => print(...row)).join('')
  if (how === 'above') return each((label, value) => `<p><span class="tag">${label}</span>${value}</p>`)
  if (how === 'cards')
    return `<div class="cards">${each((label, value) => `<div><b>${value}</b><span class="tag">${label}</span></div>`)}</div>`
  if (how === 'dots') return each((label, value) => `<div class="dot">${label}<i></i><span>${value}</span></div>`)
  return `<p>${rows.map(([label, value]) => `<b>${label}:</b> ${value}`).join(' &nbsp;|&nbsp; ')}</p>`
}

/** One of the ways of `pairs`. */
export const aWay = (voice: Voice) =>
  voice.chance.pick<Way>(['beside', 'before', 'above', 'dots', 'run', 'heads', 'cards'])

/** The term of a policy: both dates, in one of the house's phrases. */
export function term(voice: Voice, line: Line): string {
  const [from, to] = [voice.effective(line), voice.expiration(line)]
  return voice.chance.pick([
    `${from} to ${to}`,
    `From ${from} to ${to}, 12:01 a.m. at the named insured’s address`,
    `${from} – ${to} (12:01 AM)`,
    `begins ${from}, ends ${to}`,
  ])
}

/** The insured and its address, line under line. */
export const insuredBlock = (voice: Voice) => [voice.insured(), ...voice.insuredAddress()].join('<br>')

/** The producer with its address, sometimes with how to reach it. */
export function producerBlock(voice: Voice): string {
  const lines = [voice.producer(), ...voice.producerAddress()]
  if (voice.chance.maybe(0.5)) lines.push(`Attn: ${voice.reach('contact')}`)
  if (voice.chance.maybe(0.6)) lines.push(`Tel. ${voice.reach('phone')}`)
  if (voice.chance.maybe(0.3)) lines.push(`Fax ${voice.reach('fax')}`)
  if (voice.chance.maybe(0.4)) lines.push(voice.reach('email'))
  return lines.join('<br>')
}

/** The carrier of a line, with its code or without. */
export const carrierOf = (voice: Voice, line: Line, coded: boolean) =>
  coded
    ? `${voice.carrier(line)} ${voice.chance.pick(['(NAIC #', '(NAIC Co. ', '(N.A.I.C. no. '])}${voice.naic(line)})`
    : voice.carrier(line)
