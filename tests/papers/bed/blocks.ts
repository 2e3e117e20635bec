import type { Style } from './style.ts'

/** The parts carriers' documents are made of, as HTML in a document's style. Texts are HTML already. */
export function heading(style: Style, text: string, size = 1.3): string {
  const spacing = style.spaced === 'type' ? 'letter-spacing:0.25em;' : ''
  const letters = style.spaced === 'characters' ? spread(text) : text
  return `<div class="heading" style="font-size:${size}em;${spacing}">${letters}</div>`
}

/** A space between any two letters, as some documents set their headings and labels. */
function spread(html: string): string {
  const words = html.split(' ').map((word) => `<span class="word">${word.match(/&\w+;|./g)!.join(' ')}</span>`)
  return words.join(' &nbsp; ')
}

export const paragraph = (text: string) => `<p>${text}</p>`
export const small = (text: string) => `<p class="small">${text}</p>`
export const lines = (items: string[]) => items.join('<br>')
export const pageBreak = '<div class="break"></div>'
export const sideBySide = (...parts: string[]) =>
  `<div class="side">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`

function labelOf(style: Style, text: string) {
  const shown = style.upperLabels ? text.toUpperCase().replaceAll('&AMP;', '&amp;') : text
  return `<span class="${style.boldLabels ? 'bold' : ''}">${style.spacedLabels && text ? spread(shown) : shown}${style.colon && text ? ':' : ''}</span>`
}

/** Labels with their values, where this style puts labels. */
export function pairs(style: Style, items: [label: string, value: string][]): string {
  const labelled = items.map(([label, value]) => [labelOf(style, label), value] as const)
  switch (style.labels) {
    case 'left':
      return `<table class="pairs ${style.borders}">${labelled.map(([label, value]) => `<tr><td class="label">${label}</td><td>${value}</td></tr>`).join('')}</table>`
    case 'above':
      return `<div class="above">${labelled.map(([label, value]) => `<div><div class="over">${label}</div><div>${value}</div></div>`).join('')}</div>`
    case 'box':
      return `<table class="boxes grid"><tr>${labelled
        .map(([label, value]) => `<td><div class="over">${label}</div>${value}</td>`)
        .join('')
        .replace(/((?:<td>.*?<\/td>){3})(?=<td>)/gs, '$1</tr><tr>')}</tr></table>`
    case 'dots':
      return labelled
        .map(([label, value]) => `<div class="dotted"><span>${label}</span><i></i><span>${value}</span></div>`)
        .join('')
    case 'columns':
      return `<div class="columns">${labelled.map(([label, value]) => `<div class="item">${label} &nbsp;${value}</div>`).join('')}</div>`
  }
}

/** A table with heads, which stand again on each page it goes on to. Empty heads leave the row of heads out. */
export function table(
  style: Style,
  heads: string[],
  rows: string[][],
  { borders = style.borders, widths = [] as number[] } = {},
): string {
  const shown = heads.map((head) => (style.upperLabels ? head.toUpperCase().replaceAll('&AMP;', '&amp;') : head))
  const columns = widths.map((width) => `<col style="width:${width}%">`).join('')
  const head = heads.length ? `<thead><tr>${shown.map((text) => `<th>${text}</th>`).join('')}</tr></thead>` : ''
  const body = rows.map(
    (row) =>
      `<tr>${row.map((cell) => `<td class="${/^[$\d(,.)\s-]+$/.test(cell) ? 'figure' : ''}">${cell}</td>`).join('')}</tr>`,
  )
  return `<table class="table ${borders}"><colgroup>${columns}</colgroup>${head}<tbody>${body.join('')}</tbody></table>`
}

/** Boxes side by side with a caption each, as heads of documents have them. */
export const partyBoxes = (style: Style, boxes: [caption: string, content: string][]) =>
  `<table class="boxes ${style.borders === 'none' ? 'none' : 'grid'}"><tr>${boxes.map(([caption, content]) => `<td><div class="over">${labelOf({ ...style, colon: false }, caption)}</div>${content}</td>`).join('')}</tr></table>`

/** Two tables of wordings nobody reads, between what matters. */
export const BOILERPLATE = [
  'In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy.',
  'Various provisions in this policy restrict coverage. Read the entire policy carefully to determine rights, duties and what is and is not covered.',
  'These declarations together with the common policy conditions, coverage parts and forms, if any, issued to form a part thereof, complete the above numbered policy.',
  'No limit shown applies unless a premium or the word “included” stands beside it. A blank means that the coverage is not provided.',
  'The first named insured shown is responsible for the payment of all premiums and will be the payee of any return premium we pay.',
  'If you have questions, or to report a claim, call the number on your identification card. Keep this page with your policy.',
  'We may examine and audit your books and records as they relate to this policy at any time during the policy period and up to three years afterward.',
]

export function cssOf(style: Style): string {
  return `
  body { font: ${style.size}pt ${style.font}; color: #111; line-height: 1.28; margin: 0 }
  .heading { font-weight: bold; text-align: center; margin: 0.7em 0 0.5em }
  .word { white-space: nowrap } .bold, th { font-weight: bold } .small { font-size: 0.8em } p { margin: 0.5em 0 }
  table { border-collapse: collapse; width: 100%; margin: 0.5em 0 } td, th { vertical-align: top; text-align: left; padding: 2pt 4pt }
  .figure { text-align: right } .grid td, .grid th { border: 0.7pt solid #333 } .rows td, .rows th { border-bottom: 0.5pt solid #777 } .outline { border: 0.8pt solid #222 }
  .pairs .label { width: 34% } .over { font-size: 0.78em; color: #222 } .boxes td { width: 33% }
  .above { display: grid; grid-template-columns: 1fr 1fr; gap: 5pt 18pt; margin: 0.5em 0 }
  .dotted { display: flex; gap: 3pt; margin: 1.5pt 0 } .dotted i { flex: 1; border-bottom: 1pt dotted #444; margin-bottom: 3pt; min-width: 20pt } .dotted span:first-child { max-width: 62% }
  .columns { columns: 2; margin: 0.5em 0 } .item { break-inside: avoid; margin: 2pt 0 }
  .side { display: flex; gap: 18pt } .side > div { flex: 1 } .break { break-after: page } tr, .dotted { break-inside: avoid }`
}
