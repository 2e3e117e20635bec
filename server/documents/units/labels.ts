const LETTERS = /\p{L}{2}/u
const MOST_OF_LABEL = 9

/** What is told by its look: a figure, or a word that decides. */
export const VALUE =
  /\d|\$|^(?:yes|no|none|nil|included|excluded|not (?:included|covered|purchased|applicable|taken)|n\/?a|waived|declined|covered|statutory)\b/i

/** A label with its value in one cell: 'Audit period: Annual'. */
export const COLON = /^([\p{L}#&(][^:;$]{1,60}?):\s*(\S.*)$/u

/** Words that may name a value: few, without figures, no sentence. */
export const isLabel = (text: string): boolean =>
  LETTERS.test(text) &&
  text.split(' ').length <= MOST_OF_LABEL &&
  !/\$|\d{3}|\d[/-]\d|[.;]$/.test(text) &&
  !/^(?:yes|no|none|nil|included|excluded|not |n\/?a\b|waived|declined)/i.test(text)

export const isUpper = (text: string): boolean => text === text.toUpperCase() && LETTERS.test(text)

/** Words set as a title: in capitals, or each longer one beginning with one. */
export const isTitle = (text: string): boolean =>
  /\p{Lu}\p{L}{2}/u.test(text) &&
  (isUpper(text) ||
    text
      .split(' ')
      .filter((word) => word.length > 3 && LETTERS.test(word))
      .every((word) => /^\P{Ll}/u.test(word)))

/** Words that run as in a sentence. */
export const SENTENCE = /(?:^|\s)\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u

/** A label without what ends it. */
export const bare = (label: string): string => label.replace(/[:.\s…]+$/, '')
