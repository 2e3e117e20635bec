import { isStopWord, stemsOf, termsOf } from '../../../documents/index.ts'
import { sentencesIn } from '../../../reviews/policy/wording.ts'
import type { Talk } from '../talk.ts'

/** A house rule: a whole sentence, though it goes on over lines of its page. */
export type Rule = { file: string; page: number; words: string }

export const rulesIn = ({ rules = [] }: Pick<Talk, 'rules'>): Rule[] =>
  rules.flatMap(({ file, title, pages }) =>
    pages.flatMap(({ page, text }) =>
      paragraphsIn(text)
        .filter((words) => words !== title)
        .flatMap(sentencesIn)
        .map((words) => ({ file, page, words })),
    ),
  )

function paragraphsIn(text: string): string[] {
  const paragraphs: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const before = paragraphs.at(-1)
    if (before && line && goesOn(before, line)) paragraphs[paragraphs.length - 1] = `${before} ${line}`
    else paragraphs.push(line)
  }
  return paragraphs.filter(Boolean)
}

/** Whether a line goes on with what is not ended: in small letters, or after a word that cannot be the last. */
const goesOn = (before: string, line: string): boolean =>
  !/[.:;!?]["”’)]*$/.test(before) && (/^\p{Ll}/u.test(line) || isStopWord(/\S+$/.exec(before)![0].toLowerCase()))

/** The rule that speaks of all that a finding found, beside the sides it was found on; null where none does. */
export function ruleOn(why: string, columns: readonly string[], rules: readonly Rule[]): Rule | null {
  const sides = new Set(stemsOf(columns.join(' ')))
  const found = termsOf(why).filter((stem) => !/\d/.test(stem) && !sides.has(stem))
  if (!found.length) return null
  return rules.find(({ words }) => found.every((stem) => stemsOf(words).includes(stem))) ?? null
}
