import { relatedTo, stemsOf, synonymsOf } from '../../../documents/index.ts'

/** One thing that is asked about, in every way a document may put it; another word counts a little less than the asked one. */
export type Concept = { ways: { stems: string[]; weight: number }[] }

/** Reads the words of a question into the things they mean; two words that make one term are taken together. */
export function conceptsOf(subject: string[]): Concept[] {
  const concepts: Concept[] = []
  for (let at = 0; at < subject.length; at++) {
    const pair = subject.slice(at, at + 2).join(' ')
    const isPhrase = at + 1 < subject.length && (relatedTo(pair).length > 0 || synonymsOf(stemsOf(pair)).length > 0)
    const word = isPhrase ? pair : subject[at]!
    const others = [...relatedTo(word).map(stemsOf), ...synonymsOf(stemsOf(word))].map((stems) => ({
      stems,
      weight: 0.8,
    }))
    const parts = isPhrase ? subject.slice(at, at + 2).map((part) => ({ stems: stemsOf(part), weight: 0.45 })) : []
    concepts.push({ ways: [{ stems: stemsOf(word), weight: 1 }, ...others, ...parts] })
    if (isPhrase) at++
  }
  return concepts
}

/** How much of the concepts a text holds, from 0 to 1; 1 where there are none. */
export function shareHeld(concepts: Concept[], text: string): number {
  if (!concepts.length) return 1
  const stems = stemsOf(text)
  return concepts.reduce((sum, concept) => sum + held(concept, stems), 0) / concepts.length
}

/** A long stem also matches as the beginning of a word. */
function held({ ways }: Concept, stems: string[]): number {
  const holds = (stem: string) =>
    stems.some(
      (one) =>
        one === stem ||
        (/^(?:19|20)\d\d$/.test(stem) && one.endsWith(stem)) ||
        (stem.length > 4 && one.startsWith(stem)) ||
        (one.length > 4 && stem.length > one.length && stem.startsWith(one) && stem.length - one.length < 4),
    )
  return Math.max(0, ...ways.filter((way) => way.stems.every(holds)).map(({ weight }) => weight))
}
