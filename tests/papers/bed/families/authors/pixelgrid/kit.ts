import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** Amounts and dates as the programs of several houses spell them. */
export type Show = (amount: number) => string
export type Day = (iso: string) => string
export type Labels = Record<string, string>

export const plain: Show = (amount) => amount.toLocaleString('en-US')
export const usd: Show = (amount) => `$${plain(amount)}`
export const cents: Show = (amount) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
export const short: Show = (amount) => (amount >= 1_000_000 ? `$${amount / 1_000_000}M` : `$${amount / 1000}K`)
export const mil: Show = (amount) => (amount >= 1_000_000 ? `${amount / 1_000_000} MIL` : `${amount / 1000} THOU`)
export const thousands: Show = (amount) => plain(amount / 1000)

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const belowThousand = (number: number): string[] => {
  if (number >= 100) return [SMALL[Math.floor(number / 100)]!, 'hundred', ...belowThousand(number % 100)]
  if (number >= 20) return [TENS[Math.floor(number / 10)]!, ...(number % 10 ? [SMALL[number % 10]!] : [])]
  return number ? [SMALL[number]!] : []
}
export const spoken: Show = (amount) => {
  const millions = belowThousand(Math.floor(amount / 1_000_000))
  const thousand = belowThousand(Math.floor((amount % 1_000_000) / 1000))
  const said = [
    ...(millions.length ? [...millions, 'million'] : []),
    ...(thousand.length ? [...thousand, 'thousand'] : []),
    ...belowThousand(amount % 1000),
  ]
  return `${said.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')} Dollars`
}
export const spokenAndFigures: Show = (amount) => `${spoken(amount)} (${usd(amount)})`

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const spelled: Day = (iso) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export const tight: Day = (iso) =>
  `${iso.slice(8)}${MONTHS[Number(iso.slice(5, 7)) - 1]!.slice(0, 3).toUpperCase()}${iso.slice(2, 4)}`
export const dotted: Day = (iso) => `${iso.slice(5, 7)}.${iso.slice(8)}.${iso.slice(0, 4)}`
export const slashed: Day = (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
export const brief: Day = (iso) => `${Number(iso.slice(5, 7))}-${Number(iso.slice(8))}-${iso.slice(2, 4)}`
const endingOf = (day: number) => {
  if (day > 10 && day < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
export const solemn: Day = (iso) => {
  const day = Number(iso.slice(8))
  return `the ${day}${endingOf(day)} day of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`
}

/** A limit in the words of this page; what is excluded says so in the voice's own word. */
export function lim(voice: Voice, line: Line, name: string, show: Show = voice.money): string {
  const said = voice.limit(line, name)
  return voice.truth.policies[line].excluded === name ? said : show(voice.truth.policies[line].limits[name]!)
}
export function from(voice: Voice, line: Line, show: Day = voice.date): string {
  voice.effective(line)
  return show(voice.truth.policies[line].effective)
}
export function to(voice: Voice, line: Line, show: Day = voice.date): string {
  voice.expiration(line)
  return show(voice.truth.policies[line].expiration)
}
/** Rows of the limits the line has; a retention of nothing is left out. */
export function rows(voice: Voice, line: Line, labels: Labels, show: Show = voice.money): [string, string][] {
  const { limits } = voice.truth.policies[line]
  return Object.keys(labels)
    .filter((name) => limits[name] !== undefined && !(name === 'retention' && !limits[name]))
    .map((name) => {
      if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
      return [labels[name]!, lim(voice, line, name, show)]
    })
}
/** A limit told in a sentence, or that there is none of it. */
export const told = (voice: Voice, name: string, sentence: string, short: string, show?: Show) =>
  voice.truth.policies.gl.excluded === name
    ? `${short}: ${voice.limit('gl', name)}.`
    : `${sentence} <b>${lim(voice, 'gl', name, show)}</b>.`
export const basis = (voice: Voice, occurrence = 'Occurrence', claimsMade = 'Claims-Made') =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)
export const who = (voice: Voice, between = '<br>') => [voice.insured(), ...voice.insuredAddress()].join(between)
export const agent = (voice: Voice, between = '<br>') => [voice.producer(), ...voice.producerAddress()].join(between)

export const tr = (cells: string[], tag = 'td', kind = '') =>
  `<tr${kind ? ` class="${kind}"` : ''}>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
export const table = (body: string[][], head?: string[], kind = '') =>
  `<table${kind ? ` class="${kind}"` : ''}>${head ? `<thead>${tr(head, 'th')}</thead>` : ''}<tbody>${body.map((row) => tr(row)).join('')}</tbody></table>`
export const RESET =
  '.pg{color:#111;line-height:1.3} .pg *{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact} .pg table{width:100%;border-collapse:collapse;margin:0;font-size:inherit} .pg td,.pg th{border:0;padding:1px 4px;text-align:left;vertical-align:top;font-weight:normal;background:none;font-size:inherit;color:inherit} .pg h1,.pg h2,.pg h3,.pg p{margin:0;font-weight:normal;font-size:inherit} .pg tr{break-inside:avoid} .new{break-before:page}'
export const WIDE = '@page{size:11in 8.5in}'

/** A page of terms in which amounts are no limits. */
export function terms(voice: Voice, count: number): string[] {
  const { chance } = voice
  const money = (from: number, to: number, step: number) => usd(chance.int(from, to) * step)
  return chance.shuffle(
    chance.some(
      [
        `A payment the bank returns unpaid costs ${money(20, 45, 1)}; a payment received after the grace days costs ${money(5, 25, 1)}.`,
        `If you cancel before the term ends we keep at least ${chance.int(10, 35)}% of the premium and in no case less than ${money(1, 10, 100)}.`,
        `We reimburse actual loss of earnings, up to ${money(1, 5, 100)} a day, when we ask you to be at a hearing.`,
        `Bonds to release an attachment: our share of the cost ends at ${money(5, 50, 100)}.`,
        `We offer up to ${money(1, 10, 1000)} for information that leads to a conviction for arson.`,
        `Tell us at once of any claim you expect to go above ${money(10, 50, 1000)}, even where you think you are not at fault.`,
        `Example only: had the most payable been ${usd(300_000)} and three people been hurt for ${usd(150_000)} each, we would have paid ${usd(300_000)} in all.`,
        `Subcontractors without proof of their own cover of at least ${usd(chance.pick([250_000, 400_000]))} are rated as your employees.`,
        `Records may be examined for three years; an additional premium below ${money(10, 60, 1)} is waived.`,
        `Charges by a fire service are repaid up to ${money(1, 5, 1000)} in any one call.`,
        `Property you newly acquire is covered for ${chance.int(30, 120)} days, for not more than ${money(2, 10, 50_000)} at one address.`,
        `The state surcharge is ${chance.int(1, 4)}.${chance.digits(2)}% of written premium and is fully earned on the first day.`,
      ],
      count,
    ),
  )
}
