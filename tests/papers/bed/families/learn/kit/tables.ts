import { formatAmount } from '../../../../../../shared/amounts.ts'
import { formatDate } from '../../../../../../shared/dates.ts'
import type { Drawn } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Chance } from '../../../random.ts'
import type { Style } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'

type More = { running?: string }

export const issued = (html: string, css: string, more: More = {}): Drawn => ({
  kind: 'declarations',
  feeds: 'fills',
  html,
  css,
  ...more,
})

/** The rest of what a document is made of is its own. */
export const br = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join('<br>')
export const tr = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
export const heads = (...cells: string[]) =>
  `<thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>`
export const trs = (rows: string[][]) => rows.map((row) => tr(...row)).join('')
export const leaf = '<div style="break-before:page"></div>'

/** The name goes on in a second line where it says what the business is also called, as on envelopes. */
export const insuredLines = (voice: Voice) =>
  br(voice.insured().replace(/ (dba|and) (?=\w)/gi, '<br>$1 '), voice.insuredAddress())
export const producerLines = (voice: Voice) => br(voice.producer(), voice.producerAddress())
/** The carrier's own place, which is nobody's mailing address. */
export const homeOffice = ({ truth, address }: Voice, line: 'gl' | 'auto' | 'umbrella' | 'wc' = 'gl') =>
  address(truth.policies[line].carrier.address).join(', ')

/** Boxes for the trigger of general liability, the right one crossed. */
export function triggerBoxes(voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims-Made'): string {
  const isMade = voice.truth.policies.gl.claimsMade
  return isMade
    ? `[ ] ${occurrence} &nbsp; [X] ${voice.tick('gl.claimsMade', claimsMade)}`
    : `[X] ${voice.tick('gl.occurrence', occurrence)} &nbsp; [ ] ${claimsMade}`
}

const short = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const long = (iso: string) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
const dashed = (iso: string) => formatDate(iso).replaceAll('/', '-')

const dollars = (amount: number) => `$${formatAmount(amount)}`
const apart = (amount: number) => `$ ${formatAmount(amount)}`

/** Amounts, dates and cities as most houses spell them. */
export function usual({ pick }: Chance, given: Partial<Style> = {}): Partial<Style> {
  return {
    spaced: 'no',
    spacedLabels: false,
    capitals: pick([false, false, true]),
    money: pick([dollars, dollars, dollars, apart, formatAmount]),
    date: pick([formatDate, formatDate, formatDate, dashed, short, long]),
    cityLine: pick([
      (city, state, zip) => `${city}, ${state} ${zip}`,
      (city, state, zip) => `${city}, ${state}  ${zip}`,
      (city, state, zip) => `${city} ${state} ${zip}`,
    ]),
    ...given,
  }
}

const CLAUSES = [
  'In consideration of the premium and in reliance on the statements made to us, we provide the insurance described here, subject to every term of the policy.',
  'The declarations, the coverage forms and the endorsements listed make up the policy. Insurance applies only where a limit or the word “Included” is shown.',
  'Premiums shown may be adjusted after the audit. A charge for coverage that is added during the term is billed when the change is made.',
  'To report a claim at any hour call 1-800-555-0199 or write to claims@losses.example.com. Have the policy number at hand.',
  'Notice: a fraudulent statement made to obtain insurance or payment of a loss may be a crime under the law of your state.',
  'We will not pay more than the limit that applies, no matter how many persons are insured or how many claims are brought.',
  'This policy may include a charge for losses from certified acts of terrorism. You may have declined that coverage; see the disclosure.',
  'If payment is returned by your bank a fee of $25 is charged, and cancellation notice may be mailed without further bill.',
  'Our representatives may survey the premises. A survey is made for our own purposes and is no promise that conditions are safe.',
  'Questions about your coverage should go to your agent. For billing call 1-800-555-0142, weekdays from 8 to 6.',
]
/** Sentences nobody reads, some of them. */
export const clauses = ({ chance }: Voice, most = 5) =>
  chance
    .some(CLAUSES, chance.int(1, most))
    .map((one) => `<p>${one}</p>`)
    .join('')

/** The number of the form, its edition, and when it was printed, as footers have it. */
export const formFoot = ({ chance, date, truth }: Voice, form: string) =>
  `<div style="display:flex;justify-content:space-between;font-size:0.72em;margin-top:10pt"><span>${form} (${chance.pick(['Ed.', 'Rev.', ''])} ${String(chance.int(1, 12)).padStart(2, '0')}-${chance.int(11, 24)})</span><span>${chance.pick(['Issue Date', 'Date Issued', 'Processed', 'Prepared'])} ${date(daysLater(truth.policies.gl.effective, -chance.int(3, 45)))}</span><span>${chance.pick(['Insured Copy', 'Agent Copy', 'Page 1', 'Original'])}</span></div>`
