/** Letters and digits alone, lower case: what stays the same however a thing is spaced and punctuated. */
export function squeeze(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Whether a text contains words as whole words, ignoring spacing and punctuation: "Sampleton, OH" contains "OH", "Ohio" does not. With
 * `unbroken`, hyphens and slashes bind: "QF-1042" does not contain "1042".
 */
export function holdsWords(text: string, words: string, unbroken = false): boolean {
  const wanted = squeeze(words)
  if (!wanted) return false
  const plain = text.normalize('NFKC').toLowerCase()
  const letters = [...plain.matchAll(/[\p{L}\p{N}]/gu)].map(({ 0: letter, index }) => ({ letter, index }))
  const offsets = letters.flatMap(({ letter }, at) => Array.from({ length: letter.length }, () => at))
  const squeezed = letters.map(({ letter }) => letter).join('')
  const before = unbroken ? /[\p{L}\p{N}][-/]?$/u : /[\p{L}\p{N}]$/u
  const after = unbroken ? /^[-/]?[\p{L}\p{N}]/u : /^[\p{L}\p{N}]/u
  for (let at = squeezed.indexOf(wanted); at >= 0; at = squeezed.indexOf(wanted, at + 1)) {
    const start = letters[offsets[at]!]!.index
    const last = letters[offsets[at + wanted.length - 1]!]!
    const end = last.index + last.letter.length
    if (!before.test(plain.slice(Math.max(0, start - 3), start)) && !after.test(plain.slice(end, end + 3))) return true
  }
  return false
}

/** Whether a text names the machine of a page of the web, not another one whose name holds that. */
export const namesHost = (text: string, host: string) =>
  new RegExp(`(?<![\\w.-])(?:www\\.)?${host.replace(/\W/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'i').test(text)
