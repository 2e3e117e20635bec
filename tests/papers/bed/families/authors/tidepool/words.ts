import type { Chance } from '../../../random.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 1000000 as $1M, 250000 as $250K, 2500 as $2,500. */
export function compact(amount: number): string {
  if (amount >= 1_000_000) return `$${amount / 1_000_000}M`
  return amount >= 10_000 && amount % 1000 === 0 ? `$${amount / 1000}K` : full(amount)
}
export const full = (amount: number) => `$${amount.toLocaleString('en-US')}`
export const million = (amount: number) => (amount >= 1_000_000 ? `$${amount / 1_000_000} million` : full(amount))
export const price = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export function inWords(amount: number): string {
  if (amount >= 1_000_000) return joined(amount, 1_000_000, 'million')
  if (amount >= 1000) return joined(amount, 1000, 'thousand')
  if (amount >= 100) return joined(amount, 100, 'hundred')
  if (amount < 20) return SMALL[amount]!
  return TENS[Math.floor(amount / 10)]! + (amount % 10 ? `-${SMALL[amount % 10]}` : '')
}
const joined = (amount: number, unit: number, word: string) =>
  `${inWords(Math.floor(amount / unit))} ${word}${amount % unit ? ` ${inWords(amount % unit)}` : ''}`

const month = (iso: string) => MONTHS[Number(iso.slice(5, 7)) - 1]!
export const longDay = (iso: string) => `${month(iso)} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export const shortDay = (iso: string) => `${month(iso).slice(0, 3)} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`
export const weekDay = (iso: string) => `${DAYS[new Date(iso).getUTCDay()]}, ${shortDay(iso)}`
export const slashDay = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`

/** A limit that holds, in this document's own way, or words that say there is none. */
export function lim(voice: Voice, line: Line, name: string, print = compact, none = 'Not covered'): string {
  const { excluded, limits } = voice.truth.policies[line]
  voice.limit(line, name)
  return excluded === name ? none : print(limits[name] ?? 0)
}

/** Whether a limit is there and not excluded. */
export const has = ({ truth }: Voice, line: Line, name: string) =>
  truth.policies[line].excluded !== name && (truth.policies[line].limits[name] ?? 0) > 0

/** The words of a voice without their HTML, for mail and exports. */
export const bare = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The house takes its name from its carrier or its manager. */
export const brandOf = (name: string) =>
  name
    .replace(/^The /, '')
    .split(/[ ,]/)[0]!
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** When a liability claim counts. */
export function trigger(voice: Voice): string {
  return voice.truth.policies.gl.claimsMade
    ? voice.tick(
        'gl.claimsMade',
        voice.chance.pick(['Claims-made: the claim must first reach you during the policy period', 'Claims made form']),
      )
    : voice.tick(
        'gl.occurrence',
        voice.chance.pick([
          'Occurrence: it must happen during the policy period, whenever the claim arrives',
          'Occurrence form',
        ]),
      )
}

/** Which autos count, each with a word that says yes. */
export function autosYes(voice: Voice): string[] {
  const words: Record<number, string> = {
    1: 'Any auto',
    2: 'All autos you own',
    7: 'Only the autos listed',
    8: 'Hired autos',
    9: 'Autos you don’t own',
  }
  const ticks = { 1: 'auto.any', 2: 'auto.owned', 7: 'auto.scheduled', 8: 'auto.hired', 9: 'auto.nonOwned' } as const
  return voice.truth.policies.auto.symbols.map((symbol) =>
    voice.tick(ticks[symbol as keyof typeof ticks], words[symbol]!),
  )
}

/** The auto limits with plain words. */
export function autoLimits(voice: Voice, print = compact): [words: string, amount: string][] {
  const words = {
    csl: 'any one accident, injury and damage combined',
    perPerson: 'injury to any one person',
    perAccident: 'injury to everyone in one accident',
    damage: 'damage to others’ property, per accident',
  }
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((name) => has(voice, 'auto', name))
    .map((name) => [words[name], lim(voice, 'auto', name, print)])
}

const GL_WORDS: Record<string, string[]> = {
  occurrence: [
    'each occurrence',
    'any one accident or incident',
    'most we pay each time (per occurrence)',
    'every time something happens',
  ],
  aggregate: [
    'general aggregate',
    'everything together in one policy year, finished work aside',
    'yearly cap, all claims added up (general aggregate)',
    'in total for the year, other than products and finished jobs',
  ],
  products: [
    'products and completed work, in total',
    'yearly cap for what you make, sell or have finished',
    'in total, products sold and jobs completed',
  ],
  personal: [
    'libel, slander and ad mistakes, any one person or company',
    'personal and advertising injury',
    'harm to someone’s good name or ideas (personal & advertising injury)',
  ],
  rented: [
    'damage to a place you rent, any one premises',
    'damage to rented premises',
    'fire and other damage to rooms rented to you',
  ],
  medical: [
    'doctor’s bills of a guest, per person',
    'medical costs, any one person',
    'first aid and medical bills for visitors, each',
  ],
}
/** One wording for each liability limit. */
export const glWords = (chance: Chance): Record<string, string> =>
  Object.fromEntries(Object.entries(GL_WORDS).map(([name, words]) => [name, chance.pick(words)]))

/** Sentences full of amounts that are not limits. */
export function smallPrint({ chance }: Voice, count: number): string {
  const sentences = [
    `A payment your bank returns costs $${chance.pick([15, 20, 25])}; a late one costs $${chance.pick([5, 10])} after ten days. Refunds under $2 are kept unless you ask for them.`,
    'If losses certified under the federal terrorism program pass $100 billion in a calendar year, neither we nor the Treasury pay above that mark, and your share may be cut.',
    'Were we ever to fail, your state’s guaranty fund may step in, usually for no more than $300,000 a claim ($500,000 in some states), less $100.',
    'When we ask you to help us with a claim we refund your costs, and up to $250 a day for earnings you lose. We also pay up to $250 for a bail bond after a traffic accident.',
    'Whoever knowingly files a false claim commits a crime and may have to pay a civil penalty of up to $5,000 and the value of the claim, or $15,000 for a third offense.',
    'An example: a court says you owe $80,000 and your limit is $50,000. We pay $50,000; the other $30,000 is yours to pay. Your own limits stand on the pages before.',
    `The least we keep if you leave early is ${chance.pick(['$100', '$150', '25% of the year’s price or $250, whichever is more'])}.`,
    'Clean-up of mold ends at $15,000 a year, lost data at $10,000, papers at $10,000 and money kept on the premises at $5,000, all as part of your property cover and not on top of it.',
    'Money we advance to a customer of yours out of good will, up to $1,000, doesn’t mean that we accept a claim.',
    'We look at your books for up to three years after the policy ends. If your sales were more than $50,000 above your estimate, we may bill the difference.',
  ]
  return chance.shuffle(sentences).slice(0, count).join(' ')
}
