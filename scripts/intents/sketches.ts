import type { Want } from '../../server/assistant/builtin/understanding/intent-by-weights.ts'
import type { Heard } from '../../server/assistant/builtin/understanding/intent-features.ts'
import { type Chance, chanceFrom } from '../../tests/papers/bed/random.ts'
import { PATTERNS, type Pattern } from './patterns.ts'
import { PHRASES } from './phrases.ts'

/** A message that was put together. `family`: its way of putting things, which all messages of that way share. */
export type Sketch = Heard & { want: Want; family: string }

/** Every family of sketches. */
export const FAMILIES = PATTERNS.flatMap(({ ways }) => ways)

const BEFORE = [
  'can you',
  'could you',
  'can u',
  'please',
  'pls',
  'would you',
  'i need you to',
  'hey,',
  'hi cara,',
  'ok now',
  'now',
  'and',
  'also',
  'ok',
  'go ahead and',
  'cara,',
  'quick one:',
]
const AFTER = ['please', 'pls', 'thanks', 'thx', 'asap', 'for me', 'when you get a chance', 'real quick', 'thank you', 'if you can', 'today'] // biome-ignore format: lists

/** No one says "go ahead and what is the limit". */
const ASKING = /^(?:what|who|when|where|which|how|why|is|are|do|does|did|can|any|and)/i

/** Messages made of phrases, as hurried and as careful people type them; the same for the same seed. */
export function sketches(seed: number, count: number, without: ReadonlySet<string> = new Set()): Sketch[] {
  const chance = chanceFrom(seed)
  const patterns = PATTERNS.map((pattern) => ({ ...pattern, ways: pattern.ways.filter((way) => !without.has(way)) }))
  const usable = patterns.flatMap((pattern) =>
    pattern.ways.length ? Array.from({ length: pattern.often ?? 1 }, () => pattern) : [],
  )
  return Array.from({ length: count }, (_, at) => sketchOf(usable[at % usable.length]!, chance))
}

function sketchOf({ want, states, polite, files, ways }: Pattern, chance: Chance): Sketch {
  const family = chance.pick(ways)
  const bare = filled(family, chance).replace(/\s+/g, ' ').trim()
  const before = polite && !ASKING.test(bare) && chance.maybe(0.25) ? `${chance.pick(BEFORE)} ` : ''
  const after = polite && chance.maybe(0.2) ? ` ${chance.pick(AFTER)}` : ''
  const withFiles = files ?? (states.includes('none') && chance.maybe(0.12))
  return {
    message: typed(`${before}${bare}${after}`, chance),
    want,
    family,
    state: chance.pick(states),
    files: withFiles,
  }
}

function filled(phrase: string, chance: Chance): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => filled(chance.pick(PHRASES[name]!), chance))
}

const SHORTER: Record<string, string> = {
  please: 'pls', you: 'u', certificate: 'cert', with: 'w/', and: '&', email: 'e-mail', policy: 'pol', additional: 'addl', insured: 'insd', umbrella: 'umb', effective: 'eff', aggregate: 'agg', premium: 'prem', deductible: 'ded', about: 'abt', are: 'r', through: 'thru', because: 'bc', certificates: 'certs', building: 'bldg', something: 'smth', document: 'doc', documents: 'docs', information: 'info', tomorrow: 'tmrw', endorsement: 'endt', application: 'app',
} // biome-ignore format: a dictionary

/** As it comes off a keyboard: small letters or a sentence, shortened words, a slip now and then. */
function typed(message: string, chance: Chance): string {
  const words = message.split(' ').map((word) => {
    if (chance.maybe(0.15) && SHORTER[word]) return SHORTER[word]
    return chance.maybe(0.04) ? slipped(word, chance) : word
  })
  const asks = ASKING.test(message) && !/[.?!]$/.test(message) && chance.maybe(0.4) ? '?' : ''
  const text = `${words.join(' ')}${asks}`
  if (chance.maybe(0.3)) return text.toLowerCase()
  if (chance.maybe(0.35)) return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`
  return text
}

/** A word with two letters swapped, one left out or one doubled. */
function slipped(word: string, chance: Chance): string {
  if (word.length < 4) return word
  const at = chance.int(1, word.length - 2)
  const [start, one, two, end] = [word.slice(0, at), word[at]!, word[at + 1] ?? '', word.slice(at + 2)]
  return chance.pick([`${start}${two}${one}${end}`, `${start}${two}${end}`, `${start}${one}${one}${two}${end}`])
}
