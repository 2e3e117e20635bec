import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const ENTITY = /&(amp|lt|quot);/gi
/** Characters a line printer would strike: entities count as one. */
const seen = (text: string) => text.replace(ENTITY, '&').length
export const up = (text: string) => text.toUpperCase().replace(ENTITY, (entity) => entity.toLowerCase())
export const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - seen(text)))
export const flush = (text: string, width: number) => ' '.repeat(Math.max(0, width - seen(text))) + text
export const middle = (text: string, width: number) => ' '.repeat(Math.max(0, (width - seen(text)) >> 1)) + text
export const rule = (width: number, mark = '-') => mark.repeat(width)

/** One print line: texts at their columns; what would overlap is moved to the right. */
export const at = (...cells: [column: number, text: string][]) =>
  cells.reduce((line, [column, text]) => {
    if (!text) return line
    return line && seen(line) > column - 1 ? `${line}  ${text}` : pad(line, column) + text
  }, '')

/** A value that ends at its column. */
export const ending = (column: number, text: string): [number, string] => [column - seen(text), text]

export function dots(label: string, value: string, width: number, mark = '.') {
  const room = Math.max(3, width - seen(label) - seen(value) - 2)
  return `${label} ${mark.repeat(Math.ceil(room / mark.length)).slice(0, room)} ${value}`
}

export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && seen(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export function beside(left: string[], right: string[], column: number, indent = 0) {
  const rows = Math.max(left.length, right.length)
  return Array.from({ length: rows }, (_, row) => at([indent, left[row] ?? ''], [column, right[row] ?? '']))
}

/** `heads` stand again where the lines go on on another page; `fresh` starts a page. */
export type Section = { heads: string[]; lines: string[]; fresh?: boolean }

export function paged(
  head: (page: number, of: number) => string[],
  sections: Section[],
  { most = 62, more = 'CONTINUED ON NEXT PAGE', again = "(CONT'D)" } = {},
) {
  const room = most - head(1, 1).length - 2
  const pages: string[][] = [[]]
  for (const { heads, lines, fresh } of sections) {
    let page = pages.at(-1)!
    if (page.length && (fresh || page.length + heads.length + Math.min(lines.length, 4) > room)) pages.push([])
    page = pages.at(-1)!
    page.push(...heads)
    for (const line of lines) {
      if (page.length >= room) {
        page.push('', flush(more, 60))
        const [first = '', ...others] = heads
        page = [...(heads.length ? [`${first} ${again}`, ...others] : [])]
        pages.push(page)
      }
      page.push(line)
    }
  }
  return pages
    .map((body, index) => `<pre class="sheet">${[...head(index + 1, pages.length), ...body].join('\n')}</pre>`)
    .join('')
}

/** A page of so many columns, in the largest type that fits. */
export function sheetCss(columns: number) {
  const size = Math.min(13, Math.floor(7120 / columns / 0.6025) / 10)
  const most = Math.floor(945 / (size * 1.2))
  const css = `body { margin: 0 } pre.sheet { margin: 0; padding: 0; border: 0; white-space: pre; color: #111; font: ${size}px/1.2 'DejaVu Sans Mono', monospace; letter-spacing: 0 }
    pre.sheet + pre.sheet { break-before: page }`
  return { css, most }
}

/** A limit in force in words of one's own, or the word for one there is none of. */
export function said(voice: Voice, line: Line, name: string, print?: (amount: number) => string, none = 'EXCL') {
  const policy = voice.truth.policies[line]
  const printed = voice.limit(line, name)
  if (policy.excluded === name) return none
  return print ? print(policy.limits[name] ?? 0) : printed
}

export const thousands = (amount: number) => (amount / 1000).toLocaleString('en-US')
export const plain = (amount: number) => amount.toLocaleString('en-US')
/** Millions in short, other amounts in full. */
export const millions = (amount: number) => (amount >= 1_000_000 ? `${amount / 1_000_000} MIL` : plain(amount))
/** How a print program edits its dollar fields. */
export const anEdit = (voice: Voice) =>
  voice.chance.pick([
    plain,
    plain,
    (amount: number) => `$${plain(amount)}`,
    (amount: number) => `$${flush(plain(amount), 11)}`,
    (amount: number) => `${plain(amount)}.00`,
  ])
/** Number, term and company of a line that is part of a policy of one number. */
export function partOf(voice: Voice, line: Line) {
  voice.carrier(line)
  return [voice.number(line), voice.effective(line), voice.expiration(line)] as const
}

export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const insuredLines = (voice: Voice, width: number) => [
  ...wrap(voice.insured(), width),
  ...voice.insuredAddress(),
]
export const producerLines = (voice: Voice, width: number) => [
  ...wrap(voice.producer(), width),
  ...voice.producerAddress(),
]

/** The basis of the general liability. */
export const glBasis = (voice: Voice, [occurrence, claimsMade]: [string, string]) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

export const formLine = (form: { number: string; edition: string; title: string }, voice: Voice) =>
  at([2, voice.text(up(form.number))], [16, form.edition], [28, voice.text(up(form.title))])

export const splitNames = ['perPerson', 'perAccident', 'damage']
