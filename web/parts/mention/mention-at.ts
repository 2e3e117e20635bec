/** What is typed behind an "@": where the "@" stands, and the words up to the caret. */
export type MentionAt = { start: number; words: string }

/** The "@" that is being typed at the caret: one that begins a word, with up to 40 letters of one line behind it; null where there is none. */
export function mentionAt(text: string, caret: number): MentionAt | null {
  const found = /(?:^|[\s(“"])@((?:[^\s@][^\n@]{0,39})?)$/.exec(text.slice(0, caret))
  return found && { start: caret - found[1]!.length - 1, words: found[1]! }
}
