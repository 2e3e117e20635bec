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

/** What a sentence shows of what it asks for: only its own words. */
export function demandFeatures(text: string, isKnown: (name: string) => boolean = () => true): Features {
  return sentenceFeatures([{ text, heading: '' }], 0, isKnown)
}
