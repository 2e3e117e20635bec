import { BoundedCache } from '../../lib/bounded-cache.ts'
import { tokensOf } from './normalize.ts'

const STOP = new Set(
  'a an and are as at be by do does for from has have how i in is it its me my of on or our that the their there this to was we were what when where which who will with you your any can could please tell show find give much many far just here them they he she him her his hers us get got need want so if then than also still yet would should long soon often big wants wanted wanting ask asks asked asking say says said look looks like anything something someone anybody'.split(
    ' ',
  ),
)

/** The stems of texts met lately: each question looks at the same pages again. Bounded by the letters of the texts. */
const known = new BoundedCache<string, string[]>(3_000_000)

/** Words of a text cut to their stems, marks left out, in order. */
export function stemsOf(text: string): string[] {
  return [...(known.get(text) ?? known.set(text, stemsIn(text), text.length + 1))]
}

function stemsIn(text: string): string[] {
  return tokensOf(text)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text }) => stem(text))
}

/** Stems of a question that carry meaning; all of them when none does. */
export function termsOf(query: string): string[] {
  const words = tokensOf(query)
    .map(({ text }) => text)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  const telling = words.filter((word) => !STOP.has(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

/** True for a word that carries no meaning of its own in a question. */
export function isStopWord(word: string): boolean {
  return STOP.has(word)
}

/** A light stem: plural, past and progressive endings and possessives off; anything with a digit stays as it is. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const bare = word.replace(/'s$|s'$/, '')
  if (/ie[sd]$/.test(bare) && bare.length > 4) return `${bare.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(bare)) return bare.slice(0, -2)
  if (bare.endsWith('s') && !/(?:ss|us|is)$/.test(bare)) return stemVerb(bare.slice(0, -1))
  return stemVerb(bare)
}

function stemVerb(word: string): string {
  const root = (/(?:ing|ed)$/.test(word) && bareVerb(word)) || word
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root
}

const bareVerb = (word: string) =>
  (/^(.{3,}?[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? /^(.{4,})(?:ed|ing)$/.exec(word))?.[1]
