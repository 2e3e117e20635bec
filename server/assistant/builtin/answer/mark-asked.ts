import { isStopWord, stemsOf, synonymsOf, termsOf, writtenOut } from '../../../documents/index.ts'

/** A text, as it may stand in Markdown, with the words in bold that a question asks for, those side by side together. */
export function markAsked(text: string, question: string): string {
  const asked = new Set(
    termsOf(writtenOut(question)).flatMap((term) => [
      term,
      ...synonymsOf([term])
        .filter(({ length }) => length === 1)
        .flat(),
    ]),
  )
  return text
    .replace(/[\p{L}\p{N}$%]+(?:[.,'’/&-][\p{L}\p{N}%]+)*/gu, (word) => {
      const stems = stemsOf(word).filter((stem) => !isStopWord(stem))
      return stems.some((stem) => asked.has(stem)) ? `**${word}**` : word
    })
    .replaceAll('** **', ' ')
}
