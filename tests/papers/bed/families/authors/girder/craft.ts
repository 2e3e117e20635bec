import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** Undoes the escapes of a voice's words, for workbooks, mails and padded columns. */
export const raw = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const upper = (html: string) => escaped(raw(html).toUpperCase())
export const pad = (html: string, width: number) => html + ' '.repeat(Math.max(0, width - raw(html).length))
export const padLeft = (text: string, width: number) => ' '.repeat(Math.max(0, width - raw(text).length)) + text

export const grouped = (amount: number) => Math.round(amount).toLocaleString('en-US')
export const dollars = (amount: number) => `$${grouped(amount)}`
/** $1M, $2.5M, $500K. */
export const short = (amount: number) =>
  amount >= 1_000_000 ? `$${amount / 1_000_000}M` : amount >= 1000 ? `$${amount / 1000}K` : `$${amount}`

const ONES = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(' ') // biome-ignore format: a table
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
export function inWords(amount: number): string {
  if (amount >= 1_000_000) return `${inWords(amount / 1_000_000)} Million${rest(amount % 1_000_000)}`
  if (amount >= 1000) return `${inWords(Math.floor(amount / 1000))} Thousand${rest(amount % 1000)}`
  if (amount >= 100) return `${inWords(Math.floor(amount / 100))} Hundred${rest(amount % 100)}`
  if (amount >= 20) return `${TENS[Math.floor(amount / 10)]}${amount % 10 ? `-${ONES[amount % 10]}` : ''}`
  return ONES[Math.floor(amount)]!
}
const rest = (amount: number) => (amount ? ` ${inWords(amount)}` : '')

/** A limit in force in a print of one's own. */
export function limitAs(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const told = voice.limit(line, name)
  const { excluded, limits } = voice.truth.policies[line]
  return excluded === name ? told : print(limits[name]!)
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const monthDay = (iso: string) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export function dayOf(iso: string): string {
  const day = Number(iso.slice(8))
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `the ${day}${ending} of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`
}
export const shortDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
export const serial = (iso: string) => Math.round(Date.parse(iso) / 86_400_000) + 25_569

export const basisOf = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

/** Which autos are covered, in words instead of symbols. */
export function autosInWords(voice: Voice): string {
  voice.symbols()
  const words: Record<number, string> = {
    1: 'any auto',
    2: 'all owned autos',
    7: 'specifically scheduled autos',
    8: 'hired autos',
    9: 'non-owned autos',
  }
  return voice.truth.policies.auto.symbols.map((symbol) => words[symbol]!).join(', ')
}

export const JOBS = [
  'Parking Structure B', 'Elementary School Addition', 'Water Reclamation Plant, Phase 2', 'Mid-Rise over Podium, 212 Units', 'County Detention Annex', 'Surgery Center Core & Shell', 'Interchange Bridge Deck Replacement', 'Distribution Center 4', 'Student Housing, East Block', 'Library Seismic Retrofit', 'Transit Maintenance Barn', 'Data Hall 3 Fit-Out',
] // biome-ignore format: a table

export function policyNumber(voice: Voice): string {
  const { chance } = voice
  const letters = chance.pick(['GCX', 'BLD', 'CP', 'TX', 'PRJ', 'XSC', 'CGP'])
  return chance.pick([`${letters}-${chance.digits(7)}`, `${chance.digits(9)}`, `${letters} ${chance.digits(6)} ${chance.digits(2)}`]) // biome-ignore format: one line
}

/** States other than the insured's own. */
export function states(voice: Voice, count: number): string[] {
  const { names, insured } = voice.truth
  const found = new Set([insured.address.state])
  for (let tries = 0; found.size < count && tries < 60; tries++) found.add(names.address().state)
  return [...found]
}

const RESET = `*{box-sizing:border-box}table{border-collapse:collapse;width:100%;border:0;margin:0}td,th{border:0;padding:2px 5px;text-align:left;vertical-align:top;font-weight:normal;background:none}p{margin:0 0 6px}h1,h2,h3{margin:0;text-transform:none;letter-spacing:0;background:none;border:0;padding:0;color:inherit;text-align:left}ul,ol{margin:4px 0 6px 18px;padding:0}`

/** A page whose rules reach nothing but itself; `body` among them is the page. */
export function pageOf(html: string, css: string): { html: string; css: string } {
  const named = (text: string) => text.replace(/\.([a-z])/g, '.gd-$1')
  const inPage = (selector: string) => (selector === 'body' ? '.gd' : `.gd ${named(selector)}`)
  const rules = `${RESET}${css}`.split('}').filter(Boolean)
  const scoped = rules.map((rule) => {
    const [selectors, declarations] = rule.split('{')
    return `${selectors!.split(',').map(inPage).join(',')}{${declarations}}`
  })
  const classed = html.replace(/class="([^"]+)"/g, (_, names: string) => `class="${names.split(' ').map((name) => `gd-${name}`).join(' ')}"`) // biome-ignore format: one line
  return { html: `<div class="gd">${classed}</div>`, css: scoped.join('') }
}
