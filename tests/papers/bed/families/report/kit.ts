import type { DocumentKind } from '../../../../../server/documents/kinds.ts'
import { formatAmount } from '../../../../../shared/amounts.ts'
import { formatDate } from '../../../../../shared/dates.ts'
import type { Drawn, Family, ListedRecord, Paper } from '../../family.ts'
import { daysLater, type Location } from '../../listed.ts'
import { FONTS, type Style } from '../../style.ts'
import type { Line, Policy } from '../../truth.ts'
import type { Feeding, Voice } from '../../voice.ts'

/** What every page of these companies has: a form of cells, a plain table, an underlined blank, columns that float. */
const SHEET = `
  table { border-collapse: collapse; width: 100%; margin: 3pt 0 } td, th { vertical-align: top; padding: 2pt 4pt; text-align: left }
  .form td, .form th { border: 0.6pt solid #000 } .lines td, .lines th { border-bottom: 0.5pt solid #888 } .head th { border-bottom: 1pt solid #000 } .plain td { padding: 1pt 4pt 1pt 0 }
  .num { text-align: right !important; white-space: nowrap } .ctr { text-align: center } .fine { font-size: 0.8em } .tiny { font-size: 0.7em; display: block } .one { white-space: nowrap } .heavy { font-weight: bold }
  .fill { display: inline-block; border-bottom: 0.6pt solid #000; min-width: 70pt; padding: 0 3pt } .left { float: left; width: 49% } .right { float: right; width: 49% } .clear { clear: both }
  .gray { background: #e4e4e4; print-color-adjust: exact } .whole { break-inside: avoid } .bar { background: #26405e; color: #fff; print-color-adjust: exact; padding: 2pt 5pt; margin: 6pt 0 2pt }
  .vert th { height: 62pt; vertical-align: bottom } .vert th span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap } h1, h2, h3, h4 { margin: 5pt 0 3pt; line-height: 1.15 }
  .mono { font-family: 'DejaVu Sans Mono', monospace; white-space: pre; margin: 0; line-height: 1.25 }`

type Beside = { records?: ListedRecord[]; running?: string }
/** A kind of document, and what it may do for a certificate. */
export const page =
  (kind: DocumentKind | null, feeds: Feeding) =>
  (html: string, css = '', beside: Beside = {}): Drawn => ({ kind, feeds, html, css: `${SHEET} ${css}`, ...beside })
export const policy = page('declarations', 'fills')
export const list = page('schedule', 'nothing')
export const sideways = '@page { size: letter landscape }'
export const next = '<div style="break-before: page"></div>'

/** A cell of a form with its caption in the corner, over so many columns. */
export const cell = (caption: string, html: string, columns = 1) =>
  `<td colspan="${columns}"><span class="tiny">${caption}</span>${html}</td>`
export const form = (...rows: string[][]) =>
  `<table class="form">${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`
/** A table whose columns right of `from` hold figures. */
export const table = (
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { from = 99, below = '' } = {},
) => {
  const tag = (one: string, at: number, of: string) => `<${of}${at >= from ? ' class="num"' : ''}>${one}</${of}>`
  const head = heads.length ? `<thead><tr>${heads.map((one, at) => tag(one, at, 'th')).join('')}</tr></thead>` : ''
  const body = rows.map((row) => `<tr>${row.map((one, at) => tag(one, at, 'td')).join('')}</tr>`).join('')
  return `<table class="${name}">${head}<tbody>${body}${below}</tbody></table>`
}
/** Labels with their values beside them, no lines between. */
export const beside = (...pairs: (readonly [string, string])[]) =>
  `<table class="plain" style="width: auto">${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`
/** Limits as bureau pages print them: the words, a dollar sign of its own, the amount, what it is for. */
export const limitLines = (rows: readonly (readonly [string, string, string?])[]) =>
  `<table class="plain">${rows.map(([words, amount, per = '']) => `<tr><td>${words}</td><td class="num" style="width: 90pt">${amount}</td><td style="padding-left: 14pt">${per}</td></tr>`).join('')}</table>`
export const fill = (html: string) => `<span class="fill">${html}</span>`
export const sides = (left: string, right: string) =>
  `<div class="left">${left}</div><div class="right">${right}</div><div class="clear"></div>`
export const texts = (...all: string[]) => all.map((one) => `<p>${one}</p>`).join('')
export const mono = (size: number, lines: readonly string[]) =>
  `<div class="mono" style="font-size: ${size}pt">${lines.join('\n')}</div>`
export const wide = (html: string, width: number, right = false) => {
  const gap = ' '.repeat(Math.max(1, width - html.replace(/&#?\w+;/g, '&').length))
  return right ? gap + html : html + gap
}
export const sheets = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, at * size + size))
export const check = (on: boolean) => (on ? '&#9746;' : '&#9744;')

export const theInsured = (voice: Voice, between = '<br>') => [voice.insured(), ...voice.insuredAddress()].join(between)
export const theAgent = (voice: Voice, between = '<br>') => [voice.producer(), ...voice.producerAddress()].join(between)
/** Parties that are printed without being told of what holds. */
const cased = ({ style, text }: Voice, words: string) => text(style.capitals ? words.toUpperCase() : words)
export const seen = {
  insured: (voice: Voice) => cased(voice, voice.truth.insured.name),
  insuredAt: (voice: Voice, between = '<br>') =>
    [cased(voice, voice.truth.insured.name), ...voice.address(voice.truth.insured.address)].join(between),
  agent: (voice: Voice) => cased(voice, voice.truth.producer.name),
  agentAt: (voice: Voice, between = '<br>') =>
    [cased(voice, voice.truth.producer.name), ...voice.address(voice.truth.producer.address)].join(between),
  company: (voice: Voice, line: Line) => cased(voice, voice.truth.policies[line].carrier.name),
  companyAt: ({ truth, address }: Voice, line: Line, between = ', ') =>
    address(truth.policies[line].carrier.address).join(between),
  broker: (voice: Voice) => cased(voice, voice.truth.wholesaler.name),
  stranger: ({ truth, text, address }: Voice, between = '<br>') =>
    [text(truth.names.business()), ...address(truth.names.address())].join(between),
}
export const bank = ({ truth, text, chance }: Voice) =>
  `${text(truth.names.carrier().name.split(' ')[0]!)} ${chance.pick(['National Bank ISAOA', 'Capital Leasing Corp', 'Credit Union', 'Truck Finance LLC'])}`

export const term = (voice: Voice, line: Line, between = ' to ') =>
  `${voice.effective(line)}${between}${voice.expiration(line)}`
export const termOf = ({ date }: Voice, { effective, expiration }: Policy, between = ' to ') =>
  `${date(effective)}${between}${date(expiration)}`
/** Company, number and term of lines that another line of the page already printed. */
export const shared = (voice: Voice, ...lines: Line[]) => {
  for (const line of lines)
    for (const tell of ['carrier', 'number', 'effective', 'expiration'] as const) voice[tell](line)
  return ''
}
export const dayAfter = ({ truth, date }: Voice, after: number, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, after))
export const before = (voice: Voice, line: Line = 'gl') => dayAfter(voice, -voice.chance.int(5, 50), line)
export const midterm = (voice: Voice, line: Line = 'gl') => dayAfter(voice, voice.chance.int(28, 260), line)

/** Where a building stands. */
export const site = ({ address }: Voice, { party }: Location, between = ', ') =>
  address({ ...party.address, one: party.address.one.replace(/^P\.O\. Box (\d{3})\d$/, '3$1 Cannery Row') }).join(
    between,
  )
export const unmarked = (html: string) =>
  html.replaceAll('<br>', ', ').replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&') // biome-ignore format: a chain

export const trigger = (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims-Made') =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
export const retention = (voice: Voice, none = 'None') => {
  if (!voice.truth.policies.umbrella.limits.retention) return none
  voice.tick('umbrella.retention', '')
  return voice.limit('umbrella', 'retention')
}
export const AUTOS = ['auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned'] as const
export const dollars = (amount: number) => `$${formatAmount(amount)}`
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const total = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0)

/** Records of a policy's lists, each with whose policy it is. */
export const ofPolicy = (
  { truth }: Voice,
  lob: 'CGL' | 'BOP' | 'WC',
  type: string,
  all: Record<string, string>[],
): ListedRecord[] => {
  const { number, effective, expiration } = truth.policies[lob === 'WC' ? 'wc' : 'gl']
  const whose = { lob, policy_number: number, named_insured: truth.insured.name, policy_period: `${formatDate(effective)} - ${formatDate(expiration)}` } // biome-ignore format: a record
  return all.map((one) => ({ record_type: type, ...whose, ...one }))
}
export const formsOf = (voice: Voice, lob: 'CGL' | 'BOP' | 'WC') =>
  ofPolicy(voice, lob, 'policy_form_item', voice.truth.forms.map((one) => ({ form_number: one.number, edition_date: one.edition, form_title: one.title }))) // biome-ignore format: a list

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
export const days = {
  full: formatDate,
  plain: (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(0, 4)}`,
  short: (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`,
  dashed: (iso: string) => formatDate(iso).replaceAll('/', '-'),
  month: (iso: string) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`,
}

/** A house of this third. */
export const house = (
  name: `${'usual' | 'tricky'} ${string}`,
  fonts: (keyof typeof FONTS)[],
  sizes: number[],
  papers: Record<string, Paper>,
  given: Partial<Style> = {},
): Family => ({
  name,
  split: 'report',
  papers,
  style: ({ pick, maybe }) => ({
    font: FONTS[pick(fonts)],
    size: pick(sizes),
    spaced: 'no',
    spacedLabels: false,
    capitals: maybe(0.35),
    money: pick([dollars, dollars, formatAmount, (amount) => `$ ${formatAmount(amount)}`]),
    date: pick([days.full, days.full, days.plain, days.short, days.dashed, days.month]),
    cityLine: pick([
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city} ${state} ${zip}`,
      (city, state, zip) => `${city}, ${state}&nbsp; ${zip}`,
    ]),
    ...given,
  }),
})
