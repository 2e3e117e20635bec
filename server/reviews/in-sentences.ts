/** A label within a sentence: with a small first letter, unless it begins with capitals or a figure. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label

/** Things as a sentence tells them: "a, b, and c". */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words)

/** A count with what is counted: "1 page", "1,200 pages". */
export const counted = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? thing : `${thing}s`}`
