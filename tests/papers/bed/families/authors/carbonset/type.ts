import type { Chance } from '../../../random.ts'
import type { Style } from '../../../style.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** What a typist does with a page: tab stops, leaders, columns, amounts and dates. */
export type Way = (amount: number) => string

const bare = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const widthOf = (html: string): number => bare(html).length
export const pad = (html: string, width: number): string => html + ' '.repeat(Math.max(1, width - widthOf(html)))
export const padLeft = (html: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(html))) + html
export const center = (html: string, width = 84): string =>
  ' '.repeat(Math.max(0, Math.floor((width - widthOf(html)) / 2))) + html

export function fold(html: string, width: number): string[] {
  const lines: string[] = []
  for (const part of html.split('\n')) {
    let line = ''
    for (const word of part.split(' ')) {
      if (line && widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line)
        line = word
      } else line = line ? `${line} ${word}` : word
    }
    lines.push(line)
  }
  return lines
}

/** Cells at tab stops; what is too long goes on below. */
export function row(cells: string[], widths: number[]): string {
  const folded = cells.map((cell, index) => fold(cell, widths[index]! - 1))
  const height = Math.max(...folded.map((lines) => lines.length))
  return Array.from({ length: height }, (_, at) =>
    folded
      .map((lines, index) => pad(lines[at] ?? '', widths[index]!))
      .join('')
      .trimEnd(),
  ).join('\n')
}

/** Leaders up to a tab stop. */
export function dotted(label: string, value: string, stop = 58, dots = '.'): string {
  const room = Math.max(3, stop - widthOf(label) - 2)
  return `${label} ${dots.repeat(Math.ceil(room / dots.length)).slice(0, room)} ${value}`
}

export const upper = (html: string): string =>
  html
    .toUpperCase()
    .replaceAll('&AMP;', '&amp;')
    .replaceAll('&LT;', '&lt;')
    .replaceAll('&QUOT;', '&quot;')
    .replaceAll('<U>', '<u>')
    .replaceAll('</U>', '</u>')

const grouped = (amount: number) => amount.toLocaleString('en-US')
export const stop: Way = (amount) => `$${grouped(amount)}.`
export const plain: Way = (amount) => grouped(amount)
export const cents: Way = (amount) => `$${grouped(amount)}.00`
const ruled: Way = (amount) => `$ ${grouped(amount)}.--`
/** M is a thousand, MM a million. */
export const short: Way = (amount) =>
  amount % 1_000_000 === 0
    ? `$${amount / 1_000_000}MM`
    : amount % 1000 === 0
      ? `$${amount / 1000}M`
      : `$${grouped(amount)}`
/** Thousands, with the legend saying so. */
export const thousands: Way = (amount) => (amount % 1000 === 0 ? `${amount / 1000}M` : grouped(amount))
export const mil: Way = (amount) =>
  amount % 1_000_000 === 0 ? `${amount / 1_000_000} MIL` : amount % 1000 === 0 ? `${amount / 1000} THOU` : `${amount}`

const LEGEND = 'M DENOTES THOUSANDS, MM MILLIONS.'
export const aWay = (chance: Chance): Way => chance.pick([stop, stop, plain, cents, ruled, short])
export const legendOf = (way: Way): string => (way === short || way === thousands ? LEGEND : '')

const MONTHS = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ')
const parts = (iso: string) => ({
  year: iso.slice(0, 4),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8)),
})
export const telexDate = (iso: string): string =>
  `${iso.slice(8)}${MONTHS[parts(iso).month - 1]!.slice(0, 3)}${iso.slice(2, 4)}`
const DATES: ((iso: string) => string)[] = [
  (iso) => `${parts(iso).month}-${parts(iso).day}-${iso.slice(2, 4)}`,
  (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`,
  (iso) => `${MONTHS[parts(iso).month - 1]} ${parts(iso).day}, ${parts(iso).year}`,
  (iso) => `${parts(iso).day} ${MONTHS[parts(iso).month - 1]!.slice(0, 3)} ${parts(iso).year}`,
  (iso) => `${iso.slice(5, 7)}-${iso.slice(8)}-${parts(iso).year}`,
  (iso) => `${MONTHS[parts(iso).month - 1]!.slice(0, 3)}. ${parts(iso).day}, ${parts(iso).year}`,
]
export const typedStyle = (chance: Chance): Partial<Style> => ({
  money: chance.pick([stop, stop, plain, cents]),
  date: chance.pick(DATES),
  capitals: chance.maybe(0.75),
})

/** A limit in force in words of the page's own. */
export function say(voice: Voice, line: Line, name: string, way: Way): string {
  const printed = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  if (policy.excluded !== name) return way(policy.limits[name] ?? 0)
  return printed === 'Included' ? 'EXCLUDED' : printed.toUpperCase()
}

/** Remembers what holds and prints marks for it where the line above says the same. */
export function ditto(printed: string, isSame: boolean, mark: string): string {
  return isSame ? mark : printed
}

export const carrierAddress = (voice: Voice, line: Line): string[] =>
  voice.address(voice.truth.policies[line].carrier.address)

export const TYPED = "'DejaVu Sans Mono', monospace"
export const CAPTION = "'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif"
export const SERIF = "'DejaVu Serif Condensed', 'DejaVu Serif', serif"
