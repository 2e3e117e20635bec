import type { Tick } from '../../../elements.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

export const plainNumber = (amount: number) => amount.toLocaleString('en-US')
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const dollars = (amount: number) => `$${plainNumber(amount)}`

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
function below(amount: number): string {
  if (amount < 20) return ONES[amount]!
  if (amount < 100) return `${TENS[Math.floor(amount / 10)]}${amount % 10 ? `-${ONES[amount % 10]}` : ''}`
  return `${ONES[Math.floor(amount / 100)]} hundred${amount % 100 ? ` ${below(amount % 100)}` : ''}`
}
export function spelled(amount: number): string {
  const parts = [
    [Math.floor(amount / 1_000_000), 'million'],
    [Math.floor(amount / 1000) % 1000, 'thousand'],
    [amount % 1000, ''],
  ] as const
  const words = parts.filter(([count]) => count).map(([count, unit]) => `${below(count)} ${unit}`.trim())
  return `${words.join(' ') || 'zero'}`
}
export const inWords = (amount: number) => `${spelled(amount)} dollars`
export const both = (amount: number) => `${spelled(amount)} dollars (${dollars(amount)})`

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const slash = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
export const slashShort = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
export const dashed = (iso: string) => `${iso.slice(5, 7)}-${iso.slice(8)}-${iso.slice(0, 4)}`
export const long = (iso: string) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export const dayFirst = (iso: string) =>
  `${Number(iso.slice(8))} ${MONTHS[Number(iso.slice(5, 7)) - 1]!.slice(0, 3)} ${iso.slice(0, 4)}`
export function ordinal(iso: string): string {
  const day = Number(iso.slice(8))
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  return `the ${day}${ending} day of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`
}
export const later = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10)

/** A limit in force in a way of printing of its own. */
export function limit(voice: Voice, line: Line, name: string, print: (amount: number) => string, none = 'EXCLUDED') {
  voice.limit(line, name)
  const { excluded, limits } = voice.truth.policies[line]
  return excluded === name ? none : print(limits[name] ?? 0)
}
export const isExcluded = (voice: Voice, name: string) => voice.truth.policies.gl.excluded === name
export function from(voice: Voice, line: Line, print: (iso: string) => string) {
  voice.effective(line)
  return print(voice.truth.policies[line].effective)
}
export function to(voice: Voice, line: Line, print: (iso: string) => string) {
  voice.expiration(line)
  return print(voice.truth.policies[line].expiration)
}
export const trigger = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

const SYMBOL_WORDS: Record<number, string> = {
  1: 'any auto',
  2: 'autos you own',
  7: 'the autos described in the schedule',
  8: 'autos you hire',
  9: 'autos you do not own',
}
const SYMBOL_TICKS: Record<number, Tick> = {
  1: 'auto.any',
  2: 'auto.owned',
  7: 'auto.scheduled',
  8: 'auto.hired',
  9: 'auto.nonOwned',
}
/** Covered autos in words, without the numbers. */
export const covered = (voice: Voice) =>
  listed(voice.truth.policies.auto.symbols.map((symbol) => voice.tick(SYMBOL_TICKS[symbol]!, SYMBOL_WORDS[symbol]!)))
const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Lines of a print-out in capitals; a value may hold HTML entities. */
const length = (html: string) => html.replace(/&[a-z]+;/gi, '&').length
export const pad = (html: string, width: number) => html + ' '.repeat(Math.max(0, width - length(html)))
export const right = (html: string, width: number) => ' '.repeat(Math.max(0, width - length(html))) + html
export const caps = (html: string) =>
  html.replace(/&[a-z]+;|[^&]+/g, (part) => (part.startsWith('&') ? part : part.toUpperCase()))
export function wrap(html: string, width: number): string[] {
  const lines: string[] = []
  for (const word of html.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && length(last) + length(word) < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
/** Blocks of lines beside each other. */
export function beside(blocks: string[][], widths: number[]): string {
  const rows = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: rows }, (_, row) =>
    blocks
      .map((block, at) => pad(block[row] ?? '', widths[at]!))
      .join('')
      .trimEnd(),
  ).join('\n')
}
export const rows = (cells: string[][]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
