/** Words as a whole sentence: with a full stop, unless they end in a mark of their own ("Quiet Comet Software Inc.", "Is it covered?"). */
export const sentence = (words: string) => (/[.!?…][”")]?$/.test(words) ? words : `${words}.`)

/** Words with a large first letter, as they begin a sentence. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
