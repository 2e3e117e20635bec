import type { DocumentKind } from '../../../../../../server/documents/kinds.ts'
import { formatAmount } from '../../../../../../shared/amounts.ts'
import { formatDate } from '../../../../../../shared/dates.ts'
import type { Drawn, ListedRecord } from '../../../family.ts'
import { daysLater, type Location } from '../../../listed.ts'
import type { Chance } from '../../../random.ts'
import { FONTS, type Style } from '../../../style.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Feeding, Voice } from '../../../voice.ts'

type More = { records?: ListedRecord[]; running?: string; mail?: { subject: string; words: string } }
/** Prints a document of a kind. */
export const leafOf =
  (kind: DocumentKind | null, feeds: Feeding) =>
  (html: string, css: string, more: More = {}): Drawn => ({ kind, feeds, html, css, ...more })
export const policyPage = leafOf('declarations', 'fills')

/** A table, whose captions come again on each page. */
export function table(name: string, heads: string[], body: string[][], after = ''): string {
  const line = (cells: string[], tag: string) => `<tr>${cells.map((one) => `<${tag}>${one}</${tag}>`).join('')}</tr>`
  const top = heads.length ? `<thead>${line(heads, 'th')}</thead>` : ''
  return `<table class="${name}">${top}<tbody>${body.map((cells) => line(cells, 'td')).join('')}${after}</tbody></table>`
}
/** A row over the whole width of a table. */
export const across = (columns: number, html: string, name = '') =>
  `<tr class="${name}"><td colspan="${columns}">${html}</td></tr>`
export const under = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join('<br>')
export const sides = (...parts: string[]) => `<div class="sides"><div>${parts.join('</div><div>')}</div></div>`
export const box = (label: string, html: string, name = 'bx') =>
  `<div class="${name}"><small>${label}</small><br>${html}</div>`
export const nextPage = '<div style="page-break-before:always"></div>'
export const asRows = (pairs: [string, string][]): string[][] => pairs.map((pair) => [...pair])

const SECOND_NAME = / (d\/b\/a|dba|DBA|t\/a|and|AND|D\/B\/A|T\/A) (?=\S)/
/** Who is insured, as in the window of an envelope. */
export const envelope = (voice: Voice) => under(voice.insured().replace(SECOND_NAME, '<br>$1 '), voice.insuredAddress())
export const agent = (voice: Voice) => under(voice.producer(), voice.producerAddress())
/** The same where it tells nothing. */
const inCase = ({ style, text }: Voice, words: string) => text(style.capitals ? words.toUpperCase() : words)
export const toInsured = (voice: Voice) =>
  under(inCase(voice, voice.truth.insured.name), voice.address(voice.truth.insured.address))
export const agentUntold = (voice: Voice) =>
  under(inCase(voice, voice.truth.producer.name), voice.address(voice.truth.producer.address))
export const seat = ({ truth, address }: Voice, line: Line, between = ', ') =>
  address(truth.policies[line].carrier.address).join(between)
export const company = (voice: Voice, line: Line) => inCase(voice, voice.truth.policies[line].carrier.name)
export const fromTo = (voice: Voice, line: Line, between = ' to ') =>
  `${voice.effective(line)}${between}${voice.expiration(line)}`
export const termOf = ({ date }: Voice, policy: Policy, between = ' to ') =>
  `${date(policy.effective)}${between}${date(policy.expiration)}`
/** Where a building stands, which is at no post office. */
export const site = ({ address }: Voice, { party }: Location) =>
  address({ ...party.address, one: party.address.one.replace(/^P.O. Box (\d\d\d)\d$/, '$1 Depot Street') }).join(', ')
export const someone = ({ truth, text, address }: Voice) =>
  under(text(truth.names.business()), address(truth.names.address()))
/** Who has a mortgage or a lien. */
export const bank = ({ truth, text, chance }: Voice) =>
  `${text(brand(truth.names.carrier().name))} ${chance.pick(['National Bank', 'Federal Credit Union', 'Leasing, Inc.', 'State Bank & Trust', 'Commercial Capital, LLC'])}`
export const brand = (name: string) => name.split(' ')[0]!
export const issuedOn = ({ truth, date, chance }: Voice, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, -chance.int(3, 45)))
export const triggered = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
/** Words beside a box that is crossed or empty. */
export const checked = (on: boolean, words: string) => `[${on ? 'X' : '&nbsp;&nbsp;'}] ${words}`
/** Whether any auto of the insured's own is covered, as the symbols have it. */
export const ownsAutos = ({ truth }: Voice) => truth.policies.auto.symbols.some((one) => one < 8)
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const unmarked = (html: string) =>
  html
    .replaceAll('<br>', '\n')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** Words filled up to a width in letters, for lines of one type. */
export const padded = (html: string, width: number, right = false) => {
  const gap = ' '.repeat(Math.max(1, width - html.replace(/&\w+;/g, '&').length))
  return right ? gap + html : html + gap
}
export const printed = (...lines: (string | string[])[]) => `<pre>${lines.flat().join('\n')}</pre>`

const ASIDES = [
  'Please read this policy carefully. It is a contract between you and us.',
  'In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy.',
  'Report all claims promptly: 24-hour claim center 1-877-555-0143, claims-intake@service.example.com.',
  'Coverage applies only where a limit or the word “Included” is shown.',
  'This premium is an estimate and subject to audit. Records must be kept for three years.',
  'A policyholder has no right to participate in dividends unless declared by the Board of Directors.',
  'Terrorism coverage under the Act has been: rejected by the insured.',
  'Countersignature is not required in this state.',
  'Paperless? Manage documents, billing and certificates from your on-line account.',
  'A $25 fee applies to payments returned for insufficient funds, and $10 to late payments.',
  'Policy is subject to a minimum and deposit premium; 25% is fully earned at inception.',
]
/** What every page has and nobody reads. */
export const asides = ({ chance }: Voice, most = 3) =>
  chance
    .some(ASIDES, chance.int(1, most))
    .map((one) => `<p class="aside">${one}</p>`)
    .join('')

/** The foot of a page: form, edition, copy. */
export const lastLine = (voice: Voice, form: string, line: Line = 'gl') => {
  const { chance } = voice
  const copy = chance.pick(['Insured Copy', 'AGENT', 'HOME OFFICE', 'Producer Copy', ''])
  return `<p style="font-size:6.5pt;margin-top:14pt">${form} (${chance.int(10, 12)}-${chance.int(11, 25)}) &emsp; ${copy} &emsp; ${chance.pick(['Issue Date', 'Date Prepared', 'PROCESS DATE', 'Date Issued'])} ${issuedOn(voice, line)} &emsp; ${chance.pick(['Includes copyrighted material with permission.', 'Page 1', ''])}</p>`
}

/** What each record of a policy's list says beside its own fields. */
export function ofPolicy(
  { truth }: Voice,
  lob: 'CGL' | 'BOP' | 'WC',
  type: string,
  all: Record<string, string>[],
): ListedRecord[] {
  const { number, effective, expiration } = truth.policies[lob === 'WC' ? 'wc' : 'gl']
  const policy_period = `${formatDate(effective)} - ${formatDate(expiration)}`
  return all.map((one) => ({ record_type: type, lob, policy_number: number, named_insured: truth.insured.name, policy_period, ...one })) // biome-ignore format: a record
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
export const slashed = formatDate
const dashed = (iso: string) => `${iso.slice(5, 7)}-${iso.slice(8)}-${iso.slice(0, 4)}`
const shortYear = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
const bare = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(0, 4)}`
const named = (iso: string) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export const dollars = (amount: number) => `$${formatAmount(amount)}`
const wide = (amount: number) => `$ ${formatAmount(amount)}`

/** The type of a house, and how it spells amounts and dates. */
export const hand =
  (fonts: (keyof typeof FONTS)[], sizes: number[], given: Partial<Style> = {}) =>
  ({ pick }: Chance): Partial<Style> => ({
    font: FONTS[pick(fonts)],
    size: pick(sizes),
    spaced: 'no',
    spacedLabels: false,
    capitals: pick([false, false, true]),
    money: pick([dollars, dollars, formatAmount, wide]),
    date: pick([slashed, slashed, dashed, shortYear, bare, named]),
    cityLine: pick([
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city} ${state} ${zip}`,
      (city, state, zip) => `${city}, ${state} &nbsp;${zip}`,
    ]),
    ...given,
  })
