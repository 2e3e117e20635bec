import type { DocumentKind } from '../../../../../../server/documents/kinds.ts'
import { formatAmount } from '../../../../../../shared/amounts.ts'
import { formatDate } from '../../../../../../shared/dates.ts'
import type { Drawn, Family, ListedRecord, Paper } from '../../../family.ts'
import { daysLater, type Location } from '../../../listed.ts'
import { FONTS, type Style } from '../../../style.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Feeding, Voice } from '../../../voice.ts'

/** Rules for rows, edges and sizes, in all houses; what is a house's own stands with its documents. */
const BASE = `
  .r { text-align: right } .mid { text-align: center } .sm { font-size: 0.84em } .xs { font-size: 0.72em } .up { text-transform: uppercase } .nw, .nw td, .nw th { white-space: nowrap } .bd { font-weight: bold }
  .ends { display: flex; justify-content: space-between; gap: 14pt } .halves { display: flex; gap: 16pt } .halves > div { flex: 1; min-width: 0 }
  .pale { background: #ececec; print-color-adjust: exact } .ink { background: #333c48; color: #fff; print-color-adjust: exact; padding: 2pt 5pt }
  .net td, .net th { border: 0.6pt solid #333 } .hair td, .hair th { border-bottom: 0.4pt solid #a5a5a5 } .slim td, .slim th { padding: 1pt 3pt } .bare td, .bare th { border: 0; padding-left: 0 }
  .last td:last-child, .last th:last-child { text-align: right; white-space: nowrap } .keep { break-inside: avoid } .cap { display: block; font-size: 0.72em; color: #222 }
  .crate { border: 0.7pt solid #222; margin: 5pt 0 } .shelf { display: flex } .shelf + .shelf { border-top: 0.7pt solid #222 } .shelf > div { flex: 1; padding: 2pt 4pt; min-width: 0 } .shelf > div + div { border-left: 0.7pt solid #222 }
  .told { display: flex; gap: 8pt; margin: 1.5pt 0 } .told > span:first-child { flex: none; width: 118pt } .lead { display: flex; margin: 1.5pt 0 } .lead i { flex: 1; min-width: 14pt; border-bottom: 1pt dotted #555; margin: 0 4pt 3pt }
  .type { font-family: 'DejaVu Sans Mono', monospace; white-space: pre; margin: 0; line-height: 1.3 } h1, h2, h3, h4 { margin: 6pt 0 4pt; line-height: 1.2 }`

type Beside = { records?: ListedRecord[]; running?: string }
/** A kind of document and what it may do for a certificate; then its own rules of style, and what it says. */
export const paper =
  (kind: DocumentKind | null, feeds: Feeding) =>
  (css: string, html: string, beside: Beside = {}): Drawn => ({ kind, feeds, html, css: `${BASE} ${css}`, ...beside })
export const dec = paper('declarations', 'fills')
export const listing = paper('schedule', 'nothing')
export const wide = '@page { size: letter landscape }'
export const turn = '<div style="break-before: page"></div>'

const row = (all: readonly string[], tag = 'td') => `<tr>${all.map((one) => `<${tag}>${one}</${tag}>`).join('')}</tr>`
const rowsOf = (all: readonly (readonly string[])[]) => all.map((one) => row(one)).join('')
/** A table; without heads where there are none. What comes last stands below its rows as it is. */
export const tab = (name: string, heads: readonly string[], all: readonly (readonly string[])[], below = '') =>
  `<table class="${name}">${heads.length ? `<thead>${row(heads, 'th')}</thead>` : ''}<tbody>${rowsOf(all)}${below}</tbody></table>`
export const cap = (words: string, html: string) => `<span class="cap">${words}</span>${html}`
/** Cells with a caption each, row under row, in one frame. */
export const crate = (...shelves: (readonly [string, string])[][]) =>
  `<div class="crate">${shelves.map((shelf) => `<div class="shelf">${shelf.map(([words, html]) => `<div>${cap(words, html)}</div>`).join('')}</div>`).join('')}</div>`
/** A label at the left, what it says beside it. */
export const told = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([words, html]) => `<div class="told"><span>${words}</span><span>${html}</span></div>`).join('')
export const leaders = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([words, html]) => `<div class="lead"><span>${words}</span><i></i><span>${html}</span></div>`).join('')
export const ends = (left: string, right: string, name = '') =>
  `<div class="ends ${name}"><div>${left}</div><div class="r">${right}</div></div>`
export const halves = (...parts: string[]) => `<div class="halves"><div>${parts.join('</div><div>')}</div></div>`
export const paras = (...all: string[]) => `<p>${all.join('</p><p>')}</p>`
export const box = (on: boolean) => (on ? '&#9746;' : '&#9744;')
export const brackets = (on: boolean) => (on ? '[X]' : '[ ]')
/** Lines of a typewriter. */
export const type = (size: number, lines: readonly string[]) =>
  `<div class="type" style="font-size: ${size}pt">${lines.join('\n')}</div>`
export const pad = (html: string, width: number, right = false) => {
  const gap = ' '.repeat(Math.max(1, width - html.replace(/&#?\w+;/g, '&').length))
  return right ? gap + html : html + gap
}
/** A typed line that goes on below where it is too long, as far from the edge as it began. */
const folded = (line: string, width: number): string[] => {
  const long = (words: string) => words.replace(/&#?\w+;/g, '&').length > width
  if (!long(line)) return [line]
  const edge = ' '.repeat(line.length - line.trimStart().length)
  const lines = [edge]
  for (const word of line.trim().split(' ')) {
    const last = lines.at(-1)!
    const longer = last.trim() ? `${last} ${word}` : last + word
    if (long(longer)) lines.push(edge + word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
/** Two columns of typed lines side by side. */
export const beside = (left: readonly string[], right: readonly string[], width: number) => {
  const [one, two] = [left.flatMap((line) => folded(line, width - 4)), right.flatMap((line) => folded(line, 46))]
  return Array.from(
    { length: Math.max(one.length, two.length) },
    (_, at) => pad(one[at] ?? '', width) + (two[at] ?? ''),
  )
}
/** Lists broken to pages of so many. */
export const pagesOf = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, at * size + size))

const cased = ({ style, text }: Voice, words: string) => text(style.capitals ? words.toUpperCase() : words)
/** Parties as what holds. */
export const insured = (voice: Voice, between = '<br>') => [voice.insured(), ...voice.insuredAddress()].join(between)
export const agency = (voice: Voice, between = '<br>') => [voice.producer(), ...voice.producerAddress()].join(between)
/** Parties of whom nothing is told. */
export const shown = {
  insured: (voice: Voice, between = '<br>') =>
    [cased(voice, voice.truth.insured.name), ...voice.address(voice.truth.insured.address)].join(between),
  agency: (voice: Voice, between = '<br>') =>
    [cased(voice, voice.truth.producer.name), ...voice.address(voice.truth.producer.address)].join(between),
  agent: (voice: Voice) => cased(voice, voice.truth.producer.name),
  who: (voice: Voice) => cased(voice, voice.truth.insured.name),
  company: (voice: Voice, line: Line) => cased(voice, voice.truth.policies[line].carrier.name),
  office: ({ truth, address }: Voice, line: Line, between = ', ') =>
    address(truth.policies[line].carrier.address).join(between),
  broker: (voice: Voice, between = '<br>') =>
    [cased(voice, voice.truth.wholesaler.name), ...voice.address(voice.truth.wholesaler.address)].join(between),
  other: ({ truth, text, address }: Voice, between = '<br>') =>
    [text(truth.names.business()), ...address(truth.names.address())].join(between),
}
export const logo = ({ truth, text }: Voice, line: Line) => text(truth.policies[line].carrier.name.split(' ')[0]!)
export const lender = ({ truth, text, chance }: Voice) =>
  `${text(truth.names.carrier().name.split(' ')[0]!)} ${chance.pick(['Savings Bank, its successors and assigns', 'Equipment Finance, Inc.', 'Community Bank, N.A.', 'Mortgage Company LLC'])}`

export const term = (voice: Voice, line: Line, between = ' to ') =>
  `${voice.effective(line)}${between}${voice.expiration(line)}`
export const termOf = ({ date }: Voice, { effective, expiration }: Policy, between = ' to ') =>
  `${date(effective)}${between}${date(expiration)}`
/** Lines for which the page says the company, the number and the term that it already printed. */
export const same = (voice: Voice, ...lines: Line[]) => {
  for (const line of lines)
    for (const tell of ['carrier', 'number', 'effective', 'expiration'] as const) voice[tell](line)
  return ''
}
export const day = ({ truth, date }: Voice, after: number, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, after))
export const issued = (voice: Voice, line: Line = 'gl') => day(voice, -voice.chance.int(4, 40), line)
export const onward = (voice: Voice, line: Line = 'gl') => day(voice, voice.chance.int(30, 270), line)

/** Where a building stands, which is no post office box. */
export const site = ({ address }: Voice, { party }: Location, between = ', ') =>
  address({ ...party.address, one: party.address.one.replace(/^P\.O\. Box (\d{3})\d$/, '2$1 Wharf Street') }).join(
    between,
  )
/** What a page's words are in a record or an office file. */
export const clean = (html: string) =>
  html.replaceAll('<br>', ', ').replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&') // biome-ignore format: a chain

export const form = (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims-Made') =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
export const retained = (voice: Voice, none = 'None') => {
  if (!voice.truth.policies.umbrella.limits.retention) return none
  voice.tick('umbrella.retention', '')
  return voice.limit('umbrella', 'retention')
}
export const AUTOS = ['auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned'] as const
export const hasAutos = ({ truth }: Voice) => truth.policies.auto.symbols.some((one) => one < 8)
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const whole = (amount: number) => `$${formatAmount(amount)}`
export const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0)

/** Records of a policy's lists, each with whose policy it is. */
export const ofPolicy = ({ truth }: Voice, lob: 'CGL' | 'BOP' | 'WC', type: string, all: Record<string, string>[]): ListedRecord[] => {
  const { number, effective, expiration } = truth.policies[lob === 'WC' ? 'wc' : 'gl']
  const whose = { lob, policy_number: number, named_insured: truth.insured.name, policy_period: `${formatDate(effective)} - ${formatDate(expiration)}` }
  return all.map((one) => ({ record_type: type, ...whose, ...one }))
} // biome-ignore format: a record
export const formsOf = (voice: Voice, lob: 'CGL' | 'BOP' | 'WC') =>
  ofPolicy(voice, lob, 'policy_form_item', voice.truth.forms.map((one) => ({ form_number: one.number, edition_date: one.edition, form_title: one.title }))) // biome-ignore format: a list

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const bits = (iso: string) => iso.split('-').map(Number) as [number, number, number]
export const days = {
  slashed: formatDate,
  words: (iso: string) => `${MONTHS[bits(iso)[1] - 1]} ${bits(iso)[2]}, ${bits(iso)[0]}`,
  abbreviated: (iso: string) => `${MONTHS[bits(iso)[1] - 1]!.slice(0, 3)} ${bits(iso)[2]}, ${bits(iso)[0]}`,
  lean: (iso: string) => `${bits(iso)[1]}/${bits(iso)[2]}/${bits(iso)[0]}`,
  brief: (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`,
  dashed: (iso: string) => formatDate(iso).replaceAll('/', '-'),
}

/** A house of these families: its type, and how it writes days and amounts. */
export const house = (
  name: `${'plain' | 'hard'} ${string}`,
  [fonts, sizes]: [(keyof typeof FONTS)[], number[]],
  papers: Record<string, Paper>,
  given: Partial<Style> = {},
): Family => ({
  name,
  split: 'learn',
  papers,
  style: ({ pick }) => ({
    font: FONTS[pick(fonts)],
    size: pick(sizes),
    spaced: 'no',
    spacedLabels: false,
    capitals: false,
    money: pick([whole, whole, whole, formatAmount, (amount) => `$ ${formatAmount(amount)}`]),
    date: pick([days.slashed, days.slashed, days.lean, days.brief, days.dashed]),
    cityLine: pick([
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city} ${state} ${zip}`,
    ]),
    ...given,
  }),
})
