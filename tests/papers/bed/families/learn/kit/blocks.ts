/** Lines under each other; what is empty is left out. */
export const inLines = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join('<br>')
export const paragraphs = (...all: string[]) => `<p>${all.join('</p><p>')}</p>`

const besides =
  (name: string) =>
  (...parts: string[]) =>
    `<div class="${name}"><div>${parts.join('</div><div>')}</div></div>`
/** Parts beside each other, by the class that each house's rules know. */
export const sides = besides('sides')
export const two = besides('two')
export const split = besides('split')
export const halves = besides('halves')
/** What stands at the left and the right edge. */
export const ends = (left: string, right: string, name = '') =>
  `<div class="ends ${name}"><div>${left}</div><div class="r">${right}</div></div>`
export const columns = (widths: string, ...parts: string[]) =>
  `<div style="display:grid;grid-template-columns:${widths};gap:0 12pt"><div>${parts.join('</div><div>')}</div></div>`

/** A small caption with what it says: in a box, on the next line, in the same, in the corner of a cell. */
export const captionedBox = (caption: string, html: string, name = 'bx') =>
  `<div class="${name}"><small>${caption}</small><br>${html}</div>`
export const captionAbove = (caption: string, html: string) => `<span class="cap">${caption}</span><br>${html}`
export const caption = (words: string, html: string) => `<span class="cap">${words}</span>${html}`
export const tip = (words: string, html: string) => `<span class="tip">${words}</span>${html}`

type Pairs = readonly (readonly [string, string])[]
/** Cells with a caption each, row under row, in one frame. */
export const crate = (...shelves: Pairs[]) =>
  `<div class="crate">${shelves.map((shelf) => `<div class="shelf">${shelf.map(([words, html]) => `<div>${caption(words, html)}</div>`).join('')}</div>`).join('')}</div>`
/** A label at the left, what it says beside it. */
export const told = (pairs: Pairs) =>
  pairs.map(([words, html]) => `<div class="told"><span>${words}</span><span>${html}</span></div>`).join('')
export const leaders = (pairs: Pairs) =>
  pairs.map(([words, html]) => `<div class="lead"><span>${words}</span><i></i><span>${html}</span></div>`).join('')
/** Labels and what they say, in two columns without rules. */
export const said = (pairs: Pairs, name = '') =>
  `<dl class="kv ${name}">${pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`

/** A box that is crossed or empty, drawn or typed. */
export const tickBox = (on: boolean) => (on ? '&#9746;' : '&#9744;')
export const boxed = (on: boolean, words: string) => `${tickBox(on)} ${words}`
export const brackets = (on: boolean) => (on ? '[X]' : '[ ]')
export const wideBrackets = (on: boolean) => (on ? '[X]' : '[&nbsp;&nbsp;]')
export const bracketed = (on: boolean, words: string) => `${wideBrackets(on)} ${words}`

const lengthOf = (html: string) => html.replace(/&#?\w+;/g, '&').length
/** Words filled up to a width in letters, for lines of one type. */
export const padded = (html: string, width: number, right = false) => {
  const gap = ' '.repeat(Math.max(1, width - lengthOf(html)))
  return right ? gap + html : html + gap
}
/** Lines of one type. */
export const typed = (...lines: (string | string[])[]) => `<pre>${lines.flat().join('\n')}</pre>`
export const typedBlock = (size: number, lines: readonly string[]) =>
  `<div class="type" style="font-size: ${size}pt">${lines.join('\n')}</div>`
/** A typed line that goes on below where it is too long, as far from the edge as it began. */
const folded = (line: string, width: number): string[] => {
  if (lengthOf(line) <= width) return [line]
  const edge = ' '.repeat(line.length - line.trimStart().length)
  const lines = [edge]
  for (const word of line.trim().split(' ')) {
    const last = lines.at(-1)!
    const longer = last.trim() ? `${last} ${word}` : last + word
    if (lengthOf(longer) > width) lines.push(edge + word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
/** Two columns of typed lines side by side. */
export const typedBeside = (left: readonly string[], right: readonly string[], width: number) => {
  const [one, two] = [left.flatMap((line) => folded(line, width - 4)), right.flatMap((line) => folded(line, 46))]
  return Array.from(
    { length: Math.max(one.length, two.length) },
    (_, at) => padded(one[at] ?? '', width) + (two[at] ?? ''),
  )
}

const inWords = (html: string) =>
  html.replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
/** What a page's words are in an e-mail, an office file or a record: lines stay lines, or stand in one. */
export const wordsInLines = (html: string) => inWords(html.replaceAll('<br>', '\n'))
export const wordsInOne = (html: string) => inWords(html.replaceAll('<br>', ', '))
export const withoutEntities = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
