import { LEGAL_FORMS } from '../../documents/index.ts'

/** A name with the words that lead to it; or, without one, words behind which no name surely stands whole. */
export type Named = { name: string | null; quote: string }

const INITIALS = '(?:\\p{Lu}\\.[ ]*)+'
const WORD = "(?:\\p{Lu}|\\d+[a-z]{2}\\b)[\\p{L}\\p{N}'’&-]*"
/** In letters of either case, each spelled out: the flag for it would be of the whole pattern. */
const EITHER_CASE = LEGAL_FORMS.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`)
const LEGAL = `(?:${EITHER_CASE})(?![\\p{L}\\p{N}])`
const LINK = `,?[ ]+(?=${LEGAL})|[ ]+(?:(?:of|&)[ ]+)?(?:the[ ]+)?`
/** "is", a colon, an article and a quotation mark may stand before a name. */
const LEADS = '(?:[ ]+(?:is|was)\\b|[ ]*:)?[ ]*(?:the[ ]+)?["“]?'
const NAME = new RegExp(`^(${LEADS})((?:${INITIALS})?${WORD}(?:(?:${LINK})(?:${LEGAL}|${WORD}))*)`, 'u')
/** What stands behind a legal form may be the next sentence. */
const GOES_ON = new RegExp(`[ ]${LEGAL}[ ]`, 'u')
const ENDS_IN_LEGAL = new RegExp(`[ ]${LEGAL}$`, 'u')
const DENIED = /\b(?:not?|no longer|never|don['’]t|isn['’]t|aren['’]t)\b/i

/**
 * The names that stand behind such words, each a run of capitalized words. Not sure is one that the next words may go on: another name in its
 * clause, a short word with a dot, or capitals all around.
 */
export function namesBehind(text: string, behind: RegExp): Named[] {
  return [...text.matchAll(new RegExp(behind, 'gi'))].flatMap(({ 0: words, index }): Named[] => {
    const before = /[^.;!?,\n]*$/.exec(text.slice(0, index))![0]
    if (DENIED.test(before)) return []
    const rest = text.slice(index + words.length)
    const [all, leads, name] = NAME.exec(rest) ?? []
    const isTold = !!leads && (leads.includes(':') || !/\p{Lu}/u.test(words.slice(1)))
    if (all && name && isTold && isWhole(name, rest.slice(all.length))) return [{ name, quote: `${words}${all}` }]
    return [{ name: null, quote: `${words}${/^[^.;!?,\n]*/.exec(rest)![0]}`.trim() }]
  })
}

function isWhole(name: string, rest: string): boolean {
  if (GOES_ON.test(name) || /^[ ]*[\d/(]|^,[ ]*\p{Lu}/u.test(rest)) return false
  if (/^\.[ ]+\p{Lu}/u.test(rest) && /(?:^| )\S{1,3}$/.test(name) && !ENDS_IN_LEGAL.test(name)) return false
  return !/^[^.;!?,\n]*[ ]\p{Lu}\p{L}{2}/u.test(rest)
}
