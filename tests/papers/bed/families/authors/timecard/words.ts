import type { Chance } from '../../../random.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** HTML back to characters, for mail, workbooks and feeds. */
export const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&quot;', '"')

/** Pads by what a reader sees, not by what HTML takes. */
export const pad = (html: string, width: number) => html + ' '.repeat(Math.max(1, width - plain(html).length))
export const padLeft = (html: string, width: number) => ' '.repeat(Math.max(0, width - plain(html).length)) + html

export const commas = (amount: number) => amount.toLocaleString('en-US')
/** 1M, 500K, 2.5K, $500. */
export function brief(amount: number): string {
  if (amount < 1000) return `$${amount}`
  return amount >= 1e6 ? `${amount / 1e6}M` : `${amount / 1000}K`
}

const COUNTS = 'no one two three four five six seven eight nine ten'.split(' ')
/** The round amounts of employers liability in words. */
export function inWords(amount: number): string {
  return amount >= 1e6 ? `${COUNTS[amount / 1e6]} million dollars` : `${COUNTS[amount / 1e5]} hundred thousand dollars`
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export function dayInWords(iso: string): string {
  const day = Number(iso.slice(8))
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `the ${day}${ending} of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`
}

/** A limit in force in a spelling of one's own; the word that says there is none stays. */
export function own(voice: Voice, line: Line, name: string, spell: (amount: number) => string): string {
  const said = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  return policy.excluded === name ? said : spell(policy.limits[name] ?? 0)
}

/** Employers liability as the trade shortens it: accident / disease, policy / disease, employee. */
export function elShort(limits: Record<string, number>, chance: Chance): string {
  const all = ['accident', 'disease', 'employee'].map((name) => limits[name] ?? 0)
  if (all.some((amount) => amount < 1e6)) return all.map((amount) => amount / 1000).join('/')
  const by = chance.pick([brief, (amount: number) => `${amount / 1e6}MM`, (amount: number) => `$${amount / 1e6}M`])
  return all.map(by).join('/')
}

/** The same, of the policy in force. */
export function elInForce(voice: Voice): string {
  for (const name of ['accident', 'disease', 'employee']) voice.limit('wc', name)
  return elShort(voice.truth.policies.wc.limits, voice.chance)
}

const STATES = 'AL AZ AR CO CT DE FL GA IL IN IA KS KY LA MD MI MS MO NE NV NH NM NC OK SC TN TX UT VA WV'.split(' ')
export function statesOf(voice: Voice, count: number): string[] {
  const home = voice.truth.insured.address.state
  return [home, ...voice.chance.some(STATES.filter((state) => state !== home), count)] // biome-ignore format: a list
}

const WORK: [string, string][] = [
  ['8810', 'Clerical office employees'],
  ['9014', 'Janitorial by contractor, no window work above ground'],
  ['7720', 'Guards and patrol, drivers'],
  ['8835', 'Home health aides, public and traveling'],
  ['8292', 'Warehousing, leased staff'],
  ['3632', 'Machine operators, leased staff'],
  ['8044', 'Store and stock, leased staff'],
  ['9083', 'Food service, leased staff'],
  ['8742', 'Outside sales and client visits'],
]
export type Work = { code: string; title: string; payroll: number; rate: number; premium: number }
export function workOf(chance: Chance, count: number): Work[] {
  return chance.some(WORK, count).map(([code, title]) => {
    const payroll = chance.int(30, 2400) * 1000 + chance.int(0, 999)
    const rate = chance.int(18, 940) / 100
    return { code, title, payroll, rate, premium: Math.round((payroll / 100) * rate) }
  })
}
export const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

/** Rows of a table. */
export const rows = (cells: string[][]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
