import type { DocumentKind } from '../../../../../../server/documents/kinds.ts'
import { formatAmount } from '../../../../../../shared/amounts.ts'
import { formatDate } from '../../../../../../shared/dates.ts'
import type { Drawn, ListedRecord } from '../../../family.ts'
import { daysLater, type Location } from '../../../listed.ts'
import type { Chance } from '../../../random.ts'
import { FONTS, type Style } from '../../../style.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Feeding, Voice } from '../../../voice.ts'

type Beside = { records?: ListedRecord[]; running?: string }

/** What all documents of this third have in common: how wide, how strong, where on the line. */
const COMMON = `
  .e { text-align: right } .c { text-align: center } .s { font-size: 0.8em } .u { text-transform: uppercase } .nb { white-space: nowrap }
  .split { display: grid; grid-template-columns: 1fr 1fr; gap: 4pt 16pt } .tint { print-color-adjust: exact; background: #e6e9ee }
  .ruled td, .ruled th { border: 0.5pt solid #444 } .under td, .under th { border-bottom: 0.4pt solid #999 } .tight td, .tight th { padding: 0.8pt 3pt }
  .money td:last-child, .money th:last-child { text-align: right; white-space: nowrap } dl.kv { display: grid; grid-template-columns: max-content 1fr; gap: 2pt 12pt; margin: 5pt 0 } dl.kv dd { margin: 0 }
  h1, h2, h3, h4 { margin: 7pt 0 4pt; line-height: 1.2 } .whole { break-inside: avoid } .tip { font-size: 0.7em; display: block; color: #333 }
  pre { font-family: 'DejaVu Sans Mono', monospace; margin: 0 } .window { margin: 24pt 0 24pt 14pt }`

/** A kind of document, and what it may do for a certificate. */
export const sheet =
  (kind: DocumentKind | null, feeds: Feeding) =>
  (html: string, css = '', beside: Beside = {}): Drawn => ({ kind, feeds, html, css: `${COMMON} ${css}`, ...beside })
export const declared = sheet('declarations', 'fills')
export const across = '@page { size: letter landscape }'
export const overleaf = '<div style="break-before:page"></div>'

const cells = (row: readonly string[], tag = 'td') => `<tr>${row.map((one) => `<${tag}>${one}</${tag}>`).join('')}</tr>`
/** Rows of a table, one for each item. */
export const rows = <T>(items: readonly T[], cellsOf: (item: T, at: number) => readonly string[]) =>
  items.map((item, at) => cells(cellsOf(item, at))).join('')
export const plainRows = (all: readonly (readonly string[])[]) => rows(all, (one) => one)
/** A row that goes over the whole width of the table. */
export const over = (columns: number, html: string, name = '') =>
  `<tr class="${name}"><td colspan="${columns}">${html}</td></tr>`
export const tableOf = (name: string, heads: readonly string[], body: string) =>
  `<table class="${name}">${heads.length ? `<thead>${cells(heads, 'th')}</thead>` : ''}<tbody>${body}</tbody></table>`
/** Labels and what they say, in two columns without rules. */
export const said = (pairs: readonly (readonly [string, string])[], name = '') =>
  `<dl class="kv ${name}">${pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`
/** A caption in the corner of a cell, what it says below. */
export const tip = (caption: string, html: string) => `<span class="tip">${caption}</span>${html}`
export const split = (...parts: string[]) => `<div class="split"><div>${parts.join('</div><div>')}</div></div>`
export const paragraphs = (...texts: string[]) => `<p>${texts.join('</p><p>')}</p>`

/** Who is insured and who sold it, told as what holds. */
export const theInsured = (voice: Voice, between = '<br>') => [voice.insured(), ...voice.insuredAddress()].join(between)
export const theAgency = (voice: Voice, between = '<br>') =>
  [voice.producer(), ...voice.producerAddress()].join(between)
/** Names in the letters of the document, of which nothing is told. */
const cased = ({ style, text }: Voice, words: string) => text(style.capitals ? words.toUpperCase() : words)
export const named = {
  insured: (voice: Voice) => cased(voice, voice.truth.insured.name),
  agency: (voice: Voice) => cased(voice, voice.truth.producer.name),
  carrier: (voice: Voice, line: Line) => cased(voice, voice.truth.policies[line].carrier.name),
}
export const posted = {
  insured: (voice: Voice, between = '<br>') =>
    [named.insured(voice), ...voice.address(voice.truth.insured.address)].join(between),
  agency: (voice: Voice, between = '<br>') =>
    [named.agency(voice), ...voice.address(voice.truth.producer.address)].join(between),
  wholesaler: (voice: Voice, between = '<br>') =>
    [cased(voice, voice.truth.wholesaler.name), ...voice.address(voice.truth.wholesaler.address)].join(between),
  stranger: ({ truth, text, address }: Voice, between = '<br>') =>
    [text(truth.names.business()), ...address(truth.names.address())].join(between),
  home: ({ truth, address }: Voice, line: Line, between = ', ') =>
    address(truth.policies[line].carrier.address).join(between),
}
/** The company's first word, as its mark at the head of a document. */
export const mark = ({ truth, text }: Voice, line: Line) => text(truth.policies[line].carrier.name.split(' ')[0]!)
export const bank = ({ truth, text, chance }: Voice) =>
  `${text(truth.names.carrier().name.split(' ')[0]!)} ${chance.pick(['State Bank, ISAOA/ATIMA', 'Federal Credit Union', 'Commercial Lending LLC', 'Trust Company', 'Farm Credit, ACA'])}`

/** Both days of a term, told. */
export const runs = (voice: Voice, line: Line, between = ' to ') =>
  `${voice.effective(line)}${between}${voice.expiration(line)}`
export const ran = ({ date }: Voice, { effective, expiration }: Policy, between = ' to ') =>
  `${date(effective)}${between}${date(expiration)}`
/** Company, number and term of lines that stand under what another line already printed. */
export const alike = (voice: Voice, ...lines: Line[]) => {
  for (const line of lines)
    for (const tell of ['carrier', 'number', 'effective', 'expiration'] as const) voice[tell](line)
  return ''
}
export const earlier = ({ truth, date, chance }: Voice, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, -chance.int(3, 45)))
export const later = ({ truth, date, chance }: Voice, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, chance.int(25, 280)))

/** Where a building stands; nobody builds in a post office box. */
export const premises = ({ address }: Voice, { party }: Location, between = ', ') =>
  address({ ...party.address, one: party.address.one.replace(/^P\.O\. Box (\d{3})\d$/, '1$1 Kiln Street') }).join(
    between,
  )
/** Words of a page as a record or an office file has them. */
export const bare = (html: string) =>
  html.replaceAll('<br>', ', ').replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&') // biome-ignore format: a chain

export const trigger = (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims-Made') =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
export const mark4 = (on: boolean) => (on ? '[X]' : '[&nbsp;&nbsp;]')
/** Both triggers with a mark before each; what holds is told. */
export const triggers = (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims Made') => {
  const { claimsMade: made } = voice.truth.policies.gl
  return `${mark4(!made)} ${made ? occurrence : trigger(voice, occurrence)} &ensp; ${mark4(made)} ${made ? trigger(voice, '', claimsMade) : claimsMade}`
}
export const retention = (voice: Voice, none = 'Nil') => {
  if (!voice.truth.policies.umbrella.limits.retention) return none
  voice.tick('umbrella.retention', '')
  return voice.limit('umbrella', 'retention')
}
export const ownsAutos = ({ truth }: Voice) => truth.policies.auto.symbols.some((one) => one < 8)
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const dollars = (amount: number) => `$${formatAmount(amount)}`

/** A word in a field of so many letters, for pages of one width. */
export const field = (html: string, width: number, right = false) => {
  const gap = ' '.repeat(Math.max(1, width - html.replace(/&#?\w+;/g, '&').length))
  return right ? gap + html : html + gap
}

/** Records of a policy's lists: each says whose policy it is. */
export function ofPolicy(
  { truth }: Voice,
  lob: 'CGL' | 'BOP' | 'WC',
  type: string,
  all: Record<string, string>[],
): ListedRecord[] {
  const { number, effective, expiration } = truth.policies[lob === 'WC' ? 'wc' : 'gl']
  const whose = { lob, policy_number: number, named_insured: truth.insured.name, policy_period: `${formatDate(effective)} - ${formatDate(expiration)}` } // biome-ignore format: a record
  return all.map((one) => ({ record_type: type, ...whose, ...one }))
}
export const formsOf = (voice: Voice, lob: 'CGL' | 'BOP' | 'WC') =>
  ofPolicy(voice, lob, 'policy_form_item', voice.truth.forms.map((one) => ({ form_number: one.number, edition_date: one.edition, form_title: one.title }))) // biome-ignore format: a list

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const parts = (iso: string) => iso.split('-').map(Number) as [number, number, number]
export const days = {
  slashed: formatDate,
  spoken: (iso: string) => `${MONTHS[parts(iso)[1] - 1]} ${parts(iso)[2]}, ${parts(iso)[0]}`,
  short: (iso: string) => `${MONTHS[parts(iso)[1] - 1]!.slice(0, 3)} ${parts(iso)[2]}, ${parts(iso)[0]}`,
  lean: (iso: string) => `${parts(iso)[1]}/${parts(iso)[2]}/${parts(iso)[0]}`,
  brief: (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`,
  dashed: (iso: string) => formatDate(iso).replaceAll('/', '-'),
  army: (iso: string) => `${iso.slice(8)}-${MONTHS[parts(iso)[1] - 1]!.slice(0, 3).toUpperCase()}-${iso.slice(0, 4)}`,
  iso: (iso: string) => iso,
}

/** How a house sets its documents, and how it writes amounts and days. */
export const looks =
  (fonts: (keyof typeof FONTS)[], sizes: number[], given: Partial<Style> = {}) =>
  ({ pick }: Chance): Partial<Style> => ({
    font: FONTS[pick(fonts)],
    size: pick(sizes),
    spaced: 'no',
    spacedLabels: false,
    capitals: false,
    money: pick([dollars, dollars, dollars, dollars, formatAmount, (amount) => `$ ${formatAmount(amount)}`]),
    date: pick([days.slashed, days.slashed, days.slashed, days.lean, days.brief, days.dashed]),
    cityLine: pick([
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city} ${state} ${zip}`,
    ]),
    ...given,
  })
