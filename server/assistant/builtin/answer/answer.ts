/**
 * What a question came to. `told`: the answer, with its sources. `part`: told, but not to every word of the question. `unsure`: what may
 * answer it. `nothing`: no answer was found, which does not prove that there is none. `lead` stands before the words and is no part of them.
 */
export type Answer = { found: 'told' | 'part' | 'unsure' | 'nothing'; lead: string; words: string }

export const told = (words: string): Answer => ({ found: 'told', lead: '', words })
export const inPart = (words: string): Answer => ({ found: 'part', lead: '', words })
export const unsure = (lead: string, words: string): Answer => ({ found: 'unsure', lead, words })
export const nothing = (words: string): Answer => ({ found: 'nothing', lead: '', words })

/** Whether an answer tells something that is meant as the answer. */
export const isTold = ({ found }: Answer): boolean => found === 'told' || found === 'part'

/** An answer as it is said. */
export const sayIt = ({ lead, words }: Answer): string => [lead, words].filter(Boolean).join('\n\n')

/** Answers to the parts of one question as one answer; what is said twice is said once. */
export function together(answers: Answer[]): Answer {
  const [first] = answers
  if (first && answers.length === 1) return first
  const words = [...new Set(answers.map(sayIt))].filter(Boolean).join('\n\n')
  const is = (...kinds: Answer['found'][]) => answers.every(({ found }) => kinds.includes(found))
  if (is('nothing')) return nothing(words)
  if (is('told')) return told(words)
  return is('unsure', 'nothing') ? unsure('', words) : inPart(words)
}
