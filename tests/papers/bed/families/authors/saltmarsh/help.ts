import type { Style } from '../../../style.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const month = (iso: string) => MONTHS[Number(iso.slice(5, 7)) - 1]!
const day = (iso: string) => Number(iso.slice(8))

function ordinal(number: number): string {
  const ending = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

export const commas = (amount: number) => amount.toLocaleString('en-US')
export const cents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const DATES: Style['date'][] = [
  (iso) => `${ordinal(day(iso))} ${month(iso)} ${iso.slice(0, 4)}`,
  (iso) => `${iso.slice(8)} ${month(iso)} ${iso.slice(0, 4)}`,
  (iso) => `${month(iso)} ${day(iso)}, ${iso.slice(0, 4)}`,
  (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
  (iso) => `${iso.slice(8)}-${month(iso).slice(0, 3)}-${iso.slice(0, 4)}`,
]
export const AMOUNTS: Style['money'][] = [
  (amount) => `USD ${commas(amount)}`,
  (amount) => `USD${commas(amount)}`,
  (amount) => `US$ ${commas(amount)}`,
  (amount) => `$${commas(amount)}`,
  (amount) => `$${commas(amount)}`,
  (amount) => `US$${commas(amount)}`,
]

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const TENS: Record<number, string> = { 15: 'fifteen', 20: 'twenty', 25: 'twenty-five', 50: 'fifty' }

/** 750,000 as "seven hundred fifty thousand". */
export function inWords(amount: number): string {
  if (amount >= 1_000_000) return `${inWords(amount / 1_000_000)} million`
  if (amount >= 1000) {
    const rest = amount % 1000
    return `${inWords((amount - rest) / 1000)} thousand${rest ? ` ${inWords(rest)}` : ''}`
  }
  if (amount >= 100) {
    const rest = amount % 100
    return `${inWords((amount - rest) / 100)} hundred${rest ? ` ${inWords(rest)}` : ''}`
  }
  return UNITS[amount] ?? TENS[amount] ?? String(amount)
}

export const capital = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** Prints a limit in the document's own way, unless the policy has none of it. */
export function said(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const usual = voice.limit(line, name)
  const policy: Policy = voice.truth.policies[line]
  return policy.excluded === name ? usual : print(policy.limits[name]!)
}

export const br = (parts: string[]) => parts.join('<br>')

/** Office files that hold plain text get the words without the escapes of HTML. */
export const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<')

/** Words for what the general aggregate applies to, or none. */
export function aggregateBasis(voice: Voice): string {
  return voice.chance.pick([
    () => '',
    () => '',
    () => voice.tick('gl.perProject', voice.chance.pick([', separately as to each project', ', per project'])),
    () => voice.tick('gl.perLocation', voice.chance.pick([', separately as to each location', ', per location'])),
    () => voice.tick('gl.perPolicy', ', per policy'),
  ])()
}

/** The trigger of the general liability policy. */
export function trigger(voice: Voice, occurrence: string, claimsMade: string): string {
  return voice.truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', claimsMade)
    : voice.tick('gl.occurrence', occurrence)
}

/** Reference of a binding authority, which is never a policy number. */
export const umr = (voice: Voice) =>
  `B${voice.chance.digits(4)}${voice.chance.pick(['WEG', 'NAC', 'CSL', 'PKD'])}${voice.truth.policies.gl.effective.slice(2, 4)}${voice.chance.digits(4)}`

export const rows = (pairs: (readonly [string, string])[]) =>
  pairs.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')
