import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'

const TYPES = [
  "'Liberation Serif', serif",
  "'DejaVu Serif Condensed', serif",
  "'Liberation Mono', monospace",
  "'Liberation Sans Narrow', 'Liberation Sans', sans-serif",
  "'Liberation Sans', sans-serif",
]

/** The look of one document of the house: margin captions, rules, a stamp and a letterhead. */
export function look(voice: Voice): string {
  const ink = voice.chance.pick(['#1d2b45', '#5a1a1a', '#000', '#23402f', '#3b3b3b'])
  const size = voice.chance.pick([8.5, 9, 9.5, 10, 10.5])
  return `@page{size:Letter;margin:${voice.chance.pick(['14mm 16mm', '20mm 24mm', '12mm 13mm'])}}
body{font-family:${voice.chance.pick(TYPES)};font-size:${size}pt;line-height:1.3;margin:0;color:#111}
table{border-collapse:collapse;width:100%}td,th{vertical-align:top;text-align:left;padding:2px 6px}
h1{font-size:1.45em;margin:8px 0;color:${ink};letter-spacing:${voice.chance.pick(['0', '.06em', '.18em'])};font-weight:${voice.chance.pick(['700', '400'])}}
h2{font-size:1.05em;margin:10px 0 3px;color:${ink}}p{margin:4px 0}
.head{display:flex;justify-content:space-between;border-bottom:${voice.chance.pick(['2px solid', '4px double', '.5px solid'])} ${ink};padding-bottom:5px}
.head.mid{display:block;text-align:center}.house{font-size:1.3em;color:${ink};font-weight:700}
.margin>tbody>tr>td:first-child{width:26%;font-weight:700;text-transform:uppercase;font-size:.92em;padding-top:5px}.margin>tbody>tr>td{padding:5px 6px}
.boxes{display:grid;grid-template-columns:1fr 1fr}.boxes>div{border:.7px solid ${ink};margin:-.35px;padding:3px 6px 7px}.boxes>.wide{grid-column:1/3}.boxes b{display:block;font-size:.78em;color:${ink}}
.split{display:grid;grid-template-columns:2.1fr 1fr;gap:16px}.panel{border:1px solid ${ink};padding:8px;font-size:.95em;align-self:start}
.ruled td,.ruled th{border-bottom:.6px solid #777}.grid td,.grid th{border:.6px solid #444}.lead td:last-child{text-align:right;white-space:nowrap}
.stamp{border:2.5px solid ${ink};color:${ink};padding:6px 10px;width:58%;margin:12px 0 8px auto;font-size:.85em;${voice.chance.maybe(0.5) ? 'transform:rotate(-1.5deg);' : ''}font-family:'Liberation Sans Narrow',sans-serif}
.small{font-size:.82em}.sign{margin-top:22px;display:flex;justify-content:space-between}.sign div{border-top:.6px solid #333;width:42%;padding-top:2px}`
}

/** The letterhead of the wholesale broker, who is not the producer. */
export function letterhead(voice: Voice): string {
  const { wholesaler } = voice.truth
  const trade = voice.chance.pick([
    'Wholesale Insurance Brokers',
    'Excess &amp; Surplus Lines Intermediaries',
    'Surplus Lines Brokers and Coverholders',
  ])
  const place = voice.address(wholesaler.address).join(' · ')
  const house = `<div><div class="house">${voice.text(wholesaler.name)}</div><div class="small">${trade}</div></div>`
  return voice.chance.maybe(0.35)
    ? `<div class="head mid">${house}<div class="small">${place}</div></div>`
    : `<div class="head">${house}<div class="small" style="text-align:right">${place}<br>Surplus lines lic. ${voice.chance.digits(7)}</div></div>`
}

/** Captions with what they say, in one of four ways; `tall` ones take the whole width. */
export function laid(voice: Voice, sections: [caption: string, words: string][]): string {
  const way = voice.chance.pick(['margin', 'margin', 'numbered', 'boxes', 'ruled', 'above'])
  if (way === 'numbered')
    return sections
      .map(([caption, words], at) => `<p><b>${at + 1}. ${caption}:</b></p><div style="margin-left:26px">${words}</div>`)
      .join('')
  if (way === 'above') return sections.map(([caption, words]) => `<h2>${caption}</h2><div>${words}</div>`).join('')
  if (way === 'boxes') {
    const boxes = sections.map(
      ([caption, words]) => `<div${words.length > 160 ? ' class="wide"' : ''}><b>${caption}</b>${words}</div>`,
    )
    return `<div class="boxes">${boxes.join('')}</div>`
  }
  const rows = sections.map(
    ([caption, words]) => `<tr><td>${caption}${way === 'margin' ? ':' : ''}</td><td>${words}</td></tr>`,
  )
  return `<table class="margin ${way === 'ruled' ? 'ruled' : ''}">${rows.join('')}</table>`
}

/** Limits as a list: words first, sums first, dotted, or running on. */
export function listed(voice: Voice, rows: [words: string, amount: string][]): string {
  const way = voice.chance.pick(['words', 'sums', 'sums', 'prose', 'grid', 'lines'])
  if (way === 'prose') return `<p>${rows.map(([words, amount]) => `${amount} ${words}`).join('; ')}.</p>`
  if (way === 'lines') return rows.map(([words, amount]) => `<div>${words}: ${amount}</div>`).join('')
  if (way === 'sums')
    return `<table>${rows.map(([words, amount]) => `<tr><td style="width:44%">${amount}</td><td>${words}</td></tr>`).join('')}</table>`
  return `<table class="${way === 'grid' ? 'grid' : 'ruled'} lead">${rows.map((row) => `<tr><td>${row[0]}</td><td>${row[1]}</td></tr>`).join('')}</table>`
}

/** The signatures at the foot. */
export function signed(
  voice: Voice,
  whom: string,
  on = daysLater(voice.truth.policies.gl.effective, -voice.chance.int(1, 12)),
): string {
  return `<div class="sign"><div>${voice.text(voice.truth.names.person())}, ${whom}</div><div>Issued ${voice.date(on)}</div></div>`
}
