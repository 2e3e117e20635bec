import type { DocumentKind } from '../../../../../../server/documents/kinds.ts'
import { formatAmount } from '../../../../../../shared/amounts.ts'
import { formatDate } from '../../../../../../shared/dates.ts'
import type { Drawn, ListedRecord } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Chance } from '../../../random.ts'
import { FONTS, type Style } from '../../../style.ts'
import type { Line } from '../../../truth.ts'
import type { Feeding, Voice } from '../../../voice.ts'

/** A printed document of some kind. */
export const sheet =
  (kind: DocumentKind, feeds: Feeding) =>
  (html: string, css: string, more: { running?: string; records?: ListedRecord[] } = {}): Drawn => ({
    kind,
    feeds,
    html,
    css,
    ...more,
  })
export const dec = sheet('declarations', 'fills')

export const stack = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join('<br>')
export const row = (...cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`
export const rows = (all: string[][]) => all.map((cells) => row(...cells)).join('')
export const captions = (...cells: string[]) => `<tr><th>${cells.join('</th><th>')}</th></tr>`
export const grid = (name: string, ...parts: string[]) => `<table class="${name}">${parts.join('')}</table>`
export const newPage = '<div style="break-before:page"></div>'
export const titled = (pairs: [string, string][]): string[][] => pairs.map(([words, amount]) => [words, amount])

const NEXT_NAME = / (d\/b\/a|dba|DBA|and|AND) (?=\S)/
/** Name and address as in the window of an envelope; a second name stands in a line of its own. */
export const mailing = (voice: Voice) => stack(voice.insured().replace(NEXT_NAME, '<br>$1 '), voice.insuredAddress())
export const agency = (voice: Voice) => stack(voice.producer(), voice.producerAddress())
/** The same without saying it for the certificate: in letters, bills and whatever tells nothing. */
export const addressed = ({ truth, text, address }: Voice) =>
  stack(text(truth.insured.name), address(truth.insured.address))
export const officeOf = ({ truth, text, address }: Voice, line: Line, apart = ', ') =>
  [text(truth.policies[line].carrier.name), ...address(truth.policies[line].carrier.address)].join(apart)
export const homeOf = ({ truth, address }: Voice, line: Line, apart = ', ') =>
  address(truth.policies[line].carrier.address).join(apart)
export const term = (voice: Voice, line: Line, between = ' to ') =>
  `${voice.effective(line)}${between}${voice.expiration(line)}`
/** A bank, which lends and finances and is nobody's insured. */
export const lender = ({ truth, text, chance }: Voice) =>
  `${text(initials(truth.names.carrier().name))} ${chance.pick(['Bank, N.A.', 'Savings Bank', 'Credit Union', 'Equipment Finance, LLC', 'Funding Corp.'])}`
/** The trigger of general liability. */
export const trigger = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
export const printedOn = ({ truth, date, chance }: Voice, line: Line = 'gl') =>
  date(daysLater(truth.policies[line].effective, -chance.int(4, 40)))
export const initials = (name: string) => name.split(' ')[0]!

export const GENERAL = { occurrence: 'Each Occurrence Limit', rented: 'Damage To Premises Rented To You Limit', medical: 'Medical Expense Limit', personal: 'Personal &amp; Advertising Injury Limit', aggregate: 'General Aggregate Limit', products: 'Products/Completed Operations Aggregate Limit' } // biome-ignore format: a table
export const EMPLOYERS = { accident: 'Bodily Injury by Accident', disease: 'Bodily Injury by Disease', employee: 'Bodily Injury by Disease' } // biome-ignore format: a table
export const inOrder = <T extends string>(words: Record<T, string>, order: T[]): Record<string, string> =>
  Object.fromEntries(order.map((name) => [name, words[name]]))

const FINE = [
  'These Declarations together with the Common Policy Conditions, the coverage forms and any endorsements issued to form a part of them complete the policy numbered above.',
  'Insurance is provided only for those coverages for which a specific premium or limit is shown.',
  'If you need to report a loss, call 1-866-555-0118 day or night. Please do not wait for a bill or an estimate before you call.',
  'Any person who knowingly presents a false claim for payment of a loss is guilty of a crime and may be subject to fines and confinement.',
  'The premium shown may be subject to adjustment at audit. You must keep records of the information we need for premium computation.',
  'Minimum earned premium: 25%. The policy may not be cancelled flat after its inception.',
  'Your policy contains a terrorism provision. See the disclosure attached for the portion of premium attributable to it.',
  'Loss control services are available to you at no charge. Visit our web site or ask your agent.',
  'A service fee may apply to each installment. Paid-in-full and automatic payment discounts are available on some policies.',
  'This is not a bill. Your billing statement is sent separately.',
  'We value your business and thank you for placing your trust in us.',
]
/** HTML as plain words, for mails and office programs. */
export const unescaped = (html: string) => html.replaceAll('<br>', '\n').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<') // biome-ignore format: a line

/** What stands between and nobody reads. */
export const fine = ({ chance }: Voice, most = 4) =>
  chance
    .some(FINE, chance.int(1, most))
    .map((one) => `<p class="fine">${one}</p>`)
    .join('')

/** What the foot of a page begins with. */
export const FOOT = '<div class="foot"'
/** Form number at the left, copy in the middle, day of issue at the right. */
export const foot = (voice: Voice, form: string, line: Line = 'gl') => {
  const { chance } = voice
  const edition = `${String(chance.int(1, 12)).padStart(2, '0')} ${chance.int(10, 24)}`
  const copy = chance.pick(['INSURED', 'AGENT COPY', 'POLICYHOLDER COPY', 'Page 1 of 2', ''])
  return `${FOOT} style="display:flex;justify-content:space-between;font-size:7pt;margin-top:12pt"><span>${form} ${edition}</span><span>${copy}</span><span>${chance.pick(['Date of issue', 'ISSUED', 'Processed on', 'Print date'])}: ${printedOn(voice, line)}</span></div>`
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const short = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
const hyphens = (iso: string) => formatDate(iso).replaceAll('/', '-')
const inWords = (iso: string) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
const dollars = (amount: number) => `$${formatAmount(amount)}`
const cents = (amount: number) => `$${formatAmount(amount)}.00`

type Font = keyof typeof FONTS
/** The type of a house, and how it usually spells amounts and dates. */
export const house =
  (fonts: Font[], from: number, to: number, given: Partial<Style> = {}) =>
  ({ pick, int }: Chance): Partial<Style> => ({
    font: FONTS[pick(fonts)],
    size: int(from * 2, to * 2) / 2,
    spaced: 'no',
    spacedLabels: false,
    capitals: pick([false, true]),
    money: pick([dollars, dollars, dollars, formatAmount, cents]),
    date: pick([formatDate, formatDate, formatDate, short, hyphens, inWords]),
    cityLine: pick([
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city} ${state} ${zip}`,
      (city, state, zip) => `${city}, ${state}&nbsp; ${zip}`,
    ]),
    ...given,
  })
export const slashes = { date: formatDate }
export const plain = { capitals: false, money: dollars }
