import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

export type Cell = Sheet['rows'][number][number]
export type Lines = Line[]

/** Words for cells of csv and xlsx, which are not HTML. */
export const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
export const plainCells = (rows: Cell[][]): Cell[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)))

/** A date as a workbook counts it. */
const serial = (iso: string) => Math.round(Date.parse(iso) / 86_400_000) + 25_569
export const dateCell = (iso: string): Cell => ({ value: serial(iso), as: 'date' })

/** 1M, 500K, 2.5K. */
export const short = (amount: number) => (amount >= 1_000_000 ? `${amount / 1_000_000}M` : `${amount / 1000}K`)
/** Amounts with 000 left off. */
export const thousands = (amount: number) => (amount / 1000).toLocaleString('en-US')

/** A limit in force in words of one's own; an excluded one stays the word that says so. '' where the policy has no such limit. */
export function held<T>(voice: Voice, line: Line, name: string, write: (amount: number) => T): T | string {
  const { limits, excluded } = voice.truth.policies[line]
  if (limits[name] === undefined) return ''
  const said = voice.limit(line, name)
  return excluded === name ? said : write(limits[name])
}

/** The retention of the umbrella, '' where there is none. */
export function retained<T>(voice: Voice, write: (amount: number) => T): T | string {
  if (!voice.truth.policies.umbrella.limits.retention) return ''
  voice.tick('umbrella.retention', '')
  return held(voice, 'umbrella', 'retention', write)
}

/** Whether the policies' general liability is on an occurrence basis, in the given words. */
export const basis = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

/** What the agency calls the umbrella, which says what sort it is. */
export const umbrellaName = (voice: Voice) =>
  voice.chance.maybe(0.7)
    ? voice.tick('umbrella.umbrella', voice.chance.pick(['Umbrella', 'Comm. Umbrella', 'Umbrella Liability']))
    : voice.tick('umbrella.excess', voice.chance.pick(['Excess Liability', 'Excess (follow form)']))

/** Some lines of the account, in the order of the agency's system. */
export const someLines = (voice: Voice, others: Lines = ['auto', 'umbrella', 'wc', 'professional']): Lines => [
  'gl',
  ...voice.chance.some(others, voice.chance.int(2, others.length)),
]

/** Whether the account's symbols speak of autos of its own, which alone stand on lists of autos. */
export const isForOwned = ({ truth }: Voice) => truth.policies.auto.symbols.some((symbol) => symbol < 8)
