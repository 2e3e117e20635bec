import type { Voice } from '../../../voice.ts'

/** The dress of a page of this house. */
export function lookOf(voice: Voice): string {
  const { chance, style } = voice
  const ink = chance.pick(['#14213d', '#5b1a1a', '#1d3b2a', '#222222', '#3a2d5c', '#6b4a12'])
  const rules = {
    grid: 'td,th{border:.6pt solid #777}',
    rows: 'td,th{border-bottom:.5pt solid #aaa}',
    outline: 'table{border:1pt solid #444}',
    none: 'th{border-bottom:.8pt solid #333}',
  }[style.borders]
  const head = chance.pick([
    `h2{background:${ink};color:#fff;padding:3pt 6pt}`,
    `h2{border-bottom:1.4pt solid ${ink};color:${ink}}`,
    'h2{font-variant:small-caps;letter-spacing:.06em}',
    `h2{border-left:5pt solid ${ink};padding-left:6pt}`,
  ])
  return `*{-webkit-print-color-adjust:exact;print-color-adjust:exact}body{font-family:${style.font};font-size:${style.size}pt;line-height:1.32;color:#111}
h1{font-size:1.55em;margin:0 0 6pt;color:${ink};${chance.pick(['', 'text-align:center;', 'text-transform:uppercase;'])}}
h2{font-size:1.08em;margin:11pt 0 4pt}p{margin:4pt 0}${head}
table{border-collapse:collapse;width:99.6%;margin:3pt 0 7pt}td,th{padding:2.5pt 5pt;text-align:left;vertical-align:top}
th{font-size:.9em;${style.upperLabels ? 'text-transform:uppercase;' : ''}${chance.maybe(0.5) ? 'background:#ececec' : ''}}${rules}
.pair{display:flex;gap:16pt}.pair>div{flex:1}.wide{flex:2.1!important}.panel{border:.8pt solid ${ink};padding:5pt 8pt;font-size:.9em}
.small{font-size:.84em;color:#333}.right{text-align:right}.stamp{border:2pt solid ${ink};color:${ink};font-weight:bold;padding:1pt 8pt;display:inline-block}
.lines{white-space:pre-line}.old{${chance.pick(['color:#777', 'font-style:italic', ''])}}.keep{break-inside:avoid}
.head{display:flex;justify-content:space-between;border-bottom:1.2pt solid ${ink};padding-bottom:5pt;margin-bottom:9pt}b{font-weight:600}`
}

/** A table with a head or without one. */
export function table(rows: string[][], head?: string[], old?: number): string {
  const cells = (row: string[], tag: string) =>
    `<tr>${row.map((cell, at) => `<${tag}${at === old ? ' class="old"' : ''}>${cell}</${tag}>`).join('')}</tr>`
  return `<table>${head ? cells(head, 'th') : ''}${rows.map((row) => cells(row, 'td')).join('')}</table>`
}

/** Labels with what they label, in the place where this document puts labels. */
export function labeled(voice: Voice, pairs: [string, string][]): string {
  const { style } = voice
  const name = (label: string) => {
    const words = `${style.upperLabels ? label.toUpperCase() : label}${style.colon ? ':' : ''}`
    return style.boldLabels ? `<b>${words}</b>` : words
  }
  if (style.labels === 'above' || style.labels === 'box') {
    const cells = pairs.map(([label, value]) => `<td><span class="small">${name(label)}</span><br>${value}</td>`)
    const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, at) =>
      cells.slice(at * 2, at * 2 + 2).join(''),
    )
    return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
  }
  if (style.labels === 'dots')
    return pairs.map(([label, value]) => `<p>${name(label)} ${'.'.repeat(Math.max(4, 44 - label.length))} ${value}</p>`).join('') // biome-ignore format: one line
  return table(pairs.map(([label, value]) => [name(label), value]))
}

/** A name over its address. */
export const stacked = (lines: string[]): string => lines.join('<br>')

/** Sections under their headings. */
export const sections = (parts: [string, string][]): string =>
  parts
    .map(([title, body]) => `<div${body.length < 2600 ? ' class="keep"' : ''}><h2>${title}</h2>${body}</div>`)
    .join('')
