/** Words as a whole sentence: with a full stop, unless they end in a mark of their own ("Quiet Comet Software Inc.", "Is it covered?"). */
export const sentence = (words: string) => (/[.!?…][”")]?$/.test(words) ? words : `${words}.`)

/** Whether words say what is not: 'Do not add it', 'no umbrella'. A 'no' before a number says that it is one. */
export const isDenied = (words: string) => DENIED.test(words)
const DENIED = /\b(?:not|no(?!\.?:?\s*[\w-]*\d)|none|nor|neither|never|without|cannot|except\w*|excluding|\w+n['’]t)\b/i

/** Words with a large first letter, as they begin a sentence. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
