import { SYMBOL_TICKS } from '../../../elements.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** Plain words for mail, csv and workbooks, which are not HTML. */
export const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')

const grouped = (amount: number) => amount.toLocaleString('en-US')
const short = (amount: number) => {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  return amount >= 50_000 ? `$${amount / 1000}K` : `$${grouped(amount)}`
}
const inMillions = (amount: number) => (amount >= 1_000_000 ? `$${amount / 1_000_000} million` : `$${grouped(amount)}`)

/** Amounts in one way for the whole document: $1M, $1 million, or in full. */
export function figuresOf(voice: Voice) {
  const show = voice.chance.pick([short, inMillions, voice.money, voice.money])
  const limit = (line: Line, name: string) => {
    const said = voice.limit(line, name)
    const { limits, excluded } = voice.truth.policies[line]
    return excluded === name ? said : show(limits[name]!)
  }
  return { show, limit }
}

/** The term that all these parts of one policy share. */
export function termOf(voice: Voice, lines: Line[]) {
  const terms = lines.map((line) => ({
    number: voice.number(line),
    from: voice.effective(line),
    to: voice.expiration(line),
    carrier: voice.carrier(line),
  }))
  return { ...terms[0]!, naic: () => voice.naic(lines[0]!) }
}

export const brandOf = (voice: Voice, line: Line) =>
  voice.text(voice.truth.policies[line].carrier.name.split(' ')[0]!.toLowerCase())

/** Who sold it, as lines; which of the ways to reach them are named is chance. */
export function agentOf(voice: Voice): string[] {
  const { chance } = voice
  const reach = chance.some(['phone', 'email'] as const, chance.int(1, 2)).map((by) => voice.reach(by))
  return [
    voice.producer(),
    ...(chance.maybe(0.5) ? voice.producerAddress() : []),
    ...(chance.maybe(0.4) ? [voice.reach('contact')] : []),
    ...reach,
  ]
}

export function basisOf(voice: Voice): string {
  return voice.truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', voice.chance.pick(['Claims-made', 'Covers claims made and reported during the term']))
    : voice.tick(
        'gl.occurrence',
        voice.chance.pick(['Occurrence', 'Occurrence basis', 'Covers each occurrence in the term']),
      )
}

/** To what the yearly total of liability applies, or nothing. */
export function eachOf(voice: Voice): string {
  return voice.chance.pick([
    () => '',
    () => voice.tick('gl.perProject', 'applies separately to each project'),
    () => voice.tick('gl.perLocation', 'applies separately to each location'),
    () => voice.tick('gl.perPolicy', 'applies per policy'),
  ])()
}

const AUTOS: Record<number, string[]> = {
  1: ['Any auto', 'Any auto at all'],
  2: ['All owned autos', 'Every auto you own'],
  7: ['Scheduled autos', 'Only the autos on your list'],
  8: ['Hired autos', 'Autos you rent, hire or borrow'],
  9: ['Non-owned autos', 'Autos your people own and use for your work'],
}
export function autosOf(voice: Voice): string[] {
  return voice.truth.policies.auto.symbols.map((symbol) =>
    voice.tick(SYMBOL_TICKS[symbol]!, voice.chance.pick(AUTOS[symbol]!)),
  )
}

type Words = Record<string, string>
const GL: Words[] = [
  {
    occurrence: 'Injury or damage you cause – each event', aggregate: 'All events together in one term', products: 'What you sold or finished – all events together',
    personal: 'Slander, libel and advertising injury – each person', rented: 'Damage to premises rented to you', medical: 'Medical bills of a visitor – each person',
  },
  {
    occurrence: 'Each occurrence', aggregate: 'General total', products: 'Products & completed operations total',
    personal: 'Personal & advertising injury', rented: 'Premises you rent (any one premises)', medical: 'Medical payments, any one person',
  },
  {
    occurrence: 'per incident', aggregate: 'overall cap (general aggregate)', products: 'cap for products and finished jobs',
    personal: 'reputation & advertising harm', rented: 'fire and other harm to rented space', medical: 'guest medical, per guest',
  },
] // biome-ignore format: a table
const AUTO: Words[] = [
  { csl: 'Each accident, injury and damage combined', perPerson: 'Injury – each person', perAccident: 'Injury – each accident', damage: 'Damage to property – each accident' },
  { csl: 'Combined single limit', perPerson: 'Bodily injury, per person', perAccident: 'Bodily injury, per accident', damage: 'Property damage, per accident' },
  { csl: 'If you hurt someone or break something driving – per accident', perPerson: 'If you hurt someone driving – one person', perAccident: 'If you hurt people driving – everyone in one accident', damage: 'If you break something driving – per accident' },
] // biome-ignore format: a table
const UMBRELLA: Words[] = [
  { occurrence: 'Each occurrence', aggregate: 'Aggregate' },
  { occurrence: 'Extra, each event', aggregate: 'Extra, all events together' },
  { occurrence: 'on top, per event', aggregate: 'on top, whole term' },
]
const WC: Words[] = [
  { accident: 'Employer’s liability – each accident', employee: 'Employer’s liability – disease, each employee', disease: 'Employer’s liability – disease, policy limit' },
  { accident: 'If an employee sues: accident (each)', employee: 'If an employee sues: illness (each employee)', disease: 'If employees sue: illness (all together)' },
] // biome-ignore format: a table
const PROFESSIONAL: Words[] = [
  { claim: 'Each claim', aggregate: 'All claims together' },
  { claim: 'Mistakes in your work – each claim', aggregate: 'Mistakes in your work – total' },
]
const WORDS: Record<Line, Words[]> = { gl: GL, auto: AUTO, umbrella: UMBRELLA, wc: WC, professional: PROFESSIONAL }

/** What the limits of a line are called in this document, those that the account has. */
export function wordsOf(voice: Voice, line: Line): [name: string, words: string][] {
  const { limits } = voice.truth.policies[line]
  const words = Object.entries(voice.chance.pick(WORDS[line])).filter(([name]) => limits[name])
  return voice.chance.maybe(0.25) ? voice.chance.shuffle(words) : words
}
