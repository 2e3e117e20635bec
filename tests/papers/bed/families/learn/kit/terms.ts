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
const UTILITIES =
  ".rt { text-align: right } .md { text-align: center } .fine { font-size: 0.78em } .cap { font-size: 0.74em; text-transform: uppercase; color: #333 } .two { display: flex; justify-content: space-between; gap: 12pt } .fm td { border: 0.6pt solid #000; padding: 2pt 4pt } .amt td:last-child, .amt th:last-child { text-align: right; white-space: nowrap } .bar { print-color-adjust: exact; background: #ddd; font-weight: bold; padding: 2pt 4pt } .ln td, .ln th { border-bottom: 0.4pt solid #888 } .gr td, .gr th { border: 0.4pt solid #555 } h2, h3, h4, h5 { margin: 6pt 0 4pt } .win { margin: 26pt 0 26pt 20pt } pre { font-family: 'DejaVu Sans Mono', monospace; font-size: 1em; margin: 0; white-space: pre } .keep { break-inside: avoid }"

/** A kind of document that is printed. */
export const press =
  (kind: DocumentKind | null, feeds: Feeding) =>
  (html: string, css = '', beside: Beside = {}): Drawn => ({ kind, feeds, html, css: `${UTILITIES} ${css}`, ...beside })
export const decs = press('declarations', 'fills')
export const landscape = '@page { size: letter landscape }'

/** Rows of a table; one that is a text goes over its whole width. */
type Row = string[] | string
export function tb(name: string, heads: string[], rows: Row[]): string {
  const columns = Math.max(heads.length, ...rows.map((row) => (typeof row === 'string' ? 1 : row.length)))
  const top = heads.length ? `<thead><tr><th>${heads.join('</th><th>')}</th></tr></thead>` : ''
  const body = rows.map((row) =>
    typeof row === 'string'
      ? `<tr class="whole"><td colspan="${columns}">${row}</td></tr>`
      : `<tr><td>${row.join('</td><td>')}</td></tr>`,
  )
  return `<table class="${name}">${top}<tbody>${body.join('')}</tbody></table>`
}
export const br = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join('<br>')
export const cap = (words: string, html: string) => `<span class="cap">${words}</span><br>${html}`
export const two = (left: string, right: string) => `<div class="two"><div>${left}</div><div>${right}</div></div>`
export const columns = (widths: string, ...parts: string[]) =>
  `<div style="display:grid;grid-template-columns:${widths};gap:0 12pt"><div>${parts.join('</div><div>')}</div></div>`
export const leaf = '<div style="break-before:page"></div>'
export const ps = (...texts: string[]) => texts.map((one) => `<p>${one}</p>`).join('')
export const list = (pairs: readonly (readonly string[])[]): string[][] => pairs.map((pair) => [...pair])

/** Who is insured and by whose help: told. */
export const insuredTo = (voice: Voice) => br(voice.insured(), voice.insuredAddress())
export const agency = (voice: Voice) => br(voice.producer(), voice.producerAddress())
/** The same, where the document may say nothing. */
const letters = ({ style, text }: Voice, words: string) => text(style.capitals ? words.toUpperCase() : words)
export const toInsured = (voice: Voice) =>
  br(letters(voice, voice.truth.insured.name), voice.address(voice.truth.insured.address))
export const toAgency = (voice: Voice) =>
  br(letters(voice, voice.truth.producer.name), voice.address(voice.truth.producer.address))
export const insurer = (voice: Voice, line: Line) => letters(voice, voice.truth.policies[line].carrier.name)
export const office = ({ truth, address }: Voice, line: Line, between = ', ') =>
  address(truth.policies[line].carrier.address).join(between)
export const someone = ({ truth, text, address }: Voice) =>
  br(text(truth.names.business()), address(truth.names.address()))
/** The first word of a company's name, as its sign. */
export const sign = ({ truth, text }: Voice, line: Line) => text(truth.policies[line].carrier.name.split(' ')[0]!)
export const lender = ({ truth, text, chance }: Voice) =>
  `${text(truth.names.carrier().name.split(' ')[0]!)} ${chance.pick(['Savings Bank, ISAOA', 'Community Bank, N.A.', 'Equipment Finance Corp.', 'Credit Union', 'Capital Leasing LLC'])}`

export const term = (voice: Voice, line: Line, between = ' to ') =>
  `${voice.effective(line)}${between}${voice.expiration(line)}`
export const termSaid = ({ date }: Voice, { effective, expiration }: Policy, between = ' to ') =>
  `${date(effective)}${between}${date(expiration)}`
export const before = ({ truth, date, chance }: Voice, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, -chance.int(2, 40)))
export const during = ({ truth, date, chance }: Voice, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, chance.int(20, 290)))
/** Where a building stands, which is at no post office. */
export const standing = ({ address }: Voice, { party }: Location, between = ', ') =>
  address({ ...party.address, one: party.address.one.replace(/^P\.O\. Box (\d{3})\d$/, '$1 Foundry Road') }).join(
    between,
  )
export const plain = (html: string) =>
  html
    .replaceAll('<br>', '\n')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** Occurrence or claims-made, as the account has it. */
export const trigger = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
export const box = (on: boolean, words: string) => `${on ? '&#9746;' : '&#9744;'} ${words}`
/** Both words beside their boxes, the right one crossed. */
export const triggerBoxes = (voice: Voice, occurrence: string, claimsMade: string) => {
  const made = voice.truth.policies.gl.claimsMade
  return `${box(!made, made ? occurrence : trigger(voice, occurrence, ''))} &emsp; ${box(made, made ? trigger(voice, '', claimsMade) : claimsMade)}`
}
/** The retention's tick, where there is one, and its amount or a word. */
export const retained = (voice: Voice, none = 'None') => {
  if (!voice.truth.policies.umbrella.limits.retention) return none
  voice.tick('umbrella.retention', '')
  return voice.limit('umbrella', 'retention')
}
export const ownsAutos = ({ truth }: Voice) => truth.policies.auto.symbols.some((one) => one < 8)
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const dollars = (amount: number) => `$${formatAmount(amount)}`
export const slashed = formatDate
export const plainAmount = formatAmount

/** Words filled up to a width, for lines of one type. */
export const pad = (html: string, width: number, right = false) => {
  const gap = ' '.repeat(Math.max(1, width - html.replace(/&#?\w+;/g, '&').length))
  return right ? gap + html : html + gap
}
export const typed = (lines: string[]) => `<pre>${lines.join('\n')}</pre>`

/** What each record of a policy's list says beside its own fields. */
export function inPolicy(
  { truth }: Voice,
  lob: 'CGL' | 'BOP' | 'WC',
  type: string,
  all: Record<string, string>[],
): ListedRecord[] {
  const policy = truth.policies[lob === 'WC' ? 'wc' : 'gl']
  const policy_period = `${formatDate(policy.effective)} - ${formatDate(policy.expiration)}`
  return all.map((one) => ({ record_type: type, lob, policy_number: policy.number, named_insured: truth.insured.name, policy_period, ...one })) // biome-ignore format: a record
}
export const formRecords = (voice: Voice, lob: 'CGL' | 'BOP' | 'WC') =>
  inPolicy(voice, lob, 'policy_form_item', voice.truth.forms.map((one) => ({ form_number: one.number, edition_date: one.edition, form_title: one.title }))) // biome-ignore format: a list

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const LONG = 'January February March April May June July August September October November December'.split(' ')
const month = (iso: string) => Number(iso.slice(5, 7)) - 1
export const longDate = (iso: string) => `${LONG[month(iso)]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export const shortDate = (iso: string) => `${SHORT[month(iso)]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
const hyphened = (iso: string) => `${iso.slice(5, 7)}-${iso.slice(8)}-${iso.slice(0, 4)}`
const brief = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
export const bare = (iso: string) => `${month(iso) + 1}/${Number(iso.slice(8))}/${iso.slice(0, 4)}`
export const military = (iso: string) => `${iso.slice(8)}-${SHORT[month(iso)]!.toUpperCase()}-${iso.slice(0, 4)}`

/** The type of a house, and how it writes amounts and days. */
export const house =
  (fonts: (keyof typeof FONTS)[], sizes: number[], given: Partial<Style> = {}) =>
  ({ pick }: Chance): Partial<Style> => ({
    font: FONTS[pick(fonts)],
    size: pick(sizes),
    spaced: 'no',
    spacedLabels: false,
    capitals: false,
    money: pick([dollars, dollars, dollars, formatAmount, (amount) => `$ ${formatAmount(amount)}`]),
    date: pick([slashed, slashed, slashed, brief, bare, hyphened]),
    cityLine: pick([
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city} ${state} ${zip}`,
      (city, state, zip) => `${city}, ${state} &nbsp;${zip}`,
    ]),
    ...given,
  })
