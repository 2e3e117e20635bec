import { oncePer } from '../../lib/once-per.ts'
import type { Features } from '../learned-weights.ts'
import { termsOf, tokensOf } from '../papers/tokens.ts'

/** What a sentence is known by: its words, and those of its title and of the sentences around it. */
export type Said = { text: string; heading: string }

const tokensIn = oncePer(({ text }: Said) => tokensOf(text))

/** Fewer terms than the first number weigh no more each, more than the second no less. */
const COUNTED = { w: [10, 40], t: [2, 6], n: [20, 80] } as const
const SHARE = { w: 3, t: 1.5, n: 1.5 }
const NEAR = 2
/** A sum of money, also where it is left out: 'US$5,000,000', '$[***]', 'one million dollars'. */
const MONEY = /[$£€] ?[\d[]|\b(?:million|thousand|dollars)\b/i

/**
 * What the sentence at this place shows: 'w:' its words and pairs of words, 't:' the words of its title, 'n:' those of two sentences on each
 * side, '#' figures of money or days, '@' what always counts. `isKnown`: whether a feature has a weight.
 */
export function sentenceFeatures(
  all: readonly Said[],
  at: number,
  isKnown: (name: string) => boolean = () => true,
): Features {
  const { text, heading } = all[at]!
  const around = [...all.slice(Math.max(0, at - NEAR), at), ...all.slice(at + 1, at + 1 + NEAR)]
  const features: Features = new Map([['@always', 1]])
  const add = (group: 'w' | 't' | 'n', terms: string[]) => {
    const own = new Set(terms.map((term) => `${group}:${term}`))
    const [fewest, most] = COUNTED[group]
    const value = SHARE[group] / Math.sqrt(Math.min(most, Math.max(fewest, own.size)))
    for (const name of own) if (isKnown(name)) features.set(name, value)
  }
  add('w', termsOf(text))
  add('t', tokensOf(heading))
  add('n', around.flatMap(tokensIn))
  if (MONEY.test(text)) features.set('#amount', 1)
  if (/\bdays?\b/i.test(text)) features.set('#days', 1)
  return features
}

/** How many words a denial reaches: 'shall not be an additional insured'. */
const DENIED = 5
const DENIAL = new Set(['not', 'no', 'nor', 'never', 'neither', 'without', 'cannot'])

/** The words of a text as it denies them: 'not an insured' has 'not_insured'. */
function deniedIn(text: string): string[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((token, at) =>
    DENIAL.has(token) ? tokens.slice(at + 1, at + 1 + DENIED).map((one) => `not_${one}`) : [],
  )
}

/** What stands beside a name: 'name the City as' has 'name_*' and '*_as'. A text in capitals has no names. */
function besideNames(text: string): string[] {
  if (!/\p{Ll}{3}/u.test(text)) return []
  const words = text.split(' ').filter((word) => !/^(?:the|a|an|its|any|each)$/i.test(word))
  const isName = (word: string | undefined) => word !== undefined && /^[("“‘]*\p{Lu}\p{Ll}/u.test(word)
  return words.flatMap((word, at) => {
    if (!isName(word) || at === 0) return []
    const [before, after] = [words[at - 1], words[at + 1]]
    return [
      ...(isName(before) ? [] : tokensOf(before!).map((one) => `${one}_*`)),
      ...(isName(after) || /[.,;:]$/.test(word) ? [] : tokensOf(after ?? '').map((one) => `*_${one}`)),
    ]
  })
}

/** What a part of a sentence shows of what it asks for: only its own words, what it denies and what stands beside a name. */
export function demandFeatures(text: string, isKnown: (name: string) => boolean = () => true): Features {
  const features = sentenceFeatures([{ text, heading: '' }], 0, isKnown)
  for (const one of [...deniedIn(text), ...besideNames(text)]) if (isKnown(`w:${one}`)) features.set(`w:${one}`, 0.6)
  return features
}

const PART =
  /[;:]\s|,\s(?=(?:and|but|or|with|which|who|that|nor|while|as)\b)|\s(?=and (?:shall|must|will|are|is|be|has|have|any|all|a|an|the)\b)/

/** A sentence and its parts, each of which may ask for something of its own. */
export function partsOf(text: string): string[] {
  const parts = text.split(PART).filter((part) => tokensOf(part).length > 2)
  return parts.length > 1 ? [text, ...parts] : [text]
}
