import type { Spot } from './spots.ts'
import type { FormBox } from './types.ts'

/** What printed words say of a box that is thought to be this element: that it is, that it is another of the page, or nothing. */
export type Bearing = 'its own' | 'another' | 'nothing'

/** By how much, where 1 is a word that one element of the page alone has in its name, another must be named better. */
const BETTER = 0.4
/** Where the caption names nothing of the box itself, so little names another. */
const AT_ALL = 0.08

/** Of the words printed behind a tick, those that must stand in its name. */
const MOST = 0.6

/**
 * The elements of a page by the words of their names; those of one block have one caption and are named together. A scan loses words: there
 * a tick's caption must name it better than any other.
 */
export function naming(
  boxes: FormBox[],
  blocks: FormBox[][],
  scanned: boolean,
): (label: Spot[], box: FormBox) => Bearing {
  const names = new Map(boxes.map(({ name }) => [baseOf(name), nameWords(name)]))
  for (const block of blocks) {
    const bases = block.map(({ name }) => baseOf(name))
    const whole = new Set(bases.flatMap((base) => [...(names.get(base) ?? [])]))
    for (const base of bases) names.set(base, whole)
  }
  const counts = new Map<string, number>()
  const counted = (word: string) => {
    const known = counts.get(word) ?? [...new Set(names.values())].filter((words) => isAmong(word, words)).length
    counts.set(word, known)
    return known
  }
  return (label, { name, kind }) => {
    const said = new Set(label.flatMap(({ token }) => token.norm.split(' ').map(stemOf)).filter(Boolean))
    const worth = (words: Set<string>) =>
      [...said].reduce((sum, word) => sum + (isAmong(word, words) ? 1 / counted(word) : 0), 0)
    const words = names.get(baseOf(name)) ?? new Set()
    const others = [...names.values()].filter((other) => other !== words)
    const [own, best] = [worth(words), Math.max(0, ...others.map(worth))]
    if (!isNumbered(name) && best - own > (own > 0 ? BETTER : AT_ALL)) return 'another'
    if (kind === 'text') return own > 0 && own >= best ? 'its own' : 'nothing'
    const held = [...said].filter((word) => isAmong(word, words)).length
    const foremost = scanned ? own > best : own >= best
    return own > 0 && foremost && held >= said.size * MOST ? 'its own' : 'nothing'
  }
}

/** 'Policy_EffectiveDate_A' and 'Policy_EffectiveDate_B' are one element on two rows. */
export function baseOf(name: string) {
  return name.replace(/_[A-Z]\d?$/, '')
}

/** Questions are numbered, not named: their captions say nothing of their names. */
export const isNumbered = (name: string) => /_Question_[A-Z]+Code_/.test(name)

/** Words that forms print for those that their elements' names have. */
const PRINTED_FOR: Record<string, string> = {
  AGENCY: 'PRODUCER',
  BROKER: 'PRODUCER',
  CARRIER: 'INSURER',
  COMPANY: 'INSURER',
  APPLICANT: 'INSURED',
  MAIL: 'EMAIL',
  FEIN: 'TAX',
  ZIP: 'POSTAL',
  STREET: 'ADDRESS',
  BLD: 'BUILDING',
  BLDG: 'BUILDING',
}

/** Six letters tell a word (PREMIS, PREMIU). Shorter words than three tell nothing. */
export function stemOf(word: string) {
  return word.length < 3 ? '' : (PRINTED_FOR[word] ?? word).slice(0, 6)
}

/** Forms shorten their words: EFF, ACCIDENTS for Effective, Accident. */
export function isAmong(stem: string, names: Set<string>) {
  return names.has(stem) || (stem !== '' && [...names].some((name) => name.startsWith(stem) || stem.startsWith(name)))
}

const kept = new Map<string, Set<string>>()

/** 'Policy_EffectiveDate_A' as POLICY, EFFECT, DATE. */
export function nameWords(name: string): Set<string> {
  const known = kept.get(name)
  if (known) return known
  const words = baseOf(name).split(/_|(?<=[a-z])(?=[A-Z])/)
  const stems = new Set(words.map((word) => stemOf(word.toUpperCase())).filter(Boolean))
  kept.set(name, stems)
  return stems
}
